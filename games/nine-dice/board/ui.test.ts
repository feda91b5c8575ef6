import { describe, expect, test } from 'vitest'
import type { Input } from '../../../engine/contract.ts'
import { revealed } from '../../../engine/table/view.ts'
import { LANGS } from '../../../engine/text/lang.ts'
import type { Step } from '../../../kit/board.ts'
import { type Move, read } from '../rules/moves.ts'
import { nineDice } from '../rules/rules.ts'
import { BLACK, DISCS, type State } from '../rules/state.ts'
import { COLOURS, diceOf, SIGNS, sumOf } from '../rules/sums.ts'
import { begun, played } from '../testing/positions.ts'
import { loadText } from '../text/texts.ts'
import { controls, grabs, keys } from './controls.ts'
import { ask, grab, type NineScene, pickDisc, press, say, sound, sumsOf, type Ui } from './ui.ts'

const text = await loadText('en')

/** The number 7: red 3 4, orange 1 1, blue 4 4, green 1 2, joker 5. */
const SEVEN = 'throw 7 3 4 1 1 4 4 1 2 5'
const silent = begun({}, SEVEN)
const stated = begun({ statement: 'on' }, SEVEN)

function sceneOf(state: State, ui: Ui = ask(state, 0)): NineScene {
  return { state: revealed(state), seat: 0, ui, names: ['Anna', 'Ben'], step: null }
}

const take = (words: string): Move => read(words) as Move

describe('a grab', () => {
  test.each(DISCS.map((id, disc) => [id, disc] as const))('of %s is the move itself', (id, disc) => {
    expect(pickDisc(sceneOf(silent), disc)).toEqual({ kind: 'move', move: take(`take ${id}`) })
    expect(press(sceneOf(silent), String(disc + 1))).toEqual(pickDisc(sceneOf(silent), disc))
  })

  test('of a disc that is gone is refused by R3', () => {
    const after = played(silent, '1 take red')
    expect(pickDisc(sceneOf(after), 0)).toEqual({ kind: 'refused', rule: 'R3' })
    expect(press(sceneOf(after), '1')).toEqual({ kind: 'refused', rule: 'R3' })
    expect(pickDisc(sceneOf(after), 1)).toEqual({ kind: 'move', move: take('take orange') })
  })

  test('Space is STOP, and no other key is', () => {
    expect(press(sceneOf(silent), ' ')).toEqual({ kind: 'move', move: take('take black') })
    for (const key of ['0', '6', 'a', 'x', 'Escape', 'Enter']) {
      expect(press(sceneOf(silent), key), key).toEqual({ kind: 'ignored' })
    }
  })

  test('there is no such disc', () => {
    expect(grab(silent, 0, ask(silent, 0), 5)).toEqual({ kind: 'ignored' })
  })
})

describe('where sums are said', () => {
  const held = sceneOf(stated, { disc: 0, read: 0 })

  test('a colour is held first, STOP is taken at once', () => {
    expect(pickDisc(sceneOf(stated), 0)).toEqual({ kind: 'ui', ui: { disc: 0, read: 0 } })
    expect(pickDisc(sceneOf(stated), BLACK)).toEqual({ kind: 'move', move: take('take black') })
    expect(pickDisc(sceneOf(played(stated, '1 take red ++')), 0)).toEqual({ kind: 'refused', rule: 'R3' })
  })

  test('the sum is said by its button or its digit, right or wrong', () => {
    expect(sumsOf(stated, 0)).toEqual(['++', '-+', '+++', '++-', '+-+', '-++'])
    expect(say(stated, 0, 0, '-+')).toEqual({ kind: 'move', move: take('take red -+') })
    expect(press(held, '2')).toEqual({ kind: 'move', move: take('take red -+') })
    expect(press(held, '7')).toEqual({ kind: 'ignored' })
  })

  test('somebody was quicker: it is refused by R3', () => {
    const after = played(stated, '1 take red ++')
    expect(say(after, 0, 0, '++')).toEqual({ kind: 'refused', rule: 'R3' })
  })

  test('Escape, and the same disc once more, let go of it', () => {
    expect(press(held, 'Escape')).toEqual({ kind: 'ui', ui: { disc: null, read: 0 } })
    expect(pickDisc(held, 0)).toEqual({ kind: 'ui', ui: { disc: null, read: 0 } })
    expect(pickDisc(held, 1)).toEqual({ kind: 'ui', ui: { disc: 1, read: 0 } })
  })

  test('every number that three dice can make is offered, once, and nothing below 1', () => {
    for (let a = 1; a <= 6; a++)
      for (let b = 1; b <= 6; b++)
        for (let joker = 1; joker <= 6; joker++) {
          const state: State = { ...stated, dice: [a, b, 1, 1, 1, 1, 1, 1, joker] }
          const sums = sumsOf(state, 0)
          const own = diceOf(state.dice, 0)
          const made = (all: readonly (typeof SIGNS)[number][], length: number) =>
            new Set(all.filter((signs) => signs.length === length).map((signs) => sumOf(own, signs)))
          for (const length of [2, 3]) {
            expect(made(sums, length)).toEqual(new Set([...made(SIGNS, length)].filter((sum) => sum > 0)))
          }
          expect(sums.length).toBeLessThanOrEqual(6)
          expect(sums.length).toBe(new Set(sums).size)
        }
  })
})

test('the dice are read out again, whatever is held', () => {
  expect(press(sceneOf(silent), 'd')).toEqual({ kind: 'ui', ui: { disc: null, read: 1 } })
  expect(press(sceneOf(stated, { disc: 2, read: 1 }), 'd')).toEqual({ kind: 'ui', ui: { disc: 2, read: 2 } })
})

describe('the bar', () => {
  test('asks for the number, and its main button takes nothing', () => {
    const asked = controls(sceneOf(silent), text)
    expect(asked.question).toBe('Which colour makes 7 with + or −, with or without the joker?')
    const later = controls(sceneOf({ ...silent, round: 3 }), text)
    expect(later.question).toBe('Which colour makes 7 with + or −?')
    expect(asked.primary.does).toEqual({ kind: 'ignored' })
    expect(asked.others).toEqual([])
  })

  test('asks for the sum of what is held, and takes nothing either', () => {
    const asked = controls(sceneOf(stated, { disc: 2, read: 0 }), text)
    expect(asked.question).toBe('Take blue: which sum makes 7?')
    expect(asked.primary.does).toEqual({ kind: 'ignored' })
  })

  test.each(LANGS)('has a word for every key in %s', async (lang) => {
    const hints = keys(await loadText(lang))
    expect(hints.map((hint) => hint.keys)).toEqual(['1', '2', '3', '4', '5', '1–6', 'Esc', 'D'])
    expect(new Set(hints.map(({ label }) => label)).size).toBe(hints.length)
  })
})

describe('several at one device', () => {
  test('every seat can grab every disc by its id', () => {
    const all = grabs(silent, 1, ask(silent, 1), text)
    expect(all.map(({ id }) => id)).toEqual(DISCS)
    expect(all.map(({ label }) => label)).toEqual([...COLOURS, 'STOP'])
    expect(all.map(({ does }) => does)).toEqual(DISCS.map((id) => ({ kind: 'move', move: take(`take ${id}`) })))
  })

  test('what is gone is nothing to grab', () => {
    const all = grabs(played(silent, '0 take blue'), 1, ask(silent, 1), text)
    expect(all.map(({ does }) => does.kind)).toEqual(['move', 'move', 'ignored', 'move', 'move'])
  })

  test('where sums are said, a held disc is followed by its sums and the way back', () => {
    const [first] = grabs(stated, 0, ask(stated, 0), text)
    expect(first?.does).toEqual({ kind: 'ui', ui: { disc: 0, read: 0 } })
    const all = grabs(stated, 0, { disc: 0, read: 0 }, text)
    expect(all.map(({ label }) => label)).toEqual([
      ...['3 + 4', '4 − 3', '3 + 4 + 5', '3 + 4 − 5', '3 + 5 − 4', '4 + 5 − 3'],
      'Another disc',
    ])
    expect(all[0]?.does).toEqual({ kind: 'move', move: take('take red ++') })
    expect(all.at(-1)?.does).toEqual({ kind: 'ui', ui: { disc: null, read: 0 } })
  })
})

test('what things sound like', () => {
  const step = (input: Input<Move>, before = silent): Step<State, Move> => ({ index: 0, before, input, after: silent })
  const setup = nineDice.setup(2, silent.table)
  expect(sound(step({ kind: 'throw', faces: [1] }, setup))).toEqual({ kind: 'begin' })
  expect(sound(step({ kind: 'throw', faces: [7] }, played(setup, 'throw 1')))).toEqual({ kind: 'spin' })
  expect(sound(step({ kind: 'move', seat: 0, move: take('take red') }))).toEqual({ kind: 'slap' })
  expect(sound(step({ kind: 'move', seat: 0, move: take('take black') }))).toEqual({ kind: 'thud' })
})
