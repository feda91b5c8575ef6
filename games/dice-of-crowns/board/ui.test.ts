import { beforeAll, describe, expect, test } from 'vitest'
import { Xoshiro128 } from '../../../engine/dice/random.ts'
import { revealed } from '../../../engine/table/view.ts'
import { at, of, total } from '../rules/counts.ts'
import type { Move } from '../rules/moves.ts'
import { DEFAULTS, type Options } from '../rules/options.ts'
import { diceOfCrowns } from '../rules/rules.ts'
import { type State, VARRICK } from '../rules/state.ts'
import type { CrownsText } from '../text/texts.ts'
import { loadText } from '../text/texts.ts'
import { against, controls, keys, slip } from './controls.ts'
import { READY, still } from './dice-layout.ts'
import {
  ask,
  type CrownsPressed,
  type CrownsScene,
  drop,
  isTarget,
  pickDie,
  pickSeat,
  press,
  sharing,
  sound,
  type Ui,
} from './ui.ts'

const ADVANCED: Options = { ...DEFAULTS, claims: 5, vengeance: 'excess', fate: 'on', crownDefence: 'on' }
const NAMES = ['Ada', 'Ben', 'Chi', 'Dan', 'Eve', 'Fay']

let text: CrownsText
beforeAll(async () => {
  text = await loadText('en')
})

/** A position with seat 0 active at a table of `seats`. */
function position(seats: number, change: Partial<State>, options: Options = DEFAULTS): State {
  return { ...diceOfCrowns.setup(seats, options), hand: 0, ...change }
}

function scene(state: State, seat: number, ui: Ui = ask(state, seat)): CrownsScene {
  return { state: revealed(state), seat, ui, names: NAMES.slice(0, state.table.seats), step: null }
}

function then(before: CrownsScene, pressed: CrownsPressed): CrownsScene {
  if (pressed.kind !== 'ui') throw new Error(`not picked but ${pressed.kind}`)
  return { ...before, ui: pressed.ui }
}

const dieIn = (state: State, zone: string, seat = 0) => {
  const die = still(READY, state).dice.find((one) => one.zone === zone && one.seat === seat)
  if (die === undefined) throw new Error(`no ${zone}`)
  return die
}

describe('scrolls to hand over (R6)', () => {
  const state = position(4, { phase: 'hand', fresh: 4, skulls: 3 })

  test('a division is offered and the main button plays it', () => {
    const { primary, question } = controls(scene(state, 0), text)
    expect(primary.does).toEqual({ kind: 'move', move: { kind: 'hand', to: of(1, 2) + of(2, 1) + of(3, 1) } })
    expect(question).toContain('4 scrolls')
    // Three names would not fit; the dice lie before them.
    expect(primary.label).toBe('Hand over')
    const two = scene(state, 0, { ...ask(state, 0), to: of(1, 3) + of(3, 1) })
    expect(controls(two, text).primary.label).toBe('3 scrolls to Ben and 1 scroll to Dan')
  })

  test('an even division is offered again once it is changed, but not of a single scroll', () => {
    const labels = (one: CrownsScene) => controls(one, text).others.map(({ label }) => label)
    expect(labels(scene(state, 0))).toEqual(['Take back'])
    expect(labels(then(scene(state, 0), pickSeat(scene(state, 0), 3)))).toEqual(['Divide evenly', 'Take back'])
    const single = position(4, { phase: 'hand', fresh: 1, skulls: 6 })
    expect(labels(then(scene(single, 0), pickSeat(scene(single, 0), 3)))).toEqual(['Take back'])
  })

  test('a tap on a rival takes one from whoever has most', () => {
    const next = then(scene(state, 0), pickSeat(scene(state, 0), 3))
    expect(next.ui.to).toBe(of(1, 1) + of(2, 1) + of(3, 2))
  })

  test('what is taken back must be given before it can be played', () => {
    const cleared = then(scene(state, 0), press(scene(state, 0), 'Escape'))
    expect(total(cleared.ui.to)).toBe(0)
    expect(controls(cleared, text).primary.does).toEqual({ kind: 'refused', rule: 'R6' })
    const one = then(cleared, press(cleared, '3'))
    expect(one.ui.to).toBe(of(2, 1))
    expect(then(one, press(one, '-')).ui.to).toBe(0)
    expect(then(one, press(one, 'd')).ui.to).toBe(of(1, 2) + of(2, 1) + of(3, 1))
  })

  test('a die is dragged from one rival to another, and back to the middle', () => {
    const die = { ...dieIn(state, 'fresh'), seat: 1, offered: true }
    const there = then(scene(state, 0), drop(scene(state, 0), die, 2))
    expect(there.ui.to).toBe(of(1, 1) + of(2, 2) + of(3, 1))
    expect(then(scene(state, 0), drop(scene(state, 0), die, null)).ui.to).toBe(of(1, 1) + of(2, 1) + of(3, 1))
  })

  test('a tap on a scroll in the middle sends it to whoever has least; on one that lies before a seat, one more there', () => {
    const bare = scene(state, 0, { ...ask(state, 0), to: of(1, 1) })
    expect(then(bare, pickDie(bare, dieIn(state, 'fresh'))).ui.to).toBe(of(1, 1) + of(2, 1))
    expect(then(bare, pickDie(bare, { ...dieIn(state, 'fresh'), seat: 1, offered: true })).ui.to).toBe(of(1, 2))
    const all = scene(state, 0, { ...ask(state, 0), to: of(1, 4) })
    expect(then(all, pickDie(all, { ...dieIn(state, 'fresh'), seat: 1, offered: true })).ui.to).toBe(of(1, 3))
  })

  test('oneself gets none, and other dice are not handed over: the rule says so', () => {
    expect(pickSeat(scene(state, 0), 0)).toEqual({ kind: 'refused', rule: 'R6' })
    expect(pickDie(scene(state, 0), dieIn(state, 'skull'))).toEqual({ kind: 'refused', rule: 'R6' })
    expect([0, 1, 2, 3].map((seat) => isTarget(scene(state, 0), seat))).toEqual([false, true, true, true])
  })
})

describe('daggers to give (R6)', () => {
  const state = position(3, { phase: 'give', giving: of(1, 2), skulls: 5 })

  test('all are offered to whoever plays', () => {
    const { primary } = controls(scene(state, 1), text)
    expect(primary.does).toEqual({ kind: 'move', move: { kind: 'give', to: of(0, 2) } })
    expect(primary.label).toBe('2 daggers to Ada')
  })

  test('one may be kept', () => {
    const shared = then(scene(state, 1), press(scene(state, 1), '2'))
    expect(shared.ui.to).toBe(of(0, 1) + of(1, 1))
    expect(controls(shared, text).primary.label).toBe('1 dagger to Ada and 1 dagger to Ben')
    // Nothing here was ever even.
    expect(controls(shared, text).others.map(({ label }) => label)).toEqual(['Take back'])
    expect(press(shared, 'd')).toEqual({ kind: 'ignored' })
  })

  test('the messenger protects whoever plays (R5); then the leader is offered', () => {
    const safe: State = { ...state, messenger: true, claims: of(2, 1) }
    expect(ask(safe, 1).to).toBe(of(2, 2))
    expect(pickSeat(scene(safe, 1), 0)).toEqual({ kind: 'refused', rule: 'R5' })
    expect(controls(scene(safe, 1), text).question).toContain('protects Ada')
  })
})

describe('stop or go on (R8)', () => {
  const state = position(3, { phase: 'choose', crowns: of(0, 2), skulls: 3, scrolls: 2 })

  test('with nothing to gain the main thing is to go on', () => {
    const { primary, others } = controls(scene(state, 0), text)
    expect(primary.does).toEqual({ kind: 'move', move: { kind: 'reroll', what: 'both' } })
    expect(others.map(({ label }) => label)).toEqual(['Stop', 'Reroll 3 skulls', 'Reroll 2 scrolls'])
  })

  test('with a claim to take it is to stop, and the button says for what', () => {
    const rich = { ...state, crowns: of(0, 3), skulls: 2 }
    const { primary } = controls(scene(rich, 0), text)
    expect(primary).toMatchObject({ label: 'Stop: 1 claim', does: { kind: 'move', move: { kind: 'stop' } } })
  })

  test('a tap on a die picks its whole kind; the main button rerolls what is picked', () => {
    const skulls = then(scene(state, 0), pickDie(scene(state, 0), dieIn(state, 'skull')))
    expect(controls(skulls, text).primary.does).toEqual({ kind: 'move', move: { kind: 'reroll', what: 'skulls' } })
    const both = then(skulls, pickDie(skulls, dieIn(state, 'scroll')))
    expect(both.ui.kinds).toBe('both')
    expect(then(both, pickDie(both, dieIn(state, 'skull'))).ui.kinds).toBe('scrolls')
    expect(then(both, press(both, 'Escape')).ui.kinds).toBe(null)
  })

  test('a locked die is not rerolled', () => {
    expect(pickDie(scene(state, 0), dieIn(state, 'crown'))).toEqual({ kind: 'refused', rule: 'R8' })
  })

  test.each([
    ['s', { kind: 'stop' }],
    ['k', { kind: 'reroll', what: 'skulls' }],
    ['c', { kind: 'reroll', what: 'scrolls' }],
    ['b', { kind: 'reroll', what: 'both' }],
  ])('the key %s', (key, move) => {
    expect(press(scene(state, 0), key)).toEqual({ kind: 'move', move })
  })

  test('without loose dice one can only stop', () => {
    const bare = position(3, { phase: 'choose', crowns: of(0, 7) })
    expect(press(scene(bare, 0), 'k')).toEqual({ kind: 'refused', rule: 'R8' })
  })
})

describe('fate (R15)', () => {
  const state = position(
    3,
    { phase: 'choose', fate: of(0, 2), crowns: of(1, 1), daggers: of(0, 2), skulls: 4 },
    ADVANCED,
  )

  test('is offered where it can be paid, and a tap picks the die, a second plays it', () => {
    expect(controls(scene(state, 0), text).others.map(({ label }) => label)).toContain('Spend fate')
    const fating = then(scene(state, 0), press(scene(state, 0), 'f'))
    const picked = then(fating, pickDie(fating, dieIn(state, 'dagger')))
    const move = { kind: 'move', move: { kind: 'fate', seat: 0, die: 'dagger' } }
    expect(controls(picked, text).primary.does).toEqual(move)
    expect(pickDie(picked, dieIn(state, 'dagger'))).toEqual(move)
    expect(then(picked, press(picked, 'f')).ui.fating).toBe(false)
  })

  test('a rival’s die needs two tokens', () => {
    const poor = { ...state, fate: of(0, 1) }
    const fating = then(scene(poor, 0), press(scene(poor, 0), 'f'))
    expect(pickDie(fating, dieIn(poor, 'crown', 1))).toEqual({ kind: 'refused', rule: 'R15' })
  })

  test('one dagger too many: to reroll it is offered, to accept is beside it', () => {
    const hurt = position(3, { phase: 'betrayed', fate: of(0, 1), daggers: of(0, 3), skulls: 4 }, ADVANCED)
    const { primary, others } = controls(scene(hurt, 0), text)
    expect(primary.does).toEqual({ kind: 'move', move: { kind: 'fate', seat: 0, die: 'dagger' } })
    expect(others[0]?.does).toEqual({ kind: 'move', move: { kind: 'accept' } })
    expect(press(scene(hurt, 0), 'a')).toEqual({ kind: 'move', move: { kind: 'accept' } })
    // A die stays to be picked: fate cannot be put away here.
    expect(press(scene(hurt, 0), 'f')).toEqual({ kind: 'ignored' })
  })
})

describe('rewards (R10) and vengeance (R14)', () => {
  test('the leader’s claim is offered to a thief; a tap picks another victim', () => {
    const state = position(3, { phase: 'reward', skulls: 7, claims: of(1, 1) + of(2, 2) })
    expect(controls(scene(state, 0), text).primary.label).toBe('Steal a claim from Chi')
    const other = then(scene(state, 0), pickSeat(scene(state, 0), 1))
    expect(controls(other, text).primary.does).toEqual({ kind: 'move', move: { kind: 'steal', from: 1 } })
    expect(against(other, text, 2).label).toBe('Steal a claim from Chi')
  })

  test('who has nothing is not robbed', () => {
    const state = position(3, { phase: 'reward', skulls: 7, claims: of(1, 1) })
    expect(pickSeat(scene(state, 0), 2)).toEqual({ kind: 'refused', rule: 'R10' })
  })

  test('a claim, or fate', () => {
    const state = position(3, { phase: 'reward', crowns: of(0, 4), skulls: 3 }, ADVANCED)
    const { primary, others } = controls(scene(state, 0), text)
    expect([primary.label, ...others.map(({ label }) => label)]).toEqual(['Take 1 claim', 'Take 1 fate token'])
  })

  test('vengeance names its victim, and need not be taken', () => {
    const state = position(3, { phase: 'vengeance', daggers: of(0, 5), skulls: 2, claims: of(2, 1) }, ADVANCED)
    const { primary, others } = controls(scene(state, 0), text)
    expect(primary.label).toBe('2 daggers to Chi')
    expect(others[0]?.does).toEqual({ kind: 'move', move: { kind: 'forgive' } })
    expect(press(scene(state, 0), 'n')).toEqual({ kind: 'move', move: { kind: 'forgive' } })
  })
})

describe('alone (S3)', () => {
  const state = position(1, { phase: 'keep', giving: of(0, 3), skulls: 4 })

  test('two daggers are offered to be kept, the rest goes to Varrick', () => {
    expect(controls(scene(state, 0), text).primary.does).toEqual({ kind: 'move', move: { kind: 'pass', daggers: 1 } })
  })

  test('a tap on Varrick gives one more, on oneself one fewer', () => {
    const more = then(scene(state, 0), pickSeat(scene(state, 0), VARRICK))
    expect(at(more.ui.to, VARRICK)).toBe(2)
    expect(at(then(more, press(more, '1')).ui.to, VARRICK)).toBe(1)
  })

  test('to keep or give all of them takes one button', () => {
    expect(controls(scene(state, 0), text).others).toMatchObject([
      { label: 'Keep them all', does: { kind: 'move', move: { kind: 'pass', daggers: 0 } } },
      { label: 'Give Varrick 3 daggers', does: { kind: 'move', move: { kind: 'pass', daggers: 3 } } },
    ])
    const all = scene(state, 0, { ...ask(state, 0), to: of(VARRICK, 3) })
    expect(controls(all, text).others.map(({ label }) => label)).toEqual(['Keep them all'])
  })
})

describe('slips', () => {
  const stop: Move = { kind: 'stop' }

  test('stopping for nothing while dice could be rerolled', () => {
    expect(slip(position(2, { phase: 'choose', crowns: of(0, 2), skulls: 5 - 1 }), 0, stop, text)).toBe(text.board.slip)
  })

  test('not with a reward, and not with nothing to reroll', () => {
    expect(slip(position(2, { phase: 'choose', crowns: of(0, 3), skulls: 4 }), 0, stop, text)).toBe(null)
    expect(slip(position(2, { phase: 'choose', crowns: of(0, 2) + of(1, 5) }), 0, stop, text)).toBe(null)
  })
})

test('a betrayal slams when the dice lie still', () => {
  const before = position(2, { phase: 'roll', hand: 7 })
  const faces = [2, 2, 2, 3, 3, 3, 3]
  const step = { index: 0, before, input: { kind: 'throw', faces } as const, after: diceOfCrowns.land(before, faces) }
  expect(sound(step)).toEqual({ kind: 'thud', after: 0.75 })
})

test('every letter in the list of keys does something somewhere', () => {
  const scenes = [
    position(3, { phase: 'choose', skulls: 4, scrolls: 3, fate: of(0, 1) }, ADVANCED),
    position(3, { phase: 'hand', fresh: 3, skulls: 4 }),
  ].map((state) => scene(state, 0, { ...ask(state, 0), to: 0 }))
  const letters = keys(text).flatMap(({ keys: key }) => (/^[A-Z]$/.test(key) ? [key] : []))
  expect(letters).toHaveLength(6)
  for (const key of letters) {
    expect(
      scenes.some((one) => ['move', 'ui'].includes(press(one, key).kind)),
      key,
    ).toBe(true)
  }
})

/** In every position: a question, a main action that is legal, and no button that is refused. */
test.each([1, 2, 3, 6])('a game of %d by its main button alone', (seats) => {
  const random = new Xoshiro128(seats)
  for (const options of seats === 1 ? [DEFAULTS] : [DEFAULTS, ADVANCED]) {
    let state = diceOfCrowns.setup(seats, options)
    for (let n = 0; n < 300 && state.phase !== 'over'; n++) {
      const turn = diceOfCrowns.turn(state)
      if (turn.kind === 'throw') {
        state = diceOfCrowns.land(
          state,
          turn.sides.map((sides) => 1 + random.below(sides)),
        )
        continue
      }
      const seat = turn.kind === 'move' ? (turn.seats[0] as number) : 0
      const { question, primary, others } = controls(scene(state, seat), text)
      expect(question).not.toBe('')
      for (const { does } of [primary, ...others]) {
        expect(does.kind).not.toBe('refused')
        if (does.kind === 'move') expect(diceOfCrowns.why(state, seat, does.move)).toBe(null)
      }
      if (primary.does.kind !== 'move') throw new Error(`${state.phase}: the main button plays nothing`)
      const shared = sharing(state, seat)
      if (shared !== null) expect(total(ask(state, seat).to)).toBe(shared.count)
      state = diceOfCrowns.move(state, seat, primary.does.move)
    }
  }
})
