/** A game at one terminal, from the first throw to the end: asks people, lets bots play, throws dice, saves every input. */
import { randomInt } from 'node:crypto'
import type { Company } from '../../engine/company.ts'
import type { MoveTurn, Seat, ThrowTurn } from '../../engine/contract.ts'
import type { Entry } from '../../engine/log.ts'
import type { Refusal } from '../../engine/play.ts'
import { good } from '../../engine/result.ts'
import { type Ask, type Auto, asksOf, autoOf, mayUndo } from '../../engine/table/one-device.ts'
import { act, stateOf, type Table, undo } from '../../engine/table/table.ts'
import { isHidden } from '../../engine/table/visibility.ts'
import { type PlanBotMove, type Race, raceOn } from './race.ts'
import type { Save } from './save.ts'

export type Quit = { readonly kind: 'quit'; readonly interrupted: boolean }

/** Actions other than an answer. */
export type Instead = { readonly kind: 'undo' } | Quit

export type Answer = { readonly kind: 'move'; readonly move: unknown } | Instead

export type Thrown = { readonly kind: 'faces'; readonly faces: readonly number[] } | Instead

export interface Asked {
  readonly table: Table
  readonly canUndo: boolean
}

/** A grab in a race. */
export interface GrabAnswer {
  readonly kind: 'grab'
  readonly seat: Seat
  readonly move: unknown
}

/** The user interface: a picture and keys, or lines of text. */
export interface Front {
  /** Shows new entries, from index `from` on. Returns null, or the wish to leave while watching. */
  happened(table: Table, from: number): Promise<Quit | null>
  askMove(asked: Asked, seat: Seat): Promise<Answer>
  /** Returns the first of these people to act within `ms`. Null: a timeout. */
  askGrab(asked: Asked, people: readonly Seat[], ms: number): Promise<GrabAnswer | Quit | null>
  /** A person throws the app's dice with a key. */
  askRoll(asked: Asked, turn: ThrowTurn): Promise<Thrown | { readonly kind: 'roll' }>
  /** A person enters the faces of real dice. */
  askFaces(asked: Asked, turn: ThrowTurn): Promise<Thrown>
  /** A bot or the dice are next: a moment in which a person may take the last choice back. Null: continue. */
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
  readonly plan: PlanBotMove
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
    const next = race === null ? await nextOf(session, now) : await raceOn(session, now, turn as MoveTurn, race)
    const done = next.kind === 'quit' ? { table: now, quit: next } : await carryOut(session, now, next)
    now = done.table
    if (done.quit !== null) return { table: now, ending: done.quit.interrupted ? 'interrupted' : 'quit' }
  }
}

export type Next = { readonly kind: 'entry'; readonly entry: Entry<unknown> } | Instead

/** Secret choices are asked of people before bots, so that people do not wait. */
function nextOf(session: Session, table: Table): Promise<Next> {
  const { company } = session
  const asked = { table, canUndo: mayUndo(table, company) }
  const [ask, auto] = [asksOf(table, company)[0], autoOf(table, company)]
  if (ask !== undefined && (auto === null || isHidden(table))) return askPerson(session, asked, ask)
  if (auto === null) throw new Error(`${table.game.id}: nobody is asked and nothing happens by itself`)
  return goOn(session, asked, auto)
}

function beginRace(seats: number): Race {
  return { began: performance.now(), seeds: Array.from({ length: seats }, () => randomInt(2 ** 32)) }
}

/** The next table, saved and shown, and whether a person wants to leave. */
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

async function askPerson({ front }: Session, asked: Asked, ask: Ask): Promise<Next> {
  switch (ask.kind) {
    case 'move':
      return entryOf(await front.askMove(asked, ask.seat), ask.seat)
    case 'faces':
      return entryOf(await front.askFaces(asked, ask.turn))
    case 'roll': {
      const answer = await front.askRoll(asked, ask.turn)
      return answer.kind === 'roll' ? thrown(ask.turn) : entryOf(answer)
    }
  }
}

function entryOf(answer: Answer | Thrown, seat: Seat = 0): Next {
  switch (answer.kind) {
    case 'move':
      return { kind: 'entry', entry: { input: { kind: 'move', seat, move: answer.move } } }
    case 'faces':
      return { kind: 'entry', entry: { input: { kind: 'throw', faces: answer.faces } } }
    default:
      return answer
  }
}

function thrown({ sides }: ThrowTurn): Next {
  return entryOf({ kind: 'faces', faces: sides.map((most) => randomInt(1, most + 1)) })
}

/** Before dice and bots there is a moment to take the last choice back; before the dice of a person's own reroll there is none. */
async function goOn({ front, choose }: Session, asked: Asked, auto: Auto): Promise<Next> {
  const held = asked.canUndo && !(auto.kind === 'dice' && auto.own) ? await front.hold(asked) : null
  if (held !== null) return held
  if (auto.kind === 'dice') return thrown(auto.turn)
  const { seat, level } = auto
  const move = choose(level, asked.table, seat)
  return { kind: 'entry', entry: { input: { kind: 'move', seat, move }, by: 'bot' } }
}
