/**
 * How likely each seat is to win, estimated between turns by claims alone: every turn brings a claim with the same chance. With the crown
 * in play, a seat that has all tokens takes it with its next claim, and wins if it begins a turn with it and is not betrayed. Exact for
 * that simple model; an estimate for the game.
 */
import type { Seat } from '../../../engine/contract.ts'
import type { Options } from '../rules/options.ts'

/**
 * By turn: the chance of a claim, and of not being betrayed when stopping at once. From `turn-chances.ts`, with no dice held by any seat.
 */
const CLAIM = 0.49
const SAFE = 0.81

const ENOUGH = 1e-5

export class ClaimsEstimate {
  readonly #seats: number
  readonly #base: number
  readonly #defence: boolean
  /** By what each seat lacks: by holder of the crown and seat to move, the chances of all seats. */
  readonly #known: Float32Array[] = []

  constructor(seats: number, { claims, crownDefence }: Pick<Options, 'claims' | 'crownDefence'>) {
    this.#seats = seats
    this.#base = claims + 1
    this.#defence = crownDefence === 'on'
  }

  /**
   * The chance of `seat`, with `mover` to move. `lacks`: by seat, the claims still missing; with the crown in play, the tokens. A
   * seat that lacks nothing has won, unless the crown is in play.
   */
  chance(lacks: readonly number[], crown: Seat | -1, mover: Seat, seat: Seat): number {
    if (!this.#defence) {
      const winner = lacks.indexOf(0)
      if (winner >= 0) return winner === seat ? 1 : 0
    }
    return this.#chances(lacks)[this.#place(crown, mover) + seat] as number
  }

  #place(crown: Seat | -1, mover: Seat): number {
    return ((crown + 1) * this.#seats + mover) * this.#seats
  }

  #chances(lacks: readonly number[]): Float32Array {
    let key = 0
    for (const lack of lacks) key = key * this.#base + lack
    const known = this.#known[key]
    if (known !== undefined) return known
    const chances = new Float32Array((this.#seats + 1) * this.#seats ** 2).fill(1 / this.#seats)
    const closer = lacks.map((lack, seat) =>
      lack > (this.#defence ? 0 : 1) ? this.#chances(lacks.with(seat, lack - 1)) : null,
    )
    while (this.#sweep(closer, chances) > ENOUGH);
    this.#known[key] = chances
    return chances
  }

  #sweep(closer: readonly (Float32Array | null)[], chances: Float32Array): number {
    let change = 0
    for (let crown = this.#defence ? this.#seats - 1 : -1; crown >= -1; crown--) {
      for (let mover = this.#seats - 1; mover >= 0; mover--) {
        const place = this.#place(crown, mover)
        const next = (mover + 1) % this.#seats
        const fails = this.#place(crown, next)
        const near = closer[mover] as Float32Array | null
        const wins = near === null && (!this.#defence || crown === mover)
        const chance = wins && this.#defence ? SAFE : CLAIM
        const after = near ?? chances
        const claims = near === null ? this.#place(mover, next) : fails
        for (let seat = 0; seat < this.#seats; seat++) {
          const good = wins ? (seat === mover ? 1 : 0) : (after[claims + seat] as number)
          const value = chance * good + (1 - chance) * (chances[fails + seat] as number)
          change = Math.max(change, Math.abs(value - (chances[place + seat] as number)))
          chances[place + seat] = value
        }
      }
    }
    return change
  }
}
