import type { LessonTexts } from './catalog.ts'

export const pt = {
  you: 'Raio',
  other: 'Caracol',
  notes: {
    spin: ({ you, other }) =>
      `O teu nome é ${you}, e ${other} não tem pressa. Quando alguém chega a 15, ganha quem tem mais pontos. Roda o spinner!`,
    pair: ({ red }) =>
      `O número é 5. Procura um par que o forme: ${red} 2 e 3, 2 + 3 = 5. Agarra o marcador antes dos outros!`,
    gap: ({ other, green }) =>
      `${other} também tirou um marcador; no fim vê-se quem tem razão. Subtrair também vale: ${green} 6 − 1 = 5. Agarra-o.`,
    stop: 'Mais nada dá 5, nem com o jôquer bege, que é 4. Di-lo: agarra o marcador preto, o stop. A ronda acaba.',
    joker: ({ blue }) =>
      `Cada marcador deu-te 2 pontos. Agora o número é 2 e o jôquer 6: ${blue} 6 − 2 − 2 = 2. Com o jôquer é 1 ponto.`,
    late: ({ other, orange, green }) =>
      `Tarde demais para ${orange} 1 + 1: já é de ${other}. Não te custa nada. Há também ${green} 5 − 3 = 2: agarra-o.`,
    spinAgain: ({ other }) => `${other} viu que não restava nada e tirou o stop: 2 pontos. O spinner volta a ti.`,
    nothing: '12, e dados baixos por todo o lado: nenhuma cor serve. Então o stop está certo logo, e vale 3. Agarra-o!',
  },
  learned: [
    'Dois dados de uma cor formam o número com mais ou menos: 2 pontos.',
    'Com o jôquer bege é 1 ponto. Um marcador errado custa 1.',
    'Um marcador é de quem o agarra primeiro. Chegar tarde não custa nada.',
    'Quando não resta nada, stop: 2 pontos, ou 3. Cedo demais custa 3.',
    'Quando alguém tem 15 pontos, ganha o total mais alto.',
  ],
} satisfies LessonTexts
