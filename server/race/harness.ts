/**
 * Races without waiting: players of known skill, lines of known badness, and in between the very code that judges people. Time is a
 * number, chance has a seed, so that a hundred thousand contests take seconds and are the same everywhere.
 */
import type { Game, Seat } from '../../engine/contract.ts'
import { firstOf } from '../../engine/race.ts'
import type { Xoshiro128 } from '../../engine/random.ts'
import { SyncedClock } from '../../protocol/sync.ts'
import { RoundTrips } from './clock.ts'
import { Contest, windowFor } from './contest.ts'
import { believe } from './judge.ts'
import { begin, type Course, judge, type Outcome } from './race.ts'
import { leadFor, leadOf } from './show.ts'

/** A way between a page and the server. Times in ms. */
export interface Way {
  /** There and back, when nothing is in the way. */
  readonly trip: number
  /** What is on average added to each direction; often little, seldom much. */
  readonly jitter: number
  /** How many messages of one are lost and sent again, after a while. */
  readonly loss: number
}

/** What somebody tries beside playing. `false`: names the earliest moment that can be. `far`: also answers pings late, before. */
export type Trick = 'none' | 'false' | 'far'

export interface Player {
  readonly way: Way
  readonly trick?: Trick
  /** How long it takes to see and act, ms after the show. */
  reacts(random: Xoshiro128): number
}

/** A position of a race, and what everybody in it goes for. */
export interface Prize {
  readonly game: Game
  readonly state: unknown
  /** By seat, one after the other. */
  readonly moves: readonly (readonly unknown[])[]
}

export interface Tally {
  readonly contests: number
  /** By player: how often its first grab was the one that counted. */
  readonly wins: readonly number[]
  readonly grabs: number
  /** What was taken although it was gone: must be 0. */
  readonly doubles: number
  readonly flagged: number
  /** By player, over its grabs: the time it took minus the time that was believed. */
  readonly gains: readonly Gain[]
}

export interface Gain {
  readonly mean: number
  /** Nineteen of twenty are below. */
  readonly most: number
}

/** How late an attacker answers pings who would like to be thought far away. */
const FEIGNED = 400
/** Pings before the first race, and between two. */
const FIRST_PINGS = 8
const MORE_PINGS = 2

/** The wait until a lost message is sent again, as TCP does it at first. */
function again({ trip }: Way): number {
  return Math.max(200, 2 * trip)
}

/** From 0 to 1, never 1. */
export function share(random: Xoshiro128): number {
  return random.next() / 2 ** 32
}

function oneWay(way: Way, random: Xoshiro128): number {
  const lost = share(random) < way.loss ? again(way) : 0
  return way.trip / 2 - way.jitter * Math.log(1 - share(random)) + lost
}

/** A page and what is known of it, by itself and by the server. */
class Page {
  readonly player: Player
  readonly trips = new RoundTrips()
  readonly clock = new SyncedClock()

  constructor(player: Player, random: Xoshiro128) {
    this.player = player
    this.ping(FIRST_PINGS, random)
  }

  /** A page's own clock is the server's in truth: what it makes of it is the error. */
  ping(count: number, random: Xoshiro128): void {
    const { way, trick } = this.player
    for (let i = 0; i < count; i++) {
      const [there, back] = [oneWay(way, random), oneWay(way, random)]
      this.clock.add(0, there + back, Math.round(there))
      this.trips.add(back + oneWay(way, random) + (trick === 'far' ? FEIGNED : 0))
    }
  }

  get distance() {
    return this.trips.distance
  }
}

interface Arrival {
  readonly seat: Seat
  readonly move: unknown
  readonly acted: number
  readonly said: number
  readonly seen: number
}

export class Arena {
  readonly #random: Xoshiro128
  readonly #pages: readonly Page[]
  readonly #wins: number[]
  readonly #gains: number[][]
  #contests = 0
  #grabs = 0
  #doubles = 0
  #flagged = 0

  constructor(players: readonly Player[], random: Xoshiro128) {
    this.#random = random
    this.#pages = players.map((player) => new Page(player, random))
    this.#wins = players.map(() => 0)
    this.#gains = players.map(() => [])
  }

  run(contests: number, prizeOf: (contest: number) => Prize): Tally {
    for (let i = 0; i < contests; i++) {
      for (const page of this.#pages) page.ping(MORE_PINGS, this.#random)
      this.#race(prizeOf(i))
    }
    return this.tally
  }

  get tally(): Tally {
    return {
      contests: this.#contests,
      wins: this.#wins,
      grabs: this.#grabs,
      doubles: this.#doubles,
      flagged: this.#flagged,
      gains: this.#gains.map(gainOf),
    }
  }

  #race(prize: Prize): void {
    const { game, state } = prize
    const contest = new Contest<unknown>()
    let course = begin(state)
    let first: Seat | null = null
    const gone = new Set<string>()
    const close = (): void => {
      for (const grab of contest.close(firstOf(game, state), this.#pages.length)) {
        const judged: { readonly course: Course; readonly outcome: Outcome } = judge(game, course, grab, null)
        course = judged.course
        if (judged.outcome.kind !== 'taken') continue
        first ??= grab.seat
        const name = game.write(grab.what)
        if (gone.has(name)) this.#doubles++
        gone.add(name)
      }
    }
    for (const arrival of this.#arrivals(prize)) {
      if (contest.closes !== null && contest.closes <= arrival.seen) close()
      this.#take(contest, arrival)
    }
    close()
    this.#contests++
    if (first !== null) this.#wins[first] = (this.#wins[first] as number) + 1
  }

  #take(contest: Contest<unknown>, { seat, move, acted, said, seen }: Arrival): void {
    const distances = this.#pages.map(({ distance }) => distance)
    const believed = believe({ said, seen }, distances[seat]?.delay ?? 0)
    this.#grabs++
    if (!believed.ok) return
    if (believed.value.flagged) this.#flagged++
    this.#gains[seat]?.push(acted - believed.value.at)
    contest.add({ ...believed.value, seat, what: move }, windowFor(distances))
  }

  /** In the order in which the server hears of them; those of one page do not overtake each other. */
  #arrivals({ moves }: Prize): readonly Arrival[] {
    const lead = leadFor(this.#pages.map(({ distance }) => distance))
    return this.#pages
      .flatMap((page, seat) => this.#acts(page, seat, moves[seat] ?? [], lead))
      .toSorted((a, b) => a.seen - b.seen)
  }

  #acts({ player, clock, distance }: Page, seat: Seat, moves: readonly unknown[], lead: number): Arrival[] {
    const { way, trick = 'none' } = player
    const sent = -Math.min(lead, leadOf(distance))
    const shown = Math.max(sent + oneWay(way, this.#random), clock.own(0) ?? 0)
    let [acted, seen] = [shown, 0]
    return moves.map((move) => {
      const reaction = player.reacts(this.#random)
      acted += reaction
      seen = Math.max(seen, acted + oneWay(way, this.#random))
      const said = trick === 'none' ? Math.round(acted - shown) : 0
      return { seat, move, acted, said, seen }
    })
  }
}

function gainOf(gains: readonly number[]): Gain {
  const sorted = gains.toSorted((a, b) => a - b)
  const mean = gains.reduce((sum, gain) => sum + gain, 0) / gains.length
  return { mean, most: sorted[Math.floor(0.95 * (sorted.length - 1))] ?? 0 }
}
