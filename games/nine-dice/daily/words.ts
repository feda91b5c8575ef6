/** What the pages of a day say of 9 Dice: points, and the time of all ten rounds. */
import { type DailyWords, partsOfScore } from '../../../engine/parts/daily.ts'
import { type Forms, type Lang, number, plural } from '../../../engine/text/lang.ts'

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

export const WORDS: { readonly [lang in Lang]: DailyWords } = {
  en: wordsIn('en', {
    task: 'Ten rounds against the clock: as many points as you can, then as fast as you can.',
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
    task: 'Dix manches contre la montre : le plus de points possible, puis le plus vite possible.',
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
