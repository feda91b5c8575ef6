/** Whole tables at random, for tests: devices, an opening, a game with the dice it gives, and its log. */
import { bytesToHex } from '@noble/hashes/utils.js'
import type { Game, Seat } from '../engine/contract.ts'
import { Xoshiro128 } from '../engine/dice/random.ts'
import { type Entry, writeEntry, writeHeader } from '../engine/log.ts'
import { readOptions } from '../engine/options.ts'
import { forced, play } from '../engine/play.ts'
import { unwrap } from '../engine/result.ts'
import { writeLine } from './lines.ts'
import { begin, close, commit, missing, type Opening, pledge, restart, reveal, roundOf, sealOf } from './opening.ts'
import { type Derive, deriver } from './throws.ts'
import { writeOpening } from './transcript.ts'

export interface SampleOptions {
  readonly table: string
  readonly seats: number
  readonly options: unknown
  readonly seed: number
  /** Seats without a device. */
  readonly absent?: readonly Seat[]
  /** For each restart, the seats that withhold their bytes. */
  readonly withhold?: readonly (readonly Seat[])[]
  /** Closes the table after this many inputs. */
  readonly inputs?: number
}

export interface Sample {
  readonly header: string
  readonly opening: Opening
  readonly secret: Uint8Array
  /** The log with its proof, the secret included. */
  readonly text: string
}

export function sample<State, Move, Options>(game: Game<State, Move, Options>, plan: SampleOptions): Sample {
  const random = new Xoshiro128(plan.seed)
  const options = unwrap(readOptions(game, plan.seats, plan.options))
  const header = writeHeader(game, plan.seats, options)
  const secret = someBytes(random, 32)
  const opening = open(random, plan, begin({ ...plan, header, seal: sealOf(secret) }))
  const entries = playOut(game, game.setup(plan.seats, options), random, deriver(opening, secret), plan.inputs)
  const lines = [
    header,
    ...writeOpening(opening),
    ...entries.map((entry) => writeEntry(game, entry)),
    writeLine({ kind: 'secret', secret: bytesToHex(secret) }),
  ]
  return { header, opening, secret, text: `${lines.join('\n')}\n` }
}

/** Runs rounds until every device reveals its bytes. */
function open(random: Xoshiro128, { absent = [], withhold = [] }: SampleOptions, begun: Opening): Opening {
  let opening = begun
  const gone = new Set(absent)
  for (let round = 0; opening.phase !== 'ready'; round++) {
    opening = playRound(random, opening, gone, withhold[round] ?? [])
    for (const seat of missing(roundOf(opening))) gone.add(seat)
    if (opening.phase === 'reveal') opening = unwrap(restart(opening))
  }
  return opening
}

function playRound(random: Xoshiro128, begun: Opening, gone: ReadonlySet<Seat>, withhold: readonly Seat[]): Opening {
  const present = roundOf(begun).commits.flatMap((_, seat) => (gone.has(seat) ? [] : [seat]))
  const drawn = present.map((seat) => ({ seat, bytes: someBytes(random, 16) }))
  let opening = begun
  for (const { seat, bytes } of drawn) opening = unwrap(commit(opening, seat, pledge(opening, seat, bytes)))
  opening = unwrap(close(opening))
  for (const { seat, bytes } of drawn) {
    if (!withhold.includes(seat)) opening = unwrap(reveal(opening, seat, bytesToHex(bytes)))
  }
  return opening
}

/** Repeatable bytes. Tables of people draw theirs from the operating system. */
export function someBytes(random: Xoshiro128, count: number): Uint8Array {
  return Uint8Array.from({ length: count }, () => random.below(256))
}

function playOut<State, Move>(
  game: Game<State, Move>,
  start: State,
  random: Xoshiro128,
  derive: Derive,
  most = Number.POSITIVE_INFINITY,
): Entry<Move>[] {
  const entries: Entry<Move>[] = []
  let [state, throws] = [start, 0]
  for (let turn = game.turn(state); turn.kind !== 'over' && entries.length < most; turn = game.turn(state)) {
    const entry: Entry<Move> =
      turn.kind === 'throw'
        ? { input: { kind: 'throw', faces: derive(++throws, turn.sides) } }
        : someMove(game, state, random.pick(turn.seats), random)
    state = unwrap(play(game, state, entry.input))
    entries.push(entry)
  }
  return entries
}

function someMove<State, Move>(game: Game<State, Move>, state: State, seat: Seat, random: Xoshiro128): Entry<Move> {
  const must = forced(game, state)
  if (must !== null) return { input: { kind: 'move', ...must }, forced: true }
  const moves = game.moves(state, seat)
  // The first moves of a list are the plain ones; taken half of the time, games end soon.
  const move = random.below(2) === 0 ? random.pick(moves.slice(0, 4)) : random.pick(moves)
  return { input: { kind: 'move', seat, move } }
}
