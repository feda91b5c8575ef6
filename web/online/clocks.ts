/** The clocks to choose from, and the text of the time left. */
import type { ClockSetting } from '../../protocol/facts.ts'
import type { OnlineTexts } from '../text/online/catalog.ts'

/** In seconds and days. The first is the usual one. */
export const CLOCKS: readonly ClockSetting[] = [
  { kind: 'none' },
  { kind: 'live', move: 30, bank: 120 },
  { kind: 'live', move: 60, bank: 300 },
  { kind: 'live', move: 120, bank: 600 },
  { kind: 'slow', days: 1 },
  { kind: 'slow', days: 3 },
  { kind: 'slow', days: 7 },
]

export function clockName(say: OnlineTexts['clocks'], clock: ClockSetting): string {
  if (clock.kind === 'none') return say.none
  return clock.kind === 'live' ? say.live({ move: clock.move, bank: Math.round(clock.bank / 60) }) : say.slow(clock)
}

const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000]

/** "0:29", "12:05", "7 h", "2 d": as short as a seat has room for. */
export function timeLeft(ms: number): string {
  if (ms >= 2 * DAY) return `${Math.floor(ms / DAY)} d`
  if (ms >= HOUR) return `${Math.floor(ms / HOUR)} h`
  const seconds = Math.ceil(ms / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** Little enough to hurry. */
export function isShort(ms: number): boolean {
  return ms < MINUTE / 6
}
