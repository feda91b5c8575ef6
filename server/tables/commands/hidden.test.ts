import { describe, expect, test } from 'vitest'
import { NOT_YET } from '../../../engine/conformance/fixture.ts'
import { COUNTDOWN } from '../../race/show.ts'
import { shown } from '../testing/race.ts'
import { openTestTables, type Page, playing } from '../testing/table.ts'

/** The same game twice, but for what Ann lays in secret. */
async function laying(lay: string) {
  const home = await openTestTables()
  const { id, ann, bob } = await playing(home, { game: 'pebbles', options: {} })
  const cat = await home.page(id, 'cat')
  const from = [bob, cat].map(({ frames }) => frames.length)
  await ann.send({ kind: 'move', seat: 0, question: 0, move: lay }, 'x')
  const late = await home.page(id, 'dan')
  await home.pass(1000)
  return { home, id, ann, bob, cat, late, seen: [bob, cat].map(({ frames }, i) => frames.slice(from[i])) }
}

const laidIn = (page: Page) => (page.views?.[0]?.state as { laid: number[] } | undefined)?.laid

describe('a secret', () => {
  test('other sockets get the same bytes for two different ones', async () => {
    const [one, two] = [await laying('lay 1'), await laying('lay 3')]
    expect(one.seen).toEqual(two.seen)
    expect(one.seen.flat().join()).toContain('"chosen":0')
    expect(one.late.frames).toEqual(two.late.frames)
    expect(one.ann.frames).not.toEqual(two.ann.frames)
    expect(one.ann.lines.at(-1)).toBe('0 lay 1')
    expect([laidIn(one.ann), laidIn(one.bob), laidIn(one.late)]).toEqual([
      [1, NOT_YET],
      [-2, NOT_YET],
      [-2, NOT_YET],
    ])
  })

  test('pages of the same seats share a frame; a spectator has a view of its own', async () => {
    const { home, bob, cat, late, ann } = await laying('lay 2')
    expect(cat.views).toEqual([{ seat: null, state: expect.anything() }])
    expect([bob.views?.[0]?.seat, ann.views?.[0]?.seat]).toEqual([1, 0])
    await bob.send({ kind: 'move', seat: 1, question: 0, move: 'lay 1' })
    // All bids are laid open when the bell is to be seen, by everybody at the same moment.
    expect(laidIn(cat)).toEqual([-2, NOT_YET])
    await home.pass(COUNTDOWN)
    expect(cat.frames.at(-1)).toBe(late.frames.at(-1))
    expect(laidIn(cat)).toEqual([2, 1])
    // Secret choices stay placeholders in the lines; the view has them now.
    expect(cat.lines.slice(-2)).toEqual([{ chosen: 0 }, { chosen: 1 }])
    expect(bob.lines.slice(-2)).toEqual([{ chosen: 0 }, '1 lay 1'])
  })

  test('older lines tell no more: not anew, not after a restart, not to whoever is handed the rest', async () => {
    const { home, id, bob } = await laying('lay 2')
    const chosen = { chosen: 0 }
    const secretIn = ({ frames }: Page) => frames.join().includes('0 lay 2')
    const anew = await home.page(id, 'bob')
    expect([anew.lines.at(-1), secretIn(anew)]).toEqual([chosen, false])
    await home.restart()
    const [again, late, own] = [await home.page(id, 'bob'), await home.page(id, 'dan'), await home.page(id, 'ann')]
    expect([again.lines.at(-1), late.lines.at(-1), own.lines.at(-1)]).toEqual([chosen, chosen, '0 lay 2'])
    expect([again, late].map(secretIn)).toEqual([false, false])
    // It is laid open by a race: until that is over the line stays what it was, for those who come as for those who were there.
    await again.send({ kind: 'move', seat: 1, question: 0, move: 'lay 1' })
    await home.restart()
    const after = await home.page(id, 'dan')
    await home.pass(COUNTDOWN)
    expect(after.lines.slice(-2)).toEqual([chosen, { chosen: 1 }])
    expect([secretIn(after), secretIn(bob)]).toEqual([false, false])
    expect(await home.tables.log(id)).toEqual({ ok: false, fault: { code: 'not-over' } })
  })

  test('the bell: a race with a limit of its own, moves with their time', async () => {
    const { home, id, ann, bob } = await laying('lay 2')
    await bob.send({ kind: 'move', seat: 1, question: 0, move: 'lay 1' })
    const { show } = await shown(home, bob)
    await home.pass(show + 700 - home.clock.steady())
    expect(await bob.send({ kind: 'move', seat: 1, question: 1, move: 'grab brass' })).toBe('done')
    expect(bob.lines).toContain('1 grab brass @700 seen @700')
    // Two bows are forced, the dice are thrown, and everybody is asked again.
    expect(bob.lines.at(-1)).toMatch(/^throw/)
    // A page that connects now gets the first round, which is open; pages that were connected keep the lines they got.
    const late = await home.page(id, 'eve')
    expect(late.lines).toEqual(expect.arrayContaining(['0 lay 2', '1 lay 1']))
    expect(bob.lines).toContainEqual({ chosen: 0 })
    await ann.send({ kind: 'move', seat: 0, question: 1, move: 'lay 0' })
    await bob.send({ kind: 'move', seat: 1, question: 4, move: 'lay 0' })
    const again = await shown(home, bob)
    await home.pass(again.show + 2999 - home.clock.steady())
    expect(ann.table?.status).toBe('playing')
    await home.pass(1)
    await home.settled()
    expect(ann.table?.status).toBe('over')
    expect(ann.lines.slice(-2)).toEqual(['time', expect.stringMatching(/^fair secret=/)])
  })

  test('after the end the whole log can be read, and whoever comes sees all of it', async () => {
    const { home, id, bob, ann } = await laying('lay 2')
    await bob.send({ kind: 'move', seat: 1, question: 0, move: 'lay 1' })
    await home.pass(COUNTDOWN + 3500)
    await ann.send({ kind: 'move', seat: 0, question: 1, move: 'lay 1' })
    await bob.send({ kind: 'move', seat: 1, question: 1, move: 'lay 0' })
    await home.pass(COUNTDOWN + 3500)
    await home.settled()
    const log = await home.tables.log(id)
    expect(log.ok && log.value).toContain('\n0 lay 2\n1 lay 1\n')
    await home.restart()
    const fresh = await home.page(id, 'dan')
    expect(fresh.lines).toContain('0 lay 2')
    expect(fresh.views).toHaveLength(1)
  })
})
