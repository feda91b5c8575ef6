import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { review } from '../../../bots/review/review.ts'
import { bad, good, type Result } from '../../../engine/result.ts'
import { partsOf } from '../../../games/index.ts'
import type { AnswerOf, BodyOf } from '../../../protocol/http.ts'
import { loadLog } from '../../host/load.ts'
import type { ApiFault } from '../../server/api.ts'
import { askMoves, askReview, type Position, type Transport } from './remote.ts'

const position: Position = { log: 'iacta 1 a/1 {} seats=2\n', seat: 0 }
const moves = [{ move: 'pass', chance: 0.5, exact: true }]
const ignore = (): void => undefined

/** A server that answers with these, one after the other. */
function server(...answers: Result<AnswerOf<'judge' | 'review'>, ApiFault>[]) {
  const waits: number[] = []
  const asked: [string, BodyOf<'judge' | 'review'>][] = []
  const line = {
    ask: async (name: string, body: BodyOf<'judge' | 'review'>) => {
      asked.push([name, body])
      return answers.shift() ?? bad({ code: 'no-server' } as const)
    },
    wait: async (ms: number) => void waits.push(ms),
  }
  return { line: line as Transport, waits, asked }
}

describe('the moves of a seat', () => {
  test('asks until it is solved, and says how far it is', async () => {
    const busy = bad({ code: 'too-fast', wait: 10_000 } as const)
    const { line, waits, asked } = server(busy, good({ part: 0 }), good({ part: 0.5 }), good({ moves }))
    const parts: number[] = []
    expect(await askMoves(position, (part) => parts.push(part), line).done).toEqual(good(moves))
    expect([parts, waits]).toEqual([
      [0, 0.5],
      [10_000, 2000, 2000],
    ])
    expect(asked).toEqual(Array(4).fill(['judge', position]))
  })

  test.each(['no-server', 'no-such-page', 'internal'] as const)('gives up at %s', async (code) => {
    const { line, asked } = server(bad({ code }))
    expect(await askMoves(position, ignore, line).done).toEqual(bad({ code }))
    expect(asked).toHaveLength(1)
  })

  test('called off, it asks no more', async () => {
    const { line, asked } = server(good({ part: 0.1 }), good({ part: 0.2 }), good({ moves }))
    const asking = askMoves(position, () => asking.cancel(), line)
    expect(await asking.done).toBeNull()
    expect(asked).toHaveLength(1)
  })
})

describe('a whole game', async () => {
  // Of a game that needs no solving, so that there is something to compare with.
  const told = readFileSync(new URL('../../../games/dice-of-crowns/playthroughs/two.txt', import.meta.url), 'utf8')
  const log = told.replaceAll(/^( .*)?\n/gm, '')
  const loaded = await loadLog(log)
  const table = loaded.ok ? loaded.value.table : expect.fail('no table')
  const here = review(table, await partsOf('dice-of-crowns').bots(), 1)
  const { chances, choices } = here

  test('is the same as if it had been looked back on here', async () => {
    const { line, asked } = server(good({ part: 0.5 }), good({ chances, choices }))
    expect(await askReview(table, log, ignore, line).done).toEqual(good(here))
    expect([here.exact, asked.length, asked[1]]).toEqual([true, 2, ['review', { log }]])
    expect(here.choices.some(({ cost }) => cost > 0)).toBe(true)
  })

  test.each([
    ['too few steps', { chances: [], choices }],
    ['another number of seats', { chances: chances.map((all) => all.slice(1)), choices }],
    [
      'a choice that nobody had',
      { chances, choices: [{ index: 900, seat: 0, played: 'a', best: 'b', did: 0, could: 1 }] },
    ],
  ])('is not believed with %s', async (_, answer) => {
    const { line } = server(good(answer))
    expect(await askReview(table, log, ignore, line).done).toEqual(bad({ code: 'no-server' }))
  })
})
