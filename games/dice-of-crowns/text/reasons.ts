/** A coach's sentences, in six languages. */
import type { Seat } from '../../../engine/contract.ts'
import { inFew, type Part, reduced } from '../../../engine/text/few.ts'
import { type Lang, number, plural } from '../../../engine/text/lang.ts'
import { type Reason, reasonFor } from '../bots/reasons.ts'
import type { Move } from '../rules/moves.ts'
import type { State } from '../rules/state.ts'

interface ReasonTexts extends DaggerTexts {
  reroll(given: { ways: string; of: string }): string
  safe: string
  goal(given: { ways: string; of: string }): string
  stop(given: { claims: number; ways: string; of: string }): string
}

/** Reasons for giving daggers to somebody, at a table and to uncle Varrick. */
interface DaggerTexts {
  readonly betrays: string
  /** Exactly three are given, because a rival betrayed with four may hand daggers on (“Vengeance”). */
  readonly spared: string
  /** Throws of Varrick’s. */
  varrick(given: { ways: string; of: string }): string
  /** Instead of it where no throw of Varrick’s brings him a token. */
  readonly none: string
  readonly frees: string
  readonly ends: string
  /** `count` is 2 or 3. */
  skulls(given: { count: number }): string
  /** Instead of it where Varrick holds too few daggers. */
  readonly harmless: string
}

const TEXTS: { readonly [lang in Lang]: ReasonTexts } = {
  en: {
    betrays: 'Three daggers mean betrayal.',
    spared: 'Three daggers mean betrayal; a fourth would allow vengeance.',
    varrick: ({ ways, of }) =>
      `${ways} in ${of} throws ${ways === '1' ? 'brings' : 'bring'} Varrick a token, fewer than with any other choice.`,
    none: 'With any other choice, Varrick’s next throw can bring him a token; with this one it can’t.',
    frees: 'Varrick’s third dagger frees a captive crown.',
    ends: 'The third dagger ends the turn before Varrick can roll.',
    skulls: ({ count }) =>
      `Varrick needs ${count} skulls in one throw to bring you to three daggers, more than with any other choice.`,
    harmless: 'With the daggers he has, Varrick can’t bring you to three.',
    goal: ({ ways, of }) =>
      `${ways} in ${of} throws ${ways === '1' ? 'gives' : 'give'} you three crowns or five skulls, more than with any other choice.`,
    reroll: ({ ways, of }) => `${ways} in ${of} throws ${ways === '1' ? 'means' : 'mean'} betrayal at once.`,
    safe: 'No throw means betrayal at once.',
    stop: ({ claims, ways, of }) =>
      `Stopping gives ${claims === 0 ? 'no claim' : plural('en', claims, { one: '1 claim', other: `${claims} claims` })}; ${ways === '0' ? 'rolling on never means betrayal at once' : `rolling on, at least ${ways} in ${of} throws ${ways === '1' ? 'means' : 'mean'} betrayal`}.`,
  },
  it: {
    betrays: 'Tre pugnali significano tradimento.',
    spared: 'Tre pugnali significano tradimento; un quarto permetterebbe la vendetta.',
    varrick: ({ ways, of }) =>
      `${ways === '1' ? '1 lancio' : `${ways} lanci`} su ${of} ${ways === '1' ? 'dà' : 'danno'} un gettone a Varrick: meno che con ogni altra scelta.`,
    none: 'Con ogni altra scelta il prossimo lancio può dare un gettone a Varrick; con questa no.',
    frees: 'Il terzo pugnale di Varrick libera una corona prigioniera.',
    ends: 'Il terzo pugnale chiude il turno prima che Varrick possa lanciare.',
    skulls: ({ count }) =>
      `A Varrick servono ${count} teschi in un solo lancio per portarti a tre pugnali: più che con ogni altra scelta.`,
    harmless: 'Con i pugnali che ha, Varrick non può portarti a tre.',
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
    betrays: 'Trois dagues, c’est la trahison.',
    spared: 'Trois dagues, c’est la trahison ; une quatrième permettrait la vengeance.',
    varrick: ({ ways, of }) =>
      `${ways === '1' ? '1 lancer' : `${ways} lancers`} sur ${of} ${ways === '1' ? 'donne' : 'donnent'} un jeton à Varrick : moins qu’avec tout autre choix.`,
    none: 'Avec tout autre choix, Varrick peut gagner un jeton à son prochain lancer ; avec celui-ci, non.',
    frees: 'La troisième dague de Varrick libère une couronne captive.',
    ends: 'La troisième dague met fin au tour avant que Varrick puisse lancer.',
    skulls: ({ count }) =>
      `Varrick a besoin de ${count} crânes en un seul lancer pour vous amener à trois dagues : plus qu’avec tout autre choix.`,
    harmless: 'Avec les dagues qu’il a, Varrick ne peut pas vous amener à trois.',
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
    betrays: 'Tres dagas significan traición.',
    spared: 'Tres dagas significan traición; una cuarta permitiría la venganza.',
    varrick: ({ ways, of }) =>
      `Varrick gana una ficha en ${ways} de cada ${of} tiradas: menos que con cualquier otra opción.`,
    none: 'Con cualquier otra opción, Varrick puede ganar una ficha en su próxima tirada; con esta, no.',
    frees: 'La tercera daga de Varrick libera una corona cautiva.',
    ends: 'La tercera daga termina el turno antes de que Varrick pueda lanzar.',
    skulls: ({ count }) =>
      `Varrick necesita ${count} calaveras en una sola tirada para dejarte con tres dagas: más que con cualquier otra opción.`,
    harmless: 'Con las dagas que tiene, Varrick no puede dejarte con tres.',
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
    betrays: 'Drei Dolche bedeuten Verrat.',
    spared: 'Drei Dolche bedeuten Verrat. Ein vierter würde Rache erlauben.',
    varrick: ({ ways, of }) =>
      `${ways} von ${of} Würfen ${ways === '1' ? 'bringt' : 'bringen'} Varrick eine Marke: weniger als bei jeder anderen Wahl.`,
    none: 'Bei jeder anderen Wahl kann Varricks nächster Wurf ihm eine Marke bringen, bei dieser nicht.',
    frees: 'Varricks dritter Dolch befreit eine gefangene Krone.',
    ends: 'Der dritte Dolch beendet den Zug, bevor Varrick würfeln kann.',
    skulls: ({ count }) =>
      `Varrick braucht ${count} Schädel in einem Wurf, um dich auf drei Dolche zu bringen: mehr als bei jeder anderen Wahl.`,
    harmless: 'Mit den Dolchen, die er hat, kann Varrick dich nicht auf drei bringen.',
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
    betrays: 'Três punhais significam traição.',
    spared: 'Três punhais significam traição; um quarto permitiria a vingança.',
    varrick: ({ ways, of }) =>
      `Varrick ganha uma ficha em ${ways} de cada ${of} lançamentos: menos do que com qualquer outra opção.`,
    none: 'Com qualquer outra opção, Varrick pode ganhar uma ficha no próximo lançamento; com esta, não.',
    frees: 'O terceiro punhal de Varrick liberta uma coroa cativa.',
    ends: 'O terceiro punhal termina o turno antes de Varrick poder lançar.',
    skulls: ({ count }) =>
      `Varrick precisa de ${count} caveiras num só lançamento para te deixar com três punhais: mais do que com qualquer outra opção.`,
    harmless: 'Com os punhais que tem, Varrick não consegue deixar-te com três.',
    goal: ({ ways, of }) =>
      `Três coroas ou cinco caveiras em ${ways} de cada ${of} lançamentos: mais do que com qualquer outra opção.`,
    reroll: ({ ways, of }) => `Traição imediata em ${ways} de cada ${of} lançamentos.`,
    safe: 'Nenhum lançamento dá traição imediata.',
    stop: ({ claims, ways, of }) =>
      `Parar ${claims === 0 ? 'não dá nenhum direito' : plural('pt', claims, { one: 'dá 1 direito', other: `dá ${claims} direitos` })}; continuar ${ways === '0' ? 'nunca dá traição imediata' : `dá traição em pelo menos ${ways} de cada ${of} lançamentos`}.`,
  },
}

export function reasonOf(lang: Lang, view: State, seat: Seat, move: Move): string | null {
  const reason = reasonFor(view, seat, move)
  return reason === null ? null : told(lang, reason)
}

function told(lang: Lang, reason: Reason): string {
  const say = TEXTS[lang]
  const figures = ({ ways, of }: Part) => ({ ways: number(lang, ways), of: number(lang, of) })
  const few = ({ ways, of }: Part) => figures(inFew(ways, of))
  switch (reason.kind) {
    case 'goal':
      return say.goal(few(reason))
    case 'reroll':
      return reason.ways === 0 ? say.safe : say.reroll(few(reason))
    case 'stop':
      // "At least": nothing may be rounded up.
      return say.stop({ claims: reason.claims, ...figures(reduced(reason.ways, reason.of)) })
    case 'betrays':
      return reason.spared ? say.spared : say.betrays
    case 'varrick':
      return reason.ways === 0 ? say.none : say.varrick(few(reason))
    case 'skulls':
      return reason.skulls === null ? say.harmless : say.skulls({ count: reason.skulls })
    default:
      return say[reason.kind]
  }
}
