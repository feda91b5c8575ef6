/**
 * Who is waited for before a race is thrown. A round waits for everybody, but nobody can hold the others up: each person has a
 * budget of patience for the whole game, which is charged while another player is ready and they are not, whether their page
 * withholds it, a second tab is stuck, or their line is down. All pages of a person count as one.
 */

/** In ms. */
export const PATIENCE = {
  /** After a round, whoever is ready. */
  round: 8000,
  /** Per round, once another player is ready. */
  most: 5000,
  /** Of that, what a slower device may take in every round without being charged. */
  free: 1500,
  /** Per person and game. */
  game: 5000,
  /** Before the start, at tables that read first. */
  reading: 20_000,
} as const

/** At tables that read first: a person who has let the time pass this often is no longer waited for. */
const MISSES = 2

/** A person who may act in the next race. */
export interface Present {
  readonly identity: string
  /** Has an open page. */
  readonly here: boolean
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
  readonly #missed = new Map<string, number>()
  #round: Round | null = null

  /** A page has shown the log up to this line. */
  read(identity: string, line: number): void {
    this.#read.set(identity, Math.max(line, this.#read.get(identity) ?? 0))
  }

  hasRead(identity: string, line: number): boolean {
    return (this.#read.get(identity) ?? 0) >= line
  }

  /**
   * When the throw after this line is due, and who is waited for until then; null while nobody is here. `patient`: at tables that
   * read, nobody is charged.
   */
  due(now: number, line: number, people: readonly Present[], patient: boolean): Wait | null {
    if (!people.some(({ here }) => here)) {
      this.#round = null
      return null
    }
    if (this.#round?.line !== line) this.#round = { line, since: now, ready: new Map() }
    const round = this.#round
    for (const { identity, here } of people)
      if (here && this.hasRead(identity, line) && !round.ready.has(identity)) round.ready.set(identity, now)
    const missing = people.filter(({ identity }) => !round.ready.has(identity))
    const ends = missing.map((one) => this.#end(round, one, patient))
    const at = Math.max(now, ...ends)
    const isFree = (_: Present, i: number): boolean => (ends[i] as number) > now
    return { at: missing.length === 0 ? now : at, awaited: missing.filter(isFree) }
  }

  /** Until when this person is waited for. */
  #end(round: Round, { identity, here }: Present, patient: boolean): number {
    const latest = round.since + PATIENCE.round
    const left = Math.max(0, PATIENCE.game - (this.#spent.get(identity) ?? 0))
    if (patient && here) return latest
    const allowed = Math.min(PATIENCE.most, left === 0 ? 0 : left + (here ? PATIENCE.free : 0))
    return Math.min(latest, startOf(round, identity) + allowed)
  }

  /** The throw falls: everybody who was waited for is charged. */
  thrown(now: number, people: readonly Present[], patient: boolean): void {
    const round = this.#round
    this.#round = null
    if (round === null || patient) return
    for (const { identity, here } of people) {
      const waited = (round.ready.get(identity) ?? now) - startOf(round, identity) - (here ? PATIENCE.free : 0)
      if (waited > 0) this.#spent.set(identity, (this.#spent.get(identity) ?? 0) + waited)
    }
  }

  /** At tables that read first: true when everybody who is waited for has read this line, or the time has passed. */
  mayBegin(now: number, line: number, show: number, people: readonly Present[]): boolean {
    const late = people.filter(({ identity, here }) => here && !this.hasRead(identity, line))
    if (now < show + PATIENCE.reading) return late.every(({ identity }) => this.#missesOf(identity) >= MISSES)
    for (const { identity } of late) this.#missed.set(identity, this.#missesOf(identity) + 1)
    return true
  }

  #missesOf(identity: string): number {
    return this.#missed.get(identity) ?? 0
  }
}

export interface Wait {
  readonly at: number
  readonly awaited: readonly Present[]
}

/** Since when another player has been ready; never, if nobody else is. */
function startOf({ ready }: Round, identity: string): number {
  return Math.min(...[...ready].filter(([other]) => other !== identity).map(([, at]) => at), Infinity)
}
