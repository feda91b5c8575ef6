/** Chance by name: every part of the world draws from its own generator, so that leaving out one fault changes no other draw. */
import { mix32, Xoshiro128 } from '../engine/dice/random.ts'

export class Chance {
  readonly #seed: number
  readonly #random: Xoshiro128

  constructor(seed: number, name = '') {
    let mixed = mix32(seed ^ 0x5eed)
    for (let i = 0; i < name.length; i++) mixed = mix32(mixed ^ name.charCodeAt(i))
    this.#seed = mixed
    this.#random = new Xoshiro128(mixed)
  }

  /** A generator of its own. */
  of(name: string): Chance {
    return new Chance(this.#seed, name)
  }

  bits(): number {
    return this.#random.next()
  }

  /** From 0 to n − 1. */
  below(n: number): number {
    return this.#random.below(n)
  }

  /** A real number from `least` up to `most`. */
  between(least: number, most: number): number {
    return least + (most - least) * (this.#random.next() / 2 ** 32)
  }

  /** Mostly short, sometimes up to `most`. */
  skewed(least: number, most: number): number {
    return least + (most - least) * (this.#random.next() / 2 ** 32) ** 3
  }

  often(share: number): boolean {
    return this.#random.next() / 2 ** 32 < share
  }

  pick<Item>(items: readonly Item[]): Item {
    return this.#random.pick(items)
  }

  /** One of these names, each as often as its weight says. */
  weighted<Name extends string>(weights: Readonly<Record<Name, number>>): Name {
    const entries = Object.entries(weights) as [Name, number][]
    let left = this.between(
      0,
      entries.reduce((sum, [, weight]) => sum + weight, 0),
    )
    for (const [name, weight] of entries) {
      left -= weight
      if (left < 0) return name
    }
    return (entries.at(-1) as [Name, number])[0]
  }

  readonly fill = (into: Uint8Array | Uint32Array): void => {
    for (let i = 0; i < into.length; i++) into[i] = this.#random.next()
  }
}
