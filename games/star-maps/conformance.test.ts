/** The suite and the golden playthroughs, here until the game is listed and those of all games run them. */
import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { conform } from '../../engine/conformance/suite.ts'
import type { Game } from '../../engine/contract.ts'
import type { GoldenRun } from '../../engine/entry.ts'
import { writeEntry, writeHeader } from '../../engine/log.ts'
import { readOptions } from '../../engine/options.ts'
import { Xoshiro128 } from '../../engine/random.ts'
import { wander } from '../../engine/wander.ts'
import { starMaps } from './rules.ts'
import { trials } from './trials.ts'

test('passes the suite', () => {
  const report = conform(starMaps as Game, trials.plan)
  expect(report.findings).toEqual([])
  expect(report.matches).toBe(8 * trials.plan.options.length)
})

test('the suite would find a leak of this round’s choices, in views and on the wire', () => {
  const plan = { ...trials.plan, options: trials.plan.options.slice(1, 2) }
  const found = (broken: Partial<typeof starMaps>): string[] => [
    ...new Set(conform({ ...starMaps, ...broken } as Game, plan).findings.map(({ check }) => check)),
  ]
  expect(found({ view: (state) => state })).toContain('leak')
  expect(found({ hidden: () => false })).toContain('tell')
})

function playthrough({ seats, seed, options }: GoldenRun): string {
  const read = readOptions(starMaps, seats, options)
  if (!read.ok) throw new Error(JSON.stringify(read.fault))
  const random = new Xoshiro128(seed)
  let state = starMaps.setup(seats, read.value)
  const due = (): string => {
    const turn = starMaps.turn(state)
    if (turn.kind === 'throw') return `throw ${turn.sides.join(' ')}`
    if (turn.kind === 'over') return `places ${turn.places.join(' ')}`
    return turn.seats.map((seat) => `${seat} of ${starMaps.moves(state, seat).length}`).join(', ')
  }
  const lines = [writeHeader(starMaps, seats, read.value), `    ${trials.sketch(state)}\n    due: ${due()}`]
  for (let entry = wander(starMaps, state, random); entry !== null; entry = wander(starMaps, state, random)) {
    const { input } = entry
    if (input.kind === 'throw') state = starMaps.land(state, input.faces)
    if (input.kind === 'move') state = starMaps.move(state, input.seat, input.move)
    lines.push(writeEntry(starMaps, entry), `    ${trials.sketch(state)}\n    due: ${due()}`)
  }
  return `${lines.join('\n')}\n`
}

test.each(trials.golden)('the golden run $name is as it was read in review', (run) => {
  const file = new URL(`playthroughs/${run.name}.txt`, import.meta.url)
  if (process.env.GOLDEN) writeFileSync(file, playthrough(run))
  expect(playthrough(run)).toBe(readFileSync(file, 'utf8'))
})
