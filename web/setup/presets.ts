/** Which of a game's presets a table is set up as. */
import type { Game } from '../../engine/contract.ts'
import type { AnyOptions } from '../../engine/options.ts'
import type { Preset } from '../../kit/board.ts'
import { defaultsOf } from './plan.ts'

export function isPreset(game: Game, options: AnyOptions, { options: own }: Preset): boolean {
  const wanted = Object.entries({ ...defaultsOf(game), ...own })
  return wanted.every(([name, value]) => JSON.stringify(options[name]) === JSON.stringify(value))
}
