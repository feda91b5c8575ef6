import { expect, test } from 'vitest'
import { readTurn, writeTurn } from './turn.ts'

const NOTE = { table: 'k3j7qm2xw5tbn4ra', title: 'Du bist dran', body: '“<b>” & 😀' }

test('what is written is read again, and nothing beside it', () => {
  expect(readTurn(writeTurn(NOTE))).toEqual(NOTE)
  expect(writeTurn({ ...NOTE, secret: 1 } as typeof NOTE)).not.toContain('secret')
  expect(readTurn(JSON.stringify({ ...NOTE, url: 'https://evil.example' }))).toEqual(NOTE)
})

test.each([
  '',
  'null',
  '[]',
  '"k3j7qm2xw5tbn4ra"',
  JSON.stringify({ ...NOTE, table: '../../elsewhere' }),
  JSON.stringify({ ...NOTE, table: undefined }),
  JSON.stringify({ ...NOTE, title: 7 }),
  JSON.stringify({ ...NOTE, body: null }),
])('%s is none', (json) => {
  expect(readTurn(json)).toBeNull()
})
