/** The challenge of a day: a game of two against the day's bot, stronger towards the end of a week. The lead counts. */
import { type Daily, type DailyWords, weekdayOf } from '../../../engine/parts/daily.ts'
import { type Forms, type Lang, plural } from '../../../engine/text/lang.ts'
import type { LevelId } from '../bots/index.ts'
import type { Move } from '../rules/moves.ts'
import { dicyCards } from '../rules/rules.ts'
import type { State } from '../rules/state.ts'

const LINEUPS = ['glacial', 'beginner', 'intermediate', 'interaction'] as const
/** From Monday on. The strongest is not among them: its answers depend on whether a device has the exact solution. */
const RIVALS: readonly LevelId[] = ['snowflake', 'snowflake', 'icicle', 'icicle', 'iceberg', 'iceberg', 'iceberg']
/** The lead that bronze, silver and gold take, by `node scripts/medals.ts --daily`. A win on equal points counts half a point. */
const LEADS = [0.5, 6, 24]
const LEVEL = 0.5
/** Points of one turn that are much, and some. */
const [MUCH, SOME] = [20, 10]

export const daily: Daily<State, Move> = {
  options: (date) => ({ lineup: LINEUPS[Number(date.replaceAll('-', '')) % LINEUPS.length], target: 100 }),
  rival: (date) => RIVALS[weekdayOf(date)] as string,
  score: ({ states }) => {
    const last = states.at(-1) as State
    const lead = (last.scores[0] as number) - (last.scores[1] as number)
    const turn = dicyCards.turn(last)
    return lead === 0 && turn.kind === 'over' && turn.places[0] === 1 && turn.places[1] === 2 ? LEVEL : lead
  },
  medals: () => LEADS,
  signs: ({ entries, states }) =>
    entries
      .map(({ input }, i) => {
        const own = input.kind === 'move' && input.seat === 0
        return own ? signOf(input.move, states[i] as State, states[i + 1] as State) : ''
      })
      .join(''),
  words: async (lang) => WORDS[lang],
}

/** One sign a turn of yours: what a card brought, or that you passed. */
function signOf(move: Move, before: State, after: State): string {
  if (move.kind === 'pass') return '☀️'
  if (move.kind !== 'score') return ''
  const points = (after.scores[0] as number) - (before.scores[0] as number)
  return points >= MUCH ? '🟩' : points >= SOME ? '🟨' : '⬜'
}

interface Said {
  readonly task: (rival: string) => string
  readonly ahead: (n: number) => Forms
  readonly behind: (n: number) => Forms
  /** Equal points: won by the cards that are awake, or not. */
  readonly level: { readonly won: string; readonly not: string }
  readonly win: string
  readonly least: (ahead: string) => string
}

function wordsIn(lang: Lang, { task, ahead, behind, level, win, least }: Said): DailyWords {
  const told = (lead: number): string => plural(lang, lead, ahead(lead))
  return {
    task: ({ rival }) => task(rival),
    score: (lead) => {
      if (lead < 0) return plural(lang, -lead, behind(-lead))
      return lead >= 1 ? told(lead) : lead > 0 ? level.won : level.not
    },
    least: (lead) => (lead < 1 ? win : least(told(lead))),
  }
}

const WORDS: { readonly [lang in Lang]: DailyWords } = {
  en: wordsIn('en', {
    task: (rival) => `Reach 100 points, as far ahead of ${rival} as you can.`,
    ahead: (n) => ({ one: `${n} point ahead`, other: `${n} points ahead` }),
    behind: (n) => ({ one: `${n} point behind`, other: `${n} points behind` }),
    level: { won: 'level, with more active cards', not: 'level' },
    win: 'any win',
    least: (ahead) => `at least ${ahead}`,
  }),
  it: wordsIn('it', {
    task: (rival) => `Arriva a 100 punti con il maggior vantaggio possibile su ${rival}.`,
    ahead: (n) => ({ one: `${n} punto di vantaggio`, other: `${n} punti di vantaggio` }),
    behind: (n) => ({ one: `${n} punto di svantaggio`, other: `${n} punti di svantaggio` }),
    level: { won: 'pari, con più carte attive', not: 'pari' },
    win: 'se vinci',
    least: (ahead) => `da ${ahead}`,
  }),
  fr: wordsIn('fr', {
    task: (rival) => `Atteignez 100 points, avec le plus d’avance possible sur ${rival}.`,
    ahead: (n) => ({ one: `${n} point d’avance`, other: `${n} points d’avance` }),
    behind: (n) => ({ one: `${n} point de retard`, other: `${n} points de retard` }),
    level: { won: 'à égalité, avec plus de cartes actives', not: 'à égalité' },
    win: 'pour une victoire',
    least: (ahead) => `à partir de ${ahead}`,
  }),
  es: wordsIn('es', {
    task: (rival) => `Llega a 100 puntos con toda la ventaja que puedas sobre ${rival}.`,
    ahead: (n) => ({ one: `${n} punto de ventaja`, other: `${n} puntos de ventaja` }),
    behind: (n) => ({ one: `${n} punto de desventaja`, other: `${n} puntos de desventaja` }),
    level: { won: 'empate, con más cartas activas', not: 'empate' },
    win: 'si ganas',
    least: (ahead) => `desde ${ahead}`,
  }),
  de: wordsIn('de', {
    task: (rival) => `Erreiche 100 Punkte, so weit vor ${rival} wie möglich.`,
    ahead: (n) => ({ one: `${n} Punkt Vorsprung`, other: `${n} Punkte Vorsprung` }),
    behind: (n) => ({ one: `${n} Punkt Rückstand`, other: `${n} Punkte Rückstand` }),
    level: { won: 'gleichauf, mit mehr aktiven Karten', not: 'gleichauf' },
    win: 'für einen Sieg',
    least: (ahead) => `mindestens ${ahead}`,
  }),
  pt: wordsIn('pt', {
    task: (rival) => `Chega aos 100 pontos com a maior vantagem possível sobre ${rival}.`,
    ahead: (n) => ({ one: `${n} ponto de avanço`, other: `${n} pontos de avanço` }),
    behind: (n) => ({ one: `${n} ponto de atraso`, other: `${n} pontos de atraso` }),
    level: { won: 'empate, com mais cartas ativas', not: 'empate' },
    win: 'se ganhares',
    least: (ahead) => `a partir de ${ahead}`,
  }),
}
