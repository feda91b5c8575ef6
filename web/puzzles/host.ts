/** A puzzle as a host: the table of its log, one question, and any choice is played. Nothing is stored. */
import type { Company } from '../../engine/company.ts'
import type { Game, Seat } from '../../engine/contract.ts'
import { readLog, writeLog } from '../../engine/log.ts'
import { bad, good, type Result } from '../../engine/result.ts'
import { raceStart } from '../../engine/table/race.ts'
import { act, seenTable, stateOf, type Table, tableOf } from '../../engine/table/table.ts'
import type { Command, Host, SendFault, Snapshot } from '../host/host.ts'
import { LocalRace } from '../host/local-race.ts'

/** The person at the seat, and nameless rivals of the strongest level. */
export function companyOf(seats: number, seat: Seat, level: string): Company {
  const sitters = Array.from({ length: seats }, (_, other) =>
    other === seat ? ({ kind: 'person', name: '' } as const) : ({ kind: 'bot', name: '', level } as const),
  )
  return { sitters, dice: 'app' }
}

type Move = Extract<Command, { kind: 'move' }>

export class PuzzleHost implements Host {
  readonly #seat: Seat
  readonly #company: Company
  readonly #answered: (table: Table, at: number) => void
  readonly #listeners = new Set<(now: Snapshot) => void>()
  /** How many entries the puzzle has: what follows is the answer. */
  readonly #start: number
  /** Drills have one, without a limit of its time. */
  readonly #race: LocalRace | null
  #table: Table
  #over = false

  /** `answered` hears the table after the answer, and where the answer begins in it. Throws if the log is none of this game. */
  constructor(game: Game, log: string, seat: Seat, level: string, answered: (table: Table, at: number) => void) {
    const read = readLog(game, log)
    const table = read.ok ? tableOf(game, read.value) : read
    if (!table.ok) throw new Error(`a puzzle does not replay: ${table.fault.code}`)
    this.#table = table.value
    this.#start = table.value.entries.length
    const start = raceStart(table.value)
    this.#race = start === null ? null : new LocalRace(table.value, start, null)
    this.#seat = seat
    this.#company = companyOf(table.value.seats, seat, level)
    this.#answered = answered
  }

  subscribe(listener: (now: Snapshot) => void): () => void {
    this.#listeners.add(listener)
    listener(this.#snapshot())
    return () => this.#listeners.delete(listener)
  }

  async send(command: Command): Promise<Result<null, SendFault>> {
    if (command.kind !== 'move' || this.#over) return bad({ code: 'not-asked' })
    const played = this.#race === null ? this.#played(command) : this.#raced(this.#race, command)
    if (!played.ok) return played
    this.#table = played.value
    this.#over = this.#race === null || raceStart(this.#table) === null
    this.#tell()
    if (this.#over) this.#answered(this.#table, this.#start)
    return good(null)
  }

  #played({ seat, move }: Move): Result<Table, SendFault> {
    return act(this.#table, { input: { kind: 'move', seat, move } })
  }

  #raced(race: LocalRace, command: Move): Result<Table, SendFault> {
    const { seat, move, acted = performance.now() } = command
    const taken = race.grab(this.#table, seat, move, acted)
    if (taken === 'impossible') return this.#played(command)
    if (taken !== 'pending') return bad({ code: 'not-asked' })
    const verdict = race.verdict(this.#table)
    race.judged(race.grabs, verdict)
    return good(verdict.table)
  }

  /** A race begins when it is on screen. */
  shown(): void {
    if (this.#race === null || this.#race.since !== null || this.#over) return
    this.#race.begin(performance.now())
    queueMicrotask(() => this.#tell())
  }

  log(): string {
    return writeLog(this.#table.game, this.#table)
  }

  close(): void {
    this.#over = true
    this.#listeners.clear()
  }

  #tell(): void {
    const now = this.#snapshot()
    for (const listener of this.#listeners) listener(now)
  }

  #snapshot(): Snapshot {
    const { game } = this.#table
    const turn = game.turn(stateOf(this.#table))
    const asked = !this.#over && turn.kind === 'move' && turn.seats.includes(this.#seat)
    return {
      id: 'puzzle',
      table: seenTable(this.#table, this.#seat),
      viewer: this.#seat,
      company: this.#company,
      asks: asked ? [{ kind: 'move', seat: this.#seat }] : [],
      waitsFor: [],
      canUndo: false,
      trouble: null,
      ...(asked && this.#race !== null ? { race: this.#race.now } : {}),
    }
  }
}
