/** The stored form of a table: its log is the truth, the other fields let lists be shown without reading logs. */
import { type Company, type Dice, readCompany } from '../../../engine/company.ts'
import { writeLog } from '../../../engine/log.ts'
import { isDate } from '../../../engine/parts/daily.ts'
import { stateOf, type Table } from '../../../engine/table/table.ts'
import { writeLine } from '../../../fair/lines.ts'

/** Who plays a table: one person and bots, several people on this device, people with real dice, one person alone. A stored word. */
export type Way = 'bots' | 'device' | 'real' | 'alone'

export interface Summary {
  readonly id: string
  readonly game: string
  readonly rules: number
  readonly company: Company
  readonly way: Way
  /** Milliseconds since 1970. */
  readonly created: number
  readonly updated: number
  /** Counts writes: a write names the revision it is based on. */
  readonly rev: number
  readonly over: boolean
  readonly scores: readonly number[]
  /** By seat, once it is over. */
  readonly places: readonly number[] | null
  /** Its dice are proven by others: to be watched, never to be continued here. */
  readonly replayOnly: boolean
  /** How many entries cannot be taken back: among real dice, the app has thrown once. */
  readonly sealed: number
  /** It is the table of this day, played without a server: its dice follow from the date. */
  readonly day?: string
}

export interface TableRecord extends Summary {
  readonly log: string
}

export interface Broken {
  readonly id: string
  /** The field that is not what it should be. */
  readonly field: string
}

export function wayOf({ sitters, dice }: Company): Way {
  if (dice === 'real') return 'real'
  return sitters.some(({ kind }) => kind === 'bot') ? 'bots' : 'device'
}

/** What a list shows of a table's position. */
export function progressOf(table: Table): Pick<Summary, 'over' | 'scores' | 'places'> {
  const state = stateOf(table)
  const turn = table.game.turn(state)
  const places = turn.kind === 'over' ? turn.places : null
  return { over: places !== null, scores: table.game.scores(state), places }
}

export function summaryOf({ log: _, ...summary }: TableRecord): Summary {
  return summary
}

/** A table that is stored for the first time. `lead`: what its log says of its dice; by default that they prove nothing. */
export function newRecord(
  id: string,
  table: Table,
  company: Company,
  now: number,
  lead = [writeLine({ kind: 'none', why: company.dice === 'real' ? 'real-dice' : 'one-device' })] as readonly string[],
): TableRecord {
  return {
    id,
    game: table.game.id,
    rules: table.game.version,
    company,
    way: wayOf(company),
    created: now,
    updated: now,
    rev: 1,
    ...progressOf(table),
    replayOnly: false,
    sealed: 0,
    log: writeLog(table.game, table, lead),
  }
}

type Check = (value: unknown) => boolean

const isText: Check = (value) => typeof value === 'string'
const isCount: Check = (value) => Number.isSafeInteger(value) && (value as number) >= 0
const isBoolean: Check = (value) => typeof value === 'boolean'
const isNumbers: Check = (value) => Array.isArray(value) && value.every((one) => Number.isFinite(one))

const CHECKS: { readonly [field in Exclude<keyof Required<Summary>, 'company'>]: Check } = {
  id: (value) => isText(value) && /^[a-z0-9]{1,40}$/.test(value as string),
  game: (value) => isText(value) && /^[a-z0-9-]{1,40}$/.test(value as string),
  rules: isCount,
  way: (value) => value === 'bots' || value === 'device' || value === 'real',
  created: isCount,
  updated: isCount,
  rev: isCount,
  over: isBoolean,
  scores: isNumbers,
  places: (value) => value === null || isNumbers(value),
  replayOnly: isBoolean,
  sealed: isCount,
  day: (value) => value === undefined || (isText(value) && isDate(value as string)),
}

/** Reads what storage or a backup holds, without its log. Unknown fields are left out. */
export function readSummary(given: unknown): Summary | Broken {
  const value = (typeof given === 'object' && given !== null ? given : {}) as Record<string, unknown>
  const id = isText(value.id) ? (value.id as string) : ''
  const wrong = Object.entries(CHECKS).find(([field, check]) => !check(value[field]))
  if (wrong !== undefined) return { id, field: wrong[0] }
  const company = readCompany(JSON.stringify(value.company) ?? '', (value.scores as unknown[]).length, levelsIn(value))
  if (company === null) return { id, field: 'company' }
  const fields = Object.keys(CHECKS).flatMap((field) => (value[field] === undefined ? [] : [[field, value[field]]]))
  return { ...(Object.fromEntries(fields) as Omit<Summary, 'company'>), company }
}

export function readRecord(given: unknown, log: unknown): TableRecord | Broken {
  const summary = readSummary(given)
  if (isBroken(summary)) return summary
  return typeof log === 'string' ? { ...summary, log } : { id: summary.id, field: 'log' }
}

export function isBroken(read: Summary | Broken): read is Broken {
  return 'field' in read
}

/** Which levels a game has is known only when it is loaded: any word will do until then. */
function levelsIn({ company }: Record<string, unknown>): string[] {
  const sitters = (company as { sitters?: unknown } | null | undefined)?.sitters
  if (!Array.isArray(sitters)) return []
  const levels = sitters.map((sitter) => (sitter as { level?: unknown } | null)?.level)
  return levels.filter((level): level is string => typeof level === 'string' && /^[a-z0-9-]{1,40}$/.test(level))
}

export function strangers(seats: number, dice: Dice): Company {
  return { sitters: Array.from({ length: seats }, () => ({ kind: 'person', name: '' }) as const), dice }
}
