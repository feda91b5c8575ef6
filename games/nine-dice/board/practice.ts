/** The practice data of a step of a solo game: times by number, and misses by the form of the sum. */
import { writeHeader } from '../../../engine/log.ts'
import type { GameText } from '../../../engine/text/game.ts'
import type { Practice, Practised, Step } from '../../../kit/board.ts'
import type { Move } from '../rules/moves.ts'
import { DEFAULTS } from '../rules/options.ts'
import { nineDice } from '../rules/rules.ts'
import { claimWorth, open } from '../rules/scoring.ts'
import { BLACK, type State, type Taken } from '../rules/state.ts'
import { COLOURS, DICE, diceOf, SIGNS, type Signs, solution } from '../rules/sums.ts'
import { arithmetic, terms } from '../text/lines.ts'
import { nineText } from './ui.ts'

export const practice: Practice<State, Move> = {
  keys: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  keyName: (text) => nineText(text).board.practice.number,
  judge,
  drill: (key, faces) =>
    `${writeHeader(nineDice, 1, { ...DEFAULTS, seconds: 0 })}\nthrow ${[key, ...faces(Array<number>(DICE).fill(6))].join(' ')}\n`,
  missName,
}

function judge({ before, input }: Step<State, Move>): readonly Practised[] {
  if (input.kind === 'throw' || input.kind === 'chosen' || before.phase !== 'race') return []
  if (input.kind === 'time') return timeUp(before)
  const { seat, move, at = 0 } = input
  const one: Taken = { disc: move.disc, seat, signs: move.signs }
  return move.disc === BLACK ? stopped(before, at) : [claimed(before, one, at)]
}

function claimed(state: State, one: Taken, ms: number): Practised {
  const key = state.number
  if (claimWorth(state, one) > 0) return { key, ms, right: true }
  return { key, ms, right: false, ...(leftIn(state, one.disc) ?? { miss: 'wrong' }) }
}

/** R5: STOP is right if no colour was left; each colour left counts as a miss. */
function stopped(state: State, ms: number): readonly Practised[] {
  const key = state.number
  const left = missed(state, ms)
  return left.length === 0 ? [{ key, ms, right: true }] : [{ key, ms, right: false, miss: 'early' }, ...left]
}

/** R7 */
function timeUp(state: State): readonly Practised[] {
  const ms = state.table.seconds * 1000
  const left = missed(state, ms)
  return left.length === 0 ? [{ key: state.number, ms, right: false, miss: 'unseen' }] : left
}

function missed(state: State, ms: number): readonly Practised[] {
  const left = open(state)
  return COLOURS.flatMap((_, colour) => {
    const one = left & (1 << colour) ? leftIn(state, colour) : null
    return one === null ? [] : [{ key: state.number, ms, right: false, ...one }]
  })
}

/** The best sum of a colour and its form: 2 and 5 for 3 is `+-`, as 5 and 2 would be. Null: it has none. */
function leftIn({ number, dice }: State, colour: number): { readonly miss: Signs; readonly answer: string } | null {
  const [a, b, joker] = diceOf(dice, colour)
  const ordered = [Math.max(a, b), Math.min(a, b), joker] as const
  const signs = solution(number, ordered)
  return signs === null ? null : { miss: signs, answer: arithmetic(ordered, signs) }
}

function missName(miss: string, given: GameText<State, Move>): string {
  const { board, joker } = nineText(given)
  const signs = SIGNS.find((one) => one === miss)
  if (signs !== undefined) return terms(['a', 'b', joker], signs)
  return miss === 'early' ? board.practice.early : miss === 'unseen' ? board.practice.unseen : board.practice.wrong
}
