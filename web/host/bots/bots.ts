/** Bots in a worker: asked one question after the other, and asked anew when the worker has crashed or is silent. */
import type { Prospects } from '../../../engine/bots/bot.ts'
import type { Seat } from '../../../engine/contract.ts'
import { bad, good, type Result } from '../../../engine/result.ts'
import { type Clock, systemClock } from '../clock.ts'
import {
  type Analysed,
  type Judgement,
  type Outcome,
  type Outlook,
  type Plan,
  type Question,
  type RaceQuestion,
  type Reply,
  type Request,
  readReply,
} from './messages.ts'

export interface Brain {
  /** Loads what this game's bots need, before they are asked. */
  warm(game: string, version: number): void
  /** The move as the game writes it; null: rather not. Bad: no answer, after a second try. */
  choose(question: Question): Promise<Result<string | null, 'stuck'>>
  /** What it would do next in a race, and when; null: nothing more. Bad: as above. */
  race(question: RaceQuestion): Promise<Result<Plan | null, 'stuck'>>
}

/** A worker, as far as we use one. */
export interface Thinker {
  postMessage(request: Request): void
  terminate(): void
  onmessage: ((event: { readonly data: unknown }) => void) | null
  onerror: ((event: unknown) => void) | null
}

export type Hire = () => Thinker

const PATIENCE = 10_000
/** A slow phone takes a while for its first estimate, and the game does not wait for it. */
const CHANCES_PATIENCE = 60_000

/** Without module workers the page thinks itself. */
function hire(): Thinker {
  try {
    return new Worker(new URL('../../worker.ts', import.meta.url), { type: 'module', name: 'bots' }) as Thinker
  } catch {
    return inPage()
  }
}

export function inPage(): Thinker {
  let over = false
  const thinker: Thinker = {
    postMessage: (request) => {
      void answer(request).then((data) => {
        if (!over && data !== null) thinker.onmessage?.({ data })
      })
    },
    terminate: () => {
      over = true
    },
    onmessage: null,
    onerror: null,
  }
  return thinker
}

/** Loaded only where there is no worker. */
async function answer(request: Request): Promise<Reply | null> {
  const { replyTo } = await import('./think.ts')
  return replyTo(request)
}

export function openBrain(newThinker: Hire = hire, clock: Clock = systemClock): Brain {
  const desk = new Desk(newThinker, clock)
  return {
    warm: (game, version) => desk.tell({ kind: 'warm', game, version }),
    choose: async (question) => {
      for (let tries = 0; tries < 2; tries++) {
        const reply = await desk.ask((id) => ({ kind: 'choose', id, ...question }))
        if (reply?.kind === 'chosen') return good(reply.move)
      }
      return bad('stuck')
    },
    race: async (question) => {
      for (let tries = 0; tries < 2; tries++) {
        const reply = await desk.ask((id) => ({ kind: 'race', id, ...question }))
        if (reply?.kind === 'planned') return good(reply.plan)
      }
      return bad('stuck')
    },
  }
}

/** One worker at a time, and the callers waiting for its answers. */
class Desk {
  #hire: Hire
  readonly #clock: Clock
  readonly #waiting = new Map<number, (reply: Reply | null) => void>()
  #thinker: Thinker | null = null
  #last = 0
  /** Some worker has answered once. */
  #works = false

  constructor(newThinker: Hire, clock: Clock) {
    this.#hire = newThinker
    this.#clock = clock
  }

  tell(request: Request): void {
    this.#thinker ??= this.#start()
    this.#thinker.postMessage(request)
  }

  /** Null: no answer, and the worker is gone. */
  ask(write: (id: number) => Request, patience = PATIENCE): Promise<Reply | null> {
    const id = ++this.#last
    return new Promise((resolve) => {
      const cancel = this.#clock.after(patience, () => this.#dismiss())
      this.#waiting.set(id, (reply) => {
        cancel()
        resolve(reply)
      })
      this.tell(write(id))
    })
  }

  #start(): Thinker {
    const thinker = this.#hire()
    thinker.onmessage = ({ data }) => {
      const reply = readReply(data)
      if (reply === null) return
      this.#works = true
      this.#waiting.get(reply.id)?.(reply)
      this.#waiting.delete(reply.id)
    }
    thinker.onerror = () => {
      if (this.#thinker !== thinker) return
      if (!this.#works) this.#hire = inPage // A browser without module workers fails only here.
      this.#dismiss()
    }
    return thinker
  }

  /** Everybody who waits is told that nothing will come. */
  #dismiss(): void {
    this.#thinker?.terminate()
    this.#thinker = null
    const waiting = [...this.#waiting.values()]
    this.#waiting.clear()
    for (const tell of waiting) tell(null)
  }

  close(): void {
    this.#dismiss()
  }
}

/** Tells chances, in a worker of its own that stays: what it has solved once it knows. */
export interface Judge {
  /** Null: the game cannot tell, or nothing came. */
  ask(outlook: Outlook): Promise<readonly Judgement[] | null>
  /** Everybody's chance to win, as far as the seat that asks can see. Null: nothing came. */
  chances(outlook: Outlook): Promise<Prospects | null>
  /** Hands it a solution: what it tells of such tables is exact from now on. */
  learn(game: string, solution: ArrayBufferLike): void
  close(): void
}

export function openJudge(newThinker: Hire = hire, clock: Clock = systemClock): Judge {
  const desk = new Desk(newThinker, clock)
  return {
    ask: async (outlook) => {
      const reply = await desk.ask((id) => ({ kind: 'judge', id, ...outlook }), CHANCES_PATIENCE)
      return reply?.kind === 'judged' ? reply.moves : null
    },
    chances: async (outlook) => {
      const reply = await desk.ask((id) => ({ kind: 'chances', id, ...outlook }), CHANCES_PATIENCE)
      return reply?.kind === 'chances' ? reply.prospects : null
    },
    learn: (game, solution) => desk.tell({ kind: 'learn', game, solution }),
    close: () => desk.close(),
  }
}

/** Analyses finished games, in workers of its own that stay. */
export interface Analyst {
  /** `seat`: whose play; null: of the only seat that a person played. Null: the log tells nothing about it, or nothing came. */
  analyse(log: string, seat: Seat | null): Promise<Analysed | null>
  /** The result alone, which every game tells in a few milliseconds. */
  outcome(log: string, seat: Seat | null): Promise<Outcome | null>
  close(): void
}

/** Half of the processors: the page and whatever else is open stay quick. */
const analystsHere = (): number => Math.min(4, Math.max(1, Math.floor(navigator.hardwareConcurrency / 2)))

/** Games are dealt out to the workers in turn; one that is never asked is never started. */
export function openAnalyst(newThinker: Hire = hire, clock: Clock = systemClock, workers = analystsHere()): Analyst {
  const desks = Array.from({ length: workers }, () => new Desk(newThinker, clock))
  let asked = 0
  const ask = (kind: 'analyse' | 'outcome', log: string, seat: Seat | null): Promise<Reply | null> =>
    (desks[asked++ % workers] as Desk).ask((id) => ({ kind, id, log, seat }), CHANCES_PATIENCE)
  return {
    analyse: async (log, seat) => {
      const reply = await ask('analyse', log, seat)
      return reply?.kind === 'analysed' ? reply.analysed : null
    },
    outcome: async (log, seat) => {
      const reply = await ask('outcome', log, seat)
      return reply?.kind === 'outcome' ? reply.outcome : null
    },
    close: () => {
      for (const desk of desks) desk.close()
    },
  }
}
