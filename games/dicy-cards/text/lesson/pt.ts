import type { LessonTexts } from './catalog.ts'

export const pt = {
  you: 'Sol',
  other: 'Geada',
  notes: {
    roll: ({ you, other }) =>
      `Tu és ${you} e jogas contra ${other}. Este jogo curto acaba quando um dos dois chegar aos 50 pontos. Lança os teus seis dados.`,
    score: ({ straight }) =>
      `Cada carta mostra quanto vale agora. ${straight} usa 3 4 5 6: 18 pontos. Toca nela e pontua-a.`,
    freeze: ({ other, anyTwo, twoPairs }) =>
      `${other} pontuou ${anyTwo}, e o efeito obriga-te a congelar uma carta. Tu escolhes qual: congela ${twoPairs}, aqui a mais difícil.`,
    rollAgain:
      'Duas das tuas cartas estão agora sob o gelo: a que pontuaste e a que congelaste. Restam-te três. Lança os dados.',
    reroll: ({ anyTwo }) =>
      `Ainda não chega. Podes pagar com uma carta para relançar. Toca nos dois cincos para os guardar, toca em ${anyTwo} para a congelar e relança o resto.`,
    scoreMore: ({ odds }) => `Cinco dados ímpares! ${odds} usa-os todos: 19 pontos. Pontua-a.`,
    wake: ({ other, straight }) =>
      `${other} não conseguiu nada e passou. Quem passa reativa todas as suas cartas, e os outros reativam uma cada um. Reativa ${straight}.`,
    rollTwoLeft: 'Tens duas cartas ativas. Vamos lá ver para que servem.',
    pass: ({ straight, noSixes }) =>
      `Nada seguido para ${straight}, e os seis impedem ${noSixes}. Podes sempre passar: não dá pontos, mas reativas todas as tuas cartas.`,
    rollAll: 'As cinco estão outra vez ativas, e faltam-te 13 pontos. Lança!',
    reach: ({ odds, other }) =>
      `${odds} dá 17 pontos, o que faz 54. A ronda vai até ao fim: ${other} ainda tem um turno. Pontua-a.`,
  },
  learned: [
    'Lança os dados e pontua uma carta. A carta pontuada congela.',
    'Para relançar, guarda os dados que quiseres e congela uma carta.',
    'Algumas cartas fazem os outros congelar ou reativar uma das suas.',
    'Passa, e reativas todas as tuas cartas.',
    'Quando alguém chega à meta, joga-se a ronda até ao fim: ganha quem tiver mais pontos.',
  ],
} satisfies LessonTexts
