import { describe, expect, test } from 'vitest'
import { sampleGames } from '../../../bots/insights/insights.testing.ts'
import type { Question } from '../../../bots/race-plan.ts'
import { writeLog } from '../../../engine/log.ts'
import { bad, good } from '../../../engine/result.ts'
import { openTable, stateOf } from '../../../engine/table/table.ts'
import { revealed } from '../../../engine/table/view.ts'
import { diceOfCrownsBots } from '../../../games/dice-of-crowns/bots/index.ts'
import { diceOfCrowns } from '../../../games/dice-of-crowns/rules/rules.ts'
import { rulesOf } from '../../../games/index.ts'
import { FakeClock } from '../testing/host.ts'
import { type BotWorker, inPage, openAnalyst, openBotService, openJudge } from './bots.ts'
import type { Request } from './messages.ts'

const question: Question = { game: 'dicy-cards', version: 1, view: revealed({}), seat: 0, level: 'icicle', seed: 1 }

/** Workers that do as `does` says: the first gets 0, the next 1. */
function office(does: (worker: number, botWorker: BotWorker, request: Request) => void) {
  const staff: { ended: boolean }[] = []
  const startWorker = (): BotWorker => {
    const [worker, self] = [staff.length, { ended: false }]
    staff.push(self)
    const botWorker: BotWorker = {
      postMessage: (request) => does(worker, botWorker, request),
      terminate: () => {
        self.ended = true
      },
      onmessage: null,
      onerror: null,
    }
    return botWorker
  }
  return { staff, startWorker }
}

const answers = (botWorker: BotWorker, request: Request): void => {
  if (request.job === 'choose') botWorker.onmessage?.({ data: { id: request.id, value: 'pass' } })
}

describe('bots in a worker', () => {
  test('one worker answers all questions', async () => {
    const { staff, startWorker } = office((_, botWorker, request) => answers(botWorker, request))
    const botService = openBotService(startWorker, new FakeClock())
    botService.warm({ game: 'dicy-cards', version: 1 })
    expect([await botService.choose(question), await botService.choose(question)]).toEqual([good('pass'), good('pass')])
    expect(staff).toEqual([{ ended: false }])
  })

  test('a silent one is replaced after ten seconds and asked once more', async () => {
    const clock = new FakeClock()
    const { staff, startWorker } = office((worker, botWorker, request) => worker > 0 && answers(botWorker, request))
    const chosen = openBotService(startWorker, clock).choose(question)
    await clock.pass(9999)
    expect(staff).toHaveLength(1)
    await clock.pass(1)
    expect(await chosen).toEqual(good('pass'))
    expect(staff).toEqual([{ ended: true }, { ended: false }])
  })

  test('after two it is stuck, and a later question begins anew', async () => {
    const clock = new FakeClock()
    const { staff, startWorker } = office((worker, botWorker, request) => worker > 1 && answers(botWorker, request))
    const botService = openBotService(startWorker, clock)
    const chosen = botService.choose(question)
    await clock.pass(20_000)
    expect(await chosen).toEqual(bad('stuck'))
    expect(await botService.choose(question)).toEqual(good('pass'))
    expect([staff.length, clock.pending]).toEqual([3, 0])
  })

  test('a crash after an answer: a new worker; nothing said by the old one counts', async () => {
    let crash = false
    const { staff, startWorker } = office((_, botWorker, request) => {
      if (!crash) return answers(botWorker, request)
      crash = false
      botWorker.onerror?.({})
    })
    const botService = openBotService(startWorker, new FakeClock())
    await botService.choose(question)
    crash = true
    expect(await botService.choose(question)).toEqual(good('pass'))
    expect(staff.map(({ ended }) => ended)).toEqual([true, false])
  })

  test('where workers never come up, the page thinks itself', async () => {
    const game = await rulesOf('dicy-cards')
    const { staff, startWorker } = office((_, botWorker) => botWorker.onerror?.({}))
    const table = openTable(game, 2, { lineup: 'beginner', cards: [], target: 100, lowestThree: 'others' })
    const view = game.land(game.land(stateOf(table), [1]), [1, 2, 3, 4, 5, 6])
    const chosen = await openBotService(startWorker, new FakeClock()).choose({ ...question, view: revealed(view) })
    expect(chosen.ok && chosen.value !== null && game.read(chosen.value)).toSatisfy(
      (move) => game.why(view, 0, move) === null,
    )
    expect(staff).toHaveLength(1)
  })

  test.each([
    { ...question, game: 'chess' },
    { ...question, level: 'nobody' },
    { ...question, version: 99 },
  ])('a question nobody can answer is stuck at once: $game $version $level', async (wrong) => {
    expect(await openBotService(inPage, new FakeClock()).choose(wrong)).toEqual(bad('stuck'))
  })
})

describe('chances after every move', () => {
  const outlook = { game: 'some-game', version: 1, seat: 0, states: [revealed({})], entries: [] }
  const moves = [{ move: 'stop', chance: 0.5, exact: true }]

  test('one worker tells them all, and goes when it is no longer needed', async () => {
    const { staff, startWorker } = office((_, botWorker, request) => {
      if (request.job === 'judge') botWorker.onmessage?.({ data: { id: request.id, value: moves } })
    })
    const judge = openJudge(startWorker, new FakeClock())
    expect([await judge.ask(outlook), await judge.ask(outlook)]).toEqual([moves, moves])
    expect(staff).toEqual([{ ended: false }])
    judge.close()
    expect(staff).toEqual([{ ended: true }])
  })

  test('a worker that fails tells nothing', async () => {
    const { startWorker } = office((_, botWorker, request) => {
      if (request.job === 'judge') botWorker.onmessage?.({ data: { id: request.id, failed: 'no rules' } })
    })
    expect(await openJudge(startWorker, new FakeClock()).ask(outlook)).toBe(null)
  })

  test('a solved game is told exactly, move by move', async () => {
    const game = await rulesOf('dice-of-crowns')
    const rolled = game.land(game.setup(1, { tokens: 3 }), [1, 3, 3, 4, 4, 1, 2])
    const judge = openJudge(inPage, new FakeClock())
    const told = await judge.ask({
      game: game.id,
      version: game.version,
      seat: 0,
      states: [revealed(rolled)],
      entries: [],
    })
    const moves = game.moves(rolled, 0).map((move) => game.write(move))
    expect(told?.map(({ move }) => move).toSorted()).toEqual(moves.toSorted())
    expect(told?.every(({ exact }) => exact)).toBe(true)
    judge.close()
  })
})

describe('in a race', () => {
  const asked = { ...question, passed: 700 }

  test('a bot says what it would do and when, or nothing more', async () => {
    const plans = [{ move: 'take red', at: 900 }, null]
    const { startWorker } = office((_, botWorker, request) => {
      if (request.job === 'race') botWorker.onmessage?.({ data: { id: request.id, value: plans.shift() } })
    })
    const botService = openBotService(startWorker, new FakeClock())
    expect(await botService.race(asked)).toEqual(good({ move: 'take red', at: 900 }))
    expect(await botService.race(asked)).toEqual(good(null))
  })

  test('one that is silent is stuck', async () => {
    const clock = new FakeClock()
    const planned = openBotService(office(() => undefined).startWorker, clock).race(asked)
    await clock.pass(20_000)
    expect(await planned).toEqual(bad('stuck'))
  })

  test('the game’s own racers answer, and never in the past', async () => {
    const game = await rulesOf('nine-dice')
    const thrown = game.land(
      game.setup(1, { spinner: 12, seconds: 60, statement: 'off' } as never),
      [7, 3, 4, 1, 1, 6, 6, 2, 2, 3],
    )
    const botService = openBotService(inPage, new FakeClock())
    const plan = await botService.race({
      ...{ game: 'nine-dice', version: 1, view: revealed(thrown), seat: 0, level: 'falcon', seed: 3, passed: 5000 },
    })
    expect(plan.ok && plan.value !== null && plan.value.at >= 5000 && /^take /.test(plan.value.move)).toBe(true)
  })
})

test('games are dealt out to several analysts; one game takes one of them', async () => {
  const { staff, startWorker } = office((_, botWorker, request) => {
    if (request.job === 'analyse') botWorker.onmessage?.({ data: { id: request.id, value: null } })
  })
  const analyst = openAnalyst(startWorker, new FakeClock(), 3)
  await analyst.analyse({ log: 'log', seat: 0 })
  expect(staff).toHaveLength(1)
  await Promise.all([1, 2, 3, 4, 5].map(() => analyst.analyse({ log: 'log', seat: 0 })))
  expect(staff).toHaveLength(3)
  analyst.close()
  expect(staff.every(({ ended }) => ended)).toBe(true)
})

test('the result of a log is that of its analysis; a log that cannot be read, or of another game, has neither', async () => {
  const [sample] = sampleGames(diceOfCrowns, diceOfCrownsBots, { count: 1, seats: 2, mine: 1 })
  if (sample === undefined) throw new Error('no game')
  const { seats, options, entries } = sample.table
  const log = writeLog(diceOfCrowns, { seats, options, entries })
  const analyst = openAnalyst(inPage, new FakeClock(), 1)
  const outcome = await analyst.outcome({ log, seat: null })
  expect(outcome).toEqual({ seat: 0, places: sample.finished.places, scores: sample.finished.scores })
  expect(await analyst.analyse({ log, seat: null })).toMatchObject(outcome ?? {})
  const unfinished = log.trimEnd().split('\n').slice(0, -3).join('\n')
  for (const broken of ['', 'x', unfinished, log.replace('dice-of-crowns', 'ludo')]) {
    expect([
      await analyst.outcome({ log: broken, seat: null }),
      await analyst.analyse({ log: broken, seat: null }),
    ]).toEqual([null, null])
  }
  expect(await analyst.outcome({ log, seat: 2 })).toBe(null)
})
