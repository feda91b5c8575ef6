/**
 * The whole system in virtual time: `npm run simulate-system -- [--seed 123 [--trace]] [--from 1] [--seeds 100] [--faults 100000]
 * [--bug name]`.
 *
 * With `--seed`: that world alone; if something goes wrong in it, made smaller and told as a story. `--trace`: all that happens in it,
 * as it is. Otherwise many seeds, until that many faults or seeds. `--bug`: with a planted bug (`bugs.ts`), until it is found. Ends with
 * 1 where anything is wrong, with 64 where it was asked wrongly.
 */
import { parseArgs } from 'node:util'
import { BUGS, type Bugs } from './bugs.ts'
import { planOf } from './scenario.ts'
import { shrink, storyOf } from './shrink.ts'
import { type RunReport, World } from './world.ts'

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    trace: { type: 'boolean', default: false },
    from: { type: 'string', default: '1' },
    seeds: { type: 'string', default: '100' },
    faults: { type: 'string', default: 'Infinity' },
    bug: { type: 'string' },
  },
})

function makeBugs(): Bugs {
  if (values.bug === undefined) return {}
  const make = BUGS[values.bug]
  if (make !== undefined) return make()
  console.error(`no such bug; there are: ${Object.keys(BUGS).join(', ')}`)
  process.exit(64)
}

async function one(seed: number): Promise<boolean> {
  const outcome = await new World(planOf(seed), makeBugs(), values.trace ? 'all' : 'faults').run()
  if (values.trace) console.log([...outcome.story, ...outcome.wrongs.map(({ what }) => `WRONG: ${what}`)].join('\n'))
  const shrunk = outcome.wrongs.length === 0 || values.trace ? null : await shrink(planOf(seed), makeBugs)
  if (shrunk !== null) console.log(storyOf(shrunk))
  console.log(told([outcome], 0))
  return outcome.wrongs.length === 0
}

function told(outcomes: readonly RunReport[], seconds: number): string {
  const sum = (of: (outcome: RunReport) => number): number => outcomes.reduce((all, outcome) => all + of(outcome), 0)
  const wrong = outcomes.filter(({ wrongs }) => wrongs.length > 0).length
  const faults = sum((outcome) => outcome.faults)
  return [
    `seeds ${outcomes[0]?.seed} to ${outcomes.at(-1)?.seed}: ${faults} faults, ${wrong} seeds with something wrong`,
    `${sum(({ counts }) => counts.acknowledged)} commands acknowledged, ${sum(({ counts }) => counts.lines)} lines kept, ${sum(({ counts }) => counts.games)} games verified with ${sum(({ counts }) => counts.dice)} dice, ${sum(({ counts }) => counts.frames)} frames looked at`,
    `${(sum(({ time }) => time) / 3_600_000).toFixed(1)} hours of virtual time${seconds === 0 ? '' : ` in ${seconds.toFixed(1)} s of processor time: ${Math.round(faults / seconds)} faults a second`}`,
  ].join('\n')
}

async function many(): Promise<boolean> {
  const began = process.cpuUsage()
  const outcomes: RunReport[] = []
  let faults = 0
  for (
    let seed = Number(values.from);
    outcomes.length < Number(values.seeds) && faults < Number(values.faults);
    seed++
  ) {
    const outcome = await new World(planOf(seed), makeBugs()).run()
    outcomes.push(outcome)
    faults += outcome.faults
    for (const { at, what } of outcome.wrongs.slice(0, 1)) console.log(`seed ${seed} at ${Math.round(at)} ms: ${what}`)
    if (values.bug !== undefined && outcome.wrongs.length > 0) break
  }
  const { user, system } = process.cpuUsage(began)
  console.log(told(outcomes, (user + system) / 1e6))
  return outcomes.every(({ wrongs }) => wrongs.length === 0)
}

const isWell = values.seed === undefined ? await many() : await one(Number(values.seed))
process.exitCode = isWell ? 0 : 1
