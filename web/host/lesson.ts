/** A scripted first game as a host: the learner makes seat 0's moves and throws, all else happens by itself. Nothing is kept. */
import type { Company } from '../../engine/company.ts'
import type { Game } from '../../engine/contract.ts'
import { type Entry, type LogFault, readLog, writeLog } from '../../engine/log.ts'
import { play } from '../../engine/play.ts'
import { bad, good, type Result } from '../../engine/result.ts'
import { asksOf } from '../../engine/table/one-device.ts'
import { nextChoice, stateOf, type Table, tableAt, tableOf } from '../../engine/table/table.ts'
import { revealedTable } from '../../engine/table/view.ts'
import type { Lesson } from '../../kit/board.ts'
import { type Clock, systemClock } from './clock.ts'
import type { Ask, Command, Host, SendFault, Snapshot } from './host.ts'

const LEARNER = 0

/** The lesson's names at the table: the learner, and bots. */
function lessonCompany({ names }: Lesson): Company {
  const sitters = names.map((name, seat) =>
    seat === LEARNER ? ({ kind: 'person', name } as const) : ({ kind: 'bot', name, level: 'lesson' } as const),
  )
  return { sitters, dice: 'app' }
}

/** Give a position back with `shown` only when its note has been read: what happens by itself waits for it. */
export function lessonHost(lesson: Lesson, game: Game, clock: Clock = systemClock): Result<Host, LogFault> {
  const log = readLog(game, lesson.log)
  if (!log.ok) return log
  const table = tableOf(game, log.value)
  return table.ok ? good(new LessonHost(table.value, lessonCompany(lesson), clock)) : table
}

class LessonHost implements Host {
  readonly #script: Table
  readonly #company: Company
  readonly #clock: Clock
  readonly #listeners = new Set<(now: Snapshot) => void>()
  #at: number
  #shown = -1
  #stop: (() => void) | null = null
  #closed = false

  constructor(script: Table, company: Company, clock: Clock) {
    this.#script = script
    this.#company = company
    this.#clock = clock
    this.#at = nextChoice(script, 0)
  }

  subscribe(listener: (now: Snapshot) => void): () => void {
    this.#listeners.add(listener)
    listener(this.#snapshot())
    return () => this.#listeners.delete(listener)
  }

  async send(command: Command): Promise<Result<null, SendFault>> {
    if (this.#closed) return bad({ code: 'closed' })
    if (command.kind === 'retry') return good(null)
    if (command.kind === 'undo') return bad({ code: 'no-undo' })
    const fault = command.kind === 'move' ? this.#wrongMove(command.seat, command.move) : this.#wrongThrow(command)
    if (fault !== null) return bad(fault)
    this.#step()
    return good(null)
  }

  shown(entries: number): void {
    this.#shown = Math.min(entries, this.#at)
    this.#arrange()
  }

  log(): string {
    return writeLog(this.#script.game, this.#table)
  }

  close(): void {
    this.#closed = true
    this.#stop?.()
    this.#listeners.clear()
  }

  get #table(): Table {
    return tableAt(this.#script, this.#at)
  }

  get #next(): Entry<unknown> | null {
    return this.#script.entries[this.#at] ?? null
  }

  /** Against the rules, or not what the lesson wants to show. */
  #wrongMove(seat: number, move: unknown): SendFault | null {
    const { game } = this.#script
    const played = play(game, stateOf(this.#table), { kind: 'move', seat, move })
    if (!played.ok) return played.fault
    const asked = this.#asks().some((ask) => ask.kind === 'move' && ask.seat === seat)
    const due = this.#next?.input
    if (!asked || due?.kind !== 'move') return { code: 'not-asked' }
    return game.write(move) === game.write(due.move) ? null : { code: 'lesson', move: due.move }
  }

  #wrongThrow({ kind }: Command): SendFault | null {
    const { game } = this.#script
    const thrown = play(game, stateOf(this.#table), { kind: 'throw', faces: [] })
    if (!thrown.ok && thrown.fault.code !== 'wrong-count') return thrown.fault
    return kind === 'roll' && this.#asks().length > 0 ? null : { code: 'not-asked' }
  }

  #asks(): readonly Ask[] {
    const input = this.#next?.input
    const own = input?.kind === 'throw' || (input?.kind === 'move' && input.seat === LEARNER)
    return own ? asksOf(this.#table, [LEARNER], 'app') : []
  }

  #step(): void {
    this.#at = nextChoice(this.#script, this.#at + 1)
    const now = this.#snapshot()
    for (const listener of this.#listeners) listener(now)
    this.#arrange()
  }

  #snapshot(): Snapshot {
    const asks = this.#asks()
    const input = this.#next?.input
    const other = asks.length === 0 && input?.kind === 'move' ? [input.seat] : []
    return {
      id: 'lesson',
      table: revealedTable(this.#table),
      viewer: LEARNER,
      company: this.#company,
      asks,
      waitsFor: other,
      canUndo: false,
      trouble: null,
    }
  }

  #arrange(): void {
    this.#stop?.()
    this.#stop = null
    const waits = this.#shown < this.#at || this.#asks().length > 0 || this.#next === null
    if (this.#closed || waits) return
    const at = this.#at
    this.#stop = this.#clock.after(0, () => {
      if (this.#at === at) this.#step()
    })
  }
}
