import type { Grammar } from './you.ts'

export const grammar: Grammar = {
  name: 'Tú',
  inside: 'tú',
  drops: 'te|le|sales',
  and: 'y ahora|y',
  verbs:
    'lanza lanzas, saca sacas, tiene tienes, pasa pasas, descongela descongelas, puntúa puntúas, congela congelas, ' +
    'relanza relanzas, entrega entregas, da das, gasta gastas, acepta aceptas, empieza empiezas, pierde pierdes, ' +
    'renuncia renuncias, consigue consigues, conquista conquistas, ha has, libera liberas, gana ganas, gira giras, ' +
    'agarra agarras, dice dices, llega llegas, escribe escribes, rellena rellenas, usa usas, recibe recibes, no no',
  phrases: [
    ['([^.: ][^.:]*@|@)([^.:]*) se quedan sin jugada: última ronda', 'Última ronda, sin jugada: $1$2'],
    ['([^.: ][^.:]*@|@)([^.:]*) comparten la victoria', 'Victoria compartida: $1$2'],
    ['([^.: ][^.:]*@|@)([^.:]*) salen del desempate', 'Fuera del desempate: $1$2'],
    ['(@ .*\\. )@ consigue', '$1Consigues'],
    ['(@ .*\\. )@ gana', '$1Ganas'],
    ['(@ .*\\. )@ libera', '$1Liberas'],
    ['(@ .*\\. )@ conquista', '$1Conquistas'],
    ['(?<=\\. )@ se queda sin jugada', 'Te quedas sin jugada'],
    ['Empieza @', 'Empiezas tú'],
    ['Gana @', 'Ganas tú'],
    ['(@ da .*) y se queda', '$1 y te quedas'],
    ['@ se queda', '@ te quedas'],
    ['(@ se planta .*) y sube', '$1 y subes'],
    ['@ se planta', '@ te plantas'],
    ['@ se venga', '@ te vengas'],
    ['@ se lleva', '@ te llevas'],
    ['@ sale del', '@ sales del'],
    ['@ le quita', '@ le quitas'],
    ['@ le roba', '@ le robas'],
    ['@ no puede', '@ no puedes'],
    ['@ no tiene', '@ no tienes'],
    ['@ no usa', '@ no usas'],
    ['protege a @', 'te protege'],
    ['le (quita|roba) ([^.]*) a @', 'te $1 $2'],
    ['Una corona de @', 'Una corona tuya'],
    ['en la zona de @', 'en tu zona'],
    ['(?<!@) (entrega|da) ((?:(?! a )[^.:@])+) a @(?=[.:]| y se queda|$)', ' te $1 $2'],
    ['(a|de) @', '$1 ti'],
  ],
}
