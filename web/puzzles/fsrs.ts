/**
 * When a puzzle comes back: FSRS-6, the open spaced repetition scheduler (open-spaced-repetition, "The Algorithm"), with its published
 * default weights, in whole days. A memory has a stability (days until the chance to know it has fallen to 9 in 10) and a difficulty (1 to
 * 10).
 */

export interface Memory {
  /** In days. */
  readonly stability: number
  /** From 1 to 10. */
  readonly difficulty: number
}

/** Missed; known with trouble; known; known at once. */
export type Grade = 1 | 2 | 3 | 4

const W = [
  0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835, 0.0614, 0.2629, 1.6483,
  0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
] as const

const FACTOR = 0.9 ** (-1 / W[20]) - 1
const LONGEST = 365
const SHORTEST = 0.001

/** Returns the chance that it is still known after `days`. */
export function retrievability({ stability }: Pick<Memory, 'stability'>, days: number): number {
  return (1 + (FACTOR * days) / stability) ** -W[20]
}

/** Returns the memory after the first time. */
export function firstMemory(grade: Grade): Memory {
  return { stability: W[(grade - 1) as 0 | 1 | 2 | 3], difficulty: within(firstDifficulty(grade)) }
}

/** Returns the memory after another try, `days` after the last one. */
export function nextMemory(memory: Memory, grade: Grade, days: number): Memory {
  const stability =
    days < 1 ? sameDay(memory, grade) : grade === 1 ? afterMiss(memory, days) : afterHit(memory, grade, days)
  return { stability: Math.max(SHORTEST, stability), difficulty: nextDifficulty(memory, grade) }
}

/** Returns after how many whole days it is to come back: at the earliest the next day. */
export function intervalOf({ stability }: Memory): number {
  return Math.min(LONGEST, Math.max(1, Math.round(stability)))
}

function firstDifficulty(grade: Grade): number {
  return W[4] - Math.exp(W[5] * (grade - 1)) + 1
}

function nextDifficulty({ difficulty }: Memory, grade: Grade): number {
  const damped = difficulty - (W[6] * (grade - 3) * (10 - difficulty)) / 9
  return within(W[7] * firstDifficulty(4) + (1 - W[7]) * damped)
}

function within(difficulty: number): number {
  return Math.min(10, Math.max(1, difficulty))
}

function afterHit(memory: Memory, grade: Grade, days: number): number {
  const { stability, difficulty } = memory
  const forgotten = Math.exp(W[10] * (1 - retrievability(memory, days))) - 1
  const eased = grade === 2 ? W[15] : grade === 4 ? W[16] : 1
  return stability * (1 + Math.exp(W[8]) * (11 - difficulty) * stability ** -W[9] * forgotten * eased)
}

function afterMiss(memory: Memory, days: number): number {
  const { stability, difficulty } = memory
  const left = W[11] * difficulty ** -W[12] * ((stability + 1) ** W[13] - 1)
  const missed = left * Math.exp(W[14] * (1 - retrievability(memory, days)))
  return Math.min(missed, stability / Math.exp(W[17] * W[18]))
}

function sameDay({ stability }: Memory, grade: Grade): number {
  const rise = Math.exp(W[17] * (grade - 3 + W[18])) * stability ** -W[19]
  return stability * (grade >= 3 ? Math.max(1, rise) : rise)
}
