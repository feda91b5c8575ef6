import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readLog, replay } from '../engine/log.ts'
import { playthrough } from './golden.ts'
import { GAME_IDS, partsOf, rulesOf } from './index.ts'

describe.each(GAME_IDS)('%s', async (id) => {
  const { golden } = await partsOf(id).fixtures()
  test('has golden playthroughs', () => {
    expect(golden.length).toBeGreaterThan(0)
  })

  test.each(golden)('$name is as it was read in review', async (run) => {
    const file = new URL(`${id}/playthroughs/${run.name}.txt`, import.meta.url)
    expect(existsSync(file), 'missing: npm run golden').toBe(true)
    const text = readFileSync(file, 'utf8')
    expect(await playthrough(id, run)).toBe(text)
    // Without the indented positions it is a log, and a finished one.
    const game = await rulesOf(id)
    const log = readLog(game, text.replace(/^ {4}.*\n/gm, ''))
    const end = log.ok ? replay(game, log.value) : log
    expect(end.ok && game.turn(end.value).kind).toBe('over')
  })
})
