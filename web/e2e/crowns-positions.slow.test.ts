/** Positions of Dice of Crowns, each in both themes and in long words: nothing that axe finds, and no button cut on a small phone. */
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { isAccessible } from './looks.ts'
import { HASTE, nextAsk } from './person.ts'
import { bringToTable } from './sample.ts'
import { site } from './site.ts'

const here = site({ locale: 'de', viewport: { width: 390, height: 844 } })

/** Seat 0 takes a fate token, the others are betrayed. */
const WITH_FATE = ['throw 1', 'throw 3 3 4 1 2 4 1', '0 stop', '0 take fate !', 'throw 2 2 2 1 1 3 3']

interface Position {
  readonly name: string
  readonly options: object
  readonly seats: number
  readonly lines: readonly string[]
  /** To be pressed then. */
  readonly key?: string
}

const POSITIONS: readonly Position[] = [
  {
    name: 'scrolls for five rivals',
    options: { claims: 5, fate: 'on', crownDefence: 'on' },
    seats: 6,
    lines: ['throw 1', 'throw 5 5 5 5 5 3 3'],
  },
  {
    name: 'daggers and the messenger',
    options: {},
    seats: 3,
    lines: ['throw 1', 'throw 5 5 5 5 5 5 5', '0 hand 1:4 2:3', 'throw 2 1 2 3 2 5 3'],
  },
  {
    name: 'stop or reroll',
    options: {},
    seats: 3,
    lines: ['throw 1', 'throw 1 1 5 5 6 3 2', '0 hand 1:2 2:1', 'throw 3 4 6'],
  },
  {
    name: 'a die for fate',
    options: { fate: 'on' },
    seats: 2,
    lines: [...WITH_FATE, 'throw 2 2 1 1 1 3 3'],
    key: 'f',
  },
  {
    name: 'betrayed, with fate to spend',
    options: { fate: 'on' },
    seats: 2,
    lines: [...WITH_FATE, 'throw 2 2 2 1 1 3 3'],
  },
  { name: 'vengeance', options: { vengeance: 'excess' }, seats: 3, lines: ['throw 1', 'throw 2 2 2 2 1 3 3'] },
  { name: 'daggers for Varrick', options: { tokens: 7 }, seats: 1, lines: ['throw 2 2 2 5 3 1 4'] },
]

async function sitAt(page: Page, { options, seats, lines }: Position): Promise<void> {
  const header = `iacta 1 dice-of-crowns/1 ${JSON.stringify(options)} seats=${seats}`
  await bringToTable(page, here.url, `${[header, 'fair 1 none=one-device', ...lines].join('\n')}\n`)
  expect(await nextAsk(page)).toBe('move')
}

/** Controls and texts that are not wholly on the screen or in their button. */
const cutOff = (page: Page): Promise<string[]> =>
  page.locator('[data-part=actions] :is(p, button)').evaluateAll((parts) =>
    parts.flatMap((part) => {
      const { left, right } = part.getBoundingClientRect()
      const inside = left >= 0 && right <= innerWidth && part.scrollWidth <= part.clientWidth + 1
      return inside ? [] : [part.textContent ?? '']
    }),
  )

describe('in a browser', () => {
  test.each(POSITIONS)('$name', async (position) => {
    const page = await here.visit({ ...HASTE, passScreen: 'off' })
    await sitAt(page, position)
    if (position.key !== undefined) await page.keyboard.press(position.key)
    await isAccessible(page)
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 700 })
      expect(await cutOff(page), String(width)).toEqual([])
    }
  })
})
