/** The game against Varrick a second time, for tests alone, from S1 to S7 of the page. See oracle.ts. */
import { type Face, READ, type Steps } from './oracle.ts'

interface Die {
  who: 'you' | 'varrick'
  face: Face | null
}

export class SoloOracle {
  readonly goal: number
  readonly dice: Die[] = Array.from({ length: 7 }, () => ({ who: 'you', face: null }))
  /** The daggers that Varrick held before his throw. */
  #held: Die[] = []
  readonly tokens = { you: 0, varrick: 0 }

  constructor(goal: number) {
    this.goal = goal
  }

  /** S1. The place: 1 won, 2 lost. */
  *play(): Steps<readonly number[]> {
    for (;;) {
      yield* this.#turn()
      if (this.tokens.you >= this.goal) return [1]
      if (this.tokens.varrick >= this.goal) return [2]
      // S7
      for (const die of this.dice) {
        if (die.who === 'varrick' && die.face === 'crown') continue
        Object.assign(die, { who: 'you', face: null })
      }
    }
  }

  #those(who: Die['who'], face: Face): Die[] {
    return this.dice.filter((die) => die.who === who && die.face === face)
  }

  count(who: Die['who'], face: Face): number {
    return this.#those(who, face).length
  }

  /** S2 */
  *#turn(): Steps<void> {
    let rolling = this.dice.filter((die) => die.who === 'you')
    let hisOwnDagger = false
    for (;;) {
      const faces = yield { want: 'throw', sides: rolling.map(() => 6), by: 0 }
      rolling.forEach((die, i) => {
        die.face = READ[Number(faces[i]) - 1] as Face
      })
      yield* this.#share(rolling.filter((die) => die.face === 'dagger'))
      const scrolls = rolling.filter((die) => die.face === 'scroll')
      if (scrolls.length > 0) {
        const thrown = yield* this.#varrickRolls(scrolls)
        hisOwnDagger ||= thrown.includes('dagger')
        if (this.count('varrick', 'crown') < 3) this.#bring(thrown.filter((face) => face === 'skull').length)
        if (this.tokens.varrick >= this.goal) return
      }
      if (this.#ends(hisOwnDagger)) return
      const kinds = (['skull', 'scroll'] as const).filter((face) => this.count('you', face) > 0)
      const legal = kinds.map((face) => `reroll ${face}s`)
      const said = yield { want: 'move', by: 0, legal: kinds.length === 2 ? [...legal, 'reroll both'] : legal }
      const taken = kinds.filter((face) => said === 'reroll both' || said === `reroll ${face}s`)
      rolling = taken.flatMap((face) => this.#those('you', face))
    }
  }

  /** S3 */
  *#share(daggers: readonly Die[]): Steps<void> {
    if (daggers.length === 0) return
    const legal = Array.from({ length: daggers.length + 1 }, (_, n) => `pass ${n}`)
    const said = String(yield { want: 'move', by: 0, legal })
    for (const die of daggers.slice(0, Number(said.split(' ')[1]))) die.who = 'varrick'
  }

  /** S4: everything falls where it belongs; what skulls bring comes after. */
  *#varrickRolls(scrolls: readonly Die[]): Steps<Face[]> {
    this.#held = this.#those('varrick', 'dagger')
    const faces = yield { want: 'throw', sides: scrolls.map(() => 6), by: null }
    return scrolls.map((die, i) => {
      die.face = READ[Number(faces[i]) - 1] as Face
      die.who = die.face === 'crown' || die.face === 'dagger' ? 'varrick' : 'you'
      return die.face
    })
  }

  /** S4, S5 */
  #bring(skulls: number): void {
    const before = this.count('you', 'dagger')
    for (const die of this.#held.slice(0, skulls)) die.who = 'you'
    if (before >= 3 || this.count('you', 'dagger') < 3) return
    const [crown] = this.#those('you', 'crown')
    if (this.tokens.you > 0) {
      this.tokens.you--
      this.tokens.varrick++
    } else if (crown !== undefined) crown.who = 'varrick'
  }

  /** S6 */
  #ends(hisOwnDagger: boolean): boolean {
    const captives = this.#those('varrick', 'crown')
    if (captives.length >= 3) {
      this.tokens.varrick++
      if (this.tokens.varrick < this.goal) for (const die of captives) die.who = 'you'
      return true
    }
    const [yours, his] = [this.count('you', 'dagger'), this.count('varrick', 'dagger')]
    if (his >= 3 && !hisOwnDagger && captives[0] !== undefined) captives[0].who = 'you'
    if (yours >= 3 || his >= 3) return true
    if (this.count('you', 'crown') >= 3 || this.count('you', 'skull') >= 5) {
      this.tokens.you++
      return true
    }
    return this.count('you', 'skull') + this.count('you', 'scroll') === 0
  }
}
