/** Plays at a table by random legal moves, on the log that its page has: for tests, the kill program and benches. */
import type { Game } from '../../engine/contract.ts'
import { isAside, readEntry } from '../../engine/log.ts'
import { readOptions } from '../../engine/options.ts'
import { play } from '../../engine/play.ts'
import { unwrap } from '../../engine/result.ts'
import type { Line, TableFacts } from '../../protocol/facts.ts'

/** The game of a page's lines. It goes on from where it was, and begins anew where lines were taken back. */
export class Follower {
  readonly #game: Game
  readonly #first: unknown
  #state: unknown
  #lines: readonly Line[] = []

  constructor(game: Game, { seats, options }: TableFacts) {
    const read = unwrap(readOptions(game, seats.length, options))
    this.#game = game
    this.#first = game.setup(seats.length, read)
    this.#state = this.#first
  }

  /** The state after these lines. */
  follow(lines: readonly Line[]): unknown {
    const goesOn = this.#lines.every((line, i) => line === lines[i])
    if (!goesOn) this.#state = this.#first
    for (const line of lines.slice(goesOn ? this.#lines.length : 0)) this.#step(line)
    this.#lines = lines
    return this.#state
  }

  #step(line: Line): void {
    if (typeof line !== 'string') throw new Error('a game with secrets is shown, not replayed')
    if (isAside(line)) return
    const played = unwrap(play(this.#game, this.#state, unwrap(readEntry(this.#game, line)).input))
    this.#state = played
  }

  /** Seats that are asked; none at the end. */
  due(lines: readonly Line[]): readonly number[] {
    const turn = this.#game.turn(this.follow(lines))
    return turn.kind === 'move' ? turn.seats : []
  }

  isOver(lines: readonly Line[]): boolean {
    return this.#game.turn(this.follow(lines)).kind === 'over'
  }

  /** A random move of a seat that is asked, as text. */
  choose(lines: readonly Line[], seat: number, random: () => number = Math.random): string {
    const moves = this.#game.moves(this.follow(lines), seat)
    const move = moves[Math.floor(random() * moves.length)]
    if (move === undefined) throw new Error('a seat that is asked has no move')
    return this.#game.write(move)
  }
}
