import type { Grammar } from './you.ts'

export const grammar: Grammar = {
  name: 'Tu',
  inside: 'tu',
  drops: 'já|sais|vingas-te',
  and: 'e',
  verbs:
    'lança lanças, tem tens, passa passas, reativa reativas, pontua pontuas, congela congelas, relança relanças, ' +
    'entrega entregas, dá dás, fica ficas, decide decides, gasta gastas, aceita aceitas, começa começas, ' +
    'perde perdes, renuncia renuncias, ganha ganhas, tira tiras, rouba roubas, conquista conquistas, ' +
    'defendeu defendeste, liberta libertas, gira giras, agarra agarras, diz dizes, chega chegas, escreve escreves, ' +
    'preenche preenches, usa usas, para paras, recebe recebes, não não',
  phrases: [
    ['@ já escolheu', '@ já escolheste'],
    ['@ vinga-se', '@ vingas-te'],
    ['@ sai do', '@ sais do'],
    ['@ não pode', '@ não podes'],
    ['@ não tem', '@ não tens'],
    ['@ não usa', '@ não usas'],
    ['protege @', 'protege-te'],
    ['(tira|rouba) ([^.]*) a @', '$1-te $2'],
    ['(entrega|dá) (\\d+ \\p{L}+) a @', '$1-te $2'],
    ['Uma coroa de @', 'Uma coroa tua'],
    ['na zona de @', 'na tua zona'],
    ['entre ([^.:]*)@', 'entre $1ti'],
    ['(a|de|contra) @', '$1 ti'],
  ],
}
