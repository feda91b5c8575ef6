/** In a page of the gallery’s server: what is pointed at or focused is told with its key, its note and its file. */
import { type marked, marksIn } from './marks.ts'
import { type Notes, noteOf } from './notes.ts'

const NAMES = ['aria-label', 'title', 'placeholder', 'alt']

/** What an element says itself: its own words and its names. */
function saidBy(element: Element): string {
  const own = [...element.childNodes]
    .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
    .map((node) => node.nodeValue)
  return [...own, ...NAMES.map((name) => element.getAttribute(name))].join('')
}

/** The nearest thing with marked words: a label is often a few elements above or below what is pointed at. */
function marksAt(element: Element | null, climbs = 4): typeof marked {
  if (element === null || climbs === 0) return []
  const own = marksIn(saidBy(element))
  const inside =
    own.length > 0 ? own : [...element.querySelectorAll('*')].slice(0, 8).flatMap((one) => marksIn(saidBy(one)))
  return inside.length > 0 ? inside : marksAt(element.parentElement, climbs - 1)
}

const box = document.createElement('aside')
box.popover = 'manual'
box.style.cssText =
  'inset: auto 0 0 0; margin: 0; width: 100%; padding: .5rem 1rem; border: 0; background: #111e; color: #fff; font: 14px/1.4 sans-serif; pointer-events: none; white-space: pre-wrap'
document.body.append(box)

const notes = new Map<string, Promise<Notes>>()

async function lineOf({ file, path }: (typeof marked)[number]): Promise<string> {
  const { notesIn } = await import('./files.ts')
  const known = notes.get(file) ?? notesIn(file)
  notes.set(file, known)
  return `${path}   (${file})\n    ${noteOf(await known, path) ?? ''}`
}

let shown: Element | null = null

async function tell(element: Element | null): Promise<void> {
  if (element === shown) return
  shown = element
  const all = [...new Map(marksAt(element).map((one) => [`${one.file} ${one.path}`, one])).values()]
  const lines = await Promise.all(all.map(lineOf))
  if (shown !== element) return
  if (box.matches(':popover-open')) box.hidePopover()
  box.textContent = lines.join('\n')
  if (lines.length > 0) box.showPopover() // Above any dialog.
}

for (const name of ['pointerover', 'focusin'])
  addEventListener(name, ({ target }) => void tell(target instanceof Element ? target : null), true)
