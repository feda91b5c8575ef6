/** Games of a hundred rounds in virtual time in which one person holds the other up: how long each round had to wait. */
import { BELIEF } from '../belief.ts'
import { PATIENCE, type Present, Readiness } from '../readiness.ts'

const ROUND_MS = 60_000
/** When the other one is ready, after the round has ended. */
const READY_MS = 2000
const STEP_MS = 10

interface Holdup {
  readonly name: string
  /** The round trip that is believed of the line. */
  readonly trip: number
  /** In which rounds it is down. */
  readonly isAway?: (round: number) => boolean
  /** Ms after the other one; null: never. */
  readonly ready: (round: number) => number | null
  /** A table that reads first, where neither has held up the throw. */
  readonly reads?: true
}

export const HOLDUPS: readonly Holdup[] = [
  { name: 'readiness withheld in every round', trip: 20, ready: () => null },
  { name: 'readiness withheld in every round, from 360', trip: BELIEF.trip, ready: () => null },
  { name: 'readiness 4 s late in every round', trip: 20, ready: () => 4000 },
  { name: 'readiness half a second late in every round', trip: 20, ready: () => 500 },
  { name: 'a line that is down whenever a round is due', trip: 20, isAway: () => true, ready: () => null },
  {
    name: 'all in turn',
    trip: 20,
    isAway: (round) => round % 3 === 1,
    ready: (round) => [500, null, 3000][round % 3] as number | null,
  },
  { name: 'at a table that reads first: never says that it has read', trip: 20, ready: () => null, reads: true },
]

/** Ms that each round waited after the other one was ready. */
export function holdup({ trip, isAway = () => false, ready, reads }: Holdup, rounds: number): number[] {
  const readiness = new Readiness()
  return Array.from({ length: rounds }, (_, round) => {
    const [line, begun] = [round + 1, round * ROUND_MS]
    const people = [
      { identity: 'ann', here: true, trip: 20 },
      { identity: 'bob', here: !isAway(round), trip },
    ]
    const late = ready(round)
    for (let now = begun; ; now += STEP_MS) {
      if (now === begun + READY_MS) readiness.read('ann', line)
      if (late !== null && now === begun + READY_MS + late) readiness.read('bob', line)
      if (isOver(now)) return now - begun - READY_MS
    }

    function isOver(now: number): boolean {
      if (reads) return readiness.mayBegin(now, line, begun + READY_MS, people)
      return isThrown(readiness, now, line, people)
    }
  })
}

function isThrown(readiness: Readiness, now: number, line: number, people: readonly Present[]): boolean {
  const due = readiness.due(now, line, people)
  if (due === null || due.at > now) return false
  readiness.thrown(now, people)
  return true
}

/** A game is held up no longer by one person, in ms; to listen, where a table reads first, is what the time is for. */
export function mostOf({ reads }: Holdup): number {
  return reads ? PATIENCE.reading : 5000
}
