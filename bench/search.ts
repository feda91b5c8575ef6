/**
 * `node bench/search.ts`, and the end of `npm run bench`: how many playouts a second the generic search makes on Dicy Cards, on
 * one core, from the first choices of seeded games. Beside it what others reach with whole games of the fixed policy, as
 * measured when the libraries were chosen: a search cannot be faster than the game it searches.
 */

import { pathToFileURL } from 'node:url'
import { searchBot } from '../bots/search.ts'
import { Xoshiro128 } from '../engine/dice/random.ts'
import { readOptions } from '../engine/options.ts'
import { unwrap } from '../engine/result.ts'
import { revealed } from '../engine/table/view.ts'
import { dicyCardsBots } from '../games/dicy-cards/bots/index.ts'
import { dicyCards as game } from '../games/dicy-cards/rules/rules.ts'
import type { State } from '../games/dicy-cards/rules/state.ts'

const OTHERS = [
  ['OpenSpiel, its C++ interface', '81 k games/s'],
  ['plain JavaScript, immutable nested objects', '120–155 k games/s'],
] as const

/** Positions in which a seat has just rolled. */
function positions(count: number): State[] {
  const options = unwrap(readOptions(game, 2, {}))
  const random = new Xoshiro128(1)
  return Array.from({ length: count }, () => {
    const begun = game.land(game.setup(2, options), random.throw([2]))
    return game.land(begun, random.throw([6, 6, 6, 6, 6, 6]))
  })
}

/** Playouts a second: to `horizon` inputs beyond the tree, then judged. The best of three rounds counts. */
function speed(bot: ReturnType<typeof searchBot<State, unknown>>, iterations: number): number {
  const places = positions(5)
  const rounds = [1, 2, 3].map((round) => {
    const random = new Xoshiro128(round)
    const began = performance.now()
    for (const state of places) bot.choose(revealed(state), state.seat, random, { iterations })
    return (places.length * iterations * 1000) / (performance.now() - began)
  })
  return Math.max(...rounds)
}

/** `share`: how much of the usual iterations. */
export function searchReport(share = 1): string {
  const judged = speed(searchBot(game, dicyCardsBots.knowledge), Math.ceil(2000 * share))
  const blind = speed(searchBot(game, {}, { horizon: 40 }), Math.ceil(300 * share))
  const rows = [
    ['search, judged by the game’s own value', `${Math.round(judged).toLocaleString('en')} playouts/s`],
    ['search, played on for 40 inputs', `${Math.round(blind).toLocaleString('en')} playouts/s`],
    ...OTHERS,
  ]
  return rows.map(([who, what]) => `  ${who.padEnd(46)}${what}`).join('\n')
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.log(searchReport())
