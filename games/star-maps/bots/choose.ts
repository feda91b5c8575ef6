/** The best choice by evaluation alone: a few microseconds. With noise it is a weaker player. */
import type { Seat } from '../../../engine/contract.ts'
import type { Xoshiro128 } from '../../../engine/dice/random.ts'
import { NOTE, targetsOf } from '../rules/bonuses.ts'
import { type Act, CONNECT, type Move, NOTHING, PASS, type Target, WRITE } from '../rules/moves.ts'
import { BONUS_IDS, type BonusId } from '../rules/options.ts'
import type { Page } from '../rules/page.ts'
import { spotOf } from '../rules/rules.ts'
import type { State } from '../rules/state.ts'
import { chartOf } from '../sheets/library.ts'
import { Evaluation, filledBoxes, roundsLeft } from './evaluation.ts'

/** How much better a seat stands after a move than before it. */
export function moveValue(evaluation: Evaluation, move: Move): number {
  if (move.kind === 'pass') return 0
  return move.kind === 'bonus' ? targetWorth(evaluation, move.on, true) : targetWorth(evaluation, move, false)
}

function targetWorth(evaluation: Evaluation, on: Target, bonus: boolean): number {
  const { page } = evaluation
  const filled = (box: number): number => page.boxes[box] as number
  switch (on.kind) {
    case 'write':
      return bonus && filled(on.box) !== 0 ? evaluation.change(on.box, on.value) : evaluation.write(on.box, on.value)
    case 'connect':
      return evaluation.connect(on.circle)
    case 'box':
      return evaluation.change(on.box, 7 - filled(on.box))
    case 'boxes':
      return evaluation.change(on.one, filled(on.two)) + evaluation.change(on.two, filled(on.one))
    case 'circles':
      return evaluation.connect(on.one) + evaluation.connect(on.two)
    case 'star':
      return evaluation.open(on.star)
    case 'none':
      return NOTE
  }
}

/** The best act by evaluation, in the order of `starMaps.moves`; `noise`: the random error of the evaluation of each, in points. */
export function chooseAct(evaluation: Evaluation, low: number, high: number, random: Xoshiro128, noise: number): Act {
  let best: Act | null = null
  let most = Number.NEGATIVE_INFINITY
  const { writable, circles } = evaluation
  for (let die = 0; die < (low === high ? 1 : 2); die++) {
    const value = die === 0 ? low : high
    for (let rest = writable[die === 0 ? high : low] as number; rest !== 0; rest &= rest - 1) {
      const box = 31 - Math.clz32(rest & -rest)
      const worth = evaluation.write(box, value) + (noise === 0 ? 0 : noise * unitNoise(random))
      if (worth <= most) continue
      most = worth
      best = (WRITE[value] as readonly Act[])[box] as Act
    }
  }
  for (let rest = circles; rest !== 0; rest &= rest - 1) {
    const circle = 31 - Math.clz32(rest & -rest)
    const worth = evaluation.connect(circle) + (noise === 0 ? 0 : noise * unitNoise(random))
    if (worth <= most) continue
    most = worth
    best = CONNECT[circle] as Act
  }
  return best as Act
}

/** Playouts do not compare hundreds of targets: four points where they can be noted, else the best target of the first bonus. */
const QUICK: readonly BonusId[] = [
  'note',
  'pick',
  'any-value',
  'anywhere',
  'again',
  'seven',
  'twin',
  'turn',
  'nudge',
  'swap',
]

/** A bonus, chosen fast. */
export function quickBonus(state: State, seat: Seat, rounds: number): Move {
  const spot = spotOf(state, seat)
  let evaluation: Evaluation | null = null
  for (const bonus of QUICK) {
    if (!(state.table.bonuses & (1 << BONUS_IDS.indexOf(bonus)))) continue
    if (bonus === 'note') return { kind: 'bonus', bonus, on: NOTHING }
    evaluation ??= evaluationOf(state, seat, rounds)
    let best: Target | null = null
    let most = 0
    for (const on of targetsOf(spot, bonus)) {
      const worth = targetWorth(evaluation, on, true)
      if (worth > most) [most, best] = [worth, on]
    }
    if (best !== null) return { kind: 'bonus', bonus, on: best }
  }
  return PASS
}

export function evaluationOf({ table, pages }: State, seat: Seat, rounds: number): Evaluation {
  const page = pages[seat] as Page
  return new Evaluation(chartOf(table.sheet), table).see(page, filledBoxes(page)).within(rounds)
}

/** How many numbers the noise of one act draws. */
export const NOISE_DRAWS = 3

/** About normal, with mean 0 and deviation 1: three draws added up. */
export function unitNoise(random: Xoshiro128): number {
  return (random.next() + random.next() + random.next()) / 2 ** 31 - 3
}

/** The rounds that the others' sheets leave this seat. */
export function timeOf({ table, pages }: State, seat: Seat): number {
  const chart = chartOf(table.sheet)
  let least = Number.POSITIVE_INFINITY
  pages.forEach((page, other) => {
    if (other !== seat) least = Math.min(least, roundsLeft(chart, page))
  })
  return least
}
