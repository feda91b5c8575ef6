import { describe, expect, test } from 'vitest'
import { decisionKindOf, decisionKindsOf } from '../engine/bots/decisions.ts'
import { type Course, playMatch } from '../engine/conformance/match.ts'
import type { ConformancePlan } from '../engine/conformance/suite.ts'
import type { Game, OptionSpec, RuleRef } from '../engine/contract.ts'
import { Xoshiro128 } from '../engine/dice/random.ts'
import { isOffered, readOptions } from '../engine/options.ts'
import { unwrap } from '../engine/result.ts'
import { LANGS } from '../engine/text/lang.ts'
import { EVERY } from './every.testing.ts'

const NAMES = ['Anna', 'Ben', 'Chi', 'Dua', 'Eli', 'Fay', 'Gil', 'Hal']
const who = (seat: number): string => NAMES[seat] as string

const tablesOf = ({ seats: { min, max } }: Game): number[] => Array.from({ length: max - min + 1 }, (_, i) => min + i)

/** A seeded match for each option set of the game's plan, and every move that was legal in one of them. */
function matchesOf(
  game: Game,
  plan: ConformancePlan,
): { courses: Course<unknown, unknown>[]; known: ReadonlyMap<string, unknown> } {
  const known = new Map<string, unknown>()
  const courses = plan.options.map((given, i) => {
    const tables = tablesOf(game).filter((seats) => isOffered(game, seats, given))
    const seats = tables[i % tables.length] as number
    const options = unwrap(readOptions(game, seats, given))
    return playMatch({ game, seats, random: new Xoshiro128(41 + i), known }, options, { bound: plan.bound })
  })
  return { courses, known }
}

/** Every rule that refused one of these moves somewhere. */
function refusing(game: Game, states: readonly unknown[], moves: readonly unknown[]): Set<RuleRef> {
  const rules = new Set<RuleRef>()
  for (const state of states) {
    const turn = game.turn(state)
    for (const seat of turn.kind === 'move' ? turn.seats : []) {
      for (const move of moves) {
        const rule = game.why(state, seat, move)
        if (rule !== null) rules.add(rule)
      }
    }
  }
  return rules
}

function movesIn(game: Game, state: unknown): readonly unknown[] {
  const turn = game.turn(state)
  return turn.kind === 'move' ? turn.seats.flatMap((seat) => game.moves(state, seat)) : []
}

/** Every rule that refuses some options: all choices, with lists empty, of one word and whole. */
function clashing(game: Game): Set<RuleRef> {
  const rules = new Set<RuleRef>()
  const specs: { readonly [option: string]: OptionSpec } = game.options
  const all = Object.entries(specs).reduce<object[]>(
    (sets, [option, spec]) => sets.flatMap((set) => samplesOf(spec).map((value) => ({ ...set, [option]: value }))),
    [{}],
  )
  for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
    for (const options of all) {
      const clash = game.check(options, seats)
      if (clash !== null) rules.add(clash.rule)
    }
  }
  return rules
}

function samplesOf(spec: OptionSpec): readonly unknown[] {
  if (spec.kind === 'choice') return spec.values
  return spec.kind === 'list' ? [[], spec.of.slice(0, 1), spec.of] : ['', 'x'.repeat(spec.max)]
}

const valuesOf = (spec: OptionSpec): readonly string[] => {
  if (spec.kind === 'text') return []
  return spec.kind === 'list' ? spec.of : spec.values.map(String)
}

describe.each(EVERY)('$id', async ({ rules, parts }) => {
  const game = await rules()
  const fixtures = await parts.fixtures()
  const { courses, known } = matchesOf(game, fixtures.plan)
  const states = [...courses.flatMap((course) => course.states), ...(fixtures.rare ?? [])]
  const allowed = (fixtures.rare ?? []).flatMap((state) => movesIn(game, state))
  const refusals = [...refusing(game, states, [...known.values(), ...allowed])].sort()
  const texts = await Promise.all(LANGS.map((lang) => parts.text(lang)))

  const bots = await parts.bots()
  const { levels } = bots

  describe.each(texts)('in $lang', (text) => {
    test('every bot has a name and a character of its own', () => {
      const ids = levels.map(({ id }) => id).sort()
      for (const names of [text.levels, text.characters ?? {}]) {
        expect(Object.keys(names).sort()).toEqual(ids)
        expect(new Set(Object.values(names)).size).toBe(ids.length)
        for (const name of Object.values(names)) expect(name).toMatch(/\S/)
      }
    })

    test('every kind of decision has a name of its own', () => {
      const names = text.decisionKinds ?? {}
      expect(Object.keys(names).sort()).toEqual([...decisionKindsOf(bots)].sort())
      expect(new Set(Object.values(names)).size).toBe(decisionKindsOf(bots).length)
      for (const name of Object.values(names)) expect(name).toMatch(/\S/)
    })

    test('every option and every value has a label', () => {
      const specs: { readonly [option: string]: OptionSpec } = game.options
      expect(Object.keys(text.options).sort()).toEqual(Object.keys(specs).sort())
      for (const [option, spec] of Object.entries(specs)) {
        expect(Object.keys(text.options[option]?.values ?? {}).sort(), option).toEqual([...valuesOf(spec)].sort())
        for (const label of Object.values(text.options[option]?.values ?? {})) expect(label).toMatch(/\S/)
      }
    })

    test('every rule that refuses a move has its sentence, and no other', () => {
      expect(Object.keys(text.refusals).sort()).toEqual(refusals)
      for (const sentence of Object.values(text.refusals)) expect(sentence).toMatch(/^\S.*\.$/)
    })

    test('every rule that refuses options has its sentence, and no other', () => {
      expect(Object.keys(text.clashes).sort()).toEqual([...clashing(game)].sort())
      for (const sentence of Object.values(text.clashes)) expect(sentence).toMatch(/^\S.*\.$/)
    })

    test('the rules quote their numbers once each, and those of refusals and clashes among them', () => {
      const refs = text.rules.flatMap(({ ref }) => ref ?? [])
      expect(new Set(refs).size).toBe(refs.length)
      expect(refs).toEqual(expect.arrayContaining([...Object.keys(text.refusals), ...Object.keys(text.clashes)]))
    })

    test('every legal move has a label of its own', () => {
      const labels = [...known.values()].map((move) => text.move(move))
      for (const label of labels) expect(label).not.toMatch(/undefined|NaN|\[object|^\s*$|[\p{Cc}\p{Cf}]/u)
      expect(new Set(labels).size).toBe(known.size)
    })

    test('every line, place and middle of a match is readable', () => {
      const faulty = /undefined|NaN|\[object|^\s*$|^\s|\s$| {2}|\.\.|[\p{Cc}\p{Cf}]|(^| )-\d/u
      const bare = /[^\u00a0)][!:;?]/ // In French a space that does not break stands before them.
      for (const { entries, states } of courses) {
        for (const [i, { input }] of entries.entries()) {
          const after = states[i + 1]
          const line = text.line({ before: states[i], input, after, who })
          const places = game.scores(after).flatMap((_, seat) => text.place(after, seat))
          for (const said of [line, ...places, ...text.middle(after)]) {
            if (faulty.test(said) || (text.lang === 'fr' && bare.test(said))) expect.fail(said)
          }
          if (input.kind === 'move') expect(line).toContain(who(input.seat))
        }
      }
    })
  })

  test('every legal move is a decision of a known kind', () => {
    const kinds = new Set<string>()
    for (const state of states) {
      const turn = game.turn(state)
      for (const seat of turn.kind === 'move' ? turn.seats : [])
        for (const move of game.moves(state, seat)) kinds.add(decisionKindOf(bots, state, seat, move))
    }
    expect(decisionKindsOf(bots)).toEqual(expect.arrayContaining([...kinds]))
  })

  test('no two languages say the same of a match', () => {
    const [course] = courses
    if (course === undefined) throw new Error('no match')
    const told = texts.map((text) =>
      course.entries
        .map(({ input }, i) => text.line({ before: course.states[i], input, after: course.states[i + 1], who }))
        .join('\n'),
    )
    expect(new Set(told).size).toBe(LANGS.length)
  })
})
