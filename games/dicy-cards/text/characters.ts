/** Each level's character in a sentence, as its play shows it. */
import type { Lang } from '../../../engine/text/lang.ts'
import type { LevelId } from '../bots/index.ts'

export const CHARACTERS: { readonly [lang in Lang]: { readonly [level in LevelId]: string } } = {
  en: {
    snowflake: 'Is never content: freezes card after card for one more roll.',
    icicle: 'Likes one more roll, but keeps three cards awake.',
    iceberg: 'Plans ahead well, and is a little off now and then.',
    avalanche: 'Weighs every card, every roll and every round to come.',
  },
  it: {
    snowflake: 'Non si accontenta mai: congela una carta dopo l’altra per un altro lancio.',
    icicle: 'Ama rilanciare, ma tiene sempre attive tre carte.',
    iceberg: 'Pianifica bene e ogni tanto sbaglia di poco.',
    avalanche: 'Soppesa ogni carta, ogni lancio e ogni turno futuro.',
  },
  fr: {
    snowflake: 'N’est jamais content : gèle carte après carte pour relancer encore.',
    icicle: 'Aime relancer, mais garde trois cartes actives.',
    iceberg: 'Prévoit bien et se trompe un peu de temps en temps.',
    avalanche: 'Pèse chaque carte, chaque lancer et chaque tour à venir.',
  },
  es: {
    snowflake: 'Nunca se conforma: congela una carta tras otra para relanzar.',
    icicle: 'Le gusta relanzar, pero siempre conserva tres cartas activas.',
    iceberg: 'Planifica bien y de vez en cuando falla por poco.',
    avalanche: 'Sopesa cada carta, cada tirada y cada ronda que viene.',
  },
  de: {
    snowflake: 'Ist nie zufrieden: friert Karte um Karte ein, um noch einmal zu würfeln.',
    icicle: 'Würfelt gern noch einmal, lässt aber drei Karten aktiv.',
    iceberg: 'Plant gut voraus und liegt ab und zu knapp daneben.',
    avalanche: 'Wägt jede Karte, jeden Wurf und jede kommende Runde ab.',
  },
  pt: {
    snowflake: 'Quer sempre mais: congela carta atrás de carta para mais um lançamento.',
    icicle: 'Gosta de relançar, mas fica com três cartas ativas.',
    iceberg: 'Planeia bem, mas de vez em quando falha por pouco.',
    avalanche: 'Pesa cada carta, cada lançamento e cada ronda que aí vem.',
  },
}
