/** The options of 9 Dice. */
import type { OptionClash, OptionSpec, OptionsOf } from '../../../engine/contract.ts'
import { defaultsOf } from '../../../engine/options.ts'

export const OPTIONS = {
  blackBonus: { kind: 'choice', values: ['nothing-taken', 'taker-took'], default: 'nothing-taken' },
  wrongWithBlack: { kind: 'choice', values: ['separate', 'triple'], default: 'separate' },
  start: { kind: 'choice', values: [0, 3], default: 3 },
  target: { kind: 'choice', values: [10, 15, 20, 25], default: 15 },
  spinner: { kind: 'choice', values: [6, 9, 12], default: 12 },
  seconds: { kind: 'choice', values: [0, 15, 30, 60, 120], default: 60 },
  statement: { kind: 'choice', values: ['off', 'on'], default: 'off' },
  /** For the host of a race alone: the rules take no notice. */
  lockout: { kind: 'choice', values: [0, 1000, 2000], default: 0 },
  /** Solo: the number of rounds, instead of the target; 0: until the target. */
  rounds: { kind: 'choice', values: [0, 10], default: 0, later: true },
} as const satisfies { readonly [name: string]: OptionSpec }

export type Options = OptionsOf<typeof OPTIONS>

export const DEFAULTS: Options = defaultsOf(OPTIONS)

/** R12. A number of rounds is for one seat alone. */
export function offers(option: keyof Options, seats: number): boolean {
  return option !== 'rounds' || seats === 1
}

export function check({ rounds }: Options, seats: number): OptionClash | null {
  return rounds === 0 || offers('rounds', seats) ? null : { option: 'rounds', rule: 'R12' }
}
