/** A simple person at the board, for tests in a browser. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { askedNow, type Choose, primary } from '../../../web/e2e/person.ts'

/** The cards of the seat in front, and the points of each now (0: it cannot score). */
export async function ownCards(page: Page): Promise<{ readonly label: string; readonly points: number }[]> {
  const labels = await page
    .getByRole('main')
    .getByRole('region', { name: / cards$/ })
    .last()
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? ''))
  return labels.map((label) => ({ label, points: Number(/would score (\d+) point/.exec(label)?.[1] ?? 0) }))
}

const card = (page: Page, label: string) =>
  page.getByRole('main').getByRole('button', { name: label, exact: true }).last()

/**
 * Scores the best card, else passes; freezes or wakes the first that may be. The question may change while the cards are read: then they
 * are read again, or there is nothing left to choose.
 */
export const choose: Choose = async (page) => {
  for (let tries = 0; tries < 5; tries++) {
    const cards = await ownCards(page)
    const best = cards.reduce((a, b) => (b.points > a.points ? b : a), { label: '', points: 0 })
    if (best.points > 0) await pick(page, best.label)
    else if ((await page.getByRole('button', { name: 'Pass' }).count()) > 0) {
      await page.getByRole('button', { name: 'Pass' }).click()
      return
    } else if (!(await pickOne(page, cards))) {
      if ((await page.evaluate(askedNow)) !== 'move') return
      continue
    }
    await primary(page).click()
    return
  }
  expect.fail('no card can be picked')
}

/** Taps a card. A change of the table, such as an undo, may drop the pick or show it again after the tap: then a second tap puts it right. */
async function pick(page: Page, label: string): Promise<void> {
  await card(page, label).click()
  if ((await primary(page).getAttribute('aria-disabled')) !== null) await card(page, label).click()
}

/** Taps a card where a finger would, also one that the question bars: it says why. What lies above the card gets the tap. */
async function tap(page: Page, label: string): Promise<void> {
  const box = await card(page, label).boundingBox()
  if (box === null) return expect.fail(`no ${label} on screen`)
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}

/** Picks a card that the question allows: one that makes the main button say more than "pick". False: there is none. */
async function pickOne(page: Page, cards: readonly { readonly label: string }[]): Promise<boolean> {
  for (const { label } of cards) {
    if ((await card(page, label).count()) === 0) return false
    await tap(page, label)
    if ((await primary(page).getAttribute('aria-disabled')) === null) return true
  }
  return false
}
