/** The board on a phone, in a real browser: no part of the player's sheet lies under the bar with the button. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { nextAsk } from '../../../web/e2e/person.ts'
import { bringToTable } from '../../../web/e2e/sample.ts'
import { site } from '../../../web/e2e/site.ts'

const here = site({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })

/** Medals and bonuses are played for, and the special scoring has a long rule. */
const GAME = `iacta 1 star-maps/1 {"sheet":"dragon","bonuses":["note"]} seats=1
fair 1 none=one-device
throw 2 5
`

/** Where parts of the page begin and end, from above. */
async function edges(page: Page, part: string): Promise<{ readonly top: number; readonly bottom: number }> {
  const box = await page.locator(part).first().boundingBox()
  if (box === null) throw new Error(`${part} is not seen`)
  return { top: box.y, bottom: box.y + box.height }
}

test.each(['en-GB', 'es', 'fr', 'de'])('dice, sky, special scoring and sums are seen at once (%s)', async (locale) => {
  const page = await here.visit(undefined, { locale })
  await bringToTable(page, here.url, GAME)
  expect(await nextAsk(page)).toBe('move')
  const bar = await edges(page, '[data-part=actions]')
  const parts = ['[data-part=dice]', '[data-part=sheet]', '[data-part=special]', '[data-part=sums]']
  let above = 0
  for (const part of parts) {
    const { top, bottom } = await edges(page, part)
    expect(top, part).toBeGreaterThanOrEqual(above)
    expect(bottom, part).toBeLessThanOrEqual(bar.top)
    above = bottom
  }
})
