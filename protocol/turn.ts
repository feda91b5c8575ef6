/** Push notifications of a turn. The service worker parses them too, so this file uses no library. */
import { parseJson } from '../engine/json.ts'
import { TABLE_ID } from './protocol.ts'

export interface TurnNote {
  readonly table: string
  readonly title: string
  readonly body: string
}

/** Returns a notification as JSON. */
export function writeTurn({ table, title, body }: TurnNote): string {
  return JSON.stringify({ table, title, body })
}

/** Returns the notification of a JSON text; null if it is none. */
export function readTurn(json: string): TurnNote | null {
  const given = parseJson(json)
  if (typeof given !== 'object' || given === null) return null
  const { table, title, body } = given as Readonly<Record<string, unknown>>
  if (typeof table !== 'string' || typeof title !== 'string' || typeof body !== 'string') return null
  return TABLE_ID.test(table) ? { table, title, body } : null
}
