/** Faults as sentences: the error, the allowed values, and the probable intent. */
import { type ByCode, byCode } from '../by-code.ts'
import type { Seat } from '../contract.ts'
import { FORMAT, type LogFault, type LogProblem } from '../log.ts'
import { brief, type OptionFault } from '../options.ts'
import type { Refusal } from '../play.ts'
import type { TableEvent } from '../table/events.ts'
import type { Catalog } from './catalog.ts'
import type { GameText } from './game.ts'
import { list, number } from './lang.ts'
import { nearest } from './near.ts'

type Sentences<Fault extends { readonly code: string }> = ByCode<Fault, [text: Catalog, game?: GameText], string>

const REFUSALS: Sentences<Refusal> = {
  over: (_, { refusal }) => refusal.over,
  'throw-due': ({ sides }, text) => text.refusal.throwDue({ dice: diceOf(text, sides) }),
  'move-due': ({ seats }, text) => text.refusal.moveDue({ seats: seatsOf(text, seats), count: seats.length }),
  'no-such-seat': ({ seat, seats }, { refusal }) => refusal.noSuchSeat({ seat, last: seats - 1 }),
  'not-due': ({ seat, seats }, text) => text.refusal.notDue({ seat, due: seatsOf(text, seats), count: seats.length }),
  illegal: (fault, { refusal }, game) => sentences(refusal.illegal(fault), game?.refusals[fault.rule]),
  'wrong-count': (fault, { refusal }) => refusal.wrongCount(fault),
  'wrong-face': (fault, { refusal }) => refusal.wrongFace(fault),
  'no-limit': (_, { refusal }) => refusal.noLimit,
  'bad-time': (fault, { refusal }) => refusal.badTime(fault),
}

/** Why an input was refused; with the game's texts also what its rule says. */
export function explainRefusal(text: Catalog, refusal: Refusal, game?: GameText): string {
  return byCode(REFUSALS, refusal, text, game)
}

/** What an event of the table tells. `who` names a seat. */
export function tellEvent({ event: say }: Catalog, event: TableEvent, who: (seat: Seat) => string): string {
  const name = event.seat === null ? '' : who(event.seat)
  if (event.kind === 'out') return say.out[event.why]({ who: name })
  if (event.why === 'agreed' || event.why === 'too-long') return say.end[event.why]
  return say.end[event.why]({ who: name })
}

const OPTIONS: Sentences<OptionFault> = {
  'options-not-an-object': (_, { option }) => option.notAnObject,
  'unknown-option': ({ option, known }, text) => unknownOption(text, brief(option), known),
  'bad-choice': ({ option, got, values }, text) => badChoice(text, option, got, values),
  'not-a-list': ({ option, of }, text) =>
    text.option.notAList({ option, example: JSON.stringify(of.slice(0, 2)), of: anyOf(text, of) }),
  'unknown-item': ({ option, got, of }, text) =>
    sentences(text.option.unknownItem({ option, got, of: anyOf(text, of) }), meant(text, got, of)),
  'item-twice': (fault, { option }) => option.itemTwice(fault),
  'bad-text': (fault, { option }) => option.badText(fault),
  'bad-seats': (fault, { option }) => option.badSeats(fault),
  'option-clash': (fault, { option }, game) => sentences(option.clash(fault), game?.clashes[fault.rule]),
}

/** The sentence for a fault of the options or the number of seats. */
export function explainOption(text: Catalog, fault: OptionFault, game?: GameText): string {
  return byCode(OPTIONS, fault, text, game)
}

/** The sentence for a fault of a log, with its line. */
export function explainLog(text: Catalog, fault: LogFault, game?: GameText): string {
  const what = sentences(explainProblem(text, fault, game), fault.unended ? text.log.cutOff : undefined)
  return ofWholeFile(fault) ? what : text.log.line({ line: fault.line, what })
}

function ofWholeFile({ code }: LogProblem): boolean {
  return code === 'empty' || code === 'too-large' || code === 'too-many-lines'
}

const PROBLEMS: Sentences<LogProblem> = {
  empty: (_, { log }) => log.empty,
  'too-large': ({ limit }, { log }) => log.tooLarge({ megabytes: limit / 2 ** 20 }),
  'too-many-lines': ({ limit }, { lang, log }) => log.tooManyLines({ limit: number(lang, limit) }),
  'line-too-long': ({ limit }, { lang, log }) => log.lineTooLong({ limit: number(lang, limit) }),
  'not-a-log': ({ got }, { log }) => log.notALog({ got, begins: `iacta ${FORMAT}` }),
  'newer-format': (problem, { log }) => sentences(log.newerFormat(problem), log.update),
  'bad-header': ({ got }, { log }) => log.badHeader({ got, example: `iacta ${FORMAT} dicy-cards/1 {} seats=2` }),
  'unknown-game': ({ got, known }, text) =>
    sentences(text.log.unknownGame({ got, known: list(text.lang, known, 'and') }), meant(text, got, known)),
  'unknown-rules': (problem, { log }) =>
    sentences(log.unknownRules(problem), problem.got > problem.known ? log.update : undefined),
  options: ({ fault }, text, game) => explainOption(text, fault, game),
  blank: (_, { log }) => log.blank,
  malformed: (problem, text) => sentences(text.log.malformed(problem), misspelt(text, problem.got)),
  'after-end': (problem, { log }) => log.afterEnd(problem),
  'unknown-word': (problem, text) => {
    const hint = meant(text, problem.word, problem.known)
    return sentences(text.log.unknownWord(problem), hint ?? text.log.knownWords({ words: problem.known.join(', ') }))
  },
  'unreadable-move': (problem, { log }, game) => sentences(log.unreadableMove(problem), game?.notation),
  refused: (problem, text, game) => sentences(text.log.refused(problem), explainRefusal(text, problem.refusal, game)),
}

/** The sentence for a fault of a log's line: for one that was typed, not read from a file. */
export function explainProblem(text: Catalog, problem: LogProblem, game?: GameText): string {
  return byCode(PROBLEMS, problem, text, game)
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
