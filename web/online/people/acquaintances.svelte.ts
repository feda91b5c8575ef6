/** The people of this device as state for the screens, and the way to play with them again. */
import { bad, good, type Result } from '../../../engine/result.ts'
import { isEnded, type TableFacts } from '../../../protocol/facts.ts'
import { remotePage } from '../../host/remote/page.ts'
import { RemoteTable } from '../../host/remote/remote-table.ts'
import { keep, recall } from '../../host/storage/local-storage.ts'
import { type ApiFault, ask } from '../../server/api.ts'
import { server } from '../../server/server.svelte.ts'
import { type Known, readPeople, withGame, withoutPerson } from './people.ts'

const KEPT = 'people'
/** A table has one next game; at most this many in a row are followed. */
const CHAIN = 50
/** In ms: how long the old table may take to tell the new one. */
const PATIENCE = 10_000

class Acquaintances {
  all: readonly Known[] = $state.raw(readPeople(recall(KEPT)))

  /** A game with others has begun. */
  meet(facts: TableFacts, mine: readonly number[]): void {
    const after = withGame(this.all, facts, mine, Date.now())
    if (after !== this.all) this.#keep(after)
  }

  forget(name: string): void {
    this.#keep(withoutPerson(this.all, name))
  }

  putBack(people: readonly Known[]): void {
    this.#keep(people)
  }

  #keep(people: readonly Known[]): void {
    this.all = people
    keep(KEPT, JSON.stringify(people))
  }
}

export const acquaintances = new Acquaintances()

/** The table at which these people play next: the one that waits already, or a new one. `no-such-table`: the last one is gone. */
export async function playAgain(table: string): Promise<Result<string, ApiFault>> {
  let id = table
  for (let i = 0; i < CHAIN; i++) {
    const found = await ask('table', { part: id })
    if (!found.ok) return found
    const { status, rematch } = found.value.table
    if (!isEnded(status)) return good(id)
    if (rematch === null) return rematchOf(id)
    id = rematch
  }
  return bad({ code: 'no-such-table' })
}

async function rematchOf(id: string): Promise<Result<string, ApiFault>> {
  const remote = new RemoteTable(
    id,
    remotePage(id, () => server.say?.guest ?? ''),
  )
  try {
    const done = await remote.order({ kind: 'rematch' })
    if (!done.ok) return bad(done.fault.code === 'unsent' ? { code: 'no-server' } : (done.fault as ApiFault))
    const next = await nextOf(remote)
    return next === null ? bad({ code: 'no-server' }) : good(next)
  } finally {
    remote.close()
  }
}

/** Null: it was not told in time. */
function nextOf(remote: RemoteTable): Promise<string | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), PATIENCE)
    remote.watch(({ facts }) => {
      if (!facts?.rematch) return
      clearTimeout(timer)
      resolve(facts.rematch)
    })
  })
}
