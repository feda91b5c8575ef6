/** Dragging a die to a seat. A short press is still a tap; a drop outside every seat does nothing. */
import type { Attachment } from 'svelte/attachments'
import type { Seat } from '../../../engine/contract.ts'

/** So far a finger may tremble. */
const TREMBLE = 7

/** The area under a finger, below the die that it drags. */
function areaAt({ clientX, clientY }: PointerEvent, die: Element): HTMLElement | null {
  const below = document.elementsFromPoint(clientX, clientY).filter((one) => !die.contains(one))
  return below.map((one) => one.closest<HTMLElement>('[data-area]')).find((area) => area !== null) ?? null
}

export function dragging(dropped: (seat: Seat | null) => void): Attachment<HTMLElement> {
  return (die) => {
    let from: { readonly x: number; readonly y: number; readonly id: number } | null = null
    let moving = false
    let over: Element | null = null

    const mark = (area: Element | null): void => {
      if (area === over) return
      over?.removeAttribute('data-aimed')
      area?.setAttribute('data-aimed', '')
      over = area
    }

    const end = (): void => {
      mark(null)
      die.style.translate = ''
      die.removeAttribute('data-dragged')
      from = null
      moving = false
    }

    const down = (event: PointerEvent): void => {
      if (event.button !== 0) return
      from = { x: event.clientX, y: event.clientY, id: event.pointerId }
      // At once: a quick hand has left a small die before it is seen to move.
      die.setPointerCapture(event.pointerId)
    }

    const move = (event: PointerEvent): void => {
      if (from === null || event.pointerId !== from.id) return
      const [dx, dy] = [event.clientX - from.x, event.clientY - from.y]
      if (!moving && Math.hypot(dx, dy) < TREMBLE) return
      moving = true
      die.setAttribute('data-dragged', '')
      die.style.translate = `${dx}px ${dy}px`
      mark(areaAt(event, die))
    }

    const up = (event: PointerEvent): void => {
      if (moving) {
        // The click that follows is none.
        addEventListener('click', swallow, { capture: true, once: true })
        setTimeout(() => removeEventListener('click', swallow, { capture: true }))
        const area = areaAt(event, die)
        dropped(area === null ? null : Number(area.dataset.area))
        // Until it is drawn where it belongs now, it stays in the hand: from there it goes on.
        requestAnimationFrame(end)
      } else end()
    }

    const listeners = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: end } as const
    for (const [kind, heard] of Object.entries(listeners)) die.addEventListener(kind, heard as EventListener)
    return () => {
      end()
      for (const [kind, heard] of Object.entries(listeners)) die.removeEventListener(kind, heard as EventListener)
    }
  }
}

function swallow(event: Event): void {
  event.preventDefault()
  event.stopPropagation()
}
