/**
 * `node bench/first.ts`, and a part of `npm run bench`: how soon the first figure is there at a new table of two, when nothing has been
 * worked out yet and no code is warm: every choice is judged at the first choice of the game; in a race, everybody's chance at its
 * first throw. Each game in a process of its own. Wanted: at most 300 ms. What a person waits for in a page, `npm run bench:web` tells.
 */
import { execFileSync } from 'node:child_process'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { Chances } from '../bots/review/chances.ts'
import type { Game } from '../engine/contract.ts'
import { Xoshiro128 } from '../engine/dice/random.ts'
import type { Entry } from '../engine/log.ts'
import { readOptions } from '../engine/options.ts'
import { forced, play } from '../engine/play.ts'
import { unwrap } from '../engine/result.ts'
import { GAME_IDS, type GameId, isGameId, partsOf, rulesOf } from '../games/index.ts'

export interface FirstTime {
  readonly game: string
  /** By the clock, without the start of the process and the reading of sources. */
  readonly ms: number
  /** Of processors, in ms: what a busy machine cannot lengthen much. */
  readonly processor: number
}

const SEED = 1

export function measureFirst(games: readonly GameId[] = GAME_IDS): readonly FirstTime[] {
  const script = fileURLToPath(import.meta.url)
  return games.map((game) => JSON.parse(execFileSync(process.execPath, [script, game], { encoding: 'utf8' })))
}

async function measure(id: GameId): Promise<FirstTime> {
  const [game, bots] = [await rulesOf(id), await partsOf(id).bots()]
  const { seat, ...stretch } = firstChoice(game)
  const step = stretch.entries.length
  const [began, used] = [performance.now(), process.cpuUsage()]
  const chances = new Chances(bots)
  const { chances: all } = chances.at(stretch, step)
  chances.moves(stretch, step, seat)
  if (all.length !== 2) throw new Error(`${id}: no figure`)
  const { user, system } = process.cpuUsage(used)
  return { game: id, ms: performance.now() - began, processor: (user + system) / 1000 }
}

/** A new table up to the first choice that is one. */
function firstChoice(game: Game) {
  const options = unwrap(readOptions(game, 2, {}))
  const random = new Xoshiro128(SEED)
  const states = [game.setup(2, options)]
  const entries: Entry<unknown>[] = []
  for (;;) {
    const state = states.at(-1)
    const turn = game.turn(state)
    const only = forced(game, state)
    if (turn.kind === 'move' && only === null) return { game, states, entries, seat: turn.seats[0] ?? 0 }
    if (turn.kind === 'over') throw new Error(`${game.id} has no choice`)
    const entry: Entry<unknown> =
      only === null
        ? { input: { kind: 'throw', faces: random.throw(turn.kind === 'throw' ? turn.sides : []) } }
        : { input: { kind: 'move', ...only }, forced: true }
    states.push(unwrap(play(game, state, entry.input)))
    entries.push(entry)
  }
}

export function firstTable(rows: readonly FirstTime[]): string {
  const lines = rows.map(
    ({ game, ms, processor }) =>
      `  ${game.padEnd(16)}${ms.toFixed(0).padStart(6)} ms, of processors ${processor.toFixed(0).padStart(6)} ms`,
  )
  return ['the first figure at a new table of two', ...lines].join('\n')
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [, , id = ''] = process.argv
  console.log(isGameId(id) ? JSON.stringify(await measure(id)) : firstTable(measureFirst()))
}
