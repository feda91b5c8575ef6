/** A language of 9 Dice as the `GameText` that the command line, the pages and the server know. */
import type { Seat } from '../../../engine/contract.ts'
import type { GameText } from '../../../engine/text/game.ts'
import { languagesAs } from '../../../engine/text/lang.ts'
import type { Move } from '../rules/moves.ts'
import { BLACK, DISCS, isOut, isTaken, type State } from '../rules/state.ts'
import { COLOURS, diceOf } from '../rules/sums.ts'
import { bookOf } from './book.ts'
import type { Catalog } from './en.ts'
import { discName, line, terms } from './lines.ts'

/** What the board says beyond what every game does. */
export type NineText = GameText<State, Move> & Pick<Catalog, 'board' | 'colours' | 'joker' | 'lesson' | 'odds' | 'stop'>

export function textOf(say: Catalog): NineText {
  return {
    ...say,
    rules: bookOf(say),
    move: (move) => label(say, move),
    place: (state, seat) => place(say, state, seat),
    middle: (state) => middle(say, state),
    face: ({ phase }, _, face, who) => (phase === 'first' ? who(face - 1) : null),
    purpose: ({ phase }) => (phase === 'first' || phase === 'spin' ? say.purpose[phase] : null),
    prompt: ({ phase }) => (phase === 'spin' ? say.prompt : null),
    line: (happening) => line(say, happening),
  }
}

function label(say: Catalog, { disc, signs }: Move): string {
  if (disc === BLACK) return say.moves.stop
  const { first, second } = say.terms
  const name = discName(say, disc)
  return signs === null
    ? say.moves.take({ disc: name })
    : say.moves.say({ disc: name, sum: terms([first, second, say.joker], signs) })
}

/** What a seat has taken, and its part in the round. */
function place(say: Catalog, state: State, seat: Seat): string[] {
  const taken = state.taken.filter((one) => one.seat === seat).map(({ disc }) => discName(say, disc))
  const spins = state.phase !== 'first' && state.phase !== 'over' && state.spinner === seat
  return [
    ...(taken.length === 0 ? [] : [say.place.taken({ discs: taken.join(', ') })]),
    ...(spins ? [say.place.spinner] : []),
    ...(isOut(state, seat) ? [say.place.out] : []),
  ]
}

/** The number and the dice, each colour with its shape; while a round runs, the discs that can still be taken. */
function middle(say: Catalog, state: State): string[] {
  const { place: says, colours } = say
  if (state.dice.length === 0) return []
  const pairs = COLOURS.map((id, colour) => {
    const { name, shape } = colours[id]
    return says.pair({ colour: name, shape, dice: diceOf(state.dice, colour).slice(0, 2).join(' ') })
  })
  const dice = [...pairs, says.joker({ face: state.dice.at(-1) as number })].join(', ')
  const free = DISCS.flatMap((_, disc) => (isTaken(state, disc) ? [] : [discName(say, disc)]))
  return [
    says.number({ number: state.number }),
    says.dice({ dice }),
    ...(state.phase === 'race' ? [says.discs({ discs: free.join(', ') })] : []),
  ]
}

/** What 9 Dice says, in this language. */
export const loadText = languagesAs(textOf, {
  en: () => import('./en.ts'),
  it: () => import('./it.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  de: () => import('./de.ts'),
  pt: () => import('./pt.ts'),
})
