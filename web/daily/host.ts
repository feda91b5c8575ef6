/**
 * The ranked table of the day as a host: every move is a request, and its answer is the whole game so far. A move that did not get
 * through has not been made; it waits here and can be sent again, and counts once however often it arrives.
 */
import type { Company } from '../../engine/company.ts'
import { play } from '../../engine/play.ts'
import { bad, good, type Result } from '../../engine/result.ts'
import { asksOf } from '../../engine/table/questions.ts'
import { seenTable, stateOf, type Table } from '../../engine/table/table.ts'
import type { BodyOf } from '../../protocol/http.ts'
import type { Command, Host, SendFault, Snapshot } from '../host/host.ts'
import { type Load, loadLog } from '../host/load.ts'
import type { ApiFault } from '../online/api.ts'

const SEAT = 0

export interface DailyDeps {
  /** Gives the log. */
  send(body: BodyOf<'playDaily'>): Promise<Result<string, ApiFault>>
  readonly load?: Load
}

interface Game {
  readonly id: string
  readonly date: string
  readonly company: Company
}

type Sent = Result<null, SendFault>

/** Begins the guest's game of the day, or goes on with it. */
export async function openDaily(about: Game, deps: DailyDeps): Promise<Result<DailyHost, ApiFault>> {
  const begun = await deps.send({ date: about.date, seen: 0 })
  if (!begun.ok) return begun
  const loaded = await loadLog(begun.value, deps.load)
  return loaded.ok ? good(new DailyHost(about, loaded.value.table, begun.value, deps)) : bad({ code: 'internal' })
}

export class DailyHost implements Host {
  readonly #about: Game
  readonly #deps: DailyDeps
  readonly #listeners = new Set<(now: Snapshot) => void>()
  readonly #ears = new Set<(fault: ApiFault | null) => void>()
  #table: Table
  #log: string
  #waiting: BodyOf<'playDaily'> | null = null
  #fault: ApiFault | null = null
  #queue: Promise<unknown> = Promise.resolve()
  #closed = false

  constructor(about: Game, table: Table, log: string, deps: DailyDeps) {
    this.#about = about
    this.#deps = deps
    this.#table = table
    this.#log = log
  }

  subscribe(listener: (now: Snapshot) => void): () => void {
    this.#listeners.add(listener)
    listener(this.#snapshot())
    return () => this.#listeners.delete(listener)
  }

  /** Called at once, and whenever a move does not get through, or does after all (null); gives the way to stop. */
  hear(listener: (fault: ApiFault | null) => void): () => void {
    this.#ears.add(listener)
    listener(this.#fault)
    return () => this.#ears.delete(listener)
  }

  /** One after the other, so that each knows the moves before it. */
  send(command: Command): Promise<Sent> {
    const done = this.#queue.then(() => (this.#closed ? bad({ code: 'closed' as const }) : this.#obey(command)))
    this.#queue = done.catch(() => undefined)
    return done
  }

  shown(): void {
    // Nothing here goes on by itself: the dice come with the answer.
  }

  log(): string {
    return this.#log
  }

  close(): void {
    this.#closed = true
    this.#listeners.clear()
    this.#ears.clear()
  }

  #obey(command: Command): Promise<Sent> | Sent {
    switch (command.kind) {
      case 'move':
        return this.#move(command.seat, command.move)
      case 'retry':
        return this.#waiting === null ? good(null) : this.#deliver(this.#waiting)
      case 'undo':
        return bad({ code: 'no-undo' })
      default:
        return bad({ code: 'not-asked' })
    }
  }

  #move(seat: number, move: unknown): Promise<Sent> | Sent {
    const { game } = this.#table
    if (seat !== SEAT) return bad({ code: 'not-asked' })
    const played = play(game, stateOf(this.#table), { kind: 'move', seat, move })
    if (!played.ok) return played
    return this.#deliver({ date: this.#about.date, seen: madeIn(this.#table), move: game.write(move) })
  }

  async #deliver(body: BodyOf<'playDaily'>): Promise<Sent> {
    const answer = await this.#deps.send(body)
    const loaded = answer.ok ? await loadLog(answer.value, this.#deps.load) : null
    if (!answer.ok || loaded === null || !loaded.ok) {
      // Kept: it may have arrived all the same, and then sending it again shows what it has led to.
      this.#waiting = body
      this.#tell(answer.ok ? { code: 'internal' } : answer.fault)
      return bad({ code: 'told' })
    }
    this.#waiting = null
    this.#table = loaded.value.table
    this.#log = answer.value
    this.#tell(null)
    const now = this.#snapshot()
    for (const listener of this.#listeners) listener(now)
    return good(null)
  }

  #tell(fault: ApiFault | null): void {
    this.#fault = fault
    for (const listener of this.#ears) listener(fault)
  }

  #snapshot(): Snapshot {
    const { id, company } = this.#about
    return {
      id,
      table: seenTable(this.#table, SEAT),
      viewer: SEAT,
      company,
      asks: asksOf(this.#table, company),
      waitsFor: [],
      canUndo: false,
      binding: true,
      trouble: null,
    }
  }
}

/** Moves that the guest has made; what was forced is none of them. */
function madeIn({ entries }: Table): number {
  return entries.filter(({ input, forced }) => input.kind === 'move' && forced !== true).length
}
