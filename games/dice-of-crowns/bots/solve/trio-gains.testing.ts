/** What a seat of three could gain by other moves, while the others keep to theirs: the certificate of an equilibrium. */
import { BEST, CHANCE, type Graph } from './graph.ts'
import { SEATS, weigh } from './mixed-sweep.ts'
import { type Beginnings, chanceAfter, type Links, linksOf, STANDINGS } from './trio-ends.ts'
import { TRIO_TURN, TrioValues } from './trio-values.ts'

/** The most that any seat gains at any position of a turn, if the turns after it are played as in the equilibrium. */
export function gainInTurn(values: TrioValues, standing: number, beginnings: Beginnings): number {
  const best = values.values.slice()
  respond(values, linksOf(TRIO_TURN(), standing), { before: beginnings, best: beginnings }, best)
  return most(best, values.values)
}

/** The most that any seat gains at any position, by other moves in this turn and in all later ones. */
export function gainAtAll(beginnings: Beginnings): number {
  const { starts } = TRIO_TURN()
  const all = Array.from({ length: STANDINGS }, (_, standing) => {
    const values = new TrioValues(standing)
    values.settle(beginnings)
    return { standing, values, links: linksOf(TRIO_TURN(), standing), best: values.values.slice() }
  })
  const later = { before: beginnings, best: beginnings.slice() }
  for (let change = 1; change > 1e-10; ) {
    const old = later.best.slice()
    for (const { standing, values, links, best } of all) {
      respond(values, links, later, best)
      starts.forEach((node, start) => {
        const place = SEATS * (standing * starts.length + start)
        later.best.set(best.subarray(SEATS * node, SEATS * (node + 1)), place)
      })
    }
    change = most(later.best, old)
  }
  return Math.max(...all.map(({ values, best }) => most(best, values.values)))
}

/** The beginnings of later turns: as all play, and by each seat's best answer to that. */
interface Later {
  readonly before: Beginnings
  readonly best: Beginnings
}

/** Sweeps `best` until it stands still: of each seat, its chance by its best moves while the others play as in the equilibrium. */
function respond({ values }: TrioValues, links: Links, later: Later, best: Float64Array): void {
  const { graph, ends } = TRIO_TURN()
  const [kinds, from] = [graph.kinds, graph.from]
  const parts = partsOf(graph, values)
  ends.forEach(({ node }, end) => {
    const [first, last] = [links.from[end] as number, links.from[end + 1] as number]
    const weights = Float64Array.from({ length: last - first }, (_, i) =>
      chanceAfter(links, first + i, later.before, 0),
    )
    weigh(weights, weights.length)
    for (let seat = 0; seat < SEATS; seat++) {
      const after = (i: number): number => chanceAfter(links, first + i, later.best, seat)
      best[SEATS * node + seat] = answered(weights, 0, weights.length, after, seat === 0)
    }
  })
  for (let change = 1; change > 1e-12; ) {
    change = 0
    for (const node of graph.order) {
      const [first, last] = [from[node] as number, from[node + 1] as number]
      for (let seat = 0; seat < SEATS; seat++) {
        const after = (edge: number): number => best[SEATS * (graph.to[edge] as number) + seat] as number
        const value = answered(parts, first, last, after, kinds[node] === BEST + seat)
        change = Math.max(change, Math.abs(value - (best[SEATS * node + seat] as number)))
        best[SEATS * node + seat] = value
      }
    }
  }
}

/** Crown, dagger, skull, scroll. */
const DIE = [1 / 6, 1 / 6, 1 / 3, 1 / 3]

/** By edge: how likely it is in the equilibrium. */
function partsOf({ order, kinds, from, to }: Graph, values: Float64Array): Float64Array {
  const parts = new Float64Array(to.length)
  for (const node of order) {
    const followers = to.subarray(from[node], from[node + 1])
    const worths = Float64Array.from(followers, (one) => values[SEATS * one + (kinds[node] as number) - BEST] as number)
    if (kinds[node] !== CHANCE) weigh(worths, worths.length)
    parts.set(kinds[node] === CHANCE ? DIE : worths, from[node])
  }
  return parts
}

/** The best that can follow, if the seat chooses; else the mean. */
function answered(
  ...[parts, first, last, after, chooses]: [Float64Array, number, number, (i: number) => number, boolean]
): number {
  let value = 0
  for (let i = first; i < last; i++)
    value = chooses ? Math.max(value, after(i)) : value + (parts[i] as number) * after(i)
  return value
}

/** The largest difference. */
function most(one: ArrayLike<number>, other: ArrayLike<number>): number {
  let largest = 0
  for (let i = 0; i < one.length; i++) largest = Math.max(largest, Math.abs((one[i] as number) - (other[i] as number)))
  return largest
}
