import { expect, test } from 'vitest'
import { LANGS } from '../engine/text/lang.ts'
import { EVERY } from './every.testing.ts'

test.each(EVERY)('$id: what stands on the box is what the rules and the texts say', async ({ rules, parts }) => {
  const { seats, cover, text } = parts
  expect(seats).toEqual((await rules()).seats)
  for (const lang of LANGS) {
    const { name, tagline, levels } = await text(lang)
    expect(await cover(lang)).toEqual({ name, tagline, levels })
  }
})
