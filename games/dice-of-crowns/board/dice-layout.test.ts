import { describe, expect, test } from 'vitest'
import type { Input } from '../../../engine/contract.ts'
import { Xoshiro128 } from '../../../engine/dice/random.ts'
import type { Step } from '../../../kit/board.ts'
import { isArrow } from '../../../kit/keys.ts'
import { at, of } from '../rules/counts.ts'
import { type Move, read } from '../rules/moves.ts'
import { DEFAULTS, type Options } from '../rules/options.ts'
import { diceOfCrowns } from '../rules/rules.ts'
import { kindOf, type State, VARRICK } from '../rules/state.ts'
import { follow, type Picture, type PlacedDie, placesOf, READY, share, stages, still } from './dice-layout.ts'
import { nearest } from './walk.ts'

const ADVANCED: Options = { ...DEFAULTS, claims: 5, vengeance: 'excess', fate: 'on', crownDefence: 'on' }

function table(seats: number, options: Options = DEFAULTS): State {
  return diceOfCrowns.setup(seats, options)
}

function step(before: State, input: Input<Move>, index = 0): Step<State, Move> {
  const after =
    input.kind === 'throw'
      ? diceOfCrowns.land(before, input.faces)
      : diceOfCrowns.move(before, (input as { seat: number }).seat, (input as { move: Move }).move)
  return { index, before, input, after }
}

const thrown = (before: State, ...faces: number[]): Step<State, Move> => step(before, { kind: 'throw', faces })
const moved = (before: State, seat: number, text: string): Step<State, Move> =>
  step(before, { kind: 'move', seat, move: read(text) as Move })

/** Where each die lies, as one word. */
const words = (dice: readonly PlacedDie[]): string[] => dice.map(({ zone, seat }) => `${zone} ${seat}`)
const sorted = (dice: readonly { zone: string; seat: number }[]): string[] =>
  dice.map(({ zone, seat }) => `${zone} ${seat}`).sort()

/** Three seats, seat 0 has just rolled: crown, dagger, two skulls, three scrolls. */
const rolled = thrown(thrown(table(3), 1).after, 1, 2, 3, 4, 5, 6, 5).after

describe('a roll (R4)', () => {
  const before = thrown(table(3), 1).after
  const seen = stages(READY, thrown(before, 1, 2, 3, 4, 5, 6, 5))

  test('is first seen where it was thrown, then where it belongs', () => {
    expect(seen).toHaveLength(2)
    expect(words(seen[0]?.dice ?? [])).toEqual(Array(7).fill('hand 0'))
    expect(words(seen[1]?.dice ?? [])).toEqual([
      'crown 0',
      'dagger 0',
      'skull 0',
      'skull 0',
      'fresh 0',
      'fresh 0',
      'fresh 0',
    ])
  })

  test('shows the faces that were thrown, die by die', () => {
    expect(seen[0]?.dice.map(({ face }) => face)).toEqual([1, 2, 3, 4, 5, 6, 5])
    expect(seen[1]?.dice.map(({ face }) => face)).toEqual([1, 2, 3, 4, 5, 6, 5])
  })

  test('tumbles with all its dice', () => {
    expect(seen[0]?.thrown).toEqual({ id: 0, keys: [0, 1, 2, 3, 4, 5, 6] })
  })
})

describe('scrolls on their way (R6)', () => {
  const start = still(READY, rolled).dice
  const scrolls = start.filter(({ zone }) => zone === 'fresh').map(({ key }) => key)

  test('those who get them get these very dice, and all others stay', () => {
    const [seen] = stages(start, moved(rolled, 0, 'hand 1:2 2:1'))
    const before = new Map(start.map((die) => [die.key, die]))
    for (const die of seen?.dice ?? []) {
      if (scrolls.includes(die.key)) expect(die.zone).toBe('handed')
      else expect(die).toEqual(before.get(die.key))
    }
  })

  test('receivers throw clockwise, each their own dice', () => {
    const handed = moved(rolled, 0, 'hand 1:2 2:1')
    const lying = stages(start, handed).at(-1)?.dice ?? []
    const [landed, back] = stages(lying, thrown(handed.after, 1, 3, 6))
    const of1 = landed?.dice.filter(({ zone, seat }) => zone === 'handed' && seat === 1) ?? []
    expect(of1.map(({ face }) => face)).toEqual([1, 3])
    expect(sorted(back?.dice ?? [])).toEqual(sorted(placesOf(thrown(handed.after, 1, 3, 6).after)))
    // The crown stays with the one who rolled it; the skull and the scroll come home.
    const crown = of1.find(({ face }) => face === 1)?.key
    expect(back?.dice.find(({ key }) => key === crown)).toMatchObject({ zone: 'crown', seat: 1 })
  })
})

describe('a betrayal', () => {
  const before = thrown(table(2), 1).after
  const seen = stages(READY, thrown(before, 2, 2, 2, 1, 5, 6, 5))

  test('is seen before the dice are gathered (R4, R9)', () => {
    expect(seen.map(({ betrayed }) => betrayed)).toEqual([[], [0], []])
    expect(words(seen[1]?.dice ?? []).slice(0, 4)).toEqual(['dagger 0', 'dagger 0', 'dagger 0', 'crown 0'])
    expect(words(seen[2]?.dice ?? [])).toEqual(Array(7).fill('hand 1'))
  })

  test('by a gift is counted only after the last (R7)', () => {
    const giving = {
      ...rolled,
      phase: 'give',
      daggers: of(0, 2),
      fresh: 0,
      giving: of(1, 1) + of(2, 1),
      skulls: 3,
    } as State
    const start = still(READY, giving).dice
    const first = moved(giving, 1, 'give 0:1')
    expect(stages(start, first).map(({ betrayed }) => betrayed)).toEqual([[]])
    const lying = stages(start, first).at(-1)?.dice ?? []
    expect(stages(lying, moved(first.after, 2, 'give 0:1')).map(({ betrayed }) => betrayed)).toEqual([[0], []])
  })

  test('that fate may avert stays in sight (R15)', () => {
    const rich = { ...thrown(table(2, ADVANCED), 1).after, fate: of(0, 1) }
    expect(stages(READY, thrown(rich, 2, 2, 2, 1, 3, 3, 3)).at(-1)?.betrayed).toEqual([0])
  })

  test('at the start of a turn belongs to the one who was due (R2)', () => {
    const choosing = { ...rolled, phase: 'choose', fresh: 0, crowns: 0, daggers: of(1, 3), skulls: 4 } as State
    const [seen] = stages(still(READY, choosing).dice, moved(choosing, 0, 'stop'))
    expect(seen?.betrayed).toEqual([1])
  })
})

describe('alone', () => {
  test('a skull brings a dagger back from Varrick (S4)', () => {
    const before = {
      ...table(1),
      phase: 'varrick',
      hand: 0,
      daggers: of(VARRICK, 2),
      skulls: 3,
      handed: of(VARRICK, 2),
    } as State
    const seen = stages(still(READY, before).dice, thrown(before, 3, 6))
    expect(sorted(seen[1]?.dice ?? [])).toEqual(sorted(placesOf(thrown(before, 3, 6).after)))
    expect(seen[1]?.dice.filter(({ zone, seat }) => zone === 'dagger' && seat === 0)).toHaveLength(1)
  })
})

describe('what is shared out', () => {
  const start = still(READY, rolled).dice

  test('lies before those who would get it, and the rest waits', () => {
    const shown = share(start, 'fresh', 0, of(1, 1) + of(2, 1))
    expect(shown.filter(({ offered }) => offered).map(({ seat }) => seat)).toEqual([1, 2])
    expect(shown.filter(({ zone, offered }) => zone === 'fresh' && !offered)).toHaveLength(1)
  })
})

/** A game at random, seen from beginning to end. */
function* seenGame(
  seats: number,
  options: Options,
  seed: number,
): Generator<{ step: Step<State, Move>; seen: Picture[] }> {
  const random = new Xoshiro128(seed)
  let state = table(seats, options)
  let dice: readonly PlacedDie[] = READY
  for (let index = 0; index < 400; index++) {
    const turn = diceOfCrowns.turn(state)
    if (turn.kind === 'over') return
    const moves = turn.kind === 'move' ? diceOfCrowns.moves(state, turn.seats[0] as number) : []
    const input: Input<Move> =
      turn.kind === 'throw'
        ? { kind: 'throw', faces: turn.sides.map((sides) => 1 + random.below(sides)) }
        : { kind: 'move', seat: turn.seats[0] as number, move: moves[random.below(moves.length)] as Move }
    const one = step(state, input, index)
    const seen = stages(dice, one)
    yield { step: one, seen }
    dice = seen.at(-1)?.dice ?? []
    state = one.after
  }
}

describe.each([1, 2, 3, 6])('a whole game of %d', (seats) => {
  test.each([1, 2, 3, 4])('is seen as the rules have it, with the same seven dice (%d)', (seed) => {
    const options = seats > 1 && seed % 2 === 0 ? ADVANCED : DEFAULTS
    for (const { step: one, seen } of seenGame(seats, options, seed)) {
      for (const { dice } of seen) {
        expect(dice.map(({ key }) => key)).toEqual([0, 1, 2, 3, 4, 5, 6])
        for (const { kind, face } of dice) if (kind !== null) expect(kindOf(face)).toBe(kind)
      }
      expect(sorted(seen.at(-1)?.dice ?? [])).toEqual(sorted(placesOf(one.after)))
      for (const seat of seen.flatMap(({ betrayed }) => betrayed)) {
        const wasActive = seat === one.before.seat
        expect(wasActive || at(one.before.daggers, seat) >= 3 || at(one.after.daggers, seat) >= 3).toBe(true)
      }
    }
  })
})

test('dice that stay are not touched', () => {
  const start = still(READY, rolled).dice
  expect(follow(start, placesOf(rolled))).toEqual(start)
})

/** Two above, one in the middle, two below. */
const BOXES = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 50, y: 100 },
  { x: 0, y: 200 },
  { x: 100, y: 200 },
]

test.each([
  [0, 'ArrowRight', 1],
  [1, 'ArrowLeft', 0],
  [0, 'ArrowDown', 3],
  [2, 'ArrowUp', 0],
  [4, 'ArrowUp', 1],
  [0, 'ArrowUp', -1],
  [0, 'Enter', -1],
  [9, 'ArrowUp', -1],
])('from %d by %s to %d', (from, key, to) => {
  expect(nearest(BOXES, from, key)).toBe(to)
})

test('only arrows are arrows', () => {
  expect(['ArrowUp', 'Home', 'a'].map(isArrow)).toEqual([true, false, false])
})
