import type { LessonTexts } from './catalog.ts'

export const pt = {
  you: 'Rowan',
  left: 'Isolda',
  right: 'Mordred',
  notes: {
    roll: ({ you, left, right }) =>
      `O teu nome é ${you}; ${left} e ${right} querem o mesmo trono. Ganha-se com três direitos. Rola os teus sete dados.`,
    reroll:
      'Coroas e punhais ficam bloqueados. Três coroas valem um direito, três punhais uma traição. Tens duas coroas: volta a rolar as caveiras.',
    hand: ({ left, right }) =>
      `A terceira coroa. Mas antes de parares há que entregar os pergaminhos, e são os rivais que os rolam. Um para ${left} e um para ${right}.`,
    stop: ({ right }) =>
      `A caveira voltou. ${right} obteve um punhal e deu-to: já são dois. Tens três coroas: é altura de parar e ficar com o teu direito.`,
    give: ({ left }) =>
      `Agora és tu a trair. O teu pergaminho mostra um punhal, e dá-lo a quem quiseres. ${left} já tem dois: dá-lhe o terceiro.`,
    answer: ({ right }) => `Traição: desta vez, nenhum direito. Agora ${right} entrega-te um pergaminho. Rola-o.`,
    rollAgain: 'Uma coroa. Fica bloqueada na tua zona e conta agora, no teu turno. Rola os outros seis dados.',
    betrayed: 'Três punhais: traição. O teu turno termina logo e não dá nada. O direito que já tens está a salvo.',
    rollThird: ({ left, right }) =>
      `${left} ganhou um direito com cinco caveiras, e ${right} sofreu uma traição. Os sete dados voltam a ser teus. Rola.`,
    five: 'Cinco caveiras. Também valem um direito. Sem ganância: é melhor parar.',
    rollLast: ({ left, right }) => `Nem ${left} nem ${right} ganharam nada. Falta-te um só direito. Rola.`,
    win: 'Três coroas e nenhum pergaminho para entregar. Podes parar: o terceiro direito é teu, e com ele o trono.',
  },
  learned: [
    'Coroas e punhais ficam bloqueados; caveiras e pergaminhos podem voltar a rolar.',
    'Cada pergaminho que obténs vai para um rival, que o rola.',
    'Um rival dá o seu punhal a quem quiser. Três na tua zona: traição.',
    'Com três coroas ou cinco caveiras paras: um direito.',
    'O que está na tua zona conta no teu turno. Ganha-se com três direitos.',
  ],
} satisfies LessonTexts
