/** A game at one terminal, from the first throw to the end: asks people, lets bots play, throws dice, saves every input. */
import { randomInt } from 'node:crypto'
import type { Company, Sitter } from '../../engine/company.ts'
import type { MoveTurn, Seat, ThrowTurn } from '../../engine/contract.ts'
import type { Entry } from '../../engine/log.ts'
import type { Refusal } from '../../engine/play.ts'
import { good } from '../../engine/result.ts'
import { act, canUndo, stateOf, type Table, undo } from '../../engine/table.ts'
import { type Plan, type Race, raceOn } from './race.ts'
import type { Save } from './save.ts'
import { isChosenInSecret } from './secret.ts'

export type Quit = { readonly kind: 'quit'; readonly interrupted: boolean }

/** What may be done instead of answering. */
export type Instead = { readonly kind: 'undo' } | Quit

export type Answer = { readonly kind: 'move'; readonly move: unknown } | Instead

export type Thrown = { readonly kind: 'faces'; readonly faces: readonly number[] } | Instead

export interface Asked {
  readonly table: Table
  readonly canUndo: boolean
}

/** Somebody acts in a race. */
export interface Grab {
  readonly kind: 'grab'
  readonly seat: Seat
  readonly move: unknown
}

/** What people see and do: a picture and keys, or lines of text. */
export interface Front {
  /** These entries are new, from index `from` on. Null, or the wish to leave while looking on. */
  happened(table: Table, from: number): Promise<Quit | null>
  askMove(asked: Asked, seat: Seat): Promise<Answer>
  /** A race: whoever of these people acts first within so many ms. Null: nobody did. */
  askGrab(asked: Asked, people: readonly Seat[], ms: number): Promise<Grab | Quit | null>
  /** Someone throws the app's dice with a key. */
  askRoll(asked: Asked, turn: ThrowTurn): Promise<Thrown | { readonly kind: 'roll' }>
  /** Someone types what real dice show. */
  askFaces(asked: Asked, turn: ThrowTurn): Promise<Thrown>
  /** A bot or the dice are next: a moment in which a person may take its last choice back. Null: go on. */
  hold(asked: Asked): Promise<Instead | null>
  refused(refusal: Refusal): void
  close(): void
}

/** How a bot of a level chooses. */
export type Choose = (level: string, table: Table, seat: Seat) => unknown

export type Ending = 'over' | 'quit' | 'interrupted'

export interface Session {
  readonly company: Company
  readonly front: Front
  readonly save: Save
  readonly choose: Choose
  /** When a bot of a level acts in a race. */
  readonly plan: Plan
}

export async function playOn(
  session: Session,
  table: Table,
): Promise<{ readonly table: Table; readonly ending: Ending }> {
  let now = table
  let race: Race | null = null
  for (;;) {
    const turn = now.game.turn(stateOf(now))
    if (turn.kind === 'over') return { table: now, ending: 'over' }
    race = turn.kind === 'move' && turn.optional === true ? (race ?? beginRace(now.seats)) : null
    const next = await nextOf(session, now, turn, race)
    const done = next.kind === 'quit' ? { table: now, quit: next } : await carryOut(session, now, next)
    now = done.table
    if (done.quit !== null) return { table: now, ending: done.quit.interrupted ? 'interrupted' : 'quit' }
  }
}

export type Next = { readonly kind: 'entry'; readonly entry: Entry<unknown> } | Instead

function nextOf(session: Session, table: Table, turn: ThrowTurn | MoveTurn, race: Race | null): Promise<Next> {
  if (turn.kind === 'throw') return throwDice(session, table, turn)
  return race === null ? makeMove(session, table, turn.seats) : raceOn(session, table, turn, race)
}

function beginRace(seats: number): Race {
  return { began: performance.now(), seeds: Array.from({ length: seats }, () => randomInt(2 ** 32)) }
}

/** The table after it, saved and shown; and whether somebody wants to leave. */
async function carryOut(
  { front, save }: Session,
  table: Table,
  next: Exclude<Next, Quit>,
): Promise<{ readonly table: Table; readonly quit: Quit | null }> {
  const played = next.kind === 'undo' ? good(undo(table)) : act(table, next.entry)
  if (!played.ok) {
    front.refused(played.fault)
    return { table, quit: null }
  }
  save.write(played.value)
  const from = Math.min(table.entries.length, played.value.entries.length)
  return { table: played.value, quit: await front.happened(played.value, from) }
}

async function throwDice({ company, front }: Session, table: Table, turn: ThrowTurn): Promise<Next> {
  const asked = { table, canUndo: mayUndo(company, table) }
  const thrown =
    company.dice === 'real' ? await front.askFaces(asked, turn) : await appDice(company, front, asked, turn)
  return thrown.kind === 'faces' ? { kind: 'entry', entry: { input: { kind: 'throw', faces: thrown.faces } } } : thrown
}

/** A person throws its own dice with a key, which leaves time to take the last choice back; all others fall by themselves. */
async function appDice({ sitters }: Company, front: Front, asked: Asked, turn: ThrowTurn): Promise<Thrown> {
  const person = turn.seat !== null && sitters[turn.seat]?.kind === 'person'
  const answer = !person ? await holdFor(front, asked) : turn.goesOn !== true ? await front.askRoll(asked, turn) : null
  if (answer !== null && answer.kind !== 'roll') return answer
  return { kind: 'faces', faces: turn.sides.map((sides) => randomInt(1, sides + 1)) }
}

function holdFor(front: Front, asked: Asked): ReturnType<Front['hold']> {
  return asked.canUndo ? front.hold(asked) : Promise.resolve(null)
}

/** What is chosen in secret is asked of people first: they need not wait for answers that they cannot see. */
async function makeMove({ company, front, choose }: Session, table: Table, seats: readonly Seat[]): Promise<Next> {
  const asked = { table, canUndo: mayUndo(company, table) }
  const bot = seats.find((seat) => company.sitters[seat]?.kind === 'bot')
  const person = seats.find((seat) => company.sitters[seat]?.kind === 'person')
  if (bot !== undefined && (person === undefined || !isChosenInSecret(table))) {
    const held = await holdFor(front, asked)
    if (held !== null) return held
    const { level } = company.sitters[bot] as Extract<Sitter, { kind: 'bot' }>
    return { kind: 'entry', entry: { input: { kind: 'move', seat: bot, move: choose(level, table, bot) }, by: 'bot' } }
  }
  const seat = person ?? (seats[0] as Seat)
  const answer = await front.askMove(asked, seat)
  return answer.kind === 'move'
    ? { kind: 'entry', entry: { input: { kind: 'move', seat, move: answer.move } } }
    : answer
}

/** The last choice was a person's, and nothing came after it. Real dice are typed by a person too, and may be mistyped. */
function mayUndo({ sitters, dice }: Company, table: Table): boolean {
  const last = table.entries.at(-1)?.input
  if (dice === 'real' && last?.kind === 'throw') return true
  if (last?.kind === 'move' && last.at !== undefined) return false // in a race what is done is done
  return sitters.some((sitter, seat) => sitter.kind === 'person' && canUndo(table, seat))
}
