/** Exact chances from the server, for a device that lacks the memory to solve a table itself. */
import type { AnswerOf, BodyOf } from '../../protocol/http.ts'
import type { ApiFault } from '../online/api.ts'

export type Position = BodyOf<'judge'>
type Answer = AnswerOf<'judge'>
export type Moves = Extract<Answer, { readonly moves: unknown }>['moves']

export interface Asking {
  /** Null: called off, or the server cannot tell. */
  readonly done: Promise<Moves | null>
  cancel(): void
}

/** The server forgets a table that nobody has asked for within a minute. */
const EVERY_MS = 2000

/** For tests. */
export interface Line {
  ask(position: Position): Promise<{ ok: true; value: Answer } | { ok: false; fault: ApiFault }>
  wait(ms: number): Promise<void>
}

const LINE: Line = {
  ask: async (body) => (await import('../online/api.ts')).ask('judge', { body }),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
}

/** Asks until the table is solved; `onpart` hears how far it is. */
export function askServer(position: Position, onpart: (part: number) => void, line: Line = LINE): Asking {
  let over = false
  let stop: (nothing: null) => void = () => undefined
  const stopped = new Promise<null>((resolve) => {
    stop = resolve
  })
  const work = async (): Promise<Moves | null> => {
    while (!over) {
      const told = await line.ask(position)
      if (told.ok && 'moves' in told.value) return told.value.moves
      if (!told.ok && told.fault.code !== 'too-fast') return null
      if (told.ok && 'part' in told.value && !over) onpart(told.value.part)
      await line.wait(told.ok || !('wait' in told.fault) ? EVERY_MS : Math.max(EVERY_MS, told.fault.wait))
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
