/** The games that insights are about: finished ones of this device, and online ones of its guest. */
import type { Finished } from '../../bots/insights/played.ts'
import type { Result } from '../../engine/result.ts'
import type { AnswerOf } from '../../protocol/http.ts'
import type { Outcome } from '../host/bots/messages.ts'
import type { Library } from '../host/library.ts'
import type { Summary } from '../host/storage/record.ts'
import type { ApiFault, ask } from '../server/api.ts'
import { finishedOf, monthOf, yourSeat } from './yours.ts'

/** A game whose log can be asked for. */
export interface Source {
  readonly id: string
  /** Changes with the table. */
  readonly rev: number
  /** When it ended, in ms since 1970. */
  readonly date: number
  /** The seat that is yours; null: the log says, where only one seat was played by a person. */
  readonly seat: number | null
  /** The result, where it is known without the log. */
  readonly outcome: Outcome | null
  /** With the places and scores that the log has told. */
  finished(seat: number, places: readonly number[], scores: readonly number[]): Finished
  /** Null: it cannot be had. */
  log(): Promise<string | null>
}

interface Gathered {
  readonly sources: readonly Source[]
  /** Games of several people, none of them known to be you. */
  readonly others: number
  /** Records that cannot be read. */
  readonly broken: number
}

/** Of this device. Null: the list cannot be read. */
export async function gatherHere(library: Pick<Library, 'list' | 'logOf'>, name: string): Promise<Gathered | null> {
  const listed = await library.list()
  if (!listed.ok) return null
  const { finished, broken } = listed.value
  const over = finished.filter(({ places }) => places !== null)
  const sources = over.flatMap((table) => sourceOf(library, table, name) ?? [])
  return { sources, others: over.length - sources.length, broken: broken.length }
}

/** A log from a file has people without names on all seats: which one is yours only its lines can tell. */
function sourceOf(library: Pick<Library, 'logOf'>, table: Summary, name: string): Source | null {
  const seat = yourSeat(table.company, name)
  const { sitters } = table.company
  const unknown = sitters.every(({ kind, name: called }) => kind === 'person' && called === '')
  if (seat === null && !unknown) return null
  const { places, scores } = table
  return {
    id: table.id,
    rev: table.rev,
    date: table.updated,
    seat,
    // Alone the places of the rules do not tell whether there was a medal (`endPlaces`).
    outcome: seat === null || places === null || sitters.length === 1 ? null : { seat, places, scores },
    log: () => library.logOf(table.id),
    finished: (you, told, points) => ({
      id: table.id,
      source: 'device',
      game: table.game,
      date: table.updated,
      month: monthOf(table.updated),
      sitters: sitters.map(() => ({ name: '' })),
      ...finishedOf(table, name),
      you,
      places: told,
      scores: points,
    }),
  }
}

type Ask = typeof ask

/** Of the guest on the server; none without a server. `wait`: in ms. */
export async function gatherOnline(asked: Ask, wait = sleep): Promise<readonly Source[]> {
  const own: Result<AnswerOf<'myTables'>, ApiFault> = await asked('myTables')
  if (!own.ok) return []
  return own.value.tables.flatMap(({ table, you }): Source[] => {
    const [seat, second] = you.seats
    if (table.status !== 'over' || seat === undefined || second !== undefined) return []
    const sitters = table.seats.map((one) =>
      one.kind === 'bot' ? { name: '', level: one.level } : { name: one.kind === 'person' ? (one.name ?? '') : '' },
    )
    const { id, game, updated: date } = table
    return [
      {
        id,
        rev: 0,
        date,
        seat,
        outcome: null,
        log: once(() => logOf(asked, wait, id)),
        finished: (you, places, scores) => ({
          id,
          source: 'online',
          game,
          date,
          month: monthOf(date),
          you,
          places,
          scores,
          sitters,
        }),
      },
    ]
  })
}

/** The server limits requests per second; a refusal says how long to wait. */
async function logOf(asked: Ask, wait: typeof sleep, part: string): Promise<string | null> {
  for (;;) {
    const log = await asked('log', { part })
    if (log.ok) return log.value
    if (log.fault.code !== 'too-fast') return null
    await wait(log.fault.wait)
  }
}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Asked for twice, for the result and for the analysis, and loaded once. */
function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loaded: Promise<Value> | null = null
  return () => {
    loaded ??= load()
    return loaded
  }
}
