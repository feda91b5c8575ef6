/**
 * Solves a table of two by itself while people play, so that by the end every figure is exact: on devices with cores and memory to spare,
 * by one worker, and not where power or data are to be saved.
 */
import { keepSolution, planFor, solutionOf } from './solutions.ts'
import { startSolving } from './solving.ts'

/** In ms: a table that is left at once is not solved. */
const SOON = 5000

/** Of the solving under way; null: there is none. */
let stop: (() => void) | null = null

/** Called before a solve with all cores, on a tap. */
export function stopBackground(): void {
  stop?.()
}

/** `view`: any position after the cards are drawn. Returns the way to call it off. */
export function solveInBackground(game: string, view: unknown): () => void {
  stopBackground()
  let over = false
  let cancel = (): void => undefined
  const work = async (): Promise<void> => {
    const planned = await planFor(game, view)
    if (over || planned === null || solutionOf(planned) !== null || !isCapable(await deviceHere(), planned.bytes))
      return
    await idle()
    if (over) return
    const solving = startSolving(planned, view, () => undefined, { workers: 1 })
    cancel = solving.cancel
    const solution = await solving.done
    if (solution !== null && solution !== 'failed') keepSolution(planned, solution)
  }
  // Nobody has asked for it: where the solver cannot be loaded, as without a network, the figures stay estimates.
  const timer = setTimeout(() => void work().catch(() => undefined), SOON)
  const end = (): void => {
    over = true
    clearTimeout(timer)
    cancel()
    if (stop === end) stop = null
  }
  stop = end
  return end
}

/** Once the page has nothing else to do. */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve())
    else setTimeout(resolve, SOON)
  })
}

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

/** Does a device solve a table without being asked? `bytes`: of the solution. */
export function isCapable({ cores, gigabytes = 4, saves, battery }: Device, bytes: number): boolean {
  if (cores < CORES || saves || bytes > PART * gigabytes * 2 ** 30) return false
  return battery === undefined || battery.charging || battery.level >= LEVEL
}

type Browser = Navigator & {
  readonly deviceMemory?: number
  readonly connection?: { readonly saveData?: boolean }
  getBattery?(): Promise<{ readonly charging: boolean; readonly level: number }>
}

async function deviceHere(): Promise<Device> {
  const { hardwareConcurrency: cores, deviceMemory, connection, getBattery } = navigator as Browser
  const battery = await getBattery?.call(navigator).catch(() => undefined)
  return { cores, gigabytes: deviceMemory, saves: connection?.saveData === true, battery }
}
