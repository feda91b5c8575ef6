import { plural } from '../../../engine/text/lang.ts'
import { board } from './board/de.ts'
import { book } from './book/de.ts'
import type { Catalog } from './catalog.ts'
import { COVERS } from './covers.ts'

const rounds = (n: number) => plural('de', n, { one: `${n} Runde`, other: `${n} Runden` })

export const de = {
  lang: 'de',
  ...COVERS.de,
  notation:
    'Züge schreibt man „take red“, „take orange“, „take blue“, „take green“ oder „take black“, und wo die Rechnung gesagt wird, mit ihren Vorzeichen: „take red +-“ oder „take red ++-“, der Joker zuletzt.',
  colours: {
    red: { name: 'Rot', shape: 'Kreis' },
    orange: { name: 'Orange', shape: 'Dreieck' },
    blue: { name: 'Blau', shape: 'Quadrat' },
    green: { name: 'Grün', shape: 'Stern' },
  },
  joker: 'Joker',
  stop: 'Stopp',
  terms: { first: 'erster', second: 'zweiter', joker: 'Joker' },
  options: {
    blackBonus: {
      label: 'Wann Stopp 3 Punkte bringt',
      help: 'Ein richtiger Stopp bringt 2 Punkte, manchmal 3 (R9), und die gedruckten Regeln sind sich nicht einig. Italienisch, Spanisch und Portugiesisch: 3, wenn sich niemand eine Farbe geschnappt hat. Englisch, Französisch und Deutsch: 3, wenn du selbst auch eine richtige Farbe hast.',
      values: {
        'nothing-taken': 'Stopp zählt 3, wenn keine Farbe weg ist',
        'taker-took': 'Stopp zählt 3 mit eigener Farbe',
      },
    },
    wrongWithBlack: {
      label: 'Fehler beim Stopp',
      help: 'Normalerweise kostet jede falsche Farbe 1 Punkt. Die englischen und deutschen Regeln lassen sich auch so lesen: Wer sich Stopp schnappt, verliert für jede eigene falsche Farbe 3 Punkte (R10).',
      values: { separate: 'Je 1 Punkt', triple: 'Je 3 Punkte' },
    },
    start: {
      label: 'Punkte zu Beginn',
      help: 'Damit beginnen alle.',
      values: { 0: '0 Punkte', 3: '3 Punkte' },
    },
    target: {
      label: 'Ziel',
      help: 'Bei diesem Punktestand endet die Partie. In der Schachtel sind es 15.',
      values: { 10: '10 Punkte', 15: '15 Punkte', 20: '20 Punkte', 25: '25 Punkte' },
    },
    spinner: {
      label: 'Zahlen auf der Drehscheibe',
      help: 'Kleinere Zahlen sind leichter für jüngere Kinder.',
      values: { 6: '1 bis 6', 9: '1 bis 9', 12: '1 bis 12' },
    },
    seconds: {
      label: 'Zeit für eine Runde',
      help: 'Ist die Zeit um, endet die Runde ohne Stopp. Ohne Zeitlimit dauert sie, bis sich jemand Stopp schnappt.',
      values: { 0: 'Kein Zeitlimit', 15: '15 Sekunden', 30: '30 Sekunden', 60: '60 Sekunden', 120: '2 Minuten' },
    },
    statement: {
      label: 'Rechnung sagen',
      help: 'Schnapp dir eine Farbe und sag die Rechnung dazu: Die zählt. Ruhiger, und gut zum Lernen.',
      values: { off: 'Aus', on: 'An' },
    },
    lockout: {
      label: 'Pause nach blindem Schnappen',
      help: 'Wer ein Plättchen will, das schon weg ist, oder falsch rechnet, kann einen Moment lang nichts schnappen.',
      values: { 0: 'Keine', 1000: '1 Sekunde', 2000: '2 Sekunden' },
    },
    rounds: {
      label: 'Länge',
      help: 'Allein: bis zum Ziel, oder zehn Runden um möglichst viele Punkte.',
      values: { 0: 'Bis zum Ziel', 10: 'Zehn Runden' },
    },
  },
  refusals: {
    R3: 'Zu spät: Das Plättchen ist schon weg.',
    R8: 'Sag die Rechnung zu einem farbigen Plättchen nur, wenn an diesem Tisch danach gefragt wird; Stopp braucht nie eine.',
  },
  clashes: { R12: 'Eine feste Rundenzahl gibt es nur allein.' },
  moves: {
    take: ({ disc }) => `${disc} schnappen`,
    say: ({ disc, sum }) => `${disc} schnappen: ${sum}`,
    stop: 'Stopp schnappen',
  },
  place: {
    taken: ({ discs }) => `Geschnappt: ${discs}`,
    spinner: 'Mit der Drehscheibe',
    out: 'Nicht in der Entscheidungsrunde',
    number: ({ number }) => `Die Zahl: ${number}`,
    dice: ({ dice }) => `Die Würfel: ${dice}`,
    pair: ({ colour, shape, dice }) => `${colour} (${shape}) ${dice}`,
    joker: ({ face }) => `Joker ${face}`,
    discs: ({ discs }) => `Plättchen auf dem Tisch: ${discs}`,
  },
  purpose: {
    first: 'um zu sehen, wer zuerst dreht',
    spin: 'für die Zahl, dann Rot, Orange, Blau, Grün und den Joker',
  },
  prompt: 'Dreh, dann wirf alle neun.',
  lines: {
    first: ({ who }) => `${who} dreht zuerst`,
    thrown: ({ who, number, dice }) => `${who} dreht die ${number}: ${dice}`,
    tieThrown: ({ round, who, number, dice }) => `Entscheidungsrunde ${round}: ${who} dreht die ${number}: ${dice}`,
    took: ({ who, disc }) => `${who} schnappt sich ${disc}`,
    said: ({ who, disc, sum }) => `${who} schnappt sich ${disc} und sagt ${sum}`,
    stopped: ({ who }) => `${who} schnappt sich Stopp`,
    timeUp: 'Die Zeit ist um',
    nothing: 'Niemand hat sich ein Plättchen geschnappt',
    right: ({ disc, sum, who, points }) => `${disc} ${sum}: ${who} ${points}`,
    wrong: ({ disc, number, who, points }) => `${disc} ergibt keine ${number}: ${who} ${points}`,
    falseSum: ({ disc, sum, number, who, points }) => `${disc} ${sum}, nicht ${number}: ${who} ${points}`,
    stopRight: ({ who, points }) => `Stopp ist richtig: ${who} ${points}`,
    stopWrong: ({ who, points }) => `Stopp kam zu früh: ${who} ${points}`,
    left: ({ sums }) => `Noch auf dem Tisch: ${sums}`,
    gains: ({ gains }) => `Zusammen: ${gains}`,
    tie: ({ who }) => `Gleichstand: Entscheidungsrunde zwischen ${who}`,
    drop: ({ who, count }) => plural('de', count, { one: `${who} scheidet aus`, other: `${who} scheiden aus` }),
    won: ({ who }) => `${who} gewinnt`,
    shared: ({ who }) => `${who} teilen sich den Sieg`,
    reached: ({ who, count }) => `${who} erreicht das Ziel nach ${rounds(count)}`,
    played: ({ who, count, points }) =>
      `${who}: ${plural('de', points, { one: `${points} Punkt`, other: `${points} Punkte` })} in ${rounds(count)}`,
  },
  odds: {
    title: 'Wie oft ein Wurf die Zahl mit keiner, einer oder mehreren Farben ergibt.',
    key: 'Zahl',
    columns: ['keine Farbe', '1 Farbe', '2 Farben', '3 Farben', '4 Farben'],
  },
  board,
  book,
} satisfies Catalog
