/** Dice of Crowns for `iacta solve`: alone, and for two without fate. */
import type { Solution, Solver, Solving } from '../../../../engine/bots/solver.ts'
import type { Options } from '../../rules/options.ts'
import { isSolved } from './chance.ts'
import { Duel } from './duel.ts'
import { Solo } from './solo.ts'

/** Solved to 1e-9, printed to one digit more. */
const DIGITS = 10

export const diceOfCrownsSolver: Solver = {
  begin(seats, given) {
    const options = given as Options
    if (seats > 2 || !isSolved({ ...options, seats })) return null
    return seats === 1 ? soloSolving(options.tokens) : duelSolving(options)
  },
}

function soloSolving(tokens: number): Solving {
  const solo = new Solo(tokens)
  return {
    step: () => solo.step(),
    solution(): Solution {
      const win = told(solo.value(0, 0, solo.turn.start(0)))
      return { chances: [win], digits: DIGITS - 1, json: { mode: 'solo', tokens, win } }
    },
  }
}

function duelSolving(options: Options): Solving {
  const duel = new Duel(options)
  return {
    step: () => duel.step(),
    solution(): Solution {
      const first = told(duel.value({ mine: 0, theirs: 0, crown: 'nobody' }, duel.turn.start(0, 0, 0)))
      return { chances: [first, told(1 - first)], digits: DIGITS - 1, json: { mode: 'two-seats', first } }
    },
  }
}

function told(chance: number): number {
  return Number(chance.toFixed(DIGITS))
}
