/** Dicy Cards for `iacta solve` and for hosts that hand solutions to bots: two seats, any line-up that is known, any target. */
import type { SolvePlan, Solver } from '../../../../engine/bots/solver.ts'
import { lineupOf, type Options } from '../../rules/options.ts'
import type { State } from '../../rules/state.ts'
import { canRun } from './kernel.ts'
import { bytesOf, FORMAT, HEAD, isSealed, keyOf, type SolveTerms, seal, solveTerms, termsIn } from './values.ts'
import { partDone, rewind, workOn } from './work.ts'

export const dicyCardsSolver: Solver = {
  begin(seats, options) {
    const plan = this.plan?.(seats, options) ?? null
    return plan?.join(new ArrayBuffer(plan.bytes), null) ?? null
  },
  plan(seats, given) {
    const options = given as Options
    const { target, lowestThree } = options
    // An interglacial line-up is not known before it is drawn: see `planAt`.
    return planFor(solveTerms({ seats, target, lowestThree, cards: lineupOf(options) ?? [] }))
  },
  planAt: (view) => planFor(solveTerms((view as State).table)),
}

function planFor(terms: SolveTerms | null): SolvePlan | null {
  if (terms === null) return null
  return {
    key: `${keyOf(terms)}.v${FORMAT}`,
    bytes: bytesOf(terms),
    join: (memory, kernel) => workOn(terms, memory, kernel),
    isQuick: canRun,
    part: (memory) => partDone(terms, Atomics.load(new Int32Array(memory, 0, HEAD.words), HEAD.ticket)),
    snapshot: snapshotOf,
    isWhole: (memory) => {
      const found = termsIn(memory)
      return found !== null && keyOf(found) === keyOf(terms) && isSealed(memory)
    },
  }
}

/** The head is read before the values: a level that it calls done is done in the copy as well. */
function snapshotOf(memory: ArrayBufferLike): Uint8Array {
  const copy = new Uint8Array(memory.byteLength)
  const head = new Uint8Array(memory, 0, 4 * HEAD.words).slice()
  copy.set(new Uint8Array(memory))
  copy.set(head)
  rewind(copy.buffer)
  seal(copy.buffer)
  return copy
}
