/**
 * Start here: the suite that every game must pass, by random matches for every number of seats and a sample of option sets.
 * It needs no test library and no runtime: the same code runs in Node, in a page and in a worker.
 */
import type { Game, OptionSpec, OptionValue } from '../contract.ts'
import { Xoshiro128 } from '../dice/random.ts'
import { freeze, same } from '../json.ts'
import { isOffered, readOptions } from '../options.ts'
import { Broken, ensure, type Finding } from './checks.ts'
import { type End, playMatch } from './match.ts'
import type { Subject } from './position-checks.ts'

export interface ConformancePlan {
  /** Option sets to play with, as from outside; each must be valid for every number of seats to which it is offered. */
  readonly options: readonly unknown[]
  /** Matches for each number of seats and each option set. */
  readonly matches: number
  readonly seed: number
  /** A random match that is longer counts as endless. */
  readonly bound: number
  /** Option sets under which random play hardly ever ends: their matches are stopped after this many inputs. */
  readonly hopeless?: { readonly options: readonly unknown[]; readonly inputs: number }
}

export interface Report {
  readonly findings: readonly Finding[]
  readonly matches: number
  readonly inputs: number
  /** A digest of every state: equal in every runtime. */
  readonly digest: number
}

/** Runs the suite on a game and returns its findings: `expect(conform(pig, plan).findings).toEqual([])`. */
export function conform(game: Game, plan: ConformancePlan): Report {
  const findings: Finding[] = []
  const known = new Map<string, unknown>()
  let [matches, inputs, digest] = [0, 0, 0x811c9dc5]
  for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
    const wrong = caught(`${game.id}, ${seats} seats, options`, () => checkOptions(game, seats))
    findings.push(...wrong)
    // With options that it judges wrongly, a game may refuse the plan's.
    for (const { options, end } of wrong.length === 0 ? setsOf(plan) : []) {
      if (!isOffered(game, seats, options)) continue
      for (let match = 0; match < plan.matches; match++) {
        const random = new Xoshiro128(plan.seed + 7919 * matches++)
        const subject: Subject<unknown, unknown> = { game, seats, random, known }
        const where = `${game.id}, ${seats} seats, ${JSON.stringify(options)}, match ${match}`
        const found = caught(where, () => {
          const { states } = playMatch(subject, freeze(accepted(game, seats, options)), end)
          inputs += states.length - 1
          for (const state of states) digest = fnv1a(JSON.stringify(state), digest)
        })
        findings.push(...found)
      }
    }
  }
  return { findings, matches, inputs, digest }
}

function setsOf({ options, bound, hopeless }: ConformancePlan): { readonly options: unknown; readonly end: End }[] {
  const others = hopeless?.options.map((set) => ({ options: set, end: { breakOff: hopeless.inputs } })) ?? []
  return [...options.map((set) => ({ options: set, end: { bound } })), ...others]
}

/** Turns an error of a check, or of the game itself, into a finding. */
function caught(where: string, check: () => void): Finding[] {
  try {
    check()
    return []
  } catch (error) {
    if (error instanceof PlanError) throw error
    return [
      error instanceof Broken ? { check: error.check, detail: error.message, where } : { ...thrown(error), where },
    ]
  }
}

/** Error messages of engines when frozen data is changed. */
const FROZEN = /read.?only|not extensible|non-extensible|cannot (assign|delete|add|define)|frozen/i

/** Everything the game is given is frozen, so it cannot change it without such a `TypeError`. */
function thrown(error: unknown): Pick<Finding, 'check' | 'detail'> {
  const mutates = error instanceof TypeError && FROZEN.test(error.message)
  return { check: mutates ? 'mutates' : 'throws', detail: String(error) }
}

class PlanError extends Error {}

function accepted(game: Game, seats: number, given: unknown): unknown {
  const options = readOptions(game, seats, given)
  if (!options.ok) throw new PlanError(`the plan's options are wrong: ${JSON.stringify(options.fault)}`)
  return options.value
}

/** `check` answers for every value of an option; an option that is not offered is refused unless it has its default. */
function checkOptions(game: Game, seats: number): void {
  for (const [name, spec] of Object.entries(game.options as { readonly [name: string]: OptionSpec })) {
    for (const value of [spec.default, ...sampleValues(spec)]) {
      const read = readOptions(game, seats, { [name]: value })
      if (isOffered(game, seats, { [name]: value })) continue
      const refused = !read.ok && read.fault.code === 'option-clash' && read.fault.option === name
      const due = !same(value, spec.default)
      const say = (): string =>
        `"${name}" is not offered, and ${JSON.stringify(value)} is ${refused ? 'refused' : 'taken'}`
      ensure(refused === due, 'offers', say)
    }
  }
}

function sampleValues(spec: OptionSpec): readonly OptionValue[] {
  switch (spec.kind) {
    case 'choice':
      return spec.values
    case 'list':
      return [[], spec.of.slice(0, 1), spec.of]
    case 'text':
      return ['', 'x'.repeat(spec.max)]
  }
}

/** FNV-1a, 32 bits. */
function fnv1a(text: string, hash: number): number {
  let sum = hash
  for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193)
  return sum >>> 0
}
