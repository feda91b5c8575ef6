/** The table as lines of text: for screen readers, pipes and terminals that cannot do more. Works for every game. */
import { createInterface, type Interface } from 'node:readline'
import { setTimeout } from 'node:timers/promises'
import type { Seat, ThrowTurn } from '../../engine/contract.ts'
import { readMove } from '../../engine/log.ts'
import { isRace } from '../../engine/race-order.ts'
import { stateOf, type Table } from '../../engine/table/table.ts'
import { seenState, visibleFrom } from '../../engine/table/visibility.ts'
import { explainProblem, explainRefusal } from '../../engine/text/explain.ts'
import type { GameText } from '../../engine/text/game.ts'
import type { Context } from '../command.ts'
import { readFaces } from './faces.ts'
import type { Narrator } from './narrator.ts'
import { LONG_MS } from './race.ts'
import type { Answer, Asked, Front, Instead, Moved, Quit, Refused, Thrown } from './session.ts'

/** How many moves are listed before the rest is only counted. */
const LISTED = 12

const late = async (ms: number): Promise<null> => setTimeout(Math.max(0, ms), null, { ref: true })

export class PlainFront implements Front {
  readonly #context: Context
  readonly #gameText: GameText
  readonly #narrator: Narrator
  readonly #lines: AsyncIterator<string>
  readonly #reader: Interface
  #interrupted = false
  #pending: Promise<string> | null = null

  constructor(context: Context, gameText: GameText, narrator: Narrator, input: NodeJS.ReadableStream) {
    this.#context = context
    this.#gameText = gameText
    this.#narrator = narrator
    this.#reader = createInterface({ input, terminal: false })
    this.#lines = this.#reader[Symbol.asyncIterator]()
    process.once('SIGINT', () => {
      this.#interrupted = true
      this.#reader.close()
    })
  }

  async happened(table: Table, from: number): Promise<Quit | null> {
    if (from >= table.entries.length) this.#say(this.#context.text.play.undone)
    for (let index = visibleFrom(table, from); index < table.entries.length; index++)
      this.#say(this.#narrator.line(table, index))
    const scores = table.game.scores(seenState(table, null))
    const colon = this.#context.lang === 'fr' ? '\u00a0:' : ':'
    const told = scores.map((points, seat) => `${this.#narrator.name(seat)}${colon} ${points}`).join(', ')
    const shown = from < table.entries.length && !isRace(table.game, stateOf(table))
    if (shown && table.game.turn(stateOf(table)).kind !== 'over') this.#say(`  ${told}`)
    return this.#interrupted ? { kind: 'quit', interrupted: true } : null
  }

  async askMove(asked: Asked, seat: Seat): Promise<Answer> {
    const { game } = asked.table
    const { play } = this.#context.text
    const state = seenState(asked.table, seat)
    this.#say(play.yourMove({ who: this.#narrator.name(seat) }))
    for (const line of [...this.#gameText.place(state, seat), ...this.#gameText.middle(state)]) this.#say(`  ${line}`)
    const moves = this.#listed(game.moves(state, seat).map((move) => game.write(move)))
    this.#say(`  ${moves}`)
    return this.#ask('> ', (typed) => {
      if (typed.trim() !== '') return this.#readMove(asked.table, seat, typed)
      this.#say(`${play.typeOne}\n  ${moves}`)
      return null
    })
  }

  /** Where they are too many, those with numbers are only counted, if there are others. */
  #listed(moves: readonly string[]): string {
    const plain = moves.filter((move) => !/\d/.test(move))
    const shown = (moves.length > LISTED && plain.length > 0 ? plain : moves).slice(0, LISTED)
    const more = moves.length - shown.length
    return `${shown.join(', ')}${more > 0 ? ` ${this.#context.text.play.more({ count: more })}` : ''}`
  }

  /** A move in the log's notation, upper or lower case; numbers may be in another order than the notation's. */
  #readMove({ game }: Table, seat: Seat, typed: string): Moved | null {
    const text = typed.trim().toLowerCase().replace(/\s+/g, ' ')
    const words = text.split(' ')
    const numbers = words.filter((word) => /^\d+$/.test(word)).sort((a, b) => Number(a) - Number(b))
    const sorted = [...words.filter((word) => !/^\d+$/.test(word)), ...numbers].join(' ')
    const [exact, meant] = [readMove(game, text), readMove(game, sorted)]
    if (exact.ok || meant.ok) return { kind: 'move', seat, move: exact.ok ? exact.value : meant.ok && meant.value }
    this.#say(explainProblem(this.#context.engine, exact.fault, this.#gameText))
    return null
  }

  /** The table is told when a race begins, and whenever an empty line asks for it; a line may be under way meanwhile. */
  async askGrab({ table }: Asked, people: readonly Seat[], ms: number): Promise<Answer | null> {
    if (table.entries.at(-1)?.input.kind === 'throw') this.#tellMiddle(table)
    this.#context.io.out('> ')
    for (const end = performance.now() + ms; ; ) {
      const typed = await this.#within(end - performance.now())
      if (typed === null) return null
      const told = this.#word(typed)
      if (told !== null && told !== 'again') return told
      if (typed.trim() === '') this.#tellMiddle(table)
      const grab = told === null && typed.trim() !== '' && people.length > 0 ? this.#grabOf(table, people, typed) : null
      if (grab !== null) return grab
      this.#context.io.out('> ')
    }
  }

  #tellMiddle(table: Table): void {
    for (const line of this.#gameText.middle(seenState(table, null))) this.#say(`  ${line}`)
  }

  /** Where several people share the keyboard, a line begins with the number of the seat, from 1. */
  #grabOf(table: Table, people: readonly Seat[], typed: string): Moved | null {
    const [, number, rest = typed] = people.length === 1 ? [] : (/^\s*(\d+)\s+(.*)$/.exec(typed) ?? [])
    const seat = people.length === 1 ? people[0] : people.find((one) => one + 1 === Number(number))
    if (seat !== undefined) return this.#readMove(table, seat, rest)
    this.#say(people.map((one) => `${one + 1}: ${this.#narrator.name(one)}`).join(', '))
    return null
  }

  async askRoll(_: Asked, turn: ThrowTurn): Promise<Thrown | { kind: 'roll' }> {
    const question = this.#context.text.play.pressToRoll({ who: this.#narrator.name(turn.seat ?? 0) })
    return this.#ask(`${question} > `, (typed) => (typed.trim() === '' ? { kind: 'roll' } : null))
  }

  async askFaces(asked: Asked, turn: ThrowTurn): Promise<Thrown> {
    return this.#ask(`${this.#narrator.typeDice(asked.table, turn)} > `, (typed) => {
      const faces = readFaces(typed, turn.sides)
      if (faces.ok) return { kind: 'faces', faces: faces.value }
      this.#say(this.#narrator.notDice(asked.table, turn, faces.fault))
      return null
    })
  }

  /** Lines that were read cannot be unread: bots go on at once. */
  async hold(): Promise<null> {
    return null
  }

  refused(refusal: Refused): void {
    const { engine, text } = this.#context
    this.#say(refusal.code === 'no-undo' ? text.play.noUndo : explainRefusal(engine, refusal, this.#gameText))
  }

  /** The result is printed when the program ends. */
  async over(): Promise<void> {}

  close(): void {
    this.#reader.close()
  }

  /** The words that work everywhere: undo, quit, ?. Null: it is none of them. */
  #word(typed: string): Instead | 'again' | null {
    const { play } = this.#context.text
    switch (typed.trim().toLowerCase()) {
      case 'quit':
      case 'q':
        return { kind: 'quit', interrupted: this.#interrupted }
      case 'undo':
      case 'u':
        return { kind: 'undo' }
      case '?':
      case 'help':
        this.#say(`${this.#gameText.notation} ${play.plainHelp}`)
        return 'again'
      default:
        return null
    }
  }

  /** Asks until `read` returns an answer. The end of the input is quitting. */
  async #ask<A>(prompt: string, read: (typed: string) => A | null): Promise<A | Instead> {
    for (;;) {
      this.#context.io.out(prompt)
      const typed = (await this.#within(Number.POSITIVE_INFINITY)) ?? 'quit'
      const answer = this.#word(typed) ?? read(typed)
      if (answer !== null && answer !== 'again') return answer
    }
  }

  /** Returns the next line, or null on a timeout; a late line goes to the next caller. */
  async #within(ms: number): Promise<string | null> {
    this.#pending ??= this.#lines.next().then(({ value, done }) => (done ? 'quit' : value))
    const line = ms < LONG_MS ? await Promise.race([this.#pending, late(ms)]) : await this.#pending
    if (line !== null) this.#pending = null
    return line
  }

  #say(line: string): void {
    this.#context.io.out(`${line}\n`)
  }
}
