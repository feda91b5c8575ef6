import { plural } from '../../../engine/text/lang.ts'
import type { DailyTexts } from './catalog.ts'

const points = (n: number): string => plural('de', n, { one: `${n} Punkt`, other: `${n} Punkte` })
const fromPoints = (n: number): string => plural('de', n, { one: `${n} Punkt`, other: `${n} Punkten` })

export const de = {
  title: ({ game }) => `${game}: das Blatt des Tages`,
  help: 'Dasselbe Blatt und dieselben Würfel für alle. Jeden Tag ein neues, um Mitternacht UTC.',
  ranked: 'Gewertet',
  rankedHelp: 'Eine Partie am Tag. Jeder Zug gilt, sobald er gemacht ist.',
  unranked: 'Ungewertet',
  unrankedHelp: 'Hier antwortet kein Server: Die Würfel folgen aus dem Datum, und das Ergebnis steht in keiner Liste.',
  play: 'Spielen',
  goOn: 'Weiterspielen',
  doneHelp: 'Das war die Partie von heute. Morgen gibt es ein neues Blatt.',
  notReached: 'Der Server antwortet nicht. Versuch es gleich noch einmal.',
  medals: 'Medaillen',
  from: ({ points: n }) => `ab ${fromPoints(n)}`,
  medalNames: { gold: 'Gold', silver: 'Silber', bronze: 'Bronze', none: 'keine Medaille' },
  yourResult: ({ points: n, medal }) => `Dein Ergebnis: ${points(n)}, ${medal}`,

  results: 'Ergebnisse',
  place: 'Platz',
  name: 'Name',
  points: 'Punkte',
  medal: 'Medaille',
  you: 'du',
  guest: 'ein Gast',
  nobody: 'Noch hat niemand das Blatt von heute beendet.',
  nobodyPlayed: 'Niemand hat das Blatt dieses Tages beendet.',
  yourPlace: ({ place, count }) => `Platz ${place} von ${count}`,
  more: 'Mehr anzeigen',
  fairPlay:
    'Gewertet wird eine Partie je Gerät. Wer als neuer Gast wiederkommt, kennt die Würfe schon: Diese Liste vertraut auf faires Spiel.',
  listedAs: ({ name }) => `In der Liste heißt du „${name}“.`,
  rename: 'Namen ändern',

  dice: 'Die Würfel',
  seal: 'Das Siegel von heute',
  sealHelp:
    'Die Würfel des ganzen Tages folgen aus einem Geheimnis, das am Tag davor gezogen und versiegelt wurde. Morgen wird es offengelegt, und alle können es prüfen.',
  next: 'Das Siegel von morgen',
  yesterday: 'Gestern',
  secret: 'Das Geheimnis',
  check: 'Die Würfel prüfen',
  sealFits: 'Das Geheimnis passt zum Siegel.',
  sealWrong: 'Das Geheimnis passt nicht zum Siegel: Das sind nicht die Würfel, die festgelegt waren.',
  seen: {
    before: 'Dieses Gerät hat dasselbe Siegel gesehen, bevor der Tag begann.',
    onDay: 'Dieses Gerät hat an jenem Tag dasselbe Siegel gesehen.',
    other: 'Dieses Gerät hat ein anderes Siegel gesehen: Es wurde nachträglich geändert.',
    not: 'Dieses Gerät hat das Siegel vorher nicht gesehen.',
  },
  throwsFit: ({ throws }) =>
    plural('de', throws, {
      one: 'Der eine Wurf deiner Partie folgt daraus.',
      other: `Alle ${throws} Würfe deiner Partie folgen daraus.`,
    }),
  throwsWrong: 'Ein Wurf deiner Partie folgt nicht daraus.',
  noGame: 'Dieses Gerät hat keine Partie jenes Tages zum Vergleichen.',
  limitsHelp:
    'Was das nicht beweist: Kein Gerät eines Spielers war an diesen Würfeln beteiligt. Wer den Server betreibt, konnte mehrere Geheimnisse ausprobieren, bevor eines versiegelt wurde, und kennt die Würfe im Voraus.',

  share: 'Ergebnis teilen',
  shareText: ({ game, date, points: n, medal, stars }) => `${game}, ${date}: ${points(n)}, ${medal} ${stars}`,
  copied: 'Das Ergebnis ist in der Zwischenablage.',
  notCopied: 'Es ließ sich nicht kopieren. Markiere den Text und kopiere ihn selbst.',

  newDay: 'Ein neuer Tag hat begonnen.',
  newDayHelp: 'Es gibt ein neues Blatt. Was vor Mitternacht nicht beendet war, wird nicht mehr gewertet.',
  toNewDay: 'Zum neuen Blatt',
} satisfies DailyTexts
