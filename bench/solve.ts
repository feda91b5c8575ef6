/**
 * `node bench/solve.ts [TARGET]`, and a part of `npm run bench`: how long the exact solution of Dicy Cards takes, glacial, two seats, on
 * all cores and in one thread, beside the same in C (c/solve.c). Both times are told: by the clock, and of processors, which says
 * what a quiet machine would take.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { dicyCardsSolver } from '../games/dicy-cards/bots/solve/solver.ts'
import { kernelOf } from '../scripts/kernels.ts'
import { solveLarge } from '../solving/large.ts'

export interface SolveTime {
  readonly who: string
  readonly first: number
  readonly seconds: number
  readonly processor: number
}

const TARGET = 100
const COMPILERS = ['cc', 'gcc', 'clang']

export async function measureSolve(target = TARGET): Promise<readonly SolveTime[]> {
  const cores = availableParallelism()
  const rows = [await ours(target, cores), ...inC(target, cores)]
  const first = rows[0]?.first ?? 0
  const wrong = rows.find((row) => Math.abs(row.first - first) > 1e-6)
  if (wrong !== undefined) throw new Error(`${wrong.who} has another solution: ${wrong.first}, not ${first}`)
  return rows
}

/** With everything that `iacta solve` does: threads, the kernel's build from its cache, the file. */
async function ours(target: number, cores: number): Promise<SolveTime> {
  const options = { lineup: 'glacial', cards: [], target, lowestThree: 'others' }
  const plan = dicyCardsSolver.plan?.(2, options) ?? null
  if (plan === null) throw new Error('no plan')
  const folder = mkdtempSync(join(tmpdir(), 'iacta-bench-'))
  const kernel = await kernelOf('dicy-cards')
  const [began, used] = [performance.now(), process.cpuUsage()]
  try {
    const memory = await solveLarge(
      { plan, task: { game: 'dicy-cards', seats: 2, options, kernel }, file: join(folder, 'solution.bin'), cores },
      { signal: new AbortController().signal, found: () => {}, part: () => {}, unkept: () => {} },
    )
    if (memory === null) throw new Error('stopped')
    const { user, system } = process.cpuUsage(used)
    const [first = 0] = plan.join(memory, null).solution().chances
    const seconds = (performance.now() - began) / 1000
    return { who: `ours, ${cores} threads`, first, seconds, processor: (user + system) / 1e6 }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Without OpenMP it has one thread; without a compiler there is nothing to compare. */
function inC(target: number, cores: number): SolveTime[] {
  const compiler = COMPILERS.find((name) => spawnSync(name, ['--version']).status === 0)
  if (compiler === undefined) return []
  const pathOf = (file: string): string => fileURLToPath(new URL(file, import.meta.url))
  mkdirSync(pathOf('.build/'), { recursive: true })
  const program = pathOf('.build/solve')
  const compile = (more: readonly string[]): boolean => {
    const flags = ['-O3', '-march=native', '-ffast-math', ...more, '-o', program, pathOf('c/solve.c'), '-lm']
    return spawnSync(compiler, flags).status === 0
  }
  const threads = compile(['-fopenmp']) ? cores : compile([]) ? 1 : 0
  if (threads === 0) return []
  const told = execFileSync(program, [String(target), String(threads)], { encoding: 'utf8' })
  const [first = 0, seconds = 0, processor = 0] = told.split(' ').map(Number)
  return [{ who: `C, ${threads} threads`, first, seconds, processor }]
}

export function solveTable(rows: readonly SolveTime[]): string {
  const lines = rows.map(({ who, seconds, processor, first }) => {
    return `  ${who.padEnd(20)}${seconds.toFixed(1).padStart(7)} s  ${processor.toFixed(1).padStart(7)} s of processors   ${first}`
  })
  return ['the exact solution of one line-up', ...lines].join('\n')
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  console.log(solveTable(await measureSolve(Number(process.argv[2] ?? TARGET))))
}
