/**
 * `npm run texts -- FOLDER`: what people read, screen by screen, in FOLDER, one file a language: for proof-readers who should see
 * the words in their place and nothing of the code. The language of a page changes where it stands, so every screen is reached once.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { COMMAND_NAMES } from '../../cli/commands.ts'
import { LANGS, type Lang } from '../../engine/text/lang.ts'
import { GAME_IDS, type GameId } from '../../games/index.ts'
import type { Lesson } from '../../kit/board.ts'
import { openBrowser } from '../../scripts/browser/browser.ts'
import { hrefOf } from '../app/route.ts'
import { Dump } from './dump.ts'
import {
  begin,
  moveOnce,
  openTable,
  type Place,
  playAll,
  type Somebody,
  serveOnline,
  sitDown,
} from './online/online.ts'
import { HASTE, nextAsk, playOn, QUICK, showChances } from './person.ts'
import { played } from './played.ts'
import { bring, bringToTable } from './sample.ts'
import { televised } from './televised.ts'

const PHONE = { width: 390, height: 844 }
const DESK = { width: 1280, height: 800 }

/** Quick to watch, and never asked twice. Not `openPage`: that is for tests alone. */
async function visit(browser: Browser, viewport: typeof PHONE, more: object = {}): Promise<Somebody> {
  const context = await browser.newContext({ ...QUICK, viewport })
  const page = await context.newPage()
  page.setDefaultTimeout(20_000)
  const settings = { ...HASTE, passScreen: 'off', askTwice: false, ...more }
  await page.addInitScript((json) => localStorage.setItem('iacta.settings', json), JSON.stringify(settings))
  return { page, context }
}

const SETUPS = [
  ['dicy-cards', 'bots'],
  ['dicy-cards', 'device'],
  ['dicy-cards', 'real'],
  ['dice-of-crowns', 'device'],
  ['dice-of-crowns', 'alone'],
  ['nine-dice', 'device'],
  ['star-maps', 'device'],
  ['star-maps', 'alone'],
] as const

/** Pages with an address of their own, and who reads them. */
const PAGES: readonly (readonly [path: string, situation: string])[] = [
  ...SETUPS.map(([game, way]) => [`/new/${game}/${way}`, `Sets up a game (${way}), all options unfolded.`] as const),
  ['/friends/dicy-cards', 'Opens an online table for friends.'],
  ['/friends/nine-dice', 'Opens an online table for friends: a race.'],
  ...GAME_IDS.map((game) => [`/levels/${game}`, 'Wonders how strong the bots are.'] as const),
  ['/history', 'Has not played yet.'],
  ['/insights', 'Has not played yet.'],
  ['/ladder', 'Looks for bots to beat.'],
  ['/puzzles', 'Chooses puzzles.'],
  ['/daily', 'Looks at the challenges of the day.'],
  ['/daily/star-maps', 'Is about to play the challenge of the day.'],
  ['/daily/dice-of-crowns', 'The same, of another game.'],
  ['/logbook/star-maps', 'Begins a campaign.'],
  ['/logbook/star-maps/k3j7qm2xw5tbn4ra', 'Came by a link to a group’s campaign that does not exist.'],
  ['/practice/nine-dice', 'Practises speed, for the first time.'],
  ['/join', 'Has four letters to join a table.'],
  ['/join/QQQQ', 'Typed letters of no table.'],
  ['/t/k3j7qm2xw5tbn4ra', 'Came by a link to a table that does not exist.'],
  ['/tables', 'Looks for online tables.'],
  ['/me', 'Looks at the own account.'],
  ['/tv', 'A television that waits for a phone.'],
  ['/settings', 'Changes settings.'],
  ['/about', 'Reads about Iacta.'],
  ['/open', 'Opens a saved game.'],
  ['/open#q7mZ0u3vT1x-5rYb9_Kd.12', 'Came by a link to a game that is damaged.'],
  ['/replay/none', 'Came by a link to a game that is not on this device.'],
  ['/nowhere', 'Typed a wrong address.'],
]

async function pages(dump: Dump, browser: Browser, url: string): Promise<void> {
  const { page, context } = await visit(browser, PHONE)
  await page.goto(url)
  await page.locator('article h2').nth(3).waitFor()
  await dump.see(page, 'Home', 'First visit.')
  for (const game of GAME_IDS) {
    await page.locator(`[aria-labelledby=game-${game}] .others button`).click()
    await page.locator('dialog[open] a').first().waitFor()
    await dump.see(page, `Home: the sheet of ${game}`, 'Tapped “More” at a game.')
    await page.keyboard.press('Escape')
  }
  for (const [path, situation] of PAGES) {
    await dump.part(path, async () => {
      await page.goto(url + path)
      await page.locator('h1, [data-tv-code]').first().waitFor({ state: 'attached' })
      await dump.see(page, path, situation)
    })
  }
  await context.close()
}

/** Games of bots, taken over by people around one device, at several steps. */
const POSITIONS: readonly (readonly [GameId, number, number, number])[] = [
  ['dicy-cards', 2, 5, 0.1],
  ['dicy-cards', 3, 6, 0.6],
  ['dice-of-crowns', 3, 1, 0.1],
  ['dice-of-crowns', 3, 1, 0.5],
  ['dice-of-crowns', 2, 4, 0.7],
  ['dice-of-crowns', 1, 4, 0.5],
  ['nine-dice', 3, 2, 0.5],
  ['star-maps', 2, 3, 0.1],
  ['star-maps', 2, 3, 0.6],
  ['star-maps', 1, 3, 0.5],
]

async function tables(dump: Dump, browser: Browser, url: string): Promise<void> {
  for (const [game, seats, seed, part] of POSITIONS) {
    await dump.part(`table ${game} ${part}`, async () => {
      const { page, context } = await visit(browser, PHONE)
      const { log, at } = await played(game, seats, seed, part)
      await bringToTable(page, url, log(at))
      // In a race nobody is asked: whoever is quickest acts.
      const asked = game === 'nine-dice' ? 'race' : await nextAsk(page)
      await dump.see(page, `Table: ${game}, ${seats} at one device, at ${100 * part}%`, `Is asked (${asked}).`)
      if ((part === 0.5 && asked !== 'race') || (game === 'dicy-cards' && part === 0.6)) await dialogs(dump, page, game)
      await context.close()
    })
  }
}

async function dialogs(dump: Dump, page: Page, game: string): Promise<void> {
  for (const [key, what] of [
    ['?', 'keys'],
    ['t', 'the table as text'],
    ['l', 'what happened'],
  ] as const) {
    await page.keyboard.press(key)
    await page.locator('dialog[open]').waitFor()
    await dump.see(page, `Table: ${game}: ${what}`, `Opened by the key ${key} or in the menu.`)
    await page.keyboard.press('Escape')
    await page.locator('dialog[open]').waitFor({ state: 'hidden' })
  }
  await page.getByRole('button', { name: 'Menu' }).click()
  await dump.see(page, `Table: ${game}: menu`, 'Opened the menu of the table.')
  await page.keyboard.press('Escape')
  await showChances(page)
  await page
    .locator('[data-chance], .advice, [data-advice]')
    .first()
    .waitFor({ timeout: 8000 })
    .catch(() => undefined)
  await page.waitForTimeout(1500)
  await dump.see(page, `Table: ${game}: the coach`, 'Switched “Show chances” on, at the same question.')
}

/** Whole games: the result at the table, then the replay with its review. */
const GAMES: readonly (readonly [GameId, number, number])[] = [
  ['dicy-cards', 2, 5],
  ['dice-of-crowns', 3, 1],
  ['dice-of-crowns', 1, 4],
  ['nine-dice', 3, 2],
  ['star-maps', 2, 3],
  ['star-maps', 1, 3],
]

async function endings(dump: Dump, browser: Browser, url: string): Promise<void> {
  const { page, context } = await visit(browser, PHONE)
  for (const [game, seats, seed] of GAMES) {
    await dump.part(`end of ${game}`, async () => {
      const { log } = await played(game, seats, seed, 0)
      await bring(page, url, log())
      const id = new URL(page.url()).pathname.split('/')[2] ?? ''
      await page.goto(`${url}/table/${id}`)
      await page.locator('[data-over] [data-primary] button').click()
      await page.locator('dialog[open]').waitFor()
      await page
        .locator('dialog[open] summary')
        .first()
        .click()
        .catch(() => undefined)
      await page
        .locator('dialog[open] polyline')
        .first()
        .waitFor({ timeout: 60_000 })
        .catch(() => undefined)
      await dump.see(page, `Result: ${game}, ${seats} at one device`, 'The game is over.')
      await page.goto(url + hrefOf({ page: 'replay', id, review: true }))
      await page.locator('.panel table').first().waitFor({ state: 'attached', timeout: 90_000 })
      await dump.see(page, `Review: ${game}, ${seats} at one device`, 'Watches the game again and reads its review.')
    })
  }
  const half = await played('dicy-cards', 2, 7, 0.5)
  await bring(page, url, half.log(half.at))
  await dump.see(page, 'Replay of a game that is not over', 'Imported an unfinished game.')
  for (const path of ['/', '/history', '/insights', '/insights', '/puzzles']) {
    await page.goto(url + path)
    await page.locator('h1').first().waitFor({ state: 'attached' })
    await page.waitForTimeout(2000)
    await dump.see(page, `${path} after some games`, 'Has imported several games, one of them unfinished.')
  }
  await context.close()
}

/** Alone at the device: against a bot, with real dice, passing the device, a puzzle, the challenge of the day, a first try. */
async function alone(dump: Dump, browser: Browser, url: string): Promise<void> {
  const { page, context } = await visit(browser, PHONE, { speed: 'slow' })
  const start = async (path: string): Promise<void> => {
    await page.goto(url + path)
    await page.locator('main button[type=submit], main .button.primary').last().click()
    await page.waitForURL(/\/(table|t)\//)
  }
  for (const game of GAME_IDS) {
    await dump.part(`first try ${game}`, async () => {
      await start(`/new/${game}/bots`)
      await nextAsk(page)
      await dump.see(page, `Table: ${game} against a bot`, 'The very first question of a beginner.')
      await playOn(page, (answered) => answered === 2)
      await dump.see(page, `Table: ${game} against a bot, later`, 'Two answers later.')
    })
  }
  await dump.part('others', async () => {
    await start('/new/dicy-cards/bots')
    for (let i = 0; i < 4; i++) {
      const asked = await nextAsk(page)
      if (asked === 'roll') await page.locator('[data-primary] button').click()
      else await page.getByRole('button', { name: 'Pass' }).click()
      if (asked !== 'roll') break
    }
    await dump.see(page, 'Table: dicy-cards, the bot’s turn', 'Has just passed and watches the bot.')
  })
  await dump.part('real', async () => {
    await start('/new/dicy-cards/real')
    await nextAsk(page)
    await dump.see(page, 'Table with real dice', 'Enters what the dice show.')
  })
  await dump.part('puzzle', async () => {
    for (const set of GAME_IDS) {
      await page.goto(`${url}/puzzles/${set}`)
      await page.locator('[data-puzzle=open]').waitFor()
      await dump.see(page, `Puzzle: ${set}`, 'Is to find the best move.')
      await playOn(page, (answered) => answered === 1).catch(() => undefined)
      if ((await page.locator('[data-puzzle=open]').count()) > 0) continue
      await dump.see(page, `Puzzle: ${set}, answered`, 'Reads whether it was right.')
    }
  })
  await dump.part('daily', async () => {
    await page.goto(`${url}/daily/dice-of-crowns`)
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    await page.waitForURL(/\/(table|t)\//)
    await playOn(page)
    await page.locator('dialog[open] [data-verdict]').waitFor()
    await dump.see(page, 'Result of the challenge of the day', 'Played it alone, online.')
    await page.getByRole('button', { name: 'Back to today’s challenge' }).click()
    await page.locator('[data-own]').waitFor()
    await dump.see(page, 'Challenge of the day, after it', 'Has just played it.')
    for (const path of ['/daily', '/insights', '/ladder', '/history']) {
      await page.goto(url + path)
      await page.locator('h1').first().waitFor()
      await dump.see(
        page,
        `${path} after the challenge of the day`,
        'Has played one game online and some on this device.',
      )
    }
  })
  await context.close()
  const pass = await visit(browser, PHONE, { passScreen: 'on' })
  await dump.part('pass', async () => {
    await bringToTable(pass.page, url, (await played('star-maps', 2, 3, 0.6)).log(20))
    await pass.page.locator('[aria-labelledby=pass-title]').waitFor()
    await dump.see(pass.page, 'Pass the device', 'Several people share a phone; it is handed over.')
  })
  await pass.context.close()
}

async function online(dump: Dump, browser: Browser, url: string): Promise<void> {
  const anna = await visit(browser, DESK)
  const ben = await visit(browser, PHONE)
  const path = await openTable(anna, url, 'Anna', { seats: 2 })
  await dump.see(anna.page, 'Lobby, the host', 'Anna has opened the table and waits for one more.')
  await ben.page.goto(url + path)
  await ben.page.getByRole('button', { name: 'Sit here', exact: true }).waitFor()
  await dump.see(ben.page, 'Lobby, a guest', 'Ben came by the link and has not sat down.')
  await ben.page.getByRole('button', { name: 'Sit here', exact: true }).click()
  await dump.see(ben.page, 'Sit down', 'Ben is asked for a name.')
  await sitDown(ben, url + path, 'Ben')
  await dump.see(ben.page, 'Lobby, seated', 'Ben waits for the host to start.')
  await dump.see(anna.page, 'Lobby, ready', 'Anna, the host, can start.')
  await begin(anna)
  const asked = await Promise.race([nextAsk(anna.page).then(() => anna), nextAsk(ben.page).then(() => ben)])
  await dump.see(asked.page, 'Online table, own turn', 'A person at an online table.')
  await dump.see((asked === anna ? ben : anna).page, 'Online table, the other’s turn', 'Waits for the other.')
  await dump.part('say', async () => {
    await ben.page.getByRole('button', { name: 'Say something' }).click()
    await dump.see(ben.page, 'Say something', 'Ben opens the phrases.')
    await ben.page.keyboard.press('Escape')
  })
  await dump.part('menu', async () => {
    await anna.page.getByRole('button', { name: 'Menu' }).click()
    await dump.see(anna.page, 'Online table, menu', 'Anna, the host, opens the menu.')
    await anna.page.keyboard.press('Escape')
  })
  await dump.part('offline', async () => {
    await moveOnce(asked)
    await ben.context.setOffline(true)
    await ben.page.locator('[data-connection=lost]').waitFor()
    await dump.see(ben.page, 'Online table, connection lost', 'Ben’s phone is offline.')
    await ben.context.setOffline(false)
    await ben.page.locator('[data-connection]').waitFor({ state: 'detached' })
  })
  await dump.part('end online', async () => {
    await playAll([anna, ben])
    await anna.page.locator('dialog[open]').waitFor()
    await dump.see(anna.page, 'Result online, the host', 'The game is over.')
    await dump.see(ben.page, 'Result online, a guest', 'The game is over.')
    await ben.page.goto(`${url}${path}/replay`)
    await ben.page.locator('.panel table').first().waitFor({ state: 'attached', timeout: 60_000 })
    await dump.see(ben.page, 'Replay of an online game', 'With the proof of its dice.')
  })
  for (const address of ['/tables', '/me', '/', '/history']) {
    await ben.page.goto(url + address)
    await ben.page.locator('h1').first().waitFor({ state: 'attached' })
    await ben.page.waitForTimeout(1000)
    await dump.see(ben.page, `${address} after an online game`, 'Ben has played online.')
  }
  await anna.context.close()
  await ben.context.close()
}

async function television(dump: Dump, browser: Browser, url: string): Promise<void> {
  const { page, context } = await visit(browser, { width: 1920, height: 1080 })
  const names = ['Anna', 'Ben', 'Zoë']
  for (const [what, wanted] of [
    ['lobby', { game: 'dicy-cards', names: ['Anna', 'Ben'], moves: null }],
    ['game', { game: 'star-maps', names, moves: 30 }],
    ['race', { game: 'nine-dice', names, moves: 7 }],
    ['end', { game: 'dicy-cards', names, options: { target: 50 }, again: true, moves: 400 }],
  ] as const) {
    await dump.part(`television ${what}`, async () => {
      const { id, leave } = await televised(url, wanted)
      await page.goto(`${url}/t/${id}/tv`)
      await page.locator('[data-tv]').waitFor()
      await page.waitForTimeout(4000)
      await dump.see(page, `Television: ${what}`, 'A shared screen beside the phones.')
      await page.goto(`${url}/t/${id}`)
      await page.locator('h1').first().waitFor()
      await page.waitForTimeout(1500)
      await dump.see(page, `Onlooker: ${what}`, 'Somebody without a seat looks on, on a large screen.')
      await leave()
    })
  }
  await context.close()
}

async function lessons(dump: Dump): Promise<void> {
  for (const game of GAME_IDS) {
    const { loadLesson } = (await import(`../../games/${game}/board/lesson.ts`)) as {
      loadLesson(lang: Lang): Promise<Lesson>
    }
    for (const lang of LANGS) {
      const { notes, names, learned } = await loadLesson(lang)
      const lines = [...notes.map(({ text }, i) => `${i + 1}. ${text}`), '', ...learned.map((line) => `- ${line}`)]
      const situation = `The coach’s words, stop by stop, then the summary. At the table: ${names.join(', ')}.`
      dump.add(lang, `Lesson: ${game}`, situation, lines.join('\n'))
    }
  }
}

async function ruleBooks(dump: Dump, browser: Browser, url: string): Promise<void> {
  const { page, context } = await visit(browser, DESK)
  for (const game of GAME_IDS) {
    await page.goto(`${url}/rules/${game}`)
    await page.locator('#R1').waitFor()
    await dump.see(page, `Rule book: ${game}`, 'Reads the rules.')
  }
  await context.close()
}

const COMMANDS: readonly (readonly [args: readonly string[], typed?: string])[] = [
  [['--help']],
  ...COMMAND_NAMES.map((name) => [[name, '--help']] as const),
  [['about']],
  [
    ['play', 'dicy-cards', '--plain', '--names', 'Anna', '--bots', 'snowflake'],
    '\n?\nxyz\nscore 9\npass\n\npass\n\npass\n\nquit\n',
  ],
  [['play', 'dice-of-crowns', '--plain', '--seats', '1'], '\n?\nstop\n\n\nreroll skulls\n\n'],
  [['play', 'dicy-cards', '--dice', 'real', '--plain', '--names', 'Anna,Ben'], '7\n1\n1 2 3 4 5 9\n1 2 3 4 5 6\n'],
  [['play', 'dicy-crads']],
  [['play', '--bots', 'grandmaster']],
  [['plya']],
  [['rules', 'dicy-cards', '--wrong']],
  [['replay', 'no-such-file.log']],
  [['simulate', 'dicy-cards', '--games', 'many']],
]

function terminal(dump: Dump): void {
  const folder = mkdtempSync(join(tmpdir(), 'iacta-texts-'))
  for (const lang of LANGS) {
    for (const [args, typed = ''] of COMMANDS) {
      const shell = `node "$0" "$@" 2>&1 || true`
      const program = join(import.meta.dirname, '../../bin/iacta.mjs')
      const env = { ...process.env, XDG_DATA_HOME: folder, HOME: folder, COLUMNS: '80', NO_COLOR: '1' }
      const out = execFileSync('sh', ['-c', shell, program, ...args, '--lang', lang], {
        input: typed,
        env,
        cwd: folder,
        encoding: 'utf8',
      })
      const situation =
        typed === '' ? 'In a terminal.' : `In a terminal; typed, line by line: ${typed.trim().replaceAll('\n', ' · ')}`
      dump.add(lang, `Terminal: iacta ${args.join(' ')}`, situation, out.replaceAll(folder, '~').trimEnd())
    }
  }
  rmSync(folder, { recursive: true, force: true })
}

async function all(dump: Dump, browser: Browser, { url }: Place): Promise<void> {
  const wanted = process.argv.slice(3)
  for (const [name, make] of Object.entries({
    pages,
    tables,
    endings,
    alone,
    online,
    television,
    lessons,
    ruleBooks,
    terminal,
  })) {
    if (wanted.length === 0 || wanted.includes(name)) await dump.part(name, async () => make(dump, browser, url))
  }
}

const [, , folder = 'texts'] = process.argv
const dump = new Dump()
const browser = await openBrowser()
const place = await serveOnline({ env: { REQUESTS_PER_SECOND: '500' } })
try {
  await all(dump, browser, place)
} finally {
  dump.write(folder)
  await browser.close()
  await place.close()
}
for (const one of dump.missing) console.error(one)
process.exitCode = dump.missing.length === 0 ? 0 : 1
