/** A race at one terminal: people by their keys, bots at the times they plan, all by the clock of this machine. */
import { plannedMove, questionOf } from '../../bots/race-plan.ts'
import type { MoveTurn, Seat } from '../../engine/contract.ts'
import type { Hint } from '../../engine/parts/terminal.ts'
import { stateOf, type Table } from '../../engine/table/table.ts'
import type { Narrator } from './narrator.ts'
import type { Moved, Next, Session } from './session.ts'

/** One optional turn under way, from the moment it was shown. */
export interface Race {
  /** By `performance.now()`. */
  readonly began: number
  /** By seat: what a bot's generator is made from whenever it is asked. */
  readonly seeds: readonly number[]
}

/** Longer than any timer can wait. */
export const LONG_MS = 2 ** 31

/** Waits for the first event: a person's key, a bot's plan, or the time limit. */
export async function raceOn(session: Session, table: Table, turn: MoveTurn, race: Race): Promise<Next> {
  const { company, front } = session
  const passed = (): number => Math.round(performance.now() - race.began)
  const bot = firstBot(session, table, turn.seats, race.seeds, passed())
  const limit = turn.limitMs ?? Number.POSITIVE_INFINITY
  const end = Math.min(limit, bot?.at ?? Number.POSITIVE_INFINITY)
  const people = turn.seats.filter((seat) => company.sitters[seat]?.kind === 'person')
  const asked = { table, canUndo: false }
  const grab = await front.askGrab(asked, people, Math.max(0, end - passed()))
  if (grab?.kind === 'quit') return grab
  if (grab !== null) {
    const at = Math.min(passed(), limit)
    return { kind: 'entry', entry: { input: { ...grab, at }, seen: at } }
  }
  // No key was pressed: a bot's planned time or the game's limit is reached.
  if (bot === null || bot.at >= limit) return { kind: 'entry', entry: { input: { kind: 'time' } } }
  return { kind: 'entry', entry: { input: bot, seen: passed(), by: 'bot' } }
}

type BotPlan = Moved & { readonly at: number }

function firstBot(
  { company, bots }: Session,
  table: Table,
  seats: readonly Seat[],
  seeds: readonly number[],
  passed: number,
): BotPlan | null {
  const plans = seats.flatMap((seat): BotPlan[] => {
    const sitter = company.sitters[seat]
    if (sitter?.kind !== 'bot') return []
    const question = questionOf(table.game, stateOf(table), seat, sitter.level)
    const plan = plannedMove(bots, { ...question, seed: seeds[seat] as number, passed })
    return plan === null ? [] : [{ kind: 'move', seat, move: table.game.read(plan.move), at: plan.at }]
  })
  return plans.toSorted((a, b) => a.at - b.at)[0] ?? null
}

/** The keys of each person, in rows of a keyboard: they stand for 1 to 5. None of them means anything elsewhere. */
const ROWS = ['12345', 'asdfg', 'zxcvb', '67890', 'hjkl;'] as const

/** The seat of a key and the key it stands for; null: unassigned. A single player has all keys. */
export function ownKey(people: readonly Seat[], key: string): { readonly seat: Seat; readonly key: string } | null {
  if (people.length < 2) return null
  const row = ROWS.findIndex((keys) => key.length === 1 && keys.includes(key))
  const seat = people[row]
  return seat === undefined ? null : { seat, key: String(1 + (ROWS[row] as string).indexOf(key)) }
}

export function plainKey(key: string): string {
  return key === 'space' ? 'enter' : key
}

export function rowHints(people: readonly Seat[], narrator: Narrator): Hint[] {
  if (people.length < 2) return []
  return people.map((seat, row) => ({
    keys: [...(ROWS[row] as string)].join(' '),
    label: { own: narrator.name(seat) },
  }))
}
