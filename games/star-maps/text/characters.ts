/** Each level's character in a sentence, as its play shows it. */
import type { Lang } from '../../../engine/text/lang.ts'
import type { LevelId } from '../bots/index.ts'

export const CHARACTERS: { readonly [lang in Lang]: { readonly [level in LevelId]: string } } = {
  en: {
    stargazer: 'Follows whatever catches the eye: any good star will do.',
    pilot: 'Sees where numbers belong, and often settles for less.',
    navigator: 'Reads the sky well and rarely drifts off course.',
    astronomer: 'Plays the rest of the night in its head before it writes.',
  },
  it: {
    stargazer: 'Segue quello che salta all’occhio: una bella stella vale l’altra.',
    pilot: 'Vede dove vanno i numeri e spesso si accontenta.',
    navigator: 'Legge bene il cielo e di rado va fuori rotta.',
    astronomer: 'Prima di scrivere immagina tutto il resto della notte.',
  },
  fr: {
    stargazer: 'Suit ce qui attire le regard : une belle étoile en vaut une autre.',
    pilot: 'Voit où vont les nombres et se contente souvent de peu.',
    navigator: 'Lit bien le ciel et dévie rarement de sa route.',
    astronomer: 'Joue toute la suite de la nuit dans sa tête avant d’écrire.',
  },
  es: {
    stargazer: 'Se deja llevar por la vista: cualquier estrella bonita le vale.',
    pilot: 'Ve dónde encajan los números, pero a menudo se conforma con menos.',
    navigator: 'Lee bien el cielo y rara vez pierde el rumbo.',
    astronomer: 'Antes de escribir, juega mentalmente el resto de la noche.',
  },
  de: {
    stargazer: 'Folgt dem, was gerade ins Auge fällt: Jeder schöne Stern ist ihm recht.',
    pilot: 'Sieht, wohin die Zahlen gehören, und gibt sich oft mit weniger zufrieden.',
    navigator: 'Liest den Himmel gut und kommt selten vom Kurs ab.',
    astronomer: 'Spielt im Kopf die ganze Nacht zu Ende, bevor er schreibt.',
  },
  pt: {
    stargazer: 'Segue o que salta à vista: qualquer estrela bonita serve.',
    pilot: 'Vê onde cabem os números, mas muitas vezes contenta-se com menos.',
    navigator: 'Lê bem o céu e raramente se desvia da rota.',
    astronomer: 'Antes de escrever, joga na cabeça o resto da noite.',
  },
}
