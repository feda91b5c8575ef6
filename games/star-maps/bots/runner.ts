/**
 * One seat of a playout: its sheet, played by evaluation. The rules are those of `rules/`; only the position is kept as plain fields,
 * because a playout throws thousands of positions away. Where a bonus may be earned, `starMaps` itself makes the move.
 */
import type { Xoshiro128 } from '../../../engine/dice/random.ts'
import { apply } from '../rules/bonuses.ts'
import type { Page } from '../rules/page.ts'
import { starMaps } from '../rules/rules.ts'
import type { State } from '../rules/state.ts'
import { chartOf } from '../sheets/library.ts'
import { chooseAct, NOISE_DRAWS, quickBonus } from './choose.ts'
import { Evaluation, filledBoxes } from './evaluation.ts'

/** What a seat did in a round. */
interface Step {
  readonly from: Page
  /** All that its choice depended on besides its sheet. */
  readonly time: number
  readonly page: Page
  readonly phase: State['phase']
  /** How many numbers its choice drew for noise. */
  readonly draws: number
}

/** By round: what a seat did in another playout with the same dice. Where it stands as it did then, it does the same. */
export type Trail = Step[]

export class Runner {
  phase: State['phase']
  round: number
  readonly #start: State
  readonly #evaluation: Evaluation
  readonly #trail: Trail | null
  #page: Page
  #low: number
  #high: number
  /** Numbers that were not drawn, because the choice was known. */
  #undrawn = 0

  /** `start`: the sheet as a game of its own (`alone`). No other runner may use the evaluation at the same time. */
  constructor(start: State, evaluation: Evaluation, trail: Trail | null = null) {
    this.#start = start
    this.phase = start.phase
    this.round = start.round
    this.#page = start.pages[0] as Page
    this.#low = start.low
    this.#high = start.high
    this.#evaluation = evaluation.see(this.#page, filledBoxes(this.#page))
    this.#trail = trail
  }

  /** How many rounds the sheet had left when the round began. */
  get rounds(): number {
    return this.#evaluation.rounds
  }

  /** Makes its choice with all bonuses, if one is due. `rounds`: how many the others leave it. */
  act(rounds: number, random: Xoshiro128, noise: number): void {
    if (this.phase !== 'act') return
    // Bonuses are chosen on another sheet, with the same rounds.
    const time = this.#start.table.bonuses === 0 ? this.#evaluation.timeOf(rounds) : rounds
    const [from, known] = [this.#page, this.#trail?.[this.round]]
    if (known?.from === from && known.time === time) {
      this.#page = known.page
      this.phase = known.phase
      this.#undrawn += known.draws
      return
    }
    for (; this.#undrawn > 0; this.#undrawn--) random.next()
    this.#choose(rounds, random, noise)
    if (this.#trail === null) return
    const draws = noise === 0 ? 0 : NOISE_DRAWS * this.#evaluation.actsAt(this.#low, this.#high)
    this.#trail[this.round] = { from, time, page: this.#page, phase: this.phase, draws }
  }

  #choose(rounds: number, random: Xoshiro128, noise: number): void {
    if (this.round === this.#start.round && this.#start.owed > 0) {
      this.#useBonuses(this.#start, rounds)
      return
    }
    const move = chooseAct(this.#evaluation.within(rounds), this.#low, this.#high, random, noise)
    const next = apply(this.#evaluation.chart, this.#page, move)
    if (this.#start.table.bonuses !== 0 && next.found !== this.#page.found) {
      this.#useBonuses(starMaps.move(this.state(), 0, move), rounds)
      return
    }
    this.#page = next
    this.phase = 'throw'
  }

  #useBonuses(from: State, rounds: number): void {
    let now = from
    while (now.phase === 'act') now = starMaps.move(now, 0, quickBonus(now, 0, rounds))
    this.#page = now.pages[0] as Page
    this.phase = now.phase
  }

  /** R4, R7. */
  land([one = 0, two = 0]: readonly number[]): void {
    const evaluation = this.#evaluation
    if (evaluation.page !== this.#page) evaluation.see(this.#page, filledBoxes(this.#page))
    const { writable, circles } = evaluation
    this.#low = one < two ? one : two
    this.#high = one < two ? two : one
    this.round++
    const stuck = ((writable[one] as number) | (writable[two] as number) | circles) === 0
    this.phase = stuck ? 'over' : 'act'
  }

  /** The position now. */
  state(): State {
    const pages = [this.#page]
    const { phase } = this
    return {
      table: this.#start.table,
      phase,
      round: this.round,
      low: this.#low,
      high: this.#high,
      pages,
      shown: pages,
      due: phase === 'act' ? 1 : 0,
      owed: 0,
      stuck: phase === 'over' ? 1 : 0,
    }
  }
}

/** By seat: making one anew for every playout takes longer than a round. */
const evaluations: Evaluation[] = []

/** The evaluation that playouts use for this seat: valid until the next playout. */
export function evaluationAt({ table }: State, seat: number): Evaluation {
  const chart = chartOf(table.sheet)
  const known = evaluations[seat]
  if (known?.chart === chart && known.withBonuses === (table.bonuses !== 0)) return known
  const made = new Evaluation(chart, table)
  evaluations[seat] = made
  return made
}
