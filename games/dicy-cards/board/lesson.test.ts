import { expect, test } from 'vitest'
import type { Entry } from '../../../engine/log.ts'
import { forced } from '../../../engine/play.ts'
import { gameOf, testNotes } from '../../../kit/lesson.testing.ts'
import { type CardId, points } from '../rules/cards.ts'
import type { Move } from '../rules/moves.ts'
import { readLineup } from '../rules/options.ts'
import { dicyCards } from '../rules/rules.ts'
import type { State } from '../rules/state.ts'
import { loadLesson } from './lesson.ts'

const { notes, entries, states, end } = gameOf(dicyCards, await loadLesson('en'))

/** Entries that the learner makes: own moves, and the roll that begins a turn. Dice taken up fall by themselves. */
function isOwn({ input }: Entry<Move>, { phase, seat }: State): boolean {
  return input.kind === 'move' ? input.seat === 0 : phase === 'roll' && seat === 0
}

test('the game replays by the rules and the learner wins it', () => {
  expect(dicyCards.turn(end)).toEqual({ kind: 'over', places: [1, 2] })
  expect(dicyCards.scores(end)).toEqual([54, 53])
})

test('every kind of move is made once by the learner, as a free choice', () => {
  const own = entries.flatMap(({ input }, i) =>
    input.kind === 'move' && input.seat === 0 ? [{ move: input.move, before: states[i] as State }] : [],
  )
  expect(new Set(own.map(({ move }) => move.kind))).toEqual(new Set(['score', 'reroll', 'pass', 'freeze', 'wake']))
  for (const { move, before } of own) {
    expect(dicyCards.why(before, 0, move)).toBeNull()
    expect(forced(dicyCards, before)).toBeNull()
  }
  expect(own.length).toBeGreaterThanOrEqual(6)
  expect(own.length).toBeLessThanOrEqual(8)
})

test('nothing that the host would play by itself is left out', () => {
  const musts = states.slice(0, -1).filter((state) => forced(dicyCards, state) !== null)
  expect(musts).toEqual([])
})

test('there is a note wherever the learner acts, and nowhere else', () => {
  const own = entries.flatMap((entry, i) => (isOwn(entry, states[i] as State) ? [i] : []))
  expect(notes.map(({ at }) => at)).toEqual(own)
})

test('where a note gives up a card, wakes one or passes, it tells the truth about the dice', () => {
  const worth = (at: number, card: CardId): number =>
    points(readLineup([card])[0] as number, (states[at] as State).dice)
  expect(worth(2, 'straight')).toBe(18)
  expect(worth(9, 'odds')).toBe(19)
  // No active card gives more: the lesson teaches the right card.
  expect(worth(9, 'no-sixes')).toBe(0)
  expect(worth(16, 'straight')).toBe(0)
  expect(worth(16, 'no-sixes')).toBe(0)
  expect(worth(20, 'odds')).toBe(17)
  expect((states[19] as State).scores[0]).toBe(50 - 13)
})

test('each note points at a part of the board, and a card that is meant is the card that is played', () => {
  const { cards } = (states[0] as State).table
  for (const { at, point } of notes) {
    expect(point).toMatch(/^(dice|cards|card-[0-4]|track|others|actions)$/)
    const { input } = entries[at] as Entry<Move>
    const place = /^card-(\d)$/.exec(point ?? '')?.[1]
    if (place === undefined) continue
    if (input.kind !== 'move' || input.move.kind === 'pass') throw new Error(`no card is played at ${at}`)
    expect(cards[Number(place)]).toBe(input.move.card)
  }
})

testNotes(loadLesson, 2, 220)
