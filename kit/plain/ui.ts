/** What the default board does, without drawing: questions, keys and sounds of any game. */
import type { Game, Seat } from '../../engine/contract.ts'
import type { View } from '../../engine/table/view.ts'
import type { GameText } from '../../engine/text/game.ts'
import type { Action, Controls, GameWeb, Pressed, Scene, Step } from '../board.ts'
import type { Sound } from '../sound.ts'

/** Questions of the default board. */
export interface PlainUi {
  readonly moves: readonly unknown[]
  /** The tile that is picked, where moves are tiles. */
  readonly picked: number
}

/** Up to this many moves are buttons in the bar; more are tiles on the board. */
const BUTTONS = 3
/** Moves that have a key. */
const KEYS = 9

type PlainScene = Scene<unknown, PlainUi> & { readonly ui: PlainUi }

/** Returns whether moves are tiles on the board, because they are too many for buttons. */
export function movesAsTiles({ moves }: PlainUi): boolean {
  return moves.length > BUTTONS
}

/** Returns the default board of a game but for its components. */
export function plainUi(game: Game) {
  const played = (state: View, seat: Seat, move: unknown): Pressed<unknown, PlainUi> => {
    const rule = game.why(state, seat, move)
    return rule === null ? { kind: 'move', move } : { kind: 'refused', rule }
  }

  const controls = ({ state, seat, ui, names }: PlainScene, text: GameText): Controls<unknown, PlainUi> => {
    const question = text.question?.(state, seat) ?? ''
    const action = (move: unknown, at: number): Action<unknown, PlainUi> => ({
      label: text.move(move, (other) => names[other] ?? ''),
      does: played(state, seat, move),
      ...(at < KEYS ? { key: String(at + 1) } : {}),
    })
    if (movesAsTiles(ui)) {
      const picked = ui.moves[ui.picked]
      return { question, primary: action(picked, ui.picked), others: [] }
    }
    const [primary, ...others] = ui.moves.map(action)
    return { question, primary: primary ?? { label: '', does: { kind: 'ignored' } }, others }
  }

  return {
    ask: (state, seat) => ({ moves: game.moves(state, seat), picked: 0 }),
    controls,
    press({ state, seat, ui }, key) {
      const at = Number(key) - 1
      const move = ui.moves[at]
      if (!/^[1-9]$/.test(key) || move === undefined) return { kind: 'ignored' }
      return movesAsTiles(ui) ? { kind: 'ui', ui: { ...ui, picked: at } } : played(state, seat, move)
    },
    sound: ({ before, after }: Step<View>): Sound | null => {
      const [was, is] = [game.scores(before), game.scores(after)]
      return is.some((score, seat) => score > (was[seat] ?? 0)) ? { kind: 'hold' } : null
    },
    chances: true,
  } satisfies Omit<GameWeb<unknown, unknown, PlainUi>, 'Board'>
}
