import type { BookTexts } from './catalog.ts'

export const book = {
  intro:
    'A roleta (na caixa, «spinner») dá um número, lançam-se nove dados e todos olham ao mesmo tempo: que par de cor dá o ' +
    'número? Agarra o marcador dessa cor antes dos outros. Quando já não há nenhum par que sirva, agarra o marcador preto: stop.',
  headings: {
    dice: 'Dados e marcadores',
    setup: 'Preparação',
    round: 'Uma ronda',
    scoring: 'Pontuação',
    end: 'O fim',
    examples: 'Exemplos',
    options: 'Opções',
  },
  dice:
    'Há quatro pares de dados, vermelho, laranja, azul e verde, e um dado bege, o jôquer. Para cada cor há um marcador, e o preto ' +
    'é o stop. Cada cor tem também a sua forma, nos dados e no marcador: não é preciso distinguir cores para jogar.',
  R1: 'Todos começam com 3 pontos. Um lançamento decide quem gira a roleta primeiro; depois ela passa para a esquerda, ronda a ronda.',
  R2:
    'No início de cada ronda os cinco marcadores estão na mesa. Gira-se a roleta e lançam-se os dados ao mesmo tempo. Assim que ' +
    'se veem, qualquer jogador pode agarrar, quando quiser e por qualquer ordem.',
  R3:
    'Ao agarrar um marcador de cor que ainda esteja na mesa, afirmas que os dois dados dessa cor dão o número. Cada marcador é ' +
    'de quem chega primeiro; podes agarrar vários. Chegar tarde não custa nada.',
  R4:
    'Sem jôquer, um par dá o número se somares os dois dados ou subtraíres um do outro. Com o jôquer, somas e subtrais os três ' +
    'dados como quiseres. Usam-se sempre os dois dados da cor, só há mais e menos, e o jôquer pode servir várias cores.',
  R5:
    'Ao agarrar o marcador preto, afirmas que nenhuma das cores ainda na mesa dá o número. A ronda acaba logo. Se as quatro ' +
    'cores já foram agarradas, o stop continua em disputa, e está sempre certo.',
  R6: 'Um marcador agarrado por engano não volta à mesa até ao fim da ronda, e não conta quando se verifica o stop.',
  R7:
    'Se o tempo acabar, a ronda termina sem stop: as cores pontuam como sempre, e ninguém ganha nem perde nada pelo marcador ' +
    'preto.',
  fair:
    'Numa mesa online todos veem os dados no mesmo instante, e conta o momento em que agarraste, não a rapidez da tua ligação. ' +
    'Com tempos iguais, primeiro está quem tem a roleta, depois os outros, para a esquerda.',
  R8:
    'Cada cor certa dá 2 pontos, ou 1 se precisar do jôquer, e conta a melhor maneira; cada cor errada custa ' +
    '1 ponto.' +
    '\nSó no fim da ronda se sabe o que está certo.' +
    '\nQuando se diz a conta, é a conta que pontua: 1 ponto se usa o jôquer, mesmo que o par bastasse, e uma ' +
    'conta errada é um erro mesmo que outra desse certo.' +
    '\nO stop não precisa de conta.',
  R9:
    'Um stop certo dá 2 pontos, ou 3 no caso indicado nas opções. Um stop errado custa 3 pontos: ainda havia na mesa uma cor que ' +
    'dava o número.',
  R10:
    'Se assim combinarem, quem agarra o stop, certo ou errado, perde 3 pontos em vez de 1 por cada cor sua que esteja errada. Um ' +
    'stop errado custa ainda os seus 3 pontos.',
  R11: 'Primeiro somam-se os ganhos e as perdas da ronda; se o total ficar abaixo de 0, passa a 0.',
  R12:
    'Quando alguém tem 15 pontos ou mais no fim de uma ronda, ganha o total mais alto.' +
    '\nSe houver empate, só os empatados jogam rondas de desempate: todos os marcadores e a mesma pontuação, ' +
    'mas cada ronda começa em 0 e pode ficar abaixo.' +
    '\nOs melhores da ronda jogam outra e os restantes saem; quem sai mais tarde fica melhor classificado.' +
    '\nOs totais não mudam, e ao fim de cinco rondas de desempate sem vencedor a vitória é partilhada.' +
    '\nA solo jogas até à meta, e o resultado é o número de rondas.' +
    '\nOu dez rondas, e contam os pontos.',
  examples: {
    pair: 'Número 2, laranja 1 e 1: certo sem jôquer, 1 + 1 = 2.',
    joker: 'Número 2, vermelho 2 e 2, jôquer 6: certo com o jôquer, 6 − 2 − 2 = 2.',
    twelve: 'Número 12, um par de seis: certo, 6 + 6 = 12.',
    gap: 'Número 1, um par de 3 e 4: certo, 4 − 3 = 1.',
    fives: 'Número 5, um par de cincos, jôquer 5: certo com o jôquer, 5 + 5 − 5 = 5.',
    nothing:
      'Pode acontecer que nenhuma cor sirva: cerca de uma ronda em cinco, com os números de 1 a 12. Aí o stop está logo certo.',
  },
} satisfies BookTexts
