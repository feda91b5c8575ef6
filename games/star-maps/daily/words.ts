/** What the pages of a day say of Star Maps. */
import type { DailyWords } from '../../../engine/parts/daily.ts'
import { type Lang, plural } from '../../../engine/text/lang.ts'

const en = (n: number): string => plural('en', n, { one: `${n} point`, other: `${n} points` })
const it = (n: number): string => plural('it', n, { one: `${n} punto`, other: `${n} punti` })
const fr = (n: number): string => plural('fr', n, { one: `${n} point`, other: `${n} points` })
const es = (n: number): string => plural('es', n, { one: `${n} punto`, other: `${n} puntos` })
const de = (n: number): string => plural('de', n, { one: `${n} Punkt`, other: `${n} Punkte` })
const pt = (n: number): string => plural('pt', n, { one: `${n} ponto`, other: `${n} pontos` })

export const WORDS: { readonly [lang in Lang]: DailyWords } = {
  en: { task: () => 'Discover as much of today’s sky as you can.', score: en, least: (n) => `${en(n)} or more` },
  it: { task: () => 'Scopri più cielo che puoi sulla scheda di oggi.', score: it, least: (n) => `da ${it(n)}` },
  fr: { task: () => 'Tirez le maximum de points du ciel du jour.', score: fr, least: (n) => `à partir de ${fr(n)}` },
  es: { task: () => 'Descubre todo lo que puedas del cielo de hoy.', score: es, least: (n) => `desde ${es(n)}` },
  de: {
    task: () => 'Entdecke so viel vom heutigen Himmel wie möglich.',
    score: de,
    least: (n) => `mindestens ${de(n)}`,
  },
  pt: { task: () => 'Descobre o mais que puderes do céu de hoje.', score: pt, least: (n) => `a partir de ${pt(n)}` },
}
