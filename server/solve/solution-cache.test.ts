import { existsSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { playMatch } from '../../bots/matches/match.ts'
import { review } from '../../bots/review/review.ts'
import type { Game } from '../../engine/contract.ts'
import { Xoshiro128 } from '../../engine/dice/random.ts'
import { type Entry, readLog, writeLog } from '../../engine/log.ts'
import { bad, good } from '../../engine/result.ts'
import { tableOf } from '../../engine/table/table.ts'
import { loadGame, partsOf } from '../../games/index.ts'
import { copyKernels } from '../../scripts/kernels.ts'
import { testFolder } from '../../scripts/testing/folder.ts'
import { type Answer, BOUNDS, SolutionCache } from './solution-cache.ts'

/** Targets that no table has, and that are solved in a moment. */
async function load(id: string, rules: number): Promise<Game | null> {
  const game = await loadGame(id, rules)
  if (id !== 'dicy-cards' || game === null) return game
  return { ...game, options: { ...game.options, target: { kind: 'choice', values: [2, 3, 30, 200], default: 30 } } }
}

const folder = (): string => testFolder()
const kernels = folder()
await copyKernels(kernels)
const cacheIn = (place: string, now = (): number => 0) => new SolutionCache({ folder: place, kernels, load, now })

function logOf(options: object, more = 'throw 1\nthrow 6 6 5 2 1 1\n'): string {
  return `iacta 1 dicy-cards/1 ${JSON.stringify({ target: 3, ...options })} seats=2\n${more}`
}

/** A whole game between bots. */
async function playedOf(given: object): Promise<string> {
  const game = (await load('dicy-cards', 1)) as Game
  const options = { lineup: 'glacial', cards: [], target: 3, lowestThree: 'others', ...given }
  const bot = (await partsOf('dicy-cards').bots()).levels[0]?.bot ?? expect.fail('no bot')
  const entries: Entry<unknown>[] = []
  const chance = { dice: new Xoshiro128(1), bots: new Xoshiro128(2) }
  playMatch({ game, options, seats: [{ bot }, { bot }] }, chance, (entry) => entries.push(entry))
  return writeLog(game, { seats: 2, options, entries })
}

/** As it is looked back on here, where these bots know the solution by now. */
async function lookedBackHere(text: string) {
  const game = (await load('dicy-cards', 1)) as Game
  const log = readLog(game, text)
  const table = log.ok ? tableOf(game, log.value) : log
  if (!table.ok) return expect.fail(JSON.stringify(table.fault))
  const { exact, chances, choices } = review(table.value, await partsOf('dicy-cards').bots(), 1)
  return { exact, chances, choices: choices.map(({ cost: _, margin: __, ...choice }) => choice) }
}

/** The moves, of which all chances are exact. */
function exactly(answer: Answer): string[] {
  if (!answer.ok || !('moves' in answer.value)) throw new Error(JSON.stringify(answer))
  expect(answer.value.moves.every(({ chance, exact }) => exact && chance >= 0 && chance <= 1)).toBe(true)
  return answer.value.moves.map(({ move }) => move)
}

describe('a table', () => {
  test('is solved once, then its chances are told, also by those who find it on disk', async () => {
    const place = folder()
    const cache = cacheIn(place)
    const asked = { log: logOf({ lineup: 'beginner' }), seat: 0 }
    expect(await cache.ask(asked)).toEqual(good({ part: 0 }))
    expect(await cache.ask(asked)).toEqual(good({ part: 0 }))
    await cache.rest()
    const told = await cache.ask(asked)
    expect(exactly(told)).toContain('pass')
    expect(readdirSync(place)).toHaveLength(1)

    // Bots of this thread have the solution by now; registering others evicts it.
    const other = cacheIn(place)
    for (const target of [2, 3]) {
      await other.ask({ log: logOf({ lineup: 'intermediate', target }), seat: 0 })
      await other.rest()
    }
    expect(await other.ask(asked)).toEqual(told)
    expect(readdirSync(place)).toHaveLength(3)
  })

  test('whose cards were drawn is solved like any other', async () => {
    const cache = cacheIn(folder())
    const asked = { log: logOf({ lineup: 'interglacial' }, 'throw 1 2 3 4 5\nthrow 1\nthrow 6 6 5 2 1 1\n'), seat: 0 }
    expect(await cache.ask(asked)).toEqual(good({ part: 0 }))
    await cache.rest()
    expect(exactly(await cache.ask(asked))).toContain('pass')
  })
})

describe('a whole game', () => {
  test.each(['interaction', 'interglacial'])('is looked back on once its table is solved: %s', async (lineup) => {
    const place = folder()
    const cache = cacheIn(place)
    const asked = { log: await playedOf({ lineup }) }
    expect(await cache.ask(asked)).toEqual(good({ part: 0 }))
    await cache.rest()
    const told = await cache.ask(asked)
    const { exact, ...here } = await lookedBackHere(asked.log)
    expect([exact, told]).toEqual([true, good(here)])
    expect(here.choices.length).toBeGreaterThan(0)
    expect(here.chances.at(-1)?.toSorted()).toEqual([0, 1])
    // The same solution tells of a single position.
    const [header] = asked.log.split('\n')
    const drawn = asked.log.split('\n').findIndex((line) => /^[01] /.test(line))
    const position = `${[header, ...asked.log.split('\n').slice(1, drawn)].join('\n')}\n`
    const seat = Number(asked.log.split('\n')[drawn]?.[0])
    expect(exactly(await cache.ask({ log: position, seat })).length).toBeGreaterThan(1)
  })
})

describe('is refused', () => {
  const cache = cacheIn(folder())
  test.each([
    ['what is no log', { log: 'iacta', seat: 0 }, { code: 'malformed', path: 'log' }],
    ['another game', { log: 'iacta 1 ludo/1 {} seats=2\n', seat: 0 }, { code: 'no-such-game', game: 'ludo' }],
    ['rules to come', { log: 'iacta 1 dicy-cards/99 {} seats=2\n', seat: 0 }, { code: 'no-such-game' }],
    ['an option that there is not', { log: logOf({ target: 7 }), seat: 0 }, { code: 'malformed', path: 'log' }],
    ['what the rules refuse', { log: logOf({}, 'throw 7\n'), seat: 0 }, { code: 'malformed', path: 'log' }],
    ['a seat that is not asked', { log: logOf({}), seat: 1 }, { code: 'closed', seat: 1 }],
    ['a throw that is due', { log: logOf({}, 'throw 1\n'), seat: 0 }, { code: 'closed', seat: 0 }],
    ['three seats', { log: logOf({}).replace('seats=2', 'seats=3'), seat: 0 }, { code: 'no-such-game' }],
    ['a game of three', { log: logOf({}).replace('seats=2', 'seats=3') }, { code: 'no-such-game' }],
    [
      'a game without an end',
      { log: logOf({}, `throw 1\n${'throw 6 5 4 3 2 1\n0 pass\nthrow 6 5 4 3 2 1\n1 pass\n'.repeat(130)}`) },
      { code: 'too-large', limit: BOUNDS.inputs },
    ],
    ['a target too large', { log: logOf({ target: 200 }), seat: 0 }, { code: 'too-large', limit: BOUNDS.bytes }],
  ])('%s', async (_, asked, refusal) => {
    expect(await cache.ask(asked)).toMatchObject(bad(refusal))
  })
})

describe('what it may cost', () => {
  test('only a few tables wait', async () => {
    let now = 0
    const cache = cacheIn(folder(), () => now)
    const cards = ['odds', 'same', 'sixes', 'straight', 'two-pairs', 'any-two']
    const some = cards.slice(0, 5).map((_, i) => {
      const lineup = cards.filter((__, at) => at !== i)
      return { log: logOf({ lineup: 'custom', cards: lineup, target: 30 }), seat: 0 }
    })
    const answers = []
    for (const asked of some) answers.push(await cache.ask(asked))
    expect(answers.slice(0, BOUNDS.jobs)).toEqual(Array(BOUNDS.jobs).fill(good({ part: 0 })))
    expect(answers.slice(BOUNDS.jobs)).toMatchObject([bad({ code: 'too-fast' })])
    // No request comes any more: the first is saved half-way, and the others are not begun.
    now = BOUNDS.forgotten + 1
    await cache.rest()
  })

  test('the oldest files go', async () => {
    const place = folder()
    for (let i = 0; i < BOUNDS.files + 2; i++) {
      writeFileSync(join(place, `${i}.bin`), '')
      utimesSync(join(place, `${i}.bin`), i + 1, i + 1)
    }
    const cache = cacheIn(place)
    await cache.ask({ log: logOf({ target: 2, lineup: 'glacial' }), seat: 0 })
    await cache.rest()
    expect(readdirSync(place)).toHaveLength(BOUNDS.files)
    expect([existsSync(join(place, '2.bin')), existsSync(join(place, '3.bin'))]).toEqual([false, true])
    expect(readdirSync(place).some((name) => readFileSync(join(place, name)).length > 0)).toBe(true)
  })
})
