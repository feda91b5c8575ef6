/** Every main screen, in every language, on three phones: no text is clipped, runs off the screen, or lies on other text. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { LANGS, type Lang } from '../../engine/text/lang.ts'
import { bringToTable, LOG } from './sample.ts'
import { site } from './site.ts'

const here = site()

const SIZES = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
] as const

const PAGES = [
  '/',
  '/new/dicy-cards/device',
  '/new/star-maps/alone',
  '/rules/dice-of-crowns',
  '/levels/star-maps',
  '/learn/dicy-cards',
  '/practice/nine-dice',
  '/logbook/star-maps',
  '/history',
  '/settings',
  '/about',
  '/open',
]

/** By the app's own router: a page load less. */
async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  await page.locator('h1, [data-note]').first().waitFor()
}

const TABLES: readonly (readonly [string, string])[] = [
  ['dice-of-crowns', 'iacta 1 dice-of-crowns/1 {} seats=3\nfair 1 none=one-device\n'],
  ['nine-dice', 'iacta 1 nine-dice/1 {} seats=3\nfair 1 none=one-device\n'],
  ['star-maps', 'iacta 1 star-maps/1 {} seats=2\nfair 1 none=one-device\n'],
  ['dicy-cards', LOG],
]

/** Runs in a page: each fault as a sentence. */
function faultsOfLayout(): string[] {
  interface Piece {
    readonly text: string
    readonly of: Element
    readonly box: DOMRect
  }
  const isShown = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.closest('.visually-hidden, [aria-hidden=true], svg, [inert]') === null &&
    !hides(element)
  /** It, or what it is in, is said and not shown. */
  function hides(element: Element): boolean {
    if (getComputedStyle(element).clipPath.startsWith('inset(50%')) return true
    return element.parentElement !== null && hides(element.parentElement)
  }
  function ancestors(of: Element): Element[] {
    return of.parentElement === null ? [] : [of.parentElement, ...ancestors(of.parentElement)]
  }
  function within(box: DOMRect, edge: DOMRect): DOMRect {
    const [left, right] = [Math.max(box.left, edge.left), Math.min(box.right, edge.right)]
    return new DOMRect(left, box.top, Math.max(0, right - left), box.height)
  }
  const pieces: Piece[] = []
  const found: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const [of, text] = [node.parentElement, (node.nodeValue ?? '').trim()]
    if (of === null || text === '' || !isShown(of)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const ending = [of, ...ancestors(of)].find((at) => getComputedStyle(at).textOverflow === 'ellipsis')
    for (const whole of range.getClientRects()) {
      const box = ending === undefined ? whole : within(whole, ending.getBoundingClientRect())
      if (box.width < 2 || box.height < 2) continue
      pieces.push({ text, of, box })
      if (box.right > innerWidth + 1 || box.left < -1) found.push(`off the screen: ${text}`)
      // The nearest ancestor that clips; scrollable overflow is fine, and names may end in an ellipsis.
      for (let at: Element | null = of; at !== null && at !== document.body; at = at.parentElement) {
        const { overflowX, overflowY, textOverflow } = getComputedStyle(at)
        const edge = at.getBoundingClientRect()
        if (overflowX === 'auto' || overflowX === 'scroll' || overflowY === 'auto' || overflowY === 'scroll') break
        if (textOverflow === 'ellipsis') break
        const [wide, high] = [box.right > edge.right + 2, box.bottom > edge.bottom + 3]
        if ((overflowX === 'hidden' && wide) || (overflowY === 'hidden' && high)) {
          found.push(`clipped: ${text}`)
          break
        }
        if (at.matches('button, .button') && (wide || high)) found.push(`outside its button: ${text}`)
      }
    }
  }
  const seen = pieces.filter(({ of, box }) => {
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
    if (y < 0 || y > innerHeight || x < 0 || x > innerWidth) return false
    const top = document.elementFromPoint(x, y)
    return top !== null && (top === of || top.contains(of) || of.contains(top))
  })
  for (const [i, one] of seen.entries()) {
    for (const other of seen.slice(i + 1)) {
      if (one.of === other.of) continue
      const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
      const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
      const line = Math.min(one.box.height, other.box.height)
      if (wide > 4 && high > line * 0.4) found.push(`on each other: ${one.text} | ${other.text}`)
    }
  }
  return [...new Set(found)]
}

async function look(page: Page, name: string): Promise<string[]> {
  const all: string[] = []
  for (const size of SIZES) {
    await page.setViewportSize(size)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    const found = await page.evaluate(faultsOfLayout)
    all.push(...found.map((fault) => `${name} at ${size.width}×${size.height}: ${fault}`))
  }
  return all
}

test.each(LANGS)('%s fits everywhere', async (lang: Lang) => {
  const { page, faults } = await here.visit({ motion: 'less', sound: false, passScreen: 'off' }, { locale: lang })
  await page.goto(here.url)
  const found: string[] = []
  for (const path of PAGES) {
    await go(page, path)
    found.push(...(await look(page, path)))
  }
  for (const [game, log] of TABLES) {
    await bringToTable(page, here.url, log)
    await page.locator('[data-primary] button').waitFor()
    found.push(...(await look(page, game)))
  }
  expect(found).toEqual([])
  // This site is served without the rooms of a server: their addresses are not found.
  expect(faults.filter((fault) => !fault.includes('404'))).toEqual([])
})
