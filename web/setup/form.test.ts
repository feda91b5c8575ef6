import { describe, expect, test } from 'vitest'
import { pebbles } from '../../engine/conformance/fixture.ts'
import type { Game } from '../../engine/contract.ts'
import type { AnyOptions } from '../../engine/options.ts'
import { en } from '../../engine/text/en.ts'
import type { GameText } from '../../engine/text/game.ts'
import { GAME_IDS, partsOf, rulesOf } from '../../games/index.ts'
import { formOf, readValue, toggled } from './form.ts'
import { defaultsOf } from './plan.ts'

const text = {
  options: {
    rounds: { label: 'Rounds', help: 'How long it takes.', values: { 1: 'One', 2: 'Two', 5: 'Five' } },
    bells: { label: 'Bells', help: 'Which ring.', values: { brass: 'Brass', iron: 'Iron', glass: 'Glass' } },
    motto: { label: 'Motto', help: '', values: {} },
    caller: { label: 'Caller', help: '', values: { nobody: 'Nobody', first: 'The first' } },
  },
  clashes: { R5: 'At least one bell is needed.' },
} as unknown as GameText

/** Bells only in a game of five rounds, and then two. */
const choosy = {
  ...pebbles,
  options: { ...pebbles.options, bells: { kind: 'list', of: ['brass', 'iron', 'glass'], default: [] } },
  check: ({ rounds, bells }: { rounds: number; bells: readonly string[] }) =>
    bells.length === (rounds === 5 ? 2 : 0) ? null : { option: 'bells', rule: 'R5' },
} as unknown as Game

const game = pebbles as unknown as Game
const form = (change: AnyOptions = {}, of: Game = game, seats = 2) =>
  formOf(of, seats, { ...defaultsOf(of), ...change }, text, en)
const field = (name: string, ...args: Parameters<typeof form>) => form(...args).fields.find((one) => one.name === name)

test('every option is a field, in order, as people read it', () => {
  const { fields, options, fault } = form()
  expect(fields.map(({ name, kind, label }) => [name, kind, label])).toEqual([
    ['rounds', 'choice', 'Rounds'],
    ['bells', 'list', 'Bells'],
    ['motto', 'text', 'Motto'],
    ['caller', 'choice', 'Caller'],
  ])
  expect(field('rounds')?.choices).toEqual([
    { value: '1', label: 'One' },
    { value: '2', label: 'Two' },
    { value: '5', label: 'Five' },
  ])
  expect([field('motto')?.max, field('motto')?.choices]).toEqual([20, []])
  expect([options, fault]).toEqual([defaultsOf(game), null])
})

test('an option that is not offered to so many is no field, and as if never touched', () => {
  const solo = { ...game, offers: (name: string, seats: number) => name !== 'rounds' || seats > 1 } as Game
  expect(form({ rounds: 5 }, solo, 1).fields.map(({ name }) => name)).toEqual(['bells', 'motto', 'caller'])
  expect(form({ rounds: 5 }, solo, 1).options).toEqual(defaultsOf(game))
  expect(form({ rounds: 5 }, solo, 2).options).toMatchObject({ rounds: 5 })
})

test('a value that a form wrote is of its own kind again', () => {
  expect(readValue(game, 'rounds', '5')).toBe(5)
  expect(readValue(game, 'rounds', '7')).toBe(2)
  expect(readValue(game, 'motto', '5')).toBe('5')
})

test('a list keeps its own order', () => {
  const bells = field('bells', { bells: ['glass'] })
  if (bells === undefined) throw new Error('no bells')
  expect(toggled(bells, 'brass')).toEqual(['brass', 'glass'])
  expect(toggled(bells, 'glass')).toEqual([])
})

describe('what does not fit', () => {
  test('is told at its option, with the rule, and nothing can be started', () => {
    const { options, fault } = form({ bells: [] })
    expect([options, fault]).toEqual([null, null])
    expect(field('bells', { bells: [] })?.fault).toEqual({ text: 'At least one bell is needed.', rule: 'R5' })
    expect(field('rounds', { bells: [] })?.fault).toBeNull()
  })

  test('is called by the name people read', () => {
    expect(field('motto', { motto: 'x'.repeat(21) })?.fault?.text).toContain('Motto')
  })

  test('is told at the end where it is no option', () => {
    const { fault, fields } = form({}, game, 99)
    expect(fault?.text).toContain('99')
    expect(fields.every((one) => one.fault === null)).toBe(true)
  })
})

describe('a list of which nothing may be chosen', () => {
  test('is not shown, and what was chosen before does not count', () => {
    const { fields, options } = form({ rounds: 2, bells: ['iron'] }, choosy)
    expect(fields.map(({ name }) => name)).toEqual(['rounds', 'motto', 'caller'])
    expect(options?.bells).toEqual([])
  })

  test('is shown once something may be, and clashes until it fits', () => {
    expect(field('bells', { rounds: 5, bells: ['iron'] }, choosy)?.fault?.rule).toBe('R5')
    expect(form({ rounds: 5, bells: ['iron', 'brass'] }, choosy).options?.bells).toEqual(['iron', 'brass'])
  })
})

test('few and short stand in a row, many or long do not', () => {
  expect(field('rounds')?.row).toBe(true)
  const long = {
    ...text,
    options: { rounds: { label: 'R', help: '', values: { 1: 'x'.repeat(40) } } },
  } as unknown as GameText
  expect(formOf(game, 2, defaultsOf(game), long, en).fields[0]?.row).toBe(false)
})

test('told: a text, where the game has a name for what it stands for', () => {
  const named = { ...text.options.motto, name: (value: string) => `“${value}”` }
  const told = (motto: string): readonly string[] =>
    formOf(
      game,
      2,
      { ...defaultsOf(game), motto },
      { ...text, options: { ...text.options, motto: named } } as GameText,
      en,
    ).told
  expect(told('onward')).toEqual(['Two', '“onward”'])
  expect(told(defaultsOf(game).motto as string)).toEqual(['Two'])
  expect(told('x'.repeat(21))).toEqual(['Two'])
})

test('told: the first choice always, others where they are not as usual', () => {
  expect(form().told).toEqual(['Two'])
  expect(form({ rounds: 5 }).told).toEqual(['Five'])
})

test.each(GAME_IDS)('%s: its usual options can be started with any number of seats', async (id) => {
  const [rules, words] = await Promise.all([rulesOf(id), partsOf(id).text('en')])
  for (let seats = rules.seats.min; seats <= rules.seats.max; seats++) {
    const { options, fields } = formOf(rules, seats, defaultsOf(rules), words, en)
    expect(options).toEqual(defaultsOf(rules))
    for (const { label, help, choices } of fields)
      for (const said of [label, help, ...choices.map((c) => c.label)]) expect(said).not.toBe('')
  }
})
