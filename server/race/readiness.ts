/**
 * Who is waited for before a race is thrown. A round waits for all seats, but only as long as their budgets last: each person has one
 * budget of patience for the whole game, which is charged while another player is ready and they are not, whether their page
 * withholds it, a second tab is stuck, or their line is down. All pages of a person count as one.
 */

/** In ms. */
export const PATIENCE = {
  /** After a round, for players who are not ready. */
  round: 8000,
  /** Per person and game; with the longest round trip that is believed it is less than 5 s. */
  game: 4600,
  /** Before the start, at tables that read first. */
  reading: 20_000,
} as const

/** A person who may act in the next race. */
export interface Present {
  readonly identity: string
  /** Has an open page. */
  readonly here: boolean
  /** The round trip believed of their connection, in ms: waiting for it is not charged to a player who answers. */
  readonly trip: number
}

/** A person the round waits for. */
export interface Awaited extends Present {
  /** Since when another player has been ready; never: Infinity. */
  readonly since: number
}

export interface Wait {
  readonly at: number
  readonly awaited: readonly Awaited[]
}

interface Round {
  readonly line: number
  readonly since: number
  /** When each was ready. */
  readonly ready: Map<string, number>
}

/** One game. Times are of one monotonic clock. */
export class Readiness {
  readonly #read = new Map<string, number>()
  readonly #spent = new Map<string, number>()
  #round: Round | null = null

  /** A page has shown the log up to this line. */
  read(identity: string, line: number): void {
    this.#read.set(identity, Math.max(line, this.#read.get(identity) ?? 0))
  }

  hasRead(identity: string, line: number): boolean {
    return (this.#read.get(identity) ?? 0) >= line
  }

  /** When the throw after this line is due, and who is waited for until then; null without open pages. */
  due(now: number, line: number, people: readonly Present[]): Wait | null {
    if (!people.some(({ here }) => here)) {
      this.#round = null
      return null
    }
    if (this.#round?.line !== line) this.#round = { line, since: now, ready: new Map() }
    const round = this.#round
    for (const { identity, here } of people)
      if (here && this.hasRead(identity, line) && !round.ready.has(identity)) round.ready.set(identity, now)
    const missing = people.filter(({ identity }) => !round.ready.has(identity))
    const ends = missing.map((one) => this.#end(round, one))
    const awaited = missing.filter((_, i) => (ends[i] as number) > now)
    return {
      at: Math.max(now, ...ends),
      awaited: awaited.map((one) => ({ ...one, since: startOf(round, one.identity) })),
    }
  }

  /** Until when this person is waited for. */
  #end(round: Round, { identity, here, trip }: Present): number {
    const allowed = Math.max(0, this.#leftOf(identity) + (here ? trip : 0))
    return Math.min(round.since + PATIENCE.round, startOf(round, identity) + allowed)
  }

  /** The throw falls: everybody who was waited for is charged. */
  thrown(now: number, people: readonly Present[]): void {
    const round = this.#round
    this.#round = null
    if (round === null) return
    for (const { identity, trip } of people) {
      const readyAt = round.ready.get(identity)
      const waited = (readyAt ?? now) - startOf(round, identity)
      this.#charge(identity, readyAt === undefined ? waited : waited - trip)
    }
  }

  /**
   * At tables that read first: true when everybody who is waited for has read this line, or the time has passed. To read is what the
   * time is for, and charged to nobody; who lets it pass while others are ready has spent all patience.
   */
  mayBegin(now: number, line: number, show: number, people: readonly Present[]): boolean {
    const here = people.filter((one) => one.here)
    const late = here.filter(({ identity }) => !this.hasRead(identity, line))
    if (now < show + PATIENCE.reading) return late.every(({ identity }) => this.#leftOf(identity) <= 0)
    if (late.length < here.length) for (const { identity } of late) this.#charge(identity, PATIENCE.game)
    return true
  }

  #leftOf(identity: string): number {
    return PATIENCE.game - (this.#spent.get(identity) ?? 0)
  }

  #charge(identity: string, ms: number): void {
    if (ms > 0) this.#spent.set(identity, (this.#spent.get(identity) ?? 0) + ms)
  }
}

/** Since when another player has been ready; Infinity if none is. */
function startOf({ ready }: Round, identity: string): number {
  return Math.min(...[...ready].filter(([other]) => other !== identity).map(([, at]) => at), Infinity)
}
