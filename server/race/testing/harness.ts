/**
 * Races in virtual time: players of known skill, lines with latency, jitter and loss, attackers, and in between the production rules
 * of this folder. Chance has a seed, so that 100,000 rounds take seconds and give the same figures everywhere.
 */
import type { Game, Seat } from '../../../engine/contract.ts'
import type { Xoshiro128 } from '../../../engine/dice/random.ts'
import { firstOf } from '../../../engine/race-order.ts'
import type { Result } from '../../../engine/result.ts'
import { begin, type Course, decideGrab } from '../../../engine/table/race.ts'
import { SyncedClock } from '../../../protocol/clock-sync.ts'
import type { Believed, Claim } from '../belief.ts'
import { type Distance, RoundTrips } from '../clock.ts'
import type { BelievedGrab } from '../grab-queue.ts'

/** A line between a page and the server. Times in ms. */
export interface Way {
  /** Round trip without traffic. */
  readonly trip: number
  /** Mean of the exponential delay that is added to each direction. */
  readonly jitter: number
  /** Share of messages that are lost and sent again. */
  readonly loss: number
}

/** What an attacker does; everything may be combined. */
export interface Tricks {
  /** Names the earliest time that could be believed. */
  readonly falseTimes?: true
  /** Answers pings late: those that scripts of a page can delay, or also the protocol's own, which needs a modified client. */
  readonly latePongs?: 'page' | 'client'
  /** Acts when the faces arrive instead of when they are shown. */
  readonly onSight?: true
  /** Sends a grab that cannot count, or one that can, all the time. */
  readonly junk?: 'illegal' | 'legal'
  /** A second socket on the true line beside the one that pretends. */
  readonly twoSockets?: true
  /** Connects anew before each round: only a few round trips are known. */
  readonly reconnects?: true
}

export interface Player {
  readonly way: Way
  readonly tricks?: Tricks
  /** Ms from seeing the dice, or from the last grab, to the next grab. */
  reacts(random: Xoshiro128): number
}

/** The rules under test: `production.ts`, or another design to compare with. */
export interface System {
  /** Whether the page's script or its browser answers the server's pings. */
  readonly measures: 'page' | 'client'
  /** One person's sockets. */
  person(distances: readonly (Distance | null)[]): Distance | null
  /** Ms before the show at which a page is sent the faces. */
  lead(distance: Distance | null): number
  window(distances: readonly (Distance | null)[]): number
  believe(claim: Claim, distance: Distance | null): Result<Believed, 'early'>
  queue(): Queue
}

/** Grabs that wait for their decision. */
export interface Queue {
  readonly due: number | null
  /** Returns false if the grab is refused on arrival. */
  add(grab: BelievedGrab<unknown>, window: number, course: Course, game: Game): boolean
  decide(now: number, first: Seat, seats: number): readonly BelievedGrab<unknown>[]
}

/** A round: its position, and by seat the moves in the order in which the player goes for them. */
export interface Prize {
  readonly game: Game
  readonly state: unknown
  readonly moves: readonly (readonly unknown[])[]
  /** For the attackers who send junk. */
  readonly junk: { readonly illegal: unknown; readonly legal: unknown }
}

export interface Tally {
  rounds: number
  grabs: number
  /** By prize in the order of the first seat's moves, by seat. */
  readonly wins: ReadonlyMap<string, number[]>
  /** Awards of prizes that another player had grabbed sooner, in real time as well as counted from sight. */
  wrong: number
  awards: number
  /** Prizes that were given twice: must be 0. */
  doubles: number
  flagged: number
  /** By seat: ms from sight to grab, minus the ms that were believed. */
  readonly gains: readonly number[][]
}

const FEIGNED = 500
const FIRST_PINGS = 8
const MORE_PINGS = 2
const JUNK_EVERY = 50
/** Ms until the copy of a grab is sent. */
const COPY_AFTER = 10
/** Share of lost messages whose copy is lost as well: loss comes in bursts. */
const TOGETHER = 0.25

/** From 0 to 1, never 1. */
export function share(random: Xoshiro128): number {
  return random.next() / 2 ** 32
}

/** TCP's first retransmission. */
function again({ trip }: Way): number {
  return Math.max(200, 2 * trip)
}

function oneWay(way: Way, random: Xoshiro128, loss = way.loss): number {
  const lost = share(random) < loss ? again(way) : 0
  return way.trip / 2 - way.jitter * Math.log(1 - share(random)) + lost
}

/** The same message over a page's line and, as a copy, over its spare one. */
function twoWays(way: Way, random: Xoshiro128): readonly [number, number] {
  const isLost = share(random) < way.loss
  return [oneWay(way, random, isLost ? 1 : 0), COPY_AFTER + oneWay(way, random, isLost ? TOGETHER : way.loss)]
}

/** A page, with the state of its connection on both sides. */
class Page {
  readonly player: Player
  readonly clock = new SyncedClock()
  readonly #system: System
  #pretends = new RoundTrips()
  #true = new RoundTrips()
  #spare = new RoundTrips()

  constructor(player: Player, system: System, random: Xoshiro128) {
    this.player = player
    this.#system = system
    this.ping(FIRST_PINGS, random)
  }

  /** The page's own clock equals the server's: what the page makes of the pongs is its error. */
  ping(count: number, random: Xoshiro128): void {
    const { way, tricks = {} } = this.player
    const isLate = tricks.latePongs === 'client' || (tricks.latePongs === 'page' && this.#system.measures === 'page')
    if (tricks.reconnects)
      [this.#pretends, this.#true, this.#spare] = [new RoundTrips(), new RoundTrips(), new RoundTrips()]
    for (let i = 0; i < count; i++) {
      const [there, back] = [oneWay(way, random), oneWay(way, random)]
      this.clock.add(0, there + back, Math.round(there))
      const trip = back + oneWay(way, random)
      this.#true.add(trip)
      this.#pretends.add(trip + (isLate ? FEIGNED : 0))
      this.#spare.add(oneWay(way, random) + oneWay(way, random) + (isLate ? FEIGNED : 0))
    }
  }

  get distance(): Distance | null {
    const second = this.player.tricks?.twoSockets ? [this.#true.distance] : []
    return this.#system.person([this.#pretends.distance, this.#spare.distance, ...second])
  }
}

interface Arrival {
  readonly seat: Seat
  readonly move: unknown
  /** Ms from sight to grab. */
  readonly took: number
  /** When it was made, by the server's clock. */
  readonly acted: number
  readonly said: number
  readonly seen: number
  readonly sent: number
  readonly junk: boolean
}

export class Arena {
  readonly #system: System
  readonly #random: Xoshiro128
  readonly #pages: readonly Page[]
  readonly #wins = new Map<string, number[]>()
  readonly tally: Tally

  constructor(players: readonly Player[], system: System, random: Xoshiro128) {
    this.#system = system
    this.#random = random
    this.#pages = players.map((player) => new Page(player, system, random))
    const gains = players.map(() => [])
    this.tally = { rounds: 0, grabs: 0, wins: this.#wins, wrong: 0, awards: 0, doubles: 0, flagged: 0, gains }
  }

  run(rounds: number, prizeOf: (round: number, random: Xoshiro128) => Prize): Tally {
    for (let i = 0; i < rounds; i++) {
      for (const page of this.#pages) page.ping(MORE_PINGS, this.#random)
      this.#race(prizeOf(i, this.#random))
    }
    return this.tally
  }

  #race(prize: Prize): void {
    const { game, state } = prize
    const { tally } = this
    const distances = this.#pages.map(({ distance }) => distance)
    const window = this.#system.window(distances)
    const arrivals = this.#arrivals(prize, distances)
    const queue = this.#system.queue()
    const owners = new Map<string, Seat>()
    let course = begin(state)
    const decide = (now: number): void => {
      for (const grab of queue.decide(now, firstOf(game, state), this.#pages.length)) {
        const judged = decideGrab(game, course, grab, null)
        course = judged.course
        if (judged.outcome.kind !== 'taken') continue
        const name = game.write(grab.what)
        if (owners.has(name)) tally.doubles++
        owners.set(name, grab.seat)
      }
    }
    for (const arrival of arrivals) {
      while (queue.due !== null && queue.due <= arrival.seen) decide(queue.due)
      const believed = this.#believe(arrival, distances)
      if (believed === null) continue
      const grab: BelievedGrab<unknown> = { ...believed, seat: arrival.seat, what: arrival.move }
      queue.add(grab, window, course, game)
    }
    while (queue.due !== null) decide(queue.due)
    this.#count(game, arrivals, owners)
  }

  #believe({ seat, took, said, seen, sent, junk }: Arrival, distances: readonly (Distance | null)[]) {
    const { tally } = this
    const believed = this.#system.believe({ said, seen, sent }, distances[seat] ?? null)
    if (!believed.ok) return null
    if (junk) return believed.value
    tally.grabs++
    if (believed.value.flagged) tally.flagged++
    tally.gains[seat]?.push(took - believed.value.at)
    return believed.value
  }

  #count(game: Game, arrivals: readonly Arrival[], owners: ReadonlyMap<string, Seat>): void {
    const { tally } = this
    tally.rounds++
    const isOf = (name: string) => (one: Arrival) => !one.junk && game.write(one.move) === name
    for (const [name, owner] of owners) {
      const grabs = arrivals.filter(isOf(name))
      const own = grabs.find(({ seat }) => seat === owner)
      if (own === undefined) continue
      const wins = this.#wins.get(name) ?? this.#pages.map(() => 0)
      wins[owner] = (wins[owner] as number) + 1
      this.#wins.set(name, wins)
      tally.awards++
      if (grabs.some((other) => isSooner(other, own))) tally.wrong++
    }
  }

  /** In the order in which the server receives them; a socket keeps the order of its messages. */
  #arrivals({ moves, junk }: Prize, distances: readonly (Distance | null)[]): readonly Arrival[] {
    return this.#pages
      .flatMap((page, seat) => this.#acts(page, seat, moves[seat] ?? [], distances[seat] ?? null, junk))
      .sort((a, b) => a.seen - b.seen)
  }

  #acts(page: Page, seat: Seat, moves: readonly unknown[], distance: Distance | null, junk: Prize['junk']): Arrival[] {
    const { way, tricks = {}, reacts } = page.player
    const sent = -this.#system.lead(distance)
    const came = sent + oneWay(way, this.#random)
    const sight = tricks.onSight ? came : Math.max(came, page.clock.own(0) ?? 0)
    let [took, line, spare, seen] = [0, 0, 0, 0]
    const grabs = moves.map((move) => {
      took += reacts(this.#random)
      const [grab, copy] = twoWays(way, this.#random)
      line = Math.max(line, sight + took + grab)
      spare = Math.max(spare, sight + took + copy)
      seen = Math.min(line, spare)
      const said = tricks.falseTimes ? 0 : Math.round(took)
      return { seat, move, took, acted: sight + took, said, seen, sent, junk: false }
    })
    return tricks.junk === undefined ? grabs : [...grabs, ...this.#junk(seat, way, junk[tricks.junk], seen, sent)]
  }

  #junk(seat: Seat, way: Way, move: unknown, until: number, sent: number): Arrival[] {
    const all: Arrival[] = []
    for (let at = JUNK_EVERY * share(this.#random); at + way.trip / 2 < until; at += JUNK_EVERY)
      all.push({ seat, move, took: at, acted: at, said: Math.round(at), seen: at + way.trip / 2, sent, junk: true })
    return all
  }
}

function isSooner(a: Arrival, b: Arrival): boolean {
  return Math.round(a.took) < Math.round(b.took) && a.acted < b.acted
}
