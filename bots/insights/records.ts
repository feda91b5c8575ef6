/** Records and firsts, each with the game in which it was reached. */
import { isWin, type Played } from './played.ts'
import { inOrder } from './sums.ts'

export type RecordKind =
  | 'first-game'
  | 'first-win'
  | 'best-score'
  | 'best-alone'
  | 'longest-row'
  | 'most-accurate'
  | 'against-luck'

export interface Achievement {
  readonly kind: RecordKind
  readonly game: string
  readonly played: Played
  /** Points, games in a row, accuracy from 0 to 100, or the chance with average dice; 0 of firsts. */
  readonly value: number
}

/** With fewer choices everybody is perfect now and then. */
const ENOUGH = 8

/** Of the games of one sort. The earliest keeps a record that is only equalled. */
export function records(games: readonly Played[]): Achievement[] {
  const all = inOrder(games)
  const together = all.filter(({ opponents }) => opponents.length > 0)
  const wins = together.filter(isWin)
  const judged = all.filter(({ analysis }) => (analysis?.choices ?? 0) >= ENOUGH)
  return [
    ...record('first-game', all[0], 0),
    ...record('first-win', wins[0], 0),
    ...highest('best-score', together, ({ score }) => score),
    ...highest(
      'best-alone',
      all.filter(({ opponents }) => opponents.length === 0),
      ({ score }) => score,
    ),
    ...longestRow(together),
    ...highest('most-accurate', judged, ({ analysis }) => analysis?.accuracy ?? 0),
    ...highest('against-luck', wins.filter(isUnlucky), ({ analysis }) => -(analysis?.expected ?? 1)).map((one) => ({
      ...one,
      value: -one.value,
    })),
  ]
}

function isUnlucky({ analysis }: Played): boolean {
  return analysis?.expected !== null && analysis?.expected !== undefined && analysis.expected < 0.5
}

function record(kind: RecordKind, played: Played | undefined, value: number): Achievement[] {
  return played === undefined ? [] : [{ kind, game: played.game, played, value }]
}

function highest(kind: RecordKind, games: readonly Played[], rank: (game: Played) => number): Achievement[] {
  let best: Played | undefined
  for (const game of games) if (best === undefined || rank(game) > rank(best)) best = game
  return record(kind, best, best === undefined ? 0 : rank(best))
}

/** Wins in a row, from two on; it belongs to the last of them. */
function longestRow(games: readonly Played[]): Achievement[] {
  let [row, longest] = [0, 1]
  let last: Played | undefined
  for (const game of games) {
    row = isWin(game) ? row + 1 : 0
    if (row > longest) [longest, last] = [row, game]
  }
  return record('longest-row', last, longest)
}
