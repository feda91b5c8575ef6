/** The texts of the box and the names of the bots: small, because the first page loads them. */
import type { Cover } from '../../../engine/text/game.ts'
import type { Lang } from '../../../engine/text/lang.ts'
import type { LevelId } from '../bots/index.ts'

export const COVERS: { readonly [lang in Lang]: Cover<LevelId> } = {
  en: {
    /** The name of the game, as on its box. */
    name: 'Dice of Crowns',
    /** Front page, below the name: what you do in the game, in one sentence. */
    tagline: 'Gather crowns, hand out scrolls, and mind the daggers: three claims win the throne.',
    /** Names of the bots, in the game’s own world, from the weakest to the strongest. */
    levels: { squire: 'Squire', courtier: 'Courtier', plotter: 'Plotter', sovereign: 'Sovereign' },
  },
  it: {
    name: 'Dice of Crowns',
    tagline: 'Raccogli corone, passa pergamene e occhio ai pugnali: con tre diritti il trono è tuo.',
    levels: { squire: 'Scudiero', courtier: 'Cortigiano', plotter: 'Cospiratore', sovereign: 'Sovrano' },
  },
  fr: {
    name: 'Dice of Crowns',
    tagline:
      'Réunissez des couronnes, transmettez des parchemins, gare aux dagues : trois titres et le trône est à vous.',
    levels: { squire: 'Écuyer', courtier: 'Courtisan', plotter: 'Comploteur', sovereign: 'Souverain' },
  },
  es: {
    name: 'Dice of Crowns',
    tagline: 'Reúne coronas, entrega pergaminos y cuidado con las dagas: con tres derechos el trono es tuyo.',
    levels: { squire: 'Escudero', courtier: 'Cortesano', plotter: 'Conspirador', sovereign: 'Soberano' },
  },
  de: {
    name: 'Dice of Crowns',
    tagline:
      'Sammle Kronen, verteile Schriftrollen und hüte dich vor Dolchen: Mit drei Ansprüchen gehört der Thron dir.',
    levels: { squire: 'Knappe', courtier: 'Höfling', plotter: 'Ränkeschmied', sovereign: 'Herrscher' },
  },
  pt: {
    name: 'Dice of Crowns',
    tagline: 'Junta coroas, entrega pergaminhos e cuidado com os punhais: com três direitos o trono é teu.',
    levels: { squire: 'Escudeiro', courtier: 'Cortesão', plotter: 'Conspirador', sovereign: 'Soberano' },
  },
}
