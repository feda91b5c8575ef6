/** The options of 9 Dice. */
import type { OptionClash, OptionSpec } from '../../../engine/contract.ts'

const BLACK_BONUS = ['nothing-taken', 'taker-took'] as const
const WRONG_WITH_BLACK = ['separate', 'triple'] as const
const START = [0, 3] as const
const TARGET = [10, 15, 20, 25] as const
const SPINNER = [6, 9, 12] as const
const SECONDS = [0, 15, 30, 60, 120] as const
const STATEMENT = ['off', 'on'] as const
const LOCKOUT = [0, 1000, 2000] as const
const ROUNDS = [0, 10] as const

export interface Options {
  readonly blackBonus: (typeof BLACK_BONUS)[number]
  readonly wrongWithBlack: (typeof WRONG_WITH_BLACK)[number]
  readonly start: (typeof START)[number]
  readonly target: (typeof TARGET)[number]
  readonly spinner: (typeof SPINNER)[number]
  readonly seconds: (typeof SECONDS)[number]
  readonly statement: (typeof STATEMENT)[number]
  /** For the host of a race alone: the rules take no notice. */
  readonly lockout: (typeof LOCKOUT)[number]
  /** Solo: the number of rounds, instead of the target; 0: until the target. */
  readonly rounds: (typeof ROUNDS)[number]
}

export const OPTIONS: { readonly [name in keyof Options]: OptionSpec } = {
  blackBonus: { kind: 'choice', values: BLACK_BONUS, default: 'nothing-taken' },
  wrongWithBlack: { kind: 'choice', values: WRONG_WITH_BLACK, default: 'separate' },
  start: { kind: 'choice', values: START, default: 3 },
  target: { kind: 'choice', values: TARGET, default: 15 },
  spinner: { kind: 'choice', values: SPINNER, default: 12 },
  seconds: { kind: 'choice', values: SECONDS, default: 60 },
  statement: { kind: 'choice', values: STATEMENT, default: 'off' },
  lockout: { kind: 'choice', values: LOCKOUT, default: 0 },
  rounds: { kind: 'choice', values: ROUNDS, default: 0, later: true },
}

/** R12. A number of rounds is for one seat alone. */
export function offers(option: keyof Options, seats: number): boolean {
  return option !== 'rounds' || seats === 1
}

export function check({ rounds }: Options, seats: number): OptionClash | null {
  return rounds === 0 || offers('rounds', seats) ? null : { option: 'rounds', rule: 'R12' }
}
