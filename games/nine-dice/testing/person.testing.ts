/** A simple person at the board, for tests in a browser: STOP, for any dice. */
import type { Choose } from '../../../web/e2e/person.ts'

export const choose: Choose = (page) => page.keyboard.press('5')
