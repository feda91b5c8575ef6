/**
 * The races of one table, by the clock: throws when everybody is ready, has the same moment shown to all, takes grabs, closes each
 * contest, and ends the race at its limit. What a grab is worth is judged elsewhere (server/race, raced.ts), and only what is kept
 * counts.
 */

import type { Seat } from '../../engine/contract.ts'
import { isVoid, readMove } from '../../engine/log.ts'
import { brief } from '../../engine/options.ts'
import { firstOf } from '../../engine/race.ts'
import type { Position } from '../../engine/table/position.ts'
import { isOptional } from '../../engine/table/steps.ts'
import { viewOf } from '../../engine/table/view.ts'
import type { Refusal } from '../../protocol/refusals.ts'
import { Contest, windowFor } from '../race/contest.ts'
import { believe } from '../race/judge.ts'
import { leadFor, leadOf } from '../race/show.ts'
import type { Bots, Clock, Log, Plan, Random } from './deps.ts'
import { seatsOf } from './draft.ts'
import { showing } from './frames.ts'
import type { Herald } from './herald.ts'
import { randomSeed } from './ids.ts'
import type { Loaded } from './loader.ts'
import { type CommandTask, type Grabbed, keyOf, type Task } from './lot.ts'
import type { Raced } from './raced.ts'
import type { Guest } from './tables.ts'
import { levelOf } from './thinker.ts'
import { isAwake } from './timing.ts'

/** Between two races: who has not said by then that they have seen the last one is not waited for. */
export const PAUSE_MS = 8000
/** Where races are read first: nobody waits longer than this for a reader. */
export const READING_MS = 20_000
/** A race that was lost is thrown again when everybody is back, and for whom it takes longer than this is not waited. */
export const BACK_MS = 5000
const AGAIN_MS = 1000

export interface MarshalDeps {
  readonly clock: Clock
  readonly bots: Bots
  readonly random: Random
  readonly log: Log
  readonly herald: Herald
  loaded(): Loaded
  /** It has begun, or its moment is known. */
  change(race: Raced | null): void
  add(task: Task): void
  refuse(task: CommandTask, refusal: Refusal): void
}

/** A bot in a race: the same seed as long as it lasts. */
interface Racer {
  readonly seed: number
  plan: Plan | null
}

export class Marshal {
  readonly #deps: MarshalDeps
  #contest = new Contest<Grabbed>()
  #racers = new Map<Seat, Racer>()
  /** Of whom bots are asked: answers to older questions are not heard. */
  #asked = 0
  readonly #read = new WeakMap<Guest, number>()
  #tried: { readonly seq: number; readonly takebacks: number; readonly at: number } | null = null
  /** Since when somebody is here who races; null: nobody is. */
  #here: number | null = null
  #timer: (() => void) | null = null
  #shows: (() => void)[] = []

  constructor(deps: MarshalDeps) {
    this.#deps = deps
  }

  /** Something is going to happen by itself, whoever is here. */
  get busy(): boolean {
    const { race } = this.#deps.loaded()
    return this.#contest.closes !== null || (race !== null && race.limit !== null)
  }

  /** How long it takes until everybody can be shown something at the same moment. */
  get lead(): number {
    return leadFor(this.#racing().map((guest) => guest.distance?.() ?? null))
  }

  /** Pages of people who may act. */
  #racing(): Guest[] {
    return [...this.#deps.herald.audience.guests].filter((guest) => this.#isRacing(guest))
  }

  #isRacing({ identity }: Guest): boolean {
    const { row } = this.#deps.loaded()
    return seatsOf(row, identity).some((seat) => isAwake(row.seats[seat]))
  }

  // The same moment for all

  /** When a race that has just been kept is shown, and from when on grabs count; of one that is on, as it is by now. */
  timed(race: Raced | null): Raced | null {
    const { race: before, notes } = this.#deps.loaded()
    if (race === null) return null
    if (race.show < Infinity) return race.line === before?.line ? { ...race, begins: before.begins } : race
    const show = this.#deps.clock.now() + Math.ceil(this.lead)
    return { ...race, show, begins: notes.reading ? null : show }
  }

  begin(): void {
    this.drop()
    for (const guest of this.#deps.herald.audience.guests) this.show(guest)
    this.#ask()
  }

  /** In time for the moment, and no earlier than its way requires; who only watches, not before it. */
  show(guest: Guest): void {
    const { clock, herald } = this.#deps
    const { race } = this.#deps.loaded()
    if (race === null || clock.now() >= race.show) return
    const lead = this.#isRacing(guest) ? leadOf(guest.distance?.() ?? null) : 0
    const send = (): void => {
      const now = this.#deps.loaded()
      if (now.race?.line !== race.line || !herald.audience.has(guest)) return
      const moment = { now: clock.now(), started: 0 }
      guest.send(showing({ ...now, race: now.race }, now.lines[race.line - 1] ?? '', guest.identity, moment))
    }
    this.#shows.push(clock.after(Math.max(0, race.show - lead - clock.now()), send))
  }

  /** This page has shown the log up to that line, and its people have taken it in. */
  read(guest: Guest, line: number): void {
    this.#read.set(guest, Math.max(line, this.#read.get(guest) ?? 0))
  }

  /** Nobody here is waited for. */
  #isRead(line: number): boolean {
    return this.#racing().every((guest) => (this.#read.get(guest) ?? 0) >= line)
  }

  // By the clock

  /** Something has changed, or time has passed: does what is due, and comes back when something is next. */
  look(): void {
    this.#timer?.()
    this.#timer = null
    const { race, position } = this.#deps.loaded()
    const isIdle = race === null && this.#contest.closes === null && position?.turn.kind !== 'throw'
    if (isIdle) this.#here = null
    if (isIdle) return
    const now = this.#deps.clock.now()
    this.#here = this.#racing().length === 0 ? null : (this.#here ?? now)
    this.#open(now)
    this.#send(now)
    const due = this.#next(now)
    if (due === null) return
    if (due > now) this.#timer = this.#deps.clock.after(due - now, () => this.look())
    else this.#act(now)
  }

  #next(now: number): number | null {
    const { race, position } = this.#deps.loaded()
    if (race === null && this.#contest.closes !== null) return now
    if (race === null) return position?.turn.kind === 'throw' ? this.#throwAt(now) : null
    if (race.begins === null) return race.show > now ? race.show : race.show + READING_MS
    const begins = race.begins
    const plans = [...this.#racers.values()].map(({ plan }) => plan?.at ?? Infinity)
    const end = race.limit === null ? Infinity : this.#notAgain(begins + race.limit + this.#window)
    const first = Math.min(end, begins + Math.min(this.#contest.closes ?? Infinity, ...plans))
    return first === Infinity ? null : first
  }

  /** What was tried and has changed nothing is tried again after a while, not at once. */
  #notAgain(due: number): number {
    const { row } = this.#deps.loaded()
    const isTried = this.#tried !== null && this.#tried.seq === row.seq && this.#tried.takebacks === row.takebacks
    return isTried && this.#tried !== null ? Math.max(due, this.#tried.at + AGAIN_MS) : due
  }

  get #window(): number {
    return windowFor(this.#racing().map((guest) => guest.distance?.() ?? null))
  }

  /** Nobody throws for an empty table. */
  #throwAt(now: number): number | null {
    const { row, notes } = this.#deps.loaded()
    if (row.status !== 'playing' || this.#here === null) return null
    const read = this.#isRead(row.seq) ? now : Math.max(notes.since, this.#here) + PAUSE_MS
    return this.#notAgain(this.#isMissed() ? Math.max(read, this.#here + BACK_MS) : read)
  }

  /** Somebody raced when the race was lost, as far as is known, and is not back yet. */
  #isMissed(): boolean {
    const { row, lines } = this.#deps.loaded()
    if (!isVoid(lines.at(-1) ?? '')) return false
    const { isHere } = this.#deps.herald.audience
    return row.seats.some((seat) => seat.kind === 'person' && isAwake(seat) && !isHere(seat.identity ?? ''))
  }

  /** Where it is read first: everybody has. All hear of it in time for the same moment. */
  #open(now: number): void {
    const { race } = this.#deps.loaded()
    if (race === null || race.begins !== null || now < race.show) return
    if (now < race.show + READING_MS && !this.#isRead(race.line)) return
    const begun = { ...race, begins: now + Math.ceil(this.lead) }
    this.#deps.change(begun)
    this.#deps.herald.tellRace(begun)
  }

  /** What bots have planned and is due takes part like any other grab. */
  #send(now: number): void {
    const { race, position } = this.#deps.loaded()
    if (race === null || race.begins === null || position === null) return
    const passed = now - race.begins
    for (const [seat, racer] of this.#racers) {
      const { plan } = racer
      if (plan === null || plan.at > passed) continue
      racer.plan = null
      const read = readMove(position.game, plan.move)
      if (!read.ok) continue
      const what = { move: read.value, text: plan.move, identity: null, task: null }
      this.#contest.add({ seat, at: plan.at, seen: Math.round(passed), flagged: false, what }, this.#window)
    }
  }

  #act(now: number): void {
    const { race, position, row } = this.#deps.loaded()
    if (position === null) return
    const { game, state, counts } = position
    const grabs = this.#contest.close(firstOf(game, state), counts.length)
    const hasEnd = race !== null && race.limit !== null && race.begins !== null
    const time = hasEnd && now - (race.begins ?? 0) >= (race.limit ?? 0) + this.#window
    if (grabs.length === 0) this.#tried = { seq: row.seq, takebacks: row.takebacks, at: now }
    if (grabs.length > 0 || time) this.#deps.add({ kind: 'grabs', grabs, time })
    else if (race === null) this.#deps.add({ kind: 'throw' })
  }

  // Grabs

  /** A command that is one: true. It is answered when its contest is over, or here. */
  take(task: CommandTask): boolean {
    const { guest, command } = task
    const { position, row, ...races } = this.#deps.loaded()
    const race = races.race ?? races.ended
    if (command.kind !== 'move' || race === null || position === null) return false
    const { seat, race: said = null } = command
    const isDue = said === null ? isAsked(position, seat, command.question) : said.line === race.line
    if (!isDue || !seatsOf(row, guest.identity).includes(seat)) return false
    if (this.#isWaiting(task)) return true
    const read = readMove(position.game, command.move)
    const seen = race.begins === null ? -1 : this.#deps.clock.now() - race.begins
    const believed = believe({ said: said?.at ?? null, seen }, guest.distance?.()?.delay ?? 0)
    if (!read.ok) this.#deps.refuse(task, { code: 'unreadable-move', got: brief(command.move) })
    else if (!believed.ok) this.#deps.refuse(task, { code: 'early', seat })
    else {
      if (believed.value.flagged)
        this.#deps.log.info({ table: row.id, seat, seen: believed.value.seen }, 'faster than anybody')
      const what = { move: read.value, text: command.move, identity: guest.identity, task }
      this.#contest.add({ ...believed.value, seat, what }, this.#window)
      this.look()
    }
    return true
  }

  /** Sent again after a break: it is the same grab, and the new line is answered. */
  #isWaiting(task: CommandTask): boolean {
    const twin = this.#contest.grabs.find(({ what }) => what.task !== null && keyOf(what.task) === keyOf(task))
    if (twin === undefined) return false
    twin.what.task = task
    return true
  }

  // Bots

  /** A contest has been judged: who races on does so on what is left. */
  goOn(): void {
    this.#ask()
  }

  #ask(): void {
    const { race, position, row } = this.#deps.loaded()
    if (race === null || position === null || position.turn.kind !== 'move') return
    this.#asked++
    for (const seat of position.turn.seats) {
      if (isAwake(row.seats[seat])) this.#racers.delete(seat)
      else void this.#plan(seat, race)
    }
  }

  async #plan(seat: Seat, race: Raced): Promise<void> {
    const { bots, clock, random, log } = this.#deps
    const table = this.#deps.loaded()
    const { row, position } = table
    if (position === null) return
    const racer = this.#racers.get(seat) ?? { seed: randomSeed(random), plan: null }
    this.#racers.set(seat, { ...racer, plan: null })
    const [asked, since] = [this.#asked, Math.max(0, clock.now() - (race.begins ?? race.show))]
    const passed = Math.max(since, race.course.locks.get(seat) ?? 0)
    const view = viewOf(position.game, position.state, seat)
    const question = { table: row.id, game: row.game, rules: row.rules, level: levelOf(table, seat), seat }
    const answer = await bots.race({ ...question, view, seed: racer.seed, passed }).catch((bug: unknown) => {
      log.error({ table: row.id, bug: String(bug) }, 'the bots have failed')
      return { ok: false, fault: 'stuck' } as const
    })
    const kept = this.#racers.get(seat)
    if (asked !== this.#asked || kept === undefined || !answer.ok) return
    kept.plan = answer.value
    this.look()
  }

  // The end

  /** Whatever waits is too late: the race is over, or lost. */
  drop(): void {
    for (const { what, seat } of this.#contest.grabs) {
      if (what.task !== null) this.#deps.refuse(what.task, { code: 'closed', seat })
    }
    this.#contest = new Contest()
    this.#racers = new Map()
    this.#asked++
    this.rest()
  }

  /** No timer is left. */
  rest(): void {
    this.#timer?.()
    this.#timer = null
    for (const stop of this.#shows.splice(0)) stop()
  }
}

/** An old page names no race, but its question. */
function isAsked({ turn, counts }: Position, seat: Seat, question: number): boolean {
  return turn.kind === 'move' && isOptional(turn) && turn.seats.includes(seat) && counts[seat] === question
}
