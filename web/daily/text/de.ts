import { plural } from '../../../engine/text/lang.ts'
import type { DailyTexts } from './catalog.ts'

export const de = {
  all: 'Tagesaufgaben',
  title: ({ game }) => `${game}: Tagesaufgabe`,
  help: 'Dieselben Würfel für alle. Jeden Tag eine neue Aufgabe, um Mitternacht UTC.',
  ranked: 'Mit Rangliste',
  rankedHelp: 'Eine Partie am Tag. Jeder Zug gilt sofort.',
  unranked: 'Ohne Rangliste',
  unrankedHelp: 'Hier antwortet kein Server: Die Würfel hängen vom Datum ab, und das Ergebnis kommt in keine Liste.',
  play: 'Spielen',
  goOn: 'Weiterspielen',
  doneHelp: 'Das war die Aufgabe von heute. Morgen gibt es eine neue.',
  unreadable: 'Die heutige Partie auf diesem Gerät lässt sich nicht mehr lesen. Morgen gibt es eine neue Aufgabe.',
  notReached: 'Der Server antwortet nicht. Versuch es gleich noch einmal.',
  medals: 'Medaillen',
  medalNames: { gold: 'Gold', silver: 'Silber', bronze: 'Bronze', none: 'keine Medaille' },
  noMedal: 'Diesmal keine Medaille',
  yourResult: ({ score, medal }) => `Dein Ergebnis: ${score}, ${medal}`,
  countdown: ({ hours, minutes }) => `Neue Aufgaben in ${hours === 0 ? '' : `${hours} Std. `}${minutes} Min.`,
  streak: ({ days }) => plural('de', days, { one: `${days} Tag`, other: `${days} Tage in Folge` }),
  noStreak: 'Spiel eine Aufgabe zu Ende, dann beginnt deine Serie.',
  streakHelp: 'Eine Aufgabe am Tag genügt. Verpasst du mal einen Tag, läuft die Serie weiter.',
  calendar: 'Die letzten fünf Wochen',
  calendarDay: ({ date, done }) =>
    `${date}: ${plural('de', done, { one: `${done} Aufgabe`, other: `${done} Aufgaben` })}`,
  notKept: 'Dieser Browser merkt sich nichts: Deine Serie kann beim Schließen der Seite verloren gehen.',

  results: 'Ergebnisse',
  place: 'Rang',
  name: 'Name',
  score: 'Ergebnis',
  medal: 'Medaille',
  you: 'du',
  guest: 'Gast',
  nobody: 'Noch hat niemand die heutige Aufgabe beendet.',
  nobodyPlayed: 'An diesem Tag hat niemand die Aufgabe beendet.',
  yourPlace: ({ place, count }) => `Rang ${place} von ${count}`,
  more: 'Mehr zeigen',
  fairPlay:
    'In die Rangliste kommt eine Partie pro Gerät. Wer als neuer Gast wiederkommt, kennt die Würfel schon: Diese Liste lebt vom Fair Play.',
  whose: 'Wessen Ergebnisse',
  everyone: 'Alle',
  friends: 'Freunde',
  friendsHelp: 'Freunde sind alle, mit denen du schon online gespielt hast.',
  noFriends:
    'Noch kein Ergebnis von dir oder deinen Freunden. Freunde sind alle, mit denen du schon online gespielt hast.',
  listedAs: ({ name }) => `In der Liste heißt du „${name}“.`,
  rename: 'Namen ändern',

  dice: 'Die Würfel',
  seal: 'Das Siegel von heute',
  sealHelp:
    'Alle Würfe des Tages ergeben sich aus einem Geheimnis: einer Zufallszahl, die am Vortag gezogen und versiegelt wurde. Morgen wird sie offengelegt, und alle können nachrechnen.',
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
    'Was offen bleibt: An diesen Würfeln war kein Gerät eines Spielers beteiligt. Wer den Server betreibt, kennt die Würfe im Voraus und könnte vor dem Versiegeln mehrere Geheimnisse ausprobiert haben.',

  share: 'Ergebnis teilen',
  shareText: ({ game, date, score, medal, stars }) => `${game}, ${date}: ${score}, ${medal} ${stars}`,
  copied: 'Ergebnis kopiert.',
  notCopied: 'Das Kopieren hat nicht geklappt. Markier den Text und kopier ihn selbst.',

  bestGame: ({ name }) => `Die beste Partie: ${name}`,
  watch: 'Partie ansehen',
  strongest: ({ name }) => `Mit denselben Würfeln hätte ${name} erreicht`,
  strongestShow: 'Was hätte der stärkste Bot geschafft?',
  strongestHelp:
    'Der stärkste Bot spielt die gestrige Aufgabe mit denselben Würfeln. Auch er kennt sie nicht im Voraus.',
  strongestWorks: 'Die Partie läuft …',
  strongestFailed: 'Das hat nicht geklappt. Versuch es noch einmal.',
  noYesterday: 'Die beste Partie von gestern gibt es nicht mehr.',

  newDay: 'Ein neuer Tag hat begonnen.',
  newDayHelp: 'Es gibt neue Aufgaben. Was vor Mitternacht nicht fertig war, zählt nicht mehr für die Rangliste.',
  toNewDay: 'Zur neuen Aufgabe',
} satisfies DailyTexts
