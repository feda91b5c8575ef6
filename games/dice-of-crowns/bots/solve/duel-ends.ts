/** What the end of a turn leads to at a table of two: rewards, losses, the crown, and the beginning of the next turn (R9–R16). */
import type { Options } from '../../rules/options.ts'
import { DICE } from '../../rules/state.ts'
import type { DuelEnd } from './duel-turn.ts'

/** The options that the solution for two seats depends on. */
export type DuelRules = Pick<
  Options,
  'claims' | 'rivalDagger' | 'sixCrowns' | 'sevenSkulls' | 'sevenDaggers' | 'vengeance' | 'crownDefence'
>

/** The holder of the crown (R16), seen from the active seat. */
export type Holder = 'nobody' | 'mine' | 'theirs'

/** What both have through a turn: seen from the active seat. */
export interface Standing {
  readonly mine: number
  readonly theirs: number
  readonly crown: Holder
}

type TurnOutcome =
  | 'won'
  /** The other's turn, seen from there: what it has, the dice that it holds, and the dagger left to its rival. */
  | {
      readonly standing: Standing
      readonly crowns: number
      readonly daggers: number
      readonly rivalDaggers: number
    }

/** The outcomes of an end that the active seat can choose from. */
export function outcomesOf(rules: DuelRules, before: Standing, end: DuelEnd): readonly TurnOutcome[] {
  if (end.kind !== 'stop') return betrayals(rules, before, end)
  const rewards = rewardsOf(rules, before, end)
  return rewards.map((after) => (wins(rules, before, after) ? 'won' : next(after, end.rivalCrowns, end.rivalDaggers)))
}

function next({ mine, theirs, crown }: Standing, crowns: number, daggers: number, rivalDaggers = 0): TurnOutcome {
  const holder: Holder = crown === 'nobody' ? crown : crown === 'mine' ? 'theirs' : 'mine'
  return { standing: { mine: theirs, theirs: mine, crown: holder }, crowns, daggers, rivalDaggers }
}

/** R12, R16. Who has no loose dice needs no roll, and who has some has rolled: that is nothing to ask for. */
function wins({ claims, crownDefence }: DuelRules, before: Standing, { mine, crown }: Standing): boolean {
  if (crownDefence === 'off') return mine >= claims
  return before.crown === 'mine' && crown === 'mine' && mine === claims - 1
}

/** R9, R14 */
function betrayals(rules: DuelRules, before: Standing, end: DuelEnd): readonly TurnOutcome[] {
  const { daggers, rivalCrowns, rivalDaggers } = end
  if (daggers === DICE) return [sevenDaggers(rules, before)]
  // Before an early betrayal the rival holds what the other turn left to it, which now is its own.
  const forgiven = next(before, rivalCrowns, rivalDaggers)
  if (rules.vengeance === 'off' || end.kind === 'early' || daggers === 3) return [forgiven]
  const given = rules.vengeance === 'all' ? daggers : daggers - 3
  return [next(before, rivalCrowns, rivalDaggers + given), forgiven]
}

/** R9 */
function sevenDaggers({ sevenDaggers }: DuelRules, before: Standing): TurnOutcome {
  if (sevenDaggers === 'everyone-dagger') return next(before, 0, 1, 1)
  return next(sevenDaggers === 'lose-claim' ? { ...before, mine: Math.max(0, before.mine - 1) } : before, 0, 0)
}

/** R10, R16. Three crowns and five skulls are more than seven dice: there is one reward, and with the crown in play another. */
function rewardsOf(rules: DuelRules, before: Standing, { crowns, skulls }: DuelEnd): readonly Standing[] {
  const usual = usualReward(rules, before, crowns, skulls)
  const seven = crowns === DICE || skulls === DICE
  return seven && before.crown === 'theirs' ? [usual, { ...before, crown: 'mine' }] : [usual]
}

function usualReward(rules: DuelRules, before: Standing, crowns: number, skulls: number): Standing {
  if (crowns === DICE) return gain(rules, before, 2)
  if (crowns >= 3) return gain(rules, before, crowns === 6 ? rules.sixCrowns : 1)
  if (skulls < 5) return before
  if (skulls < DICE || before.theirs === 0) return gain(rules, before, 1)
  return gain(rules, { ...before, theirs: before.theirs - 1 }, rules.sevenSkulls === 'steal' ? 1 : 2)
}

/** R16. With the crown in play, a claim beyond the tokens takes the crown; further claims are lost. */
function gain({ claims, crownDefence }: DuelRules, before: Standing, gained: number): Standing {
  if (crownDefence === 'off') return { ...before, mine: before.mine + gained }
  const mine = Math.min(before.mine + gained, claims - 1)
  return { ...before, mine, crown: before.mine + gained >= claims ? 'mine' : before.crown }
}
