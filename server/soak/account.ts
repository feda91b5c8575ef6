/**
 * What the seats of one table know for certain: which inputs were acknowledged, and which lines were shown. Whatever happens to
 * servers meanwhile, the log must agree with it.
 */

export interface Input {
  readonly seat: number
  /** Which move of this seat it is, from 0: as in the protocol. */
  readonly question: number
  readonly move: string
  /** The log's last line after it, as the server said. */
  readonly seq: number
}

export const WRONGS = ['lost', 'doubled', 'disordered', 'changed', 'asked again', 'bad dice', 'stuck'] as const

export interface Wrong {
  readonly kind: (typeof WRONGS)[number]
  readonly what: string
}

interface Move {
  readonly seat: number
  readonly question: number
  readonly text: string
  /** A person's: neither forced nor of a bot or a clock. */
  readonly own: boolean
  /** Its line, from 1. */
  readonly line: number
}

export class Account {
  readonly acknowledged: Input[] = []
  /** The commitment to the dice as it was first shown. */
  commit: string | null = null
  /** The violations found while they played. */
  readonly wrongs: Wrong[] = []
  readonly #seen: string[] = []
  readonly #answered = new Set<string>()

  /** As many lines are kept for good since this seat's last answer, by the server's own word. */
  keptFor(seat: number): number {
    return this.acknowledged.findLast((input) => input.seat === seat)?.seq ?? 0
  }

  /** As it is now, while they play on. */
  copy(): Account {
    const copy = new Account()
    for (const input of this.acknowledged) copy.answered(input)
    copy.saw(1, this.#seen)
    copy.wrongs.push(...this.wrongs)
    return copy
  }

  /** A page was shown lines, the first of them at `from`. */
  saw(from: number, lines: readonly unknown[]): void {
    for (const [i, line] of lines.entries()) {
      const before = this.#seen[from - 1 + i]
      this.#seen[from - 1 + i] = String(line)
      if (before !== undefined && before !== line) this.#wrong('changed', `line ${from + i}: ${before}, then ${line}`)
    }
  }

  /** A page was welcomed at a log of `seq` lines, when it had seen or its seat had brought about `due`: so it is asked anew. */
  welcomed(seq: number, due: number): void {
    if (seq < due) this.#wrong('asked again', `welcomed at line ${seq} after ${due}`)
  }

  asks(seat: number, question: number): void {
    if (this.#answered.has(key({ seat, question }))) this.#wrong('asked again', `seat ${seat}, question ${question}`)
  }

  answered(input: Input): void {
    this.#answered.add(key(input))
    this.acknowledged.push(input)
  }

  /** The same answer was sent again, and counted again. */
  countedTwice({ seat, question }: Pick<Input, 'seat' | 'question'>): void {
    this.#wrong('doubled', `seat ${seat}, question ${question}`)
  }

  /** Compares with the log as it is kept. `over`: nothing is under way, so that it has no move that was not acknowledged. */
  audit(log: readonly unknown[], over: boolean): readonly Wrong[] {
    const moves = new Map(movesOf(log).map((move) => [key(move), move]))
    return [...this.wrongs, ...this.#unkept(log), ...this.#misplaced(moves), ...(over ? this.#excess(moves) : [])]
  }

  #unkept(log: readonly unknown[]): Wrong[] {
    const gone = this.#seen.flatMap((line, i) => (log[i] === line ? [] : [`line ${i + 1}: ${line}`]))
    return gone.map((what) => ({ kind: 'changed', what }))
  }

  #misplaced(moves: ReadonlyMap<string, Move>): Wrong[] {
    const wrongs: Wrong[] = []
    let last = 0
    for (const input of this.acknowledged) {
      const what = `${input.seat} ${input.move} (question ${input.question})`
      const found = moves.get(key(input))
      if (found === undefined || !found.own || found.text !== input.move) wrongs.push({ kind: 'lost', what })
      else if (found.line <= last || found.line > input.seq) wrongs.push({ kind: 'disordered', what })
      last = found?.line ?? last
    }
    return wrongs
  }

  #excess(moves: ReadonlyMap<string, Move>): Wrong[] {
    const excess = [...moves].filter(([name, { own }]) => own && !this.#answered.has(name))
    return excess.map(([, { seat, text, line }]) => ({ kind: 'doubled', what: `line ${line}: ${seat} ${text}` }))
  }

  #wrong(kind: Wrong['kind'], what: string): void {
    this.wrongs.push({ kind, what })
  }
}

function key({ seat, question }: Pick<Input, 'seat' | 'question'>): string {
  return `${seat}.${question}`
}

function movesOf(log: readonly unknown[]): Move[] {
  const made = new Map<number, number>()
  return log.flatMap((line, i) => {
    const [, digits, text = '', mark] = /^(\d+) (.*?)( [!#].*)?$/.exec(String(line)) ?? []
    if (digits === undefined) return []
    const seat = Number(digits)
    const question = made.get(seat) ?? 0
    made.set(seat, question + 1)
    return [{ seat, question, text, own: mark === undefined, line: i + 1 }]
  })
}
