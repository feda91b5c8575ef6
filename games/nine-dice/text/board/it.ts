import { plural } from '../../../../engine/text/lang.ts'
import type { BoardTexts } from './catalog.ts'

const seconds = (n: number | string) => `${n} s`
const points = (n: number) => plural('it', n, { one: `${n} punto`, other: `${n} punti` })

export const board = {
  questions: {
    race: 'Quale coppia forma il numero? Afferra il suo segnalino!',
    statement: ({ disc, number }) => `Segnalino ${disc}: quale calcolo dà ${number}?`,
    spin: ({ who }) => `${who} gira lo spinner.`,
    tie: ({ round }) => `Turno di spareggio ${round} di 5.`,
    out: 'Tu guardi: gli altri giocano lo spareggio.',
  },
  pieces: {
    spinner: ({ number }) => `Il numero è ${number}`,
    spinnerOf: ({ who }) => `Lo spinner è di ${who}`,
    die: ({ colour, shape, face }) => `Dado ${colour}, ${shape}: ${face}`,
    joker: ({ face }) => `Jolly: ${face}`,
    disc: ({ disc, shape }) => `Segnalino ${disc}, ${shape}`,
    discOf: ({ disc, who }) => `Segnalino ${disc}: preso da ${who}`,
    stop: 'Segnalino nero: stop',
    stopOf: ({ who }) => `Stop: preso da ${who}`,
    clock: ({ seconds: left }) => `Restano ${seconds(left)}`,
    points: ({ who, points: n }) => `${who}: ${points(n)}`,
    gain: ({ who, gain }) => `${who}: ${gain} in questo turno`,
  },
  statement: {
    plus: ({ face }) => `Somma ${face}`,
    minus: ({ face }) => `Sottrai ${face}`,
    withJoker: 'Con il jolly',
    withoutJoker: 'Senza jolly',
    say: ({ sum }) => `Prendilo: ${sum}`,
    back: 'Un altro segnalino',
  },
  grab: {
    mine: ({ disc }) => `Hai il segnalino ${disc}.`,
    tooLate: ({ disc, who }) => `Troppo tardi: il segnalino ${disc} è di ${who}.`,
    photo: ({ who, other, ms }) => `Fotofinish: ${who} prima di ${other} per ${ms} ms.`,
    locked: ({ seconds: left }) => `Un momento: puoi afferrare di nuovo tra ${seconds(left)}.`,
    reading: ({ who }) => `I dadi vengono letti a ${who}.`,
    read: 'Rileggi il numero e i dadi',
  },
  verdict: {
    title: 'Il turno è finito',
    plain: 'senza jolly',
    withJoker: 'con il jolly',
    wrong: ({ number }) => `nessun calcolo dà ${number}`,
    stopRight: 'giusto: non resta nulla',
    stopBonus: 'giusto, con il bonus',
    stopWrong: 'troppo presto',
    missed: ({ disc, sum }) => `Nessuno ha visto ${disc}: ${sum}`,
    next: 'Prossimo turno',
  },
  practice: {
    title: 'Allenamento',
    about: 'In solitario, con il cronometro. Il tempo si ferma quando prendi lo stop.',
    time: ({ seconds: time }) => `Tempo: ${seconds(time)}`,
    streak: ({ count }) =>
      plural('it', count, { one: `${count} turno senza errori`, other: `${count} turni senza errori` }),
    bestStreak: ({ count }) =>
      plural('it', count, { one: `Serie più lunga: ${count} turno`, other: `Serie più lunga: ${count} turni` }),
    best: ({ number, seconds: time }) => `Il tuo record con ${number}: ${seconds(time)}`,
    newBest: ({ number }) => `Nuovo record con ${number}!`,
    noBest: ({ number }) => `Ancora nessun record con ${number}`,
    found: ({ count, of }) => `Trovati: ${count} su ${of}`,
    missedMost: 'I calcoli che ti sfuggono di più',
    missedNone: 'Finora non ti è sfuggito nessun calcolo.',
    forget: 'Dimentica il mio allenamento',
  },
  referee: {
    works: ({ colours }) => `Questi colori lo formano: ${colours}`,
    none: 'Nessun colore lo forma: lo stop è giusto.',
  },
  shared: {
    keysOf: ({ who }) => `${who}: tasti`,
    zoneOf: ({ who }) => `${who}: segnalini`,
    change: 'Cambia i tasti',
    press: ({ who, disc }) => `${who}: premi il tasto per il segnalino ${disc}`,
    inUse: ({ key, who }) => `${key} è già di ${who}.`,
  },
  keys: {
    red: 'Prendi il rosso',
    orange: 'Prendi l’arancione',
    blue: 'Prendi il blu',
    green: 'Prendi il verde',
    black: 'Prendi lo stop',
    sign: 'Cambia più in meno e viceversa',
    joker: 'Usa il jolly, o no',
    say: 'Dichiara il calcolo',
    clear: 'Torna ai segnalini',
    read: 'Ascolta il numero e i dadi',
  },
} satisfies BoardTexts
