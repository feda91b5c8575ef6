/** Things that cross the board once: points on their way to the track, the First Player sign on its way to a seat. */
import type { Step } from '../../../kit/board.ts'
import { isCalm } from '../../../kit/motion.ts'
import { points } from '../rules/cards.ts'
import type { Move } from '../rules/moves.ts'
import { placeIn, type State } from '../rules/state.ts'

interface Way {
  readonly dx: number
  readonly dy: number
}

/** From the middle of one thing to the middle of another. */
function between(from: Element, to: Element): Way {
  const [a, b] = [from.getBoundingClientRect(), to.getBoundingClientRect()]
  return { dx: b.x + b.width / 2 - a.x - a.width / 2, dy: b.y + b.height / 2 - a.y - a.height / 2 }
}

const at = ({ dx, dy }: Way, more = ''): string => `translate(${dx}px, ${dy}px) ${more}`

/** Sets in motion what a step moves across the board. `flyer` lies in the board's corner, unseen. */
export function flyPoints(board: Element, flyer: HTMLElement, step: Step<State>): void {
  if (isCalm()) return
  const { before, input, after } = step
  if (input.kind === 'throw' && before.phase === 'first') sendSign(board)
  if (input.kind !== 'move') return
  const move = input.move as Move
  if (move.kind !== 'score') return
  const card = board.querySelector(`[data-card="${input.seat}-${placeIn(after.table, move.card)}"]`)
  const pin = board.querySelector(`[data-marker="${input.seat}"] .pin`)
  if (card === null || pin === null) return
  flyer.textContent = `+${points(move.card, before.dice)}`
  const [from, to] = [between(flyer, card), between(flyer, pin)]
  flyer.animate(
    [
      { opacity: 0, transform: at(from, 'scale(2.2)') },
      { opacity: 1, transform: at(from, 'scale(1.5)'), offset: 0.2 },
      { opacity: 1, transform: at(from, 'scale(1.5)'), offset: 0.4 },
      { opacity: 1, transform: at(to), offset: 0.9 },
      { opacity: 0, transform: at(to, 'scale(0.8)') },
    ],
    { duration: 900, easing: 'cubic-bezier(0.5, 0, 0.2, 1)' },
  )
}

function sendSign(board: Element): void {
  const [sign, tray] = [board.querySelector('[data-first]'), board.querySelector('[data-part="dice"]')]
  if (sign === null || tray === null) return
  sign.animate([{ transform: at(between(sign, tray), 'scale(2.8)') }, { transform: 'none' }], {
    duration: 800,
    easing: 'cubic-bezier(0.5, 0, 0.2, 1)',
  })
}
