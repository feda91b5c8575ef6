import type { PigSays } from './en.ts'

export const it: PigSays = {
  name: 'Pig',
  tagline: 'Un dado, una domanda: lanci ancora o ti tieni i punti?',
  target: {
    label: 'Traguardo',
    help: 'I punti che fanno vincere. Fino a 50 è una partita veloce.',
    points: (n) => `${n} punti`,
  },
  headings: { goal: 'L’obiettivo', turn: 'Il tuo turno' },
  rules: {
    R1: 'Vince chi arriva per primo al traguardo, di solito 100 punti.',
    R2: 'Lancia il dado quante volte vuoi. Da 2 a 6 i punti si sommano a quelli del turno. Con un 1 perdi tutti i punti del turno e tocca a chi viene dopo.',
    R3: 'Se ti fermi, i punti del turno sono tuoi per sempre. Poi tocca a chi viene dopo.',
    R4: 'Per vincere non serve fermarsi: la partita finisce appena i tuoi punti, con quelli del turno, arrivano al traguardo.',
  },
  roll: 'Lancia ancora',
  hold: 'Fermati',
  question: ({ pot }) => `Lanci ancora o ti fermi con ${pot}?`,
  pot: ({ pot }) => `In questo turno: ${pot}`,
  thrown: ({ who, die, pot }) => `${who} lancia ${die}: ${pot} in questo turno`,
  lost: ({ who, pot }) => (pot === 0 ? `${who} lancia 1` : `${who} lancia 1 e perde ${pot}`),
  held: ({ who, pot, score }) => `${who} si ferma con ${pot}: ora ${score}`,
  again: ({ who }) => `${who} lancia ancora`,
  won: ({ who, die, score }) => `${who} lancia ${die} e vince con ${score}`,
  you: {},
}
