/** Games from files: a log becomes a table of this device, a backup brings back all it holds. */
import { explainLog } from '../../engine/text/explain.ts'
import { toasts } from '../../kit/toasts.svelte.ts'
import { explainStore } from '../app/explain-store.ts'
import { words } from '../app/words.svelte.ts'
import { BACKUP_LIMIT, library, readFile } from '../host/library.ts'

/** What came of a file: the new table, how many of a backup, or why nothing. */
type Brought = { readonly id: string } | { readonly count: number } | { readonly why: string }

/** Takes the files in and tells how it went. Gives the id where exactly one log came in: to open it. */
export async function importFiles(files: Iterable<File>): Promise<string | null> {
  const ids: string[] = []
  let count = 0
  for (const file of files) {
    const brought = await bringOne(file)
    if ('id' in brought) ids.push(brought.id)
    else if ('count' in brought) count += brought.count
    else toasts.tell(words.say.home.past.notBrought({ file: file.name, why: brought.why }), { kind: 'trouble' })
  }
  const all = ids.length + count
  const [only] = ids
  if (only !== undefined && all === 1) return only
  if (all > 0) toasts.tell(words.say.home.past.brought({ count: all }), { kind: 'good' })
  return null
}

async function bringOne(file: File): Promise<Brought> {
  const text = await readFile(file, file.name.endsWith('.json') ? BACKUP_LIMIT : undefined)
  if (!text.ok) return { why: explainLog(words.engine, text.fault) }
  if (text.value.trimStart().startsWith('{')) return bringBackup(text.value)
  const log = await library.importLog(text.value)
  if (log.ok) return { id: log.value }
  return { why: log.fault.code === 'log' ? explainLog(words.engine, log.fault.fault) : explainStore(log.fault) }
}

async function bringBackup(text: string): Promise<Brought> {
  const restored = await library.restore(text)
  if (!restored.ok) return { why: words.engine.log.notALog({ got: '{', begins: 'iacta 1' }) }
  const { practiceLog } = await import('../practice/practice-log.svelte.ts')
  practiceLog.bring(text)
  const { puzzleStorage } = await import('../puzzles/storage.svelte.ts')
  puzzleStorage.bring(text)
  const { ladder } = await import('./medals.svelte.ts')
  ladder.bring(text)
  const { restored: count, known, broken, fault } = restored.value
  if (fault !== null) return { why: explainStore(fault) }
  if (count === 0 && broken.length > 0) return { why: words.say.table.trouble.broken }
  if (count === 0 && known > 0) toasts.tell(words.say.home.past.brought({ count: known }), { kind: 'good' })
  return { count }
}
