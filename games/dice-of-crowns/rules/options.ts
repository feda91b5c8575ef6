/** The options of Dice of Crowns. */
import type { OptionClash, OptionSpec, OptionsOf } from '../../../engine/contract.ts'
import { defaultsOf } from '../../../engine/options.ts'

export const OPTIONS = {
  claims: { kind: 'choice', values: [3, 5], default: 3 },
  rivalDagger: { kind: 'choice', values: ['give', 'keep'], default: 'give' },
  sixCrowns: { kind: 'choice', values: [1, 2], default: 1 },
  sevenSkulls: { kind: 'choice', values: ['steal', 'steal-and-claim'], default: 'steal' },
  sevenDaggers: { kind: 'choice', values: ['lose-claim', 'everyone-dagger', 'nothing'], default: 'lose-claim' },
  vengeance: { kind: 'choice', values: ['off', 'excess', 'all'], default: 'off' },
  fate: { kind: 'choice', values: ['off', 'on'], default: 'off' },
  fateIncome: { kind: 'choice', values: ['per-three', 'five-for-two'], default: 'per-three' },
  crownDefence: { kind: 'choice', values: ['off', 'on'], default: 'off' },
  tokens: { kind: 'choice', values: [3, 5, 7], default: 3 },
} as const satisfies { readonly [name: string]: OptionSpec }

export type Options = OptionsOf<typeof OPTIONS>

export const DEFAULTS: Options = defaultsOf(OPTIONS)

/** The solo game offers only its tokens; a game of several does not offer Varrick's. */
export function offers(option: keyof Options, seats: number): boolean {
  return (option === 'tokens') === (seats === 1)
}

/** S1. Options that are not offered keep their defaults. */
export function check(options: Options, seats: number): OptionClash | null {
  for (const option of Object.keys(OPTIONS) as (keyof Options)[]) {
    if (!offers(option, seats) && options[option] !== OPTIONS[option].default) return { option, rule: 'S1' }
  }
  return null
}
