/** A race at one terminal: people by their keys, bots at the times they plan, all by the clock of this machine. */
import { randomInt } from 'node:crypto'
import { plannedMove, questionOf } from '../../bots/race-plan.ts'
import type { MoveTurn, Seat } from '../../engine/contract.ts'
import type { Hint } from '../../engine/parts/terminal.ts'
import { firstOf, order } from '../../engine/race-order.ts'
import { mayUndo, racers, racesHere } from '../../engine/table/one-device.ts'
import { type Course, courseOf, decide, type LocalGrab, raceStart } from '../../engine/table/race.ts'
import { act, stateOf, type Table } from '../../engine/table/table.ts'
import type { Narrator } from './narrator.ts'
import type { Next, Session } from './session.ts'

/** One race under way, from the moment it was shown. */
export interface Race {
  /** How many entries the table had. */
  readonly start: number
  /** By the session's clock. */
  readonly began: number
  /** By seat: what a bot's generator is made from whenever it is asked. */
  readonly seeds: readonly number[]
  locks: Course['locks']
}

/** Returns the race of this table, the same object as long as it lasts; null: none. One of a saved game goes on where it was saved. */
export function raceOf({ clock }: Session, table: Table, before: Race | null): Race | null {
  const start = raceStart(table)
  if (start === null || start === before?.start) return start === null ? null : before
  const last = courseOf(table, start, new Map()).steps.at(-1)?.at ?? 0
  const seeds = Array.from({ length: table.seats }, () => randomInt(2 ** 32))
  return { start, began: clock() - last, seeds, locks: new Map() }
}

/** Longer than any timer can wait. */
export const LONG_MS = 2 ** 31

/** Waits for the first grab that counts (a person's key, a bot's plan), or the time limit. */
export async function raceOn(session: Session, table: Table, race: Race): Promise<Next> {
  const { company, front, clock } = session
  const { game } = table
  const { seats, limitMs: limit = Infinity } = game.turn(stateOf(table)) as MoveTurn
  const people = seats.filter((seat) => company.sitters[seat]?.kind === 'person')
  const asked = { table, canUndo: mayUndo(table, company) }
  const passed = (): number => Math.round(clock() - race.began)
  for (;;) {
    const plans = plansOf(session, table, race, passed())
    const end = Math.min(limit, ...plans.map(({ at }) => at))
    const left = end - passed()
    const answer = left > 0 ? await front.askGrab(asked, people, left) : null
    if (answer !== null && answer.kind !== 'move') return answer
    const at = passed()
    const own = answer === null ? [] : [{ seat: answer.seat, what: answer.move, at }]
    const next = judged(session, table, race, [...own, ...plans.filter((plan) => plan.at <= at)])
    if (next !== null) return next
    if (at >= limit) return { kind: 'entry', entry: { input: { kind: 'time' } } }
    if (answer === null && left <= 0) throw new Error(`${game.id}: a bot plans what does not count`)
    const refused = answer === null ? null : act(table, { input: answer })
    if (refused?.ok === false) front.refused(refused.fault)
  }
}

/** What these grabs lead to; null: none of them counts. With real dice hands were quickest, and what is entered has no time. */
function judged({ company }: Session, table: Table, race: Race, grabs: readonly LocalGrab[]): Next | null {
  if (!racesHere(table, company)) {
    const [first] = grabs
    if (first === undefined) return null
    const { seat, what: move, by } = first
    return { kind: 'entry', entry: { input: { kind: 'move', seat, move }, ...(by === undefined ? {} : { by }) } }
  }
  const { limitMs = null } = table.game.turn(stateOf(table)) as MoveTurn
  const verdict = decide(table, courseOf(table, race.start, race.locks), limitMs, grabs)
  race.locks = verdict.locks
  return verdict.table === table ? null : { kind: 'raced', table: verdict.table }
}

/** The next grab of each bot, the first one first. */
function plansOf({ company, bots }: Session, table: Table, race: Race, passed: number): readonly LocalGrab[] {
  const { game, seats } = table
  const state = stateOf(table)
  const plans = racers(table, company).flatMap(({ seat, level }): LocalGrab[] => {
    const question = { ...questionOf(game, state, seat, level), seed: race.seeds[seat] as number, passed }
    const plan = plannedMove(bots, question)
    if (plan === null) return []
    return [{ seat, what: game.read(plan.move), at: Math.max(plan.at, race.locks.get(seat) ?? 0), by: 'bot' }]
  })
  return order(plans, firstOf(game, state), seats)
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
