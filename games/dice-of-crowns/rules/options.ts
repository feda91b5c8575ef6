/** The options of Dice of Crowns. */
import type { OptionClash, OptionSpec } from '../../../engine/contract.ts'

const CLAIMS = [3, 5] as const
const RIVAL_DAGGER = ['give', 'keep'] as const
const SIX_CROWNS = [1, 2] as const
const SEVEN_SKULLS = ['steal', 'steal-and-claim'] as const
const SEVEN_DAGGERS = ['lose-claim', 'everyone-dagger', 'nothing'] as const
const VENGEANCE = ['off', 'excess', 'all'] as const
const FATE = ['off', 'on'] as const
const FATE_INCOME = ['per-three', 'five-for-two'] as const
const CROWN_DEFENCE = ['off', 'on'] as const
const TOKENS = [3, 5, 7] as const

export interface Options {
  readonly claims: (typeof CLAIMS)[number]
  readonly rivalDagger: (typeof RIVAL_DAGGER)[number]
  readonly sixCrowns: (typeof SIX_CROWNS)[number]
  readonly sevenSkulls: (typeof SEVEN_SKULLS)[number]
  readonly sevenDaggers: (typeof SEVEN_DAGGERS)[number]
  readonly vengeance: (typeof VENGEANCE)[number]
  readonly fate: (typeof FATE)[number]
  readonly fateIncome: (typeof FATE_INCOME)[number]
  readonly crownDefence: (typeof CROWN_DEFENCE)[number]
  readonly tokens: (typeof TOKENS)[number]
}

export const OPTIONS: { readonly [name in keyof Options]: OptionSpec } = {
  claims: { kind: 'choice', values: CLAIMS, default: 3 },
  rivalDagger: { kind: 'choice', values: RIVAL_DAGGER, default: 'give' },
  sixCrowns: { kind: 'choice', values: SIX_CROWNS, default: 1 },
  sevenSkulls: { kind: 'choice', values: SEVEN_SKULLS, default: 'steal' },
  sevenDaggers: { kind: 'choice', values: SEVEN_DAGGERS, default: 'lose-claim' },
  vengeance: { kind: 'choice', values: VENGEANCE, default: 'off' },
  fate: { kind: 'choice', values: FATE, default: 'off' },
  fateIncome: { kind: 'choice', values: FATE_INCOME, default: 'per-three' },
  crownDefence: { kind: 'choice', values: CROWN_DEFENCE, default: 'off' },
  tokens: { kind: 'choice', values: TOKENS, default: 3 },
}

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
