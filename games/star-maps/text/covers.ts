/** The texts of the box and the names of the bots: small, because the first page loads them. */
import type { Cover } from '../../../engine/text/game.ts'
import type { Lang } from '../../../engine/text/lang.ts'
import type { LevelId } from '../bots/index.ts'

export const COVERS: { readonly [lang in Lang]: Cover<LevelId> } = {
  en: {
    /** The name of the game, as on its box. */
    name: 'Star Maps',
    /** Front page, below the name: what you do in the game, in one sentence. */
    tagline: 'Two dice for everyone, and a sky each: write numbers beside the stars and discover what they are worth.',
    /** Names of the bots, in the game’s own world, from the weakest to the strongest. */
    levels: { stargazer: 'Stargazer', pilot: 'Pilot', navigator: 'Navigator', astronomer: 'Astronomer' },
  },
  it: {
    name: 'Mappe Stellari',
    tagline: 'Due dadi per tutti, un cielo ciascuno: scrivi numeri accanto alle stelle e scopri quanto valgono.',
    levels: { stargazer: 'Sognatore', pilot: 'Pilota', navigator: 'Navigatore', astronomer: 'Astronomo' },
  },
  fr: {
    name: 'Cartes du ciel',
    tagline:
      'Deux dés pour tous, un ciel chacun : écrivez des nombres à côté des étoiles et découvrez ce qu’elles valent.',
    levels: { stargazer: 'Rêveur', pilot: 'Pilote', navigator: 'Navigateur', astronomer: 'Astronome' },
  },
  es: {
    name: 'Mapas estelares',
    tagline:
      'Dos dados para todos, un cielo para cada uno: escribe números junto a las estrellas y descubre cuánto valen.',
    levels: { stargazer: 'Soñador', pilot: 'Piloto', navigator: 'Navegante', astronomer: 'Astrónomo' },
  },
  de: {
    name: 'Sternenkarten',
    tagline:
      'Zwei Würfel für alle, ein Himmel für jeden: Schreib Zahlen neben die Sterne und entdecke, was sie wert sind.',
    levels: { stargazer: 'Sterngucker', pilot: 'Lotse', navigator: 'Navigator', astronomer: 'Astronom' },
  },
  pt: {
    name: 'Mapas Estelares',
    tagline: 'Dois dados para todos, um céu para cada um: escreve números junto das estrelas e descobre quanto valem.',
    levels: { stargazer: 'Sonhador', pilot: 'Piloto', navigator: 'Navegador', astronomer: 'Astrónomo' },
  },
}
