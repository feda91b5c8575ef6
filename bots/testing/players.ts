/** For tests: what bots may know of the fixture game. */
import type { Knowledge } from '../../engine/bots/bot.ts'
import { CONCEALED, type Pebbles } from '../../engine/conformance/fixture.ts'

/** What others have laid, made up from what they had. */
export const guesser: Knowledge<Pebbles> = {
  guess: (view, _, random) => ({
    ...view,
    laid: view.laid.map((laid, seat) =>
      laid === CONCEALED ? random.below(Math.min(3, view.pebbles[seat] as number) + 1) : laid,
    ),
  }),
}
