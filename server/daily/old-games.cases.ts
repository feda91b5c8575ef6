/** Old games of days become tables, in any store. The documents and logs were written by version 0.1. */
import { expect, test } from 'vitest'
import { unwrap } from '../../engine/result.ts'
import { verify } from '../../fair/verify.ts'
import { starMaps } from '../../games/star-maps/rules/rules.ts'
import type { DocumentRow, Store } from '../store/store.ts'
import { someone } from '../store/testing/sample.ts'
import { readNotes } from '../tables/notes.ts'
import { logText } from '../tables/pending-table.ts'
import { quiet } from '../tables/testing/table.ts'
import { readSecret, tableIdOf } from './day.ts'
import { Days } from './days.ts'
import old from './old-days.json' with { type: 'json' }
import { moveOldGames } from './old-games.ts'

const NOON = Date.UTC(2026, 10, 15, 12)
const TOMORROW = NOON + 86_400_000
const documents = old.papers as readonly DocumentRow[]
const secret = readSecret(documents[0] as DocumentRow)
const PEOPLE = ['ann', 'bob', 'cat'] as const

export function oldGameCases(open: () => Store): void {
  const fill = async () => {
    for (const id of PEOPLE) unwrap(await open().commit({ introduce: someone(id) }))
    // A document counts its writes; reading it back does not depend on their number.
    for (const document of documents) unwrap(await open().commit({ document: { ...document, rev: 1 } }))
  }
  const tableOf = async (who: string) => unwrap(await open().table(tableIdOf(secret, who)))
  const move = (now: number, log = quiet()) => moveOldGames({ store: open(), log, now: () => now })

  test('on their day, each with the log that it had', async () => {
    await fill()
    expect(await move(NOON)).toBe(3)
    for (const who of PEOPLE) {
      const table = await tableOf(who)
      expect(logText(readNotes(table?.row.notes)?.header ?? '', table?.lines ?? [])).toBe(old.logs[who])
      expect(table?.row).toMatchObject({ status: who === 'cat' ? 'playing' : 'over', host: who, updated: NOON })
    }
    expect(unwrap(await open().documents('day-game', '', 9))).toEqual([])
    expect(await move(NOON)).toBe(0)
    const days = new Days({ store: open(), random: () => undefined, now: () => NOON })
    expect(unwrap(await days.results('star-maps.2026-11-15', someone('bob')))).toMatchObject({
      count: 2,
      results: [
        { name: 'Ann', score: 35, place: 1, you: false },
        { name: 'Bob', score: 24, place: 2, you: true },
      ],
      mine: { score: 24, place: 2 },
    })
    expect(unwrap(await days.play('star-maps', someone('cat'), {}, 'a')).table).toBe(tableIdOf(secret, 'cat'))
  })

  test('after their day, closed and with their secret, which proves every throw', async () => {
    await fill()
    expect(await move(TOMORROW)).toBe(3)
    for (const who of PEOPLE) {
      const table = await tableOf(who)
      const log = logText(readNotes(table?.row.notes)?.header ?? '', table?.lines ?? [])
      expect(log).toBe(`${old.logs[who]}fair secret=${secret.secret}\n`)
      expect(verify(starMaps, log)).toEqual({ kind: 'nothing', why: 'no-bytes' })
      expect(table?.row.status).toBe(who === 'cat' ? 'closed' : 'over')
    }
  })

  test('one that cannot be read stays, and the others are moved', async () => {
    await fill()
    const body = JSON.stringify({ moves: ['fly'], over: false, score: 0, name: 'Ann' })
    unwrap(await open().commit({ document: { ...(documents[1] as DocumentRow), rev: 2, body } }))
    const log = quiet()
    expect([await move(NOON, log), log.errors.length]).toEqual([2, 1])
    expect(unwrap(await open().documents('day-game', '', 9)).map(({ identity }) => identity)).toEqual(['ann'])
  })

  test('a deleted guest takes the table’s name and the result along', async () => {
    await fill()
    await move(NOON)
    unwrap(await open().commit({ forget: 'ann' }))
    expect(unwrap(await open().countDocuments('day-result', ''))).toBe(1)
    expect((await tableOf('ann'))?.row.seats).toMatchObject([{ identity: null, name: null }])
  })
}
