import { plural } from '../../../../engine/text/lang.ts'
import type { BoardTexts } from './catalog.ts'

const seconds = (n: number | string) => `${n} s`
const points = (n: number) => plural('it', n, { one: `${n} punto`, other: `${n} punti` })

export const board = {
  questions: {
    which: ({ number }) => `Quale colore forma ${number} con + o −?`,
    whichFirst: ({ number }) => `Quale colore forma ${number} con + o −, con o senza jolly?`,
    grab: 'Prendi un segnalino',
    spin: 'Gira e lancia',
    statement: ({ disc, number }) => `Segnalino ${disc}: quale calcolo dà ${number}?`,
    ready: 'Pronti…',
    round: ({ round }) => `Round ${round}`,
    roundOf: ({ round, of }) => `Round ${round} di ${of}`,
    tie: ({ round }) => `Round di spareggio ${round} di 5.`,
    out: 'Tu guardi: lo spareggio è tra gli altri.',
  },
  pieces: {
    spinner: ({ number }) => `Il numero è ${number}`,
    spinnerOf: ({ who }) => `Ruota: ${who}`,
    dice: 'I dadi',
    die: ({ colour, shape, face }) => `Dado ${colour}, ${shape}: ${face}`,
    joker: ({ face }) => `Jolly: ${face}`,
    discs: 'I segnalini',
    disc: ({ disc, shape }) => `Segnalino ${disc}, ${shape}`,
    discOf: ({ disc, who }) => `Segnalino ${disc}, preso: ${who}`,
    stop: 'Segnalino nero: stop',
    stopOf: ({ who }) => `Stop, preso: ${who}`,
    pending: ({ disc }) => `${disc}: lo stai prendendo`,
    clock: ({ seconds: left }) => `Restano ${seconds(left)}`,
    rail: ({ target }) => `Punti, fino a ${target}`,
    points: ({ who, points: n }) => `${who}: ${points(n)}`,
    gain: ({ who, gain }) => `${who}: ${gain} in questo round`,
  },
  statement: {
    withJoker: 'Con il jolly: 1 punto',
    withoutJoker: 'Senza jolly: 2 punti',
    say: ({ sum }) => `Prendilo: ${sum}`,
    back: 'Un altro segnalino',
  },
  grab: {
    tooLate: ({ disc, who }) => `Troppo tardi: segnalino ${disc} già preso (${who}).`,
    photo: ({ who, other, ms }) =>
      ms === 0
        ? `Fotofinish: ${who} e ${other} nello stesso istante. Più vicino alla ruota: ${who}.`
        : `Fotofinish: prima ${who}, poi ${other} dopo ${ms} ms.`,
    read: 'Rileggi il numero e i dadi',
    own: 'Prendi dalla tua fila di segnalini.',
  },
  verdict: {
    title: 'Round finito',
    timeUp: 'Tempo scaduto',
    nobody: 'Nessuno ha preso segnalini',
    right: 'giusto',
    not: 'sbagliato',
    plain: 'senza jolly',
    withJoker: 'con il jolly',
    wrong: ({ number }) => `nessun calcolo dà ${number}`,
    falseSum: ({ number }) => `non ${number}`,
    stopRight: 'non restava nulla',
    stopBonus: 'con il bonus',
    stopWrong: 'troppo presto',
    left: 'nessuno l’ha visto',
    missed: ({ disc, sum }) => `Sfuggito a tutti: ${disc} ${sum}`,
  },
  practice: {
    number: 'Numero',
    wrong: 'Un colore che non può darlo',
    early: 'Stop troppo presto',
    unseen: 'Stop mancato',
  },
  referee: {
    show: 'Mostra quali colori funzionano',
    hide: 'Nascondi',
    works: ({ colours }) => `Colori che funzionano: ${colours}`,
    none: 'Nessun colore funziona: lo stop è giusto.',
  },
  keys: {
    red: 'Prendi il rosso',
    orange: 'Prendi l’arancione',
    blue: 'Prendi il blu',
    green: 'Prendi il verde',
    black: 'Prendi lo stop',
    say: 'Scegli il calcolo',
    clear: 'Torna ai segnalini',
    read: 'Ascolta il numero e i dadi',
  },
} satisfies BoardTexts
