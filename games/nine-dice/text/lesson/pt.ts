import type { LessonTexts } from './catalog.ts'

export const pt = {
  you: 'Raio',
  other: 'Caracol',
  notes: {
    spin: ({ you, other }) =>
      `Tu és ${you}, e ${other} não tem pressa. Quando alguém chega aos 15, ganha quem tem mais pontos. Gira a roleta!`,
    pair: ({ red }) =>
      `O número é 5. Procura um par que dê 5: ${red} 2 e 3, 2 + 3 = 5. Agarra o marcador antes dos outros!`,
    gap: ({ other, green }) =>
      `${other} também agarrou um marcador; no fim vê-se quem acertou. Subtrair também vale: ${green} 6 − 1 = 5. Agarra-o.`,
    stop: 'Mais nada dá 5, nem com o jôquer bege, que é 4. Então agarra o marcador preto, o stop. A ronda acaba aí.',
    joker: ({ blue }) =>
      `Cada marcador deu-te 2 pontos. Agora o número é 2 e o jôquer 6: ${blue} 6 − 2 − 2 = 2. Com o jôquer vale 1 ponto.`,
    late: ({ other, orange, green }) =>
      `Tarde demais para ${orange} 1 + 1: já é de ${other}. Não te custa nada. Há também ${green} 5 − 3 = 2: agarra-o.`,
    spinAgain: ({ other }) => `${other} viu que já nada servia e agarrou o stop: 2 pontos. A roleta é tua outra vez.`,
    nothing: '12, e dados baixos por todo o lado: nenhuma cor serve. O stop está logo certo, e vale 3. Agarra-o!',
  },
  learned: [
    'Dois dados de uma cor dão o número, a somar ou a subtrair: 2 pontos.',
    'Com o jôquer bege vale 1 ponto. Um marcador errado custa 1.',
    'Um marcador é de quem o agarra primeiro. Chegar tarde não custa nada.',
    'Quando já nada serve, stop: 2 pontos, às vezes 3. Cedo demais custa 3.',
    'Quando alguém chega aos 15, ganha quem tem mais pontos.',
  ],
} satisfies LessonTexts
