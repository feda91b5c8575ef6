/** Presses that are not meant: taps on what came under a finger only as it fell, double taps, keys held down. */
import { keyboard } from './race/keyboard.svelte.ts'
import type { TableController } from './table-controller.svelte.ts'

/** Sees every press at the table before any button does, also to stamp it with its time. */
export class PressGuard {
  readonly #controller: TableController
  /** A tap that skips an animation does nothing else: its target was not on screen when it began. */
  #hurried = false

  constructor(controller: TableController) {
    this.#controller = controller
  }

  pointerdown(event: PointerEvent): void {
    this.#controller.racer.stamp(event)
    const holds = event.target instanceof Element && event.target.closest('[data-hold]') !== null
    this.#hurried = !holds && this.#controller.playback.hurry()
  }

  click(event: MouseEvent): void {
    this.#controller.racer.stamp(event)
    const [late, at] = [this.#hurried, event.target instanceof Element ? event.target : document.body]
    this.#hurried = false
    const onMain = at.closest('[data-primary], [data-pass]') !== null
    const onBoard = at.closest('main') !== null
    if (!(late && (onMain || onBoard)) && !(onMain && event.detail > 1)) return
    event.preventDefault()
    event.stopPropagation()
  }

  /** A key held down presses a button once. */
  keydown(event: KeyboardEvent): void {
    this.#controller.racer.stamp(event)
    keyboard.learn(event)
    if (!event.repeat || (event.key !== 'Enter' && event.key !== ' ')) return
    event.preventDefault()
    event.stopPropagation()
  }
}
