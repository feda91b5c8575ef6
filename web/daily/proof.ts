/**
 * A day that is over, checked: does the secret fit the seal, was it the seal that this device saw, and do the throws of its own game
 * follow from it? No device gave anything to these dice, so that is all that can be known.
 */
import type { Game } from '../../engine/contract.ts'
import { readLog } from '../../engine/log.ts'
import { type Daily, setupOf } from '../../engine/parts/daily.ts'
import { openDay } from '../../fair/day.ts'
import { writeLine } from '../../fair/lines.ts'
import { headerOf, readProof } from '../../fair/proof.ts'
import { verify } from '../../fair/verify.ts'
import type { SeenDay } from './memory.ts'

export interface Day {
  readonly game: Game
  readonly daily: Daily
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

export function checkDay({ game, daily, date, commit, secret, seen }: Day): DayProof {
  const bound = openDay(game, setupOf(game, daily, date), date, secret).opening.commit === commit
  const own = typeof seen?.log !== 'string' ? null : checkLog(game, seen.log, secret)
  // A day that was sealed under older rules is judged by the header of its own log.
  const sealed = bound || (own?.fit === true && own.commit === commit)
  return { sealed, seen: sawIt(commit, seen), throws: own === null ? null : { count: own.count, fit: own.fit } }
}

function sawIt(commit: string, seen: SeenDay | null): DayProof['seen'] {
  if (seen === null) return 'not'
  if (seen.commit !== commit) return 'other'
  return seen.before ? 'before' : 'onDay'
}

interface CheckedLog {
  readonly count: number
  readonly fit: boolean
  readonly commit: string | null
}

/** `verify` finds nothing to prove where no device contributed; but it fails where a throw does not follow from the secret. */
function checkLog(game: Game, text: string, secret: string): CheckedLog {
  const log = readLog(game, text)
  if (!log.ok) return { count: 0, fit: false, commit: null }
  const count = log.value.entries.filter(({ input }) => input.kind === 'throw').length + log.value.voided.length
  const proof = readProof(headerOf(text), log.value, null)
  if (!proof.ok || proof.value.kind === 'none') return { count, fit: false, commit: null }
  const whole = proof.value.secret === null ? `${text}${writeLine({ kind: 'secret', secret })}\n` : text
  return { count, fit: verify(game, whole).kind !== 'failed', commit: proof.value.opening.commit }
}
