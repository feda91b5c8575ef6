/**
 * Unpacks a folder once, for any number of processes that ask at the same time, also after one was killed half-way. The files are
 * written beside the target and renamed, so the target is either missing or complete. The lock only saves work: if two processes
 * ever hold it, both unpack, and the first to rename wins.
 */
import { existsSync, lstatSync, mkdirSync, readdirSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

interface Unpacking {
  readonly target: string
  /** A file in the target that is there once it is complete; if a cleaner of temporary files took it, we unpack again. */
  readonly proof: string
  /** Writes all files into this empty folder. */
  unpack(folder: string): Promise<void>
}

/** In milliseconds. An older lock is stale, even if a later process has been given the id of its holder. */
const STALE_AFTER = 5 * 60_000

export async function unpackOnce(unpacking: Unpacking): Promise<void> {
  const lock = `${unpacking.target}.lock`
  while (!isComplete(unpacking)) {
    if (!takeLock(lock)) {
      if (isStale(lock)) rmSync(lock, { force: true })
      else await sleep(50)
      continue
    }
    try {
      if (!isComplete(unpacking)) await unpackBeside(unpacking)
    } finally {
      rmSync(lock, { force: true })
    }
  }
}

const isComplete = ({ target, proof }: Unpacking): boolean => existsSync(join(target, proof))

async function unpackBeside({ target, unpack }: Unpacking): Promise<void> {
  for (const part of abandonedParts(target)) drop(part)
  const part = `${target}.part-${process.pid}`
  try {
    drop(part)
    mkdirSync(part)
    await unpack(part)
    drop(target)
    renameSync(part, target)
  } catch (error) {
    drop(part)
    if (!isTaken(error)) throw error
  }
}

const drop = (folder: string): void => rmSync(folder, { recursive: true, force: true, maxRetries: 3 })

function abandonedParts(target: string): string[] {
  const prefix = `${basename(target)}.part-`
  const parts = readdirSync(dirname(target)).filter((name) => name.startsWith(prefix))
  return parts
    .filter((name) => !isRunning(Number(name.slice(prefix.length))))
    .map((name) => join(dirname(target), name))
}

/** A symbolic link "to" the holder's process id: made and read in one step, so a lock is never without its holder. */
function takeLock(lock: string): boolean {
  try {
    symlinkSync(String(process.pid), lock)
    return true
  } catch (error) {
    if (isTaken(error)) return false
    throw error
  }
}

function isStale(lock: string): boolean {
  try {
    return !isRunning(Number(readlinkSync(lock))) || Date.now() - lstatSync(lock).mtimeMs > STALE_AFTER
  } catch {
    return false // released meanwhile
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

const isTaken = (error: unknown): boolean =>
  ['EEXIST', 'ENOTEMPTY'].includes((error as NodeJS.ErrnoException).code ?? '')
