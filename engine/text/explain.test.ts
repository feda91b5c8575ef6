import { describe, expect, test } from 'vitest'
import { pebbles } from '../conformance/fixture.ts'
import { LIMITS, type LogFault, type LogProblem, readLog, replay } from '../log.ts'
import type { OptionFault } from '../options.ts'
import type { Refusal } from '../play.ts'
import type { Catalog } from './catalog.ts'
import { loadCatalog } from './catalog.ts'
import { en } from './en.ts'
import { explainLog, explainOption, explainProblem, explainRefusal } from './explain.ts'
import type { GameText } from './game.ts'
import { LANGS } from './lang.ts'

type Coded = { readonly code: string }
/** For every code, a fault and its English sentence. */
type Cases<Fault extends Coded> = {
  readonly [code in Fault['code']]: readonly [Omit<Extract<Fault, { code: code }>, 'code'>, english: string]
}

function faultsOf<Fault extends Coded>(cases: Cases<Fault>): (readonly [Fault, string])[] {
  const all = Object.entries<readonly [object, string]>(cases)
  return all.map(([code, [fields, english]]) => [{ code, ...fields } as unknown as Fault, english])
}

const game: GameText = {
  lang: 'en',
  name: 'Pebbles',
  tagline: '',
  options: {},
  rules: [],
  refusals: { R3: 'You lay 0 to 3 of your own pebbles.' },
  clashes: { R5: 'At least one bell is needed.' },
  notation: 'Write “lay 2”, “grab iron” or “bow”.',
  move: String,
  levels: {},
  place: () => [],
  middle: () => [],
  face: () => null,
  purpose: () => null,
  line: String,
}

const REFUSALS = faultsOf<Refusal>({
  over: [{}, 'The game is over: nothing more can be played.'],
  'throw-due': [{ sides: [6, 6] }, 'Roll first: 2 dice with 6 sides.'],
  'move-due': [{ seats: [0, 2] }, 'It isn’t time to roll: seats 0 and 2 are to move.'],
  'no-such-seat': [{ seat: 7, seats: 4 }, 'There is no seat 7: the seats are numbered 0 to 3.'],
  'not-due': [{ seat: 1, seats: [0] }, 'It isn’t seat 1’s turn: seat 0 is to move.'],
  illegal: [{ rule: 'R3' }, 'Rule R3 does not allow this. You lay 0 to 3 of your own pebbles.'],
  'wrong-count': [{ expected: 6, got: 1 }, '6 dice are rolled here, but 1 value is given.'],
  'wrong-face': [
    { die: 3, sides: 6, face: 7 },
    'Die 3 of the roll cannot show 7: it has 6 sides, so it can only show 1 to 6.',
  ],
  'no-limit': [{}, 'There is no time limit now, so the time cannot run out.'],
  'bad-time': [{ at: -1 }, '-1 is not a time: it is counted in whole milliseconds from 0.'],
})

const OPTION_FAULTS = faultsOf<OptionFault>({
  'options-not-an-object': [{}, 'Options are written in braces: {"option":"value"}.'],
  'unknown-option': [
    { option: 'bels', known: ['rounds', 'bells'] },
    'There is no option “bels”. The options are: rounds and bells. Did you mean “bells”?',
  ],
  'bad-choice': [
    { option: 'rounds', got: '9', values: [1, 2, 5] },
    'Option “rounds” cannot be “9”. It can be 1, 2 or 5.',
  ],
  'not-a-list': [
    { option: 'bells', of: ['brass', 'iron', 'glass'] },
    'Option “bells” is a list in square brackets, such as ["brass","iron"]. It may name brass, iron or glass.',
  ],
  'unknown-item': [
    { option: 'bells', got: 'bras', of: ['brass', 'iron'] },
    'Option “bells” cannot name “bras”. It may name brass or iron. Did you mean “brass”?',
  ],
  'item-twice': [{ option: 'bells', got: 'iron' }, 'Option “bells” names “iron” twice: once is enough.'],
  'bad-text': [{ option: 'motto', max: 20 }, 'Option “motto” is one line of text, of at most 20 characters.'],
  'bad-seats': [{ got: 7, min: 2, max: 4 }, 'This game is for 2 to 4 players, not 7.'],
  'option-clash': [
    { option: 'bells', rule: 'R5' },
    'Option “bells” does not fit the rest of the set-up (rule R5). At least one bell is needed.',
  ],
})

const PROBLEMS = faultsOf<LogProblem>({
  empty: [{}, 'The file is empty.'],
  'too-large': [{ limit: LIMITS.bytes }, 'The file is larger than 16 MB, too large for a log.'],
  'too-many-lines': [{ limit: LIMITS.lines }, 'The file has more than 200,000 lines, too many for a log.'],
  'line-too-long': [{ limit: LIMITS.line }, 'The line has more than 4,096 characters, too many for a log.'],
  'not-a-log': [{ got: 'hello' }, 'This is not an Iacta log: it should begin with “iacta 1”, but begins with “hello”.'],
  'newer-format': [
    { got: 2, known: 1 },
    'The log has format 2, and this program reads formats up to 1. Update Iacta to read it.',
  ],
  'bad-header': [
    { got: 'iacta 1 pebbles' },
    'The first line should look like “iacta 1 dicy-cards/1 {} seats=2”, but is “iacta 1 pebbles”.',
  ],
  'unknown-game': [
    { got: 'pebble', known: ['pebbles'] },
    'The game “pebble” is not known here. Known: pebbles. Did you mean “pebbles”?',
  ],
  'unknown-rules': [
    { game: 'pebbles', got: 3, known: 1 },
    'The log uses version 3 of the rules of pebbles, and this program has version 1. Update Iacta to read it.',
  ],
  options: [{ fault: { code: 'bad-seats', got: 1, min: 2, max: 2 } }, 'This game is for exactly 2 players, not 1.'],
  blank: [{}, 'The line is empty. Remove it.'],
  malformed: [
    { got: 'trow 1 2' },
    '“trow 1 2” cannot be read. A line is “throw” and its values, or the number of a seat and its move, or “time”. ' +
      'Did you mean “throw”?',
  ],
  'after-end': [{ got: '0 lay 2' }, '“0 lay 2” comes after the line that ended the game.'],
  'unknown-word': [
    { got: 'grab irno', word: 'irno', known: ['grab', 'iron'] },
    'In “grab irno”, “irno” is not a word of this game. Did you mean “iron”?',
  ],
  'unreadable-move': [{ got: 'lay 9' }, '“lay 9” is not a move of this game. Write “lay 2”, “grab iron” or “bow”.'],
  refused: [
    { got: '0 lay 3', refusal: { code: 'illegal', rule: 'R3' } },
    '“0 lay 3” cannot be played. Rule R3 does not allow this. You lay 0 to 3 of your own pebbles.',
  ],
})

const EXPLAINED: readonly (readonly [string, (text: Catalog) => string, string])[] = [
  ...REFUSALS.map(([f, english]) => [f.code, (text: Catalog) => explainRefusal(text, f, game), english] as const),
  ...OPTION_FAULTS.map(([f, english]) => [f.code, (text: Catalog) => explainOption(text, f, game), english] as const),
  ...PROBLEMS.map(([f, english]) => [f.code, (text: Catalog) => explainProblem(text, f, game), english] as const),
]

test.each(EXPLAINED)('%s, in English', (_, explain, english) => {
  expect(explain(en)).toBe(english)
})

describe.each(LANGS)('every fault, in %s', async (lang) => {
  const text = await loadCatalog(lang)

  test.each(EXPLAINED)('%s', (_, explain, english) => {
    const said = explain(text)
    expect(said).toMatch(/[.?]$/)
    expect(said).not.toMatch(/undefined|NaN|\[object|[\p{Cc}\p{Cf}]/u)
    // Every number of the English sentence is in the others: lines, limits, seats and allowed values.
    const numbers = (sentence: string): string[] =>
      sentence.replaceAll(/(\d)[.,\s](?=\d{3})/gu, '$1').match(/\d+/g) ?? []
    expect(numbers(said).sort()).toEqual(numbers(english).sort())
  })

  test('a game for an exact number, and for one alone', () => {
    expect(explainOption(text, { code: 'bad-seats', got: 3, min: 2, max: 2 })).toMatch(/2\D+3/)
    expect(explainOption(text, { code: 'bad-seats', got: 3, min: 1, max: 1 })).toMatch(/1\D+3/)
    expect(explainRefusal(text, { code: 'no-such-seat', seat: 1, seats: 1 })).toMatch(/1\D+0/)
  })
})

describe('what is said in addition', () => {
  const say = (fault: LogFault): string => explainLog(en, fault, game)

  test('the line, except of the whole file', () => {
    expect(say({ line: 5, code: 'blank' })).toBe('Line 5: The line is empty. Remove it.')
    expect(say({ line: 1, code: 'empty' })).toBe('The file is empty.')
  })

  test('that the file seems cut off', () => {
    expect(say({ line: 5, code: 'malformed', got: '0 la', unended: true })).toMatch(/^Line 5: .* cut off here: .*\.$/)
  })

  test('that a number stands in quotation marks', () => {
    const said = explainOption(en, { code: 'bad-choice', option: 'rounds', got: '5', values: [1, 2, 5] })
    expect(said).toMatch(/Write 5 as a number, without quotation marks\.$/)
  })

  test('every known word, where none is near', () => {
    const said = say({ line: 2, code: 'unknown-word', got: 'fly', word: 'fly', known: ['grab', 'lay', 'bow'] })
    expect(said).toBe('Line 2: “fly” is not a word of this game. The words are: grab, lay, bow.')
  })

  test('that there are no options at all', () => {
    const said = explainOption(en, { code: 'unknown-option', option: 'x', known: [] })
    expect(said).toBe('There is no option “x”: this game has no options.')
  })

  test('of an older log not that an update would help', () => {
    expect(say({ line: 1, code: 'unknown-rules', game: 'pebbles', got: 1, known: 2 })).not.toContain('Update')
  })

  test('dice of several kinds, and one die', () => {
    const due = (sides: readonly number[]): string => explainRefusal(en, { code: 'throw-due', sides })
    expect(due([6, 2, 6])).toBe('Roll first: 3 dice with 6, 2 and 6 sides.')
    expect(due([4])).toBe('Roll first: 1 die with 4 sides.')
  })

  test('nothing where the game is not known', () => {
    expect(explainRefusal(en, { code: 'illegal', rule: 'R3' })).toBe('Rule R3 does not allow this.')
    expect(explainRefusal(en, { code: 'illegal', rule: 'R9' }, game)).toBe('Rule R9 does not allow this.')
  })

  test('nothing that an option’s name from outside could do to a terminal', () => {
    const said = explainOption(en, { code: 'unknown-option', option: '\u001b[2J'.repeat(50), known: ['bells'] })
    expect(said).not.toMatch(/\p{Cc}/u)
    expect(said.length).toBeLessThan(120)
  })
})

/** Real logs: read, replayed and explained. */
test.each([
  ['throw 1 1 6\n0 lay 9\n', 'Line 3: “lay 9” is not a move of this game. Write “lay 2”, “grab iron” or “bow”.'],
  ['0 lay 1\n', 'Line 2: “0 lay 1” cannot be played. Roll first: 3 dice with 6, 2 and 6 sides.'],
  [
    'throw 1 3 6\n',
    'Line 2: “throw 1 3 6” cannot be played. Die 2 of the roll cannot show 3: it has 2 sides, so it can only show 1 to 2.',
  ],
  ['throw 1 1 6\n0 lya 1\n', 'Line 3: In “lya 1”, “lya” is not a word of this game. Did you mean “lay”?'],
  [
    'throw 1 1',
    `Line 2: “throw 1 1” cannot be played. 3 dice are rolled here, but 2 values are given. ${en.log.cutOff}`,
  ],
] as const)('%j', (lines, expected) => {
  const log = readLog(pebbles, `iacta 1 pebbles/1 {} seats=2\n${lines}`)
  const fault = log.ok ? replay(pebbles, log.value) : log
  if (fault.ok) throw new Error('the log is right')
  expect(explainLog(en, fault.fault, game)).toBe(expected)
})
