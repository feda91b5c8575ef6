/** Three ways to play, each chosen in one tap. */
import type { Preset } from '../../../kit/board.ts'

export const PRESETS: readonly Preset[] = [
  {
    id: 'basic',
    options: {},
    say: {
      en: 'To 15 points, a minute for each round.',
      it: 'Fino a 15 punti, un minuto a round.',
      fr: 'Jusqu’à 15 points, une minute par manche.',
      es: 'Hasta 15 puntos, un minuto por ronda.',
      de: 'Bis 15 Punkte, eine Minute pro Runde.',
      pt: 'Até aos 15 pontos, um minuto por ronda.',
    },
  },
  {
    id: 'advanced',
    options: { target: 20, seconds: 30 },
    say: {
      en: 'To 20 points, and only half a minute.',
      it: 'Fino a 20 punti, e solo mezzo minuto.',
      fr: 'Jusqu’à 20 points, et une demi-minute seulement.',
      es: 'Hasta 20 puntos, y solo medio minuto.',
      de: 'Bis 20 Punkte, nur 30 Sekunden pro Runde.',
      pt: 'Até aos 20 pontos, e só meio minuto.',
    },
  },
  {
    id: 'everything',
    options: { target: 25, seconds: 15, wrongWithBlack: 'triple', lockout: 1000 },
    say: {
      en: 'To 25 points, 15 seconds, and mistakes cost more.',
      it: 'Fino a 25 punti, 15 secondi, e gli errori costano di più.',
      fr: 'Jusqu’à 25 points, 15 secondes, et les erreurs coûtent plus cher.',
      es: 'Hasta 25 puntos, 15 segundos, y los errores cuestan más.',
      de: 'Bis 25 Punkte, 15 Sekunden, und Fehler kosten mehr.',
      pt: 'Até aos 25 pontos, 15 segundos, e os erros custam mais.',
    },
  },
]
