/**
 * `npm run bench:web`: how fast the web app is. Lighthouse as on a phone, what is sent, how soon a newcomer rolls, how smoothly tables move, how soon the coach
 * tells something, and how soon it works offline. Figures wander with what else the machine does; the best of several runs is what the app costs.
 *
 *     npm run bench:web -- [--runs N]
 */
import { parseArgs } from 'node:util'
import type { Browser } from 'playwright-core'
import { openBrowser } from '../scripts/browser/browser.ts'
import { serveWeb, webFiles } from '../scripts/web/testing.ts'
import type { Files } from '../server/http/files.ts'
import { type Audit, audit } from '../tools/lighthouse.ts'
import { type Waited, watchCoach } from './web-coach.ts'
import { type FirstRoll, watchFirstRoll } from './web-first-roll.ts'
import { type Motion, watchFrames } from './web-frames.ts'

const { values } = parseArgs({ options: { runs: { type: 'string', default: '3' } } })
const runs = Number(values.runs)
if (!Number.isInteger(runs) || runs < 1) {
  console.error('--runs takes a whole number from 1')
  process.exit(64)
}

const files = await webFiles()
const server = await serveWeb(files)
const browser = await openBrowser()
try {
  console.log(sizeReport(files, await loadedAtHome(browser)))
  for (const slow of [false, true]) console.log(firstRollReport(await bestFirstRoll(slow), slow))
  console.log(motionReport(await bestFrames()))
  console.log(coachReport(await bestCoach()))
  console.log(offlineReport(await bestOffline()))
  console.log(speedReport(await bestAudit()))
} finally {
  await browser.close()
  await server.close()
}

async function bestAudit(): Promise<Audit> {
  const audits: Audit[] = []
  for (let run = 1; run <= runs; run++) audits.push(await audit(server.url))
  return audits.reduce((best, one) => (one.scores.performance > best.scores.performance ? one : best))
}

/** Each motion in its best run. */
async function bestFrames(): Promise<Motion[]> {
  const all: Motion[][] = []
  for (let run = 1; run <= runs; run++) all.push(await watchFrames(browser, server.url))
  const [first = [], ...others] = all
  return first.map((motion, i) =>
    others.reduce((best, run) => {
      const one = run[i]
      return one !== undefined && one.longest < best.longest ? one : best
    }, motion),
  )
}

/** Games with choices: each in its best run. */
async function bestCoach(): Promise<Waited[]> {
  const games = ['Dicy Cards', 'Dice of Crowns', 'Star Maps']
  const all: Waited[] = []
  for (let run = 1; run <= runs; run++) all.push(...(await watchCoach(browser, server.url, games)))
  return games.map((game) => ({ game, ms: Math.min(...all.filter((one) => one.game === game).map(({ ms }) => ms)) }))
}

const GAMES = ['Dicy Cards', 'Dice of Crowns', '9 Dice', 'Star Maps']

/** Each game in its best run. */
async function bestFirstRoll(slow: boolean): Promise<FirstRoll[]> {
  const all: FirstRoll[] = []
  for (let run = 1; run <= runs; run++) all.push(...(await watchFirstRoll(browser, server.url, GAMES, slow)))
  return GAMES.flatMap((game) => all.filter((one) => one.game === game).sort((a, b) => a.rolled - b.rolled)[0] ?? [])
}

function firstRollReport(rolls: readonly FirstRoll[], slow: boolean): string {
  const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`
  const rows = rolls.map(({ game, taps, play, rolled }) =>
    row(game, `${taps} ${taps === 1 ? 'tap' : 'taps'}, Play after ${seconds(play)}, rolled after ${seconds(rolled)}`),
  )
  const how = slow ? 'slow 4G and a processor four times slower' : 'this machine'
  return `First roll with an empty cache, ${how} (best of ${runs})\n${rows.join('')}`
}

function coachReport(waited: readonly Waited[]): string {
  return `Until the coach tells something (best of ${runs})\n${waited.map(({ game, ms }) => row(game, `${ms.toFixed(0)} ms`)).join('')}`
}

/** From the end of the first load until everything is on the device and Iacta works offline. Goal: at most 3 s. */
async function bestOffline(): Promise<number> {
  const all: number[] = []
  for (let run = 1; run <= runs; run++) {
    const context = await browser.newContext()
    const page = await context.newPage()
    await page.goto(server.url, { waitUntil: 'load' })
    const loaded = performance.now()
    await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)')
    all.push(performance.now() - loaded)
    await context.close()
  }
  return Math.min(...all)
}

function offlineReport(ms: number): string {
  return `Ready for offline (best of ${runs})\n${row('after the first load', `${(ms / 1000).toFixed(1)} s`)}`
}

async function loadedAtHome(browser: Browser): Promise<string[]> {
  const context = await browser.newContext({ locale: 'en-GB', serviceWorkers: 'block' })
  const page = await context.newPage()
  const asked = new Set<string>()
  page.on('request', (request) => asked.add(new URL(request.url()).pathname))
  await page.goto(server.url, { waitUntil: 'networkidle' })
  await context.close()
  return [...asked]
}

function speedReport({ scores, figures }: Audit): string {
  const rows = Object.entries({ ...scores, ...figures })
  return `Lighthouse, home, as on a phone (best of ${runs})\n${rows.map(([name, value]) => row(name, value)).join('')}`
}

function motionReport(motions: readonly Motion[]): string {
  const rows = motions.map(({ what, frames, longest, over33, work }) =>
    row(
      what,
      `longest ${longest.toFixed(1)} ms, ${over33} of ${frames} over 33 ms; longest work ${work.toFixed(1)} ms`,
    ),
  )
  return `Frames, processor four times slower (best of ${runs})\n${rows.join('')}`
}

function sizeReport(all: Files, home: readonly string[]): string {
  const bytes = (path: string): number => all.get(path)?.packed.gzip?.length ?? all.get(path)?.body.length ?? 0
  const sum = (paths: readonly string[]): number => paths.reduce((total, path) => total + bytes(path), 0)
  const kb = (count: number): string => `${(count / 1000).toFixed(1).padStart(7)} KB`
  const scripts = [...all.keys()].filter((path) => path.endsWith('.js'))
  const big = scripts.sort((a, b) => bytes(b) - bytes(a)).slice(0, 12)
  return `Sent, gzip
${row('home, all files', kb(sum(home)))}${row('home, scripts', kb(sum(home.filter((path) => path.endsWith('.js')))))}${row('whole app', kb(sum([...all.keys()])))}${row('whole app, scripts', kb(sum(scripts)))}${big.map((path) => row(path.replace('/assets/', ''), kb(bytes(path)))).join('')}`
}

function row(name: string, value: string | number): string {
  return `  ${name.padEnd(36)} ${value}\n`
}
