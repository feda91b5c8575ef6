/**
 * An honest player while one address attacks: `node bench/server/attack.ts [pipeline|sheets] [--seconds N] [--scale N]`. Everything
 * on the loopback network: the server with the limits it comes with, the attacker at 127.0.0.2, the player at 127.0.0.1.
 *
 *     pipeline   400 sockets × scale that send 10,000 GETs each and read nothing
 *     sheets     130 one-seat tables × scale on generated sheets, with illegal moves, begun anew all the time
 *
 * Says how long the player's commands took (p50, p99, worst, in ms) before and during the attack, and how the server's memory went.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { Person } from '../../server/soak/client.ts'
import type { AttackAsks } from './attacker.ts'
import { Child } from './child.ts'

const PROGRAM = fileURLToPath(new URL('../../server/e2e/child.ts', import.meta.url))
const ATTACKS = ['pipeline', 'sheets'] as const
type Attack = (typeof ATTACKS)[number]

/** What the bar asks for. */
const MOST_P99 = 250
const MOST_GROWTH = 1.5

interface Figures {
  readonly p50: number
  readonly p99: number
  readonly worst: number
  readonly count: number
}

interface AttackFigures {
  readonly before: Figures
  readonly during: Figures
  /** In MB: before, and the most during each half of the attack. */
  readonly memory: readonly [number, number, number]
  /** Processor time of the server during the attack, in ms a second: 1000 is a whole core. */
  readonly cpu: number
  readonly counts: ReturnType<AttackAsks['end']>
}

export async function attack(name: Attack, seconds: number, scale: number): Promise<AttackFigures> {
  const data = mkdtempSync(join(tmpdir(), 'iacta-attack-'))
  const server = spawn(process.execPath, [PROGRAM], {
    env: { ...process.env, DATA: data, DATABASE_URL: '', LOG_LEVEL: 'error', PORT: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const attacker = new Child<AttackAsks>('attacker.ts')
  try {
    const base = String((await once(server.stdout, 'data'))[0]).trim()
    const port = Number(new URL(base).port)
    const play = await player(base)
    const before = await play(Math.min(5, seconds), () => {})
    const rss = [memoryOf(server)]
    if (name === 'pipeline') await attacker.ask('pipeline', { port, sockets: 400 * scale, requests: 10_000, path: '/' })
    else await attacker.ask('sheets', { port, guests: 13 * scale, moves: 50 })
    const halves: [number, number] = [0, 0]
    const [began, used] = [performance.now(), processorOf(server)]
    const during = await play(seconds, (part) => {
      const half = part < 0.5 ? 0 : 1
      halves[half] = Math.max(halves[half], memoryOf(server))
    })
    const cpu = Math.round((processorOf(server) - used) / ((performance.now() - began) / 1000))
    return { before, during, memory: [rss[0] ?? 0, ...halves], cpu, counts: await attacker.ask('end') }
  } finally {
    await attacker.close()
    server.kill('SIGKILL')
    await once(server, 'exit')
    rmSync(data, { recursive: true, force: true })
  }
}

/** A player who changes their colour ten times a second: each is a command that is committed before it is answered. */
async function player(base: string) {
  const person = await Person.arrive(base)
  const body = { game: 'dicy-cards', options: {}, seats: 2, clock: { kind: 'none' }, listed: false } as const
  const { id } = await person.must('createTable', { body })
  const page = await person.at(id).connect()
  page.heard = null
  return async (seconds: number, meanwhile: (part: number) => void): Promise<Figures> => {
    const took: number[] = []
    const waiting: Promise<void>[] = []
    const rounds = seconds * 8
    for (let n = 0; n < rounds; n++) {
      const sent = performance.now()
      const colour = n % 2 === 0 ? 'blue' : 'red'
      const answered = page.command({ kind: 'sit', seat: 0, name: 'Anna', colour })
      waiting.push(answered.then(() => void took.push(performance.now() - sent)))
      meanwhile(n / rounds)
      await pause(125)
    }
    await Promise.race([Promise.all(waiting), pause(30_000)])
    // Requests without an answer count as long as we waited.
    while (took.length < rounds) took.push(30_000)
    return figuresOf(took.sort((a, b) => a - b))
  }
}

function figuresOf(sorted: readonly number[]): Figures {
  const at = (part: number): number => Math.round(sorted[Math.ceil(sorted.length * part) - 1] ?? 0)
  return { p50: at(0.5), p99: at(0.99), worst: at(1), count: sorted.length }
}

/** In MB, as Linux tells it. */
function memoryOf({ pid }: ChildProcess): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024)
}

/** Of all threads, in ms; Linux counts in hundredths of a second. */
function processorOf({ pid }: ChildProcess): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    options: { seconds: { type: 'string', default: '20' }, scale: { type: 'string', default: '10' } },
    allowPositionals: true,
  })
  for (const name of ATTACKS.filter((one) => positionals.length === 0 || positionals.includes(one))) {
    const figures = await attack(name, Number(values.seconds), Number(values.scale))
    const { during, memory } = figures
    const isFlat = memory[2] <= memory[1] * MOST_GROWTH
    const verdict = during.p99 <= MOST_P99 && isFlat ? 'holds' : 'FAILS'
    process.stdout.write(`${name} ×${values.scale}: ${verdict} ${JSON.stringify(figures)}\n`)
  }
  process.exit()
}
