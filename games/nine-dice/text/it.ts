import { plural } from '../../../engine/text/lang.ts'
import { board } from './board/it.ts'
import { book } from './book/it.ts'
import type { Catalog } from './catalog.ts'
import { COVERS } from './covers.ts'

const rounds = (n: number) => plural('it', n, { one: `${n} turno`, other: `${n} turni` })

export const it = {
  lang: 'it',
  ...COVERS.it,
  notation:
    'Le mosse si scrivono «take red», «take orange», «take blue», «take green» o «take black» e, dove si dichiara il ' +
    'calcolo, con i segni: «take red +-» o «take red ++-», con il jolly per ultimo.',
  colours: {
    red: { name: 'rosso', shape: 'cerchio' },
    orange: { name: 'arancione', shape: 'triangolo' },
    blue: { name: 'blu', shape: 'quadrato' },
    green: { name: 'verde', shape: 'stella' },
  },
  joker: 'jolly',
  stop: 'stop',
  terms: { first: 'primo', second: 'secondo', joker: 'jolly' },
  options: {
    blackBonus: {
      label: 'Quando lo stop vale 3',
      help:
        'Uno stop giusto vale 2 punti, a volte 3 (R9), e i regolamenti stampati non sono d’accordo. Italiano, spagnolo e ' +
        'portoghese: 3 se nessuno ha preso un segnalino colorato. Inglese, francese e tedesco: 3 se chi lo prende ha preso ' +
        'anche un colore giusto.',
      values: { 'nothing-taken': 'Nessuno ha preso colori', 'taker-took': 'Chi lo prende ha preso un colore' },
    },
    wrongWithBlack: {
      label: 'Errori di chi prende lo stop',
      help:
        'Di solito ogni colore sbagliato costa 1 punto (R8). Il regolamento inglese e quello tedesco si possono leggere anche ' +
        'così: chi prende lo stop perde 3 punti per ogni proprio colore sbagliato (R10).',
      values: { separate: '1 punto ciascuno', triple: '3 punti ciascuno' },
    },
    start: {
      label: 'Punti iniziali',
      help: 'Con quanti punti si comincia (R1).',
      values: { 0: '0 punti', 3: '3 punti' },
    },
    target: {
      label: 'Traguardo',
      help: 'Il totale che chiude la partita (R12). Quello stampato è 15.',
      values: { 10: '10 punti', 15: '15 punti', 20: '20 punti', 25: '25 punti' },
    },
    spinner: {
      label: 'Numeri dello spinner',
      help: 'I numeri piccoli sono più facili, per i bambini più giovani (R2).',
      values: { 6: 'da 1 a 6', 9: 'da 1 a 9', 12: 'da 1 a 12' },
    },
    seconds: {
      label: 'Tempo per un turno',
      help: 'Quando scade, il turno finisce senza stop (R7). Senza limite dura finché qualcuno prende lo stop.',
      values: { 0: 'Senza limite', 15: '15 secondi', 30: '30 secondi', 60: '60 secondi', 120: '2 minuti' },
    },
    statement: {
      label: 'Dichiarare il calcolo',
      help: 'Chi prende un colore dice il calcolo, ed è quello che vale (R8). Più tranquillo, e utile per imparare.',
      values: { off: 'No', on: 'Sì' },
    },
    lockout: {
      label: 'Pausa dopo una presa alla cieca',
      help: 'Chi afferra un segnalino che non c’è più, o dice un calcolo falso, per un momento non può afferrare.',
      values: { 0: 'Nessuna', 1000: '1 secondo', 2000: '2 secondi' },
    },
  },
  refusals: {
    R3: 'Troppo tardi: quel segnalino è già stato preso.',
    R8: 'Con un segnalino colorato dichiara il calcolo dove questo tavolo lo chiede, e solo lì; per lo stop non serve mai.',
  },
  moves: {
    take: ({ disc }) => `Prendi il segnalino ${disc}`,
    say: ({ disc, sum }) => `Prendi il segnalino ${disc}: ${sum}`,
    stop: 'Prendi lo stop',
  },
  place: {
    taken: ({ discs }) => `Ha preso: ${discs}`,
    spinner: 'Ha lo spinner',
    out: 'Fuori dallo spareggio',
    number: ({ number }) => `Il numero: ${number}`,
    dice: ({ dice }) => `I dadi: ${dice}`,
    pair: ({ colour, shape, dice }) => `${colour} (${shape}) ${dice}`,
    joker: ({ face }) => `jolly ${face}`,
    discs: ({ discs }) => `Segnalini sul tavolo: ${discs}`,
  },
  purpose: {
    first: 'per vedere chi gira per primo lo spinner',
    spin: 'per il numero dello spinner, poi le coppie rossa, arancione, blu e verde, e il jolly per ultimo',
  },
  lines: {
    first: ({ who }) => `Lo spinner comincia da ${who}`,
    thrown: ({ who, number, dice }) => `${who} gira lo spinner, esce ${number}: ${dice}`,
    tieThrown: ({ round, who, number, dice }) => `Turno di spareggio ${round}: ${who} gira, esce ${number}: ${dice}`,
    took: ({ who, disc }) => `${who} prende il segnalino ${disc}`,
    said: ({ who, disc, sum }) => `${who} prende il segnalino ${disc} e dice ${sum}`,
    stopped: ({ who }) => `${who} prende lo stop`,
    timeUp: 'Il tempo è scaduto',
    nothing: 'Nessuno ha preso segnalini',
    right: ({ disc, sum, who, points }) => `${disc} ${sum}: ${who} ${points}`,
    wrong: ({ disc, number, who, points }) => `${disc} non può dare ${number}: ${who} ${points}`,
    falseSum: ({ disc, sum, number, who, points }) => `${disc} ${sum}, non ${number}: ${who} ${points}`,
    stopRight: ({ who, points }) => `Lo stop è giusto: ${who} ${points}`,
    stopWrong: ({ who, points }) => `Lo stop è arrivato troppo presto: ${who} ${points}`,
    left: ({ sums }) => `Ancora sul tavolo: ${sums}`,
    gains: ({ gains }) => `In tutto: ${gains}`,
    tie: ({ who }) => `Parità: turno di spareggio tra ${who}`,
    drop: ({ who, count }) =>
      plural('it', count, { one: `${who} esce dallo spareggio`, other: `${who} escono dallo spareggio` }),
    won: ({ who }) => `${who} vince`,
    shared: ({ who }) => `${who} vincono insieme`,
    reached: ({ who, count }) => `${who} arriva al traguardo dopo ${rounds(count)}`,
  },
  odds: {
    title: 'Di tutti i lanci dei nove dadi, quanti permettono di formare il numero con tanti colori.',
    key: 'numero',
    columns: ['nessun colore', '1 colore', '2 colori', '3 colori', '4 colori'],
  },
  board,
  book,
} satisfies Catalog
