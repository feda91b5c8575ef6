import type { LessonTexts } from './catalog.ts'

export const pt = {
  you: 'Nova',
  other: 'Cometa',
  notes: {
    write: ({ you, other }) =>
      `Tu és ${you}. Saíram 1 e 4. O 1 dá a forma: escreve 4 junto da gota, na casa assinalada. ${other} também escolhe, em segredo.`,
    lock: 'Agora 3 e 4. A casa toca também numa estrela bloqueada: o cadeado quer uma diferença de 0. Escreve 4 do outro lado: 4 − 4 = 0!',
    shared:
      'Abriu-se um braço inteiro, e neste capítulo um 0 vale 3. Uma casa conta para todas as suas estrelas: escreve 6 e descobres uma, 6 − 4 = 2.',
    far: 'Números afastados valem muito. O 3 dá a forma: escreve 1 junto dessa estrela: 6 − 1 = 5.',
    dashed: ({ other }) =>
      `O cadeado de ${other} queria 1 e teve 3: encravou de vez. Tens 6 e 1: escreve 1 junto da estrela de seis pontas. A outra linha ainda é tracejada.`,
    three:
      'Agora 4 e 1. Esta casa tem três estrelas. O 4 dá a forma; escreve 1: a gota também fica descoberta, 4 − 1 = 3.',
    circle: ({ other }) =>
      `Par de 5, e ${other} não tem jogada: última ronda. Deixa os dados de lado e preenche o círculo. A linha tracejada já conta: 4 − 1 = 3.`,
  },
  learned: [
    'Um dado indica a forma, o outro é o número que escreves junto de uma estrela assim.',
    'Com as duas casas preenchidas, a estrela está descoberta e vale a diferença.',
    'Em vez de escrever podes preencher um círculo: daí em diante contam as suas linhas tracejadas.',
    'Um cadeado só abre com o seu número, e com ele abre um braço inteiro.',
    'Quando alguém fica sem jogada, o jogo acaba. Ganha quem tem mais pontos.',
  ],
} satisfies LessonTexts
