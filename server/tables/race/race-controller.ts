/**
 * The races of one table, by the clock: throws when everybody is ready, shows the dice to all at the same moment, takes grabs, closes each
 * contest, and ends the race at its limit. Other files decide grabs (server/race, race-state.ts), and only committed results count.
 */

import type { Planned } from '../../../engine/bots/bot.ts'
import type { Seat } from '../../../engine/contract.ts'
import { readMove } from '../../../engine/log.ts'
import { brief } from '../../../engine/options.ts'
import { firstOf, isOptional } from '../../../engine/race-order.ts'
import type { Position } from '../../../engine/table/position.ts'
import { admit } from '../../../engine/table/race.ts'
import type { Refusal } from '../../../protocol/refusals.ts'
import { type Believed, believe, tripOf } from '../../race/belief.ts'
import { type Distance, nearest } from '../../race/clock.ts'
import { type BelievedGrab, GrabQueue, windowFor } from '../../race/grab-queue.ts'
import { type Awaited, PATIENCE, type Present, Readiness, type Wait } from '../../race/readiness.ts'
import { COUNTDOWN, leadOf } from '../../race/show.ts'
import type { Broadcaster } from '../broadcast/broadcaster.ts'
import { showing } from '../broadcast/frames.ts'
import { type CommandTask, type GrabCommand, keyOf, type Task } from '../commands/batch.ts'
import type { Deps } from '../deps.ts'
import { randomSeed } from '../ids.ts'
import type { Loaded } from '../loader.ts'
import { seatsOf } from '../pending-table.ts'
import type { Subscriber } from '../tables.ts'
import { questionTo } from '../timers/bot-runner.ts'
import { isAwake } from '../timers/timing.ts'
import { type RaceState, raceFacts, refusalOf } from './race-state.ts'

/** A step that changed nothing is tried again after this many ms. */
const AGAIN_MS = 1000
/**
 * At tables with `reading`: from the last `read` to the start, in ms; random, so that a grab cannot be timed by counting. Longer than any
 * round trip.
 */
const [SOONEST_MS, SPREAD_MS] = [500, 1500]
/** There, a grab too quick for a person locks its seat out for this many ms. */
const FALSE_START_MS = 500
/** A person waited for longer than this many ms is named to all. */
const SLOW_MS = 1000

interface RaceControllerDeps extends Pick<Deps, 'clock' | 'bots' | 'random' | 'log'> {
  readonly broadcaster: Broadcaster
  loaded(): Loaded
  /** Called when a race has begun, or its time is known. */
  change(race: RaceState | null): void
  add(task: Task): void
  refuse(task: CommandTask, refusal: Refusal): void
}

interface Wanted {
  readonly seat: Seat
  readonly said: number | null
  readonly move: unknown
  readonly text: string
}

interface Show {
  readonly moment: number
  readonly send: () => void
  readonly stop: () => void
}

/** A bot in a race: the same seed for the whole race. */
interface Racer {
  readonly seed: number
  plan: Planned<string> | null
}

export class RaceController {
  readonly #deps: RaceControllerDeps
  readonly #readiness = new Readiness()
  #contest = new GrabQueue<GrabCommand>()
  /** The grabs of this race: a page sends each over two sockets, and the first to arrive counts. */
  readonly #heard = new Set<string>()
  #racers = new Map<Seat, Racer>()
  /** Answers of bots to older questions are ignored. */
  #asked = 0
  #tried: { readonly seq: number; readonly takebacks: number; readonly at: number } | null = null
  /** By person: when the faces, or the start, were sent first. */
  #sent = new Map<string, number>()
  /** At tables with `reading`: the start, not broadcast yet. */
  #start: number | null = null
  #awaited = ''
  #timer: (() => void) | null = null
  /** Pending messages for a moment that all pages share. */
  #shows = new Set<Show>()

  constructor(deps: RaceControllerDeps) {
    this.#deps = deps
  }

  /** Returns whether a timer is set that fires even without open pages. */
  get busy(): boolean {
    const { race } = this.#deps.loaded()
    return this.#contest.due !== null || (race !== null && race.limit !== null)
  }

  get #now(): number {
    return this.#deps.clock.steady()
  }

  // People and their connections

  /** Returns everybody who may act, once per person, and whether they have a page open. */
  #people(): Present[] {
    const { row } = this.#deps.loaded()
    const people = row.seats.flatMap((seat) => (seat.kind === 'person' && isAwake(seat) ? [seat.identity ?? ''] : []))
    const { isHere } = this.#deps.broadcaster
    return [...new Set(people)].map((identity) => {
      return { identity, here: isHere(identity), trip: tripOf(this.#distanceOf(identity)) }
    })
  }

  #distanceOf(identity: string): Distance | null {
    const pages = [...this.#deps.broadcaster.subscribers].filter((subscriber) => subscriber.identity === identity)
    return nearest(pages.map((subscriber) => subscriber.distance?.() ?? null))
  }

  #distances(): (Distance | null)[] {
    return this.#people().map(({ identity }) => this.#distanceOf(identity))
  }

  get #window(): number {
    return windowFor(this.#distances())
  }

  #isRacing(identity: string): boolean {
    return this.#people().some((one) => one.identity === identity)
  }

  // The same moment for all

  /**
   * Returns a race that has just been committed with its times: the show, and from when on grabs count. A running race is returned
   * unchanged.
   */
  timed(race: RaceState | null): RaceState | null {
    const { race: before, notes } = this.#deps.loaded()
    if (race === null) return null
    if (race.show < Infinity) return race.line === before?.line ? { ...race, begins: before.begins } : race
    const show = Math.ceil(this.#now + COUNTDOWN)
    return { ...race, show, begins: notes.reading ? null : show }
  }

  begin(told: number): void {
    this.drop()
    this.#heard.clear()
    this.#sent = new Map()
    this.#start = null
    for (const subscriber of this.#deps.broadcaster.subscribers) this.show(subscriber, told)
    this.askBots()
  }

  /**
   * Sends the faces so that they arrive at the show; to spectators, at the show. `told`: the time up to which the page has been sent
   * everything else. The clock may have passed the show since then.
   */
  show(subscriber: Subscriber, told: number): void {
    const { broadcaster } = this.#deps
    const { race } = this.#deps.loaded()
    if (race === null || told >= race.show) return
    this.#sendFor(subscriber, race.show, () => {
      const now = this.#deps.loaded()
      if (now.race?.line !== race.line || !broadcaster.has(subscriber)) return
      const moment = { now: this.#deps.clock.now(), started: 0 }
      subscriber.send(showing({ ...now, race: now.race }, now.lines, subscriber.identity, moment))
    })
  }

  /** Sends a message so that it arrives at this moment, and stores when it was sent. */
  #sendFor(subscriber: Subscriber, moment: number, send: () => void): void {
    const { identity } = subscriber
    const lead = this.#isRacing(identity) ? leadOf(this.#distanceOf(identity)) : 0
    const call = (): void => {
      this.#shows.delete(show)
      if (!this.#sent.has(identity)) this.#sent.set(identity, this.#now)
      send()
    }
    const stop = this.#deps.clock.after(Math.max(0, moment - lead - this.#now), call)
    const show: Show = { moment, send: call, stop }
    this.#shows.add(show)
  }

  /** Sends every due throw whose timer has not fired yet, so that later lines do not overtake it. */
  catchUp(now: number): void {
    for (const { moment, send, stop } of [...this.#shows]) {
      if (moment > now) continue
      stop()
      send()
    }
  }

  /** A page of this person has shown the log up to that line. */
  read(identity: string, line: number): void {
    this.#readiness.read(identity, line)
  }

  // By the clock

  /** Runs after every change and timer: does due steps and sets the next timer. */
  look(): void {
    this.#timer?.()
    this.#timer = null
    const now = this.#now
    this.#open(now)
    this.#send(now)
    const due = this.#next(now)
    if (due === null) return
    if (due > now) this.#timer = this.#deps.clock.after(due - now, () => this.look())
    else this.#act(now)
  }

  #next(now: number): number | null {
    const { race } = this.#deps.loaded()
    if (race === null && this.#contest.due !== null) return now
    const wait = race === null ? this.#wait(now) : null
    this.#tellAwaited(wait, now)
    if (race === null) return wait === null ? null : this.#notAgain(Math.min(wait.at, nextTold(wait, now)))
    if (race.begins === null) return race.show > now ? race.show : (this.#start ?? race.show + PATIENCE.reading)
    const begins = race.begins
    const plans = [...this.#racers.values()].map(({ plan }) => plan?.at ?? Infinity)
    const end = race.limit === null ? Infinity : this.#notAgain(begins + race.limit + this.#window)
    const first = Math.min(end, begins + Math.min(this.#contest.due ?? Infinity, ...plans))
    return first === Infinity ? null : first
  }

  #notAgain(due: number): number {
    const { row } = this.#deps.loaded()
    const isTried = this.#tried !== null && this.#tried.seq === row.seq && this.#tried.takebacks === row.takebacks
    return isTried && this.#tried !== null ? Math.max(due, this.#tried.at + AGAIN_MS) : due
  }

  /** Returns when the throw of the next race is due; null if none is due or no page is open. */
  #wait(now: number): Wait | null {
    const { row, position } = this.#deps.loaded()
    if (row.status !== 'playing' || position?.turn.kind !== 'throw') return null
    return this.#readiness.due(now, row.seq, this.#people())
  }

  #tellAwaited(wait: Wait | null, now: number): void {
    if (wait === null && this.#awaited === '') return
    const { row } = this.#deps.loaded()
    const told = wait?.awaited.filter((one) => toldFrom(one) <= now).map(({ identity }) => identity) ?? []
    const seats = row.seats.flatMap((seat, i) =>
      seat.kind === 'person' && told.includes(seat.identity ?? '') ? [i] : [],
    )
    if (this.#awaited === seats.join()) return
    this.#awaited = seats.join()
    const left = seats.length === 0 ? 0 : Math.round((wait?.at ?? now) - now)
    this.#deps.broadcaster.broadcast({ kind: 'awaited', seats, left })
  }

  /** At tables with `reading`, when everybody has read: the start comes at an unpredictable moment, the same for all. */
  #open(now: number): void {
    const { race } = this.#deps.loaded()
    if (race === null || race.begins !== null || now < race.show) return
    if (this.#start === null) this.#announce(race, now)
    else if (now >= this.#start) {
      const begun = { ...race, begins: this.#start }
      this.#deps.change(begun)
      this.#deps.broadcaster.tellRace(begun)
    }
  }

  #announce(race: RaceState, now: number): void {
    if (!this.#readiness.mayBegin(now, race.line, race.show, this.#people())) return
    const wait = SOONEST_MS + (randomSeed(this.#deps.random) % SPREAD_MS)
    const begins = Math.ceil(now + wait)
    this.#start = begins
    this.#sent = new Map()
    for (const subscriber of this.#deps.broadcaster.subscribers) {
      if (!this.#isRacing(subscriber.identity)) continue
      this.#sendFor(subscriber, begins, () => {
        const message = { kind: 'race', race: raceFacts({ ...race, begins }) } as const
        if (this.#start === begins) this.#deps.broadcaster.send(subscriber, message)
      })
    }
  }

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
      const times = { at: plan.at, raw: plan.at, seen: Math.round(passed), flagged: false, lie: null }
      this.#contest.add({ ...times, seat, what }, this.#window)
    }
  }

  #act(now: number): void {
    const { race, position, row } = this.#deps.loaded()
    if (position === null) {
      // The last race has ended the game: waiting grabs are too late.
      this.drop()
      return
    }
    const { game, state, counts } = position
    const passed = race?.begins == null ? Infinity : now - race.begins
    const time = race !== null && race.limit !== null && passed >= race.limit + this.#window && passed < Infinity
    const grabs = this.#contest.decide(time ? Infinity : passed, firstOf(game, state), counts.length)
    if (grabs.length === 0) this.#tried = { seq: row.seq, takebacks: row.takebacks, at: now }
    if (grabs.length > 0 || time) this.#deps.add({ kind: 'grabs', grabs, time })
    else if (race === null) {
      this.#readiness.thrown(now, this.#people())
      this.#deps.add({ kind: 'throw' })
    }
  }

  // Grabs

  /** Returns true if the command is a grab: it is answered when it is decided, or here. */
  take(task: CommandTask): boolean {
    const { subscriber, command } = task
    const { position, row, race: current, ended } = this.#deps.loaded()
    const race = current ?? ended
    if (command.kind !== 'move' || race === null || position === null) return false
    const { seat, race: said = null } = command
    const isDue = said === null ? isAsked(position, seat, command.question) : said.line === race.line
    if (!isDue || !seatsOf(row, subscriber.identity).includes(seat)) return false
    if (this.#isWaiting(task)) return true
    const key = keyOf(task)
    const isCopy = this.#heard.has(key)
    this.#heard.add(key)
    const read = readMove(position.game, command.move)
    if (isCopy) this.#deps.refuse(task, { code: 'closed', seat })
    else if (!read.ok) this.#deps.refuse(task, { code: 'unreadable-move', got: brief(command.move) })
    else this.#grab(task, race, { seat, said: said?.at ?? null, move: read.value, text: command.move })
    return true
  }

  #grab(task: CommandTask, race: RaceState, { seat, said, move, text }: Wanted): void {
    const { identity } = task.subscriber
    const distance = this.#distanceOf(identity)
    const seen = race.begins === null ? -1 : this.#now - race.begins
    const told = this.#sent.get(identity)
    const sent = told === undefined || race.begins === null ? -leadOf(distance) : told - race.begins
    const believed = believe({ said, seen, sent }, distance)
    if (!believed.ok || (believed.value.flagged && this.#deps.loaded().notes.reading)) {
      if (believed.ok) this.#falseStart(seat, believed.value.raw)
      this.#deps.refuse(task, { code: 'early', seat })
      return
    }
    this.#note(seat, believed.value)
    this.#admit(race, { ...believed.value, seat, what: { move, text, identity, task } })
  }

  /** Refuses on arrival a grab that cannot count; a late one is broadcast at once. */
  #admit(race: RaceState, grab: BelievedGrab<GrabCommand>): void {
    const { position } = this.#deps.loaded()
    const { task } = grab.what
    if (position === null || task === null) return
    const bare = ({ what, ...rest }: BelievedGrab<GrabCommand>): BelievedGrab<unknown> => ({ ...rest, what: what.move })
    const waiting = this.#contest.grabs.map(bare)
    const { outcome } = admit(position.game, race.course, bare(grab), waiting, race.limit)
    const refusal = refusalOf(grab.seat, outcome)
    if (refusal !== null) this.#deps.refuse(task, refusal)
    else if (outcome.kind === 'late') this.#deps.add({ kind: 'grabs', grabs: [grab], time: false })
    else {
      this.#contest.add(grab, this.#window)
      this.look()
    }
  }

  /** Where the dice are known before the start, grabbing all the time must not win. */
  #falseStart(seat: Seat, at: number): void {
    const { race } = this.#deps.loaded()
    if (race === null) return
    const locks = new Map([...race.course.locks, [seat, at + FALSE_START_MS]])
    const locked = { ...race, course: { ...race.course, locks } }
    this.#deps.change(locked)
    this.#deps.broadcaster.tellRace(locked)
  }

  #note(seat: Seat, { flagged, lie, at, seen }: Believed): void {
    const facts = { table: this.#deps.loaded().row.id, seat, at, seen }
    if (flagged) this.#deps.log.info(facts, 'faster than any person')
    if (lie !== null) this.#deps.log.info({ ...facts, said: lie }, 'a time that the line does not allow')
  }

  /**
   * Returns whether this grab is already waiting: it was sent again after a reconnect, or over the other socket. The newest socket gets the
   * answer.
   */
  #isWaiting(task: CommandTask): boolean {
    const twin = this.#contest.grabs.find(({ what }) => what.task !== null && keyOf(what.task) === keyOf(task))
    if (twin === undefined) return false
    twin.what.task = task
    return true
  }

  // Bots

  /** At the start, and when a contest is decided and the race goes on for the other discs. */
  askBots(): void {
    const { race, position, row } = this.#deps.loaded()
    if (race === null || position === null || position.turn.kind !== 'move') return
    this.#asked++
    for (const seat of position.turn.seats) {
      if (isAwake(row.seats[seat])) this.#racers.delete(seat)
      else void this.#plan(seat, race)
    }
  }

  async #plan(seat: Seat, race: RaceState): Promise<void> {
    const { bots, clock, random, log } = this.#deps
    const table = this.#deps.loaded()
    const { row, position } = table
    if (position === null) return
    const racer = this.#racers.get(seat) ?? { seed: randomSeed(random), plan: null }
    this.#racers.set(seat, { ...racer, plan: null })
    const [asked, since] = [this.#asked, Math.max(0, clock.steady() - (race.begins ?? race.show))]
    const passed = Math.max(since, race.course.locks.get(seat) ?? 0)
    const question = questionTo(table, position, seat)
    const answer = await bots.race({ ...question, seed: racer.seed, passed }).catch((bug: unknown) => {
      log.error({ table: row.id, bug: String(bug) }, 'the bots have failed')
      return { ok: false, fault: 'stuck' } as const
    })
    const kept = this.#racers.get(seat)
    if (asked !== this.#asked || kept === undefined || !answer.ok) return
    // Times on the wire and in the log are whole.
    kept.plan = answer.value === null ? null : { ...answer.value, at: Math.round(answer.value.at) }
    this.look()
  }

  // The end

  /** Refuses waiting grabs as too late: the race is over or lost. */
  drop(): void {
    for (const { what, seat } of this.#contest.grabs) {
      if (what.task !== null) this.#deps.refuse(what.task, { code: 'closed', seat })
    }
    this.#contest = new GrabQueue()
    this.#racers = new Map()
    this.#asked++
    this.rest()
  }

  rest(): void {
    this.#timer?.()
    this.#timer = null
    for (const { stop } of this.#shows) stop()
    this.#shows.clear()
  }
}

/** Returns from when on a person is announced as awaited: at once if disconnected, otherwise after the usual time. */
function toldFrom({ here, since }: Awaited): number {
  return here ? since + SLOW_MS : 0
}

function nextTold({ awaited }: Wait, now: number): number {
  return Math.min(Infinity, ...awaited.map(toldFrom).filter((at) => at > now))
}

/** Old pages send a question instead of a race. */
function isAsked({ turn, counts }: Position, seat: Seat, question: number): boolean {
  return turn.kind === 'move' && isOptional(turn) && turn.seats.includes(seat) && counts[seat] === question
}
