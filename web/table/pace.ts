/** How long a step stays before the next: long enough to see it, shorter for what one did oneself. */
import type { Company } from '../../engine/company.ts'
import type { Seat } from '../../engine/contract.ts'
import type { Entry } from '../../engine/log.ts'
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

/** `thrower`: whose dice they are, if any are thrown. */
export function timeFor(entry: Entry<unknown>, thrower: Seat | null, company: Company, pace: Pace): number {
  const { input, by, forced } = entry
  const factor = FACTOR[pace.speed]
  if (input.kind !== 'throw') return by === undefined && !forced ? OWN : (pace.calm ? OTHERS - CALM : OTHERS) * factor
  if (company.dice === 'real') return OWN
  const own = thrower !== null && company.sitters[thrower]?.kind === 'person'
  if (pace.calm) return own ? OWN / 2 : CALM * factor
  return own ? TUMBLE : TUMBLE + READ * factor
}
