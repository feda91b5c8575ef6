/** Pig has rules and texts alone, and is played everywhere: in a terminal, in a page, over a server; and its solution is the known one. */
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import { GAME_IDS } from '../../games/index.ts'
import { begin, openTable, playAll, sitDown, somebody, standing } from './online/online.ts'
import { HASTE, openPage, openWay, playOn, resultOf, winnerIn } from './person.ts'
import { visitors } from './site.ts'

const program = fileURLToPath(new URL('../../bin/iacta.mjs', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'iacta-pig-'))
const env = { ...process.env, LANG: 'en', IACTA_HOME: folder, LOG_LEVEL: 'silent' }
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function iacta(flags: readonly string[], args: readonly string[], lines: readonly string[] = []) {
  const input = lines.map((line) => `${line}\n`).join('')
  return spawnSync(process.execPath, [...flags, program, ...args], { env, input, encoding: 'utf8' })
}

const WITH = ['--conditions=examples']

test('it is no game of the product', () => {
  expect(GAME_IDS).not.toContain('pig')
  expect(iacta([], ['rules', 'pig']).status).not.toBe(0)
})

describe('in a terminal', () => {
  test('a whole game against a default bot', () => {
    const held = Array.from({ length: 400 }, () => ['', 'hold']).flat()
    const args = ['play', 'pig', '--names', 'Anna', '--bots', 'skilled', '--options', '{"target":50}']
    const { stdout, stderr, status } = iacta(WITH, args, held)
    expect(stderr).toBe('')
    expect(stdout).toContain('Anna: your choice.')
    expect(stdout).toMatch(/(Anna|Skilled.*) rolls \d and wins with \d+|holds \d+ and now has 5\d/)
    expect(status).toBe(0)
  })

  test('two to 100: the first wins 0.530593 (Neller and Presser, 2004)', () => {
    const { stdout, status } = iacta(WITH, ['solve', 'pig', '--json'])
    expect(status).toBe(0)
    expect(JSON.parse(stdout).first).toBeCloseTo(0.530593, 6)
  })

  test('bots play many games', () => {
    const { stdout } = iacta(WITH, ['simulate', 'pig', '--games', '20', '--seed', '1', '--bots', 'casual', '--json'])
    expect(JSON.parse(stdout)).toMatchObject({ games: 20 })
  })
})

describe('in a browser', () => {
  const here = visitors(async () => {
    const args = [program, 'serve', '--host', '127.0.0.1', '--port', '0', '--data', folder]
    const server = spawn(process.execPath, [...WITH, ...args], { env, stdio: ['ignore', 'pipe', 'inherit'] })
    const url = await new Promise<string>((resolve, reject) => {
      let said = ''
      server.on('exit', () => reject(new Error(said)))
      server.stdout?.setEncoding('utf8').on('data', (text) => {
        said += text
        const address = /http:\/\/(?:127\.0\.0\.1|localhost):\d+/.exec(said)?.[0]
        if (address !== undefined) resolve(address)
      })
    })
    return { url, close: async () => void server.kill() }
  })

  test('a whole game against the strongest bot, its result, its picture and its rules', async () => {
    const { url } = here.served
    const page = await openPage(await here.enter(), { ...HASTE, levels: { pig: 'master' } })
    await page.goto(`${url}/new/pig/bots`)
    await page.getByText('Options', { exact: true }).click()
    await page.getByRole('radio', { name: '50 points' }).check({ force: true })
    await page.getByRole('button', { name: 'Start' }).click()
    await page.waitForURL(/\/table\//)
    await playOn(page)
    const result = resultOf(page)
    await winnerIn(result).waitFor()
    const download = page.waitForEvent('download')
    await result.getByRole('button', { name: 'Share' }).click()
    const picture = await download
    expect(picture.suggestedFilename()).toBe('pig.png')
    expect(statSync(await picture.path()).size).toBeGreaterThan(25_000)
    await page.goto(url)
    await openWay(page, 'Pig', 'Learn')
    await page.waitForURL(/\/rules\/pig$/)
    await page.getByText('A 1 loses all the points of your turn').waitFor()
    await page.goto(`${url}/levels/pig`)
    await page.getByText('Looks a few turns ahead.').waitFor()
  })

  test('two people over the server', async () => {
    const { url } = here.served
    const people = await Promise.all([0, 1].map(async () => somebody(await here.enter())))
    const [anna, ben] = people as [(typeof people)[0], (typeof people)[0]]
    const path = await openTable(anna, url, 'Anna', { game: 'pig', options: { target: 50 } })
    await sitDown(ben, `${url}${path}`, 'Ben')
    await begin(anna)
    await playAll(people)
    const scores = (await standing(anna)).map((seat) => Number(/(\d+)$/.exec(seat)?.[1]))
    expect(Math.max(...scores)).toBeGreaterThanOrEqual(50)
    expect(await standing(ben)).toEqual(await standing(anna))
  })
})
