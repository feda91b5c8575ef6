/** Which devices solve a table without being asked. */
export interface Device {
  readonly cores: number
  /** Undefined: the browser does not say. */
  readonly gigabytes: number | undefined
  /** Data are to be saved, which phones switch on together with their battery saver. */
  readonly saves: boolean
  /** `level` from 0 to 1. Undefined: the browser does not say. */
  readonly battery: { readonly charging: boolean; readonly level: number } | undefined
}

/** Two for the page and its bots, one to solve, one to spare. */
const CORES = 4
/** Below this a phone is about to save power, or does already. */
const LEVEL = 0.4
/** The part of the memory that a solution may take. */
const PART = 1 / 16

/** `bytes`: of the solution. */
export function isCapable({ cores, gigabytes = 4, saves, battery }: Device, bytes: number): boolean {
  if (cores < CORES || saves || bytes > PART * gigabytes * 2 ** 30) return false
  return battery === undefined || battery.charging || battery.level >= LEVEL
}
