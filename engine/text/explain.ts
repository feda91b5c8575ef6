/** Faults as sentences: the error, the allowed values, and the probable intent. */
import type { Seat } from '../contract.ts'
import { FORMAT, type LogFault, type LogProblem } from '../log.ts'
import { brief, type OptionFault } from '../options.ts'
import type { Refusal } from '../play.ts'
import type { TableEvent } from '../table/events.ts'
import type { Catalog } from './catalog.ts'
import type { GameText } from './game.ts'
import { list, number } from './lang.ts'
import { nearest } from './near.ts'

/** Why an input was refused; with the game's texts also what its rule says. */
export function explainRefusal(text: Catalog, refusal: Refusal, game?: GameText): string {
  const say = text.refusal
  switch (refusal.code) {
    case 'over':
      return say.over
    case 'throw-due':
      return say.throwDue({ dice: diceOf(text, refusal.sides) })
    case 'move-due':
      return say.moveDue({ seats: seatsOf(text, refusal.seats), count: refusal.seats.length })
    case 'no-such-seat':
      return say.noSuchSeat({ seat: refusal.seat, last: refusal.seats - 1 })
    case 'not-due': {
      const { seat, seats } = refusal
      return say.notDue({ seat, due: seatsOf(text, seats), count: seats.length })
    }
    case 'illegal':
      return sentences(say.illegal(refusal), game?.refusals[refusal.rule])
    case 'wrong-count':
      return say.wrongCount(refusal)
    case 'wrong-face':
      return say.wrongFace(refusal)
    case 'no-limit':
      return say.noLimit
    case 'bad-time':
      return say.badTime(refusal)
  }
}

/** What an event of the table tells. `who` names a seat. */
export function tellEvent({ event: say }: Catalog, event: TableEvent, who: (seat: Seat) => string): string {
  const name = event.seat === null ? '' : who(event.seat)
  if (event.kind === 'out') return say.out[event.why]({ who: name })
  if (event.why === 'agreed' || event.why === 'too-long') return say.end[event.why]
  return say.end[event.why]({ who: name })
}

/** The sentence for a fault of the options or the number of seats. */
export function explainOption(text: Catalog, fault: OptionFault, game?: GameText): string {
  const say = text.option
  switch (fault.code) {
    case 'options-not-an-object':
      return say.notAnObject
    case 'unknown-option':
      return unknownOption(text, brief(fault.option), fault.known)
    case 'bad-choice':
      return badChoice(text, fault.option, fault.got, fault.values)
    case 'not-a-list': {
      const { option, of } = fault
      return say.notAList({ option, example: JSON.stringify(of.slice(0, 2)), of: anyOf(text, of) })
    }
    case 'unknown-item': {
      const { option, got, of } = fault
      return sentences(say.unknownItem({ option, got, of: anyOf(text, of) }), meant(text, got, of))
    }
    case 'item-twice':
      return say.itemTwice(fault)
    case 'bad-text':
      return say.badText(fault)
    case 'bad-seats':
      return say.badSeats(fault)
    case 'option-clash':
      return sentences(say.clash(fault), game?.clashes[fault.rule])
  }
}

/** The sentence for a fault of a log, with its line. */
export function explainLog(text: Catalog, fault: LogFault, game?: GameText): string {
  const what = sentences(explainProblem(text, fault, game), fault.unended ? text.log.cutOff : undefined)
  return ofWholeFile(fault) ? what : text.log.line({ line: fault.line, what })
}

function ofWholeFile({ code }: LogProblem): boolean {
  return code === 'empty' || code === 'too-large' || code === 'too-many-lines'
}

/** The sentence for a fault of a log's line: for one that was typed, not read from a file. */
export function explainProblem(text: Catalog, problem: LogProblem, game?: GameText): string {
  const say = text.log
  switch (problem.code) {
    case 'empty':
      return say.empty
    case 'too-large':
      return say.tooLarge({ megabytes: problem.limit / 2 ** 20 })
    case 'too-many-lines':
      return say.tooManyLines({ limit: number(text.lang, problem.limit) })
    case 'line-too-long':
      return say.lineTooLong({ limit: number(text.lang, problem.limit) })
    case 'not-a-log':
      return say.notALog({ got: problem.got, begins: `iacta ${FORMAT}` })
    case 'newer-format':
      return sentences(say.newerFormat(problem), say.update)
    case 'bad-header':
      return say.badHeader({ got: problem.got, example: `iacta ${FORMAT} dicy-cards/1 {} seats=2` })
    case 'unknown-game': {
      const { got, known } = problem
      return sentences(say.unknownGame({ got, known: list(text.lang, known, 'and') }), meant(text, got, known))
    }
    case 'unknown-rules':
      return sentences(say.unknownRules(problem), problem.got > problem.known ? say.update : undefined)
    case 'options':
      return explainOption(text, problem.fault, game)
    case 'blank':
      return say.blank
    case 'malformed':
      return sentences(say.malformed(problem), misspelt(text, problem.got))
    case 'after-end':
      return say.afterEnd(problem)
    case 'unknown-word': {
      const hint = meant(text, problem.word, problem.known)
      return sentences(say.unknownWord(problem), hint ?? say.knownWords({ words: problem.known.join(', ') }))
    }
    case 'unreadable-move':
      return sentences(say.unreadableMove(problem), game?.notation)
    case 'refused':
      return sentences(say.refused(problem), explainRefusal(text, problem.refusal, game))
  }
}

function unknownOption(text: Catalog, option: string, known: readonly string[]): string {
  if (known.length === 0) return text.option.none({ option })
  return sentences(text.option.unknown({ option, known: list(text.lang, known, 'and') }), meant(text, option, known))
}

/** A number in quotation marks looks right and is refused: "100" for 100. So that is said. */
function badChoice(text: Catalog, option: string, got: string, values: readonly (string | number)[]): string {
  const wrong = text.option.badChoice({ option, got, values: anyOf(text, values) })
  const asNumber = values.some((value) => typeof value === 'number' && String(value) === got)
  if (asNumber) return sentences(wrong, text.option.asNumber({ value: got }))
  const words = values.filter((value) => typeof value === 'string')
  return sentences(wrong, meant(text, got, words))
}

/** The first word of a line that is none of the log's. */
function misspelt(text: Catalog, line: string): string | undefined {
  const words = ['throw', 'time', 'out', 'end']
  const [first = ''] = line.split(' ', 1)
  return words.includes(first) ? undefined : meant(text, first, words)
}

function meant(text: Catalog, word: string, known: readonly string[]): string | undefined {
  const near = nearest(word, known)
  return near === null ? undefined : text.didYouMean({ word: near })
}

function diceOf(text: Catalog, sides: readonly number[]): string {
  const kinds = [...new Set(sides)]
  const said = kinds.length === 1 ? kinds : sides
  return text.dice({ count: sides.length, sides: list(text.lang, said, 'and') })
}

function seatsOf(text: Catalog, seats: readonly Seat[]): string {
  return list(text.lang, seats, 'and')
}

function anyOf(text: Catalog, values: readonly (string | number)[]): string {
  return list(text.lang, values, 'or')
}

function sentences(first: string, second: string | undefined): string {
  return second === undefined ? first : `${first} ${second}`
}
