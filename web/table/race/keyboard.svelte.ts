/** The keys of this device: their owners, stored by game and number of people, and their labels. */
import { keep, recall } from '../../host/storage/local-storage.ts'
import { type Bindings, type Bound, bind, defaultsFor, plainName, readBindings } from './keys.ts'

interface LayoutMap {
  get(code: string): string | undefined
}
type WithKeyboard = Navigator & { readonly keyboard?: { getLayoutMap?(): Promise<LayoutMap> } }

class Keyboard {
  #sets: { readonly [name: string]: Bindings } = $state.raw({})
  /** What this layout prints on its keys, as far as it is known: told by the browser, or learned as keys are pressed. */
  #printed: { readonly [code: string]: string } = $state.raw({})
  #asked = false

  bindings(game: string, people: number): Bindings {
    return this.#sets[nameOf(game, people)] ?? readBindings(recall(nameOf(game, people)), people)
  }

  bind(game: string, people: number, bound: Bound, code: string): void {
    this.#put(game, people, bind(this.bindings(game, people), bound, code))
  }

  reset(game: string, people: number): void {
    this.#put(game, people, defaultsFor(people))
  }

  isUsual(game: string, people: number): boolean {
    return JSON.stringify(this.bindings(game, people)) === JSON.stringify(defaultsFor(people))
  }

  #put(game: string, people: number, bindings: Bindings): void {
    const name = nameOf(game, people)
    this.#sets = { ...this.#sets, [name]: bindings }
    keep(name, JSON.stringify(bindings))
  }

  /** The label of the key. */
  name(code: string): string {
    return this.#printed[code] ?? plainName(code)
  }

  /** Learns the label of a key when it is pressed. */
  learn({ code, key, shiftKey, altKey }: KeyboardEvent): void {
    const printed = key.toLocaleUpperCase()
    if (key.length !== 1 || key === ' ' || shiftKey || altKey || this.#printed[code] === printed) return
    this.#printed = { ...this.#printed, [code]: printed }
  }

  /** Only some browsers tell, and only on encrypted pages. */
  async ask(): Promise<void> {
    if (this.#asked) return
    this.#asked = true
    const map = await (navigator as WithKeyboard).keyboard?.getLayoutMap?.().catch(() => undefined)
    if (map === undefined) return
    const codes = [2, 3, 4, 5].flatMap((people) => defaultsFor(people).flat())
    const known = codes.flatMap((code) => {
      const printed = map.get(code)
      return printed === undefined ? [] : [[code, printed.toLocaleUpperCase()] as const]
    })
    this.#printed = { ...Object.fromEntries(known), ...this.#printed }
  }
}

function nameOf(game: string, people: number): string {
  return `race-keys.${game}.${people}`
}

export const keyboard = new Keyboard()
