/** How long a step stays before the next: long enough to see it, shorter for the player's own moves. */
import type { Company } from '../../engine/company.ts'
import type { Game, Seat } from '../../engine/contract.ts'
import { isRace } from '../../engine/race-order.ts'
import type { SeenEntry } from '../../engine/table/table.ts'
import type { SPEEDS } from '../app/settings.ts'

export interface Pace {
  readonly speed: (typeof SPEEDS)[number]
  readonly calm: boolean
}

const FACTOR = { slow: 1.7, normal: 1, fast: 0.5 } as const

/** The dice of the tray take this long to lie still. */
const TUMBLE = 900
/** Then others' throws stay to be read. */
const READ = 600
const OWN = 350
const OTHERS = 1000
const CALM = 350

/** The end of a race stays on screen, shorter where a player here has a button to go on. */
const VERDICT = 5000
const OWN_VERDICT = 1200
/** Hands that still come down after it hurry nothing. */
export const STILL = 800

/**
 * In a race steps have no duration of their own: the race counts from its reveal. null: not a race. `asked`: the next step is up to a
 * player at this device.
 */
export function raceTime(game: Game, before: unknown, after: unknown, asked: boolean, pace: Pace): number | null {
  if (isRace(game, after)) return 0
  if (!isRace(game, before)) return null
  return asked ? OWN_VERDICT : VERDICT * FACTOR[pace.speed]
}

/** `thrower`: whose dice they are, if any are thrown. */
export function timeFor(entry: SeenEntry, thrower: Seat | null, company: Company, pace: Pace): number {
  const { input, by, forced } = entry
  const factor = FACTOR[pace.speed]
  if (input.kind !== 'throw') return by === undefined && !forced ? OWN : (pace.calm ? OTHERS - CALM : OTHERS) * factor
  if (company.dice === 'real') return OWN
  const own = thrower !== null && company.sitters[thrower]?.kind === 'person'
  if (pace.calm) return own ? OWN / 2 : CALM * factor
  return own ? TUMBLE : TUMBLE + READ * factor
}
