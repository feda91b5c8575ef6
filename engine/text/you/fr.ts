import type { Grammar } from './you.ts'

export const grammar: Grammar = {
  name: 'Vous',
  inside: 'vous',
  and: 'et',
  verbs:
    'commence commencez, fait faites, a avez, passe passez, doit devez, relance relancez, obtient obtenez, ' +
    'garde gardez, perd perdez, gagne gagnez',
  phrases: [
    ['(@[^.:]*) se partagent', '$1 vous partagez'],
    ['@ ne peut', '@ ne pouvez'],
  ],
}
