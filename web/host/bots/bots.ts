/** Bots in a worker: asked one question after the other, and asked anew when the worker has crashed or is silent. */
import { bad, good, type Result } from '../../../engine/result.ts'
import { type Clock, systemClock } from '../clock.ts'
import type { Answer, Given, JobName, Reply, Request } from './messages.ts'

/** Bad: no answer. */
type Ask<Name extends JobName> = (given: Given<Name>) => Promise<Result<Answer<Name>, 'stuck'>>
/** Null also where no answer came. */
type AskOrNull<Name extends JobName> = (given: Given<Name>) => Promise<Answer<Name> | null>

/** Asks twice before it is stuck. */
export interface BotService {
  warm(given: Given<'warm'>): void
  readonly choose: Ask<'choose'>
  readonly race: Ask<'race'>
}

/** A worker, as far as we use one. */
export interface BotWorker {
  postMessage(request: Request): void
  terminate(): void
  onmessage: ((event: { readonly data: Reply }) => void) | null
  onerror: ((event: unknown) => void) | null
}

type StartWorker = () => BotWorker

const PATIENCE = 10_000
/** A slow phone takes a while for its first estimate, and the game does not wait for it. */
const CHANCES_PATIENCE = 60_000

/** Without module workers the page thinks itself. */
function startWorker(): BotWorker {
  try {
    return new Worker(new URL('../../worker.ts', import.meta.url), { type: 'module', name: 'bots' }) as BotWorker
  } catch {
    return inPage()
  }
}

export function inPage(): BotWorker {
  let over = false
  const botWorker: BotWorker = {
    postMessage: (request) => {
      void answer(request).then((data) => {
        if (!over) botWorker.onmessage?.({ data })
      })
    },
    terminate: () => {
      over = true
    },
    onmessage: null,
    onerror: null,
  }
  return botWorker
}

/** Loaded only where there is no worker. */
async function answer(request: Request): Promise<Reply> {
  const { replyTo } = await import('./think.ts')
  return replyTo(request)
}

export function openBotService(newWorker: StartWorker = startWorker, clock: Clock = systemClock): BotService {
  const client = new WorkerClient(newWorker, clock)
  const twice = async <Name extends JobName>(job: Name, given: Given<Name>) => {
    const first = await client.ask(job, given)
    return first.ok ? first : client.ask(job, given)
  }
  return {
    warm: (given) => void client.ask('warm', given, null),
    choose: (question) => twice('choose', question),
    race: (question) => twice('race', question),
  }
}

/** One worker at a time, and the callers waiting for its answers. */
class WorkerClient {
  #startWorker: StartWorker
  readonly #clock: Clock
  readonly #waiting = new Map<number, (reply: Reply) => void>()
  #botWorker: BotWorker | null = null
  #last = 0
  /** Some worker has answered once. */
  #works = false

  constructor(start: StartWorker, clock: Clock) {
    this.#startWorker = start
    this.#clock = clock
  }

  /** `patience`: null waits for ever. `stuck`: it failed, or there was no answer and the worker is gone. */
  ask<Name extends JobName>(
    job: Name,
    given: Given<Name>,
    patience: number | null = PATIENCE,
  ): Promise<Result<Answer<Name>, 'stuck'>> {
    const id = ++this.#last
    return new Promise((resolve) => {
      const cancel = patience === null ? null : this.#clock.after(patience, () => this.dismiss())
      this.#waiting.set(id, (reply) => {
        cancel?.()
        resolve('value' in reply ? good(reply.value as Answer<Name>) : bad('stuck'))
      })
      this.#botWorker ??= this.#start()
      this.#botWorker.postMessage({ id, job, given } as Request)
    })
  }

  #start(): BotWorker {
    const botWorker = this.#startWorker()
    botWorker.onmessage = ({ data: reply }) => {
      this.#works = true
      this.#waiting.get(reply.id)?.(reply)
      this.#waiting.delete(reply.id)
    }
    botWorker.onerror = () => {
      if (this.#botWorker !== botWorker) return
      if (!this.#works) this.#startWorker = inPage // A browser without module workers fails only here.
      this.dismiss()
    }
    return botWorker
  }

  /** Everybody who waits is told that nothing will come. */
  dismiss(): void {
    this.#botWorker?.terminate()
    this.#botWorker = null
    const waiting = [...this.#waiting]
    this.#waiting.clear()
    for (const [id, tell] of waiting) tell({ id, failed: 'dismissed' })
  }
}

/** Tells chances, in a worker of its own that stays: what it has solved once it knows. */
export interface Judge {
  readonly ask: AskOrNull<'judge'>
  readonly chances: AskOrNull<'chances'>
  learn(solved: Given<'learn'>): void
  close(): void
}

export function openJudge(start: StartWorker = startWorker, clock: Clock = systemClock): Judge {
  const client = new WorkerClient(start, clock)
  return {
    ask: async (outlook) => orNull(await client.ask('judge', outlook, CHANCES_PATIENCE)),
    chances: async (outlook) => orNull(await client.ask('chances', outlook, CHANCES_PATIENCE)),
    learn: (solved) => void client.ask('learn', solved, null),
    close: () => client.dismiss(),
  }
}

function orNull<Value>(answer: Result<Value, 'stuck'>): Value | null {
  return answer.ok ? answer.value : null
}

/** Analyses finished games and days, in workers of its own that stay. */
export interface Analyst {
  readonly analyse: AskOrNull<'analyse'>
  readonly outcome: AskOrNull<'outcome'>
  readonly strongest: AskOrNull<'strongest'>
  close(): void
}

/** Half of the processors: the page and whatever else is open stay quick. */
const analystsHere = (): number => Math.min(4, Math.max(1, Math.floor(navigator.hardwareConcurrency / 2)))

/** Games are dealt out to the workers in turn; one that is never asked is never started. */
export function openAnalyst(start = startWorker, clock = systemClock, workers = analystsHere()): Analyst {
  const clients = Array.from({ length: workers }, () => new WorkerClient(start, clock))
  let asked = 0
  const next = (): WorkerClient => clients[asked++ % workers] as WorkerClient
  return {
    analyse: async (game) => orNull(await next().ask('analyse', game, CHANCES_PATIENCE)),
    outcome: async (game) => orNull(await next().ask('outcome', game, CHANCES_PATIENCE)),
    strongest: async (day) => orNull(await next().ask('strongest', day, CHANCES_PATIENCE)),
    close: () => {
      for (const client of clients) client.dismiss()
    },
  }
}
