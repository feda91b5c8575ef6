/** Three ways to play, each chosen in one tap. */
import type { Preset } from '../../../kit/board.ts'

export const PRESETS: readonly Preset[] = [
  {
    id: 'basic',
    options: {},
    say: {
      en: 'Three claims win the throne.',
      it: 'Con tre diritti il trono è tuo.',
      fr: 'Trois titres, et le trône est à vous.',
      es: 'Con tres derechos, el trono es tuyo.',
      de: 'Mit drei Ansprüchen gehört dir der Thron.',
      pt: 'Com três direitos, o trono é teu.',
    },
  },
  {
    id: 'advanced',
    options: { claims: 5, vengeance: 'excess' },
    say: {
      en: 'Five claims, and the betrayed strike back.',
      it: 'Cinque diritti, e chi viene tradito può vendicarsi.',
      fr: 'Cinq titres, et les trahis se vengent.',
      es: 'Cinco derechos, y venganza tras una traición.',
      de: 'Fünf Ansprüche, und nach einem Verrat winkt Rache.',
      pt: 'Cinco direitos, e quem é traído vinga-se.',
    },
  },
  {
    id: 'everything',
    options: { claims: 5, vengeance: 'all', fate: 'on', crownDefence: 'on' },
    say: {
      en: 'Five claims, vengeance, fate and a crown to defend.',
      it: 'Cinque diritti, vendetta, fato e una corona da difendere.',
      fr: 'Cinq titres, la vengeance, le destin et une couronne à défendre.',
      es: 'Cinco derechos, venganza, destino y una corona que defender.',
      de: 'Fünf Ansprüche, Rache, Schicksal und die Verteidigung der Krone.',
      pt: 'Cinco direitos, vingança, destino e uma coroa para defender.',
    },
  },
]
