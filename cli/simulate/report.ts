/** What a simulation found: for people as text, for programs as one JSON object. */
import type { Game } from '../../engine/contract.ts'
import { writeOptions } from '../../engine/options.ts'
import type { Context } from '../command.ts'
import { paint } from '../play/paint.ts'
import { wrap } from '../wrap.ts'
import { binsOf, drawBins } from './histogram.ts'
import type { SimulationPlan } from './run.ts'
import type { Tally } from './tally.ts'

export interface Found {
  readonly plan: SimulationPlan
  readonly game: Game
  readonly tally: Tally
  readonly seconds: number
}

/** Stopped before all games were counted. */
function isPartial({ plan, tally }: Found): boolean {
  return tally.games < plan.games
}

/** By seat, of games won alone. */
function ratesOf({ wins, games }: Tally): Interval[] {
  return wins.map((times) => wilson(times, games))
}

function meanLength({ inputs, games }: Tally): number {
  return games === 0 ? 0 : inputs / games
}

export function jsonReport(found: Found): string {
  const { plan, game, tally, seconds } = found
  const { wins, shared, inputs, shortest, longest } = tally
  return JSON.stringify({
    game: plan.game,
    options: writeOptions(game, plan.options),
    seats: plan.seats,
    bots: plan.bots,
    seed: plan.seed,
    games: tally.games,
    wins,
    shared,
    rates: ratesOf(tally),
    points: Object.fromEntries([...tally.points].sort(([a], [b]) => a - b)),
    inputs: { total: inputs, mean: meanLength(tally), min: shortest, max: longest },
    seconds: Math.round(1000 * seconds) / 1000,
    partial: isPartial(found),
  })
}

export function textReport(context: Context, found: Found): string {
  const { plan } = found
  const parts = [
    headline(context, found),
    ...(found.tally.games === 0
      ? []
      : [winsPart(context, found), pointsPart(context, found), lengthPart(context, found)]),
    ...(plan.log === null ? [] : [context.text.simulate.logs({ count: found.tally.games, folder: plan.log })]),
  ]
  return `${parts.join('\n\n')}\n`
}

function headline({ text }: Context, found: Found): string {
  const done = text.simulate.done({ games: found.tally.games, seconds: found.seconds })
  return isPartial(found)
    ? `${done} (${text.simulate.partial({ games: found.tally.games, of: found.plan.games })})`
    : done
}

function winsPart({ text, io }: Context, { plan, tally }: Found): string {
  const wide = Math.max(...plan.bots.map((bot) => bot.length))
  const lines = ratesOf(tally).map(({ rate, low, high }, seat) => {
    const bot = (plan.bots[seat] as string).padEnd(wide)
    return text.simulate.winRate({ seat: seat + 1, bot, rate: 100 * rate, low: 100 * low, high: 100 * high })
  })
  const shared = text.simulate.shared({ rate: (100 * tally.shared) / tally.games })
  return part(io.columns, text.simulate.winsHead, [...lines, shared])
}

function pointsPart({ text, io, lang }: Context, { tally }: Found): string {
  const bars = drawBins(binsOf(tally.points), lang, io.columns).map((line) => paint(line, io.colour))
  return [text.simulate.pointsHead, ...bars].join('\n')
}

function lengthPart({ text, io }: Context, { tally }: Found): string {
  const { shortest, longest } = tally
  const length = text.simulate.length({ mean: meanLength(tally), shortest, longest })
  return part(io.columns, text.simulate.lengthHead, [length])
}

function part(columns: number, head: string, lines: readonly string[]): string {
  return [wrap(head, columns), ...lines.map((line) => wrap(line, columns, '  '))].join('\n')
}

/** A rate as counted, and the bounds that hold the true one in 95 of 100 such runs. */
interface Interval {
  readonly rate: number
  readonly low: number
  readonly high: number
}

/** Of a normal distribution, 95 % lie within this many standard deviations. */
const Z = 1.959963984540054

/** Wilson's score interval: unlike the usual one it is right for few games and for rates near 0 and 1. */
export function wilson(times: number, games: number): Interval {
  if (games === 0) return { rate: 0, low: 0, high: 1 }
  const rate = times / games
  const z2 = (Z * Z) / games
  const middle = (rate + z2 / 2) / (1 + z2)
  const half = (Z / (1 + z2)) * Math.sqrt((rate * (1 - rate)) / games + z2 / (4 * games))
  // At the ends rounding would leave a bound a hair off: 0 of n cannot exclude 0.
  return { rate, low: times === 0 ? 0 : middle - half, high: times === games ? 1 : middle + half }
}
