/** Three ways to play, each chosen in one tap. */
import type { Preset } from '../../../kit/board.ts'
import { BONUS_IDS } from '../rules/options.ts'

export const PRESETS: readonly Preset[] = [
  {
    id: 'basic',
    options: {},
    say: {
      en: 'The Great Bear, without bonuses.',
      it: 'L’Orsa Maggiore, senza bonus.',
      fr: 'La Grande Ourse, sans bonus.',
      es: 'La Osa Mayor, sin bonificaciones.',
      de: 'Der Große Bär, ohne Boni.',
      pt: 'A Ursa Maior, sem bónus.',
    },
  },
  {
    id: 'advanced',
    options: { sheet: 'winged-horse', bonuses: ['any-value', 'anywhere', 'circle'] },
    say: {
      en: 'Locked stars, and three bonuses to earn.',
      it: 'Stelle con il lucchetto e tre bonus da conquistare.',
      fr: 'Des étoiles à cadenas et trois bonus à gagner.',
      es: 'Estrellas con candado y tres bonificaciones a tu alcance.',
      de: 'Sterne mit Schloss und drei Boni, die du dir verdienst.',
      pt: 'Estrelas com cadeado e três bónus para ganhar.',
    },
  },
  {
    id: 'everything',
    options: { sheet: 'dragon', bonuses: BONUS_IDS },
    say: {
      en: 'Long paths across the sky, with every bonus.',
      it: 'Lunghi sentieri nel cielo, con tutti i bonus.',
      fr: 'De longs chemins dans le ciel, avec tous les bonus.',
      es: 'Largos caminos por el cielo, con todas las bonificaciones.',
      de: 'Lange Pfade über den Himmel, mit allen Boni.',
      pt: 'Longos caminhos pelo céu, com todos os bónus.',
    },
  },
]
