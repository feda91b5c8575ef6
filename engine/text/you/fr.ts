import type { Grammar } from './you.ts'

export const grammar: Grammar = {
  name: 'Vous',
  inside: 'vous',
  and: 'et',
  verbs:
    'commence commencez, fait faites, a avez, passe passez, dégèle dégelez, doit devez, marque marquez, gèle gelez, ' +
    'relance relancez, obtient obtenez, transmet transmettez, donne donnez, garde gardez, dépense dépensez, ' +
    'accepte acceptez, perd perdez, renonce renoncez, prend prenez, vole volez, conquiert conquérez, libère libérez, ' +
    'attrape attrapez, annonce annoncez, gagne gagnez, atteint atteignez, écrit écrivez, remplit remplissez, ' +
    'utilise utilisez',
  phrases: [
    ['(@ (?:passe|doit passer) et dégèle) ses', '$1 vos'],
    ['(@[^.:]*) ne peuvent', '$1 ne pouvez'],
    ['(@[^.:]*) se partagent', '$1 vous partagez'],
    ['@ n’a aucun dé et perd son tour', '@ n’avez aucun dé et perdez votre tour'],
    ['(capture|prend|vole) (une? [^.:!]*?|la couronne) à @', 'vous $1 $2'],
    ['(transmet|donne) (\\d+ \\p{L}+) à @(?!,| et \\d)', 'vous $1 $2'],
    ['@ s’arrête', '@ vous arrêtez'],
    ['@ se venge', '@ vous vengez'],
    ['@ ne peut', '@ ne pouvez'],
    ['@ n’utilise', '@ n’utilisez'],
    ['protège @', 'vous protège'],
    ['vaut à @', 'vous vaut'],
  ],
}
