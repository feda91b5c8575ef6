/** A world that goes wrong, made smaller: fewer faults, fewer parties, a shorter time, as long as something still goes wrong. */
import type { Bugs } from './bugs.ts'
import type { Fault, Scenario } from './scenario.ts'
import { type RunReport, World } from './world.ts'

interface Shrunk {
  readonly plan: Scenario
  readonly outcome: RunReport
  readonly runs: number
}

/** Null: nothing goes wrong. `makeBugs`: new ones for every world. */
export async function shrink(given: Scenario, makeBugs: () => Bugs = () => ({}), most = 200): Promise<Shrunk | null> {
  let runs = 0
  const attempt = async (plan: Scenario): Promise<RunReport | null> => {
    runs++
    const outcome = await new World(plan, makeBugs(), 'faults').run()
    return outcome.wrongs.length > 0 ? outcome : null
  }
  const first = await attempt(given)
  if (first === null) return null
  let [plan, outcome] = [given, first]
  const keep = async (smaller: Scenario): Promise<boolean> => {
    const found = runs < most ? await attempt(smaller) : null
    if (found !== null) [plan, outcome] = [smaller, found]
    return found !== null
  }
  // What came after it cannot matter.
  const until = outcome.wrongs[0]?.at ?? Infinity
  if (until < plan.duration) await keep({ ...plan, faults: plan.faults.filter(({ at }) => at <= until) })
  for (const party of given.parties)
    if (plan.parties.length > 1) await keep({ ...plan, parties: plan.parties.filter((one) => one !== party) })
  for (
    let size = Math.ceil(plan.faults.length / 2);
    size >= 1 && runs < most;
    size = size === 1 ? 0 : Math.ceil(size / 2)
  ) {
    for (let from = 0; from < plan.faults.length && runs < most; ) {
      const faults: Fault[] = [...plan.faults.slice(0, from), ...plan.faults.slice(from + size)]
      if (!(await keep({ ...plan, faults }))) from += size
    }
  }
  for (let duration = plan.duration / 2; duration > 1000 && (await keep({ ...plan, duration })); ) duration /= 2
  return { plan, outcome, runs }
}

/** Returns the story of a shrunk world for the engineer who looks for the cause. */
export function storyOf({ plan, outcome, runs }: Shrunk): string {
  const { seed, store, processes, parties, faults } = plan
  const people = parties.map(({ game, people, clock }) => {
    const timed = clock === null ? 'no clock' : `${clock.move} s a move, ${clock.bank} s more`
    return `${game} by ${people.join(', ')} (${timed})`
  })
  return [
    `Seed ${seed}: ${store}, ${processes} ${processes === 1 ? 'process' : 'processes'}; ${people.join('; ')}.`,
    `${faults.length} faults are enough (found in ${runs} runs):`,
    ...outcome.story,
    ...outcome.wrongs.map(({ at, what }) => `${(at / 1000).toFixed(3).padStart(9)} s  WRONG: ${what}`),
  ].join('\n')
}
