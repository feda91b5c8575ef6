/** Positions for tests, by the lines of a log. */
import { readOptions } from '../../../engine/options.ts'
import { unwrap } from '../../../engine/result.ts'
import type { Options } from '../rules/options.ts'
import { nineDice } from '../rules/rules.ts'
import type { State } from '../rules/state.ts'

/** After these lines: `throw 1`, `0 take red`, `time`. */
export function played(state: State, ...lines: readonly string[]): State {
  return lines.reduce((now, line) => {
    const [head = '', ...rest] = line.split(' ')
    if (head === 'throw') return nineDice.land(now, rest.map(Number))
    if (head === 'time') return nineDice.timeUp?.(now) ?? now
    const move = nineDice.read(rest.join(' '))
    if (move === null) throw new Error(`no move: ${line}`)
    return nineDice.move(now, Number(head), move)
  }, state)
}

/** A table of two; seat 0 has the spinner. */
export function begun(given: Partial<Options>, ...lines: readonly string[]): State {
  return played(nineDice.setup(2, unwrap(readOptions(nineDice, 2, given))), 'throw 1', ...lines)
}
