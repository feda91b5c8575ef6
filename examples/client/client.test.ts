/** The Python player, written from protocol/PROTOCOL.md alone, plays whole games against bots of a real server. */
import { execFile, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rowsOf } from '../../engine/conformance/page.testing.ts'
import { GAME_IDS, partsOf } from '../../games/index.ts'
import { TestServer } from '../../server/e2e/test-server.ts'

const folder = fileURLToPath(new URL('.', import.meta.url))
const python = ['python3', 'python'].find((name) => {
  const found = spawnSync(name, ['-c', 'import sys; print(sys.version_info >= (3, 9))'], { encoding: 'utf8' })
  return found.status === 0 && found.stdout.trim() === 'True'
})
const why = python === undefined ? ' (skipped: Python 3.9 or newer is not installed)' : ''

describe.skipIf(python === undefined)(`a client in Python${why}`, () => {
  // As fast as a server takes messages where nothing is set: the client has to pace itself.
  const testServer = new TestServer({ MESSAGES_PER_SECOND: '10' })
  beforeAll(() => testServer.open())
  afterAll(() => testServer.end())

  const played = [...readFileSync(new URL('play.py', import.meta.url), 'utf8').matchAll(/^ {4}"([a-z-]+)": \(/gm)]
  test('it plays our games', () => {
    expect(played.length).toBeGreaterThan(0)
    expect(GAME_IDS).toEqual(expect.arrayContaining(played.map(([, game]) => game)))
  })

  test.each(played.map(([, game]) => game as string))(
    '%s: a whole game against a bot, and its dice verify',
    async (game) => {
      const played = await promisify(execFile)(python ?? '', ['-B', 'play.py', testServer.base, game], { cwd: folder })
      expect(played.stdout).toMatch(new RegExp(`^${game}: over, \\d+ moves, \\d+ throws verified\\n$`))
      expect(played.stderr).toBe('')
    },
  )

  test('the check of the dice can fail', () => {
    const vector = readFileSync(new URL('../../fair/README.md', import.meta.url), 'utf8')
    const log = /```text\n([\s\S]*?)```/.exec(vector)?.[1] ?? ''
    const check = (text: string): string => {
      const code = [
        'import sys, dice',
        'log = sys.stdin.read()',
        'sides = lambda n, count: [3] if n == 1 else [6] * count',
        'known = {"commit": "0559a8fcdc6e1da471db62e9f29f9d08ec6a37bbb8cc454e2291259aeb0b0cb4", "bytes": {0: bytes([0xa1] * 16)}}',
        'try: print(dice.verify(log, sides, known))',
        'except dice.Cheated as cheated: print(cheated)',
      ].join('\n')
      return spawnSync(python ?? '', ['-B', '-c', code], { cwd: folder, input: text, encoding: 'utf8' }).stdout.trim()
    }
    expect(check(log)).toBe('4')
    expect(check(log.replace('throw 1 4 5', 'throw 1 4 6'))).toBe('throw 3 should be another one')
    expect(check(log.replace('secret=0001', 'secret=0101'))).toBe('the secret is not the one that was sealed')
    expect(check(log.replace('bytes=a1a1', 'bytes=a2a1'))).toBe('these are not the bytes of seat 0')
  })
})

test('the page names the games, their seats and the levels of their bots', async () => {
  const rows = rowsOf(readFileSync(new URL('../../protocol/PROTOCOL.md', import.meta.url), 'utf8'))
  for (const id of GAME_IDS) {
    const { seats, bots } = partsOf(id)
    const levels = (await bots()).levels.map((level) => `\`${level.id}\``).join(', ')
    const row = rows.find(([first]) => first === `\`${id}\``)
    expect(row?.slice(0, 3), 'a row of "Games" in PROTOCOL.md').toEqual([
      `\`${id}\``,
      `${seats.min}–${seats.max}`,
      levels,
    ])
  }
})
