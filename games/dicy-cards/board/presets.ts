/** Three ways to play, each chosen in one tap. */
import type { Preset } from '../../../kit/board.ts'

export const PRESETS: readonly Preset[] = [
  {
    id: 'basic',
    options: {},
    say: {
      en: 'The five Glacial cards, to 100 points.',
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
      en: 'More cards that affect your rivals’ cards.',
      it: 'Più carte che agiscono su quelle dei rivali.',
      fr: 'Davantage de cartes qui agissent sur celles des autres.',
      es: 'Más cartas que afectan a las de tus rivales.',
      de: 'Fünf Karten, die öfter auch die anderen treffen.',
      pt: 'Mais cartas que mexem com as dos rivais.',
    },
  },
  {
    id: 'everything',
    options: { lineup: 'interglacial' },
    say: {
      en: 'Five cards drawn from all twelve, new every time.',
      it: 'Cinque carte pescate fra tutte, ogni volta diverse.',
      fr: 'Cinq cartes tirées parmi toutes, différentes à chaque fois.',
      es: 'Cinco cartas sacadas de entre todas, distintas cada vez.',
      de: 'Fünf zufällige Karten, jedes Mal andere.',
      pt: 'Cinco cartas sorteadas entre todas, diferentes de cada vez.',
    },
  },
]
