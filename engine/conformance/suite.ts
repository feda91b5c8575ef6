/**
 * Start here: the suite that every game must pass, by random matches for every number of seats and a sample of option sets.
 * It needs no test library and no runtime: the same code runs in Node, in a page and in a worker.
 */
import type { Game } from '../contract.ts'
import { copy, freeze, same } from '../json.ts'
import { readOptions } from '../options.ts'
import { Xoshiro128 } from '../random.ts'
import { Broken, type Check, type Finding } from './checks.ts'
import { playMatch } from './match.ts'
import type { Subject } from './position.ts'

export interface Plan {
  /** Option sets to play with, as from outside; each must be valid for every number of seats. */
  readonly options: readonly unknown[]
  /** Matches for each number of seats and each option set. */
  readonly matches: number
  readonly seed: number
  /** A random match that is longer does not end. */
  readonly bound: number
}

export interface Report {
  readonly findings: readonly Finding[]
  readonly matches: number
  readonly inputs: number
  /** A digest of every state: equal in every runtime. */
  readonly digest: number
}

export function conform(game: Game, plan: Plan): Report {
  const findings: Finding[] = []
  const known = new Map<string, unknown>()
  let [matches, inputs, digest] = [0, 0, 0x811c9dc5]
  for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
    for (const options of plan.options) {
      for (let match = 0; match < plan.matches; match++) {
        const where = `${game.id}, ${seats} seats, ${JSON.stringify(options)}, match ${match}`
        const random = new Xoshiro128(plan.seed + 7919 * matches++)
        const played = examine({ game, seats, random, known }, options, plan.bound, where)
        if ('check' in played) {
          findings.push(played)
          continue
        }
        inputs += played.states.length - 1
        for (const state of played.states) digest = fnv1a(JSON.stringify(state), digest)
      }
    }
  }
  return { findings, matches, inputs, digest }
}

function examine(
  subject: Subject<unknown, unknown>,
  given: unknown,
  bound: number,
  where: string,
): Finding | { readonly states: readonly unknown[] } {
  const options = readOptions(subject.game, subject.seats, given)
  if (!options.ok) throw new Error(`the plan's options are wrong: ${JSON.stringify(options.fault)}`)
  try {
    return playMatch(subject, freeze(options.value), bound)
  } catch (error) {
    const [check, detail] = diagnose(subject, error)
    return { check, detail, where }
  }
}

/** A `TypeError` on frozen input is a mutation: told from other failures by whether the game mutates when it may. */
function diagnose({ game, seats }: Subject<unknown, unknown>, error: unknown): readonly [Check, string] {
  if (error instanceof Broken) return [error.check, error.message]
  const thawed = mutatesThawed(game, seats)
  return [thawed ? 'mutates' : 'throws', String(error)]
}

/** Plays unfrozen states at random and compares each with what it was. */
function mutatesThawed(game: Game, seats: number): boolean {
  const options = readOptions(game, seats, {})
  const random = new Xoshiro128(1)
  let state = options.ok ? game.setup(seats, options.value) : null
  for (let step = 0; step < 1000 && state !== null; step++) {
    const before = copy(state)
    const next = step1(game, state, random)
    if (!same(before, state)) return true
    state = next
  }
  return false
}

function step1(game: Game, state: unknown, random: Xoshiro128): unknown {
  const turn = game.turn(state)
  if (turn.kind === 'over') return null
  if (turn.kind === 'throw') return game.land(state, random.throw(turn.sides))
  const seat = random.pick(turn.seats)
  const moves = game.moves(state, seat)
  if (moves.length === 0) return game.timeUp?.(state) ?? null
  const move = random.pick(moves)
  game.why(state, seat, move)
  game.view(state, seat)
  return game.move(state, seat, move)
}

/** FNV-1a, 32 bits. */
function fnv1a(text: string, hash: number): number {
  let sum = hash
  for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193)
  return sum >>> 0
}
