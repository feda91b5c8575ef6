/** Fingers, mouse and wheel on a sheet: what they do to the camera, and which clicks were really the end of a push. */
import type { Point } from '../../sheets/geometry.ts'
import { type Camera, isWhole, pinched, pushed, seenAt, WHOLE, zoomed } from './camera.ts'

/** A finger at rest moves by up to this many pixels. */
const STILL = 7

export class Gestures {
  camera: Camera = $state.raw(WHOLE)
  readonly #element: () => Element | undefined
  /** Where fingers are, from 0 to 1 across the picture. */
  readonly #down = new Map<number, Point>()
  #began: Point = [0, 0]
  #moved = false

  constructor(element: () => Element | undefined) {
    this.#element = element
  }

  /** Where on the sheet an event is. */
  at(event: { readonly clientX: number; readonly clientY: number }): Point {
    return seenAt(this.camera, ...this.#across(event))
  }

  /** How much of the sheet a pixel is. */
  get unit(): number {
    const width = this.#element()?.getBoundingClientRect().width ?? 0
    return width === 0 ? 1 : this.camera.span / width
  }

  #across({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): [number, number] {
    const box = this.#element()?.getBoundingClientRect()
    if (box === undefined || box.width === 0) return [0, 0]
    return [(clientX - box.left) / box.width, (clientY - box.top) / box.height]
  }

  readonly down = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse' && event.button !== 0) return
    if (this.#down.size === 0) {
      this.#began = [event.clientX, event.clientY]
      this.#moved = false
    }
    this.#down.set(event.pointerId, this.#across(event))
  }

  readonly move = (event: PointerEvent): void => {
    const last = this.#down.get(event.pointerId)
    if (last === undefined) return
    const far = Math.hypot(event.clientX - this.#began[0], event.clientY - this.#began[1])
    if (!this.#moved && this.#down.size < 2 && (far < STILL || isWhole(this.camera))) return
    if (!this.#moved) this.#element()?.setPointerCapture(event.pointerId)
    this.#moved = true
    const now: Point = this.#across(event)
    const other = [...this.#down].find(([id]) => id !== event.pointerId)?.[1]
    const { span } = this.camera
    this.camera =
      other === undefined
        ? pushed(this.camera, (now[0] - last[0]) * span, (now[1] - last[1]) * span)
        : pinched(this.camera, [last, other], [now, other])
    this.#down.set(event.pointerId, now)
  }

  readonly up = (event: PointerEvent): void => {
    this.#down.delete(event.pointerId)
  }

  /** Was this click the end of a push or a pinch? */
  wasPush(): boolean {
    return this.#moved
  }

  /** False: the page may scroll. */
  wheel(event: WheelEvent): boolean {
    const closer = event.deltaY < 0
    if (isWhole(this.camera) && !closer) return false
    this.camera = zoomed(this.camera, Math.exp(-event.deltaY / 400), this.at(event))
    return true
  }
}
