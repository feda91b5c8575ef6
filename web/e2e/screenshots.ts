/**
 * `npm run screenshots`: every main screen in two sizes, two themes and two languages, into screenshots/ (not kept in the
 * repository). `npm run screenshots -- readme` makes the few that README shows, `-- tv` those of a television, into docs/pictures/.
 * `-- story` makes the ten of docs/SCREENS.md as they are now, `-- story http://ADDRESS` as a server of another version has them.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { openBrowser } from '../../scripts/browser/browser.ts'
import { type ServedWeb, serveWeb } from '../../scripts/web/testing.ts'
import { pack } from '../app/game-link.ts'
import { serveOnline } from './online/online.ts'
import { nextAsk } from './person.ts'
import { played } from './played.ts'
import { bring, LOG, OVER, showResult } from './sample.ts'
import { type Televised, televised } from './televised.ts'

const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } } as const
const THEMES = ['light', 'dark'] as const
const LOCALES = ['en-GB', 'de'] as const

interface Look {
  readonly name: string
  /** Leaves the page as it is to be seen. */
  readonly show: (page: Page, url: string) => Promise<unknown>
}

const at =
  (path: string) =>
  async (page: Page, url: string): Promise<void> => {
    await page.goto(url + path)
    await page.getByRole('heading', { level: 1 }).waitFor()
  }

/** The log, to be watched. */
async function open(page: Page, url: string): Promise<void> {
  await bring(page, url, LOG)
  await page.goto(page.url().replace('/table/', '/replay/'))
  await page.getByRole('slider').first().waitFor()
}

async function table(page: Page, url: string): Promise<void> {
  await open(page, url)
  await page.goto(page.url().replace('/replay/', '/table/'))
  if ((await nextAsk(page)) === 'pass') await page.locator('[aria-labelledby=pass-title] button').first().click()
  await nextAsk(page)
}

async function picked(page: Page, url: string): Promise<void> {
  await table(page, url)
  await page.keyboard.press('5')
  await page.keyboard.press('6')
  await page.keyboard.press('c')
}

/** Such a game, in review. */
function watched(...which: Parameters<typeof played>): Look['show'] {
  return async (page, url) => {
    const { log, at } = await played(...which)
    await page.goto(`${url}/open#${await pack({ log: log(), at })}`)
    await page.locator('.panel table').first().waitFor({ state: 'attached', timeout: 60_000 })
  }
}

/** Such a game up to there, with people at all seats. */
function seated(...which: Parameters<typeof played>): Look['show'] {
  return async (page, url) => {
    const { log, at } = await played(...which)
    await bring(page, url, log(at))
    await page.goto(page.url().replace('/replay/', '/table/'))
    if ((await nextAsk(page)) === 'pass') await page.locator('[aria-labelledby=pass-title] button').first().click()
    await nextAsk(page)
  }
}

/** A race as it was thrown, in the replay: at the table it would go on. */
async function thrown(page: Page, url: string): Promise<void> {
  const { log, at } = await played('nine-dice', 3, 2, 0.5)
  // The rules of version 1 differ in tie-breaks alone; every release reads them.
  await bring(page, url, log(at).replace('nine-dice/2', 'nine-dice/1'))
  await page.goto(page.url().replace('/table/', '/replay/'))
  await page.getByRole('slider').first().press('End')
}

const LOOKS: readonly Look[] = [
  { name: 'home', show: at('/') },
  { name: 'new', show: at('/new/dicy-cards/device') },
  { name: 'table', show: table },
  { name: 'picked', show: picked },
  {
    name: 'refused',
    show: async (page, url) => {
      await table(page, url)
      await page.locator('[data-primary] button').click({ force: true })
    },
  },
  {
    name: 'pass',
    show: async (page, url) => {
      await open(page, url)
      await page.goto(page.url().replace('/replay/', '/table/'))
      await nextAsk(page)
    },
  },
  { name: 'real', show: real },
  { name: 'replay', show: open },
  { name: 'rules', show: at('/rules/dicy-cards') },
  { name: 'learn', show: at('/learn/dicy-cards') },
  { name: 'daily', show: at('/daily') },
  { name: 'history', show: at('/history') },
  { name: 'settings', show: at('/settings') },
  { name: 'about', show: at('/about') },
  {
    name: 'text',
    show: async (page, url) => {
      await table(page, url)
      await page.keyboard.press('t')
    },
  },
  { name: 'result', show: showResult },
  { name: 'crowns', show: watched('dice-of-crowns', 3, 1, 0.5) },
  { name: 'race', show: watched('nine-dice', 3, 2, 0.5) },
  { name: 'stars', show: watched('star-maps', 2, 3, 0.6) },
  { name: 'review', show: watched('dice-of-crowns', 2, 4, 0.4) },
]

async function real(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/new/dicy-cards/real`)
  await page.locator('main button[type=submit], main .button.primary').last().click()
  await nextAsk(page)
}

async function shoot(context: BrowserContext, { url }: ServedWeb, { show }: Look, path: string): Promise<void> {
  const page = await context.newPage()
  await show(page, url)
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(700) // Dialogs slide in, dice come to rest.
  await page.screenshot({ path })
  await page.close()
  console.log(path)
}

async function all(browser: Browser, server: ServedWeb): Promise<void> {
  rmSync('screenshots', { recursive: true, force: true })
  mkdirSync('screenshots')
  for (const [size, viewport] of Object.entries(SIZES)) {
    for (const colorScheme of THEMES) {
      for (const locale of LOCALES) {
        const context = await browser.newContext({ viewport, colorScheme, locale })
        for (const look of LOOKS) {
          await shoot(
            context,
            server,
            look,
            `screenshots/${look.name}-${size}-${colorScheme}-${locale.slice(0, 2)}.png`,
          )
        }
        await context.close()
      }
    }
  }
}

/** Name of the look, size and theme; in English. */
const README = [
  ['home', 'desktop', 'light'],
  ['picked', 'phone', 'light'],
  ['table', 'phone', 'dark'],
  ['race', 'phone', 'dark'],
  ['stars', 'phone', 'light'],
  ['review', 'desktop', 'light'],
] as const

async function readme(browser: Browser, server: ServedWeb): Promise<void> {
  mkdirSync('docs/pictures', { recursive: true })
  for (const [name, size, colorScheme] of README) {
    const look = LOOKS.find((one) => one.name === name)
    if (look === undefined) throw new Error(`no look ${name}`)
    const context = await browser.newContext({ viewport: SIZES[size], colorScheme, locale: 'en-GB' })
    // Large ones weigh a third of it this way.
    const kind = size === 'desktop' ? 'jpg' : 'png'
    await shoot(context, server, look, `docs/pictures/${name}-${size}-${colorScheme}.${kind}`)
    await context.close()
  }
}

/** The ten main screens, on a phone held upright or on its side. They are shown by means that every version has. */
const STORY: readonly (Look & { readonly size?: { readonly width: number; readonly height: number } })[] = [
  { name: 'home', show: at('/') },
  { name: 'new', show: at('/new/dicy-cards/device') },
  { name: 'learn', show: at('/learn/dicy-cards') },
  { name: 'cards', show: table },
  { name: 'crowns', show: seated('dice-of-crowns', 3, 1, 0.5) },
  { name: 'race', show: thrown },
  { name: 'stars', show: seated('star-maps', 2, 3, 0.6) },
  { name: 'real', show: real },
  {
    name: 'result',
    show: async (page, url) => {
      await bring(page, url, OVER)
      await page.goto(page.url().replace('/replay/', '/table/'))
      await page.locator('[data-over] [data-primary] button').click()
      await page.locator('dialog[open]').waitFor()
    },
  },
  { name: 'side', show: table, size: { width: 844, height: 390 } },
]

async function story(browser: Browser, { url }: { readonly url: string }, version: string): Promise<void> {
  mkdirSync('docs/pictures/story', { recursive: true })
  for (const { name, show, size = SIZES.phone } of STORY) {
    const context = await browser.newContext({ viewport: size, locale: 'en-GB', serviceWorkers: 'block' })
    const page = await context.newPage()
    await show(page, url)
    await page.evaluate(() => document.fonts.ready)
    await page.waitForTimeout(2500) // Banners pass, dice come to rest.
    const cdp = await context.newCDPSession(page)
    const { data } = await cdp.send('Page.captureScreenshot', { format: 'webp', quality: 80 })
    writeFileSync(`docs/pictures/story/${name}-${version}.webp`, Buffer.from(data, 'base64'))
    console.log(name, version)
    await context.close()
  }
}

const TRIO = ['Anna', 'Ben', 'Zoë'] as const
/** A television, in full HD and in 4K: name, size, theme, and its table. */
const TELEVISION: readonly (readonly [string, keyof typeof SCREENS, (typeof THEMES)[number], Televised])[] = [
  ['tv-lobby', 'hd', 'light', { game: 'dicy-cards', names: ['Anna', 'Ben'], moves: null }],
  ['tv-again', '4k', 'dark', { game: 'nine-dice', names: TRIO, again: true, moves: null }],
  ['tv-stars', 'hd', 'dark', { game: 'star-maps', names: TRIO, moves: 30 }],
  ['tv-race', '4k', 'light', { game: 'nine-dice', names: TRIO, again: true, moves: 7 }],
  ['tv-end', 'hd', 'dark', { game: 'dice-of-crowns', names: TRIO, again: true, moves: 400 }],
  ['tv-end', '4k', 'light', { game: 'dicy-cards', names: TRIO, options: { target: 50 }, again: true, moves: 400 }],
]
const SCREENS = { hd: { width: 1920, height: 1080 }, '4k': { width: 3840, height: 2160 } } as const

/** `npm run screenshots -- tv`: into docs/pictures/, small enough for a repository. */
async function television(browser: Browser): Promise<void> {
  const place = await serveOnline({ env: { REQUESTS_PER_SECOND: '500' } })
  for (const [name, size, colorScheme, wanted] of TELEVISION) {
    const { id, leave } = await televised(place.url, wanted)
    const context = await browser.newContext({ viewport: SCREENS[size], colorScheme, locale: 'en-GB' })
    const page = await context.newPage()
    await page.goto(`${place.url}/t/${id}/tv`)
    await page.locator('[data-tv]').waitFor()
    await page.waitForTimeout(8000) // Dice come to rest, the podium rises, the way back fades.
    const path = `docs/pictures/${name}-${size}.jpg`
    await page.screenshot({ path, quality: size === '4k' ? 45 : 70 })
    console.log(path)
    await context.close()
    await leave()
  }
  await place.close()
}

const [, , what, address] = process.argv
const server = await serveWeb()
const browser = await openBrowser()
try {
  if (what === 'tv') await television(browser)
  else if (what === 'story' && address !== undefined) await story(browser, { url: address }, 'before')
  else if (what === 'story') await story(browser, server, 'after')
  else await (what === 'readme' ? readme : all)(browser, server)
} finally {
  await browser.close()
  await server.close()
}
