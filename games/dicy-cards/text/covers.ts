/** The texts of the box and the names of the bots: small, because the first page loads them. */
import type { Cover } from '../../../engine/text/game.ts'
import type { Lang } from '../../../engine/text/lang.ts'
import type { LevelId } from '../bots/index.ts'

export const COVERS: { readonly [lang in Lang]: Cover<LevelId> } = {
  en: {
    /** The name of the game, as on its box. */
    name: 'Dicy Cards',
    /** Front page, below the name: what you do in the game, in one sentence. */
    tagline: 'Freeze your cards to reroll, score them while you can, and pass to wake them all.',
    /** Names of the bots, in the game’s own world, from the weakest to the strongest. */
    levels: { snowflake: 'Snowflake', icicle: 'Icicle', iceberg: 'Iceberg', avalanche: 'Avalanche' },
  },
  it: {
    name: 'Dicy Cards',
    tagline: 'Congela le carte per rilanciare, fai punti finché puoi e passa per scongelarle tutte.',
    levels: { snowflake: 'Fiocco di neve', icicle: 'Ghiacciolo', iceberg: 'Iceberg', avalanche: 'Valanga' },
  },
  fr: {
    name: 'Dicy Cards',
    tagline: 'Gelez vos cartes pour relancer, marquez tant qu’il est temps, passez pour toutes les dégeler.',
    levels: { snowflake: 'Flocon', icicle: 'Glaçon', iceberg: 'Iceberg', avalanche: 'Avalanche' },
  },
  es: {
    name: 'Dicy Cards',
    tagline: 'Congela tus cartas para relanzar, puntúa mientras puedas y pasa para descongelarlas todas.',
    levels: { snowflake: 'Copo de nieve', icicle: 'Carámbano', iceberg: 'Iceberg', avalanche: 'Avalancha' },
  },
  de: {
    name: 'Dicy Cards',
    tagline: 'Werte deine Karten, friere welche ein, um neu zu würfeln, und passe, um alle aufzutauen.',
    levels: { snowflake: 'Schneeflocke', icicle: 'Eiszapfen', iceberg: 'Eisberg', avalanche: 'Lawine' },
  },
  pt: {
    name: 'Dicy Cards',
    tagline: 'Congela cartas para relançar, pontua-as enquanto podes e passa para as reativar todas.',
    levels: { snowflake: 'Floco de neve', icicle: 'Pingente de gelo', iceberg: 'Icebergue', avalanche: 'Avalanche' },
  },
}
