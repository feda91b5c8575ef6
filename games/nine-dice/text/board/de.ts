import { plural } from '../../../../engine/text/lang.ts'
import type { BoardTexts } from './catalog.ts'

const seconds = (n: number | string) => `${n} s`
const points = (n: number) => plural('de', n, { one: `${n} Punkt`, other: `${n} Punkte` })

export const board = {
  questions: {
    which: ({ number }) => `Welche Farbe ergibt ${number} mit + oder −?`,
    whichFirst: ({ number }) => `Welche Farbe ergibt ${number} mit + oder −, mit oder ohne Joker?`,
    grab: 'Schnapp dir ein Plättchen',
    spin: 'Drehen und würfeln',
    statement: ({ disc, number }) => `${disc}: Welche Rechnung ergibt ${number}?`,
    ready: 'Gleich geht’s los …',
    round: ({ round }) => `Runde ${round}`,
    roundOf: ({ round, of }) => `Runde ${round} von ${of}`,
    tie: ({ round }) => `Entscheidungsrunde ${round} von 5.`,
    out: 'Du bist raus: Die anderen spielen eine Entscheidungsrunde.',
  },
  pieces: {
    spinner: ({ number }) => `Die Zahl ist ${number}`,
    spinnerOf: ({ who }) => `Drehscheibe: ${who}`,
    dice: 'Die Würfel',
    die: ({ colour, shape, face }) => `Würfel ${colour}, ${shape}: ${face}`,
    joker: ({ face }) => `Joker zeigt ${face}`,
    discs: 'Die Plättchen',
    disc: ({ disc, shape }) => `Plättchen ${disc}, ${shape}`,
    discOf: ({ disc, who }) => `Plättchen ${disc}: ${who}`,
    stop: 'Schwarzes Plättchen: Stopp',
    stopOf: ({ who }) => `Stopp: ${who}`,
    pending: ({ disc }) => `${disc}: deine Hand liegt darauf`,
    clock: ({ seconds: left }) => `Noch ${seconds(left)}`,
    rail: ({ target }) => `Punkte, bis ${target}`,
    points: ({ who, points: n }) => `${who}: ${points(n)}`,
    gain: ({ who, gain }) => `${who}: ${gain} in dieser Runde`,
  },
  statement: {
    withJoker: 'Mit Joker: 1 Punkt',
    withoutJoker: 'Ohne Joker: 2 Punkte',
    say: ({ sum }) => `Schnappen: ${sum}`,
    back: 'Anderes Plättchen',
  },
  grab: {
    tooLate: ({ disc, who }) => `Zu spät: ${disc} ist schon weg (${who}).`,
    photo: ({ who, other, ms }) =>
      ms === 0
        ? `Zielfoto: ${who} und ${other} im selben Moment. ${who} sitzt näher an der Drehscheibe.`
        : `Zielfoto: erst ${who}, ${ms} ms später ${other}.`,
    read: 'Zahl und Würfel noch einmal vorlesen',
    own: 'Nimm ein Plättchen aus deiner eigenen Reihe.',
  },
  verdict: {
    title: 'Die Runde ist vorbei',
    timeUp: 'Die Zeit ist um',
    nobody: 'Niemand hat sich ein Plättchen geschnappt',
    right: 'richtig',
    not: 'falsch',
    plain: 'ohne Joker',
    withJoker: 'mit Joker',
    wrong: ({ number }) => `keine Rechnung ergibt ${number}`,
    falseSum: ({ number }) => `nicht ${number}`,
    stopRight: 'nichts ist übrig',
    stopBonus: 'mit Bonus',
    stopWrong: 'zu früh',
    left: 'hat niemand gesehen',
    missed: ({ disc, sum }) => `Niemand hat ${disc} gesehen: ${sum}`,
  },
  practice: {
    number: 'Zahl',
    wrong: 'Eine Farbe, die nicht passt',
    early: 'Stopp zu früh',
    unseen: 'Stopp übersehen',
  },
  referee: {
    show: 'Zeigen, welche Farben passen',
    hide: 'Wieder ausblenden',
    works: ({ colours }) => `Diese Farben passen: ${colours}`,
    none: 'Keine Farbe passt: Stopp ist richtig.',
  },
  keys: {
    red: 'Rot schnappen',
    orange: 'Orange schnappen',
    blue: 'Blau schnappen',
    green: 'Grün schnappen',
    black: 'Stopp schnappen',
    say: 'Rechnung wählen',
    clear: 'Zurück zu den Plättchen',
    read: 'Zahl und Würfel hören',
  },
} satisfies BoardTexts
