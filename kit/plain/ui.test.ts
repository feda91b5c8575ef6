/** The default board with Pebbles: hands that are laid in secret, and more moves than there are buttons. */
import { describe, expect, test } from 'vitest'
import { type Pebbles, type PebblesMove, pebbles } from '../../engine/conformance/fixture.ts'
import type { Game } from '../../engine/contract.ts'
import { viewOf } from '../../engine/table/view.ts'
import { plainText } from '../../engine/text/plain.ts'
import type { Scene } from '../board.ts'
import { VOICES } from '../voices.ts'
import { movesAsTiles, type PlainUi, plainUi } from './ui.ts'

const game = pebbles as Game
const board = plainUi(game)
const own = { name: 'Pebbles', tagline: 'Lay and grab.', rules: [], question: () => 'How many?', move: pebbles.write }
const text = plainText(pebbles, 'en', own)

const begun = pebbles.setup(2, { rounds: 2, bells: ['brass', 'iron'], motto: '' })
const laying = pebbles.land(begun, [5, 1, 6])
const lay = (state: Pebbles, seat: number, count: number): Pebbles => pebbles.move(state, seat, { kind: 'lay', count })
const ringing = lay(lay(laying, 0, 2), 1, 0)

function sceneOf(state: Pebbles, seat: number, picked = 0): Scene<unknown, PlainUi> & { readonly ui: PlainUi } {
  const view = viewOf(pebbles, state, seat)
  return { state: view, seat, ui: { ...board.ask(view, seat), picked }, names: ['Anna', 'Ben'], step: null }
}

/** The moves of the bar, the main one first. */
const bar = (scene: ReturnType<typeof sceneOf>) => {
  const { primary, others } = board.controls(scene, text)
  return [primary, ...others]
}

describe('more than three moves', () => {
  test('are tiles, also while others have laid in secret', () => {
    const { ui } = sceneOf(lay(laying, 0, 2), 1)
    expect(movesAsTiles(ui)).toBe(true)
    expect((ui.moves as PebblesMove[]).map(pebbles.write)).toEqual(['lay 0', 'lay 1', 'lay 2', 'lay 3'])
  })

  test('the bar plays the tile that is picked, and asks', () => {
    const scene = sceneOf(laying, 1, 3)
    expect(board.controls(scene, text).question).toBe('How many?')
    expect(bar(scene)).toEqual([{ label: 'lay 3', does: { kind: 'move', move: { kind: 'lay', count: 3 } }, key: '4' }])
  })

  test('a number picks a tile, and plays nothing', () => {
    const scene = sceneOf(laying, 0)
    expect(board.press(scene, '3')).toEqual({ kind: 'ui', ui: { ...scene.ui, picked: 2 } })
    for (const key of ['0', '5', 'x', 'Escape', '1.5']) expect(board.press(scene, key)).toEqual({ kind: 'ignored' })
  })
})

describe('up to three moves', () => {
  test('are buttons with a key each, and a key plays', () => {
    const scene = sceneOf(ringing, 1)
    expect(bar(scene)).toEqual([
      { label: 'grab brass', does: { kind: 'move', move: { kind: 'grab', bell: 'brass' } }, key: '1' },
      { label: 'grab iron', does: { kind: 'move', move: { kind: 'grab', bell: 'iron' } }, key: '2' },
    ])
    expect(board.press(scene, '2')).toEqual({ kind: 'move', move: { kind: 'grab', bell: 'iron' } })
    expect(board.press(scene, '3')).toEqual({ kind: 'ignored' })
  })

  test('a move that a rule refuses says which one', () => {
    const stale = { ...sceneOf(laying, 0), ui: sceneOf(ringing, 0).ui }
    expect(board.press(stale, '1')).toEqual({ kind: 'refused', rule: 'R3' })
    expect(bar(stale).map(({ does }) => does.kind)).toEqual(['refused', 'refused'])
  })

  test('who has no move has no button that does anything', () => {
    expect(bar(sceneOf(lay(laying, 0, 2), 0))).toEqual([{ label: '', does: { kind: 'ignored' } }])
  })
})

test('points have a sound that every table knows, and nothing else has one', () => {
  const soundOf = (before: Pebbles, after: Pebbles) =>
    board.sound({
      index: 0,
      before: viewOf(pebbles, before, null),
      input: { kind: 'time' },
      after: viewOf(pebbles, after, null),
    })
  const scored = soundOf(lay(laying, 0, 2), ringing)
  expect(scored).not.toBeNull()
  expect(Object.keys(VOICES)).toContain(scored?.kind)
  expect(soundOf(laying, lay(laying, 0, 2))).toBeNull()
})
