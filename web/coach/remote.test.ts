import { expect, test } from 'vitest'
import { bad, good, type Result } from '../../engine/result.ts'
import type { AnswerOf } from '../../protocol/http.ts'
import type { ApiFault } from '../online/api.ts'
import { askServer, type Position } from './remote.ts'

const position: Position = { log: 'iacta 1 a/1 {} seats=2\n', seat: 0 }
const moves = [{ move: 'pass', chance: 0.5, exact: true }]

/** A server that answers with these, one after the other. */
function server(...answers: Result<AnswerOf<'judge'>, ApiFault>[]) {
  const waits: number[] = []
  const asked: Position[] = []
  const line = {
    ask: async (body: Position) => {
      asked.push(body)
      return answers.shift() ?? bad({ code: 'no-server' } as const)
    },
    wait: async (ms: number) => void waits.push(ms),
  }
  return { line, waits, asked }
}

test('asks until it is solved, and says how far it is', async () => {
  const busy = bad({ code: 'too-fast', wait: 10_000 } as const)
  const { line, waits, asked } = server(busy, good({ part: 0 }), good({ part: 0.5 }), good({ moves }))
  const parts: number[] = []
  expect(await askServer(position, (part) => parts.push(part), line).done).toEqual(moves)
  expect([parts, waits]).toEqual([
    [0, 0.5],
    [10_000, 2000, 2000],
  ])
  expect(asked).toEqual([position, position, position, position])
})

test.each(['no-server', 'no-such-page', 'no-such-game'] as const)('gives up at %s', async (code) => {
  const { line, asked } = server(bad(code === 'no-such-game' ? { code, game: 'a' } : { code }))
  expect(await askServer(position, () => undefined, line).done).toBeNull()
  expect(asked).toHaveLength(1)
})

test('called off, it asks no more', async () => {
  const { line, asked } = server(good({ part: 0.1 }), good({ part: 0.2 }), good({ moves }))
  const asking = askServer(position, () => asking.cancel(), line)
  expect(await asking.done).toBeNull()
  expect(asked).toHaveLength(1)
})
