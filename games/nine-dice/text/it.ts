import { plural } from '../../../engine/text/lang.ts'
import { board } from './board/it.ts'
import { book } from './book/it.ts'
import type { Catalog } from './catalog.ts'
import { COVERS } from './covers.ts'

const rounds = (n: number) => plural('it', n, { one: `${n} round`, other: `${n} round` })

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
        'Uno stop giusto vale 2 punti, a volte 3: i regolamenti stampati non sono d’accordo. Italiano, spagnolo e ' +
        'portoghese: 3 se nessuno ha preso un segnalino colorato. Inglese, francese e tedesco: 3 se chi lo prende ha ' +
        'anche un colore giusto.',
      values: {
        'nothing-taken': 'Stop da 3 se nessun colore è preso',
        'taker-took': 'Stop da 3 con un tuo colore',
      },
    },
    wrongWithBlack: {
      label: 'Errori di chi prende lo stop',
      help:
        'Di solito ogni colore sbagliato costa 1 punto. I regolamenti inglese e tedesco si possono leggere anche così: ' +
        'chi prende lo stop perde 3 punti per ogni suo colore sbagliato.',
      values: { separate: '1 punto ciascuno', triple: '3 punti ciascuno' },
    },
    start: {
      label: 'Punti iniziali',
      help: 'Con quanti punti cominciano tutti.',
      values: { 0: '0 punti', 3: '3 punti' },
    },
    target: {
      label: 'Traguardo',
      help: 'Il totale che chiude la partita. La scatola dice 15.',
      values: { 10: '10 punti', 15: '15 punti', 20: '20 punti', 25: '25 punti' },
    },
    spinner: {
      label: 'Numeri della ruota',
      help: 'I numeri bassi sono più facili, anche per i più piccoli.',
      values: { 6: 'da 1 a 6', 9: 'da 1 a 9', 12: 'da 1 a 12' },
    },
    seconds: {
      label: 'Tempo per un round',
      help: 'Quando scade, il round finisce senza stop. Senza limite dura finché qualcuno prende lo stop.',
      values: { 0: 'Senza limite', 15: '15 secondi', 30: '30 secondi', 60: '60 secondi', 120: '2 minuti' },
    },
    statement: {
      label: 'Dichiarare il calcolo',
      help: 'Prendi un colore e dici il calcolo: vale quello. Più tranquillo, e utile per imparare.',
      values: { off: 'No', on: 'Sì' },
    },
    lockout: {
      label: 'Pausa per chi va a caso',
      help: 'Se cerchi di prendere un segnalino che non c’è più, o sbagli il calcolo, per un momento non puoi prendere nulla.',
      values: { 0: 'Nessuna', 1000: '1 secondo', 2000: '2 secondi' },
    },
    rounds: {
      label: 'Durata',
      help: 'In solitario: fino al traguardo, oppure dieci round per fare più punti che puoi.',
      values: { 0: 'Fino al traguardo', 10: 'Dieci round' },
    },
  },
  refusals: {
    R3: 'Troppo tardi: quel segnalino è già stato preso.',
    R8: 'Dichiara il calcolo di un colore solo se questo tavolo lo chiede; per lo stop non serve mai.',
  },
  clashes: { R12: 'Un numero di round vale solo in solitario.' },
  moves: {
    take: ({ disc }) => `Prendi il segnalino ${disc}`,
    say: ({ disc, sum }) => `Prendi il segnalino ${disc}: ${sum}`,
    stop: 'Prendi lo stop',
  },
  place: {
    taken: ({ discs }) => `Ha preso: ${discs}`,
    spinner: 'Ha la ruota',
    out: 'Fuori dallo spareggio',
    number: ({ number }) => `Il numero: ${number}`,
    dice: ({ dice }) => `I dadi: ${dice}`,
    pair: ({ colour, shape, dice }) => `${colour} (${shape}) ${dice}`,
    joker: ({ face }) => `jolly ${face}`,
    discs: ({ discs }) => `Segnalini sul tavolo: ${discs}`,
  },
  purpose: {
    first: 'per vedere chi gira per primo la ruota',
    spin: 'per il numero, poi per rosso, arancione, blu, verde e jolly',
  },
  prompt: 'Gira la ruota, poi lancia tutti e nove.',
  lines: {
    first: ({ who }) => `La ruota comincia da ${who}`,
    thrown: ({ who, number, dice }) => `${who} gira la ruota, esce ${number}: ${dice}`,
    tieThrown: ({ round, who, number, dice }) => `Round di spareggio ${round}: ${who} gira, esce ${number}: ${dice}`,
    took: ({ who, disc }) => `${who} prende il segnalino ${disc}`,
    said: ({ who, disc, sum }) => `${who} prende il segnalino ${disc} e dice ${sum}`,
    stopped: ({ who }) => `${who} prende lo stop`,
    timeUp: 'Tempo scaduto',
    nothing: 'Nessuno ha preso segnalini',
    right: ({ disc, sum, who, points }) => `${disc} ${sum}: ${who} ${points}`,
    wrong: ({ disc, number, who, points }) => `${disc} non può dare ${number}: ${who} ${points}`,
    falseSum: ({ disc, sum, number, who, points }) => `${disc} ${sum}, non ${number}: ${who} ${points}`,
    stopRight: ({ who, points }) => `Lo stop è giusto: ${who} ${points}`,
    stopWrong: ({ who, points }) => `Lo stop è arrivato troppo presto: ${who} ${points}`,
    left: ({ sums }) => `Ancora sul tavolo: ${sums}`,
    gains: ({ gains }) => `In tutto: ${gains}`,
    tie: ({ who }) => `Parità: round di spareggio tra ${who}`,
    drop: ({ who, count }) =>
      plural('it', count, { one: `${who} esce dallo spareggio`, other: `${who} escono dallo spareggio` }),
    won: ({ who }) => `${who} vince`,
    shared: ({ who }) => `${who} vincono insieme`,
    reached: ({ who, count }) => `${who} arriva al traguardo dopo ${rounds(count)}`,
    played: ({ who, count, points }) =>
      `${who}: ${plural('it', points, { one: `${points} punto`, other: `${points} punti` })} in ${rounds(count)}`,
  },
  odds: {
    title: 'In quanti lanci dei nove dadi il numero si può formare, e con quanti colori.',
    key: 'numero',
    columns: ['nessun colore', '1 colore', '2 colori', '3 colori', '4 colori'],
  },
  board,
  book,
} satisfies Catalog
