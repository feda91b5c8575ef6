import { expect, test } from 'vitest'
import { LANGS } from '../engine/text/lang.ts'
import { GAME_IDS, partsOf, rulesOf } from './index.ts'

test.each(GAME_IDS)('%s: what stands on the box is what the rules and the texts say', async (id) => {
  const { seats, cover, text } = partsOf(id)
  expect(seats).toEqual((await rulesOf(id)).seats)
  for (const lang of LANGS) {
    const { name, tagline, levels } = await text(lang)
    expect(await cover(lang)).toEqual({ name, tagline, levels })
  }
})
