/**
 * Solutions on disk, complete or in progress. A file is replaced atomically and has a checksum; a missing or damaged file counts as none.
 */
import {
  closeSync,
  fstatSync,
  mkdirSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import type { SolvePlan } from '../engine/bots/solver.ts'

type Env = { readonly [name: string]: string | undefined }

/** Returns the folder of solutions: below `IACTA_HOME`, else the system's cache folder. */
export function cacheFolder(env: Env): string {
  if (env.IACTA_HOME) return join(env.IACTA_HOME, 'solutions')
  if (process.platform === 'win32') return join(env.LOCALAPPDATA ?? homedir(), 'iacta', 'solutions')
  return join(env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'iacta', 'solutions')
}

export function cacheFile(folder: string, game: string, plan: SolvePlan): string {
  return join(folder, `${game}.${plan.key}.bin`)
}

/** Returns a complete solution; null: none, incomplete, or damaged. */
export function readSolved(file: string, plan: SolvePlan): SharedArrayBuffer | null {
  if (statSync(file, { throwIfNoEntry: false })?.size !== plan.bytes) return null
  const memory = new SharedArrayBuffer(plan.bytes)
  return readCache(file, plan, memory) === 'found' && plan.part(memory) === 1 ? memory : null
}

export type Cached = 'found' | 'none' | 'damaged'

/** Reads a file into the memory of its plan. An incomplete file leaves the memory empty. */
export function readCache(file: string, plan: SolvePlan, memory: SharedArrayBuffer): Cached {
  const read = readInto(file, memory)
  if (read === 'none') return read
  if (read === 'found' && plan.isWhole(memory)) return 'found'
  new Uint8Array(memory).fill(0)
  return 'damaged'
}

function readInto(file: string, memory: SharedArrayBuffer): Cached {
  let open: number
  try {
    open = openSync(file, 'r')
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? 'none' : 'damaged'
  }
  try {
    const bytes = new Uint8Array(memory)
    if (fstatSync(open).size !== bytes.length) return 'damaged'
    let at = 0
    for (let got = 1; at < bytes.length && got > 0; at += got) got = readSync(open, bytes, at, bytes.length - at, at)
    return at === bytes.length ? 'found' : 'damaged'
  } catch {
    return 'damaged'
  } finally {
    closeSync(open)
  }
}

/** Writes a snapshot. Returns the system's error code if it cannot be written; the solution in memory is not affected. */
export function writeCache(file: string, bytes: Uint8Array): string | null {
  const next = `${file}.${process.pid}`
  try {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(next, bytes)
    renameSync(next, file)
    return null
  } catch (error) {
    discard(next)
    return (error as NodeJS.ErrnoException).code ?? String(error)
  }
}

/** Removes a file; a failure is ignored. */
function discard(file: string): void {
  try {
    rmSync(file, { force: true })
  } catch {}
}
