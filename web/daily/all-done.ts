/**
 * All finished challenges: this device's memory, its tables and the server's list, merged. One source may know what another has lost, and
 * two devices of one guest see the same ranked days.
 */
import { library } from '../host/library.ts'
import { ask } from '../server/api.ts'
import { type DoneDay, joined, recallDone, rememberDone } from './done.ts'

interface AllDone {
  readonly days: readonly DoneDay[]
  /** False: storage is forbidden or full. */
  readonly kept: boolean
  /** Null: no server has answered. */
  readonly date: string | null
}

/** All that can be known now, whether this device can keep it, and the server's date. `online`: the server is asked. */
export async function allDone(online: boolean): Promise<AllDone> {
  const [lists, mine] = await Promise.all([library.list(), online ? ask('myDays') : null])
  const tables = lists.ok ? lists.value.finished : []
  const local = tables.flatMap(({ game, day, over }) =>
    day === undefined || !over ? [] : [{ game, date: day, medal: null }],
  )
  const days = joined([...recallDone(), ...(mine?.ok ? mine.value.days : []), ...local])
  return { days, kept: rememberDone(days), date: mine?.ok ? mine.value.date : null }
}
