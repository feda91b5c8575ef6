/** How 9 Dice is tried: every option in golden playthroughs, a sample of them in the conformance suite. */
import type { Fixtures } from '../../../engine/entry.ts'
import { DEFAULTS, type Options } from '../rules/options.ts'
import { nineDice } from '../rules/rules.ts'
import { DISCS, type State } from '../rules/state.ts'

/** A round of two, with these options. */
function race(given: Partial<Options>): State {
  const start = nineDice.setup(2, { ...DEFAULTS, ...given })
  return nineDice.land(nineDice.land(start, [1]), [7, 3, 4, 1, 1, 4, 4, 1, 2, 5])
}

export const fixtures: Fixtures = {
  summarize: (state) => summarize(state as State),
  golden: [
    { name: 'three', seats: 3, seed: 74, options: {} },
    { name: 'taker', seats: 2, seed: 41, options: { blackBonus: 'taker-took', wrongWithBlack: 'triple', target: 10 } },
    {
      name: 'statement',
      seats: 2,
      seed: 27,
      options: { statement: 'on', seconds: 0, spinner: 6, start: 0, target: 10 },
    },
    { name: 'alone', seats: 1, seed: 105, options: { target: 10 } },
    { name: 'ten-rounds', seats: 1, seed: 106, options: { rounds: 10, start: 0, seconds: 30 } },
  ],
  plan: {
    options: [
      {},
      { blackBonus: 'taker-took', wrongWithBlack: 'triple' },
      { start: 0, target: 10, spinner: 9, seconds: 15, lockout: 2000 },
    ],
    matches: 1,
    seed: 5,
    bound: 200_000,
    // Sums said at random are false.
    hopeless: { options: [{ statement: 'on', seconds: 0, spinner: 6 }], inputs: 400 },
  },
  rare: [race({}), race({ statement: 'on' }), { ...race({}), tied: 0b01, tieRound: 1 }],
}

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
