/**
 * An equilibrium of the game for three, default options: no seat gains by playing otherwise. Its chances at the beginnings of turns are
 * trio-table.ts; `npm run trio` computes them anew, in a minute or two.
 *
 * Sweeps over all turns converge at every standing but the one without claims: there seats have to mix their moves (mixed-sweep.ts), and
 * sweeps alone cycle. The beginnings of that standing are computed as a fixed point, then the other standings again, until none changes.
 */
import { fixedPoint } from './fixed-point.ts'
import { SEATS } from './mixed-sweep.ts'
import { type Beginnings, STANDINGS } from './trio-ends.ts'
import { TRIO_TURN, TrioValues } from './trio-values.ts'

/** The beginnings are off by no more than this, so that seats mix by the right amounts. */
const ENOUGH = 1e-11
const STILL = 1e-13
const SWEEPS = 120
/** At first the beginnings go this part of their way: at full pace many a choice would switch for ever. */
const SLOW = 0.3
const STEPS = 400
/** A standing with claims can lead back to the one without, but rarely: a few passes are enough. */
const PASSES = 8

export interface Found {
  readonly beginnings: Beginnings
  /** How far any beginning is from what the turns make of it. */
  readonly off: number
}

/** `told` hears how far all beginnings are off, pass by pass. */
export function findEquilibrium(told: (off: number) => void = () => {}): Found {
  const finder = new Finder()
  const [none, ...others] = Array.from({ length: STANDINGS }, (_, standing) => standing) as [number, ...number[]]
  finder.sweep([none, ...others], SLOW)
  let off = Number.POSITIVE_INFINITY
  for (let pass = 0; pass < PASSES && off > 2 * ENOUGH; pass++) {
    finder.mix(none)
    finder.sweep(others, 1)
    off = finder.off()
    told(off)
  }
  return { beginnings: finder.beginnings, off }
}

class Finder {
  readonly beginnings: Beginnings = new Float64Array(STANDINGS * this.#length).fill(1 / SEATS)
  readonly #values = Array.from({ length: STANDINGS }, (_, standing) => new TrioValues(standing))

  /** Of one standing, in `beginnings`. */
  get #length(): number {
    return SEATS * TRIO_TURN().starts.length
  }

  /** Turn by turn, those near the end of the game first, until nothing changes, but not for ever. */
  sweep(standings: readonly number[], pace: number): void {
    let change = 1
    for (let sweep = 0; sweep < SWEEPS && change > STILL; sweep++) {
      change = 0
      for (const standing of standings.toReversed()) {
        change = Math.max(change, this.#valuesOf(standing).sweep(this.beginnings))
        const [before, after] = [this.#read(standing), this.#startsOf(standing)]
        this.#write(
          standing,
          before.map((chance, i) => chance + pace * ((after[i] as number) - chance)),
        )
      }
    }
  }

  /** Brings one standing to its fixed point. */
  mix(standing: number): void {
    const map = (point: Float64Array): Float64Array => {
      this.#write(standing, point)
      return this.#turnsOf(standing)
    }
    const { point } = fixedPoint(map, this.#read(standing), { enough: ENOUGH, steps: STEPS })
    this.#write(standing, point)
  }

  /** How far the beginnings are from what turns make of them. */
  off(): number {
    let most = 0
    this.#values.forEach((_, standing) => {
      const before = this.#read(standing)
      this.#turnsOf(standing).forEach((chance, i) => {
        most = Math.max(most, Math.abs(chance - (before[i] as number)))
      })
    })
    return most
  }

  #valuesOf(standing: number): TrioValues {
    return this.#values[standing] as TrioValues
  }

  #read(standing: number): Float64Array {
    return this.beginnings.slice(standing * this.#length, (standing + 1) * this.#length)
  }

  #write(standing: number, chances: Float64Array): void {
    this.beginnings.set(chances, standing * this.#length)
  }

  /** The chances at the beginnings of a standing's turns, from those that follow. */
  #turnsOf(standing: number): Float64Array {
    this.#valuesOf(standing).settle(this.beginnings)
    return this.#startsOf(standing)
  }

  #startsOf(standing: number): Float64Array {
    const values = this.#valuesOf(standing)
    return Float64Array.from(TRIO_TURN().starts.flatMap((node) => [0, 1, 2].map((seat) => values.of(node, seat))))
  }
}
