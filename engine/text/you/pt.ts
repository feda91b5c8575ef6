import type { Grammar } from './you.ts'

export const grammar: Grammar = {
  name: 'Tu',
  inside: 'tu',
  drops: 'já|sais|vingas-te',
  and: 'e',
  verbs:
    'lança lanças, tem tens, passa passas, relança relanças, fica ficas, começa começas, perde perdes, ' +
    'ganha ganhas, tira tiras, não não',
  phrases: [
    ['@ já escolheu', '@ já escolheste'],
    ['@ não pode', '@ não podes'],
    ['@ não tem', '@ não tens'],
    ['entre ([^.:]*)@', 'entre $1ti'],
    ['(a|de|contra) @', '$1 ti'],
  ],
}
