/** A table in words and numbers: names, lines, ranking, times, curves. */
import { describe, expect, test } from 'vitest'
import type { Company } from '../../../engine/company.ts'
import { pebbles } from '../../../engine/conformance/fixture.ts'
import type { Game, Input, Seat, ThrowTurn } from '../../../engine/contract.ts'
import type { Entry } from '../../../engine/log.ts'
import { openTable } from '../../../engine/table/table.ts'
import { partsOf, rulesOf } from '../../../games/index.ts'
import { curveOf, HEIGHT, WIDTH } from '../../coach/review/curve.ts'
import { en } from '../../text/en.ts'
import { timeFor } from '../pace.ts'
import { lineFor, lineOf, nameOf, ranking } from './narration.ts'

const company: Company = {
  sitters: [
    { kind: 'person', name: 'Anna' },
    { kind: 'bot', name: '', level: 'icicle' },
    { kind: 'person', name: '' },
  ],
  dice: 'app',
}

describe('the teller', async () => {
  const game = await partsOf('dicy-cards').text('en')
  const told = { say: en, game, company }

  test('names people, bots by their level, and empty chairs by their number', () => {
    expect([0, 1, 2, 3].map((seat) => nameOf(told, seat))).toEqual(['Anna', 'Icicle', 'Player 3', 'Player 4'])
  })

  test('tells a throw; a forced one in the same words', async () => {
    const rules = await rulesOf('dicy-cards')
    const { states } = openTable(rules, 3, { lineup: 'glacial', cards: [], target: 100, lowestThree: 'others' })
    const entry: Entry<unknown> = { input: { kind: 'throw', faces: [2] } }
    const after = rules.land(states[0], [2])
    expect(lineOf(told, entry, states[0], after)).toBe('Icicle goes first')
    expect(lineOf(told, { ...entry, forced: true }, states[0], after)).toBe('Icicle goes first')
  })

  test('marks what a bot played for a person, and why', async () => {
    const rules = await rulesOf('dicy-cards')
    const dealt = openTable(rules, 3, { lineup: 'glacial', cards: [], target: 100, lowestThree: 'others' }).states[0]
    const state = rules.land(rules.land(dealt, [1]), [1, 2, 3, 4, 6, 6])
    const move = (seat: number, more: Partial<Entry<unknown>>): string => {
      const input = { kind: 'move', seat, move: rules.read('pass') } as const
      return lineOf(told, { input, ...more }, state, rules.move(state, 0, input.move))
    }
    expect(move(0, {})).toBe('Anna passes')
    expect(move(0, { by: 'clock' })).toBe('Anna passes (out of time: played by a bot)')
    expect(move(0, { by: 'bot' })).toBe('Anna passes (played by a bot)')
    expect(move(1, { by: 'bot' })).toBe('Icicle passes')
  })

  test('keeps what others chose in secret, also in older lines', () => {
    const rules = pebbles as Game
    const spy = { ...game, line: ({ input }: { input: Input<unknown> }) => JSON.stringify(input) }
    const secrets = { ...told, game: spy as typeof game }
    const first = openTable(rules, 2, { rounds: 2, bells: ['brass'] })
    const thrown = rules.turn(first.states[0]) as ThrowTurn
    const before = rules.land(
      first.states[0],
      thrown.sides.map(() => 1),
    )
    const laid = { input: { kind: 'move', seat: 0, move: rules.read('lay 1') } } as const
    const after = rules.move(before, 0, laid.input.move)
    const line = (viewer: Seat | null) => lineFor(viewer, secrets, rules, laid, before, after)
    expect([line(1), line(null)]).toEqual(['Anna has chosen', 'Anna has chosen'])
    expect(line(0)).toContain('lay')
    const bare = { input: { kind: 'throw', faces: [1] } } as const
    expect(lineFor(1, secrets, rules, bare, first.states[0], before)).toContain('throw')
  })

  test('ranks by place, then by seat', () => {
    expect(ranking(['a', 'b', 'c'], [5, 9, 9], [3, 1, 1]).map(({ name, place }) => `${place} ${name}`)).toEqual([
      '1 b',
      '1 c',
      '3 a',
    ])
  })
})

describe('how long a step stays', () => {
  const normal = { speed: 'normal', calm: false } as const
  const move: Entry<unknown> = { input: { kind: 'move', seat: 0, move: {} } }
  const dice: Entry<unknown> = { input: { kind: 'throw', faces: [1] } }

  test('a throw outlasts the tumbling of its dice, at every speed', () => {
    for (const speed of ['slow', 'normal', 'fast'] as const)
      expect(timeFor(dice, 1, company, { speed, calm: false })).toBeGreaterThanOrEqual(900)
  })

  test('what a bot does stays longer than what one did oneself', () => {
    expect(timeFor({ ...move, by: 'bot' }, null, company, normal)).toBeGreaterThan(timeFor(move, null, company, normal))
  })

  test('others’ throws stay to be read, one’s own need not', () => {
    expect(timeFor(dice, 1, company, normal)).toBeGreaterThan(timeFor(dice, 0, company, normal))
  })

  test('real dice have been seen already', () => {
    expect(timeFor(dice, 1, { ...company, dice: 'real' }, normal)).toBeLessThan(timeFor(dice, 1, company, normal))
  })

  test('less motion and more speed make it shorter', () => {
    expect(timeFor(dice, 1, company, { ...normal, calm: true })).toBeLessThan(timeFor(dice, 1, company, normal))
    expect(timeFor({ ...move, by: 'bot' }, null, company, { ...normal, speed: 'fast' })).toBeLessThan(
      timeFor({ ...move, by: 'bot' }, null, company, normal),
    )
  })
})

test('a curve runs over the marked steps alone, certainty at the top', () => {
  const chances = [[0.5], [0.9], [1], [0]]
  const points = curveOf({ chances, marks: [0, 2, 3] }, 0).split(' ')
  const [x, y] = [0, 1].map((axis) => points.map((point) => Number(point.split(',')[axis]))) as [number[], number[]]
  expect(x).toEqual([0, expect.closeTo((2 / 3) * WIDTH, 0), WIDTH])
  expect(y[0]).toBe(HEIGHT / 2)
  expect(y[1]).toBeLessThan(y[0] as number)
  expect(y[2]).toBeGreaterThan(y[0] as number)
})
