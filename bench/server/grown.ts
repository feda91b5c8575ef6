/** What our server costs on each store, with tables, with spectators and with TLS: as tables for people. */
import type { Cost } from './fleet.ts'
import type { ServerFigures } from './run.ts'

const STORES = { sqlite: 'one process, SQLite', postgres: 'two processes, PostgreSQL' } as const

export function grownLines({ stores, tables, spectators, notify, tls }: ServerFigures): string[] {
  return [
    ...(stores === undefined
      ? []
      : paragraph(
          'On each store, at most and at 500 moves/s',
          stores.flatMap(({ fleet, saturated, paced }) => [
            [STORES[fleet], `${brief(saturated.moves / saturated.seconds)} moves/s`, cost(saturated)],
            ['  at 500 moves/s', times(paced), cost(paced)],
          ]),
        )),
    ...(tables === undefined
      ? []
      : paragraph(
          'With so many tables, each with a page that is open, at 500 moves/s',
          tables.map((one) => [
            `${STORES[one.fleet]}, ${brief(one.tables)} tables`,
            times(one.paced),
            `${cost(one.paced)}; a ping ${brief(one.ping.servers)} µs`,
          ]),
        )),
    ...(spectators === undefined
      ? []
      : paragraph(
          'With so many spectators of one table',
          spectators.map((one) => [
            `${brief(one.spectators)}`,
            times(one.cost),
            `${cost(one.cost)}, ${brief(one.bytes)} bytes to each`,
          ]),
        )),
    ...(notify === undefined
      ? []
      : paragraph(
          'One process tells all others by NOTIFY',
          notify.map((one) => [
            `${brief(one.listeners)} others`,
            `${brief(one.perSecond)}/s`,
            `PostgreSQL ${brief(one.postgres)} µs each`,
          ]),
        )),
    ...(tls === undefined
      ? []
      : paragraph('TLS, a key on P-256, processor of the server', [
          ['a handshake', `${brief(tls.full)} µs`, `${brief(tls.fullBytes)} bytes`],
          ['one that goes on where another ended', `${brief(tls.resumed)} µs`, `${brief(tls.resumedBytes)} bytes`],
          [
            '150 bytes there and back',
            `${brief(tls.sealed)} µs`,
            `in the clear ${brief(tls.plain)} µs; ${brief(tls.messageBytes)} bytes more`,
          ],
        ])),
  ]
}

function paragraph(head: string, rows: readonly (readonly string[])[]): string[] {
  const width = (column: number): number => Math.max(...rows.map((row) => row[column]?.length ?? 0))
  const widths = [width(0), width(1)]
  return ['', head, ...rows.map((row) => `  ${row.map((text, i) => text.padEnd(widths[i] ?? 0)).join('  ')}`.trimEnd())]
}

function times({ p50, p99 }: Cost): string {
  return `p50 ${brief(p50)} ms, p99 ${brief(p99)} ms`
}

function cost({ servers, postgres, wal }: Cost): string {
  return `${brief(servers)} µs a move${postgres === 0 ? '' : ` and PostgreSQL ${brief(postgres)}, ${brief(wal)} bytes of its log`}`
}

/** Three digits that count. */
function brief(n: number): string {
  return n >= 1000 ? Math.round(n).toLocaleString('en') : String(Number(n.toPrecision(3)))
}
