/** A coach's sentences, in six languages. */
import { inFew } from '../../../engine/text/few.ts'
import { type Lang, number, plural } from '../../../engine/text/lang.ts'
import { reasonFor } from '../bots/reasons.ts'
import type { Move } from '../rules/moves.ts'
import type { State } from '../rules/state.ts'

interface ReasonTexts {
  reroll(given: { ways: string; of: string }): string
  safe: string
  goal(given: { ways: string; of: string }): string
  stop(given: { claims: number; ways: string; of: string }): string
}

const TEXTS: { readonly [lang in Lang]: ReasonTexts } = {
  en: {
    goal: ({ ways, of }) =>
      `${ways} in ${of} throws ${ways === '1' ? 'gives' : 'give'} you three crowns or five skulls, more than with any other choice.`,
    reroll: ({ ways, of }) => `${ways} in ${of} throws ${ways === '1' ? 'brings' : 'bring'} betrayal at once.`,
    safe: 'No throw brings betrayal at once.',
    stop: ({ claims, ways, of }) =>
      `Stopping gives ${claims === 0 ? 'no claim' : plural('en', claims, { one: '1 claim', other: `${claims} claims` })}; ${ways === '0' ? 'rolling on never brings betrayal at once' : `rolling on, at least ${ways} in ${of} throws ${ways === '1' ? 'brings' : 'bring'} betrayal`}.`,
  },
  it: {
    goal: ({ ways, of }) =>
      `${ways === '1' ? '1 lancio' : `${ways} lanci`} su ${of} ti ${ways === '1' ? 'dà' : 'danno'} tre corone o cinque teschi: più che con ogni altra scelta.`,
    reroll: ({ ways, of }) =>
      `${ways === '1' ? '1 lancio' : `${ways} lanci`} su ${of} ${ways === '1' ? 'porta' : 'portano'} subito al tradimento.`,
    safe: 'Nessun lancio porta subito al tradimento.',
    stop: ({ claims, ways, of }) => {
      const gain =
        claims === 0
          ? 'non dà nessun diritto'
          : `dà ${plural('it', claims, { one: '1 diritto', other: `${claims} diritti` })}`
      if (ways === '0') return `Fermarsi ${gain}; continuare non porta mai subito al tradimento.`
      return `Fermarsi ${gain}; continuare porta al tradimento almeno ${ways === '1' ? '1 volta' : `${ways} volte`} su ${of}.`
    },
  },
  fr: {
    goal: ({ ways, of }) =>
      `${ways === '1' ? '1 lancer' : `${ways} lancers`} sur ${of} vous ${ways === '1' ? 'donne' : 'donnent'} trois couronnes ou cinq crânes : plus qu’avec tout autre choix.`,
    reroll: ({ ways, of }) =>
      ways === '1'
        ? `1 lancer sur ${of} mène tout de suite à la trahison.`
        : `${ways} lancers sur ${of} mènent tout de suite à la trahison.`,
    safe: 'Aucun lancer ne mène tout de suite à la trahison.',
    stop: ({ claims, ways, of }) =>
      `S’arrêter ${claims === 0 ? 'ne donne aucun titre' : plural('fr', claims, { one: 'donne 1 titre', other: `donne ${claims} titres` })} ; continuer ${ways === '0' ? 'ne mène jamais tout de suite à la trahison' : `mène à la trahison au moins ${ways} fois sur ${of}`}.`,
  },
  es: {
    goal: ({ ways, of }) =>
      `Tres coronas o cinco calaveras en ${ways} de cada ${of} tiradas: más que con cualquier otra opción.`,
    reroll: ({ ways, of }) => `Traición inmediata en ${ways} de cada ${of} tiradas.`,
    safe: 'Sin riesgo de traición inmediata.',
    stop: ({ claims, ways, of }) => {
      const gain =
        claims === 0
          ? 'no da ningún derecho'
          : `da ${plural('es', claims, { one: '1 derecho', other: `${claims} derechos` })}`
      const risk =
        ways === '0' ? 'no hay riesgo de traición inmediata' : `hay traición en al menos ${ways} de cada ${of} tiradas`
      return `Plantarse ${gain}; al seguir, ${risk}.`
    },
  },
  de: {
    goal: ({ ways, of }) =>
      `${ways} von ${of} Würfen ${ways === '1' ? 'bringt' : 'bringen'} dir drei Kronen oder fünf Schädel: mehr als bei jeder anderen Wahl.`,
    reroll: ({ ways, of }) => `${ways} von ${of} Würfen ${ways === '1' ? 'führt' : 'führen'} sofort zum Verrat.`,
    safe: 'Kein Wurf führt sofort zum Verrat.',
    stop: ({ claims, ways, of }) => {
      const gain =
        claims === 0 ? 'keinen Anspruch' : plural('de', claims, { one: '1 Anspruch', other: `${claims} Ansprüche` })
      if (ways === '0') return `Aufhören bringt ${gain}. Weiterwürfeln führt nie sofort zum Verrat.`
      return `Aufhören bringt ${gain}. Weiterwürfeln führt bei mindestens ${ways} von ${of} Würfen zum Verrat.`
    },
  },
  pt: {
    goal: ({ ways, of }) =>
      `Três coroas ou cinco caveiras em ${ways} de cada ${of} lançamentos: mais do que com qualquer outra opção.`,
    reroll: ({ ways, of }) => `Traição imediata em ${ways} de cada ${of} lançamentos.`,
    safe: 'Nenhum lançamento dá traição imediata.',
    stop: ({ claims, ways, of }) =>
      `Parar ${claims === 0 ? 'não dá nenhum direito' : plural('pt', claims, { one: 'dá 1 direito', other: `dá ${claims} direitos` })}; continuar ${ways === '0' ? 'nunca dá traição imediata' : `dá traição em pelo menos ${ways} de cada ${of} lançamentos`}.`,
  },
}

export function reasonOf(lang: Lang, view: State, move: Move): string | null {
  const reason = reasonFor(view, move)
  if (reason === null) return null
  const say = TEXTS[lang]
  const told = ({ ways, of }: { readonly ways: number; readonly of: number }) => ({
    ways: number(lang, ways),
    of: number(lang, of),
  })
  if (reason.kind === 'goal') return say.goal(told(inFew(reason.ways, reason.of)))
  if (reason.kind === 'reroll') return reason.ways === 0 ? say.safe : say.reroll(told(inFew(reason.ways, reason.of)))
  // "At least": nothing may be rounded up.
  return say.stop({ claims: reason.claims, ...told(reason) })
}
