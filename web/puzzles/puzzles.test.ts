import { describe, expect, test } from 'vitest'
import type { Analysis } from '../../bots/insights/analysis.ts'
import { sampleGames } from '../../bots/insights/insights.testing.ts'
import type { Packed } from '../../bots/puzzles/pack.ts'
import type { Difficulty } from '../../bots/puzzles/puzzle.ts'
import { isChoice } from '../../bots/review/chances.ts'
import type { Game } from '../../engine/contract.ts'
import { writeHeader } from '../../engine/log.ts'
import { bad } from '../../engine/result.ts'
import type { Table } from '../../engine/table/table.ts'
import { diceOfCrownsBots } from '../../games/dice-of-crowns/bots/index.ts'
import { diceOfCrowns } from '../../games/dice-of-crowns/rules/rules.ts'
import { DEFAULTS } from '../../games/nine-dice/rules/options.ts'
import { nineDice } from '../../games/nine-dice/rules/rules.ts'
import { firstMemory, intervalOf, nextMemory, retrievability } from './fsrs.ts'
import { PuzzleHost } from './host.ts'
import { mistakesIn, type OwnPuzzle, readOwn } from './own.ts'
import { answered, dayOf, dueOn, merge, NOTHING, type Progress, readProgress, streakOn } from './progress.ts'
import { kindsToTrain, nextTasks, SESSION_TASKS, type Task } from './sets.ts'

describe('FSRS-6', () => {
  test('gives the memory that the reference implementation gives', () => {
    let memory = firstMemory(1)
    for (const days of [0, 1, 3, 8, 21]) memory = nextMemory(memory, 3, days)
    expect(memory.stability).toBeCloseTo(53.62691, 4)
    expect(memory.difficulty).toBeCloseTo(6.3574867, 4)
  })

  test('nine in ten know it when its stability has passed', () => {
    expect(retrievability({ stability: 7 }, 7)).toBeCloseTo(0.9, 12)
  })

  test('comes back the next day after a miss, and ever later after hits', () => {
    expect(intervalOf(firstMemory(1))).toBe(1)
    const first = firstMemory(3)
    const second = nextMemory(first, 3, intervalOf(first))
    const third = nextMemory(second, 3, intervalOf(second))
    expect(intervalOf(first)).toBeLessThan(intervalOf(second))
    expect(intervalOf(second)).toBeLessThan(intervalOf(third))
    expect(intervalOf(nextMemory(third, 1, intervalOf(third)))).toBeLessThan(intervalOf(second))
  })
})

const solvedOn = (progress: Progress, ...days: readonly number[]): Progress =>
  days.reduce((now, day) => answered(now, `p${day}`, 's', 3, day), progress)

describe('progress', () => {
  test('what was missed waits the next day, and no more once it is solved', () => {
    const missed = answered(NOTHING, 'p', 's', 1, 100)
    expect(dueOn(missed, 100)).toEqual([])
    expect(dueOn(missed, 101)).toEqual(['p'])
    expect(dueOn(answered(missed, 'p', 's', 3, 101), 102)).toEqual([])
  })

  test('a streak forgives a day a week', () => {
    expect(streakOn(solvedOn(NOTHING, 10, 11, 12).streak, 12)).toBe(3)
    expect(streakOn(solvedOn(NOTHING, 10, 11, 13).streak, 13)).toBe(3)
    expect(streakOn(solvedOn(NOTHING, 10, 11, 13, 15).streak, 15)).toBe(1)
    expect(streakOn(solvedOn(NOTHING, 10, 11).streak, 13)).toBe(2)
    expect(streakOn(solvedOn(NOTHING, 10, 11).streak, 14)).toBe(0)
  })

  test('a clock that is set back steals nothing', () => {
    const back = solvedOn(NOTHING, 10, 11, 12, 11)
    expect(streakOn(back.streak, 11)).toBe(3)
    expect(streakOn(solvedOn(back, 12, 13).streak, 13)).toBe(4)
    const wrong = solvedOn(NOTHING, 10, 400, 11)
    expect(streakOn(wrong.streak, 11)).toBe(1)
    expect(dueOn(wrong, 11)).toContain('p400')
  })

  test('days are those of the device', () => {
    expect(dayOf(Date.UTC(2026, 10, 16, 23, 30), -60)).toBe(dayOf(Date.UTC(2026, 10, 17, 12), 0))
  })

  test('is read as it was written, and what is broken is left out', () => {
    const progress = solvedOn(NOTHING, 10, 11)
    expect(readProgress(JSON.stringify(progress))).toEqual(progress)
    expect(readProgress('')).toEqual(NOTHING)
    expect(readProgress('[1, "x"]')).toEqual(NOTHING)
    const broken = {
      cards: { a: progress.cards.p10, b: { stability: 'x' }, c: null },
      streak: { days: -1 },
      levels: { s: 9 },
    }
    expect(readProgress(JSON.stringify(broken))).toEqual({ ...NOTHING, cards: { a: progress.cards.p10 } })
  })

  test('of two devices the newest answers and the longer streak stay', () => {
    const [one, other] = [solvedOn(NOTHING, 10, 11), answered(solvedOn(NOTHING, 10), 'p10', 's', 1, 15)]
    const both = merge(one, other)
    expect(both.cards).toEqual({ ...one.cards, p10: other.cards.p10 })
    expect(both.streak).toEqual(one.streak)
    expect(merge(other, one).cards).toEqual(both.cards)
  })
})

describe('a drill', () => {
  const log = `${writeHeader(nineDice, 1, { ...DEFAULTS, seconds: 15, statement: 'on', lockout: 2000 })}
throw 7 3 4 1 1 4 4 1 2 5
`
  /** `red +- @900`: ms since it was shown. What is logged of these grabs, and whether it is answered. */
  async function drilled(
    ...grabs: readonly string[]
  ): Promise<{ readonly logged: readonly string[]; readonly over: boolean }> {
    let over = false
    const answer = (): void => {
      over = true
    }
    const host = new PuzzleHost(nineDice as Game, log, 0, 'hare', answer)
    let since: number | null = null
    host.subscribe(({ race }) => {
      since = race?.since ?? since
    })
    const early = { kind: 'move', seat: 0, move: nineDice.read('take black'), acted: 0 } as const
    expect(await host.send(early)).toEqual(bad({ code: 'not-asked' }))
    host.shown()
    await Promise.resolve()
    for (const grab of grabs) {
      const [text, ms] = grab.split(' @')
      const move = nineDice.read(`take ${text}`)
      await host.send({ kind: 'move', seat: 0, move, acted: (since ?? 0) + Number(ms) })
    }
    return { logged: host.log().trimEnd().split('\n').slice(2), over }
  }

  test('is a race as at any table: a wrong statement locks, and at the limit it is over', async () => {
    expect(await drilled('red +- @900', 'blue ++ @950', 'blue ++ @2900', 'black @15000')).toEqual({
      logged: ['0 take red +- @900', '0 take blue ++ @2900'],
      over: false,
    })
    expect(await drilled('black @14999')).toEqual({ logged: ['0 take black @14999'], over: true })
  })
})

describe('a sitting', () => {
  const task = (name: string, difficulty: Difficulty, kind = 'k'): Task => ({
    kind: 'puzzle',
    name,
    set: 's',
    game: 'dicy-cards',
    of: { log: '', seat: 0, kind, difficulty, exact: true, best: 0.5, signs: '00' } satisfies Packed,
  })
  const many = Array.from({ length: 30 }, (_, i) => task(`s/n${i}`, ((i % 5) + 1) as Difficulty, i % 2 ? 'a' : 'b'))

  test('begins with what waits, then new ones of all kinds that are not too hard', () => {
    const progress = answered(answered(NOTHING, 's/n3', 's', 1, 9), 's/n8', 's', 1, 8)
    const chosen = nextTasks(many, progress, 10)
    expect(chosen.slice(0, 2).map(({ name }) => name)).toEqual(['s/n8', 's/n3'])
    expect(chosen.length).toBe(SESSION_TASKS)
    const fresh = chosen.slice(2).map((one) => (one.kind === 'puzzle' ? one.of : null))
    expect(Math.max(...fresh.map((of) => of?.difficulty ?? 9))).toBeLessThanOrEqual(3)
    expect(new Set(fresh.map((of) => of?.kind))).toEqual(new Set(['a', 'b']))
  })

  test('can be about one kind of decision', () => {
    expect(nextTasks(many, NOTHING, 10, 'a').every((one) => one.kind === 'puzzle' && one.of.kind === 'a')).toBe(true)
  })

  test('kinds that can be trained are those of all packs of a game, and of own mistakes in it', async () => {
    const own = { game: 'dice-of-crowns', kind: 'vengeance', log: 'x', seat: 0 } as OwnPuzzle
    const sets = ['two', 'solo'].map(
      (pack) => ({ id: `dice-of-crowns/${pack}`, game: 'dice-of-crowns', pack }) as const,
    )
    const drill = { id: 'nine-dice/drill', game: 'nine-dice', pack: 'drill' } as const
    const others = [own, { ...own, game: 'dicy-cards', kind: 'wake' }]
    const kinds = await kindsToTrain('dice-of-crowns', [...sets, drill], others)
    expect(['reroll', 'vengeance', 'wake', 'drill'].map((kind) => kinds.has(kind))).toEqual([true, true, false, false])
    expect(await kindsToTrain('nine-dice', [...sets, drill], others)).toEqual(new Set(['drill']))
  })

  test('has nothing where all is solved for today', () => {
    expect(nextTasks(many.slice(0, 1), answered(NOTHING, 's/n0', 's', 3, 10), 10)).toEqual([])
  })
})

describe('own mistakes', () => {
  const [sample] = sampleGames(diceOfCrowns, diceOfCrownsBots, { count: 1, seats: 1, mine: 0 })
  const table = sample?.table as unknown as Table
  const moveAt = (step: number): string => {
    const input = table.entries[step]?.input
    return input?.kind === 'move' ? table.game.write(input.move) : ''
  }
  const steps = [...table.entries.keys()].filter((step) => isChoice(table.entries[step]))
  const analysed = (costs: readonly number[]) => {
    const slips = costs.map((cost, i) => ({ step: steps[i] as number, kind: 'reroll', cost }))
    return { seat: 0, analysis: { slips } as unknown as Analysis }
  }
  /** Whatever was played is this far behind everything else, give or take. */
  const rate = (behind: number, apart: number) => async (step: number) =>
    table.game.moves(table.states[step], 0).map((move) => {
      const did = table.game.write(move) === moveAt(step)
      return { move, chance: 0.5, behind: did ? behind : 0, exact: false, margin: 0, apart: did ? apart : 0 }
    })

  test('are the costliest choices that an analysis has found, at most three', async () => {
    const found = await mistakesIn(table, {}, analysed([0.5, 0.4, 0.3, 0.2]), rate(0.2, 0))
    expect(found.map(({ played }) => played)).toEqual(steps.slice(0, 3).map(moveAt))
    expect(found[0]).toMatchObject({ game: 'dice-of-crowns', seat: 0 })
  })

  test('are none that cost little, are in doubt or cannot be told any more', async () => {
    expect(await mistakesIn(table, {}, analysed([0.04]), rate(0.2, 0))).toEqual([])
    expect(await mistakesIn(table, {}, analysed([0.3]), rate(0.04, 0))).toEqual([])
    expect(await mistakesIn(table, {}, analysed([0.3]), rate(0.2, 0.06))).toEqual([])
    expect(await mistakesIn(table, {}, analysed([0.3]), async () => null)).toEqual([])
    expect(await mistakesIn(table, {}, analysed([0.3]), rate(0.2, 0.04))).toHaveLength(1)
  })

  test('are read as they were written, and what is broken is left out', () => {
    const own = {
      ...{ game: 'dicy-cards', log: 'iacta', seat: 0, kind: 'pass', difficulty: 3, exact: true, played: 'pass' },
      choices: [
        { move: 'pass', chance: 0.1 },
        { move: 'x', chance: 0.2 },
      ],
    }
    const broken = [null, 4, { ...own, log: 7 }, { ...own, choices: [{ move: 'x', chance: 7 }, null] }]
    expect(readOwn(JSON.stringify([own, ...broken]))).toEqual([own])
    expect(readOwn('nonsense')).toEqual([])
  })
})
