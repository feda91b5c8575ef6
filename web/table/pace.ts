/** How long a step stays before the next: long enough to see it, shorter for what one did oneself. */
import type { Company } from '../../engine/company.ts'
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

export function timeFor({ input, by, forced }: Entry<unknown>, { dice }: Company, { speed, calm }: Pace): number {
  const factor = FACTOR[speed]
  if (input.kind === 'throw') return dice === 'real' ? OWN : calm ? CALM * factor : TUMBLE + READ * (factor - 0.5)
  return by === undefined && !forced ? OWN : (calm ? OTHERS - CALM : OTHERS) * factor
}
