import type { LessonTexts } from './catalog.ts'

export const es = {
  you: 'Rowan',
  left: 'Isolda',
  right: 'Mordred',
  notes: {
    roll: ({ you, left, right }) =>
      `Eres ${you}; ${left} y ${right} quieren el mismo trono. Se gana con tres derechos. Lanza tus siete dados.`,
    reroll:
      'Coronas y dagas se bloquean. Tres coronas valen un derecho; tres dagas, una traición. Tienes dos coronas: relanza tus calaveras.',
    hand: ({ left, right }) =>
      `La tercera corona. Pero antes de plantarte tienes que entregar los pergaminos, y los lanzan tus rivales. Uno a ${left} y uno a ${right}.`,
    stop: ({ right }) =>
      `La calavera ha vuelto. ${right} ha sacado una daga y te la ha dado: ya son dos. Tienes tres coronas: plántate y reclama tu derecho.`,
    give: ({ left }) =>
      `Ahora te toca ser rival. Tu pergamino muestra una daga, y puedes dársela a quien quieras. ${left} ya tiene dos: dale la tercera.`,
    answer: ({ right }) => `Traición: esta vez, ningún derecho. Ahora ${right} te entrega un pergamino. Lánzalo.`,
    rollAgain: 'Una corona. Se queda bloqueada en tu zona y cuenta ahora, en tu turno. Lanza los otros seis dados.',
    betrayed: 'Tres dagas: traición. Tu turno termina en el acto y no da nada. El derecho que ya tienes está a salvo.',
    rollThird: ({ left, right }) =>
      `${left} ha conseguido un derecho con cinco calaveras, y ${right} ha sufrido una traición. Los siete dados vuelven a ser tuyos. Lanza.`,
    five: 'Cinco calaveras. También valen un derecho. Sin avaricia: plántate.',
    rollLast: ({ left, right }) => `Ni ${left} ni ${right} han conseguido nada. Te falta un solo derecho. Lanza.`,
    win: 'Tres coronas y ningún pergamino que entregar. Plántate: el tercer derecho es tuyo, y con él el trono.',
  },
  learned: [
    'Coronas y dagas se bloquean; calaveras y pergaminos se pueden relanzar.',
    'Cada pergamino que sacas va a un rival, que lo lanza.',
    'Un rival da su daga a quien quiera. Tres en tu zona: traición.',
    'Con tres coronas o cinco calaveras te plantas: un derecho.',
    'Lo que hay en tu zona cuenta en tu turno. Se gana con tres derechos.',
  ],
} satisfies LessonTexts
