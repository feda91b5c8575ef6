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
    'Spielzüge schreibt man „take red“, „take orange“, „take blue“, „take green“ oder „take black“, und wo die Rechnung gesagt ' +
    'wird, mit ihren Vorzeichen: „take red +-“ oder „take red ++-“, der Joker zuletzt.',
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
      label: 'Wann Stopp 3 wert ist',
      help:
        'Ein richtiges Stopp bringt 2 Punkte, manchmal 3 (R9), und die gedruckten Regeln sind sich nicht einig. Italienisch, ' +
        'Spanisch und Portugiesisch: 3, wenn niemand ein farbiges Plättchen genommen hat. Englisch, Französisch und Deutsch: 3, ' +
        'wenn man selbst auch eine Farbe richtig genommen hat.',
      values: { 'nothing-taken': 'Keine Farbe genommen', 'taker-took': 'Selbst eine Farbe genommen' },
    },
    wrongWithBlack: {
      label: 'Fehler beim Stopp',
      help:
        'Sonst kostet jede falsche Farbe 1 Punkt (R8). Die englischen und deutschen Regeln lassen sich auch so lesen: Wer Stopp ' +
        'nimmt, verliert für jede eigene falsche Farbe 3 Punkte (R10).',
      values: { separate: 'Je 1 Punkt', triple: 'Je 3 Punkte' },
    },
    start: {
      label: 'Punkte zu Beginn',
      help: 'Mit wie vielen Punkten alle beginnen (R1).',
      values: { 0: '0 Punkte', 3: '3 Punkte' },
    },
    target: {
      label: 'Ziel',
      help: 'Der Punktestand, der das Spiel beendet (R12). Gedruckt sind 15.',
      values: { 10: '10 Punkte', 15: '15 Punkte', 20: '20 Punkte', 25: '25 Punkte' },
    },
    spinner: {
      label: 'Zahlen des Spinners',
      help: 'Kleine Zahlen sind leichter, für jüngere Kinder (R2).',
      values: { 6: '1 bis 6', 9: '1 bis 9', 12: '1 bis 12' },
    },
    seconds: {
      label: 'Zeit für eine Runde',
      help: 'Ist sie um, endet die Runde ohne Stopp (R7). Ohne Grenze dauert sie, bis jemand Stopp nimmt.',
      values: { 0: 'Ohne Grenze', 15: '15 Sekunden', 30: '30 Sekunden', 60: '60 Sekunden', 120: '2 Minuten' },
    },
    statement: {
      label: 'Rechnung sagen',
      help: 'Wer eine Farbe nimmt, sagt die Rechnung dazu, und die zählt (R8). Ruhiger, und gut zum Lernen.',
      values: { off: 'Aus', on: 'An' },
    },
    lockout: {
      label: 'Pause nach blindem Zugreifen',
      help: 'Wer nach einem Plättchen greift, das weg ist, oder falsch rechnet, kann einen Moment lang nicht zugreifen.',
      values: { 0: 'Keine', 1000: '1 Sekunde', 2000: '2 Sekunden' },
    },
  },
  refusals: {
    R3: 'Zu spät: Dieses Plättchen ist schon genommen.',
    R8: 'Sag zu einem farbigen Plättchen die Rechnung, wo dieser Tisch sie verlangt, und nur dort; Stopp braucht nie eine.',
  },
  moves: {
    take: ({ disc }) => `${disc} nehmen`,
    say: ({ disc, sum }) => `${disc} nehmen: ${sum}`,
    stop: 'Stopp nehmen',
  },
  place: {
    taken: ({ discs }) => `Genommen: ${discs}`,
    spinner: 'Hat den Spinner',
    out: 'Nicht in der Entscheidungsrunde',
    number: ({ number }) => `Die Zahl: ${number}`,
    dice: ({ dice }) => `Die Würfel: ${dice}`,
    pair: ({ colour, shape, dice }) => `${colour} (${shape}) ${dice}`,
    joker: ({ face }) => `Joker ${face}`,
    discs: ({ discs }) => `Plättchen auf dem Tisch: ${discs}`,
  },
  purpose: {
    first: 'um zu sehen, wer zuerst den Spinner dreht',
    spin: 'für die Zahl des Spinners, dann die Paare Rot, Orange, Blau und Grün, zuletzt der Joker',
  },
  lines: {
    first: ({ who }) => `${who} dreht zuerst den Spinner`,
    thrown: ({ who, number, dice }) => `${who} dreht die ${number}: ${dice}`,
    tieThrown: ({ round, who, number, dice }) => `Entscheidungsrunde ${round}: ${who} dreht die ${number}: ${dice}`,
    took: ({ who, disc }) => `${who} nimmt ${disc}`,
    said: ({ who, disc, sum }) => `${who} nimmt ${disc} und sagt ${sum}`,
    stopped: ({ who }) => `${who} nimmt Stopp`,
    timeUp: 'Die Zeit ist um',
    nothing: 'Niemand hat ein Plättchen genommen',
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
  },
  odds: {
    title: 'Von allen Würfen der neun Würfel: wie viele die Zahl mit so vielen Farben ergeben.',
    key: 'Zahl',
    columns: ['keine Farbe', '1 Farbe', '2 Farben', '3 Farben', '4 Farben'],
  },
  board,
  book,
} satisfies Catalog
