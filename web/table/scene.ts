/** What a board draws, put together in one place: for tables, lessons, televisions and replays. */
import type { RaceScene, Scene } from '../../kit/board.ts'
import { type Narrated, namesOf } from './words/narration.ts'

interface Parts extends Pick<Scene, 'state' | 'seat' | 'ui' | 'step'> {
  /** Null: the coach is silent. */
  readonly advice?: Scene['advice'] | null
  /** Null: there is none. */
  readonly race: RaceScene | null
  readonly referee?: boolean
}

export function sceneOf(told: Narrated, { race, referee = false, advice = null, ...parts }: Parts): Scene {
  return {
    ...parts,
    names: namesOf(told),
    ...(advice === null ? {} : { advice }),
    ...(race === null ? {} : { race }),
    ...(told.company.dice === 'real' ? { real: true as const } : {}),
    ...(referee ? { referee: true as const } : {}),
  }
}
