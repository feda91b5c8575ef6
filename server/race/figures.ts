/** Prints the tables of README.md: `node server/race/figures.ts [rounds]`. About ten minutes of one core for 100,000 rounds. */

import type { System } from './harness.ts'
import { production } from './production.ts'
import { ATTACKS, figures, HONEST, KINDS, type Row, run } from './rows.ts'

export function print(system: System, rounds: number): void {
  console.log(`${rounds} rounds a row\n`)
  table(['round trips, ms', 'reflex: won, %', 'farthest from equal', 'wrong, %', 'search: won, %', 'farthest', 'wrong'])
  for (const row of HONEST) console.log(`| ${row.name} | ${KINDS.map((kind) => honest(row, kind)).join(' | ')} |`)
  table(['attack', 'reflex: ms gained (19 of 20 below)', 'won', 'search: ms gained', 'won'])
  for (const row of ATTACKS) console.log(`| ${row.name} | ${KINDS.map((kind) => attack(row, kind)).join(' | ')} |`)

  function honest(row: Row, kind: (typeof KINDS)[number]): string {
    const { shares, unequal, wrong } = measured(row, kind)
    return `${shares.map((share) => share.toFixed(1)).join(' : ')} | ${unequal.toFixed(2)} | ${wrong.toFixed(2)}`
  }
  function attack(row: Row, kind: (typeof KINDS)[number]): string {
    const { shares, gain, most } = measured(row, kind)
    return `${gain.toFixed(0)} (${most.toFixed(0)}) | ${shares.at(-1)?.toFixed(1)} %`
  }
  function measured(row: Row, kind: (typeof KINDS)[number]) {
    const tally = run(row, kind, system, rounds, 1)
    if (tally.doubles > 0) throw new Error(`${tally.doubles} prizes were awarded twice`)
    return figures(tally)
  }
}

function table(heads: readonly string[]): void {
  console.log(`\n| ${heads.join(' | ')} |\n|${heads.map(() => ' --- |').join('')}`)
}

if (import.meta.main) print(production, Number(process.argv[2] ?? 100_000))
