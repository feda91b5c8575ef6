/** The end of a round, disc by disc: who claimed what, the arithmetic that proves or refutes it, and what it brought. */
import type { Seat } from '../../../../engine/contract.ts'
import { labelled } from '../../../../engine/text/lang.ts'
import { claimWorth, gainOf, open } from '../../rules/scoring.ts'
import { BLACK, type Disc, type State, type Taken } from '../../rules/state.ts'
import { COLOURS, diceOf, type Signs, solution } from '../../rules/sums.ts'
import { arithmetic, signed } from '../../text/lines.ts'
import type { NineText } from '../../text/texts.ts'

export interface Verdict {
  readonly disc: Disc
  /** Its taker; null: not taken, though it made the number. */
  readonly seat: Seat | null
  readonly right: boolean
  /** "6 − 2 − 2 = 2"; where a claim is wrong and no sum was said, null: there is none. */
  readonly sum: string | null
  /** What there is to say besides. */
  readonly why: string
  readonly gain: number
}

/** The taken discs in their order, then the ones that were missed. */
export function verdictsOf(state: State, text: NineText): readonly Verdict[] {
  return [...state.taken.map((one) => judged(state, one, text)), ...missed(state, text)]
}

function judged(state: State, one: Taken, text: NineText): Verdict {
  const { disc, seat } = one
  const gain = gainOf(state, one)
  if (disc === BLACK) return { disc, seat, right: gain > 0, sum: null, why: whyStop(state, gain, text), gain }
  const { verdict } = text.board
  const own = diceOf(state.dice, disc)
  const worth = claimWorth(state, one)
  const signs = worth > 0 ? (one.signs ?? solution(state.number, own)) : one.signs
  const sum = signs === null ? null : arithmetic(own, signs)
  const { number } = state
  const right = worth > 0
  const wrong = sum === null ? verdict.wrong({ number }) : verdict.falseSum({ number })
  return { disc, seat, right, sum, why: right ? byWhat(signs, text) : wrong, gain }
}

function byWhat(signs: Signs | null, { board: { verdict } }: NineText): string {
  return signs?.length === 3 ? verdict.withJoker : verdict.plain
}

/** R9. */
function whyStop(state: State, gain: number, { board: { verdict } }: NineText): string {
  if (open(state) !== 0) return verdict.stopWrong
  return gain === 3 ? verdict.stopBonus : verdict.stopRight
}

/** Colours left on the table that made the number: denied by STOP, or not seen in time. */
function missed(state: State, text: NineText): Verdict[] {
  const left = open(state)
  return COLOURS.flatMap((_, disc) => {
    if ((left & (1 << disc)) === 0) return []
    const own = diceOf(state.dice, disc)
    const signs = solution(state.number, own)
    const sum = signs === null ? null : arithmetic(own, signs)
    return [{ disc, seat: null, right: true, sum, why: text.board.verdict.left, gain: 0 }]
  })
}

/** For those who do not see the signs: "Red, Anna: right, 3 + 4 = 7, without the joker, +2". */
export function verdictLabel(text: NineText, { disc, seat, right, sum, why, gain }: Verdict, name: string): string {
  const { verdict } = text.board
  const what = nameOfDisc(text, disc)
  if (seat === null) return verdict.missed({ disc: what, sum: sum ?? '' })
  const parts = [right ? verdict.right : verdict.not, sum, why, signed(gain)].filter((part) => part !== null)
  return labelled(text.lang, `${what}, ${name}`, parts.join(', '))
}

export function nameOfDisc({ colours, stop }: NineText, disc: Disc): string {
  const id = COLOURS[disc]
  return id === undefined ? stop : colours[id].name
}
