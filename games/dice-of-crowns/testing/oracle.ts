/**
 * The rules a second time, for tests alone: slow and plain, written from the page and not from rules/rules.ts. Seven dice are seven
 * objects that lie in areas, and a game is one long procedure that stops wherever it needs an answer. `oracle.test.ts` plays
 * the same games through both.
 */
import type { Options } from '../rules/options.ts'

/** What the procedure waits for: faces, or one of these moves by that seat. */
export type Ask =
  | { readonly want: 'throw'; readonly sides: readonly number[]; readonly by: number | null }
  | { readonly want: 'move'; readonly by: number; readonly legal: readonly string[] }

/** The faces thrown, or the text of the move made. */
export type Answer = readonly number[] | string

export type Steps<Result> = Generator<Ask, Result, Answer>
export type Face = 'crown' | 'dagger' | 'skull' | 'scroll'

interface Die {
  /** Whose area it lies in; null: the middle. */
  area: number | null
  /** Null: not rolled yet in this turn. */
  face: Face | null
  /** A scroll just rolled, to be handed over (R6). */
  waiting: boolean
}

export const READ: readonly Face[] = ['crown', 'dagger', 'skull', 'skull', 'scroll', 'scroll']
const isLocked = (die: Die): boolean => die.face === 'crown' || die.face === 'dagger'

export class Oracle {
  readonly seats: number
  readonly options: Options
  readonly dice: Die[] = Array.from({ length: 7 }, () => ({ area: null, face: null, waiting: false }))
  /** By seat. */
  readonly tokens: number[]
  readonly fate: number[]
  crown: number | null = null
  /** Of the turn being played. */
  shielded = false
  rolled = false

  constructor(seats: number, options: Options) {
    this.seats = seats
    this.options = options
    this.tokens = Array<number>(seats).fill(0)
    this.fate = Array<number>(seats).fill(0)
  }

  *play(): Steps<readonly number[]> {
    const faces = yield { want: 'throw', sides: [this.seats], by: null }
    for (let seat = Number(faces[0]) - 1; ; seat = (seat + 1) % this.seats) {
      if (yield* this.#turn(seat)) return this.#places()
    }
  }

  /** R12: one place behind each seat that has more, the crown being a claim as well. */
  #places(): number[] {
    const worth = this.tokens.map((tokens, seat) => tokens + (this.crown === seat ? 1 : 0))
    return worth.map((mine) => worth.filter((other) => other > mine).length + 1)
  }

  /** Has it won with it? */
  *#turn(me: number): Steps<boolean> {
    const began = this.crown === me
    this.shielded = false
    this.rolled = false
    const middle = this.dice.filter((die) => die.area === null)
    if (middle.length === 0 && this.#areaOf(me).length === 0) return this.#defended(me, began) // R1
    for (const die of middle) Object.assign(die, { area: me, face: null })
    if (this.count(me, 'dagger') >= 3 && !(yield* this.#averts(me, true))) return this.#betrayed(me) // R2, R9
    let rolling = this.#areaOf(me).filter((die) => !isLocked(die)) // R3
    for (;;) {
      if (rolling.length > 0) yield* this.#roll(me, rolling)
      if (!(yield* this.#settles(me))) {
        if (this.count(me, 'dagger') < 7) yield* this.#vengeance(me)
        return this.#betrayed(me)
      }
      const choice = String(yield { want: 'move', by: me, legal: [...this.#choices(me), ...this.#fateMoves(me)] }) // R8
      if (choice === 'stop') break
      rolling = []
      if (choice.startsWith('fate')) yield* this.#spend(me, choice, false)
      else
        rolling = this.#areaOf(me).filter(
          (die) => choice === `reroll ${die.face}s` || (choice === 'reroll both' && !isLocked(die)),
        )
    }
    if (yield* this.#reward(me)) return true
    const won = this.#defended(me, began)
    if (!won) this.#gather(me)
    return won
  }

  #areaOf(seat: number): Die[] {
    return this.dice.filter((die) => die.area === seat)
  }

  count(seat: number, face: Face): number {
    return this.#areaOf(seat).filter((die) => die.face === face).length
  }

  #others(me: number): number[] {
    return Array.from({ length: this.seats - 1 }, (_, i) => (me + i + 1) % this.seats)
  }

  *#roll(me: number, dice: readonly Die[]): Steps<void> {
    const faces = yield { want: 'throw', sides: dice.map(() => 6), by: me }
    this.rolled = true
    dice.forEach((die, i) => {
      die.face = READ[Number(faces[i]) - 1] as Face
      die.waiting = die.face === 'scroll'
    })
    if (dice.length === 7 && dice.every((die) => die.face === 'scroll')) this.shielded = true // R5
  }

  /** R4, R6, R7: until nothing waits to be handed over. False: betrayed for good. */
  *#settles(me: number): Steps<boolean> {
    for (;;) {
      if (this.count(me, 'dagger') >= 3 && !(yield* this.#averts(me, false))) return false
      if (!this.dice.some((die) => die.waiting)) return true
      yield* this.#handOver(me)
    }
  }

  *#handOver(me: number): Steps<void> {
    const scrolls = this.dice.filter((die) => die.waiting)
    const rivals = this.#others(me)
    const said = String(yield { want: 'move', by: me, legal: ways('hand', scrolls.length, rivals) })
    const shares = parts(said)
    const thrown: Die[] = []
    for (const rival of rivals) {
      for (let n = 0; n < (shares.get(rival) ?? 0); n++) {
        const die = scrolls.pop() as Die
        Object.assign(die, { area: rival, waiting: false })
        thrown.push(die)
      }
    }
    const by = shares.size === 1 ? (thrown[0] as Die).area : null
    const faces = yield { want: 'throw', sides: thrown.map(() => 6), by }
    thrown.forEach((die, i) => {
      die.face = READ[Number(faces[i]) - 1] as Face
      if (!isLocked(die)) die.area = me
    })
    if (this.options.rivalDagger === 'give')
      yield* this.#gifts(
        me,
        thrown.filter((die) => die.face === 'dagger'),
      )
  }

  *#gifts(me: number, daggers: readonly Die[]): Steps<void> {
    const rolledBy = new Map(daggers.map((die) => [die, die.area]))
    for (const die of daggers) die.area = null // on the table, until its roller has said
    for (const rival of this.#others(me)) {
      const mine = daggers.filter((die) => rolledBy.get(die) === rival)
      if (mine.length === 0) continue
      const seats = this.shielded ? this.#others(me) : [me, ...this.#others(me)]
      const said = String(yield { want: 'move', by: rival, legal: ways('give', mine.length, seats) })
      for (const [to, many] of parts(said)) for (let n = 0; n < many; n++) (mine.pop() as Die).area = to
    }
  }

  #choices(me: number): string[] {
    const skulls = this.count(me, 'skull') > 0 ? ['reroll skulls'] : []
    const scrolls = this.count(me, 'scroll') > 0 ? ['reroll scrolls'] : []
    return ['stop', ...skulls, ...scrolls, ...(skulls.length + scrolls.length === 2 ? ['reroll both'] : [])]
  }

  /** R15 */
  #fateMoves(me: number): string[] {
    const found = this.dice.flatMap(({ area, face, waiting }) => {
      const paid = (this.fate[me] as number) >= (area === me ? 1 : 2)
      return paid && area !== null && face !== null ? [`fate ${area} ${waiting ? 'fresh' : face}`] : []
    })
    return [...new Set(found)]
  }

  /** Before the first roll, loose dice show nothing: they are about to be rolled anyway. */
  *#spend(me: number, choice: string, early: boolean): Steps<void> {
    const [, owner, what] = choice.split(' ')
    const die = this.dice.find(
      ({ area, face, waiting }) => area === Number(owner) && (waiting ? 'fresh' : face) === what,
    ) as Die
    const own = die.area === me
    this.fate[me] = (this.fate[me] as number) - (own ? 1 : 2)
    Object.assign(die, { face: null, waiting: false })
    const [face] = yield { want: 'throw', sides: [6], by: me }
    die.face = READ[Number(face) - 1] as Face
    if (isLocked(die)) return
    die.area = me
    die.waiting = own && die.face === 'scroll' && !early
    if (early) die.face = null
  }

  *#averts(me: number, early: boolean): Steps<boolean> {
    while (this.count(me, 'dagger') >= 3) {
      const fates = this.#fateMoves(me)
      if (fates.length === 0) return false
      const said = String(yield { want: 'move', by: me, legal: ['accept', ...fates] })
      if (said === 'accept') return false
      yield* this.#spend(me, said, early)
    }
    return true
  }

  /** R14 */
  *#vengeance(me: number): Steps<void> {
    const daggers = this.#areaOf(me).filter((die) => die.face === 'dagger')
    if (this.options.vengeance === 'off' || daggers.length < 4) return
    const legal = ['forgive', ...this.#others(me).map((rival) => `avenge ${rival}`)]
    const [what, on] = String(yield { want: 'move', by: me, legal }).split(' ')
    if (what === 'forgive') return
    for (const die of this.options.vengeance === 'all' ? daggers : daggers.slice(3)) die.area = Number(on)
  }

  /** R9, R11 */
  #betrayed(me: number): false {
    const seven = this.count(me, 'dagger') === 7
    this.#gather(me)
    const tokens = this.tokens[me] as number
    if (seven && this.options.sevenDaggers === 'lose-claim' && tokens > 0) this.tokens[me] = tokens - 1
    if (seven && this.options.sevenDaggers === 'everyone-dagger') {
      for (let seat = 0; seat < this.seats; seat++)
        Object.assign(this.dice[seat] as Die, { area: seat, face: 'dagger' })
    }
    return false
  }

  #gather(me: number): void {
    for (const die of this.#areaOf(me)) Object.assign(die, { area: null, face: null, waiting: false })
  }

  /** R10, R15, R16. Has it won at once? */
  *#reward(me: number): Steps<boolean> {
    const [crowns, skulls] = [this.count(me, 'crown'), this.count(me, 'skull')]
    const rich = this.#others(me).filter((rival) => (this.tokens[rival] as number) > 0)
    const open: string[] = []
    if (crowns >= 3 || skulls === 5 || skulls === 6 || (skulls === 7 && rich.length === 0)) open.push('take claim')
    if (skulls === 7) for (const rival of rich) open.push(`steal ${rival}`)
    const left = 10 - this.fate.reduce((sum, tokens) => sum + tokens)
    if (this.options.fate === 'on' && skulls >= 3 && left > 0) open.push('take fate')
    if (this.crown !== null && this.crown !== me && (crowns === 7 || skulls === 7)) open.push('take crown')
    if (open.length === 0) return false
    const [what, which] = String(yield { want: 'move', by: me, legal: open }).split(' ')
    if (which === 'crown') this.crown = me
    else if (which === 'fate') this.fate[me] = (this.fate[me] as number) + Math.min(left, this.#income(skulls))
    else if (what === 'steal') {
      this.tokens[Number(which)] = (this.tokens[Number(which)] as number) - 1
      this.#gain(me, this.options.sevenSkulls === 'steal' ? 1 : 2)
    } else this.#gain(me, crowns === 7 ? 2 : crowns === 6 ? this.options.sixCrowns : 1)
    return this.options.crownDefence === 'off' && (this.tokens[me] as number) >= this.options.claims
  }

  #income(skulls: number): number {
    const table = { 'per-three': [1, 1, 1, 2, 2], 'five-for-two': [1, 1, 2, 2, 2] }
    return table[this.options.fateIncome][skulls - 3] as number
  }

  #gain(me: number, claims: number): void {
    for (let n = 0; n < claims; n++) {
      const full = this.options.crownDefence === 'on' && this.tokens[me] === this.options.claims - 1
      if (full) this.crown = me
      else this.tokens[me] = (this.tokens[me] as number) + 1
    }
  }

  /** R16 */
  #defended(me: number, began: boolean): boolean {
    const loose = this.#areaOf(me).some((die) => !isLocked(die))
    const full = this.tokens[me] === this.options.claims - 1
    return this.options.crownDefence === 'on' && began && this.crown === me && full && (this.rolled || !loose)
  }
}

/** `hand 1:2 3:1`, in every way to share `count` dice. */
function ways(verb: string, count: number, seats: readonly number[]): string[] {
  const deal = (left: number, [seat, ...others]: readonly number[]): string[] => {
    if (seat === undefined) return left === 0 ? [''] : []
    return Array.from({ length: left + 1 }, (_, n) => n).flatMap((n) =>
      deal(left - n, others).map((rest) => (n === 0 ? rest : ` ${seat}:${n}${rest}`)),
    )
  }
  return deal(count, seats.toSorted()).map((shares) => verb + shares)
}

function parts(text: string): Map<number, number> {
  return new Map(
    text
      .split(' ')
      .slice(1)
      .map((part) => part.split(':').map(Number) as [number, number]),
  )
}
