/** A game at one terminal, from the first throw to the end: asks people, lets bots play, throws dice, saves every input. */
import { randomInt } from 'node:crypto'
import { type BotSource, chosenMove, questionOf } from '../../bots/race-plan.ts'
import { type Company, peopleIn } from '../../engine/company.ts'
import type { Seat, ThrowTurn } from '../../engine/contract.ts'
import type { Entry } from '../../engine/log.ts'
import type { Refusal } from '../../engine/play.ts'
import { good, type Result } from '../../engine/result.ts'
import { type Ask, type Auto, asksOf, autoOf, mayUndo, undo } from '../../engine/table/one-device.ts'
import { act, stateOf, type Table } from '../../engine/table/table.ts'
import { isHidden } from '../../engine/table/visibility.ts'
import { type Race, raceOf, raceOn } from './race.ts'
import type { Save } from './save.ts'

export type Quit = { readonly kind: 'quit'; readonly interrupted: boolean }

/** Actions other than an answer. */
export type Instead = { readonly kind: 'undo' } | Quit

export type Moved = { readonly kind: 'move'; readonly seat: Seat; readonly move: unknown }

export type Answer = Moved | Instead

export type Thrown = { readonly kind: 'faces'; readonly faces: readonly number[] } | Instead

export type Refused = Refusal | { readonly code: 'no-undo' }

export interface Asked {
  readonly table: Table
  readonly canUndo: boolean
}

/** The user interface: a picture and keys, or lines of text. */
export interface Front {
  /** Shows new entries, from index `from` on. Returns null, or the wish to leave while watching. */
  happened(table: Table, from: number): Promise<Quit | null>
  askMove(asked: Asked, seat: Seat): Promise<Answer>
  /** Returns the first of these people to act within `ms`. Null: a timeout. */
  askGrab(asked: Asked, people: readonly Seat[], ms: number): Promise<Answer | null>
  /** A person throws the app's dice with a key. */
  askRoll(asked: Asked, turn: ThrowTurn): Promise<Thrown | { readonly kind: 'roll' }>
  /** A person enters the faces of real dice. */
  askFaces(asked: Asked, turn: ThrowTurn): Promise<Thrown>
  /** A bot or the dice are next: a moment in which a person may take the last choice back. Null: continue. */
  hold(asked: Asked): Promise<Instead | null>
  refused(refusal: Refused): void
  /** The game is over: shows the result until the person has seen it. */
  over(table: Table): Promise<void>
  close(): void
}

type Ending = 'over' | 'quit' | 'interrupted'

export interface Session {
  readonly company: Company
  readonly front: Front
  readonly save: Save
  readonly bots: BotSource
  /** In ms; never set back. */
  readonly clock: () => number
  readonly roll: (sides: readonly number[]) => readonly number[]
}

/** A table after its last input, and how the session ended. */
export interface Ended {
  readonly table: Table
  readonly ending: Ending
}

export async function playOn(session: Session, table: Table): Promise<Ended> {
  let now = table
  let race: Race | null = null
  for (;;) {
    const turn = now.game.turn(stateOf(now))
    if (turn.kind === 'over') return { table: now, ending: 'over' }
    race = raceOf(session, now, race)
    const next = race === null ? await nextOf(session, now) : await raceOn(session, now, race)
    const done = next.kind === 'quit' ? { table: now, quit: next } : await carryOut(session, now, next)
    now = done.table
    if (done.quit !== null) return { table: now, ending: done.quit.interrupted ? 'interrupted' : 'quit' }
  }
}

export type Next =
  | { readonly kind: 'entry'; readonly entry: Entry<unknown> }
  /** The table with the grabs that counted. */
  | { readonly kind: 'raced'; readonly table: Table }
  | Instead

/** Secret choices are asked of people before bots, so that people do not wait. */
function nextOf(session: Session, table: Table): Promise<Next> {
  const { company } = session
  const asked = { table, canUndo: mayUndo(table, company) }
  const [ask, auto] = [asksOf(table, peopleIn(company), company.dice)[0], autoOf(table, company)]
  if (ask !== undefined && (auto === null || isHidden(table))) return askPerson(session, asked, ask)
  if (auto === null) throw new Error(`${table.game.id}: nobody is asked and nothing happens by itself`)
  return goOn(session, asked, auto)
}

/** The next table, saved and shown, and whether a person wants to leave. */
async function carryOut(
  { company, front, save }: Session,
  table: Table,
  next: Exclude<Next, Quit>,
): Promise<{ readonly table: Table; readonly quit: Quit | null }> {
  const played = after(table, company, next)
  if (!played.ok) {
    front.refused(played.fault)
    return { table, quit: null }
  }
  save.write(played.value)
  const from = Math.min(table.entries.length, played.value.entries.length)
  return { table: played.value, quit: await front.happened(played.value, from) }
}

function after(table: Table, company: Company, next: Exclude<Next, Quit>): Result<Table, Refused> {
  if (next.kind === 'entry') return act(table, next.entry)
  return next.kind === 'raced' ? good(next.table) : undo(table, company)
}

async function askPerson({ front, roll }: Session, asked: Asked, ask: Ask): Promise<Next> {
  switch (ask.kind) {
    case 'move':
      return entryOf(await front.askMove(asked, ask.seat))
    case 'faces':
      return entryOf(await front.askFaces(asked, ask.turn))
    case 'roll': {
      const answer = await front.askRoll(asked, ask.turn)
      return answer.kind === 'roll' ? thrown(ask.turn, roll) : entryOf(answer)
    }
  }
}

function entryOf(answer: Answer | Thrown): Next {
  switch (answer.kind) {
    case 'move':
      return { kind: 'entry', entry: { input: answer } }
    case 'faces':
      return { kind: 'entry', entry: { input: { kind: 'throw', faces: answer.faces } } }
    default:
      return answer
  }
}

function thrown({ sides }: ThrowTurn, roll: Session['roll']): Next {
  return entryOf({ kind: 'faces', faces: roll(sides) })
}

/** Before dice and bots there is a moment to take the last choice back; before the dice of a person's own reroll there is none. */
async function goOn({ front, bots, roll }: Session, asked: Asked, auto: Auto): Promise<Next> {
  const held = asked.canUndo && !(auto.kind === 'dice' && auto.own) ? await front.hold(asked) : null
  if (held !== null) return held
  if (auto.kind === 'dice') return thrown(auto.turn, roll)
  const { seat, level } = auto
  const { game } = asked.table
  const question = questionOf(game, stateOf(asked.table), seat, level)
  const text = chosenMove(bots, { ...question, seed: randomInt(2 ** 32) })
  return { kind: 'entry', entry: { input: { kind: 'move', seat, move: game.read(text ?? '') }, by: 'bot' } }
}
