import { plural } from '../../../engine/text/lang.ts'
import type { DailyTexts } from './catalog.ts'

const points = (n: number): string => plural('de', n, { one: `${n} Punkt`, other: `${n} Punkte` })
const fromPoints = (n: number): string => plural('de', n, { one: `${n} Punkt`, other: `${n} Punkten` })

export const de = {
  title: ({ game }) => `${game}: Blatt des Tages`,
  help: 'Dasselbe Blatt und dieselben Würfel für alle. Jeden Tag ein neues, um Mitternacht UTC.',
  ranked: 'Mit Rangliste',
  rankedHelp: 'Eine Partie am Tag. Jeder Zug gilt sofort.',
  unranked: 'Ohne Rangliste',
  unrankedHelp: 'Hier antwortet kein Server: Die Würfel folgen aus dem Datum, und das Ergebnis kommt in keine Liste.',
  play: 'Spielen',
  goOn: 'Weiterspielen',
  doneHelp: 'Das war die Partie von heute. Morgen gibt es ein neues Blatt.',
  notReached: 'Der Server antwortet nicht. Versuch es gleich noch einmal.',
  medals: 'Medaillen',
  from: ({ points: n }) => `ab ${fromPoints(n)}`,
  medalNames: { gold: 'Gold', silver: 'Silber', bronze: 'Bronze', none: 'keine Medaille' },
  yourResult: ({ points: n, medal }) => `Dein Ergebnis: ${points(n)}, ${medal}`,

  results: 'Ergebnisse',
  place: 'Rang',
  name: 'Name',
  points: 'Punkte',
  medal: 'Medaille',
  you: 'du',
  guest: 'ein Gast',
  nobody: 'Noch hat niemand das Blatt von heute beendet.',
  nobodyPlayed: 'Niemand hat das Blatt dieses Tages beendet.',
  yourPlace: ({ place, count }) => `Rang ${place} von ${count}`,
  more: 'Mehr zeigen',
  fairPlay:
    'In die Rangliste kommt eine Partie pro Gerät. Wer als neuer Gast wiederkommt, kennt die Würfel schon: Diese Liste lebt vom Fair Play.',
  listedAs: ({ name }) => `In der Liste heißt du „${name}“.`,
  rename: 'Namen ändern',

  dice: 'Die Würfel',
  seal: 'Das Siegel von heute',
  sealHelp:
    'Alle Würfel des Tages folgen aus einem Geheimnis, das am Vortag gezogen und versiegelt wurde. Morgen wird es offengelegt, und alle können es prüfen.',
  next: 'Das Siegel von morgen',
  yesterday: 'Gestern',
  secret: 'Das Geheimnis',
  check: 'Würfel prüfen',
  sealFits: 'Das Geheimnis passt zum Siegel.',
  sealWrong: 'Das Geheimnis passt nicht zum Siegel: Das sind nicht die versiegelten Würfel.',
  seen: {
    before: 'Dieses Gerät hat dasselbe Siegel gesehen, bevor der Tag begann.',
    onDay: 'Dieses Gerät hat an dem Tag dasselbe Siegel gesehen.',
    other: 'Dieses Gerät hat ein anderes Siegel gesehen: Es wurde nachträglich geändert.',
    not: 'Dieses Gerät hat das Siegel vorher nicht gesehen.',
  },
  throwsFit: ({ throws }) =>
    plural('de', throws, {
      one: 'Der eine Wurf deiner Partie folgt daraus.',
      other: `Alle ${throws} Würfe deiner Partie folgen daraus.`,
    }),
  throwsWrong: 'Ein Wurf deiner Partie folgt nicht daraus.',
  noGame: 'Auf diesem Gerät gibt es keine Partie von dem Tag zum Vergleichen.',
  limitsHelp:
    'Was das nicht beweist: An diesen Würfeln war kein Gerät eines Spielers beteiligt. Wer den Server betreibt, könnte vor dem Versiegeln mehrere Geheimnisse ausprobieren und kennt die Würfe im Voraus.',

  share: 'Ergebnis teilen',
  shareText: ({ game, date, points: n, medal, stars }) => `${game}, ${date}: ${points(n)}, ${medal} ${stars}`,
  copied: 'Ergebnis kopiert.',
  notCopied: 'Das Kopieren hat nicht geklappt. Markier den Text und kopier ihn selbst.',

  newDay: 'Ein neuer Tag hat begonnen.',
  newDayHelp: 'Es gibt ein neues Blatt. Was vor Mitternacht nicht fertig war, zählt nicht mehr für die Rangliste.',
  toNewDay: 'Zum neuen Blatt',
} satisfies DailyTexts
