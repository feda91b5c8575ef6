import type { LessonTexts } from './catalog.ts'

export const pt = {
  you: 'Sol',
  other: 'Geada',
  notes: {
    roll: ({ you, other }) =>
      `Tu és ${you} e jogas contra ${other}. Quem chega aos 50 pontos põe fim a este jogo curto. Rola os teus seis dados.`,
    score: ({ straight }) =>
      `Cada carta mostra quanto dariam estes dados. ${straight} leva 3 4 5 6: 18 pontos. Toca nela e pontua-a.`,
    freeze: ({ other, anyTwo, twoPairs }) =>
      `${other} pontuou ${anyTwo}, e o efeito obriga-te a congelar uma carta. Tu escolhes qual: abdica de ${twoPairs}, aqui a mais difícil.`,
    rollAgain: 'Duas das tuas cartas estão agora sob o gelo: a que pontuaste e a que congelaste. Restam-te três. Rola.',
    reroll: ({ anyTwo }) =>
      `Ainda não chega. Podes pagar com uma carta para voltar a rolar. Toca nos dois cincos para os guardar, toca em ${anyTwo} para a congelar e volta a rolar o resto.`,
    scoreMore: ({ odds }) => `Cinco dados ímpares! ${odds} leva-os todos: 19 pontos. Pontua-a.`,
    wake: ({ other, straight }) =>
      `${other} não encontrou nada e passou o turno. Quem passa reativa todas as suas cartas, e cada uma das outras pessoas reativa uma. Reativa ${straight}.`,
    rollTwoLeft: 'Tens duas cartas ativas. Vejamos se servem para alguma coisa.',
    pass: ({ straight, noSixes }) =>
      `Nada seguido para ${straight}, e os seis impedem ${noSixes}. Podes sempre passar o turno: sem pontos, mas todas as tuas cartas voltam a ficar ativas.`,
    rollAll: 'As cinco estão de novo ativas, e faltam 13 pontos. Rola!',
    reach: ({ odds, other }) =>
      `${odds} dá 17 pontos, o que faz 54. A ronda joga-se até ao fim: ${other} ainda tem um turno. Pontua-a.`,
  },
  learned: [
    'Rola e pontua uma carta. A carta pontuada fica congelada.',
    'Para voltar a rolar, guarda o que quiseres e congela uma carta.',
    'Algumas cartas fazem outras pessoas congelar ou reativar uma das suas.',
    'Passa o turno, e todas as tuas cartas ficam ativas.',
    'Quando alguém alcança a meta, joga-se a ronda até ao fim; ganha quem tiver mais pontos.',
  ],
} satisfies LessonTexts
