/** Every game with what it brings, the examples among them: for suites that each of them has to pass. */
import type { Game } from '../engine/contract.ts'
import type { GameParts } from '../engine/entry.ts'
import { EXAMPLES } from '../examples/index.ts'
import { newestOf, withDefaults } from './defaults.ts'
import { GAME_IDS, partsOf } from './index.ts'

const entries = [
  ...GAME_IDS.map((id): [string, GameParts] => [id, partsOf(id)]),
  ...Object.entries(EXAMPLES).map(([id, entry]): [string, GameParts] => [id, withDefaults(entry)]),
]

export const EVERY = entries.map(([id, parts]) => ({
  id,
  parts,
  rules: parts.rules[newestOf(parts)] as () => Promise<Game>,
}))
