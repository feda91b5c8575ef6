/**
 * The question and the keys of a race, what several people at one device can grab, and what those hear who do not see the board. There is
 * no confirm button: discs are grabbed.
 */
import type { Seat } from '../../../engine/contract.ts'
import type { GameText } from '../../../engine/text/game.ts'
import type { Controls, GrabButton, KeyHint } from '../../../kit/board.ts'
import { keyHints } from '../../../kit/keys.ts'
import { type Move, TAKE } from '../rules/moves.ts'
import { BLACK, DISCS, type Disc, isTaken, type State } from '../rules/state.ts'
import { COLOURS, type ColourId, diceOf, JOKER, solution } from '../rules/sums.ts'
import { arithmetic, capital, terms } from '../text/lines.ts'
import type { NineText } from '../text/texts.ts'
import { nameOfDisc } from './round/verdict.ts'
import { grab, letGo, type NineScene, nineText, say, sumsOf, type Ui } from './ui.ts'

/** In this many first rounds the question explains how a number is made. */
const EASED = 2

/** The main button does nothing: a key or a thumb in haste must not take a disc by it. */
export function controls({ state, ui }: NineScene, given: GameText<State, Move>): Controls<Move, Ui> {
  const text = nineText(given)
  const { questions } = text.board
  const { number } = state
  const which = state.round <= EASED ? questions.whichFirst : questions.which
  const question =
    ui.disc === null ? which({ number }) : questions.statement({ disc: nameOfDisc(text, ui.disc), number })
  return { question, primary: { label: questions.grab, does: { kind: 'ignored' } }, others: [] }
}

export function keys(given: GameText<State, Move>): readonly KeyHint[] {
  const text = nineText(given)
  const keys = { red: '1', orange: '2', blue: '3', green: '4', black: '5', say: '1–6', clear: 'Esc', read: 'D' }
  return keyHints(keys, { ...text.board.keys, black: text.move(TAKE[BLACK] as Move) })
}

/** Where sums are said (R8), a disc in the hand is followed by its sums, at most six, and the way back. */
export function grabs(state: State, seat: Seat, ui: Ui, given: GameText<State, Move>): readonly GrabButton<Move, Ui>[] {
  const text = nineText(given)
  if (ui.disc !== null) return sumGrabs(state, seat, ui, ui.disc, text.board.statement.back)
  return DISCS.map((id, disc) => ({
    id,
    label: nameOfDisc(text, disc),
    does: isTaken(state, disc) ? { kind: 'ignored' } : grab(state, seat, ui, disc),
  }))
}

function sumGrabs(state: State, seat: Seat, ui: Ui, disc: Disc, back: string): readonly GrabButton<Move, Ui>[] {
  const own = diceOf(state.dice, disc)
  const sums = sumsOf(state, disc).map((signs): GrabButton<Move, Ui> => {
    return { id: signs, label: terms(own, signs), does: say(state, seat, disc, signs) }
  })
  return [...sums, { id: 'back', label: back, does: letGo(ui) }]
}

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
