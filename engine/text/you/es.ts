import type { Grammar } from './you.ts'

export const grammar: Grammar = {
  name: 'Tú',
  inside: 'tú',
  drops: 'te|le|sales',
  and: 'y ahora|y',
  verbs:
    'lanza lanzas, saca sacas, tiene tienes, pasa pasas, relanza relanzas, empieza empiezas, pierde pierdes, ' +
    'ha has, gana ganas, no no',
  phrases: [
    ['([^.: ][^.:]*@|@)([^.:]*) comparten la victoria', 'Victoria compartida: $1$2'],
    ['Empieza @', 'Empiezas tú'],
    ['Gana @', 'Ganas tú'],
    ['@ se queda', '@ te quedas'],
    ['@ se planta', '@ te plantas'],
    ['@ no puede', '@ no puedes'],
    ['@ no tiene', '@ no tienes'],
    ['(a|de) @', '$1 ti'],
  ],
}
