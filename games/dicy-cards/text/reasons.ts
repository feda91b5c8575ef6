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
  /** Of scoring a card that makes `rivals` others freeze one. */
  chills(given: { points: number; rivals: number }): string
  /** Of scoring: what the best reroll would bring beyond that on average, rounded; 0: nothing. */
  costs(given: { points: number; more: number }): string
  /** Of a card to freeze or wake: what a throw scores on average with the cards that are active then. */
  average(given: { points: number }): string
  readonly pass: string
}

const safe = (n: number): string => plural('en', n, { one: '1 point is safe', other: `${n} points are safe` })
const sicuri = (n: number): string => plural('it', n, { one: '1 punto sicuro', other: `${n} punti sicuri` })
const sicher = (n: number): string => (n === 1 ? '1 Punkt ist sicher' : `${n} Punkte sind sicher`)
const sure = (n: number): string => plural('fr', n, { one: `${n} point assuré`, other: `${n} points assurés` })
const certain = (n: number): string => plural('pt', n, { one: `${n} ponto garantido`, other: `${n} pontos garantidos` })

const secure = (n: number): string => plural('es', n, { one: `${n} punto seguro`, other: `${n} puntos seguros` })

const TEXTS: { readonly [lang in Lang]: ReasonTexts } = {
  en: {
    chills: ({ points, rivals }) =>
      `${safe(points)}, and ${rivals === 1 ? 'a rival has to freeze a card' : `${rivals} rivals each have to freeze a card`}.`,
    costs: ({ points, more }) =>
      `${safe(points)}; a reroll costs a card and ${more === 0 ? 'gains no more on average' : `gains about ${more} more on average, at best`}.`,
    average: ({ points }) =>
      `With these cards, a first throw scores about ${points} points on average: more than with any other choice.`,
    reroll: ({ kept, ways, of, now }) => {
      const throws = ways === '0' ? 'no throw scores' : `${ways} in ${of} throws ${ways === '1' ? 'scores' : 'score'}`
      const what = now > 0 ? `more than ${now}` : ways === '0' ? 'anything' : 'something'
      return `${kept === '' ? 'Rerolling everything' : `Keeping ${kept}`}: ${throws} ${what}.`
    },
    score: ({ points, ways, of }) => {
      if (ways === '0') return `${safe(points)}, and no reroll beats that.`
      return `${safe(points)}; even with the best reroll, only ${ways} in ${of} throws ${ways === '1' ? 'beats' : 'beat'} that.`
    },
    last: ({ points }) => `${safe(points)}, and no card is left to reroll with.`,
    pass: 'Nothing scores here, and whoever passes wakes all their cards.',
  },
  it: {
    chills: ({ points, rivals }) =>
      `${sicuri(points)}, e ${rivals === 1 ? 'un rivale deve congelare una carta' : `${rivals} rivali devono congelare una carta a testa`}.`,
    costs: ({ points, more }) =>
      `${sicuri(points)}; rilanciare costa una carta e in media ${more === 0 ? 'non dà di più' : `dà al massimo circa ${more} in più`}.`,
    average: ({ points }) =>
      `Con queste carte un primo lancio dà in media circa ${points} punti: più che con ogni altra scelta.`,
    reroll: ({ kept, ways, of, now }) => {
      const throws =
        ways === '0' ? 'nessun lancio dà' : ways === '1' ? `1 lancio su ${of} dà` : `${ways} lanci su ${of} danno`
      return `${kept === '' ? 'Rilanciando tutto' : `Tenendo ${kept}`}: ${throws} ${now === 0 ? 'punti' : `più di ${now}`}.`
    },
    score: ({ points, ways, of }) => {
      if (ways === '0') return `${sicuri(points)}, e nessun rilancio può dare di più.`
      return `${sicuri(points)}; anche il rilancio migliore dà di più solo in ${ways} ${ways === '1' ? 'caso' : 'casi'} su ${of}.`
    },
    last: ({ points }) => `${sicuri(points)}, e nessun’altra carta per rilanciare.`,
    pass: 'Qui niente dà punti; passare scongela tutte le carte.',
  },
  fr: {
    chills: ({ points, rivals }) =>
      `${sure(points)}, et ${rivals === 1 ? 'un adversaire doit geler une carte' : `${rivals} adversaires doivent geler une carte chacun`}.`,
    costs: ({ points, more }) =>
      `${sure(points)} ; relancer coûte une carte et ${more === 0 ? 'ne rapporte pas plus en moyenne' : `rapporte en moyenne, au mieux, environ ${more} de plus`}.`,
    average: ({ points }) =>
      `Avec ces cartes, un premier lancer rapporte en moyenne environ ${points} points : plus qu’avec tout autre choix.`,
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
    chills: ({ points, rivals }) =>
      `${secure(points)}, y ${rivals === 1 ? 'un rival tiene que congelar una carta' : `${rivals} rivales tienen que congelar una carta cada uno`}.`,
    costs: ({ points, more }) =>
      `${secure(points)}; relanzar cuesta una carta y de media ${more === 0 ? 'no da más' : `da, como mucho, alrededor de ${more} más`}.`,
    average: ({ points }) =>
      `Con estas cartas, una primera tirada da de media alrededor de ${points} puntos: más que con cualquier otra opción.`,
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
    chills: ({ points, rivals }) =>
      `${sicher(points)}, und ${rivals === 1 ? 'ein Gegner muss eine Karte einfrieren' : `${rivals} Gegner müssen je eine Karte einfrieren`}.`,
    costs: ({ points, more }) =>
      `${sicher(points)}. Neu zu würfeln kostet eine Karte und bringt im Schnitt ${more === 0 ? 'nicht mehr' : `höchstens etwa ${more} mehr`}.`,
    average: ({ points }) =>
      `Mit diesen Karten bringt ein erster Wurf im Schnitt etwa ${points} Punkte: mehr als bei jeder anderen Wahl.`,
    reroll: ({ kept, ways, of, now }) => {
      const held = kept === '' ? 'Alles neu würfeln' : `${kept} halten`
      const more = now === 0 ? 'Punkte' : `mehr als ${now}`
      if (ways === '0') return `${held}: Kein Wurf bringt sofort ${more}.`
      return `${held}: ${ways} von ${of} Würfen ${ways === '1' ? 'bringt' : 'bringen'} ${more}.`
    },
    score: ({ points, ways, of }) => {
      if (ways === '0') return `${sicher(points)}, und kein neuer Wurf bringt mehr.`
      return `${sicher(points)}. Mehr ${ways === '1' ? 'bringt' : 'bringen'} höchstens ${ways} von ${of} neuen Würfen.`
    },
    last: ({ points }) => `${sicher(points)}, und zum Neuwürfeln ist keine Karte mehr da.`,
    pass: 'Hier lässt sich nichts werten; Passen taut alle Karten auf.',
  },
  pt: {
    chills: ({ points, rivals }) =>
      `${certain(points)}, e ${rivals === 1 ? 'um adversário tem de congelar uma carta' : `${rivals} adversários têm de congelar uma carta cada um`}.`,
    costs: ({ points, more }) =>
      `${certain(points)}; relançar custa uma carta e em média ${more === 0 ? 'não dá mais' : `dá, quando muito, cerca de ${more} a mais`}.`,
    average: ({ points }) =>
      `Com estas cartas, um primeiro lançamento dá em média cerca de ${points} pontos: mais do que com qualquer outra opção.`,
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
    case 'chills':
      return say.chills(reason)
    case 'costs':
      return say.costs(reason)
    case 'average':
      return say.average(reason)
    case 'pass':
      return say.pass
  }
}

/** In small numbers. */
function counts(lang: Lang, reason: { readonly ways: number; readonly of: number }): { ways: string; of: string } {
  const { ways, of } = inFew(reason.ways, reason.of)
  return { ways: number(lang, ways), of: number(lang, of) }
}
