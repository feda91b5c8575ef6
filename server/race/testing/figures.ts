/** Prints the tables of README.md: `node server/race/testing/figures.ts [rounds]`. About ten minutes of one core for 100,000 rounds. */

import type { System } from './harness.ts'
import { HOLDUPS, holdup } from './holdups.ts'
import { believing, production } from './production.ts'
import { ATTACKS, CAPS, FAR, figures, HONEST, KINDS, type Kind, OWN_CLIENT, type Row, run } from './rows.ts'

const ROUNDS = Number(process.argv[2] ?? 100_000)
/** Of a game that one person holds up. */
const GAME = 100

function measured(row: Row, kind: Kind, system: System = production) {
  const tally = run(row, kind, system, ROUNDS, 1)
  if (tally.doubles > 0) throw new Error(`${tally.doubles} prizes were awarded twice`)
  return figures(tally)
}

function honest(row: Row, kind: Kind): string {
  const { shares, unequal, wrong } = measured(row, kind)
  return `${shares.map((share) => share.toFixed(1)).join(' : ')} | ${unequal.toFixed(2)} | ${wrong.toFixed(2)}`
}

function attack(row: Row, kind: Kind): string {
  const { shares, gain, most } = measured(row, kind)
  return `${gain.toFixed(0)} (${most.toFixed(0)}) | ${shares.at(-1)?.toFixed(1)} %`
}

/** What the last seat wins in both kinds, where no longer round trip is believed than this. */
function capped(row: Row, trip: number): string {
  return KINDS.map((kind) => measured(row, kind, believing(trip)).shares.at(-1)?.toFixed(1)).join(', ')
}

function table(heads: readonly string[], rows: readonly (() => string)[]): void {
  console.log(`\n| ${heads.join(' | ')} |\n|${heads.map(() => ' --- |').join('')}`)
  for (const row of rows) console.log(`| ${row()} |`)
}

function both(rows: readonly Row[], cells: (row: Row, kind: Kind) => string) {
  return rows.map((row) => () => `${row.name} | ${KINDS.map((kind) => cells(row, kind)).join(' | ')}`)
}

const seconds = (ms: number): string => (ms / 1000).toFixed(1)

if (import.meta.main) {
  console.log(`${ROUNDS} rounds a row`)
  table(
    ['round trips, ms', 'reflex: won, %', 'farthest from equal', 'wrong, %', 'search: won, %', 'farthest', 'wrong'],
    both(HONEST, honest),
  )
  table(['attack', 'reflex: ms gained (19 of 20 below)', 'won', 'search: ms gained', 'won'], both(ATTACKS, attack))
  table(
    ['believed at most, ms', 'gained by the cheat', 'won by it, %', ...FAR.map(({ name }) => `won by ${name}, %`)],
    CAPS.map((trip) => () => {
      const gain = measured(OWN_CLIENT, 'search', believing(trip)).gain.toFixed(0)
      return [trip, gain, ...[OWN_CLIENT, ...FAR].map((row) => capped(row, trip))].join(' | ')
    }),
  )
  table(
    ['to hold the others up', 'costs them in a game, s', 'by round'],
    HOLDUPS.map((one) => () => {
      const waits = holdup(one, GAME)
      const told = waits.slice(0, 4).map(seconds).join(', ')
      return `${one.name} | ${seconds(waits.reduce((a, b) => a + b, 0))} | ${told} …`
    }),
  )
}
