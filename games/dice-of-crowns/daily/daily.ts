/** The challenge of a day: alone against Varrick for five tokens. The lead counts, then how few throws it took. */
import { type Daily, type DailyWords, leastWith, partsOfScore, scoreWith } from '../../../engine/parts/daily.ts'
import { type Forms, type Lang, plural } from '../../../engine/text/lang.ts'
import { at } from '../rules/counts.ts'
import type { Move } from '../rules/moves.ts'
import { type State, VARRICK } from '../rules/state.ts'

/** The number of tokens that wins. */
const TOKENS = 5

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

/** What the pages of a day say. */
const WORDS: { readonly [lang in Lang]: DailyWords } = {
  en: wordsIn('en', {
    task: 'Win five crown tokens before Varrick does.',
    inThrows: (n) => ({ one: `in ${n} roll`, other: `in ${n} rolls` }),
    win: 'any win',
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

/** The lead that bronze, silver and gold take; silver and gold by `node scripts/medals.ts --daily`. */
const LEADS = [1, 2, 4]

const leadOf = ({ claims }: State): number => at(claims, 0) - at(claims, VARRICK)

export const daily: Daily<State, Move> = {
  options: () => ({ tokens: TOKENS }),
  rival: () => null,
  score: ({ entries, states }) => {
    const throws = entries.filter(({ input }) => input.kind === 'throw').length
    return scoreWith(leadOf(states.at(-1) as State), throws)
  },
  medals: () => LEADS.map(leastWith),
  signs: ({ states }) => states.map((state, i) => signOf(states[i - 1] ?? state, state)).join(''),
  words: async (lang) => WORDS[lang],
}

/** One sign a turn: a token for you, one for him, or none. */
function signOf(before: State, after: State): string {
  if (at(after.claims, VARRICK) > at(before.claims, VARRICK)) return '🗡️'
  if (at(after.claims, 0) > at(before.claims, 0)) return '👑'
  const ended = before.rolled && !after.rolled
  return ended ? '▫️' : ''
}
