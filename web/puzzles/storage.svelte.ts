/** A person's puzzles as they are kept on this device, as state: every page shows the same. */
import { parseJson } from '../../engine/json.ts'
import { keep, recall } from '../host/storage/local-storage.ts'
import type { Grade } from './fsrs.ts'
import { MOST_OWN, type OwnPuzzle, readOwn } from './own.ts'
import { answered, type Day, dayOf, merge, type Progress, readProgress } from './progress.ts'

const PROGRESS = 'puzzles'
const OWN = 'puzzles.own'
/** Tables that have been looked through for mistakes. */
const SEARCHED = 'puzzles.searched'
/** Older ones are not looked through again: they are not among the newest. */
const REMEMBERED = 300

export function today(): Day {
  const now = new Date()
  return dayOf(now.getTime(), now.getTimezoneOffset())
}

class PuzzleStorage {
  progress: Progress = $state.raw(readProgress(recall(PROGRESS)))
  own: readonly OwnPuzzle[] = $state.raw(readOwn(recall(OWN)))
  /** The last change could not be kept: it is gone with the page. */
  failed = $state(false)

  /** Another tab may have gone on meanwhile: what it kept is not lost. */
  answer(name: string, set: string, grade: Grade): void {
    const known = merge(this.progress, readProgress(recall(PROGRESS)))
    this.progress = answered(known, name, set, grade, today())
    this.failed = !keep(PROGRESS, JSON.stringify(this.progress))
  }

  /** For a backup. */
  get all(): { readonly progress: Progress; readonly own: readonly OwnPuzzle[] } {
    return { progress: this.progress, own: this.own }
  }

  /** From a backup: nothing here is lost. */
  bring(backup: string): void {
    const { puzzles } = (parseJson(backup) ?? {}) as { puzzles?: { progress?: unknown; own?: unknown } }
    if (typeof puzzles !== 'object' || puzzles === null) return
    this.progress = merge(this.progress, readProgress(JSON.stringify(puzzles.progress ?? {})))
    this.failed = !keep(PROGRESS, JSON.stringify(this.progress))
    this.#add(readOwn(JSON.stringify(puzzles.own ?? [])))
  }

  get searched(): readonly string[] {
    const given = parseJson(recall(SEARCHED))
    return Array.isArray(given) ? given.filter((id) => typeof id === 'string') : []
  }

  /** Adds the puzzles found at a table. */
  found(table: string, puzzles: readonly OwnPuzzle[]): void {
    this.#add(puzzles)
    keep(SEARCHED, JSON.stringify([...this.searched, table].slice(-REMEMBERED)))
  }

  #add(puzzles: readonly OwnPuzzle[]): void {
    const fresh = puzzles.filter(({ log, seat }) => !this.own.some((one) => one.log === log && one.seat === seat))
    if (fresh.length === 0) return
    this.own = [...this.own, ...fresh].slice(-MOST_OWN)
    this.failed = !keep(OWN, JSON.stringify(this.own))
  }
}

export const puzzleStorage = new PuzzleStorage()
