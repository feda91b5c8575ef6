/** Dice on their way: where each was before the picture changed, and how it goes from there to where it lies now. */
import { askew } from '../../../kit/dice/rest.ts'

export type Spots = ReadonlyMap<string, DOMRect>

const piecesOf = (board: Element): HTMLElement[] => [...board.querySelectorAll<HTMLElement>('[data-piece]')]

/** Where the dice are seen now, by key: in a hand that drags them, too. */
export function spotsOf(board: Element): Spots {
  return new Map(
    piecesOf(board).map((die) => [die.dataset.piece ?? '', (die.firstElementChild ?? die).getBoundingClientRect()]),
  )
}

/** A short way is a push, a long one a throw across the table. */
const [NEAR, PUSH, THROW] = [60, 260, 520]

/** Sends every die that lies elsewhere now on its way, in an arc, the higher the farther. */
export function travel(board: Element, from: Spots): void {
  const dice = piecesOf(board)
  const now = dice.map((die) => die.getBoundingClientRect())
  dice.forEach((die, i) => {
    const [old, here] = [from.get(die.dataset.piece ?? ''), now[i]]
    if (old !== undefined && here !== undefined && old.width > 0) send(die, i, old, here)
  })
}

function send(die: HTMLElement, nth: number, old: DOMRect, here: DOMRect): void {
  const dx = old.x + old.width / 2 - here.x - here.width / 2
  const dy = old.y + old.height / 2 - here.y - here.height / 2
  const scale = old.width / here.width
  const far = Math.hypot(dx, dy)
  if (far < 2 && Math.abs(scale - 1) < 0.02) return
  const lift = Math.min(0.35, far / 900)
  const half = `translate(${dx / 2}px, ${dy / 2 - far * 0.06}px) scale(${(scale + 1) / 2 + lift})`
  const timing = {
    delay: far < NEAR ? 0 : Math.round(askew(nth, 7) * 90),
    duration: far < NEAR ? PUSH : THROW,
    fill: 'backwards',
  } as const
  die.animate(
    [
      { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, zIndex: 6 },
      { transform: half, zIndex: 6, offset: 0.5 },
      { transform: 'none', zIndex: 6 },
    ],
    { ...timing, easing: 'cubic-bezier(0.45, 0.05, 0.25, 1)' },
  )
  // Above everything in between: each place on the table is a layer of its own.
  die.closest('[data-layer]')?.animate([{ zIndex: 5 }, { zIndex: 5 }], timing)
}
