import { hexToBytes } from '@noble/hashes/utils.js'
import { beforeEach, describe, expect, test } from 'vitest'
import { readLog } from '../../engine/log.ts'
import { Xoshiro128 } from '../../engine/random.ts'
import { stateOf, tableOf } from '../../engine/table/table.ts'
import { verify } from '../../fair/verify.ts'
import { starMaps } from '../../games/star-maps/rules.ts'
import { someone } from '../store/sample.ts'
import type { IdentityRow } from '../store/store.ts'
import { memoryStore } from '../tables/testing-store.ts'
import { Days } from './days.ts'

const GAME = 'star-maps'
const DAY = 86_400_000
const NOON = Date.UTC(2026, 10, 15, 12)

let now = NOON
let store: ReturnType<typeof memoryStore>
let days: Days
const [ann, bob] = [someone('ann', { name: 'Ann' }), someone('bob', { name: 'Bob' })]

beforeEach(async () => {
  now = NOON
  store = memoryStore()
  for (const introduce of [ann, bob]) await store.commit({ introduce })
  const random = new Xoshiro128(7)
  days = new Days({
    store,
    now: () => now,
    random: (into) => {
      for (let i = 0; i < into.length; i++) into[i] = random.below(256)
    },
  })
})

function must<Value>(result: { ok: true; value: Value } | { ok: false; fault: { code: string } }): Value {
  if (!result.ok) throw new Error(result.fault.code)
  return result.value
}

function positionOf(log: string) {
  const read = must(readLog(starMaps, log))
  return must(tableOf(starMaps, read))
}

/** Plays the guest's game to its end, always the move that `pick` takes. */
async function playOut(guest: IdentityRow, pick: (moves: readonly string[]) => string, least = 0): Promise<string> {
  let { log } = must(await days.play(GAME, guest, { seen: 0 }))
  for (let seen = 0; ; seen++) {
    const table = positionOf(log)
    const turn = starMaps.turn(stateOf(table))
    if (turn.kind === 'over') return log
    const moves = starMaps.moves(stateOf(table), 0).map((move) => starMaps.write(move))
    if (least > 0 && seen === least) return log
    // What was forced has been played by the server, and is no move of the guest's.
    log = must(await days.play(GAME, guest, { seen, move: pick(moves) })).log
  }
}

const throwsOf = (log: string): string[] => log.split('\n').filter((line) => line.startsWith('throw'))

describe('the table of the day', () => {
  test('is sealed the day before, and keeps to its seal', async () => {
    const before = must(await days.today(GAME, ann))
    expect(before).toMatchObject({ date: '2026-11-15', log: null, next: { date: '2026-11-16' } })
    now += DAY
    const after = must(await days.today(GAME, bob))
    expect(after.date).toBe('2026-11-16')
    expect(after.commit).toBe(before.next.commit)
    expect(after.commit).not.toBe(before.commit)
  })

  test('has the same dice for everybody, whatever they do', async () => {
    const [one, two] = [
      await playOut(ann, (moves) => moves[0] as string),
      await playOut(bob, (moves) => moves.at(-1) as string),
    ]
    const [first, second] = [throwsOf(one), throwsOf(two)]
    const shared = Math.min(first.length, second.length)
    expect(shared).toBeGreaterThan(5)
    expect(first.slice(0, shared)).toEqual(second.slice(0, shared))
    expect(one.split('\n')[0]).toBe(two.split('\n')[0])
  })

  test('is one game a day: it goes on where it was, and does not begin anew', async () => {
    const log = await playOut(ann, (moves) => moves[0] as string, 3)
    expect(must(await days.today(GAME, ann)).log).toBe(log)
    expect(must(await days.play(GAME, ann, { seen: 0 })).log).toBe(log)
    expect(must(await days.play(GAME, ann, { seen: 1, move: 'write 1 b1' })).log).toBe(log) // An old one, sent again.
    now += DAY
    expect(must(await days.today(GAME, ann)).log).toBeNull()
  })

  test('a move for a day that is over begins no game of the next one', async () => {
    const { date } = must(await days.today(GAME, ann))
    const { log } = must(await days.play(GAME, ann, { date, seen: 0 }))
    const move = starMaps.write(starMaps.moves(stateOf(positionOf(log)), 0)[0] as never)
    now += DAY
    expect(await days.play(GAME, ann, { date, seen: 0, move })).toMatchObject({ ok: false, fault: { code: 'over' } })
    expect(must(await days.today(GAME, ann)).log).toBeNull()
  })

  test('refuses what the rules refuse, and nothing changes', async () => {
    const { log } = must(await days.play(GAME, ann, { seen: 0 }))
    for (const move of ['write 9 b1', 'fly', 'x'.repeat(500)]) {
      expect(await days.play(GAME, ann, { seen: 0, move })).toMatchObject({ ok: false })
    }
    expect(must(await days.today(GAME, ann)).log).toBe(log)
    expect(await days.play('chess', ann, { seen: 0 })).toMatchObject({ ok: false, fault: { code: 'no-such-game' } })
  })

  test('after the end nothing is played', async () => {
    const log = await playOut(ann, (moves) => moves[0] as string)
    const seen = log.split('\n').filter((line) => /^0 .*[^!]$/.test(line)).length
    expect(await days.play(GAME, ann, { seen, move: 'write 1 b1' })).toMatchObject({
      ok: false,
      fault: { code: 'over' },
    })
  })
})

describe('the results of a day', () => {
  test('are ranked, with your own marked, and only of games that are over', async () => {
    const log = await playOut(ann, (moves) => moves[0] as string)
    await playOut(bob, (moves) => moves.at(-1) as string, 2)
    const score = starMaps.scores(stateOf(positionOf(log)))[0]
    const told = must(await days.results(`${GAME}.2026-11-15`, ann))
    expect(told.results).toEqual([{ you: true, name: 'Ann', score, medal: expect.any(Number) }])
    expect(must(await days.results(`${GAME}.2026-11-15`, bob)).results[0]?.you).toBe(false)
    expect(told.secret).toBeNull()
  })

  test('tell the secret when the day has ended, and it proves every throw', async () => {
    const log = await playOut(ann, (moves) => moves[0] as string)
    now += DAY
    const { secret, commit } = must(await days.results(`${GAME}.2026-11-15`, ann))
    expect(secret).not.toBeNull()
    expect(log).toContain(`commit=${commit}`)
    const whole = `${log}fair secret=${secret}\n`
    const outcome = verify(starMaps, whole)
    // No device gave anything, so the host could have tried secrets: but every throw follows from this one.
    expect(outcome.kind).not.toBe('failed')
    const forged = whole.replace(/^throw (\d) /m, (_, face) => `throw ${(Number(face) % 6) + 1} `)
    expect(verify(starMaps, forged).kind).toBe('failed')
    expect(hexToBytes(secret as string)).toHaveLength(32)
  })

  test.each(['star-maps.2026-11-16', 'star-maps.2020-01-01', 'star-maps.yesterday', 'chess.2026-11-15', ''])(
    '%s has none',
    async (part) => {
      await days.today(GAME, ann)
      expect(await days.results(part, ann)).toMatchObject({ ok: false })
    },
  )

  test('go with whoever is forgotten', async () => {
    await playOut(ann, (moves) => moves[0] as string)
    await store.commit({ forget: 'ann' })
    expect(must(await days.results(`${GAME}.2026-11-15`, bob)).results).toEqual([])
  })
})
