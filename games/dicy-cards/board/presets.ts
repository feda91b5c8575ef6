/** Three ways to play, each chosen in one tap. */
import type { Preset } from '../../../kit/board.ts'

export const PRESETS: readonly Preset[] = [
  {
    id: 'basic',
    options: {},
    say: {
      en: 'The glacier’s five cards, first to 100.',
      it: 'Le cinque carte del set Glaciale, fino a 100 punti.',
      fr: 'Les cinq cartes de la série Glaciaire, jusqu’à 100 points.',
      es: 'Las cinco cartas glaciales, hasta 100 puntos.',
      de: 'Die fünf Karten der Eiszeit, bis 100 Punkte.',
      pt: 'As cinco cartas do glaciar, até aos 100 pontos.',
    },
  },
  {
    id: 'advanced',
    options: { lineup: 'interaction' },
    say: {
      en: 'Cards that affect your rivals’ cards too.',
      it: 'Carte con effetti anche sui rivali.',
      fr: 'Des cartes qui touchent aussi celles des autres.',
      es: 'Cartas que también afectan a las de tus rivales.',
      de: 'Karten, die auch auf die anderen wirken.',
      pt: 'Cartas que também mexem com as dos rivais.',
    },
  },
  {
    id: 'everything',
    options: { lineup: 'interglacial' },
    say: {
      en: 'Five cards drawn from them all, new every time.',
      it: 'Cinque carte pescate fra tutte, ogni volta diverse.',
      fr: 'Cinq cartes tirées parmi toutes, différentes à chaque fois.',
      es: 'Cinco cartas sacadas de entre todas, distintas cada vez.',
      de: 'Fünf zufällige Karten, jedes Mal andere.',
      pt: 'Cinco cartas sorteadas entre todas, diferentes de cada vez.',
    },
  },
]
