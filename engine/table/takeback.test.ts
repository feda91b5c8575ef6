import { describe, expect, test } from 'vitest'
import { type Pebbles, type PebblesMove, pebbles } from '../conformance/fixture.ts'
import { writeEntry } from '../log.ts'
import { unwrap } from '../result.ts'
import { answered, enter, firstPosition, followed, type Position, resumed, withAsides } from './position.ts'
import { answeredBy, requestTakeback, takenBack } from './takeback.ts'

type Played = Position<Pebbles, PebblesMove>

const FIRST = firstPosition(pebbles, 3, { rounds: 2, bells: ['brass'], motto: '' }, () => [1, 1, 1])
const OPENED = followed(FIRST)
const CALLED = followed(
  firstPosition(pebbles, 3, { rounds: 2, bells: ['brass'], motto: '', caller: 'first' }, () => [1, 1, 1]),
)

function laid(position: Played, seat: number, by?: 'bot'): Played {
  return unwrap(answered(position, { seat, question: 0, text: 'lay 1', ...(by && { by }) })).position
}

/** All have laid, in this order. */
const allLaid = ({ position }: { readonly position: Played }, ...seats: number[]) =>
  seats.reduce((now, seat) => laid(now, seat), position)
const asked = allLaid(CALLED, 1, 2, 0)
const rung = unwrap(answered(asked, { seat: 0, question: 1, text: 'ring' })).position

const ASK = { takeback: 4, seat: 0, waits: [1, 2], lines: 9 }
const asking = (position: Played | null, ask = ASK, open: typeof REQUEST | null = null) =>
  requestTakeback(position, open, ask)
const REQUEST = { takeback: 4, seat: 0, seq: 8, waits: [1, 2] }

describe('asked for', () => {
  test('of the last choice, with the lines that the log has without it', () => {
    expect(asking(laid(OPENED.position, 0))).toEqual({ ok: true, value: REQUEST })
  })

  test.each([
    ['nothing was chosen', OPENED.position, 'nothing'],
    ['there is no game', null, 'nothing'],
    ['somebody else has chosen since', laid(laid(OPENED.position, 0), 1), 'moved-on'],
    ['a bot has chosen', laid(OPENED.position, 0, 'bot'), 'moved-on'],
    ['it has laid the others open', asked, 'moved-on'],
    ['it has led to a race', rung, 'moved-on'],
    ['something else is in the log since', withAsides(laid(OPENED.position, 0), 1), 'moved-on'],
  ])('not where %s', (_, position, fault) => {
    expect(asking(position)).toEqual({ ok: false, fault })
  })

  test('once at a time', () => {
    expect(asking(laid(OPENED.position, 0), ASK, REQUEST)).toEqual({ ok: false, fault: 'asked' })
  })
})

describe('answered', () => {
  const answer = (seats: number[], yes: boolean) => answeredBy(REQUEST, seats, yes)

  test('all have to agree, and one refuses for all', () => {
    expect(answer([2], true)).toEqual({ ok: true, value: { ...REQUEST, waits: [1] } })
    expect(answer([1, 2], true)).toEqual({ ok: true, value: { ...REQUEST, waits: [] } })
    expect(answer([2], false)).toEqual({ ok: true, value: { ...REQUEST, refused: 2 } })
  })

  test('only where there is a request, and only by those who are asked', () => {
    expect(answer([0], true)).toEqual({ ok: false, fault: 'not-yours' })
    expect(answeredBy(null, [1], true)).toEqual({ ok: false, fault: 'no-request' })
  })
})

describe('taken back', () => {
  test('the position is the one before, choice by choice, also of a log that was replayed', () => {
    const [one, two] = [laid(OPENED.position, 0), laid(laid(OPENED.position, 0), 1)]
    expect([takenBack(two), takenBack(takenBack(two))]).toEqual([one, OPENED.position])
    const moves = [0, 1].map((seat) => ({ input: { kind: 'move', seat, move: { kind: 'lay', count: 1 } } }) as const)
    const lines = [...OPENED.entries, ...moves].map((entry) => writeEntry(pebbles, entry as never))
    const read = resumed(FIRST, lines)
    expect(read.ok && takenBack(read.value).state).toEqual(one.state)
  })

  test('nothing is kept of a choice that stands: dice came after it', () => {
    const last = [0, 1, 2].reduce((position, seat) => laid(position, seat), OPENED.position)
    const grabbed = enter(last, {
      input: { kind: 'move', seat: 1, move: pebbles.read('grab brass') as PebblesMove, at: 500 },
    })
    const position = grabbed.ok ? grabbed.value.position : last
    expect(position.choice?.before).toBeNull()
    expect(() => takenBack(position)).toThrow('stands')
  })
})
