/** What the pages of a day say of Dice of Crowns. Tokens are told as yours–his. */
import { type DailyWords, partsOfScore } from '../../../engine/parts/daily.ts'
import { type Forms, type Lang, plural } from '../../../engine/text/lang.ts'
import { TOKENS } from './tokens.ts'

/** "5–2": a lead of three. */
function tokens(lead: number, versus: string): string {
  return lead > 0 ? `${TOKENS}${versus}${TOKENS - lead}` : `${TOKENS + lead}${versus}${TOKENS}`
}

interface Said {
  readonly task: string
  readonly inThrows: (throws: number) => Forms
  readonly win: string
  readonly better: (tokens: string) => string
  /** Between two scores. */
  readonly versus?: string
}

function wordsIn(lang: Lang, { task, inThrows, win, better, versus = '–' }: Said): DailyWords {
  return {
    task: () => task,
    score: (score) => {
      const { points, cost } = partsOfScore(score)
      return `${tokens(points, versus)} ${plural(lang, cost, inThrows(cost))}`
    },
    least: (score) => {
      const { points } = partsOfScore(score)
      return points <= 1 ? win : better(tokens(points, versus))
    },
  }
}

export const WORDS: { readonly [lang in Lang]: DailyWords } = {
  en: wordsIn('en', {
    task: 'Win five crown tokens before Varrick does.',
    inThrows: (n) => ({ one: `in ${n} throw`, other: `in ${n} throws` }),
    win: 'Varrick beaten',
    better: (result) => `${result} or better`,
  }),
  it: wordsIn('it', {
    task: 'Conquista cinque gettoni corona prima di Varrick.',
    inThrows: (n) => ({ one: `in ${n} lancio`, other: `in ${n} lanci` }),
    win: 'Varrick battuto',
    better: (result) => `${result} o meglio`,
  }),
  fr: wordsIn('fr', {
    task: 'Gagnez cinq jetons couronne avant Varrick.',
    inThrows: (n) => ({ one: `en ${n} lancer`, other: `en ${n} lancers` }),
    win: 'Varrick battu',
    better: (result) => `${result} ou mieux`,
  }),
  es: wordsIn('es', {
    task: 'Gana cinco fichas de corona antes que Varrick.',
    inThrows: (n) => ({ one: `en ${n} tirada`, other: `en ${n} tiradas` }),
    win: 'Varrick vencido',
    better: (result) => `${result} o mejor`,
  }),
  de: wordsIn('de', {
    task: 'Hol dir fünf Kronenmarken, bevor Varrick es schafft.',
    inThrows: (n) => ({ one: `in ${n} Wurf`, other: `in ${n} Würfen` }),
    win: 'Varrick besiegt',
    better: (result) => `${result} oder besser`,
    versus: ':',
  }),
  pt: wordsIn('pt', {
    task: 'Ganha cinco fichas de coroa antes de Varrick.',
    inThrows: (n) => ({ one: `em ${n} lançamento`, other: `em ${n} lançamentos` }),
    win: 'Varrick vencido',
    better: (result) => `${result} ou melhor`,
  }),
}
