/**
 * What this device knows of a person's puzzles: when each comes back, the streak, how hard new ones should be. Pure, in whole days of the
 * device's own calendar, so that a clock that is set back or forward takes nothing away.
 */
import { parseJson } from '../../engine/json.ts'
import { firstMemory, type Grade, intervalOf, type Memory, nextMemory } from './fsrs.ts'

/** Days since 1970 in the time of the device. */
export type Day = number

export interface Card extends Memory {
  readonly last: Day
  readonly due: Day
  readonly seen: number
  /** It was right the last time. */
  readonly solved: boolean
}

export interface Streak {
  readonly days: number
  readonly last: Day
  /** The last day that was missed and forgiven. */
  readonly forgiven: Day | null
}

export interface Progress {
  /** By the puzzle's name. */
  readonly cards: { readonly [name: string]: Card }
  readonly streak: Streak | null
  /** By set: from 1 to 5, how hard new ones should be. */
  readonly levels: { readonly [set: string]: number }
}

export const NOTHING: Progress = { cards: {}, streak: null, levels: {} }

const DAY_MS = 86_400_000
/** One missed day in this many does not break a streak. */
const FORGIVES_EVERY = 7

export function dayOf(ms: number, offsetMinutes: number): Day {
  return Math.floor((ms - offsetMinutes * 60_000) / DAY_MS)
}

/** Returns the progress after a puzzle of a set was tried. */
export function answered(progress: Progress, name: string, set: string, grade: Grade, day: Day): Progress {
  const cards = { ...progress.cards, [name]: nextCard(progress.cards[name], grade, day) }
  const level = levelAfter(progress.levels[set], grade > 1)
  return { cards, streak: nextStreak(progress.streak, day), levels: { ...progress.levels, [set]: level } }
}

function nextCard(card: Card | undefined, grade: Grade, day: Day): Card {
  const memory = card === undefined ? firstMemory(grade) : nextMemory(card, grade, Math.max(0, day - card.last))
  return { ...memory, last: day, due: day + intervalOf(memory), seen: (card?.seen ?? 0) + 1, solved: grade > 1 }
}

/** A clock that was set back steals no day; one that is right again after it was far ahead goes on from today. */
function nextStreak(streak: Streak | null, day: Day): Streak {
  if (streak === null || !continues(streak, day)) return { days: 1, last: day, forgiven: null }
  const passed = day - streak.last
  if (passed < -1) return { ...streak, last: day }
  if (passed <= 0) return streak
  return { days: streak.days + 1, last: day, forgiven: passed === 2 ? day - 1 : streak.forgiven }
}

/** A day may be missed now and then. */
function continues({ last, forgiven }: Streak, day: Day): boolean {
  const passed = day - last
  return passed <= 1 || (passed === 2 && (forgiven === null || day - forgiven > FORGIVES_EVERY))
}

/** Returns how many days in a row there are, as long as the next one can still be added today. */
export function streakOn(streak: Streak | null, day: Day): number {
  return streak !== null && continues(streak, day) ? streak.days : 0
}

const START = 1.5

function levelAfter(level = START, right: boolean): number {
  return Math.min(5, Math.max(1, level + (right ? 0.2 : -0.3)))
}

export function levelOf({ levels }: Progress, set: string): number {
  return levels[set] ?? START
}

/** Is it due today? A card last seen on a future day, by a wrong clock, is due at once. */
export function isDue(card: Card, day: Day): boolean {
  return card.due <= day || card.last > day + 1
}

/** Returns the names of all puzzles that wait, the longest first. */
export function dueOn({ cards }: Progress, day: Day): string[] {
  const due = Object.entries(cards).filter(([, card]) => isDue(card, day))
  return due.sort(([a, one], [b, two]) => one.due - two.due || (a < b ? -1 : 1)).map(([name]) => name)
}

/** Parses the stored JSON; broken entries are left out. */
export function readProgress(json: string): Progress {
  const given = fieldsOf(parseJson(json))
  const cards = Object.entries(fieldsOf(given.cards)).flatMap(([name, one]) => {
    const card = readCard(one)
    return card === null || name.length > 80 ? [] : [[name, card] as const]
  })
  const levels = Object.entries(fieldsOf(given.levels)).filter(([, level]) => isWithin(level, 1, 5))
  return {
    cards: Object.fromEntries(cards.slice(-MOST)),
    streak: readStreak(given.streak),
    levels: Object.fromEntries(levels) as Progress['levels'],
  }
}

/** Several times as many as there are. */
const MOST = 5000

function fieldsOf(value: unknown): { readonly [name: string]: unknown } {
  return typeof value === 'object' && value !== null ? (value as { [name: string]: unknown }) : {}
}

function isWithin(value: unknown, least: number, most: number): value is number {
  return typeof value === 'number' && value >= least && value <= most
}

const isDay = (value: unknown): value is Day => Number.isSafeInteger(value) && isWithin(value, 0, 1e6)

function readCard(given: unknown): Card | null {
  const { stability, difficulty, last, due, seen, solved } = fieldsOf(given)
  const isMemory = isWithin(stability, 1e-4, 1e5) && isWithin(difficulty, 1, 10)
  if (!isMemory || !isDay(last) || !isDay(due) || !isWithin(seen, 0, 1e6)) return null
  return { stability, difficulty, last, due, seen, solved: solved === true }
}

function readStreak(given: unknown): Streak | null {
  const { days, last, forgiven } = fieldsOf(given)
  if (!isWithin(days, 1, 1e5) || !isDay(last)) return null
  return { days, last, forgiven: isDay(forgiven) ? forgiven : null }
}

/** Two devices, or a backup and what came after it: of each puzzle the newest, and the longer streak. */
export function merge(one: Progress, other: Progress): Progress {
  const cards: { [name: string]: Card } = { ...one.cards }
  for (const [name, card] of Object.entries(other.cards)) {
    const known = cards[name]
    if (known === undefined || card.last > known.last) cards[name] = card
  }
  const longer = (one.streak?.days ?? 0) >= (other.streak?.days ?? 0) ? one.streak : other.streak
  return { cards, streak: longer, levels: { ...other.levels, ...one.levels } }
}
