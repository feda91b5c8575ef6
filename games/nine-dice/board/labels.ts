/** What those hear who do not see the board: short, and always in the same order. */
import type { Seat } from '../../../engine/contract.ts'
import { BLACK, type Disc, type State } from '../rules/state.ts'
import { COLOURS, type ColourId, diceOf, JOKER, solution } from '../rules/sums.ts'
import { capital } from '../text/lines.ts'
import { arithmetic } from '../text/sums.ts'
import type { NineText } from '../text/texts.ts'
import { nameOfDisc } from './round/verdict.ts'

/** "7. Red 2 5. Orange 1 1. Blue 4 4. Green 1 2. Joker 5." */
export function spoken({ number, dice }: State, { colours, joker }: NineText): string {
  if (dice.length === 0) return ''
  const pairs = COLOURS.map((id, colour) => {
    const [a, b] = diceOf(dice, colour)
    return `${capital(colours[id].name)} ${a} ${b}.`
  })
  return [`${number}.`, ...pairs, `${capital(joker)} ${dice[JOKER]}.`].join(' ')
}

/** A die by its place among the nine. */
export function dieLabel({ board: { pieces }, colours }: NineText, die: number, face: number): string {
  const id = COLOURS[die >> 1]
  if (id === undefined) return pieces.joker({ face })
  const { name, shape } = colours[id]
  return pieces.die({ colour: name, shape, face })
}

/** `who`: the name of its taker; null: not taken yet. */
export function discLabel(text: NineText, disc: Disc, who: string | null): string {
  const { pieces } = text.board
  if (disc === BLACK) return who === null ? pieces.stop : pieces.stopOf({ who })
  const { name, shape } = text.colours[COLOURS[disc] as ColourId]
  return who === null ? pieces.disc({ disc: name, shape }) : pieces.discOf({ disc: name, who })
}

/** The colours that make the number, with their sums: what a referee tells. */
export function refereed(state: State, text: NineText): string {
  const { referee } = text.board
  const sums = COLOURS.flatMap((_, colour) => {
    const own = diceOf(state.dice, colour)
    const signs = solution(state.number, own)
    return signs === null ? [] : [`${nameOfDisc(text, colour)} ${arithmetic(own, signs)}`]
  })
  return sums.length === 0 ? referee.none : referee.works({ colours: sums.join(', ') })
}

/** The seat that took this disc in the round shown; null: none. */
export function takerOf({ taken }: State, disc: Disc): Seat | null {
  return taken.find((one) => one.disc === disc)?.seat ?? null
}
