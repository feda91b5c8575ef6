/**
 * Sweeps over a turn in which each of three seats chooses for itself. In an equilibrium a seat may have to mix moves that are equally good
 * to it: a move's probability is proportional to e^(value / temperature). At a low temperature that is the best move, unless others are as
 * good.
 */
import { BEST, CHANCE, type Graph } from './graph.ts'

/** Every node has three values, seat by seat. */
export const SEATS = 3

/** At a lower one it is hard to find out by how much seats have to mix; at a higher one they gain by deviating. */
export const TEMPERATURE = 3e-7
/** Beyond this many temperatures behind the best a move is never chosen. */
export const NEVER = 40
/** As long as no choice has more moves. */
const WEIGHTS = new Float64Array(64)

/** One sweep over some nodes, as in graph.ts; gives the largest change at a choice. */
export function mixedSweep({ kinds, from, to }: Graph, order: Int32Array, values: Float64Array): number {
  let change = 0
  for (let i = 0; i < order.length; i++) {
    const node = order[i] as number
    const first = from[node] as number
    if (kinds[node] === CHANCE) throwDie(to, first, values, node)
    else {
      const count = (from[node + 1] as number) - first
      const seat = (kinds[node] as number) - BEST
      for (let move = 0; move < count; move++)
        WEIGHTS[move] = values[SEATS * (to[first + move] as number) + seat] as number
      weigh(WEIGHTS, count)
      change = Math.max(change, mix(to, first, count, values, node))
    }
  }
  return change
}

function throwDie(to: Int32Array, first: number, values: Float64Array, node: number): void {
  const crown = SEATS * (to[first] as number)
  const dagger = SEATS * (to[first + 1] as number)
  const skull = SEATS * (to[first + 2] as number)
  const scroll = SEATS * (to[first + 3] as number)
  for (let seat = 0; seat < SEATS; seat++) {
    const locked = (values[crown + seat] as number) + (values[dagger + seat] as number)
    const loose = (values[skull + seat] as number) + (values[scroll + seat] as number)
    values[SEATS * node + seat] = locked / 6 + loose / 3
  }
}

/** The probabilities of as many moves, by what they are worth to the seat that chooses; it is written over the worths. */
export function weigh(worths: Float64Array, count: number): void {
  let best = worths[0] as number
  for (let i = 1; i < count; i++) best = Math.max(best, worths[i] as number)
  let sum = 0
  for (let i = 0; i < count; i++) {
    const behind = (best - (worths[i] as number)) / TEMPERATURE
    worths[i] = behind > NEVER ? 0 : Math.exp(-behind)
    sum += worths[i] as number
  }
  for (let i = 0; i < count; i++) worths[i] = (worths[i] as number) / sum
}

/** The value of a node from what follows it, by the probabilities written last; gives the largest change. */
function mix(to: Int32Array, first: number, count: number, values: Float64Array, node: number): number {
  let change = 0
  for (let seat = 0; seat < SEATS; seat++) {
    let sum = 0
    for (let i = 0; i < count; i++) {
      const weight = WEIGHTS[i] as number
      if (weight > 0) sum += weight * (values[SEATS * (to[first + i] as number) + seat] as number)
    }
    const at = SEATS * node + seat
    change = Math.max(change, Math.abs(sum - (values[at] as number)))
    values[at] = sum
  }
  return change
}
