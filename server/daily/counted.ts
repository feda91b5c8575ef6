/**
 * Which games of a day enter its ranking: one for each device, and for each address as many as a large household or a class has.
 * Both are kept in the memory of one process and never stored, so a restart forgets them. This keeps honest people from being
 * ranked twice; it does not stop anyone who means to, and the page of the results says so.
 */

/** Ranked games of one address and day. */
export const PER_ADDRESS = 50
/** Entries of one day: memory is bounded, and beyond it every game is ranked. */
const MOST = 100_000

export interface Beginner {
  readonly game: string
  readonly date: string
  /** A random word that the browser keeps; null: the page sent none. */
  readonly device: string | null
  readonly address: string
}

export class Counted {
  #date = ''
  #counts = new Map<string, number>()

  /** Counts a game that begins; returns false if it is one too many and stays out of the ranking. */
  take({ game, date, device, address }: Beginner): boolean {
    if (date !== this.#date || this.#counts.size >= MOST) this.#counts.clear()
    this.#date = date
    const ofDevice = device === null ? null : `${game} device ${device}`
    const ofAddress = `${game} address ${address}`
    if (ofDevice !== null && this.#counts.has(ofDevice)) return false
    const begun = this.#counts.get(ofAddress) ?? 0
    if (begun >= PER_ADDRESS) return false
    if (ofDevice !== null) this.#counts.set(ofDevice, 1)
    this.#counts.set(ofAddress, begun + 1)
    return true
  }
}
