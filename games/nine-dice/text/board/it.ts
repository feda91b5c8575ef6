import { plural } from '../../../../engine/text/lang.ts'
import type { BoardTexts } from './catalog.ts'

const seconds = (n: number | string) => `${n} s`
const points = (n: number) => plural('it', n, { one: `${n} punto`, other: `${n} punti` })

export const board = {
  questions: {
    which: ({ number }) => `Quale colore forma ${number}?`,
    grab: 'Afferra un segnalino',
    spin: 'Gira e lancia',
    statement: ({ disc, number }) => `Segnalino ${disc}: quale calcolo dà ${number}?`,
    ready: 'Pronti…',
    round: ({ round }) => `Turno ${round}`,
    tie: ({ round }) => `Turno di spareggio ${round} di 5.`,
    out: 'Tu guardi: gli altri giocano lo spareggio.',
  },
  pieces: {
    spinner: ({ number }) => `Il numero è ${number}`,
    spinnerOf: ({ who }) => `Lo spinner è di ${who}`,
    dice: 'I dadi',
    die: ({ colour, shape, face }) => `Dado ${colour}, ${shape}: ${face}`,
    joker: ({ face }) => `Jolly: ${face}`,
    discs: 'I segnalini',
    disc: ({ disc, shape }) => `Segnalino ${disc}, ${shape}`,
    discOf: ({ disc, who }) => `Segnalino ${disc}: preso da ${who}`,
    stop: 'Segnalino nero: stop',
    stopOf: ({ who }) => `Stop: preso da ${who}`,
    pending: ({ disc }) => `${disc}: la tua mano è sopra`,
    clock: ({ seconds: left }) => `Restano ${seconds(left)}`,
    rail: ({ target }) => `Punti, fino a ${target}`,
    points: ({ who, points: n }) => `${who}: ${points(n)}`,
    gain: ({ who, gain }) => `${who}: ${gain} in questo turno`,
  },
  statement: {
    withJoker: 'Con il jolly: 1 punto',
    withoutJoker: 'Senza jolly: 2 punti',
    say: ({ sum }) => `Prendilo: ${sum}`,
    back: 'Un altro segnalino',
  },
  grab: {
    tooLate: ({ disc, who }) => `Troppo tardi: il segnalino ${disc} è di ${who}.`,
    photo: ({ who, other, ms }) =>
      ms === 0
        ? `Fotofinish: ${who} e ${other} nello stesso istante. Lo spinner è più vicino a ${who}.`
        : `Fotofinish: ${who} prima di ${other} per ${ms} ms.`,
    read: 'Rileggi il numero e i dadi',
    own: 'Afferra dalla tua fila di segnalini.',
  },
  verdict: {
    title: 'Il turno è finito',
    timeUp: 'Il tempo è scaduto',
    nobody: 'Nessuno ha preso segnalini',
    right: 'giusto',
    not: 'sbagliato',
    plain: 'senza jolly',
    withJoker: 'con il jolly',
    wrong: ({ number }) => `nessun calcolo dà ${number}`,
    falseSum: ({ number }) => `non ${number}`,
    stopRight: 'non resta nulla',
    stopBonus: 'con il bonus',
    stopWrong: 'troppo presto',
    left: 'nessuno l’ha visto',
    missed: ({ disc, sum }) => `Nessuno ha visto ${disc}: ${sum}`,
  },
  practice: {
    number: 'Numero',
    wrong: 'Un colore che non può darlo',
    early: 'Stop troppo presto',
    unseen: 'Stop non visto',
  },
  referee: {
    show: 'Mostra quali colori funzionano',
    hide: 'Nascondi di nuovo',
    works: ({ colours }) => `Questi colori lo formano: ${colours}`,
    none: 'Nessun colore lo forma: lo stop è giusto.',
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
