/**
 * The generator of simulations, tests and benchmarks: xoshiro128** 1.1 (Blackman and Vigna), seeded by splitmix32.
 * Never for people's games: those throw with random bytes of the operating system.
 *
 * The state is four signed 32-bit integers, which V8 keeps unboxed.
 */
export class Xoshiro128 {
  #a: number
  #b: number
  #c: number
  #d: number

  constructor(seed: number) {
    let mix = seed | 0
    const splitmix = (): number => {
      mix = (mix + 0x9e3779b9) | 0
      return mix32(mix)
    }
    this.#a = splitmix()
    this.#b = splitmix()
    this.#c = splitmix()
    this.#d = splitmix()
  }

  /** The next 32 bits, as an unsigned integer. */
  next(): number {
    const b = this.#b
    const five = Math.imul(b, 5)
    const result = Math.imul((five << 7) | (five >>> 25), 9)
    const c = this.#c ^ this.#a
    const d = this.#d ^ b
    this.#b = b ^ c
    this.#a ^= d
    this.#c = c ^ (b << 9)
    this.#d = (d << 11) | (d >>> 21)
    return result >>> 0
  }

  /**
   * An integer from 0 to n − 1 (n at most 2¹⁵), every one as likely: the high half of a product whose low half is rejected
   * where it would favour some (Lemire). The remainder is computed only when it can matter.
   */
  below(n: number): number {
    for (;;) {
      const bits = this.next()
      const low = Math.imul(bits, n) >>> 0
      if (low < n && low < (-n >>> 0) % n) continue
      return high(bits, n)
    }
  }

  /** A throw of dice with these sides. */
  throw(sides: readonly number[]): number[] {
    const faces = new Array<number>(sides.length)
    for (let die = 0; die < sides.length; ) die = this.#some(sides, die, faces)
    return faces
  }

  /**
   * Throws as many dice as 32 bits are good for; gives the first that is left. A die is the high half of a product, and the low
   * half is as good as new for the next die (Brackett-Rozinsky and Lemire); the last low half tells whether all are fair, or all
   * have to be thrown again. Six dice of six sides are one draw.
   */
  #some(sides: readonly number[], from: number, faces: number[]): number {
    let bits = this.next()
    let product = 1
    let die = from
    for (; die < sides.length && product <= 0x2000; die++) {
      const n = sides[die] as number
      faces[die] = high(bits, n) + 1
      bits = Math.imul(bits, n) >>> 0
      product *= n
    }
    return bits < product && bits < 2 ** 32 % product ? from : die
  }

  pick<Item>(items: readonly Item[]): Item {
    return items[this.below(items.length)] as Item
  }
}

/** The high half of the product of 32 bits and n. */
function high(bits: number, n: number): number {
  return ((bits >>> 16) * n + (((bits & 0xffff) * n) >>> 16)) >>> 16
}

/** A bijection of 32 bits that leaves nothing of their order: the finaliser of MurmurHash3, and of splitmix32. */
export function mix32(bits: number): number {
  let mixed = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return mixed ^ (mixed >>> 16)
}

/**
 * The seed of one game of a run, for `Xoshiro128`. Each game has its own, so that it is the same game however many cores share the
 * run. No two games of a run have the same.
 */
export function gameSeed(seed: number, index: number): number {
  return mix32(mix32(seed) ^ mix32(index))
}
