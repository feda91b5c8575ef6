import type { LessonTexts } from './catalog.ts'

export const pt = {
  you: 'Rowan',
  left: 'Isolda',
  right: 'Mordred',
  notes: {
    roll: ({ you, left, right }) =>
      `Tu és ${you}; ${left} e ${right} querem o mesmo trono. Ganha-se com três direitos. Lança os teus sete dados.`,
    reroll:
      'Coroas e punhais ficam bloqueados. Três coroas valem um direito; três punhais são uma traição. Tens duas coroas: relança as caveiras.',
    hand: ({ left, right }) =>
      `A terceira coroa. Mas antes de parares tens de entregar os pergaminhos aos rivais, que os lançam. Dá um a ${left} e outro a ${right}.`,
    stop: ({ right }) =>
      `A caveira voltou. Saiu um punhal a ${right}, que to deu: já tens dois. Mas tens três coroas: é altura de parar e ganhar o teu direito.`,
    give: ({ left }) =>
      `Agora és tu o rival. No teu pergaminho saiu um punhal, que podes dar a quem quiseres. ${left} já tem dois: dá-lhe o terceiro.`,
    answer: ({ right }) =>
      `Traição! Esse turno não dá nenhum direito. Agora ${right} entrega-te um pergaminho. Lança-o.`,
    rollAgain: 'Uma coroa. Fica bloqueada na tua zona e conta agora, no teu turno. Lança os outros seis dados.',
    betrayed: 'Três punhais: traição. O teu turno acaba logo e não dá nada. O direito que já tens está a salvo.',
    rollThird: ({ left, right }) =>
      `${left} ganhou um direito com cinco caveiras, e ${right} sofreu uma traição. Os sete dados voltam a ser teus. Lança.`,
    five: 'Cinco caveiras. Também valem um direito. Sem ganância: é melhor parar.',
    rollLast: ({ left, right }) => `Nem ${left} nem ${right} ganharam nada. Falta-te um só direito. Lança.`,
    win: 'Três coroas e nenhum pergaminho para entregar. Podes parar: o terceiro direito é teu, e com ele o trono.',
  },
  learned: [
    'Coroas e punhais ficam bloqueados; caveiras e pergaminhos podem ser relançados.',
    'Cada pergaminho que te sai vai para um rival, que o lança.',
    'Um rival dá o seu punhal a quem quiser. Três na tua zona: traição.',
    'Se parares com três coroas ou cinco caveiras, ganhas um direito.',
    'O que está na tua zona conta no teu turno. Ganha-se com três direitos.',
  ],
} satisfies LessonTexts
