/** The words of `iacta odds dice-of-crowns`. */
import type { OddsText } from '../../../engine/parts/odds.ts'
import type { Lang } from '../../../engine/text/lang.ts'

export const ODDS_TEXTS: { readonly [lang in Lang]: OddsText } = {
  en: {
    title: 'How the first roll of a turn ends, by the number of dice, when nothing lies locked in your area.',
    key: 'Dice',
    columns: ['betrayed', 'three or more crowns', 'five or more skulls', 'none of these'],
  },
  it: {
    title:
      'Come va il primo lancio di un turno, a seconda di quanti dadi lanci, se nella tua area non c’è nulla di bloccato.',
    key: 'Dadi',
    columns: ['tradimento', 'tre o più corone', 'cinque o più teschi', 'nessuna di queste'],
  },
  fr: {
    title: 'Comment finit le premier lancer d’un tour, selon le nombre de dés, si rien n’est bloqué dans votre zone.',
    key: 'Dés',
    columns: ['trahison', 'trois couronnes ou plus', 'cinq crânes ou plus', 'rien de tout cela'],
  },
  es: {
    title: 'Cómo acaba la primera tirada de un turno, según el número de dados, si no hay nada bloqueado en tu zona.',
    key: 'Dados',
    columns: ['traición', 'tres o más coronas', 'cinco o más calaveras', 'nada de eso'],
  },
  de: {
    title: 'Wie der erste Wurf eines Zugs ausgeht, nach der Zahl der Würfel, wenn nichts fest in deinem Bereich liegt.',
    key: 'Würfel',
    columns: ['Verrat', 'drei oder mehr Kronen', 'fünf oder mehr Schädel', 'nichts davon'],
  },
  pt: {
    title:
      'Como acaba o primeiro lançamento de um turno, segundo o número de dados, se nada estiver bloqueado na tua zona.',
    key: 'Dados',
    columns: ['traição', 'três ou mais coroas', 'cinco ou mais caveiras', 'nada disso'],
  },
}
