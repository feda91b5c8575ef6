/**
 * Many puzzles as one text: logs with a blank line between, and a line before each decision that is a puzzle.
 *
 *     iacta 1 dicy-cards/1 {"lineup":"glacial"} seats=2
 *     throw 1
 *     throw 6 6 5 2 1 1
 *     ? 0 score 3 exact 0.6142 k0Az      seat, kind, difficulty, exact or estimated, best chance, and a sign for each move
 *     0 score straight
 *
 * A sign tells how far a move, in the order of `game.moves`, is behind the best one: to a thousandth up to 0.04, then coarser.
 */
import type { Game } from '../../engine/contract.ts'
import { readLog, replay } from '../../engine/log.ts'
import { viewOf } from '../../engine/table/view.ts'
import type { Choice, Difficulty, Puzzle } from './puzzle.ts'

/** None of them means anything in a template string or in JSON. */
const SIGNS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ!#%&()*+,-./:;<=>@[]'
/** In thousandths: exact to FINE, then in steps of 10 to COARSE, then of 50. */
const [FINE, COARSE] = [40, 300]
const TENS = (COARSE - FINE) / 10

function signOf(behind: number): string {
  const n = Math.round(1000 * behind)
  const at =
    n <= FINE ? n : n <= COARSE ? FINE + Math.ceil((n - FINE) / 10) : FINE + TENS + Math.ceil((n - COARSE) / 50)
  return SIGNS[at] as string
}

function behindOf(sign: string): number {
  const at = SIGNS.indexOf(sign)
  if (at <= FINE) return at / 1000
  const tens = at - FINE
  return (tens <= TENS ? FINE + 10 * tens : COARSE + 50 * (tens - TENS)) / 1000
}

/** A puzzle whose choices have not been read: that needs the rules of its game. */
export interface Packed extends Omit<Puzzle, 'choices'> {
  readonly best: number
  readonly signs: string
}

/** Returns the line of a puzzle, its choices in the order of `game.moves`. */
function writePuzzle({ seat, kind, difficulty, exact, choices }: Puzzle, ordered: readonly Choice[]): string {
  const best = (choices[0] as Choice).chance
  const signs = ordered.map(({ chance }) => signOf(best - chance)).join('')
  return `? ${seat} ${kind} ${difficulty} ${exact ? 'exact' : 'estimated'} ${best.toFixed(4)} ${signs}`
}

/** Returns the text of puzzles; those of one game, whose logs begin alike, share its lines. */
export function writePack(game: Game, puzzles: readonly Puzzle[]): string {
  const lines: string[] = []
  let log: readonly string[] = []
  for (const puzzle of puzzles.toSorted((a, b) => (a.log < b.log ? -1 : 1))) {
    const here = puzzle.log.trimEnd().split('\n')
    const shared = log.every((line, i) => here[i] === line) ? log.length : 0
    if (shared === 0 && lines.length > 0) lines.push('')
    lines.push(...here.slice(shared), writePuzzle(puzzle, inOrder(game, puzzle)))
    log = here
  }
  return `${lines.join('\n')}\n`
}

function inOrder(game: Game, puzzle: Puzzle): readonly Choice[] {
  const known = new Map(puzzle.choices.map((choice) => [choice.move, choice]))
  return movesOf(game, puzzle).map((move) => known.get(move) as Choice)
}

/** Every legal move at the decision, as the game writes it, in the order of `game.moves`. */
function movesOf(game: Game, { log, seat }: Pick<Puzzle, 'log' | 'seat'>): string[] {
  const read = readLog(game, log)
  const state = read.ok ? replay(game, read.value) : read
  if (!state.ok) throw new Error(`a puzzle does not replay: ${JSON.stringify(state.fault)}`)
  return game.moves(viewOf(game, state.value, seat), seat).map((move) => game.write(move))
}

const PUZZLE = /^\? (\d) ([a-z-]+) ([1-5]) (exact|estimated) ([01]\.\d{4}) (\S+)$/

/** Returns the puzzles of a text that `writePack` made. */
export function readPack(text: string): Packed[] {
  const puzzles: Packed[] = []
  let log: string[] = []
  for (const line of text.trimEnd().split('\n')) {
    const [, seat, kind = '', difficulty, exact, best, signs = ''] = PUZZLE.exec(line) ?? []
    if (line === '') log = []
    else if (seat === undefined) log = [...log, line]
    else {
      const told = { seat: Number(seat), kind, difficulty: Number(difficulty) as Difficulty, exact: exact === 'exact' }
      puzzles.push({ log: `${log.join('\n')}\n`, ...told, best: Number(best), signs })
    }
  }
  return puzzles
}

/** Returns the puzzle with its choices, the best first. */
export function unpack(game: Game, { best, signs, ...puzzle }: Packed): Puzzle {
  const moves = movesOf(game, puzzle)
  if (moves.length !== signs.length) throw new Error(`${signs.length} signs for ${moves.length} moves`)
  const choices = moves.map((move, i): Choice => ({ move, chance: Math.max(0, best - behindOf(signs[i] as string)) }))
  return { ...puzzle, choices: choices.toSorted((a, b) => b.chance - a.chance) }
}
