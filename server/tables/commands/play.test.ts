import { describe, expect } from 'vitest'
import { unwrap } from '../../../engine/result.ts'
import { verify } from '../../../fair/verify.ts'
import { rulesOf } from '../../../games/index.ts'
import { test } from '../testing/fixture.ts'
import {
  fileStore,
  memoryStore,
  openTestTables,
  type Page,
  playing,
  playOn,
  positionOf,
  someMove,
  turnOf,
  withBot,
} from '../testing/table.ts'

describe('the opening', () => {
  test('both devices give bytes; the proof stands first, the throws follow, all of it is in one log', async ({
    home,
    id,
    ann,
    bob,
  }) => {
    expect([ann.table?.status, bob.table?.status]).toEqual(['playing', 'playing'])
    expect(ann.table?.header).toMatch(/^iacta 1 dicy-cards\/1 /)
    expect(ann.lines[0]).toMatch(/^fair 1 table=/)
    expect(ann.lines.filter((line) => /^fair seat \d bytes=[0-9a-f]{32}$/.test(String(line)))).toHaveLength(2)
    expect(bob.lines).toEqual(ann.lines)
    const { turn } = await positionOf(ann)
    expect(turn.kind).toBe('move')
    const kept = await home.store.table(id)
    expect(kept.ok && kept.value?.lines).toEqual(ann.lines)
    expect(JSON.stringify(ann.frames)).not.toContain(kept.ok && kept.value?.row.secret)
  })

  test('a seat without a device is not waited for, one that is here for five seconds', async ({ home }) => {
    const id = await home.create('ann', { seats: 3 })
    const ann = await home.page(id, 'ann')
    const bob = await home.page(id, 'bob', { dice: false })
    const cat = await home.page(id, 'cat')
    for (const [seat, page] of [ann, bob, cat].entries()) await page.sit(seat)
    cat.leave()
    await ann.send({ kind: 'start' })
    await home.pass(4999)
    expect(ann.table?.status).toBe('opening')
    await home.pass(1)
    await home.settled()
    expect(ann.table?.status).toBe('playing')
    expect(ann.lines.filter((line) => String(line).endsWith('commit=-'))).toHaveLength(2)
  })

  test('whoever withholds its bytes is left out of the next round', async ({ home }) => {
    const id = await home.create('ann')
    const [ann, bob] = [await home.page(id, 'ann'), await home.page(id, 'bob', { dice: false })]
    await ann.sit(0)
    await bob.sit(1)
    await ann.send({ kind: 'start' })
    const commit = { kind: 'commit', seat: 1, round: 1, hash: 'ab'.repeat(32) } as const
    expect(await bob.send({ ...commit, seat: 0 })).toEqual({ code: 'not-your-seat', seat: 0 })
    expect(await bob.send({ ...commit, round: 2 })).toEqual({ code: 'dice', why: 'old-round' })
    expect(await bob.send({ kind: 'reveal', seat: 1, round: 1, bytes: 'ab'.repeat(16) })).toEqual({
      code: 'dice',
      why: 'not-closed',
    })
    expect(await bob.send(commit)).toBe('done')
    expect(await bob.send({ kind: 'reveal', seat: 1, round: 1, bytes: 'ab'.repeat(16) })).toEqual({
      code: 'dice',
      why: 'bytes-mismatch',
    })
    await home.pass(5000)
    await home.settled()
    expect(ann.table?.status).toBe('playing')
    expect(ann.lines).toContain('fair restart without 1')
  })

  test('goes on after a restart of the server, with its time anew', async ({ home }) => {
    const id = await home.create('ann')
    const ann = await home.page(id, 'ann', { dice: false })
    await ann.sit(0)
    await ann.send({ kind: 'fill', seat: 1, level: 'icicle' })
    await ann.send({ kind: 'start' })
    await home.tables.stop()
    expect(ann.closed).toBe('stopping')
    await home.pass(60_000)
    await home.restart()
    await home.pass(4000)
    expect(unwrap(await home.tables.facts(id, 'ann')).table.status).toBe('opening')
    await home.pass(2000)
    expect(unwrap(await home.tables.facts(id, 'ann')).table.status).toBe('playing')
  })
})

describe('a game', () => {
  test('is played to its end; the secret is its last line, and anybody can check it', async () => {
    const place = await fileStore()
    const home = await openTestTables({ store: await place.open() })
    const { id, ann, bob, both } = await playing(home, { options: { lineup: 'beginner', target: 100 } })
    expect(await home.tables.log(id)).toEqual({ ok: false, fault: { code: 'not-over' } })
    await playOn(both, 2000)
    expect([ann.table?.status, bob.table?.status]).toEqual(['over', 'over'])
    expect(ann.lines.at(-1)).toMatch(/^fair secret=[0-9a-f]{64}$/)
    const log = unwrap(await home.tables.log(id))
    expect(log).toBe(`${[ann.table?.header, ...bob.lines].join('\n')}\n`)
    expect(verify(await rulesOf('dicy-cards'), log)).toMatchObject({ kind: 'verified', devices: 2, over: true })
    expect(await ann.send({ kind: 'move', seat: 0, question: 1, move: 'pass' })).toEqual({ code: 'over' })
    const exported = unwrap(await home.tables.export('ann'))
    expect(exported.tables).toMatchObject([{ log, you: { seats: [0] }, due: [] }])
    expect(home.log.errors).toEqual([])
    await home.tables.stop()
    await home.store.close()
    place.drop()
  })

  test('a move and the throws it causes are one commit, and one frame for both', async ({ home, ann, bob }) => {
    const store = home.store as unknown as { commits: number }
    const before = store.commits
    const { due, order } = await turnOf([ann, bob])
    const [annFrames, bobFrames] = [ann.frames.length, bob.frames.length]
    await due.send(order)
    expect(store.commits - before).toBe(1)
    const news = (of: Page, from: number) => of.frames.slice(from).filter((frame) => frame.includes('"kind":"lines"'))
    expect(news(ann, annFrames)).toEqual(news(bob, bobFrames))
    expect(news(ann, annFrames)).toHaveLength(1)
    expect((await positionOf(ann)).turn.kind).toBe('move')
  })

  test('nothing is sent before it is kept, and what comes meanwhile waits', async () => {
    const store = memoryStore()
    const home = await openTestTables({ store })
    const { ann, bob } = await playing(home)
    const { due, order } = await turnOf([ann, bob])
    const commit = store.commit
    let release = (): void => undefined
    const gate = new Promise<void>((resolve) => {
      release = resolve
    })
    store.commit = async (write) => {
      if (write.tables !== undefined) await gate
      return commit(write)
    }
    const frames = [ann.frames.length, bob.frames.length]
    const id = due.post(order)
    await home.settled()
    bob.post({ kind: 'say', seat: 1, what: { kind: 'reaction', reaction: 'clap' } })
    await home.settled()
    expect([ann.frames.length, bob.frames.length]).toEqual(frames)
    release()
    await home.settled()
    expect(due.answers.get(id)?.seq).toBe(ann.lines.length)
    expect(ann.messages.at(-1)?.kind).toMatch(/^(said|done)$/)
  })

  test('what comes together rides in one commit', async ({ home, ann, bob }) => {
    const store = home.store as unknown as { commits: number }
    const before = store.commits
    ann.post({ kind: 'hand', seat: 0 })
    bob.post({ kind: 'sit', seat: 1, name: 'Bobby', colour: 'red' })
    ann.post({ kind: 'back', seat: 0 })
    await home.settled()
    expect(store.commits - before).toBe(1)
    expect(ann.table?.seats).toMatchObject([{ handed: false }, { name: 'Bobby' }])
  })

  test('late, twice, from the wrong seat, illegal, unreadable', async ({ ann, bob }) => {
    const { seat, due, other, order } = await turnOf([ann, bob])
    const before = [...ann.lines]
    expect(await other.send(order)).toEqual({ code: 'not-your-seat', seat })
    expect(await other.send({ ...order, seat: 1 - seat, question: 0 })).toEqual({ code: 'closed', seat: 1 - seat })
    expect(await due.send({ ...order, question: 7 })).toEqual({ code: 'closed', seat })
    expect(await due.send({ ...order, move: 'dance' })).toEqual({ code: 'unreadable-move', got: 'dance' })
    expect(await due.send({ ...order, seat: 5 })).toEqual({ code: 'no-such-seat', seat: 5, seats: 2 })
    const { game, state } = await positionOf(ann)
    const illegal = ['score straight', 'score two-pairs', 'reroll odds 1 1 2'].find((text) => {
      const move = game.read(text)
      return move !== null && game.why(state, seat, move) !== null
    })
    expect(await due.send({ ...order, move: illegal ?? '' })).toMatchObject({ code: 'illegal' })
    expect(await due.send({ kind: 'sit', seat: 1 - seat, name: 'X', colour: 'red' })).toEqual({ code: 'started' })
    expect(await due.send({ kind: 'rise', seat })).toEqual({ code: 'started' })
    expect([ann.lines, bob.lines]).toEqual([before, before])

    expect(await due.send(order, 'once')).toBe('done')
    const after = [...ann.lines]
    expect(await due.send(order, 'once')).toBe('done')
    expect(await due.send(order, 'other')).toEqual({ code: 'closed', seat })
    expect([ann.lines, bob.lines]).toEqual([after, after])
  })

  test('the same id twice in one moment, and after a restart, is applied once and answered the same', async ({
    home,
    ann,
    bob,
    both,
  }) => {
    const { due, other, order } = await turnOf([ann, bob])
    for (let i = 0; i < 3; i++) due.post(order, 'same')
    await home.settled()
    const { seq } = due.answers.get('same') ?? {}
    expect(seq).toBe(ann.lines.length)
    await playOn(both, 3)
    const lines = [...ann.lines]
    await home.restart()
    await due.connect()
    due.answers.clear()
    expect(await due.send(order, 'same')).toBe('done')
    expect([due.answers.get('same')?.seq, due.lines]).toEqual([seq, lines])
    await other.connect()
    expect(await other.send({ kind: 'hand', seat: other.you.seats[0] as number }, 'same')).toBe('done')
  })

  test('the same id twice in one moment, where the command could be done twice', async ({ home, ann }) => {
    const commits = () => (home.store as unknown as { commits: number }).commits
    const before = commits()
    for (let i = 0; i < 2; i++) ann.post({ kind: 'sit', seat: 0, name: 'Anna', colour: 'gold' }, 'sat')
    await home.settled()
    expect([ann.answers.get('sat'), commits() - before]).toEqual([{ seq: ann.lines.length }, 1])
    expect(ann.messages.filter((message) => message.kind === 'done' && message.id === 'sat')).toHaveLength(2)
  })

  test('an id whose command would be possible again is still applied once', async ({ ann }) => {
    await ann.send({ kind: 'hand', seat: 0 }, 'h1')
    await ann.send({ kind: 'back', seat: 0 }, 'b1')
    expect(await ann.send({ kind: 'hand', seat: 0 }, 'h1')).toBe('done')
    expect(ann.table?.seats[0]).toMatchObject({ handed: false })
  })

  test('whoever comes back has everything: with what it knew, with nothing, with too much', async ({
    home,
    id,
    ann,
    bob,
    both,
  }) => {
    await playOn(both, 2)
    bob.leave()
    const cat = await home.page(id, 'cat')
    const known = cat.lines.length
    cat.leave()
    await home.settled()
    expect(cat.lines).toEqual(ann.lines)
    await home.restart()
    await ann.connect()
    await bob.connect()
    await playOn(both, 4)
    const frames = cat.frames.length
    await cat.connect()
    expect(cat.lines).toEqual(ann.lines)
    expect(JSON.parse(cat.frames[frames] ?? '')).toMatchObject({ from: known + 1 })
    const odd = await home.page(id, 'dan')
    odd.leave()
    odd.lines = [...odd.lines, 'throw 9', 'throw 9']
    await odd.connect()
    expect(odd.lines).toEqual(ann.lines)
  })

  test('bots play their seats, and only theirs', async ({ home }) => {
    const { ann } = await withBot(home, 'iceberg')
    for (let i = 0; i < 6; i++) {
      const next = await someMove(ann)
      if (next === null) break
      expect(next.seat).toBe(0)
      await ann.send(next.order)
      await home.settled()
    }
    const theirs = ann.lines.filter((line) => String(line).startsWith('1 ') && !String(line).includes(' !'))
    expect(theirs.length).toBeGreaterThan(0)
    for (const line of theirs) expect(line).toMatch(/ # bot$/)
    expect(new Set(home.bots.asked)).toEqual(new Set(['iceberg']))
  })

  test('a bot that was thinking when the server died goes on without anybody looking', async ({ home }) => {
    const id = await home.create('ann')
    const ann = await home.page(id, 'ann')
    await ann.send({ kind: 'fill', seat: 0, level: 'icicle' })
    await ann.send({ kind: 'fill', seat: 1, level: 'icicle' })
    const choose = home.bots.choose
    home.bots.choose = () => new Promise(() => undefined)
    await ann.send({ kind: 'start' })
    const begun = ann.lines.length
    await home.restart()
    home.bots.choose = choose
    await home.pass(31_000)
    await home.settled()
    const kept = await home.store.table(id)
    expect(kept.ok && kept.value?.lines.length).toBeGreaterThan(begun)
  })

  test('a seat is handed to a bot and taken back', async ({ home, ann, bob }) => {
    const { seat, due, order } = await turnOf([ann, bob])
    expect(await due.send({ kind: 'back', seat })).toEqual({ code: 'not-handed', seat })
    expect(await due.send({ kind: 'hand', seat })).toBe('done')
    await home.settled()
    expect(ann.lines.some((line) => String(line).startsWith(`${seat} `) && String(line).endsWith('# bot'))).toBe(true)
    expect(await due.send({ kind: 'hand', seat })).toEqual({ code: 'handed', seat })
    expect(await due.send({ ...order, question: 9 })).toEqual({ code: 'handed', seat })
    expect(await due.send({ kind: 'back', seat })).toBe('done')
    expect(ann.table?.seats[seat]).toMatchObject({ handed: false, missed: 0 })
  })

  test('rematch: one new table for the same people, whoever asks', async ({ home }) => {
    const { ann, bob, both } = await playing(home, { options: { lineup: 'beginner', target: 100 } })
    expect(await ann.send({ kind: 'rematch' })).toEqual({ code: 'not-over' })
    await playOn(both, 2000)
    bob.post({ kind: 'rematch' })
    ann.post({ kind: 'rematch' })
    await home.settled()
    const again = ann.table?.rematch ?? ''
    expect(bob.table?.rematch).toBe(again)
    const { table, you } = unwrap(await home.tables.facts(again, 'bob'))
    expect(table).toMatchObject({ status: 'lobby', seats: [{ name: 'Ann' }, { name: 'Bob' }] })
    expect(you).toEqual({ seats: [1], host: true })
    expect(unwrap(await home.tables.mine('ann')).tables).toHaveLength(2)
  })
})
