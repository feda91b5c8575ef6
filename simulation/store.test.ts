/** The store of the simulated world does what every store does: a model that lies would prove nothing. */
import { onTestFinished } from 'vitest'
import { type Place, storeCases } from '../server/store/testing/cases.ts'
import { Chance } from './chance.ts'
import { Database } from './database.ts'
import { Machine } from './machine.ts'
import { Scheduler } from './scheduler.ts'
import { SimulatedStore } from './store.ts'

/** Lets virtual time pass until the returned function is called. */
function keepGoing(scheduler: Scheduler): () => void {
  let isOver = false
  const step = async (): Promise<void> => {
    while (!isOver) {
      await scheduler.run(scheduler.now + 50)
      await new Promise((resolve) => setImmediate(resolve))
    }
  }
  void step()
  return () => {
    isOver = true
  }
}

function placeOf(kind: 'sqlite' | 'postgres'): Place {
  const scheduler = new Scheduler()
  const database = new Database(scheduler)
  onTestFinished(keepGoing(scheduler))
  let opened = 0
  return {
    open: async (how) => {
      database.room = how === 'cramped' ? 3_100_000 : Infinity
      const machine = new Machine(`m${++opened}`, scheduler, 0, 0)
      return new SimulatedStore({ kind, machine, database, chance: new Chance(opened) })
    },
    spoil: (table, what) => database.spoil(table, what),
  }
}

storeCases('simulated SQLite', () => placeOf('sqlite'))
storeCases('simulated PostgreSQL', () => placeOf('postgres'))
