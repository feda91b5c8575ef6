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
      `A terceira coroa! Mas antes de parar há que entregar os pergaminhos, e são os rivais que os rolam. Um para ${left} e um para ${right}.`,
    stop: ({ right }) =>
      `A caveira voltou. A ${right} saiu um punhal, que veio para ti: já são dois. Tens três coroas: para e fica com o teu direito.`,
    give: ({ left }) =>
      `Agora és tu a trair. O teu pergaminho mostra um punhal, e vai para quem quiseres. Ali já há dois: dá o terceiro a ${left}!`,
    answer: ({ right }) => `Traição! Ali não há direito. Agora ${right} envia-te um pergaminho. Rola-o.`,
    rollAgain: 'Uma coroa. Fica bloqueada na tua zona e conta agora, no teu turno. Rola os outros seis dados.',
    betrayed: 'Três punhais: traição. O teu turno termina logo e não dá nada. O direito que já tens está a salvo.',
    rollThird: ({ left, right }) =>
      `${left} ganhou um direito com cinco caveiras, e ${right} sofreu uma traição. Os sete dados voltam a ser teus. Rola.`,
    five: 'Cinco caveiras! Também valem um direito. Sem ganância: para.',
    rollLast: ({ left, right }) => `Nem ${left} nem ${right} ganharam nada. Falta um só direito. Rola!`,
    win: 'Três coroas e nenhum pergaminho para entregar. Para: o terceiro direito é teu, e com ele o trono.',
  },
  learned: [
    'Coroas e punhais ficam bloqueados; caveiras e pergaminhos podem voltar a rolar.',
    'Cada pergaminho que te sai vai para um rival, que o rola.',
    'Um rival dá um punhal a quem quiser. Três na tua zona: traição.',
    'Com três coroas ou cinco caveiras paras: um direito.',
    'O que está na tua zona conta no teu turno. Ganha-se com três direitos.',
  ],
} satisfies LessonTexts
