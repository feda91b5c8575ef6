import type { BookTexts } from './catalog.ts'

export const book = {
  intro:
    'O spinner dá um número, rolam-se nove dados e todos olham ao mesmo tempo: que par de cor forma o número? Agarra o seu ' +
    'marcador antes dos outros. Quando já não há nenhum par que sirva, agarra o marcador preto: stop.',
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
  R1: 'Todos começam com 3 pontos. Um lançamento decide quem roda primeiro o spinner; depois passa à esquerda, ronda a ronda.',
  R2:
    'No início de cada ronda os cinco marcadores estão na mesa. Spinner e dados saem juntos e, assim que se veem, qualquer pessoa ' +
    'pode agir, a qualquer momento e sem ordem.',
  R3:
    'Tira um marcador de cor que ainda esteja na mesa: afirmas que os seus dois dados formam o número. Cada marcador é de quem ' +
    'chega primeiro, uma só vez. Podes tirar vários. Chegar tarde não custa nada.',
  R4:
    'Sem jôquer, um par forma o número somando os dois dados ou subtraindo um do outro. Com o jôquer, os três dados somam-se ou ' +
    'subtraem-se como quiseres. Usam-se sempre os dois dados de cor, só há mais e menos, e o jôquer pode servir a várias cores.',
  R5:
    'Tira o marcador preto: afirmas que nenhum dos marcadores que estão na mesa se pode ainda tirar com razão. A ronda acaba logo. ' +
    'Quando as quatro cores já saíram, o stop continua em disputa, e então está sempre certo.',
  R6: 'Um marcador tirado por engano fica tirado até ao fim da ronda. Não volta à mesa e não conta quando se verifica o stop.',
  R7:
    'Se o tempo da ronda acaba, ela termina sem stop: as cores pontuam como sempre, e ninguém ganha nem perde nada pelo marcador ' +
    'preto.',
  fair:
    'Numa mesa em linha todos veem os dados no mesmo instante, e conta o momento em que agiste, não a rapidez da tua ligação. Com ' +
    'tempos iguais vem primeiro quem tem o spinner, depois os outros para a esquerda.',
  R8:
    'Cada cor certa dá 2 pontos, ou 1 se precisa do jôquer; conta a melhor maneira. Cada cor errada custa 1 ponto. Até ao fim da ' +
    'ronda ninguém sabe o que está certo. Onde se diz a conta, é a conta que pontua: 1 ponto se usa o jôquer, mesmo que o par ' +
    'bastasse, e uma conta falsa é um erro mesmo que outra esteja certa. O stop não pede conta.',
  R9:
    'Um stop certo dá 2 pontos, ou 3 no caso que as opções dizem. Um errado custa 3 pontos: algum marcador da mesa ainda se podia ' +
    'tirar com razão.',
  R10:
    'Se assim combinarem, quem tira o stop, com ou sem razão, perde 3 pontos em vez de 1 por cada cor sua errada. Um stop errado ' +
    'custa além disso os seus 3 pontos.',
  R11: 'Ganhos e perdas da ronda somam-se primeiro; se depois o total for menor do que 0, passa a 0.',
  R12:
    'Quando alguém tem 15 pontos ou mais no fim de uma ronda, ganha o total mais alto. Se vários o partilham, só esses jogam ' +
    'rondas de desempate: todos os marcadores, a mesma pontuação, mas cada ronda parte de 0 e pode ir abaixo. Quem tem o melhor ' +
    'resultado joga outra; os outros saem, e quem sai mais tarde fica mais à frente. Os totais não mudam. Ao fim de cinco rondas de desempate ' +
    'sem vencedor, a vitória é partilhada. Sem adversários joga-se até à meta, e o resultado é o número de rondas.',
  examples: {
    pair: 'Número 2, laranja 1 e 1: certo sem jôquer, 1 + 1 = 2.',
    joker: 'Número 2, vermelho 2 e 2, jôquer 6: certo com o jôquer, 6 − 2 − 2 = 2.',
    twelve: 'Número 12, um par de seis: certo, 6 + 6 = 12.',
    gap: 'Número 1, um par de 3 e 4: certo, 4 − 3 = 1.',
    fives: 'Número 5, um par de cincos, jôquer 5: certo com o jôquer, 5 + 5 − 5 = 5.',
    nothing:
      'Pode acontecer que nenhuma cor sirva: cerca de uma ronda em cinco com os números de 1 a 12. Então o stop está certo logo.',
  },
} satisfies BookTexts
