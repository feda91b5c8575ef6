/** The rules once more, slow and naive, from the sheet as it is written: for tests to compare with. Shares no code with the rules. */
import type { Sheet } from '../sheets/sheet.ts'

interface Paper {
  readonly numbers: Map<number, number>
  readonly filled: Set<number>
  readonly discovered: Set<number>
  readonly failed: Set<number>
  readonly used: string[]
}

interface Link {
  readonly box: number
  readonly circle: number | null
}

const DIE = [1, 2, 3, 4, 5, 6]

export class Oracle {
  readonly papers: Paper[]
  readonly stuck = new Set<number>()
  /** Seats that still have to choose; the number is what bonuses they may use now, 0 before their act. */
  readonly waiting = new Map<number, number>()
  readonly #sheet: Sheet
  readonly #bonuses: readonly string[]
  readonly #byConnection: boolean
  #dice: readonly [number, number] = [0, 0]

  constructor(sheet: Sheet, seats: number, bonuses: readonly string[], byConnection: boolean) {
    this.#sheet = sheet
    this.#bonuses = bonuses
    this.#byConnection = byConnection
    this.papers = Array.from({ length: seats }, () => ({
      numbers: new Map(),
      filled: new Set(),
      discovered: new Set(),
      failed: new Set(),
      used: [],
    }))
  }

  // R1, R2

  #links(star: number): Link[] {
    const { boxes, circles } = this.#sheet
    const solid = boxes.flatMap((one, box) => (one.stars.includes(star) ? [{ box, circle: null }] : []))
    const dashed = circles.flatMap(({ links }, circle) =>
      links.flatMap(([from, box]) => (from === star ? [{ box, circle }] : [])),
    )
    return [...solid, ...dashed]
  }

  #armOpen(paper: Paper, arm: number | null): boolean {
    return arm === null || paper.discovered.has(this.#sheet.arms[arm] as number)
  }

  #starInPlay(paper: Paper, star: number): boolean {
    return this.#armOpen(paper, this.#sheet.stars[star]?.arm ?? null)
  }

  #boxInPlay(paper: Paper, box: number): boolean {
    return this.#armOpen(paper, this.#sheet.boxes[box]?.arm ?? null)
  }

  #circleInPlay(paper: Paper, circle: number): boolean {
    const links = this.#sheet.circles[circle]?.links ?? []
    return links.every(([star, box]) => this.#starInPlay(paper, star) && this.#boxInPlay(paper, box))
  }

  #linked(paper: Paper, { circle }: Link): boolean {
    return circle === null || paper.filled.has(circle)
  }

  /** R5: the shapes next to which this empty box can be written. */
  #shapesAt(paper: Paper, box: number): Set<number> {
    const shapes = new Set<number>()
    if (paper.numbers.has(box) || !this.#boxInPlay(paper, box)) return shapes
    this.#sheet.stars.forEach(({ shape }, star) => {
      const near = this.#links(star).some((link) => link.box === box && this.#linked(paper, link))
      if (near && this.#starInPlay(paper, star)) shapes.add(shape)
    })
    return shapes
  }

  #writes(paper: Paper, number: (die: number) => readonly number[]): string[] {
    const [a, b] = this.#dice
    const found = new Set<string>()
    this.#sheet.boxes.forEach((_, box) => {
      const shapes = this.#shapesAt(paper, box)
      if (shapes.has(a)) for (const n of number(b)) found.add(`${n} b${box + 1}`)
      if (shapes.has(b)) for (const n of number(a)) found.add(`${n} b${box + 1}`)
    })
    return [...found]
  }

  #open(paper: Paper): number[] {
    return this.#sheet.circles.flatMap((_, circle) =>
      !paper.filled.has(circle) && this.#circleInPlay(paper, circle) ? [circle] : [],
    )
  }

  #difference(paper: Paper, star: number): number {
    const [one, two] = this.#links(star).map(({ box }) => paper.numbers.get(box) as number)
    return Math.abs((one as number) - (two as number))
  }

  /** What a bonus can be used on, as the notation has it. */
  #targets(paper: Paper, bonus: string): string[] {
    const boxes = this.#sheet.boxes.map((_, box) => box)
    const numbers = boxes.flatMap((box) =>
      paper.numbers.has(box) ? [{ box, n: paper.numbers.get(box) as number }] : [],
    )
    const circles = this.#open(paper).map((circle) => circle + 1)
    switch (bonus) {
      case 'any-value':
        return this.#writes(paper, () => DIE)
      case 'anywhere':
        return boxes.flatMap((box) =>
          this.#shapesAt(paper, box).size > 0 ? [...new Set(this.#dice)].map((n) => `${n} b${box + 1}`) : [],
        )
      case 'circle':
        return circles.map((circle) => `c${circle}`)
      case 'nudge':
        return numbers.flatMap(({ box, n }) =>
          DIE.filter((m) => m === n - 1 || m === n + 1).map((m) => `${m} b${box + 1}`),
        )
      case 'swap':
        return numbers.flatMap((one) =>
          numbers.filter((two) => two.box > one.box && two.n !== one.n).map((two) => `b${one.box + 1} b${two.box + 1}`),
        )
      case 'again':
        return [...this.#writes(paper, (die) => [die]), ...circles.map((circle) => `c${circle}`)]
      case 'pick':
        return [...paper.failed]
          .filter((star) =>
            [-1, 0, 1].includes(this.#difference(paper, star) - (this.#sheet.stars[star]?.lock as number)),
          )
          .map((star) => `s${star + 1}`)
      case 'turn':
        return numbers.map(({ box }) => `b${box + 1}`)
      case 'twin':
        return this.#twins(paper)
      case 'two-circles':
        return circles.flatMap((one) => circles.filter((two) => two > one).map((two) => `c${one} c${two}`))
      case 'seven':
        return this.#writes(paper, (die) => [7 - die])
      default:
        return ['']
    }
  }

  #twins(paper: Paper): string[] {
    const found = new Set<string>()
    this.#sheet.stars.forEach((_, star) => {
      if (!this.#starInPlay(paper, star)) return
      const [one, two] = this.#links(star) as [Link, Link]
      if (!this.#linked(paper, one) || !this.#linked(paper, two)) return
      for (const [from, to] of [
        [one, two],
        [two, one],
      ] as const) {
        const n = paper.numbers.get(from.box)
        const free = !paper.numbers.has(to.box) && this.#boxInPlay(paper, to.box)
        if (n !== undefined && free) found.add(`${n} b${to.box + 1}`)
      }
    })
    return [...found]
  }

  /** Every legal move of a seat, as text, sorted. */
  legal(seat: number): string[] {
    const paper = this.papers[seat] as Paper
    if (this.waiting.get(seat) === 0) return this.#acts(paper).sort()
    const used = this.#bonuses.flatMap((bonus) =>
      this.#targets(paper, bonus).map((target) => `bonus ${bonus} ${target}`.trimEnd()),
    )
    return [...used, 'pass'].sort()
  }

  #acts(paper: Paper): string[] {
    return [
      ...this.#writes(paper, (die) => [die]).map((text) => `write ${text}`),
      ...this.#open(paper).map((circle) => `connect c${circle + 1}`),
    ]
  }

  /** R4, R7. Who can do nothing is stuck. */
  throw(dice: readonly [number, number]): void {
    this.#dice = dice
    this.papers.forEach((paper, seat) => {
      if (this.#acts(paper).length === 0) this.stuck.add(seat)
      else this.waiting.set(seat, 0)
    })
  }

  play(seat: number, text: string): void {
    if (text === 'pass') {
      this.waiting.delete(seat)
      return
    }
    const paper = this.papers[seat] as Paper
    const complete = this.#complete(paper)
    const [verb = '', ...words] = text.split(' ')
    const bonus = verb === 'bonus' ? words.shift() : undefined
    this.#draw(paper, words)
    if (bonus !== undefined) paper.used.push(bonus)
    this.#reread(paper)
    const byCircle = words.some((word) => word.startsWith('c'))
    const gained = byCircle && !this.#byConnection ? 0 : this.#complete(paper) - complete
    const rights = (this.waiting.get(seat) as number) - (bonus === undefined ? 0 : 1) + gained
    const able = this.#bonuses.some((one) => this.#targets(paper, one).length > 0)
    const left = able ? Math.min(rights, 2 - paper.used.length) : 0
    if (left > 0) this.waiting.set(seat, left)
    else this.waiting.delete(seat)
  }

  /** Carries out the move that the words name. */
  #draw(paper: Paper, words: readonly string[]): void {
    const [one = '', two = ''] = words
    const place = (word: string): number => Number(word.slice(1)) - 1
    if (/^\d/.test(one)) paper.numbers.set(place(two), Number(one))
    else if (one.startsWith('c')) for (const word of words) paper.filled.add(place(word))
    else if (one.startsWith('s')) {
      paper.failed.delete(place(one))
      paper.discovered.add(place(one))
    } else if (two.startsWith('b')) {
      const [first, second] = [paper.numbers.get(place(one)) as number, paper.numbers.get(place(two)) as number]
      paper.numbers.set(place(one), second).set(place(two), first)
    } else if (one.startsWith('b')) paper.numbers.set(place(one), 7 - (paper.numbers.get(place(one)) as number))
  }

  /** R8. Again and again until nothing changes. */
  #reread(paper: Paper): void {
    for (let changed = true; changed; ) {
      changed = false
      this.#sheet.stars.forEach(({ lock }, star) => {
        if (paper.discovered.has(star) || paper.failed.has(star) || !this.#starInPlay(paper, star)) return
        if (!this.#links(star).every((link) => this.#linked(paper, link) && paper.numbers.has(link.box))) return
        const fits = lock === null || lock === this.#difference(paper, star)
        ;(fits ? paper.discovered : paper.failed).add(star)
        changed = true
      })
    }
  }

  #complete(paper: Paper): number {
    return DIE.filter((shape) => this.#sheet.stars.every((star, i) => star.shape !== shape || paper.discovered.has(i)))
      .length
  }

  /** R12 */
  scores(): number[] {
    return this.papers.map((paper) => {
      const worth = (star: number): number => this.#sheet.stars[star]?.lock ?? this.#difference(paper, star)
      const found = [...paper.discovered]
      const sums = DIE.map((shape) =>
        found.filter((star) => this.#sheet.stars[star]?.shape === shape).reduce((sum, star) => sum + worth(star), 0),
      )
      const notes = 4 * paper.used.filter((bonus) => bonus === 'note').length
      return sums.reduce((all, sum) => all + sum, 0) + notes + this.#special(found, sums, worth)
    })
  }

  #special(found: readonly number[], sums: readonly number[], worth: (star: number) => number): number {
    const { chapter, stars, figure, lines } = this.#sheet
    switch (chapter) {
      case 1:
        return (
          5 *
          Math.min(
            ...DIE.map((shape) => found.filter((star) => stars[star]?.shape === shape && worth(star) >= 3).length),
          )
        )
      case 2:
        return Math.min(...sums)
      case 3:
        return 3 * found.filter((star) => worth(star) === 0).length
      case 4: {
        const lit = (figure?.stars ?? []).filter((star) => found.includes(star))
        const whole = lit.length === figure?.stars.length ? 5 : 0
        return lit.reduce((sum, star) => sum + worth(star), whole)
      }
      default: {
        const walk = (path: readonly number[]): number => {
          const at = path.at(-1) as number
          const next = lines
            .flatMap(([a, b]) => (a === at ? [b] : b === at ? [a] : []))
            .filter((star) => found.includes(star) && !path.includes(star))
          return Math.max(path.length - 1, ...next.map((star) => walk([...path, star])))
        }
        return 2 * Math.max(0, ...found.map((star) => walk([star])))
      }
    }
  }
}
