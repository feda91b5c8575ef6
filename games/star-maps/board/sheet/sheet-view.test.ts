import { expect, test } from 'vitest'
import { RADIUS } from '../../sheets/geometry.ts'
import { chartOf } from '../../sheets/library.ts'
import { BADGE_RADIUS, badgeOf } from './sheet-view.ts'

test('a star’s points are written where no box is, above it to the right if they can be', () => {
  const { sheet } = chartOf('great-bear')
  const badges = sheet.stars.map((_, star) => badgeOf(sheet, star))
  expect(badges.filter(([x, y]) => x > 0 && y < 0).length).toBeGreaterThan(sheet.stars.length / 2)
  const touched = badges.flatMap(([x, y], star) => {
    const [left, top] = sheet.stars[star]?.at ?? [0, 0]
    return sheet.boxes.filter(({ at }) => Math.hypot(left + x - at[0], top + y - at[1]) < RADIUS.box + BADGE_RADIUS)
  })
  expect(touched).toEqual([])
})
