import { describe, expect, test } from 'vitest'
import { pebbles } from '../../engine/conformance/fixture.ts'
import type { Game } from '../../engine/contract.ts'
import { bad, good, unwrap } from '../../engine/result.ts'
import { rulesOf } from '../../games/index.ts'
import type { Lesson } from '../../kit/board.ts'
import { lessonHost } from './lesson.ts'
import { FakeClock, Screen } from './testing/host.ts'

const HEADER = 'iacta 1 dicy-cards/1 {"lineup":"beginner","target":100,"lowestThree":"others"} seats=2'
const LOG = `${HEADER}
throw 1
throw 6 6 5 5 1 1
0 reroll odds 1 1
throw 4 4
0 score double-pair
throw 1 2 3 4 5 6
1 score straight # bot
throw 1 1 1 1 1 1
`

const lesson = (log: string): Lesson => ({ log, notes: [], names: ['You', 'Frost'], learned: [] })

async function start(keepsUp = true): Promise<{ screen: Screen; clock: FakeClock; game: Game }> {
  const clock = new FakeClock()
  const game = await rulesOf('dicy-cards')
  return { screen: new Screen(unwrap(lessonHost(lesson(LOG), game, clock)), keepsUp), clock, game }
}

describe('a lesson', () => {
  test('asks the learner for every throw and move of seat 0, and lets the rest happen', async () => {
    const { screen, clock, game } = await start()
    const does = (text: string) => screen.host.send({ kind: 'move', seat: 0, move: game.read(text) })
    await clock.pass(0)
    expect(screen.now).toMatchObject({ asks: [{ kind: 'roll', seat: 0 }], viewer: 0, canUndo: false, trouble: null })
    expect(await screen.host.send({ kind: 'roll' })).toEqual(good(null))
    expect(screen.now.asks).toEqual([{ kind: 'move', seat: 0 }])
    expect(await does('reroll odds 1 1')).toEqual(good(null))
    await clock.pass(0)
    expect(screen.now.asks).toEqual([{ kind: 'move', seat: 0 }]) // The dice taken up have fallen at once.
    expect(await does('score double-pair')).toEqual(good(null))
    await clock.pass(0)
    expect(screen.now.asks).toMatchObject([{ kind: 'roll', seat: 0 }])
    expect(screen.now.table.entries.map(({ by }) => by).filter((by) => by === 'bot')).toHaveLength(1)
    await screen.host.send({ kind: 'roll' })
    expect(screen.now).toMatchObject({ asks: [], waitsFor: [] }) // The script ends here, in the middle of a game.
    expect(screen.host.log()).toBe(LOG)
  })

  test('a legal move that it does not want is told what it wants; one against the rules by its rule', async () => {
    const { screen, clock, game } = await start()
    await clock.pass(0)
    const pass = { kind: 'move', seat: 0, move: { kind: 'pass' } } as const
    expect(await screen.host.send(pass)).toMatchObject({ ok: false, fault: { code: 'throw-due' } })
    await screen.host.send({ kind: 'roll' })
    const count = screen.seen.length
    expect(await screen.host.send(pass)).toEqual(bad({ code: 'lesson', move: game.read('reroll odds 1 1') }))
    const wrong = { kind: 'move', seat: 0, move: game.read('reroll odds 2') } as const
    expect(await screen.host.send(wrong)).toEqual(bad({ code: 'illegal', rule: 'R5' }))
    expect(await screen.host.send({ kind: 'roll' })).toEqual(bad({ code: 'move-due', seats: [0] }))
    expect(await screen.host.send({ kind: 'undo' })).toEqual(bad({ code: 'no-undo' }))
    expect(screen.seen).toHaveLength(count)
  })

  test('waits for the screen, and for a note that is being read', async () => {
    const { screen, clock } = await start(false)
    await clock.pass(60_000)
    expect(screen.now.table.entries).toHaveLength(0)
    screen.host.shown(0)
    await clock.pass(0)
    expect(screen.now.table.entries).toHaveLength(1)
  })

  test('is silent after closing', async () => {
    const { screen, clock } = await start()
    const count = screen.seen.length
    screen.host.close()
    await clock.pass(1000)
    expect(screen.seen).toHaveLength(count)
    expect(await screen.host.send({ kind: 'roll' })).toEqual(bad({ code: 'closed' }))
  })

  test('forced moves come with what forced them', async () => {
    const log =
      'iacta 1 pebbles/1 {"rounds":1,"bells":["brass"]} seats=1\nthrow 1 1 1\n0 lay 1\n0 grab brass @5\n0 bow !\n0 bow !\n'
    const clock = new FakeClock()
    const screen = new Screen(unwrap(lessonHost(lesson(log), pebbles as Game, clock)))
    await clock.pass(0)
    await screen.host.send({ kind: 'move', seat: 0, move: { kind: 'lay', count: 1 } })
    await screen.host.send({ kind: 'move', seat: 0, move: { kind: 'grab', bell: 'brass' } })
    expect(screen.over).toBe(true)
  })

  test('a script that is no log, or against the rules, is told', async () => {
    const game = await rulesOf('dicy-cards')
    expect(lessonHost(lesson('nonsense'), game)).toMatchObject({ ok: false, fault: { code: 'not-a-log' } })
    expect(lessonHost(lesson(`${HEADER}\nthrow 9\n`), game)).toMatchObject({
      ok: false,
      fault: { code: 'refused', line: 2 },
    })
  })
})
