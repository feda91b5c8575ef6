/** Positions for tests, by the lines of a log. */
import { readOptions } from '../../../engine/options.ts'
import { unwrap } from '../../../engine/result.ts'
import { stepsOf } from '../../../engine/testing/lines.ts'
import type { Options } from '../rules/options.ts'
import { nineDice } from '../rules/rules.ts'
import type { State } from '../rules/state.ts'

/** After these lines: `throw 1`, `0 take red`, `time`. */
export function played(state: State, ...lines: readonly string[]): State {
  return stepsOf(nineDice, state, lines).at(-1)?.after ?? state
}

/** A table of two; seat 0 has the spinner. */
export function begun(given: Partial<Options>, ...lines: readonly string[]): State {
  return played(nineDice.setup(2, unwrap(readOptions(nineDice, 2, given))), 'throw 1', ...lines)
}
