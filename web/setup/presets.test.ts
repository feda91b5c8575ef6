/** Every preset of every game can be played by two, and the first is the game as usual. */
import { expect, test } from 'vitest'
import { readOptions } from '../../engine/options.ts'
import { LANGS } from '../../engine/text/lang.ts'
import { PRESETS as crowns } from '../../games/dice-of-crowns/board/presets.ts'
import { PRESETS as dicy } from '../../games/dicy-cards/board/presets.ts'
import { type GameId, rulesOf } from '../../games/index.ts'
import { PRESETS as nine } from '../../games/nine-dice/board/presets.ts'
import { PRESETS as stars } from '../../games/star-maps/board/presets.ts'
import type { Preset } from '../../kit/board.ts'

test.each<[GameId, readonly Preset[]]>([
  ['dicy-cards', dicy],
  ['dice-of-crowns', crowns],
  ['nine-dice', nine],
  ['star-maps', stars],
])('%s', async (id, all) => {
  const game = await rulesOf(id)
  expect(all.map((one) => one.id)).toEqual(['basic', 'advanced', 'everything'])
  expect(all[0]?.options).toEqual({})
  expect(new Set(all.map((one) => JSON.stringify(one.options))).size).toBe(3)
  for (const { options, say } of all) {
    expect(readOptions(game, 2, options).ok).toBe(true)
    expect(LANGS.every((lang) => say[lang].endsWith('.'))).toBe(true)
  }
})
