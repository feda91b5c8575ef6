/** Finished games of a person against bots, from seeds: one of the bots sits on the person's seat, and its moves count as a person's. */
import type { GameBots } from '../../engine/bots/bot.ts'
import type { Game, Seat } from '../../engine/contract.ts'
import { Xoshiro128 } from '../../engine/dice/random.ts'
import type { Entry } from '../../engine/log.ts'
import { readOptions } from '../../engine/options.ts'
import { unwrap } from '../../engine/result.ts'
import { act, openTable, stateOf, type Table } from '../../engine/table/table.ts'
import { playMatch } from '../matches/match.ts'
import type { Finished } from './played.ts'

export interface Sample<State, Move> {
  readonly table: Table<State, Move>
  readonly finished: Finished
}

const DAY = 86_400_000
/** Midnight of 2026-01-01 (UTC). */
const BEGIN = 1_767_225_600_000

/** Games of consecutive seeds, five days apart; the person sits on seat 0 and 1 in turn, and plays as well as `mine`. */
export function sampleGames<State, Move, Options>(
  game: Game<State, Move, Options>,
  bots: GameBots<State, Move>,
  { count, seats, mine }: { readonly count: number; readonly seats: number; readonly mine: number },
): Sample<State, Move>[] {
  const options = unwrap(readOptions(game, seats, {}))
  return Array.from({ length: count }, (_, seed) => {
    const you = seed % seats
    const levels = Array.from({ length: seats }, (__, seat) => (seat === you ? mine : (seed >> 1) % bots.levels.length))
    const table = played(game, bots, options, levels, you, seed)
    const date = BEGIN + seed * 5 * DAY
    const sitters = levels.map((level, seat) =>
      seat === you ? { name: '' } : { name: '', level: bots.levels[level]?.id ?? '' },
    )
    const turn = game.turn(stateOf(table))
    const places = turn.kind === 'over' ? turn.places : []
    const month = `2026-${String(1 + Math.floor((seed * 5) / 31)).padStart(2, '0')}`
    const scores = game.scores(stateOf(table))
    return {
      table,
      finished: { id: `g${seed}`, source: 'device', game: game.id, date, month, you, places, scores, sitters },
    }
  })
}

function played<State, Move, Options>(
  game: Game<State, Move, Options>,
  bots: GameBots<State, Move>,
  options: Options,
  levels: readonly number[],
  you: Seat,
  seed: number,
): Table<State, Move> {
  const entries: Entry<Move>[] = []
  const seats = levels.map((level) => ({ bot: bots.levels[level]?.bot ?? NO_BOT }))
  playMatch({ game, options, seats }, { dice: new Xoshiro128(seed), bots: new Xoshiro128(~seed) }, (entry) =>
    entries.push(entry),
  )
  let table = openTable(game, levels.length, options)
  for (const { by, ...entry } of entries.filter(({ forced }) => forced !== true)) {
    const mine = entry.input.kind === 'move' && entry.input.seat === you
    table = unwrap(act(table, mine || by === undefined ? entry : { ...entry, by }))
  }
  return table
}

const NO_BOT = { choose: () => null }
