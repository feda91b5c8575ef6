/**
 * Verifies a log: it replays by the rules, and every throw is the one that was fixed before the game.
 *
 * Not proven: the host can know throws in advance, but cannot choose them. Moves are checked against the rules, not signed. And a file is
 * only consistent with itself; that it is your table is shown by what your device has stored (`Memory`).
 */
import type { Game } from '../engine/contract.ts'
import { type Log, type LogFault, type Placed, readLog, replay } from '../engine/log.ts'
import { roundOf } from './opening.ts'
import { headerOf, type Memory, type Proof, type ProofFault, readProof } from './proof.ts'
import { type Derive, deriver } from './throws.ts'

export interface Verified {
  readonly kind: 'verified'
  readonly throws: number
  readonly dice: number
  /** Seats whose devices contributed bytes. One honest device among them is enough. */
  readonly devices: number
  /** How often bytes were withheld and the opening began again: each time a device could discard a result. */
  readonly restarts: number
  /** Throws of void races, which were thrown again. A host could do that on purpose, so it is reported. */
  readonly voided?: number
  /** Whether the log has the game's end, or an event that ended it; otherwise it may have been cut off. */
  readonly over: boolean
  /** True: the log has the commitment that this device saw, and its own bytes. False: this device has stored nothing. */
  readonly remembered: boolean
}

/** The first bad line. */
export interface Failed {
  readonly kind: 'failed'
  readonly line: number
  readonly reason: Reason
  /** It is the last line and has no line end: perhaps the file was cut off. */
  readonly unended?: true
}

export type Reason =
  /** Not a log of this game, or an input that the rules refuse. */
  | { readonly code: 'log'; readonly fault: LogFault }
  | { readonly code: 'proof'; readonly fault: ProofFault }
  /** Throw `n` should have shown `due`. */
  | { readonly code: 'throw'; readonly n: number; readonly due: readonly number[]; readonly got: readonly number[] }

/** The log is legal so far, but has nothing about its dice that could be checked. */
export interface Nothing {
  readonly kind: 'nothing'
  /**
   * `no-lines`: no proof and no reason. `no-secret`: not revealed yet. `no-bytes`: all throws follow from the secret, but no device
   * contributed, so the host could have tried secrets until it liked the dice.
   */
  readonly why: Extract<Proof, { kind: 'none' }>['why'] | 'no-secret' | 'no-bytes'
}

export type VerifyResult = Verified | Failed | Nothing

/**
 * Verifies a log of this game; with `memory`, also that it is the table this device saw. Returns `verified`, `failed` with the first bad
 * line, or `nothing` with the reason.
 */
export function verify<State, Move, Options>(
  game: Game<State, Move, Options>,
  text: string,
  memory: Memory | null = null,
): VerifyResult {
  const log = readLog(game, text)
  if (log.ok) return verifyLog(game, headerOf(text), log.value, memory)
  const { fault } = log
  const failure = failed(fault, { code: 'log', fault }, fault.unended === true)
  // A line that cannot be parsed hides no earlier fault: the lines above are checked without it.
  const above = fault.line === 1 ? log : readLog(game, linesAbove(text, fault.line))
  const before = above.ok ? verifyLog(game, headerOf(text), above.value, memory) : failure
  return before.kind === 'failed' && before.line < failure.line ? before : failure
}

/** Returns the lines above this one, and the secret, which comes later and is needed to check them. */
function linesAbove(text: string, line: number): string {
  const lines = text.split('\n')
  const secret = lines.findLast((later, i) => i >= line && later.startsWith('fair secret='))
  return [...lines.slice(0, line - 1), ...(secret === undefined ? [] : [secret]), ''].join('\n')
}

function verifyLog<State, Move, Options>(
  game: Game<State, Move, Options>,
  header: string,
  log: Log<Move, Options>,
  memory: Memory | null,
): VerifyResult {
  const last = Math.max(log.entries.at(-1)?.line ?? 1, log.fair.at(-1)?.line ?? 1)
  const blame = (fault: ProofFault): Failed =>
    failed(fault, { code: 'proof', fault }, log.unended && fault.line === last)
  const proof = readProof(header, log, memory)
  if (!proof.ok) return blame(proof.fault)
  const late = proof.value.kind === 'none' ? null : proof.value.late
  const played = replayThrows(game, log, deriverOf(proof.value))
  if (played.kind === 'failed') return late === null || played.line < late.line ? played : blame(late)
  return late === null ? conclude(proof.value, played, memory) : blame(late)
}

function deriverOf(proof: Proof): Derive | null {
  return proof.kind === 'none' || proof.secret === null ? null : deriver(proof.opening, proof.secret)
}

type Played = Pick<Verified, 'throws' | 'dice' | 'over' | 'voided'> & { readonly kind: 'played' }

/** Replays the log and compares each throw with the one derived, if there is a proof to derive it from. */
function replayThrows<State, Move, Options>(
  game: Game<State, Move, Options>,
  log: Log<Move, Options>,
  derive: Derive | null,
): Played | Failed {
  let [throws, dice] = [0, 0]
  let wrong: Failed | null = null
  let sides: readonly number[] = []
  const check = (faces: readonly number[], at: Placed): void => {
    throws++
    dice += sides.length
    if (derive !== null) wrong ??= compare(derive(throws, sides), throws, faces, at)
  }
  // The throw of a void race is derived like any other, and its question is thrown again.
  const voided = [...log.voided]
  const checkVoided = (line: number): void => {
    for (let next = voided[0]; next !== undefined && next.line < line; next = voided[0]) {
      voided.shift()
      check(next.faces, next)
    }
  }
  const end = replay(game, log, ({ state, entry }) => {
    if (entry !== null) checkVoided(entry.line)
    if (entry?.input.kind === 'throw') check(entry.input.faces, entry)
    const turn = game.turn(state)
    if (turn.kind === 'throw') sides = turn.sides
  })
  checkVoided(Infinity)
  if (wrong !== null) return wrong
  if (!end.ok) return failed(end.fault, { code: 'log', fault: end.fault }, end.fault.unended === true)
  const lost = log.voided.length === 0 ? {} : { voided: log.voided.length }
  const over = game.turn(end.value).kind === 'over' || log.events.at(-1)?.kind === 'end'
  return { kind: 'played', throws, dice, over, ...lost }
}

function compare(due: readonly number[], n: number, got: readonly number[], at: Placed): Failed | null {
  return due.join() === got.join() ? null : failed(at, { code: 'throw', n, due, got }, false)
}

function conclude(proof: Proof, { kind: _, ...played }: Played, memory: Memory | null): Verified | Nothing {
  if (proof.kind === 'none') return { kind: 'nothing', why: proof.why }
  if (proof.secret === null) return { kind: 'nothing', why: 'no-secret' }
  const devices = roundOf(proof.opening).bytes.filter((bytes) => bytes !== null).length
  if (devices === 0) return { kind: 'nothing', why: 'no-bytes' }
  const restarts = proof.opening.rounds.length - 1
  return { kind: 'verified', ...played, devices, restarts, remembered: memory !== null }
}

function failed({ line }: Placed, reason: Reason, unended: boolean): Failed {
  return { kind: 'failed', line, reason, ...(unended ? { unended } : {}) }
}
