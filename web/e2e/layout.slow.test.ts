/**
 * Every main screen, in every language, on three phones: no text is clipped, runs off the screen, lies on other text, or is broken within a
 * word. After a puzzle the whole board is in sight, and zeros have no slash. One page shows them all: a language costs one load, a screen a step of the app's own router.
 */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { LANGS, type Lang } from '../../engine/text/lang.ts'
import { gathering } from './online/gathering.ts'
import { openTable } from './online/online.ts'
import { holdToasts } from './person.ts'
import { bring, LOG, OVER, showResult } from './sample.ts'
import { televised } from './televised.ts'

const here = gathering()

const SIZES = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
] as const

const PAGES = [
  '/',
  '/new/dicy-cards/device',
  '/friends/star-maps',
  '/new/star-maps/alone',
  '/rules/dice-of-crowns',
  '/levels/star-maps',
  '/learn/dicy-cards',
  '/history',
  '/learn/nine-dice',
  '/practice/nine-dice',
  '/logbook/star-maps',
  '/daily',
  '/insights',
  '/daily/star-maps',
  '/puzzles',
  '/ladder',
  '/join',
  '/tables',
  '/me',
  '/settings',
  '/about',
  '/open',
  '/nowhere',
]

const TABLES = [
  'iacta 1 dice-of-crowns/1 {} seats=3\nfair 1 none=one-device\n',
  'iacta 1 nine-dice/1 {} seats=3\nfair 1 none=one-device\n',
  'iacta 1 star-maps/1 {} seats=2\nfair 1 none=one-device\n',
  LOG,
]

/** Runs in a page: each fault as a sentence. */
async function faultsOfLayout(): Promise<string[]> {
  // After the next frame is laid out, and whatever follows a change of size has been done.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  interface Piece {
    readonly text: string
    readonly of: Element
    readonly box: DOMRect
  }
  interface Frame {
    /** It, or what it is in, is said and not shown. */
    readonly isHidden: boolean
    /** It, or the nearest that it is in, whose text may end in an ellipsis. */
    readonly ending: Element | null
    readonly scrolls: boolean
    readonly clipsX: boolean
    readonly clipsY: boolean
    readonly endsText: boolean
  }
  /** Asked for every text, of everything that it is in: known once. */
  const frames = new Map<Element, Frame>()
  function frameOf(element: Element): Frame {
    const known = frames.get(element)
    if (known !== undefined) return known
    const { clipPath, overflowX, overflowY, textOverflow } = getComputedStyle(element)
    const outer = element.parentElement === null ? null : frameOf(element.parentElement)
    const endsText = textOverflow === 'ellipsis'
    const frame = {
      isHidden: clipPath.startsWith('inset(50%') || outer?.isHidden === true,
      ending: endsText ? element : (outer?.ending ?? null),
      scrolls: [overflowX, overflowY].some((way) => way === 'auto' || way === 'scroll'),
      clipsX: overflowX === 'hidden',
      clipsY: overflowY === 'hidden',
      endsText,
    }
    frames.set(element, frame)
    return frame
  }
  const isShown = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.closest('.visually-hidden, [aria-hidden=true], svg, [inert]') === null &&
    !frameOf(element).isHidden
  function within(box: DOMRect, edge: DOMRect): DOMRect {
    const [left, right] = [Math.max(box.left, edge.left), Math.min(box.right, edge.right)]
    return new DOMRect(left, box.top, Math.max(0, right - left), box.height)
  }
  /** Of a name or a label, whose words are to stay whole: the first that does not. */
  function brokenWord(node: Node, of: Element): string | undefined {
    if (of.closest('button, .button, h1, h2, h3, nav, label') === null) return undefined
    return [...(node.nodeValue ?? '').matchAll(/[^\s\u00ad\u2010-\u2014/-]+/gu)].find(({ 0: word, index }) => {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1
    })?.[0]
  }
  const pieces: Piece[] = []
  const found: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const [of, text] = [node.parentElement, (node.nodeValue ?? '').trim()]
    if (of === null || text === '' || !isShown(of)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const broken = range.getClientRects().length > 1 ? brokenWord(node, of) : undefined
    if (broken !== undefined) found.push(`broken: ${broken}`)
    const { ending } = frameOf(of)
    for (const whole of range.getClientRects()) {
      const box = ending === null ? whole : within(whole, ending.getBoundingClientRect())
      if (box.width < 2 || box.height < 2) continue
      pieces.push({ text, of, box })
      if (box.right > innerWidth + 1 || box.left < -1) found.push(`off the screen: ${text}`)
      // The nearest ancestor that clips; scrollable overflow is fine, and names may end in an ellipsis.
      for (let at: Element | null = of; at !== null && at !== document.body; at = at.parentElement) {
        const { scrolls, endsText, clipsX, clipsY } = frameOf(at)
        if (scrolls || endsText) break
        if (!clipsX && !clipsY && !at.matches('button, .button')) continue
        const edge = at.getBoundingClientRect()
        const [wide, high] = [box.right > edge.right + 2, box.bottom > edge.bottom + 3]
        if ((clipsX && wide) || (clipsY && high)) {
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

/** By the app's own router. What stood there before is marked, so that it is not taken for the next screen. */
async function go(
  page: Page,
  path: string,
  shows = 'h1:not([data-left]), [data-note]:not([data-left])',
): Promise<void> {
  await page.evaluate((to) => {
    for (const left of document.querySelectorAll('h1, [data-note]')) left.setAttribute('data-left', '')
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  await page.locator(shows).first().waitFor({ state: 'attached' })
}

async function look(page: Page, name: string): Promise<string[]> {
  const all: string[] = []
  for (const size of SIZES) {
    await page.setViewportSize(size)
    const found = await page.evaluate(faultsOfLayout)
    all.push(...found.map((fault) => `${name} at ${size.width}×${size.height}: ${fault}`))
  }
  return all
}

/** Cards that are cut by what is below the board. */
async function cutBoard(page: Page, name: string): Promise<string[]> {
  const all: string[] = []
  for (const size of SIZES) {
    await page.setViewportSize(size)
    const cut = await page.locator('main').evaluate((main) => {
      const edge = main.getBoundingClientRect().bottom
      return Math.max(...[...main.querySelectorAll('button')].map((one) => one.getBoundingClientRect().bottom - edge))
    })
    if (cut > 1) all.push(`${name} at ${size.width}×${size.height}: ${Math.round(cut)} px of the cards are cut`)
  }
  return all
}

/** Played with online, as a page remembers it. */
const PEOPLE = [
  { name: 'Maximiliane-Alexandra Ho', table: 'a'.repeat(16), game: 'dice-of-crowns', at: 1.7e12, games: 12 },
]

async function speak(page: Page, lang: Lang): Promise<void> {
  const settings = { lang, motion: 'less', sound: false, passScreen: 'off' }
  await page.addInitScript((json) => localStorage.setItem('iacta.settings', json), JSON.stringify(settings))
  await page.goto(`${here.place.url}/about`)
  await page.locator(`html:lang(${lang})`).waitFor({ state: 'attached' })
}

test('every screen fits, in every language', async () => {
  const host = await here.person(SIZES[1])
  const { page } = host
  await page.addInitScript((json) => localStorage.setItem('iacta.people', json), JSON.stringify(PEOPLE))
  const tables: string[] = []
  for (const log of [...TABLES, OVER]) {
    await bring(page, here.place.url, log)
    tables.push(new URL(page.url()).pathname.replace('/replay/', '/table/'))
  }
  const over = tables.pop() ?? ''
  const [unfinished = ''] = tables
  const own = await openTable(host, here.place.url, 'Anna', { seats: 4 })
  const lobby = await televised(here.place.url, { game: 'dicy-cards', names: ['Anna', 'Ben'], moves: null })
  const found: string[] = []
  const see = async (name: string): Promise<unknown> => found.push(...(await look(page, name)))
  for (const lang of LANGS) {
    await speak(page, lang)
    for (const path of PAGES) {
      await go(page, path)
      await see(`${lang} ${path}`)
    }
    for (const path of tables) {
      await go(page, path, '[data-primary] button')
      await see(`${lang} ${await page.locator('h1').innerText()}`)
      await go(page, '/about')
    }
    await go(page, over, '[data-over] [data-primary] button')
    await page.locator('[data-over] [data-primary] button').click()
    await page.locator('dialog[open]').waitFor()
    await see(`${lang} result`)
    await go(page, unfinished.replace('/table/', '/replay/'), '[type=range]')
    await see(`${lang} replay of an unfinished game`)
    await go(page, '/puzzles/dicy-cards/two', '[data-puzzle=open] [data-primary] button')
    await page.keyboard.press('p')
    await page.locator('[data-puzzle=right], [data-puzzle=wrong]').waitFor({ state: 'attached' })
    await see(`${lang} verdict`)
    found.push(...(await cutBoard(page, `${lang} verdict`)))
    await go(page, `/t/${lobby.id}`)
    await see(`${lang} lobby`)
    await go(page, own, '[data-sitter=person]')
    await see(`${lang} lobby of the host`)
    await go(page, `/t/${lobby.id}/tv`, '[data-tv]')
    await see(`${lang} lobby of a television`)
    await go(page, '/tv', '[data-tv-code]')
    await see(`${lang} television`)
  }
  await lobby.leave()
  expect(found).toEqual([])
  const zeros = await page.evaluate(() => [...document.fonts].find(({ family }) => /Zero/.test(family))?.status)
  expect(zeros).toBe('loaded')
})

test('that a picture was saved is said in one line, beside the title of the result', async () => {
  for (const size of SIZES) {
    const { page } = await here.person(size)
    await holdToasts(page)
    await showResult(page, here.place.url)
    await page.locator('dialog[open]').getByRole('button', { name: 'Share', exact: true }).click()
    const toast = page.locator('.toast', { hasText: 'Picture saved.' })
    await toast.waitFor({ state: 'attached' })
    const [said, title] = [await toast.boundingBox(), await page.locator('dialog[open] h2').first().boundingBox()]
    expect(said?.height, `${size.width}`).toBeLessThan(60)
    const beside = (said?.x ?? 0) >= (title?.x ?? 0) + (title?.width ?? 0)
    expect((said?.y ?? 0) + (said?.height ?? 0) <= (title?.y ?? 0) + 1 || beside, `${size.width}`).toBe(true)
  }
})
