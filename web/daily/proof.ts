/**
 * A day that is over, checked: does the secret fit the seal, was it the seal that this device saw, and do the throws of its own game
 * follow from it? No device gave anything to these dice, so that is all that can be known.
 */
import { hexToBytes } from '@noble/hashes/utils.js'
import type { Game } from '../../engine/contract.ts'
import { writeHeader } from '../../engine/log.ts'
import { begin, sealOf } from '../../fair/opening.ts'
import { verify } from '../../fair/verify.ts'
import type { SeenDay } from './memory.ts'

export interface Day {
  readonly game: Game
  readonly options: unknown
  readonly date: string
  readonly commit: string
  readonly secret: string
  /** What this device remembers of it. */
  readonly seen: SeenDay | null
}

export interface DayProof {
  readonly sealed: boolean
  /** `before`, `onDay`: the same seal was seen, the day before or on the day itself. */
  readonly seen: 'before' | 'onDay' | 'other' | 'not'
  /** Of this device's own game; null: there is none. */
  readonly throws: { readonly count: number; readonly fit: boolean } | null
}

export function checkDay({ game, options, date, commit, secret, seen }: Day): DayProof {
  const seal = sealOf(hexToBytes(secret))
  const header = writeHeader(game, 1, options)
  const own = begin({ table: `${game.id}-${date}`, header, seats: 1, seal })
  // A day that was sealed under older rules is judged by the header that its own log has.
  const bound = seen?.log?.includes(` commit=${commit}\n`) ?? false
  const log = seen?.log ?? null
  const throws = log === null ? null : throwsOf(game, log, secret)
  return { sealed: own.commit === commit || (bound && throws?.fit === true), seen: sawIt(commit, seen), throws }
}

function sawIt(commit: string, seen: SeenDay | null): DayProof['seen'] {
  if (seen === null) return 'not'
  if (seen.commit !== commit) return 'other'
  return seen.before ? 'before' : 'onDay'
}

/** `verify` has nothing to verify where no device contributed; but it fails where a throw does not follow from the secret. */
function throwsOf(game: Game, log: string, secret: string): NonNullable<DayProof['throws']> {
  const count = log.split('\n').filter((line) => line.startsWith('throw ')).length
  return { count, fit: verify(game, `${log}fair secret=${secret}\n`).kind !== 'failed' }
}
