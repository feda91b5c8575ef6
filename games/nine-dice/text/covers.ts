/** The texts of the box and the names of the bots: small, because the first page loads them. */
import type { Cover } from '../../../engine/text/game.ts'
import type { Lang } from '../../../engine/text/lang.ts'
import type { LevelId } from '../bots/index.ts'

export const COVERS: { readonly [lang in Lang]: Cover<LevelId> } = {
  en: {
    /** The name of the game, as on its box. */
    name: '9 Dice',
    /** Front page, below the name: what you do in the game, in one sentence. */
    tagline: 'One number, nine dice: spot the pair that makes it, and grab its disc first.',
    /** Names of the bots, in the game’s own world, from the weakest to the strongest. */
    levels: { turtle: 'Turtle', hare: 'Hare', fox: 'Fox', falcon: 'Falcon' },
  },
  it: {
    name: '9 Dice',
    tagline: 'Un numero, nove dadi: trova la coppia che lo forma e prendi il suo segnalino prima degli altri.',
    levels: { turtle: 'Tartaruga', hare: 'Lepre', fox: 'Volpe', falcon: 'Falco' },
  },
  fr: {
    name: '9 Dice',
    tagline: 'Un nombre, neuf dés : repérez la paire qui le donne et attrapez son jeton avant les autres.',
    levels: { turtle: 'Tortue', hare: 'Lièvre', fox: 'Renard', falcon: 'Faucon' },
  },
  es: {
    name: '9 Dice',
    tagline: 'Un número, nueve dados: encuentra la pareja que lo forma y agarra su ficha antes que nadie.',
    levels: { turtle: 'Tortuga', hare: 'Liebre', fox: 'Zorro', falcon: 'Halcón' },
  },
  de: {
    name: '9 Dice',
    tagline: 'Eine Zahl, neun Würfel: Finde das Paar, das sie ergibt, und schnapp dir sein Plättchen vor den anderen.',
    levels: { turtle: 'Schildkröte', hare: 'Hase', fox: 'Fuchs', falcon: 'Falke' },
  },
  pt: {
    name: '9 Dice',
    tagline: 'Um número, nove dados: descobre o par que dá o número e agarra o marcador antes dos outros.',
    levels: { turtle: 'Tartaruga', hare: 'Lebre', fox: 'Raposa', falcon: 'Falcão' },
  },
}
