import type { PigSays } from './en.ts'

export const es: PigSays = {
  name: 'Pig',
  tagline: 'Un dado y una pregunta: ¿lanzas otra vez o te quedas con lo que tienes?',
  target: {
    label: 'Meta',
    help: 'Los puntos con los que se gana. A 50, la partida es rápida.',
    points: (n) => `${n} puntos`,
  },
  headings: { goal: 'El objetivo', turn: 'Tu turno' },
  rules: {
    R1: 'Gana quien llega primero a la meta, normalmente 100 puntos.',
    R2: 'Lanza el dado cuantas veces quieras. Del 2 al 6, sus puntos se suman a los del turno. Con un 1 pierdes todos los puntos del turno y le toca al siguiente jugador.',
    R3: 'Si te plantas, los puntos del turno son tuyos para siempre. Después le toca al siguiente jugador.',
    R4: 'Para ganar no hace falta plantarse: la partida termina en cuanto tus puntos y los del turno llegan a la meta.',
  },
  roll: 'Lanzar otra vez',
  hold: 'Plantarse',
  question: ({ pot }) => `¿Lanzas otra vez o te plantas con ${pot}?`,
  pot: ({ pot }) => `Este turno: ${pot}`,
  thrown: ({ who, die, pot }) => `${who} saca ${die}: ${pot} en este turno`,
  lost: ({ who, pot }) => (pot === 0 ? `${who} saca un 1` : `${who} saca un 1 y pierde ${pot}`),
  held: ({ who, pot, score }) => `${who} se planta con ${pot} y sube a ${score}`,
  again: ({ who }) => `${who} lanza otra vez`,
  won: ({ who, die, score }) => `${who} saca ${die} y gana con ${score}`,
  you: {
    phrases: [['(@ se planta .*) y sube', '$1 y subes']],
  },
}
