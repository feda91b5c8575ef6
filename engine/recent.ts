/** A cache of the values used last. */

/** Keeps at most this many values; the least recently used one is evicted. */
export class Recent<Key, Value> {
  readonly #most: number
  readonly #values = new Map<Key, Value>()

  constructor(most: number) {
    this.#most = most
  }

  /** Returns the value of a key; undefined: it is not in the cache. */
  get(key: Key): Value | undefined {
    const value = this.#values.get(key)
    return value === undefined ? value : this.set(key, value)
  }

  set(key: Key, value: Value): Value {
    this.#values.delete(key)
    this.#values.set(key, value)
    if (this.#values.size > this.#most) this.#values.delete(this.#values.keys().next().value as Key)
    return value
  }

  delete(key: Key): void {
    this.#values.delete(key)
  }

  get size(): number {
    return this.#values.size
  }
}
