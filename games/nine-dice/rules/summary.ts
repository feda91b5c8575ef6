/** A position in one line of words, for golden playthroughs. */
import { DISCS, type State } from './state.ts'

export function summarize(state: State): string {
  const { phase, spinner, round, number, dice, taken, gains, scores, tied, tieRound } = state
  const discs = taken.map(({ disc, seat, signs }) => `${seat}:${DISCS[disc]}${signs === null ? '' : ` ${signs}`}`)
  const tie =
    tied === 0
      ? ''
      : ` | tie ${tieRound} of ${[...tied.toString(2)].reverse().flatMap((bit, seat) => (bit === '1' ? [seat] : []))}`
  const parts = [
    `${phase} ${spinner}`,
    `round ${round}`,
    `${number} from ${dice.join(' ') || '-'}`,
    discs.join(', ') || '-',
  ]
  return `${parts.join(' | ')} | ${gains.join(' ') || '-'} | ${scores.join(' ')}${tie}`
}
