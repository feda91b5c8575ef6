/** Players by sight alone, with a judgement more or less blurred. */
import type { Bot } from '../../engine/bot.ts'
import type { Seat } from '../../engine/contract.ts'
import { chooseBySight } from './bot-choose.ts'
import { roundsLeft } from './bot-sight.ts'
import { chartOf } from './library.ts'
import type { Move } from './moves.ts'
import type { State } from './state.ts'

/** `blur`: by so many points every judgement is off, by chance. */
export function bySight(blur: number): Bot<State, Move> {
  return { choose: (view, seat, random) => chooseBySight(view, seat, random, timeOf(view, seat), blur) }
}

/** The rounds that the others' sheets leave this seat. */
export function timeOf({ table, pages }: State, seat: Seat): number {
  const chart = chartOf(table.sheet)
  let least = Number.POSITIVE_INFINITY
  pages.forEach((page, other) => {
    if (other !== seat) least = Math.min(least, roundsLeft(chart, page))
  })
  return least
}
