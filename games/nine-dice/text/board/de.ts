import { plural } from '../../../../engine/text/lang.ts'
import type { BoardTexts } from './catalog.ts'

const seconds = (n: number | string) => `${n} s`
const points = (n: number) => plural('de', n, { one: `${n} Punkt`, other: `${n} Punkte` })

export const board = {
  questions: {
    race: 'Welches Paar ergibt die Zahl? Schnapp dir sein Plättchen!',
    statement: ({ disc, number }) => `${disc}: Welche Rechnung ergibt ${number}?`,
    spin: ({ who }) => `${who} dreht den Spinner.`,
    tie: ({ round }) => `Entscheidungsrunde ${round} von 5.`,
    out: 'Du schaust zu: Die anderen spielen eine Entscheidungsrunde.',
  },
  pieces: {
    spinner: ({ number }) => `Die Zahl ist ${number}`,
    spinnerOf: ({ who }) => `${who} hat den Spinner`,
    die: ({ colour, shape, face }) => `Würfel ${colour}, ${shape}: ${face}`,
    joker: ({ face }) => `Joker zeigt ${face}`,
    disc: ({ disc, shape }) => `Plättchen ${disc}, ${shape}`,
    discOf: ({ disc, who }) => `Plättchen ${disc}: bei ${who}`,
    stop: 'Schwarzes Plättchen: Stopp',
    stopOf: ({ who }) => `Stopp: bei ${who}`,
    clock: ({ seconds: left }) => `Noch ${seconds(left)}`,
    points: ({ who, points: n }) => `${who}: ${points(n)}`,
    gain: ({ who, gain }) => `${who}: ${gain} in dieser Runde`,
  },
  statement: {
    plus: ({ face }) => `${face} addieren`,
    minus: ({ face }) => `${face} abziehen`,
    withJoker: 'Mit Joker',
    withoutJoker: 'Ohne Joker',
    say: ({ sum }) => `Nehmen: ${sum}`,
    back: 'Anderes Plättchen',
  },
  grab: {
    mine: ({ disc }) => `Du hast ${disc}.`,
    tooLate: ({ disc, who }) => `Zu spät: ${who} hat ${disc}.`,
    photo: ({ who, other, ms }) => `Fotofinish: ${who} war ${ms} ms vor ${other}.`,
    locked: ({ seconds: left }) => `Moment: In ${seconds(left)} kannst du wieder zugreifen.`,
    reading: ({ who }) => `Die Würfel werden für ${who} vorgelesen.`,
    read: 'Zahl und Würfel noch einmal vorlesen',
  },
  verdict: {
    title: 'Die Runde ist vorbei',
    plain: 'ohne Joker',
    withJoker: 'mit Joker',
    wrong: ({ number }) => `keine Rechnung ergibt ${number}`,
    stopRight: 'richtig: nichts ist übrig',
    stopBonus: 'richtig, mit Bonus',
    stopWrong: 'zu früh',
    missed: ({ disc, sum }) => `Niemand hat ${disc} gesehen: ${sum}`,
    next: 'Nächste Runde',
  },
  practice: {
    title: 'Üben',
    about: 'Allein, mit Stoppuhr. Die Uhr hält an, wenn du Stopp nimmst.',
    time: ({ seconds: time }) => `Zeit: ${seconds(time)}`,
    streak: ({ count }) =>
      plural('de', count, { one: `${count} Runde ohne Fehler`, other: `${count} Runden ohne Fehler` }),
    bestStreak: ({ count }) =>
      plural('de', count, { one: `Längste Serie: ${count} Runde`, other: `Längste Serie: ${count} Runden` }),
    best: ({ number, seconds: time }) => `Deine Bestzeit bei ${number}: ${seconds(time)}`,
    newBest: ({ number }) => `Neue Bestzeit bei ${number}!`,
    noBest: ({ number }) => `Noch keine Bestzeit bei ${number}`,
    found: ({ count, of }) => `Gefunden: ${count} von ${of}`,
    missedMost: 'Rechnungen, die dir am öftesten entgehen',
    missedNone: 'Dir ist noch keine Rechnung entgangen.',
    forget: 'Meine Übungen vergessen',
  },
  referee: {
    works: ({ colours }) => `Diese Farben ergeben sie: ${colours}`,
    none: 'Keine Farbe ergibt sie: Stopp ist richtig.',
  },
  shared: {
    keysOf: ({ who }) => `${who}: Tasten`,
    zoneOf: ({ who }) => `${who}: Plättchen`,
    change: 'Tasten ändern',
    press: ({ who, disc }) => `${who}: Drück die Taste für ${disc}`,
    inUse: ({ key, who }) => `${key} gehört schon ${who}.`,
  },
  keys: {
    red: 'Rot nehmen',
    orange: 'Orange nehmen',
    blue: 'Blau nehmen',
    green: 'Grün nehmen',
    black: 'Stopp nehmen',
    sign: 'Plus zu minus machen und zurück',
    joker: 'Joker benutzen oder nicht',
    say: 'Rechnung sagen',
    clear: 'Zurück zu den Plättchen',
    read: 'Zahl und Würfel hören',
  },
} satisfies BoardTexts
