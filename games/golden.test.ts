import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readLog, replay } from '../engine/log.ts'
import { GOLDEN, playthrough } from './golden.ts'
import { GAME_IDS, loadGame } from './index.ts'

describe.each(GAME_IDS)('%s', (id) => {
  test('has golden playthroughs', () => {
    expect(GOLDEN[id].runs.length).toBeGreaterThan(0)
  })

  test.each(GOLDEN[id].runs)('$name is as it was read in review', async (run) => {
    const file = new URL(`${id}/playthroughs/${run.name}.txt`, import.meta.url)
    expect(existsSync(file), 'missing: npm run golden').toBe(true)
    const golden = readFileSync(file, 'utf8')
    expect(await playthrough(id, run)).toBe(golden)
    // Without the indented positions it is a log, and a finished one.
    const game = await loadGame(id)
    if (game === null) throw new Error(`${id} does not load`)
    const log = readLog(game, golden.replace(/^ {4}.*\n/gm, ''))
    const end = log.ok ? replay(game, log.value) : log
    expect(end.ok && game.turn(end.value).kind).toBe('over')
  })
})
