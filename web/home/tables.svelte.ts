/** The tables of this device as state: what lists show, deleting with a way back, files. Create it while a component is set up. */
import { youAt } from '../../engine/company.ts'
import { list } from '../../engine/text/lang.ts'
import { toasts } from '../../kit/toasts.svelte.ts'
import { explainStore } from '../app/explain-store.ts'
import { words } from '../app/words.svelte.ts'
import { library, type TableLists } from '../host/library.ts'
import type { Summary } from '../host/storage/record.ts'

export class Tables {
  /** Null until they are read. */
  lists: TableLists | null = $state.raw(null)
  /** They could not be read. */
  failed = $state(false)

  constructor() {
    $effect(() => {
      void this.refresh()
      return library.watch(() => void this.refresh())
    })
  }

  async refresh(): Promise<void> {
    const listed = await library.list()
    this.failed = !listed.ok
    if (listed.ok) this.lists = listed.value
  }

  async remove(id: string): Promise<void> {
    const gone = this.lists?.finished.find((table) => table.id === id)
    // A medal outlives its game: a game whose medal cannot be saved is not deleted.
    if (gone !== undefined) {
      const { ladder } = await import('./medals.svelte.ts')
      if (!ladder.giveFor(gone)) return toasts.tell(words.say.table.trouble.full, { kind: 'trouble' })
    }
    const deleted = await library.delete(id)
    await this.refresh()
    if (!deleted.ok) return toasts.tell(explainStore(deleted.fault), { kind: 'trouble' })
    const record = deleted.value
    const act = async (): Promise<void> => {
      if (record !== null) await library.putBack(record)
      await this.refresh()
    }
    const undo = { label: words.say.home.undo, act: () => void act() }
    toasts.tell(words.say.home.removed, record === null ? {} : { action: undo })
  }
}

/** What everyone at a table is called; people without a name by their seat. */
export function namesOf({ company }: Pick<Summary, 'company'>): string[] {
  const you = youAt(company)
  return company.sitters.map(({ name }, seat) =>
    seat === you ? words.say.table.you.name : name || words.say.home.player({ number: seat + 1 }),
  )
}

/** "Ada, Ben and Icicle". */
export function namesIn(summary: Pick<Summary, 'company'>): string {
  return list(words.lang, namesOf(summary), 'and')
}
