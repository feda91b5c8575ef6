/** Races in a replay: how long they took, as their log tells it. */
import { isRace } from '../../engine/race-order.ts'
import type { SeenEntry, TableLike } from '../../engine/table/table.ts'

interface RaceAt {
  /** How long it had been on at this step, in ms. */
  readonly passed: number
  /** The game's own limit; null: none. */
  readonly limit: number | null
}

/** The race at a step, if it was timed; null: there is none. */
export function raceAt({ game, states, entries }: TableLike, at: number): RaceAt | null {
  const turn = game.turn(states[at])
  if (turn.kind !== 'move' || turn.optional !== true) return null
  const passed = isRace(game, states[at - 1]) ? timeOf(entries[at - 1]) : 0
  return passed === null ? null : { passed, limit: turn.limitMs ?? null }
}

/** The time from this step of a race to the next, in ms; null: not in a race, or not recorded. */
export function waitIn(table: TableLike, at: number): number | null {
  const race = raceAt(table, at)
  const next = table.entries[at]
  if (race === null || next === undefined) return null
  const end = next.input.kind === 'time' ? race.limit : timeOf(next)
  return end === null ? null : Math.max(0, end - race.passed)
}

/** Is there anything in it that was timed? */
export function hasRaces({ entries }: TableLike): boolean {
  return entries.some(({ input }) => input.kind === 'move' && input.at !== undefined)
}

function timeOf(entry: SeenEntry | undefined): number | null {
  return entry?.input.kind === 'move' ? (entry.input.at ?? null) : null
}
