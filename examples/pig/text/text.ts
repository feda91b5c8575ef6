/** A language of Pig as the screens ask for it. */
import type { Happening } from '../../../engine/text/game.ts'
import type { GameWords } from '../../../engine/text/plain.ts'
import { type Pig, type PigMove, pig, TARGETS } from '../rules.ts'
import type { PigSays } from './en.ts'

export function pigText(say: PigSays): GameWords<Pig, PigMove> {
  const { name, tagline, target, headings, rules, you } = say
  const values = Object.fromEntries(TARGETS.map((points) => [points, target.points(points)]))
  return {
    name,
    tagline,
    options: { target: { label: target.label, help: target.help, values } },
    rules: [
      { ref: 'R1', heading: headings.goal, text: rules.R1 },
      { ref: 'R2', heading: headings.turn, text: rules.R2 },
      { ref: 'R3', text: rules.R3 },
      { ref: 'R4', text: rules.R4 },
    ],
    move: (move) => say[move],
    question: ({ pot }) => say.question({ pot }),
    middle: ({ pot }) => (pot > 0 ? [say.pot({ pot })] : []),
    line: (happening) => line(say, happening),
    you,
  }
}

function line(say: PigSays, { before, input, after, who }: Happening<Pig, PigMove>): string {
  const { seat, pot } = before
  const told = { who: who(seat), die: after.die, pot, score: after.scores[seat] ?? 0 }
  if (input.kind === 'move') return input.move === 'roll' ? say.again(told) : say.held(told)
  if (after.die === 1) return say.lost(told)
  return pig.turn(after).kind === 'over' ? say.won(told) : say.thrown({ ...told, pot: after.pot })
}
