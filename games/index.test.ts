import { expect, test } from 'vitest'
import { LANGS } from '../engine/text/lang.ts'
import { EVERY } from './every.testing.ts'
import { creditsIn } from './index.ts'

test.each(EVERY)('$id: what stands on the box is what the rules and the texts say', async ({ rules, parts }) => {
  const { seats, cover, text } = parts
  expect(seats).toEqual((await rules()).seats)
  for (const lang of LANGS) {
    const { name, tagline, levels } = await text(lang)
    expect(await cover(lang)).toEqual({ name, tagline, levels })
  }
})

test('the credits name authors and publishers in one sentence', async () => {
  const credits = await creditsIn('it')
  expect(credits).toMatch(
    /^Dicy Cards \(Eric B\. Vogel, Blue Orange 2024\), .*\) e Mappe Stellari \(Bryan Fischer, .*\)/,
  )
  for (const name of ['Roullett', 'Epperson', 'Jaros', 'Bellini', 'Borsa']) expect(credits).toContain(name)
})
