import { describe, expect, test } from 'vitest'
import { play } from '../../../engine/play.ts'
import { unwrap } from '../../../engine/result.ts'
import { revealed } from '../../../engine/table/view.ts'
import type { Action, Pressed } from '../../../kit/board.ts'
import type { CardId } from '../rules/cards.ts'
import { type Move, write } from '../rules/moves.ts'
import { dicyCards } from '../rules/rules.ts'
import type { State } from '../rules/state.ts'
import { type StateParts, stateOf } from '../rules/summary.ts'
import { en } from '../text/en.ts'
import { textOf } from '../text/texts.ts'
import { ask, controls, type DicyScene, keys, pickCard, pickDie, pickOther, press, slip, sound, type Ui } from './ui.ts'

const text = textOf(en)
const GLACIAL: readonly CardId[] = ['any-two', 'no-sixes', 'odds', 'straight', 'two-pairs']

function sceneOf(state: State, ui: Partial<Ui> = {}, seat = state.seat): DicyScene {
  return {
    state: revealed(state),
    seat,
    ui: { place: -1, held: 0, ...ui },
    names: ['Ada', 'Ben', 'Cleo', 'Dan'],
    step: null,
  }
}

const position = (more: StateParts = {}): State => stateOf({ dice: [1, 2, 3, 4, 6, 6], ...more })

/** "score straight", "refused R6", "ui 3 0b10", "ignored". */
function told(pressed: Pressed<Move, Ui>): string {
  switch (pressed.kind) {
    case 'move':
      return write(pressed.move)
    case 'refused':
      return `refused ${pressed.rule}`
    case 'ui':
      return `ui ${pressed.ui.place} ${pressed.ui.held.toString(2)}`
    case 'ignored':
      return 'ignored'
  }
}

const shown = ({ label, does, key }: Action<Move, Ui>): string => `${key ?? '-'} | ${label} | ${told(does)}`

function bar(scene: DicyScene): string[] {
  const { question, primary, others } = controls(scene, text)
  return [question, shown(primary), ...others.map(shown)]
}

/** Plays a line and gives the position after it. */
function following(state: State, seat: number, move: string): State {
  const read = dicyCards.read(move)
  if (read === null) throw new Error(move)
  return unwrap(play(dicyCards, state, { kind: 'move', seat, move: read }))
}

describe('the bar, in one’s turn', () => {
  const CHOOSE = 'Score a card, freeze one to reroll, or pass.'

  test.each<[string, StateParts, Partial<Ui>, string[]]>([
    ['nothing picked', {}, {}, [CHOOSE, '- | Pick a card | refused R6', 'p | Pass | pass']],
    ['only dice held', {}, { held: 0b11 }, [CHOOSE, '- | Pick a card to freeze | refused R5', 'p | Pass | pass']],
    [
      'a card that scores',
      {},
      { place: 3 },
      [
        CHOOSE,
        's | Score Straight: 10 | score straight',
        'r | Freeze Straight, reroll all | reroll straight 1 2 3 4 6 6',
        'p | Pass | pass',
      ],
    ],
    [
      'a card that cannot score',
      {},
      { place: 1 },
      [
        CHOOSE,
        's | Score No Sixes | refused R6',
        'r | Freeze No Sixes, reroll all | reroll no-sixes 1 2 3 4 6 6',
        'p | Pass | pass',
      ],
    ],
    [
      'a card and held dice',
      {},
      { place: 3, held: 0b111100 },
      [
        CHOOSE,
        'r | Freeze Straight, reroll 1 2 | reroll straight 1 2',
        's | Score Straight: 10 | score straight',
        'p | Pass | pass',
      ],
    ],
    [
      'all six held',
      {},
      { place: 2, held: 0b111111 },
      [CHOOSE, 's | Score Odds: 4 | score odds', 'r | Nothing to reroll | refused R5', 'p | Pass | pass'],
    ],
    ['nothing active', { frozen: [GLACIAL] }, {}, ['You have no active card: you can only pass.', 'p | Pass | pass']],
  ])('%s', (_, more, ui, expected) => {
    expect(bar(sceneOf(position(more), ui))).toEqual(expected)
  })

  test('says the same in every language that it says in English', async () => {
    const { de } = await import('../text/de.ts')
    const { question, primary } = controls(sceneOf(position(), { place: 3 }), textOf(de))
    expect([question, primary.label]).toEqual([de.board.choose, '„Straße“ werten: 10'])
  })
})

describe('the bar, when a card is asked for', () => {
  const anyTwo = following(position({ frozen: [[], ['odds']] }), 0, 'score any-two')
  const passed = following(position({ frozen: [[], ['odds', 'straight']] }), 0, 'pass')
  const sixes = following(
    position({ cards: ['sixes', 'same', 'odds', 'straight', 'any-two'], frozen: [[], ['odds', 'same']] }),
    0,
    'score sixes',
  )
  const everyone = following(
    position({ cards: ['lowest-three', 'same', 'odds', 'straight', 'any-two'], lowestThree: 'everyone' }),
    0,
    'score lowest-three',
  )

  test.each<[string, State, number, Partial<Ui>, string[]]>([
    [
      'to freeze',
      anyTwo,
      1,
      {},
      ['Ada scored Any Two: freeze one of your cards.', '- | Pick a card to freeze | refused R8'],
    ],
    [
      'picked',
      anyTwo,
      1,
      { place: 3 },
      ['Ada scored Any Two: freeze one of your cards.', '- | Freeze Straight | freeze straight'],
    ],
    ['after a pass', passed, 1, {}, ['Ada passed: wake one of your cards.', '- | Pick a card to wake | refused R8']],
    ['to wake', passed, 1, { place: 2 }, ['Ada passed: wake one of your cards.', '- | Wake Odds | wake odds']],
    [
      'woken by a card',
      sixes,
      1,
      { place: 1 },
      ['Ada scored Sixes: wake one of your cards.', '- | Wake All the Same | wake same'],
    ],
    [
      'the scorer too',
      everyone,
      0,
      { place: 2 },
      ['You scored Lowest Three: freeze another of your cards.', '- | Freeze Odds | freeze odds'],
    ],
    [
      'and the others',
      everyone,
      1,
      {},
      ['Ada scored Lowest Three: freeze one of your cards.', '- | Pick a card to freeze | refused R8'],
    ],
  ])('%s', (_, state, seat, ui, expected) => {
    expect(bar(sceneOf(state, ui, seat))).toEqual(expected)
  })

  test('a tap picks, the second one plays', () => {
    expect(told(pickCard(sceneOf(anyTwo, {}, 1), 3))).toBe('ui 3 0')
    expect(told(pickCard(sceneOf(anyTwo, { place: 3 }, 1), 3))).toBe('freeze straight')
    expect(told(pickCard(sceneOf(anyTwo, { place: 3 }, 1), 0))).toBe('ui 0 0')
  })

  test('what is not asked for is refused by R8', () => {
    expect(told(pickCard(sceneOf(anyTwo, {}, 1), 2))).toBe('refused R8') // frozen already
    expect(told(pickCard(sceneOf(passed, {}, 1), 0))).toBe('refused R8') // awake already
    expect(told(pickCard(sceneOf(everyone, {}, 0), 0))).toBe('refused R8') // the one being scored
    expect(told(pickDie(sceneOf(anyTwo, {}, 1), 0))).toBe('refused R8')
    for (const key of ['1', 's', 'r', 'p']) expect(told(press(sceneOf(anyTwo, {}, 1), key)), key).toBe('refused R8')
  })
})

describe('taps and keys, in one’s turn', () => {
  const frozen = position({ frozen: [['odds']] })

  test('a question begins with nothing picked', () => {
    expect(ask(frozen, 0)).toEqual({ place: -1, held: 0 })
  })

  test.each<[string, Partial<Ui>, string]>([
    ['1', {}, 'ui -1 1'],
    ['6', { held: 0b100001 }, 'ui -1 1'],
    ['d', {}, 'ui 3 0'],
    ['D', {}, 'ui 3 0'],
    ['d', { place: 3, held: 2 }, 'ui -1 10'],
    ['a', { place: 3, held: 2 }, 'ui 0 10'],
    ['c', {}, 'refused R6'],
    ['c', { held: 1 }, 'refused R5'],
    ['s', { place: 3 }, 'score straight'],
    ['s', { place: 1 }, 'refused R6'],
    ['s', {}, 'refused R6'],
    ['r', { place: 3, held: 0b1111 }, 'reroll straight 6 6'],
    ['r', { place: 3, held: 0b111111 }, 'refused R5'],
    ['r', {}, 'refused R5'],
    ['p', { place: 3 }, 'pass'],
    ['Escape', { place: 3 }, 'ui -1 0'],
    ['Escape', { held: 1 }, 'ui -1 0'],
    ['Escape', {}, 'ignored'],
    ['7', {}, 'ignored'],
    ['x', {}, 'ignored'],
    ['ab', {}, 'ignored'],
  ])('%s with %o', (key, ui, expected) => {
    expect(told(press(sceneOf(frozen, ui), key))).toBe(expected)
  })

  test('with all cards frozen, R3 or R9 refuses a score', () => {
    expect(told(press(sceneOf(position({ frozen: [GLACIAL] })), 's'))).toBe('refused R9')
    expect(told(press(sceneOf(position({ frozen: [GLACIAL] })), 'c'))).toBe('refused R9')
    const noRoll = sceneOf({ ...position({ frozen: [GLACIAL] }), dice: 0 })
    expect(told(press(noRoll, 'r'))).toBe('refused R3')
    expect(told(press(noRoll, 'c'))).toBe('refused R3')
    expect(told(press(noRoll, '1'))).toBe('ignored') // no die lies there
  })

  test('the cards of others are theirs', () => {
    expect(told(pickOther())).toBe('refused R8')
  })

  test('all keys are listed', () => {
    expect(keys(text).map((hint) => hint.keys)).toEqual(['1–6', 'A–E', 'S', 'R', 'P', 'Esc'])
    expect(keys(text).every(({ label }) => label.length > 3)).toBe(true)
  })
})

test('sounds', () => {
  const before = position({ frozen: [['odds']] })
  const heard = (from: State, move: string): string | undefined => {
    const read = dicyCards.read(move) as Move
    return sound({
      index: 0,
      before: from,
      input: { kind: 'move', seat: 0, move: read },
      after: dicyCards.move(from, 0, read),
    })?.kind
  }
  expect(heard(before, 'pass')).toBe('wake')
  expect(heard(position(), 'pass')).toBe('pass')
  expect(heard(before, 'score straight')).toBe('score')
  expect(heard(before, 'reroll straight 1')).toBe('freeze')
  const first = dicyCards.setup(2, { lineup: 'glacial', cards: [], target: 100, lowestThree: 'others' })
  const faces = [2]
  const rolling = dicyCards.land(first, faces)
  expect(sound({ index: 0, before: first, input: { kind: 'throw', faces }, after: rolling })).toEqual({ kind: 'begin' })
  const rolled = { kind: 'throw', faces: [1, 2, 3, 4, 5, 6] } as const
  expect(sound({ index: 1, before: rolling, input: rolled, after: dicyCards.land(rolling, rolled.faces) })).toBeNull()
  expect(sound({ index: 2, before, input: { kind: 'time' }, after: before })).toBeNull()
})

/** A small generator, so that a failing case can be run again. */
function numbers(seed: number): (below: number) => number {
  let now = seed
  return (below) => {
    now = (Math.imul(now, 1664525) + 1013904223) >>> 0
    return Math.floor((now / 2 ** 32) * below)
  }
}

describe('a slip', () => {
  const others = (...active: CardId[]): CardId[] => GLACIAL.filter((card) => !active.includes(card))
  const told = (more: StateParts, move: string, seat = 0): string | null => {
    const state = position(more)
    return slip(state, seat, dicyCards.read(move) as Move, text)
  }

  test.each<[string, StateParts, string, string | null]>([
    ['a pass with five active cards', {}, 'pass', 'Passing now gives up 12 points with Any Two.'],
    [
      'a pass with two, of which one scores',
      { frozen: [others('no-sixes', 'straight')] },
      'pass',
      'Passing now gives up 10 points with Straight.',
    ],
    [
      'a pass with two of which none scores',
      { dice: [6, 6, 6, 6, 6, 6], frozen: [others('no-sixes', 'odds')] },
      'pass',
      null,
    ],
    ['a pass with the last card', { frozen: [others('straight')] }, 'pass', null],
    [
      'a reroll paid with the last card, which scores',
      { frozen: [others('straight')] },
      'reroll straight 6 6',
      'This freezes your last active card: only a pass is left, and you give up 10 points with Straight.',
    ],
    ['a reroll paid with the last card, which does not', { frozen: [others('no-sixes')] }, 'reroll no-sixes 6 6', null],
    ['a reroll with others left', {}, 'reroll odds 6 6', null],
    ['a score', {}, 'score any-two', null],
  ])('%s', (_, more, move, expected) => {
    expect(told({ dice: [1, 2, 3, 4, 6, 6], ...more }, move)).toBe(expected)
  })

  test('an answer to an effect is none', () => {
    const state = following(position(), 0, 'score any-two')
    expect(state.phase).toBe('freeze')
    expect(slip(state, 1, dicyCards.read('freeze odds') as Move, text)).toBeNull()
  })
})

describe('in whole games', () => {
  const LINEUPS = ['glacial', 'interaction', 'interglacial', 'intermediate', 'beginner'] as const

  test.each([1, 2, 3, 4, 5, 6])('game %i: what is offered is legal, what is refused is not', (seed) => {
    const next = numbers(seed)
    const lineup = LINEUPS[seed % LINEUPS.length] ?? 'glacial'
    const options = { lineup, cards: [], target: 50, lowestThree: seed % 2 ? 'everyone' : 'others' } as const
    let state = dicyCards.setup(2 + (seed % 3), options)
    let asked = 0
    for (let turn = dicyCards.turn(state); turn.kind !== 'over'; turn = dicyCards.turn(state)) {
      if (turn.kind === 'throw') {
        state = dicyCards.land(
          state,
          turn.sides.map((sides) => 1 + next(sides)),
        )
        continue
      }
      const seat = turn.seats[next(turn.seats.length)] as number
      for (let k = 0; k < 4; k++) asked += check(sceneOf(state, { place: next(6) - 1, held: next(64) }, seat))
      const moves = dicyCards.moves(state, seat)
      state = dicyCards.move(state, seat, moves[next(moves.length)] as Move)
    }
    expect(asked).toBeGreaterThan(100)
  })

  /** A pick that a tap cannot make (a frozen card) is left out; gives how many answers were judged. */
  function check(scene: DicyScene): number {
    const { state, seat, ui } = scene
    const reached = ui.place < 0 || pickCard({ ...scene, ui: { ...ui, place: -1 } }, ui.place).kind === 'ui'
    const { primary, others } = reached ? controls(scene, text) : { primary: null, others: [] }
    const buttons = [...(primary === null ? [] : [primary]), ...others].map(({ does }) => does)
    const taps = [0, 1, 2, 3, 4, 5].flatMap((at) => [pickCard(scene, at), pickDie(scene, at)])
    const pressed = [...'srpabcde123456'].map((key) => press(scene, key))
    for (const does of [...buttons, ...taps, ...pressed]) {
      if (does.kind === 'move') expect(dicyCards.why(state, seat, does.move), told(does)).toBeNull()
      if (does.kind === 'refused') expect(text.refusals[does.rule], does.rule).toBeTypeOf('string')
    }
    if (!reached) return 0
    const moves = dicyCards.moves(state, seat)
    const scored = moves.some((move) => move.kind === 'score' && move.card === state.table.cards[ui.place])
    if (state.phase === 'choose') expect(press(scene, 's').kind).toBe(scored ? 'move' : 'refused')
    return buttons.length
  }
})
