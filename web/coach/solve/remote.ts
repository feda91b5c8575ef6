/** Exact chances from the server, for a device that lacks the memory to solve a table itself. */
import { type Review, summed } from '../../../bots/review/review.ts'
import { bad, good, type Result } from '../../../engine/result.ts'
import type { Table } from '../../../engine/table/table.ts'
import type { AnswerOf, BodyOf } from '../../../protocol/http.ts'
import type { ApiFault } from '../../server/api.ts'

export type Position = BodyOf<'judge'>
export type Moves = Extract<AnswerOf<'judge'>, { readonly moves: unknown }>['moves']

type Judged = Extract<AnswerOf<'review'>, { readonly chances: unknown }>

export interface Asking<Told> {
  /** Null: called off. Bad: the server cannot tell. */
  readonly done: Promise<Result<Told, ApiFault> | null>
  cancel(): void
}

/** Polling interval. The server abandons a table that no page has asked for within a minute. */
const EVERY_MS = 2000

/** For tests. */
export interface Transport {
  ask<Name extends 'judge' | 'review'>(name: Name, body: BodyOf<Name>): Promise<Result<AnswerOf<Name>, ApiFault>>
  wait(ms: number): Promise<void>
}

const TRANSPORT: Transport = {
  ask: async (name, body) => (await import('../../server/api.ts')).ask(name, { body }),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
}

/** The chance after every move of the seat to choose. */
export function askMoves(
  position: Position,
  onpart: (part: number) => void,
  line: Transport = TRANSPORT,
): Asking<Moves> {
  const ask = async () => {
    const told = await line.ask('judge', position)
    if (!told.ok) return told
    return 'part' in told.value ? good(told.value) : good({ done: told.value.moves })
  }
  return askUntilSolved(ask, onpart, line)
}

/** A game looked back on. `log`: of the same table. */
export function askReview(
  table: Table,
  log: string,
  onpart: (part: number) => void,
  line: Transport = TRANSPORT,
): Asking<Review> {
  const ask = async () => {
    const told = await line.ask('review', { log })
    if (!told.ok) return told
    if ('part' in told.value) return good(told.value)
    const review = reviewOf(table, told.value)
    return review === null ? bad({ code: 'no-server' } as const) : good({ done: review })
  }
  return askUntilSolved(ask, onpart, line)
}

/** Null: of another game. */
function reviewOf(table: Table, { chances, choices }: Judged): Review | null {
  const isOfIt = chances.length === table.states.length && chances.every(({ length }) => length === table.seats)
  if (!isOfIt || choices.some(({ index, seat }) => index >= table.entries.length || seat >= table.seats)) return null
  const prospects = chances.map((one) => ({ chances: one, exact: true }))
  return summed(
    table,
    prospects,
    choices.map((one) => ({ ...one, edge: one.edge ?? 0, cost: one.could - one.did, margin: 0 })),
  )
}

/** `onpart` hears how far it is. */
function askUntilSolved<Told>(
  ask: () => Promise<Result<{ readonly done: Told } | { readonly part: number }, ApiFault>>,
  onpart: (part: number) => void,
  { wait }: Transport,
): Asking<Told> {
  let over = false
  let stop: (nothing: null) => void = () => undefined
  const stopped = new Promise<null>((resolve) => {
    stop = resolve
  })
  const work = async (): Promise<Result<Told, ApiFault> | null> => {
    while (!over) {
      const told = await ask()
      if (told.ok && 'done' in told.value) return good(told.value.done)
      if (!told.ok && told.fault.code !== 'too-fast') return bad(told.fault)
      if (told.ok && 'part' in told.value && !over) onpart(told.value.part)
      await wait(told.ok || !('wait' in told.fault) ? EVERY_MS : Math.max(EVERY_MS, told.fault.wait ?? 0))
    }
    return null
  }
  const cancel = (): void => {
    over = true
    stop(null)
  }
  return { done: Promise.race([work(), stopped]), cancel }
}

/** It says itself that it has little memory; many do not say. */
export function isSmallDevice(): boolean {
  const gigabytes = (navigator as { readonly deviceMemory?: number }).deviceMemory
  return gigabytes !== undefined && gigabytes < 2
}
