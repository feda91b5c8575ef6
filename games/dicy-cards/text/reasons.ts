/** A coach's sentences, in six languages. */
import type { Seat } from '../../../engine/contract.ts'
import { inFew } from '../../../engine/text/few.ts'
import { type Lang, number, plural } from '../../../engine/text/lang.ts'
import { reasonFor } from '../bots/reasons.ts'
import type { Move } from '../rules/moves.ts'
import type { State } from '../rules/state.ts'

interface ReasonTexts {
  /** `kept`: digits with blanks between; empty: none is kept. */
  reroll(given: { kept: string; ways: string; of: string; now: number }): string
  score(given: { points: number; ways: string; of: string }): string
  last(given: { points: number }): string
  readonly pass: string
}

const sure = (n: number): string => plural('fr', n, { one: `${n} point assuré`, other: `${n} points assurés` })
const certain = (n: number): string => plural('pt', n, { one: `${n} ponto garantido`, other: `${n} pontos garantidos` })

const secure = (n: number): string => plural('es', n, { one: `${n} punto seguro`, other: `${n} puntos seguros` })

const TEXTS: { readonly [lang in Lang]: ReasonTexts } = {
  en: {
    reroll: ({ kept, ways, of, now }) => {
      const throws = ways === '0' ? 'no throw scores' : `${ways} in ${of} throws ${ways === '1' ? 'scores' : 'score'}`
      const what = now > 0 ? `more than ${now}` : ways === '0' ? 'anything' : 'something'
      return `${kept === '' ? 'Rerolling everything' : `Keeping ${kept}`}: ${throws} ${what}.`
    },
    score: ({ points, ways, of }) => {
      const safe = plural('en', points, { one: '1 point is safe', other: `${points} points are safe` })
      if (ways === '0') return `${safe}, and no reroll beats that.`
      return `${safe}; with even the best reroll, only ${ways} in ${of} throws ${ways === '1' ? 'beats' : 'beat'} that.`
    },
    last: ({ points }) =>
      `${plural('en', points, { one: '1 point is safe', other: `${points} points are safe` })}, and no card is left to reroll with.`,
    pass: 'Nothing scores here, and whoever passes wakes all their cards.',
  },
  it: {
    reroll: ({ kept, ways, of, now }) => {
      const throws =
        ways === '0' ? 'nessun lancio dà' : ways === '1' ? `1 lancio su ${of} dà` : `${ways} lanci su ${of} danno`
      return `${kept === '' ? 'Rilanciando tutto' : `Tenendo ${kept}`}: ${throws} ${now === 0 ? 'punti' : `più di ${now}`}.`
    },
    score: ({ points, ways, of }) => {
      const safe = plural('it', points, { one: '1 punto sicuro', other: `${points} punti sicuri` })
      if (ways === '0') return `${safe}, e nessun rilancio può dare di più.`
      return `${safe}; anche il rilancio migliore dà di più solo in ${ways} ${ways === '1' ? 'caso' : 'casi'} su ${of}.`
    },
    last: ({ points }) =>
      `${plural('it', points, { one: '1 punto sicuro', other: `${points} punti sicuri` })}, e nessun’altra carta per rilanciare.`,
    pass: 'Qui niente dà punti; passare scongela tutte le carte.',
  },
  fr: {
    reroll: ({ kept, ways, of, now }) => {
      const more = now === 0 ? 'des points' : `plus de ${now}`
      const begin = kept === '' ? 'En relançant tout' : `En gardant ${kept}`
      if (ways === '0') return `${begin} : aucun lancer ne rapporte ${now === 0 ? 'de points' : more}.`
      if (ways === '1') return `${begin} : 1 lancer sur ${of} rapporte ${more}.`
      return `${begin} : ${ways} lancers sur ${of} rapportent ${more}.`
    },
    score: ({ points, ways, of }) =>
      `${sure(points)} ; la meilleure relance ${ways === '0' ? 'ne fait jamais mieux' : `fait mieux seulement ${ways} fois sur ${of}`}.`,
    last: ({ points }) => `${sure(points)}, et plus aucune carte pour payer une relance.`,
    pass: 'Rien ne rapporte ici ; passer dégèle toutes les cartes.',
  },
  es: {
    reroll: ({ kept, ways, of, now }) => {
      const throws = ways === '0' ? 'ninguna tirada' : `${ways} de cada ${of} tiradas`
      const few = ways === '0' || ways === '1'
      const scores = now === 0 ? (few ? 'puntúa' : 'puntúan') : `${few ? 'da' : 'dan'} más de ${now}`
      return `${kept === '' ? 'Sin guardar nada' : `Guardando ${kept}`}: ${throws} ${scores}.`
    },
    score: ({ points, ways, of }) =>
      `${secure(points)}; relanzar ${ways === '0' ? 'nunca da más' : `da más, como mucho, en ${ways} de cada ${of} tiradas`}.`,
    last: ({ points }) => `${secure(points)}, y ya no quedan cartas para relanzar.`,
    pass: 'Aquí nada puntúa, y quien pasa descongela todas sus cartas.',
  },
  de: {
    reroll: ({ kept, ways, of, now }) => {
      const held = kept === '' ? 'Alles neu würfeln' : `${kept} halten`
      const more = now === 0 ? 'Punkte' : `mehr als ${now}`
      if (ways === '0') return `${held}: Kein Wurf bringt sofort ${more}.`
      return `${held}: ${ways} von ${of} Würfen ${ways === '1' ? 'bringt' : 'bringen'} ${more}.`
    },
    score: ({ points, ways, of }) => {
      const safe = points === 1 ? '1 Punkt ist sicher' : `${points} Punkte sind sicher`
      if (ways === '0') return `${safe}, und kein neuer Wurf bringt mehr.`
      return `${safe}. Mehr ${ways === '1' ? 'bringt' : 'bringen'} höchstens ${ways} von ${of} neuen Würfen.`
    },
    last: ({ points }) =>
      `${points === 1 ? '1 Punkt ist' : `${points} Punkte sind`} sicher, und zum Neuwürfeln ist keine Karte mehr da.`,
    pass: 'Hier lässt sich nichts werten; Passen taut alle Karten auf.',
  },
  pt: {
    reroll: ({ kept, ways, of, now }) => {
      const begin = kept === '' ? 'Relançando tudo' : `Guardando ${kept}`
      const more = now === 0 ? 'pontos' : `mais de ${now}`
      if (ways === '0') return `${begin}: nenhum lançamento dá ${more}.`
      return `${begin}: ${ways} em ${of} lançamentos ${ways === '1' ? 'dá' : 'dão'} ${more}.`
    },
    score: ({ points, ways, of }) =>
      `${certain(points)}; relançar ${ways === '0' ? 'nunca dá mais' : `dá mais, quando muito, em ${ways} de cada ${of} lançamentos`}.`,
    last: ({ points }) => `${certain(points)}, e já não há cartas para relançar.`,
    pass: 'Aqui nada dá pontos; passar reativa todas as cartas.',
  },
}

export function reasonOf(
  lang: Lang,
  digits: (hand: number) => string,
  view: State,
  seat: Seat,
  move: Move,
): string | null {
  const reason = reasonFor(view, seat, move)
  if (reason === null) return null
  const say = TEXTS[lang]
  switch (reason.kind) {
    case 'reroll':
      return say.reroll({ ...reason, kept: digits(reason.kept), ...counts(lang, reason) })
    case 'score':
      return say.score({ ...reason, ...counts(lang, reason) })
    case 'last':
      return say.last(reason)
    case 'pass':
      return say.pass
  }
}

/** In small numbers. */
function counts(lang: Lang, reason: { readonly ways: number; readonly of: number }): { ways: string; of: string } {
  const { ways, of } = inFew(reason.ways, reason.of)
  return { ways: number(lang, ways), of: number(lang, of) }
}
