/** A simple person at the board, for tests in a browser. */
import { type Choose, primary } from '../../../web/e2e/person.ts'

/** No bonuses, circles while there are any, so that the game is short; then the first box, and of two numbers the first. */
export const choose: Choose = async (page) => {
  const none = page.getByRole('button', { name: 'No bonus' })
  if ((await none.count()) > 0) return none.click()
  const open = (kind: string) => page.locator(`[data-part=sheet] [data-place^=${kind}]:not([aria-disabled])`)
  const kind = (await open('c').count()) > 0 ? 'c' : 'b'
  await open(kind).first().click()
  const choice = page.locator('[data-part=preview] button')
  if ((await primary(page).getAttribute('aria-disabled')) !== null) await choice.first().click()
  await primary(page).click()
}
