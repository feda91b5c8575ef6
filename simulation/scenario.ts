/** What a seed means: the world, the people and every fault with its moment. A shorter list of faults is a smaller world to look at. */
import { Chance } from './chance.ts'

export type FaultKind =
  | 'kill'
  | 'burn'
  | 'power'
  | 'hang'
  | 'freeze'
  | 'replace'
  | 'upgrade'
  | 'step'
  | 'cut'
  | 'failover'
  | 'deafen'
  | 'lose-claims'
  | 'part'
  | 'part-servers'
  | 'storm'
  | 'break'
  | 'half-open'
  | 'sleep'
  | 'reload'
  | 'lose-notes'
  | 'lose-storage'
  | 'second-tab'
  | 'device-step'
  | 'cover'
  | 'scramble'

export interface Fault {
  /** In ms since the world began. */
  readonly at: number
  readonly kind: FaultKind
  /** Which server or device, modulo how many there are; and a second one. */
  readonly who: number
  readonly other: number
  readonly ms: number
  /** For kinds with a choice. */
  readonly n: number
}

export type Manner = 'quick' | 'slow' | 'away' | 'watcher' | 'hostile'

export interface PartyPlan {
  readonly game: string
  readonly options: object
  /** Who sits, in order; then who only looks on. */
  readonly people: readonly Manner[]
  readonly seats: number
  readonly bots: number
  /** In seconds; null: none. */
  readonly clock: { readonly move: number; readonly bank: number } | null
}

export interface Scenario {
  readonly seed: number
  readonly store: 'sqlite' | 'postgres'
  readonly processes: number
  readonly balancer: 'hash' | 'random'
  readonly parties: readonly PartyPlan[]
  /** Faults come until then, in ms. */
  readonly duration: number
  readonly faults: readonly Fault[]
}

const ALONE: Partial<Record<FaultKind, number>> = {
  cut: 0,
  failover: 0,
  deafen: 0,
  'lose-claims': 0,
  'part-servers': 0,
  scramble: 0,
}
const WEIGHTS: Readonly<Record<FaultKind, number>> = {
  kill: 3,
  burn: 5,
  power: 2,
  hang: 4,
  freeze: 2,
  replace: 2,
  upgrade: 2,
  step: 1,
  cut: 6,
  failover: 2,
  deafen: 4,
  'lose-claims': 3,
  part: 8,
  'part-servers': 4,
  storm: 6,
  break: 12,
  'half-open': 8,
  sleep: 6,
  reload: 8,
  'lose-notes': 2,
  'lose-storage': 2,
  'second-tab': 4,
  'device-step': 3,
  cover: 5,
  scramble: 5,
}
/** The longest a fault of a kind lasts, in ms. Most are short, and some outlast every patience. */
const LONGEST: Partial<Record<FaultKind, number>> = { hang: 12_000, freeze: 12_000, cut: 25_000, sleep: 60_000 }

const GAMES = { pebbles: 10, 'nine-dice': 3, 'dicy-cards': 2, 'dice-of-crowns': 1 }

export function planOf(seed: number): Scenario {
  const chance = new Chance(seed, 'plan')
  const store = chance.often(0.3) ? 'sqlite' : 'postgres'
  const duration = chance.between(60_000, 120_000)
  const processes = store === 'sqlite' ? 1 : 1 + chance.below(4)
  const parties = Array.from({ length: 1 + chance.below(2) }, (_, i) => partyOf(chance.of(`party ${i}`)))
  const planned = faultsOf(chance.of('faults'), store, duration)
  // An upgrade ends with new processes everywhere, which heals what the other worlds must show.
  const upgrades = chance.of('upgrade').often(0.25)
  // People who free the seats of others ask the server much, which heals too.
  const losses = chance.of('storage').often(0.4)
  const faults = planned.filter(({ kind }) => (kind !== 'upgrade' || upgrades) && (kind !== 'lose-storage' || losses))
  return { seed, store, processes, balancer: chance.often(0.6) ? 'hash' : 'random', parties, duration, faults }
}

function partyOf(chance: Chance): PartyPlan {
  const game = chance.weighted(GAMES)
  const sitters = game === 'dice-of-crowns' ? 2 : 1 + chance.below(3)
  const bots = sitters === 1 || chance.often(0.2) ? 1 : 0
  const clock = chance.often(0.6) ? { move: chance.pick([10, 20, 30]), bank: chance.pick([0, 20]) } : null
  const people = Array.from({ length: sitters }, (_, i): Manner => {
    if (i === 0 || clock === null) return chance.often(0.8) ? 'quick' : 'slow'
    return chance.weighted({ quick: 6, slow: 2, away: 2 })
  })
  const others: Manner[] = [
    ...(chance.often(0.4) ? ['watcher' as const] : []),
    ...(chance.often(0.3) ? ['hostile' as const] : []),
  ]
  return { game, options: optionsOf(game, chance), people: [...people, ...others], seats: sitters + bots, bots, clock }
}

function optionsOf(game: string, chance: Chance): object {
  if (game === 'pebbles') return { rounds: chance.pick([2, 5]), bells: ['brass', 'iron'] }
  if (game === 'nine-dice') return { seconds: 15, target: 10 }
  return game === 'dicy-cards' ? { target: 50 } : {}
}

function faultsOf(chance: Chance, store: Scenario['store'], duration: number): Fault[] {
  const weights = store === 'sqlite' ? { ...WEIGHTS, ...ALONE } : WEIGHTS
  const count = 40 + chance.below(160)
  const faults = Array.from({ length: count }, (): Fault => {
    const kind = chance.weighted(weights)
    return {
      at: chance.between(200, duration),
      kind,
      who: chance.below(1000),
      other: chance.below(1000),
      ms: chance.skewed(20, LONGEST[kind] ?? 8000),
      n: chance.below(1000),
    }
  })
  return faults.sort((a, b) => a.at - b.at)
}
