/** The challenge of a day: ten rounds alone. Points count, then the time that all rounds took. */
import { type Daily, type DailyWords, leastWith, partsOfScore, scoreWith } from '../../../engine/parts/daily.ts'
import type { Table } from '../../../engine/table/table.ts'
import { type Forms, type Lang, number, plural } from '../../../engine/text/lang.ts'
import type { Move } from '../rules/moves.ts'
import { blackWorth, gainOf } from '../rules/scoring.ts'
import { BLACK, type State, type Taken } from '../rules/state.ts'
import { COLOURS, diceOf, worth } from '../rules/sums.ts'

interface Said {
  readonly task: string
  readonly points: (n: number) => Forms
  readonly within: (points: string, seconds: string) => string
  readonly least: (points: string) => string
}

function wordsIn(lang: Lang, { task, points, within, least }: Said): DailyWords {
  const told = (n: number): string => plural(lang, n, points(n))
  return {
    task: () => task,
    score: (score) => {
      const { points: n, cost } = partsOfScore(score)
      return within(told(n), `${number(lang, Math.round(cost * 10) / 10)}\u00a0s`)
    },
    least: (score) => least(told(partsOfScore(score).points)),
  }
}

/** What the pages of a day say. */
const WORDS: { readonly [lang in Lang]: DailyWords } = {
  en: wordsIn('en', {
    task: 'Ten rounds against the clock. Score as much as you can; if points are level, time decides.',
    points: (n) => ({ one: `${n} point`, other: `${n} points` }),
    within: (points, time) => `${points} in ${time}`,
    least: (points) => `${points} or more`,
  }),
  it: wordsIn('it', {
    task: 'Dieci round contro il tempo: fai più punti che puoi; a parità conta il tempo.',
    points: (n) => ({ one: `${n} punto`, other: `${n} punti` }),
    within: (points, time) => `${points} in ${time}`,
    least: (points) => `da ${points}`,
  }),
  fr: wordsIn('fr', {
    task: 'Dix manches contre la montre : marquez le plus de points possible ; à égalité, le plus rapide l’emporte.',
    points: (n) => ({ one: `${n} point`, other: `${n} points` }),
    within: (points, time) => `${points} en ${time}`,
    least: (points) => `à partir de ${points}`,
  }),
  es: wordsIn('es', {
    task: 'Diez rondas contrarreloj: suma todos los puntos que puedas; a igualdad de puntos, decide el tiempo.',
    points: (n) => ({ one: `${n} punto`, other: `${n} puntos` }),
    within: (points, time) => `${points} en ${time}`,
    least: (points) => `desde ${points}`,
  }),
  de: wordsIn('de', {
    task: 'Zehn Runden gegen die Uhr: Es zählen die Punkte, bei Gleichstand die Zeit.',
    points: (n) => ({ one: `${n} Punkt`, other: `${n} Punkte` }),
    within: (points, time) => `${points} in ${time}`,
    least: (points) => `mindestens ${points}`,
  }),
  pt: wordsIn('pt', {
    task: 'Dez rondas contra o relógio: faz o máximo de pontos; em caso de empate, conta o tempo.',
    points: (n) => ({ one: `${n} ponto`, other: `${n} pontos` }),
    within: (points, time) => `${points} em ${time}`,
    least: (points) => `a partir de ${points}`,
  }),
}

const SECONDS = 30
/** The points that bronze, silver and gold take, of all ten rounds, by `node scripts/medals.ts --daily`. */
const POINTS = [34, 39, 45]

export const daily: Daily<State, Move> = {
  options: () => ({ rounds: 10, start: 0, seconds: SECONDS }),
  rival: () => null,
  score: (table) => scoreWith((table.states.at(-1) as State).scores[0] as number, secondsOf(table)),
  medals: () => POINTS.map(leastWith),
  signs: ({ states }) =>
    states
      .filter((state, i) => states[i - 1]?.phase === 'race' && state.phase !== 'race')
      .map(signOf)
      .join(''),
  words: async (lang) => WORDS[lang],
}

/** All rounds together, each until STOP or its end. */
function secondsOf({ entries, states }: Table<State, Move>): number {
  const ms = entries.map(({ input }, i) => {
    if (states[i]?.phase !== 'race' || states[i + 1]?.phase === 'race') return 0
    return input.kind === 'move' ? (input.at ?? 0) : SECONDS * 1000
  })
  return ms.reduce((a, b) => a + b, 0) / 1000
}

/** One sign a round: everything there was to get, some of it, nothing, or less than nothing. */
function signOf(round: State): string {
  const gain = round.gains[0] as number
  if (gain < 0) return '🟥'
  return gain === 0 ? '⬜' : gain >= mostOf(round) ? '🟩' : '🟨'
}

/** What a round can bring: every right colour, then STOP. */
export function mostOf({ table, number, dice }: State): number {
  const right = COLOURS.flatMap((_, disc): Taken[] =>
    worth(number, diceOf(dice, disc)) > 0 ? [{ disc, seat: 0, signs: null }] : [],
  )
  const round = { table, number, dice, taken: right }
  const colours = right.reduce((sum, one) => sum + gainOf(round, one), 0)
  return colours + blackWorth({ ...round, taken: [...right, { disc: BLACK, seat: 0, signs: null }] }, 0)
}
