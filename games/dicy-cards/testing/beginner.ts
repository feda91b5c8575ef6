/**
 * A sensible beginner, scripted: scores the card that gives most if that is a fair number of points; with less on offer and cards to
 * spare it freezes the card that scores least and rerolls what its best card does not use; passes when hardly anything is awake.
 */
import type { Bot } from '../../../engine/bots/bot.ts'
import type { Seat } from '../../../engine/contract.ts'
import { facesOf, handOf } from '../../../engine/dice/multiset.ts'
import { type Card, DICE, points } from '../rules/cards.ts'
import { FREEZE, type Move, PASS, reroll, SCORE, WAKE } from '../rules/moves.ts'
import { activeOf, choosable, type State } from '../rules/state.ts'

/** This many points are always worth scoring. */
const FAIR = 16
/** Fewer than this are not worth a card when passing wakes several. */
const POOR = 10

export const beginner: Bot<State, Move> = {
  choose(view, seat) {
    if (view.phase !== 'choose') return answer(view, seat)
    const mine = cardsIn(view, activeOf(view, seat))
    const [best, ...rest] = mine.toSorted((a, b) => points(b, view.dice) - points(a, view.dice))
    if (best === undefined) return PASS
    const offered = points(best, view.dice)
    if (offered > 0 && wins(view, seat, offered)) return SCORE[best] as Move
    if (offered >= FAIR && !mustCatchUp(view, seat, offered)) return SCORE[best] as Move
    const low = lowDice(view.dice)
    if (mustCatchUp(view, seat, offered) && rest.length > 0) return reroll(rest.at(-1) as Card, low || view.dice)
    if (rest.length >= 3 && low > 0) return reroll(rest.at(-1) as Card, low)
    if (offered >= POOR || (offered > 0 && mine.length >= 4)) return SCORE[best] as Move
    return PASS
  },
}

/** R8. Freezes the card it likes least, wakes the one it likes best: by the order of the table, as beginners have no other. */
function answer(view: State, seat: Seat): Move {
  const open = cardsIn(view, choosable(view, seat))
  return view.phase === 'freeze' ? (FREEZE[open.at(-1) as Card] as Move) : (WAKE[open[0] as Card] as Move)
}

function cardsIn({ table }: State, places: number): Card[] {
  return table.cards.filter((_, place) => places & (1 << place))
}

/** The dice that show 1 or 2. */
function lowDice(dice: number): number {
  return handOf(
    DICE,
    facesOf(DICE, dice).filter((face) => face <= 2),
  )
}

/** R10: it brings the target and the lead. */
function wins({ scores, table }: State, seat: Seat, offered: number): boolean {
  const mine = (scores[seat] as number) + offered
  return mine >= table.target && scores.every((score, other) => other === seat || score < mine)
}

/** R10: its last turn, and the points on offer leave it behind. */
function mustCatchUp({ scores, table }: State, seat: Seat, offered: number): boolean {
  const mine = (scores[seat] as number) + offered
  return scores.some((score, other) => other !== seat && score >= table.target && score > mine)
}
