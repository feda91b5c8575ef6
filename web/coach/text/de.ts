import { number, plural } from '../../../engine/text/lang.ts'
import type { CoachTexts } from './catalog.ts'

/** Quotation marks within others are single. */
const quoted = (text: string): string => `„${text.replaceAll('„', '‚').replaceAll('“', '‘')}“`

export const de = {
  levels: {
    title: ({ game }) => `${game}: die Bots`,
    honest:
      'Jede Stufe sieht genau das, was du siehst, und würfelt mit denselben Würfeln. Niemand schielt auf kommende Würfe, und kein Würfel ist gezinkt. Schwächere Stufen denken einfacher, übersehen mehr oder sind langsamer. Sie irren sich wie Menschen, nie einfach zufällig.',
    order: 'Von der schwächsten zur stärksten',
    rating: 'Elo-Zahl',
    ratingHelp:
      'So viele Punkte liegt eine Stufe über der schwächsten, gezählt wie im Schach; nach ± steht der Standardfehler. Mit 100 Punkten mehr gewinnt man etwa 64 von 100 Partien, mit 400 etwa 91.',
    cross: 'Wer schlägt wen?',
    crossHelp: ({ games }) =>
      `Wie oft die Stufe links die Stufe oben schlägt, in Prozent: je ${number('de', games)} Partien zu zweit, mit denselben Würfeln und getauschten Plätzen.`,
    level: 'Stufe',
    about: 'Wie stark sind sie?',
  },
  review: {
    title: 'Die Geschichte der Partie',
    details: 'Einzelheiten',
    story: {
      best: 'Die beste Wahl',
      costliest: 'Die teuerste Wahl',
      luckiest: 'Der glücklichste Wurf',
      only: ({ who, played, points }) =>
        `${who}: ${played}. Damit gewinnt man von 100 Partien mindestens ${points} mehr als mit allem anderen.`,
      cost: ({ who, played, best, points }) =>
        `${who}: ${played}. Besser: ${best}. Damit gewinnt man von 100 Partien ${points} mehr.`,
      gained: ({ who, played, points }) => `${who}: ${played}. Gewinnchance: +${points} %.`,
      lost: ({ who, played, points }) => `${who}: ${played}. Gewinnchance: −${points} %.`,
      lucky: ({ who, before, after }) => `${who}: Die Gewinnchance stieg von ${before} auf ${after}.`,
      clean: 'Nichts verschenkt. Gut gespielt!',
    },
    medal: {
      only: ({ who, played, points }) =>
        `${who}: ${played}. Chance auf die nächste Medaille: mindestens ${points} Prozentpunkte mehr als mit allem anderen.`,
      cost: ({ who, played, best, points }) =>
        `${who}: ${played}. Besser: ${best}. Chance auf die nächste Medaille: +${points} %.`,
      lucky: ({ who, before, after }) =>
        `${who}: Die Chance auf die nächste Medaille stieg von ${before} auf ${after}.`,
      turning: ({ before, after }) =>
        `Der größte Sprung: Die Chance auf die nächste Medaille stieg von ${before} auf ${after}`,
    },
    accuracy: 'Genauigkeit',
    accuracyHelp:
      '100 heißt: nichts verschenkt. Die Striche zeigen, was die Bots mit denselben Würfeln erreicht hätten.',
    luckWords: {
      very: 'sehr viel Glück',
      lucky: 'Glück',
      even: 'weder Glück noch Pech',
      unlucky: 'Pech',
      veryUn: 'sehr viel Pech',
    },
    working: ({ percent }) => `${percent}\u00a0% analysiert`,
    failed: 'Diese Partie lässt sich nicht analysieren.',
    exact: 'Exakte Werte: Dieses Spiel ist vollständig durchgerechnet.',
    estimated: ({ games }) =>
      `Schätzungen: Der stärkste Bot hat jede Stellung ${games === 1 ? 'mindestens einmal' : `mindestens ${games}-mal`} zu Ende gespielt. Die Zahl nach ± ist der Standardfehler.`,
    seat: 'Spieler',
    luck: 'Glück',
    skill: 'Entscheidungen',
    others: 'Die anderen',
    adds: 'Glück und Entscheidungen zusammen erklären, wie aus der Chance am Anfang das Ergebnis wurde.',
    slips: ({ who, slips, choices }) =>
      slips === 0
        ? `${who}: ${plural('de', choices, { one: 'Die einzige Entscheidung war', other: `Alle ${choices} Entscheidungen waren` })} optimal`
        : `${who}: ${slips} von ${choices} Entscheidungen ${plural('de', slips, { one: 'hätte', other: 'hätten' })} besser sein können`,
    turning: ({ before, after }) => `Der größte Sprung: Die Gewinnchance stieg von ${before} auf ${after}`,
    costs: 'Was am meisten gekostet hat',
    cost: ({ who, played, best, cost }) => `${who}: ${quoted(played)} hat ${cost} gekostet. Besser: ${quoted(best)}`,
    here: ({ who }) => `${who}: So gut war jede Möglichkeit`,
    share: 'Als Bild teilen',
    link: 'Als Link teilen',
    linkCopied: 'Link kopiert.',
    linkByHand: 'Kopier diesen Link:',
    linkTooLong: 'Diese Partie ist zu lang für einen Link. Speichere sie und teile die Datei.',
    race: {
      skill: 'Eigenes Spiel',
      others: 'Spiel der anderen',
      adds: 'Hier gehört Tempo zum Können: Was du dir schnappst, zählt für dich und gegen die anderen. Bei jeder Stellung nehmen wir an, dass alle gleich schnell sind.',
      gains: 'Was am meisten gebracht hat',
      act: ({ who, played, change }) => `${who}: ${played}, ${change}`,
      clean: 'Kein nennenswerter Fehler.',
    },
  },
  whatIf: {
    title: 'Was wäre, wenn?',
    help: 'Geh zu einem beliebigen Schritt zurück und spiel von dort selbst weiter.',
    seat: 'Du spielst als',
    against: 'Die anderen',
    playOn: 'Ab hier weiterspielen',
    over: 'Hier ist die Partie zu Ende. Geh einen Schritt zurück.',
  },
  coach: {
    stands: 'So stehen die Chancen',
    best: ({ move }) => `Am besten: ${move}`,
    alike: ({ move }) => `${move} ist genauso gut`,
    ahead: ({ count, games, move }) =>
      `In ${games} Partien ${plural('de', count, { one: 'ein Sieg', other: `${count} Siege` })} mehr als mit ${quoted(move)}`,
    aheadForMedal: ({ count, move }) => `Chance auf die nächste Medaille: ${count} % mehr als mit ${quoted(move)}`,
    played: 'gespielt',
    behind: ({ percent }) => `${percent} weniger als der beste Zug`,
    solve: 'Exakte Chancen berechnen',
    solving: ({ percent }) => `${percent}\u00a0% berechnet`,
    solveHelp: ({ megabytes }) =>
      `Dauert eine Minute oder länger und braucht ${megabytes} MB. Danach ist jede Zahl exakt.`,
    solveFailed: {
      offline: ({ megabytes }) =>
        `Dafür braucht es hier ${megabytes} MB freien Speicher oder einen Server, und beides fehlt. Schließ andere Seiten oder geh online und versuch es noch einmal.`,
      alone: ({ megabytes }) =>
        `Dafür braucht es ${megabytes} MB freien Speicher. Schließ andere Seiten und versuch es noch einmal.`,
      both: ({ megabytes }) =>
        `Dafür braucht es ${megabytes} MB, und die haben gerade weder dieses Gerät noch der Server frei. Schließ andere Seiten oder versuch es später noch einmal.`,
    },
  },
} satisfies CoachTexts
