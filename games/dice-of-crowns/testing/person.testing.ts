/** A simple person at the board, for tests in a browser: any offered move will do. */
import { type Choose, primary } from '../../../web/e2e/person.ts'

export const choose: Choose = (page) => primary(page).click()
