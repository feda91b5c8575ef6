/** A table in words: what happened, who is asked, how it ended. Shared by both fronts. */

import { type Company, youAt } from '../../engine/company.ts'
import type { Seat, ThrowTurn } from '../../engine/contract.ts'
import { stateOf, type Table } from '../../engine/table/table.ts'
import { isSecret } from '../../engine/table/visibility.ts'
import { explainRefusal } from '../../engine/text/explain.ts'
import type { GameText } from '../../engine/text/game.ts'
import { YOU } from '../../engine/text/you/you.ts'
import type { Context } from '../command.ts'
import { winnersLine } from '../winners.ts'
import type { FacesFault } from './faces.ts'

export class Narrator {
  readonly names: readonly string[]
  readonly #context: Context
  readonly #gameText: GameText
  /** The seat that is told about as "you"; null: all have names. */
  readonly #you: Seat | null

  constructor(context: Context, gameText: GameText, company: Company) {
    this.#context = context
    this.#gameText = gameText
    this.#you = youAt(company)
    this.names = company.sitters.map(({ name }, seat) => (seat === this.#you ? context.text.you.name : name))
  }

  name(seat: Seat): string {
    return this.names[seat] ?? this.#context.text.play.player({ number: seat + 1 })
  }

  /** A sentence about seats by their names; the only person here is addressed in it. */
  #sentence(write: (who: (seat: Seat) => string) => string): string {
    const line = write((seat) => (seat === this.#you ? YOU : this.name(seat)))
    return this.#context.text.you.tell({ line, game: this.#gameText.you })
  }

  /** The line of one entry; of a choice that is still secret only that it was made. */
  line(table: Table, index: number): string {
    const { entries, states } = table
    const entry = entries[index]
    if (entry === undefined) return ''
    const { input } = entry
    if (input.kind === 'move' && isSecret(table, index))
      return this.#sentence((who) => this.#context.text.play.chosen({ who: who(input.seat) }))
    const told = this.#sentence((who) =>
      this.#gameText.line({ before: states[index], input, after: states[index + 1], who }),
    )
    return entry.forced ? `${told} (${this.#context.text.forced})` : told
  }

  /** What real dice are to be typed for. */
  typeDice(table: Table, turn: ThrowTurn): string {
    const { seat, sides } = turn
    const purpose = this.#gameText.purpose(stateOf(table))
    const { typeDice, typeFirst, typeFor } = this.#context.text.play
    const legend = this.#legend(table, sides)
    if (this.#isFirst(table, turn)) return typeFirst({ legend })
    const asked = typeDice({ who: seat === null ? null : this.name(seat), sides })
    const told = purpose === null ? '' : `${typeFor({ purpose: capital(purpose) })} `
    return `${told}${legend === '' ? '' : `${legend}. `}${asked}`
  }

  /** Why what was typed cannot be these dice. */
  notDice(table: Table, turn: ThrowTurn, fault: FacesFault): string {
    const { engine, text } = this.#context
    if (this.#isFirst(table, turn)) return text.play.notFirst({ max: this.names.length })
    return fault.code === 'not-dice' ? text.play.notDice(fault) : explainRefusal(engine, fault)
  }

  /** Whether the throw only decides who begins: the table throws one die, whose faces are the seats. */
  #isFirst(table: Table, { seat, sides }: ThrowTurn): boolean {
    const face = (one: Seat) => this.#gameText.face(stateOf(table), [], one + 1, (who) => `<${who}>`)
    const seats = this.names.map((_, one) => one)
    return (
      seat === null && sides.length === 1 && sides[0] === seats.length && seats.every((one) => face(one) === `<${one}>`)
    )
  }

  /** What the numbers stand for, where all dice are of a kind and show something else: "1 = Crown, 3 4 = Skull". */
  #legend(table: Table, sides: readonly number[]): string {
    const [most = 0] = sides
    if (sides.some((one) => one !== most)) return ''
    const who = (seat: Seat): string => this.name(seat)
    const meanings = new Map<string, number[]>()
    for (let face = 1; face <= most; face++) {
      const meaning = this.#gameText.face(stateOf(table), [], face, who)
      if (meaning === null) return ''
      meanings.set(meaning, [...(meanings.get(meaning) ?? []), face])
    }
    return [...meanings].map(([meaning, faces]) => `${faces.join(' ')} = ${meaning}`).join(', ')
  }

  /** The result: who won, and everyone's points by place. */
  result(table: Table): string[] {
    const { text } = this.#context
    const state = stateOf(table)
    const turn = table.game.turn(state)
    if (turn.kind !== 'over') return []
    const scores = table.game.scores(state)
    const seats = turn.places.map((place, seat) => ({ place, seat })).sort((a, b) => a.place - b.place)
    const score = (seat: Seat): string => {
      const points = scores[seat] ?? 0
      return this.#gameText.score?.(state, points) ?? text.play.points({ points })
    }
    const winners = this.#sentence((who) => winnersLine(text, turn.places, who) ?? '')
    if (winners === '') return [score(0)]
    return [winners, ...seats.map(({ place, seat }) => `${place}. ${this.name(seat)}: ${score(seat)}`)]
  }
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
