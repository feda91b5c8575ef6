/** Each level's character in a sentence, as its play shows it. */
import type { Lang } from '../../../engine/text/lang.ts'
import type { LevelId } from '../bots/index.ts'

export const CHARACTERS: { readonly [lang in Lang]: { readonly [level in LevelId]: string } } = {
  en: {
    turtle: 'Takes its time, and misses a sum here and there.',
    hare: 'Quick to grab, and wrong now and then.',
    fox: 'Adds fast and rarely slips up.',
    falcon: 'Sees it first, and hardly ever slips up.',
  },
  it: {
    turtle: 'Se la prende comoda e ogni tanto le sfugge una somma.',
    hare: 'Ha la mano svelta e ogni tanto sbaglia.',
    fox: 'Fa i conti in fretta e sbaglia di rado.',
    falcon: 'Vede tutto per primo e non sbaglia quasi mai.',
  },
  fr: {
    turtle: 'Prend son temps et laisse parfois passer un calcul.',
    hare: 'Attrape vite et se trompe de temps en temps.',
    fox: 'Calcule vite et se trompe rarement.',
    falcon: 'Voit tout en premier et ne se trompe presque jamais.',
  },
  es: {
    turtle: 'Se toma su tiempo y a veces se le escapa una suma.',
    hare: 'Agarra deprisa y de vez en cuando falla.',
    fox: 'Suma rápido y rara vez falla.',
    falcon: 'Lo ve primero y casi nunca falla.',
  },
  de: {
    turtle: 'Lässt sich Zeit und übersieht hier und da eine Summe.',
    hare: 'Schnappt schnell zu und liegt ab und zu daneben.',
    fox: 'Rechnet schnell und irrt sich selten.',
    falcon: 'Sieht es zuerst und irrt sich fast nie.',
  },
  pt: {
    turtle: 'Não tem pressa e às vezes escapa-lhe uma conta.',
    hare: 'Agarra depressa e de vez em quando engana-se.',
    fox: 'Faz contas depressa e raramente se engana.',
    falcon: 'Vê antes de todos e quase nunca se engana.',
  },
}
