import { describe, expect, test } from 'vitest'
import { pebbles } from '../../engine/conformance/fixture.ts'
import { companyOf, defaultsOf, fewest, type Ground, most, newPlan, offeredLevel, readPlan, writePlan } from './plan.ts'

const LEVELS = ['weak', 'fair', 'strong'] as const
const ground = (way: Ground['way'], seats = pebbles.seats): Ground => ({
  game: { ...pebbles, seats } as unknown as Ground['game'],
  way,
  levels: LEVELS,
  level: 'fair',
  name: 'Ada',
})

test('the level offered is the last one used, else the second, else the only one', () => {
  expect(offeredLevel(LEVELS, 'strong')).toBe('strong')
  expect(offeredLevel(LEVELS, 'gone')).toBe('fair')
  expect(offeredLevel(LEVELS, undefined)).toBe('fair')
  expect(offeredLevel(['weak'], undefined)).toBe('weak')
  expect(offeredLevel([], undefined)).toBe('')
})

describe('a new plan', () => {
  test.each([
    [
      'bots',
      [
        { kind: 'person', name: 'Ada' },
        { kind: 'bot', level: 'fair' },
      ],
    ],
    [
      'device',
      [
        { kind: 'person', name: 'Ada' },
        { kind: 'person', name: '' },
      ],
    ],
    [
      'real',
      [
        { kind: 'person', name: 'Ada' },
        { kind: 'person', name: '' },
      ],
    ],
    ['alone', [{ kind: 'person', name: 'Ada' }]],
  ] as const)('%s', (way, places) => {
    expect(newPlan(ground(way, { min: 1, max: 4 }))).toEqual({ places, options: defaultsOf(ground(way).game) })
  })

  test('has as many seats as the game needs, and no more than it has', () => {
    expect(newPlan(ground('device', { min: 3, max: 5 })).places).toHaveLength(3)
    expect(fewest(ground('device', { min: 1, max: 1 }))).toBe(1)
    expect(fewest(ground('device', { min: 1, max: 4 }))).toBe(2)
    expect(fewest(ground('real', { min: 1, max: 4 }))).toBe(1)
    expect(most(ground('device', { min: 1, max: 4 }))).toBe(4)
    expect(most(ground('alone', { min: 1, max: 4 }))).toBe(1)
    expect(fewest({ ...ground('bots', { min: 1, max: 4 }), levels: [] })).toBe(1)
  })
})

describe('what was remembered', () => {
  test('alone there is one, and no bot', () => {
    const two = writePlan({
      places: [
        { kind: 'bot', level: 'fair' },
        { kind: 'person', name: 'Bo' },
      ],
      options: {},
    })
    expect(readPlan(two, ground('alone', { min: 1, max: 4 })).places).toEqual([{ kind: 'person', name: 'Ada' }])
  })

  const four = { min: 2, max: 4 }

  test.each(['bots', 'device', 'real'] as const)('is read as it was written: %s', (way) => {
    const plan = {
      places: [{ kind: 'person', name: 'Bo' } as const, ...LEVELS.map((level) => ({ kind: 'bot', level }) as const)],
      options: defaultsOf(ground(way).game),
    }
    expect(readPlan(writePlan(plan), ground(way, four))).toEqual(plan)
  })

  test.each(['', '{', 'null', '[]', '{"places":7}'])('%j: a new plan', (json) => {
    expect(readPlan(json, ground('bots', four))).toEqual(newPlan(ground('bots', four)))
  })

  const read = (places: unknown[], way: Ground['way'] = 'device', seats = four) =>
    readPlan(JSON.stringify({ places }), ground(way, seats)).places

  test('a level that is gone, and what is no seat, become new seats', () => {
    const person = { kind: 'person', name: '' }
    expect(read([{ kind: 'person', name: 'Bo' }, { kind: 'bot', level: 'gone' }, 3, { kind: 'ghost' }])).toEqual([
      { kind: 'person', name: 'Bo' },
      person,
      person,
      person,
    ])
  })

  test('seats are cut to the game’s, and filled up', () => {
    expect(read(Array(9).fill({ kind: 'person', name: 'Bo' }))).toHaveLength(4)
    expect(read([{ kind: 'person', name: 'Bo' }])).toEqual([
      { kind: 'person', name: 'Bo' },
      { kind: 'person', name: '' },
    ])
  })

  test('against bots, the first seat is a person’s and the others are bots’', () => {
    const places = [
      { kind: 'bot', level: 'weak' },
      { kind: 'person', name: 'Bo' },
    ]
    expect(read(places, 'bots')).toEqual([
      { kind: 'person', name: 'Ada' },
      { kind: 'bot', level: 'fair' },
    ])
  })

  test('names are cleaned', () => {
    expect(read([{ kind: 'person', name: `  a \u202e b ${'x'.repeat(50)}` }])[0]).toEqual({
      kind: 'person',
      name: expect.stringMatching(/^a \ufffd b x+…?$/),
    })
  })

  test('an option that is gone or not understood is as usual, the others stay', () => {
    const { game } = ground('device', four)
    const [[name, spec]] = Object.entries(game.options as Record<string, { kind: string }>) as [
      [string, { kind: string }],
    ]
    expect(spec).toBeDefined()
    const options = (given: object) =>
      readPlan(JSON.stringify({ places: [], options: given }), ground('device', four)).options
    expect(options({ gone: 1, [name]: { not: 'a value' } })).toEqual(defaultsOf(game))
  })
})

describe('the company', () => {
  const names = { person: (n: number) => `Seat ${n}`, bot: (level: string) => `The ${level}` }

  test('everyone has a name, and no two the same', () => {
    const places = [
      { kind: 'person', name: ' Bo ' },
      { kind: 'person', name: 'Bo' },
      { kind: 'person', name: ' ' },
      { kind: 'bot', level: 'weak' },
      { kind: 'bot', level: 'weak' },
      { kind: 'person', name: 'Bo 2' },
    ] as const
    expect(companyOf(places, 'device', names).sitters.map(({ name }) => name)).toEqual([
      'Bo',
      'Bo 2',
      'Seat 3',
      'The weak',
      'The weak 2',
      'Bo 2 2',
    ])
  })

  test('real dice are real, all others the app’s', () => {
    const dice = (['bots', 'device', 'real'] as const).map((way) => companyOf([], way, names).dice)
    expect(dice).toEqual(['app', 'app', 'real'])
  })
})
