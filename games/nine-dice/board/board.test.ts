import { describe, expect, test } from 'vitest'
import { LANGS } from '../../../engine/text/lang.ts'
import { DISCS, isOut, type State, tieRoundOf } from '../rules/state.ts'
import { begun, played } from '../testing/positions.ts'
import { loadText } from '../text/texts.ts'
import { dieLabel, discLabel, refereed, spoken, takerOf } from './controls.ts'
import { discAngle, discSpot, numberAngle, pegPlace, progress, stageOf } from './disc-layout.ts'
import { SHAPES, shifted } from './pieces/shapes.ts'
import { tumbleOf, tumbleStyle } from './pieces/tumble.ts'
import { behind, isClose, type Late, lagOf, lateLine, seconds } from './round/photo.ts'

const text = await loadText('en')
const SEVEN = 'throw 7 3 4 1 1 4 4 1 2 5'

describe('what lies on the table', () => {
  test.each([
    ['before', begun({}), undefined],
    ['underway', begun({}), null],
    ['underway', begun({}, SEVEN, 'time'), null],
    ['open', begun({}, SEVEN), 12],
    ['open', begun({}, SEVEN), undefined],
    ['open', begun({}, SEVEN), null],
    ['judged', begun({}, SEVEN, 'time'), undefined],
  ] as const)('%s', (stage, state, since) => {
    expect(stageOf(state, since)).toBe(stage)
  })

  test('discs lie around the spinner, none on another, STOP at the bottom', () => {
    const spots = DISCS.map((_, disc) => discSpot(disc))
    for (const { x, y } of spots) expect(Math.hypot(x, y)).toBeCloseTo(1)
    const gaps = spots.flatMap((a, i) => spots.slice(i + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)))
    // A disc is 1 wide where the ring's radius is 1.3: see board/pieces/Ring.svelte.
    expect(Math.min(...gaps) * 1.3).toBeGreaterThan(1.4)
    expect(discAngle(4)).toBe(180)
    expect(Math.max(...spots.map(({ y }) => y))).toBe(spots[4]?.y)
  })

  test('pairs lie to each other as their discs do: two above two', () => {
    const [red, orange, blue, green] = DISCS.map((_, disc) => discSpot(disc))
    for (const [left, right] of [
      [red, orange],
      [blue, green],
    ] as const)
      expect(left?.x).toBeLessThan(right?.x ?? 0)
    for (const [above, below] of [
      [red, blue],
      [orange, green],
    ] as const)
      expect(above?.y).toBeLessThan(below?.y ?? 0)
  })

  test('the arrow knows every number of every spinner', () => {
    for (const spinner of [6, 9, 12]) {
      const angles = Array.from({ length: spinner }, (_, i) => numberAngle(i + 1, spinner))
      expect(new Set(angles).size).toBe(spinner)
      expect(angles.every((angle) => angle >= 0 && angle < 360)).toBe(true)
    }
  })

  test('pegs stay on the rail, and side by side where they are equal', () => {
    expect([progress(0, 15), progress(6, 15), progress(18, 15)]).toEqual([0, 0.4, 1])
    const places = (scores: readonly number[]) => scores.map((_, seat) => pegPlace(scores, seat, 15))
    expect(places([3, 3, 3]).map(({ lane }) => lane)).toEqual([0, 1, 2])
    expect(places([3, 3, 3]).map(({ shift }) => shift)).toEqual([0, 0, 0])
    const five = places([16, 5, 3, 18, 6])
    expect(five.map(({ lane, shift }) => [lane, shift])).toEqual([
      [0, -0.5],
      [1, 0],
      [2, 0],
      [0, 0.5],
      [1, 0],
    ])
  })
})

describe('what those hear who do not see it', () => {
  const state = begun({}, SEVEN, '1 take blue')

  test('number and dice, short and always in the same order', () => {
    expect(spoken(state, text)).toBe('7. Red 3 4. Orange 1 1. Blue 4 4. Green 1 2. Joker 5.')
    expect(spoken(begun({}), text)).toBe('')
  })

  test.each(LANGS)('in %s it begins with the number and tells nine dice', async (lang) => {
    const said = spoken(state, await loadText(lang))
    expect(said.match(/\d+/g)?.join(' ')).toBe('7 3 4 1 1 4 4 1 2 5')
  })

  test('dice and discs by colour and shape', () => {
    expect(dieLabel(text, 3, 1)).toBe('orange die, triangle: 1')
    expect(dieLabel(text, 8, 5)).toBe('Joker: 5')
    expect(discLabel(text, 0, null)).toBe('red disc, circle')
    expect(discLabel(text, 2, 'Ben')).toBe('blue disc: taken by Ben')
    expect(discLabel(text, 4, null)).toBe('Black disc: STOP')
    expect(takerOf(state, 2)).toBe(1)
    expect(takerOf(state, 0)).toBeNull()
  })

  test('the referee tells every colour that works, with its sum', () => {
    expect(refereed(state, text)).toBe('These colours make it: red 3 + 4 = 7, orange 1 + 1 + 5 = 7')
    expect(refereed(begun({}, 'throw 12 1 1 1 1 1 1 1 1 1'), text)).toBe('No colour makes it: STOP is right.')
  })
})

describe('a photo finish', () => {
  const late = (firstAt: number, at: number): Late => ({
    seat: 0,
    move: { kind: 'take', disc: 0, signs: null },
    at,
    first: 1,
    firstAt,
  })

  test.each([
    [1432, 1451, 19, true],
    [1000, 1100, 100, true],
    [1000, 1101, 101, false],
    [1000, 1000, 0, true],
  ])('%i against %i', (firstAt, at, ms, close) => {
    expect(behind(late(firstAt, at))).toBe(ms)
    expect(isClose(late(firstAt, at))).toBe(close)
  })

  test.each([
    [1000, 1040, 'Photo finish: Ben beat Anna by 40 ms.'],
    [1000, 1000, 'Photo finish: Ben and Anna at the same moment. Nearer the spinner: Ben.'],
    [1000, 1101, 'Too late: red goes to Ben.'],
  ])('%i against %i is told the loser', (firstAt, at, line) => {
    expect(lateLine(late(firstAt, at), ['Anna', 'Ben'], text)).toBe(line)
  })

  test('the later hand stays on the strip', () => {
    expect([late(0, 0), late(0, 50), late(0, 900)].map(lagOf)).toEqual([0, 0.5, 1])
  })

  test('times are written as the language does', () => {
    expect(seconds('en', 1432)).toBe('1.432')
    expect(seconds('de', 1432)).toBe('1,432')
    expect(seconds('it', 12_340, 1)).toBe('12,3')
    for (const lang of LANGS) {
      expect(seconds(lang, 9876)).toBe((9.876).toLocaleString(lang, { minimumFractionDigits: 3 }))
    }
  })
})

describe('dice under way', () => {
  const dice = Array.from({ length: 9 }, (_, die) => die)

  test('each tumbles in its own way, always the same', () => {
    expect(new Set(dice.map(tumbleStyle)).size).toBe(9)
    expect(dice.map(tumbleStyle)).toEqual(dice.map(tumbleStyle))
  })

  test('about an axis in the table, once around in less than a second, and not out of the tray', () => {
    for (const { x, y, ms, high } of dice.map(tumbleOf)) {
      expect(Math.hypot(x, y)).toBeCloseTo(1)
      expect(ms).toBeLessThan(1000)
      expect(high).toBeLessThan(0.5)
    }
  })
})

describe('a shape elsewhere', () => {
  test('is the same shape, every point of it moved', () => {
    expect(shifted('M1 2L3 4H5V6Q7 8 9 10A1 1 0 1 1 11 12Z', 10, 20)).toBe(
      'M11 22L13 24H15V26Q17 28 19 30A1 1 0 1 1 21 32Z',
    )
  })

  test.each(Object.entries(SHAPES))('%s is written so that it can be moved there and back', (_, path) => {
    expect(path).toMatch(/^[MLHVQAZ\d .-]+$/)
    const there = shifted(path, 30, -7)
    expect(shifted(there, -30, 7)).toBe(shifted(path, 0, 0))
  })
})

describe('a tie-break (R12)', () => {
  const none = 'throw 12 1 1 1 1 1 1 1 1 1'
  const won = begun({ target: 10, start: 3 }, none, '0 take black', none, '0 take black', none, '0 take black')
  const tied: State = { ...begun({}, SEVEN, 'time'), tied: 0b11, scores: [16, 16] }

  test('a game that is won outright has none, and nobody is out of it', () => {
    expect(won.phase).toBe('over')
    expect([tieRoundOf(won), isOut(won, 0), isOut(won, 1)]).toEqual([0, false, false])
  })

  test('while it is due the first is told, while it runs its own number', () => {
    expect(tieRoundOf(tied)).toBe(1)
    const running = played(tied, SEVEN)
    expect([running.phase, tieRoundOf(running)]).toEqual(['race', 1])
    const again = played(running, 'time')
    expect([again.phase, tieRoundOf(again)]).toEqual(['spin', 2])
  })

  test('whoever dropped out looks on', () => {
    expect([0, 1].map((seat) => isOut({ ...tied, tied: 0b10 }, seat))).toEqual([true, false])
  })
})
