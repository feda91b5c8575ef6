/**
 * Unpacks a folder once, for any number of processes that ask at the same time, also after one was killed half-way. The files are
 * written beside the target and renamed, so the target is either missing or complete, unless a cleaner of temporary files took some.
 */
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { alone } from '../alone.ts'

interface Unpacking {
  readonly target: string
  /** A file in the target that is there once it is complete. */
  readonly proof: string
  /** Writes all files into this empty folder. */
  unpack(folder: string): Promise<void>
}

export async function unpackOnce(unpacking: Unpacking): Promise<void> {
  if (isComplete(unpacking)) return
  await alone(`${unpacking.target}.unpacking`, async () => {
    if (!isComplete(unpacking)) await unpackBeside(unpacking)
  })
}

const isComplete = ({ target, proof }: Unpacking): boolean => existsSync(join(target, proof))

async function unpackBeside(unpacking: Unpacking): Promise<void> {
  const { target } = unpacking
  const [part, rest] = [`${target}.part`, `${target}.rest`]
  const clean = (): void => {
    for (const folder of [part, rest]) rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  }
  // What a process left that was killed.
  clean()
  try {
    mkdirSync(part)
    await unpacking.unpack(part)
    // A cleaner of temporary files may take the lock from us: a complete folder may be in use and stays.
    if (isComplete(unpacking)) return
    if (existsSync(target)) renameSync(target, rest)
    renameSync(part, target)
  } finally {
    clean()
  }
}
