import { plural } from '../../../engine/text/lang.ts'
import { COVERS } from './covers.ts'
import type { Catalog } from './en.ts'

const seconds = (n: number | string) => `${n} s`

const points = (n: number) => plural('pt', n, { one: `${n} ponto`, other: `${n} pontos` })

const board = {
  questions: {
    which: ({ number }) => `Que cor dá ${number} com + ou −?`,
    whichFirst: ({ number }) => `Que cor dá ${number} com + ou −, com ou sem jóquer?`,
    grab: 'Agarra um marcador',
    spin: 'Girar e lançar',
    statement: ({ disc, number }) => `Agarrar o ${disc}: que conta dá ${number}?`,
    ready: 'Preparados?',
    round: ({ round }) => `Ronda ${round}`,
    roundOf: ({ round, of }) => `Ronda ${round} de ${of}`,
    tie: ({ round }) => `Ronda de desempate ${round} de 5.`,
    out: 'Ficaste de fora: os outros jogam o desempate.',
  },
  pieces: {
    spinner: ({ number }) => `O número é ${number}`,
    spinnerOf: ({ who }) => `A roleta: ${who}`,
    dice: 'Os dados',
    die: ({ colour, shape, face }) => `Dado ${colour}, ${shape}: ${face}`,
    joker: ({ face }) => `Jóquer: ${face}`,
    discs: 'Os marcadores',
    disc: ({ disc, shape }) => `Marcador ${disc}, ${shape}`,
    discOf: ({ disc, who }) => `Marcador ${disc}, agarrado: ${who}`,
    stop: 'Marcador preto: stop',
    stopOf: ({ who }) => `Stop, agarrado: ${who}`,
    pending: ({ disc }) => `${disc}: tens a mão em cima`,
    clock: ({ seconds: left }) => `Tempo: ${seconds(left)}`,
    rail: ({ target }) => `Pontos, até ${target}`,
    points: ({ who, points: n }) => `${who}: ${points(n)}`,
    gain: ({ who, gain }) => `${who}: ${gain} nesta ronda`,
  },
  statement: {
    withJoker: 'Com o jóquer: 1 ponto',
    withoutJoker: 'Sem jóquer: 2 pontos',
    say: ({ sum }) => `Agarrar: ${sum}`,
    back: 'Outro marcador',
  },
  grab: {
    tooLate: ({ disc, who }) => `Tarde demais: ${who} tem o ${disc}.`,
    photo: ({ who, other, ms }) =>
      ms === 0
        ? `Foto-finish: ${who} e ${other} no mesmo instante. Mais perto da roleta: ${who}.`
        : `Foto-finish: ${who} primeiro, ${other} ${ms} ms depois.`,
    read: 'Ler outra vez o número e os dados',
    own: 'Agarra só da tua fila de marcadores.',
  },
  verdict: {
    title: 'A ronda acabou',
    timeUp: 'O tempo acabou',
    nobody: 'Ninguém agarrou marcadores',
    right: 'certo',
    not: 'errado',
    plain: 'sem jóquer',
    withJoker: 'com o jóquer',
    wrong: ({ number }) => `nenhuma conta dá ${number}`,
    falseSum: ({ number }) => `não dá ${number}`,
    stopRight: 'já nada serve',
    stopBonus: 'com o bónus',
    stopWrong: 'cedo demais',
    left: 'ninguém o viu',
    missed: ({ disc, sum }) => `Ninguém viu o ${disc}: ${sum}`,
  },
  practice: {
    number: 'Número',
    wrong: 'Cor que não dá o número',
    early: 'Stop cedo demais',
    unseen: 'Stop que não viste',
  },
  referee: {
    show: 'Mostrar que cores servem',
    hide: 'Esconder outra vez',
    works: ({ colours }) => `Estas cores servem: ${colours}`,
    none: 'Nenhuma cor serve: o stop está certo.',
  },
  keys: {
    red: 'Agarrar o vermelho',
    orange: 'Agarrar o laranja',
    blue: 'Agarrar o azul',
    green: 'Agarrar o verde',
    say: 'Escolher a conta',
    clear: 'Voltar aos marcadores',
    read: 'Ouvir o número e os dados',
  },
} satisfies Catalog['board']

const book = {
  intro:
    'A roleta (na caixa, «spinner») dá um número, lançam-se nove dados e todos olham ao mesmo tempo: que par de dados dá ' +
    'o número? Agarra o marcador dessa cor antes dos outros. Quando já não há nenhum par que sirva, agarra o marcador preto: stop.',
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
    'Há quatro pares de dados, vermelho, laranja, azul e verde, e um dado bege, o jóquer. Para cada cor há um marcador, e o preto ' +
    'é o stop. Cada cor tem também a sua forma, nos dados e no marcador: não é preciso distinguir cores para jogar.',
  R1: 'Todos começam com 3 pontos. Um lançamento decide quem gira a roleta primeiro; depois ela passa para a esquerda, ronda a ronda.',
  R2:
    'No início de cada ronda os cinco marcadores estão na mesa. Gira-se a roleta e lançam-se os dados ao mesmo tempo. Assim que ' +
    'se veem, qualquer jogador pode agarrar, quando quiser e por qualquer ordem.',
  R3:
    'Ao agarrar um marcador de cor que ainda esteja na mesa, afirmas que os dois dados dessa cor dão o número. Cada marcador é ' +
    'de quem chega primeiro; podes agarrar vários. Chegar tarde não custa nada.',
  R4:
    'Sem jóquer, somas os dois dados do par ou subtrais um do outro. Com o jóquer, somas e subtrais os três ' +
    'dados como quiseres. Usam-se sempre os dois dados da cor, só há mais e menos, e o jóquer pode servir várias cores.',
  R5:
    'Ao agarrar o marcador preto, afirmas que nenhuma das cores ainda na mesa dá o número. A ronda acaba logo. Se as quatro ' +
    'cores já foram agarradas, o stop continua em disputa, e está sempre certo.',
  R6: 'Um marcador agarrado por engano não volta à mesa até ao fim da ronda, e não conta quando se verifica o stop.',
  R7:
    'Se o tempo acabar, a ronda termina sem stop: as cores pontuam como sempre, e ninguém ganha nem perde nada pelo marcador ' +
    'preto.',
  fair:
    'Numa mesa online todos veem os dados no mesmo instante, e conta o momento em que agarraste, não a rapidez da tua ligação. ' +
    'Com tempos iguais, fica à frente quem tem a roleta, depois os outros, para a esquerda.',
  R8:
    'Cada cor certa dá 2 pontos, ou 1 se precisar do jóquer, e vale a conta que dá mais; cada cor errada custa ' +
    '1 ponto.' +
    '\nSó no fim da ronda se sabe o que está certo.' +
    '\nQuando se diz a conta, é essa conta que pontua: 1 ponto se usa o jóquer, mesmo que o par bastasse, e uma ' +
    'conta errada é um erro mesmo que outra desse certo.' +
    '\nO stop não precisa de conta.',
  R9:
    'Um stop certo dá 2 pontos, ou 3 no caso indicado nas opções. Um stop errado custa 3 pontos: ainda havia na mesa uma cor que ' +
    'dava o número.',
  R10:
    'Se assim combinarem, quem agarra o stop, certo ou errado, perde 3 pontos em vez de 1 por cada cor sua que esteja errada. Se ' +
    'o stop estiver errado, perde mais 3 por isso.',
  R11: 'Primeiro somam-se os ganhos e as perdas da ronda; se o total ficar abaixo de 0, passa a 0.',
  R12:
    'Quando alguém tem 15 pontos ou mais no fim de uma ronda, ganha o total mais alto.' +
    '\nSe houver empate, só os empatados jogam rondas de desempate, com todos os marcadores e a mesma ' +
    'pontuação; mas em cada ronda todos começam com 0 pontos e podem ficar abaixo de 0.' +
    '\nOs melhores da ronda jogam outra e os restantes saem; quem sai mais tarde fica mais bem classificado.' +
    '\nOs totais não mudam, e ao fim de cinco rondas de desempate sem vencedor a vitória é partilhada.' +
    '\nA solo jogas até à meta, e o resultado é o número de rondas.' +
    '\nOu jogas dez rondas, e contam os pontos.',
  examples: {
    pair: 'Número 2, laranja 1 e 1: certo sem jóquer, 1 + 1 = 2.',
    joker: 'Número 2, vermelho 2 e 2, jóquer 6: certo com o jóquer, 6 − 2 − 2 = 2.',
    twelve: 'Número 12, um par de seis: certo, 6 + 6 = 12.',
    gap: 'Número 1, um par de 3 e 4: certo, 4 − 3 = 1.',
    fives: 'Número 5, um par de cincos, jóquer 5: certo com o jóquer, 5 + 5 − 5 = 5.',
    nothing:
      'Pode acontecer que nenhuma cor sirva: cerca de uma ronda em cinco, com os números de 1 a 12. Aí o stop está certo desde o início.',
  },
} satisfies Catalog['book']

const rounds = (n: number) => plural('pt', n, { one: `${n} ronda`, other: `${n} rondas` })

export const pt = {
  lang: 'pt',
  ...COVERS.pt,
  notation:
    'As jogadas escrevem-se «take red», «take orange», «take blue», «take green» ou «take black» e, onde se diz a conta, com os ' +
    'sinais: «take red +-» ou «take red ++-», com o jóquer no fim.',
  colours: {
    red: { name: 'vermelho', shape: 'círculo' },
    orange: { name: 'laranja', shape: 'triângulo' },
    blue: { name: 'azul', shape: 'quadrado' },
    green: { name: 'verde', shape: 'estrela' },
  },
  joker: 'jóquer',
  stop: 'stop',
  terms: { first: 'primeiro', second: 'segundo' },
  options: {
    blackBonus: {
      label: 'Quando o stop vale 3',
      help:
        'Um stop certo vale 2 pontos, às vezes 3 (R9), e os livros de regras não coincidem. Italiano, espanhol e português: 3 se ' +
        'ninguém agarrou um marcador de cor. Inglês, francês e alemão: 3 se quem agarra o stop também acertou numa cor.',
      values: {
        'nothing-taken': 'Stop vale 3 se ninguém agarrou cores',
        'taker-took': 'Stop vale 3 com uma cor tua',
      },
    },
    wrongWithBlack: {
      label: 'Erros de quem agarra o stop',
      help:
        'Normalmente cada cor errada custa 1 ponto. As regras inglesas e alemãs também se podem ler assim: quem agarra o stop ' +
        'perde 3 por cada cor sua que esteja errada (R10).',
      values: { separate: '1 ponto cada', triple: '3 pontos cada' },
    },
    start: {
      label: 'Pontos iniciais',
      help: 'Com quantos pontos todos começam.',
      values: { 0: '0 pontos', 3: '3 pontos' },
    },
    target: {
      label: 'Meta',
      help: 'O total que põe fim ao jogo. A caixa diz 15.',
      values: { 10: '10 pontos', 15: '15 pontos', 20: '20 pontos', 25: '25 pontos' },
    },
    spinner: {
      label: 'Números da roleta',
      help: 'Os números pequenos são mais fáceis para os mais novos.',
      values: { 6: 'de 1 a 6', 9: 'de 1 a 9', 12: 'de 1 a 12' },
    },
    seconds: {
      label: 'Tempo por ronda',
      help: 'Quando o tempo acaba, a ronda termina sem stop. Sem limite, dura até alguém agarrar o stop.',
      values: { 0: 'Sem limite', 15: '15 segundos', 30: '30 segundos', 60: '60 segundos', 120: '2 minutos' },
    },
    statement: {
      label: 'Dizer a conta',
      help: 'Agarras uma cor e dizes a conta: é essa conta que pontua. Mais calmo, e bom para aprender.',
      values: { off: 'Não', on: 'Sim' },
    },
    lockout: {
      label: 'Pausa depois de um erro',
      help: 'Se agarrares um marcador que já lá não está, ou disseres uma conta errada, ficas um momento sem poder agarrar.',
      values: { 0: 'Nenhuma', 1000: '1 segundo', 2000: '2 segundos' },
    },
    rounds: {
      label: 'Duração',
      help: 'A solo: até à meta, ou dez rondas para fazeres o máximo de pontos.',
      values: { 0: 'Até à meta', 10: 'Dez rondas' },
    },
  },
  refusals: {
    R3: 'Tarde demais: esse marcador já foi agarrado.',
    R8: 'Diz a conta com um marcador de cor quando a mesa a pede, e só então; o stop nunca precisa dela.',
  },
  clashes: { R12: 'Um número de rondas só vale a solo.' },
  moves: {
    take: ({ disc }) => `Agarrar o ${disc}`,
    say: ({ disc, sum }) => `Agarrar o ${disc}: ${sum}`,
    stop: 'Agarrar o stop',
  },
  place: {
    taken: ({ discs }) => `Agarrou: ${discs}`,
    spinner: 'Tem a roleta',
    out: 'Fora do desempate',
    number: ({ number }) => `O número: ${number}`,
    dice: ({ dice }) => `Os dados: ${dice}`,
    pair: ({ colour, shape, dice }) => `${colour} (${shape}) ${dice}`,
    joker: ({ face }) => `jóquer ${face}`,
    discs: ({ discs }) => `Marcadores na mesa: ${discs}`,
  },
  purpose: {
    first: 'para ver quem gira a roleta primeiro',
    spin: 'para o número da roleta, depois vermelho, laranja, azul, verde e o jóquer',
  },
  prompt: 'Gira a roleta e lança os nove dados.',
  you: {
    verbs: 'gira giras, agarra agarras, diz dizes, chega chegas',
    phrases: [['@ sai do', '@ sais do']],
  },
  lines: {
    first: ({ who }) => `${who} gira a roleta primeiro`,
    thrown: ({ who, number, dice }) => `${who} gira a roleta e sai ${number}: ${dice}`,
    tieThrown: ({ round, who, number, dice }) =>
      `Ronda de desempate ${round}: ${who} gira a roleta e sai ${number}: ${dice}`,
    took: ({ who, disc }) => `${who} agarra o ${disc}`,
    said: ({ who, disc, sum }) => `${who} agarra o ${disc} e diz ${sum}`,
    stopped: ({ who }) => `${who} agarra o stop`,
    right: ({ disc, sum, who, points }) => `${disc} ${sum}: ${who} ${points}`,
    wrong: ({ disc, number, who, points }) => `${disc} não dá ${number}: ${who} ${points}`,
    falseSum: ({ disc, sum, number, who, points }) => `${disc} ${sum}, não ${number}: ${who} ${points}`,
    stopRight: ({ who, points }) => `O stop está certo: ${who} ${points}`,
    stopWrong: ({ who, points }) => `O stop veio cedo demais: ${who} ${points}`,
    left: ({ sums }) => `Ainda na mesa: ${sums}`,
    gains: ({ gains }) => `Ao todo: ${gains}`,
    tie: ({ who }) => `Empate: ronda de desempate entre ${who}`,
    drop: ({ who, count }) =>
      plural('pt', count, { one: `${who} sai do desempate`, other: `${who} saem do desempate` }),
    won: ({ who }) => `${who} ganha`,
    shared: ({ who }) => `${who} partilham a vitória`,
    reached: ({ who, count }) => `${who} chega à meta ao fim de ${rounds(count)}`,
    played: ({ who, count, points }) =>
      `${who}: ${plural('pt', points, { one: `${points} ponto`, other: `${points} pontos` })} em ${rounds(count)}`,
  },
  odds: {
    title: 'Quantas cores dão o número, contando todos os lançamentos possíveis dos nove dados.',
    key: 'número',
    columns: ['nenhuma cor', '1 cor', '2 cores', '3 cores', '4 cores'],
  },
  characters: {
    turtle: 'Não tem pressa e às vezes escapa-lhe uma conta.',
    hare: 'Agarra depressa e de vez em quando engana-se.',
    fox: 'Faz contas depressa e raramente se engana.',
    falcon: 'Vê antes de todos e quase nunca se engana.',
  },
  decisionKinds: {
    grab: 'Marcadores certos',
    'grab-early': 'Marcadores errados',
    'grab-late': 'Tarde demais: outros foram mais rápidos',
    stop: 'Stop',
    'stop-early': 'Stop cedo demais',
  },
  lesson: {
    you: 'Raio',
    other: 'Caracol',
    notes: {
      spin: ({ you, other }) =>
        `Tu és o ${you}, e o ${other} não tem pressa. Quando alguém chega aos 15, ganha quem tem mais pontos. Gira a roleta!`,
      pair: ({ red }) =>
        `O número é 5. Procura um par que dê 5: ${red} 2 e 3, 2 + 3 = 5. Agarra o marcador antes dos outros!`,
      gap: ({ other, green }) =>
        `O ${other} também agarrou um marcador; no fim vê-se quem acertou. Subtrair também vale: ${green} 6 − 1 = 5. Agarra-o.`,
      stop: 'Mais nada dá 5, nem com o jóquer bege, que é 4. Então agarra o marcador preto, o stop. A ronda acaba aí.',
      joker: ({ blue }) =>
        `Cada marcador deu-te 2 pontos. Agora o número é 2 e o jóquer 6: ${blue} 6 − 2 − 2 = 2. Com o jóquer vale 1 ponto.`,
      late: ({ other, orange, green }) =>
        `Tarde demais para ${orange} 1 + 1: já é do ${other}. Não te custa nada. Há também ${green} 5 − 3 = 2: agarra-o.`,
      spinAgain: ({ other }) =>
        `O ${other} viu que já nada servia e agarrou o stop: 2 pontos. A roleta é tua outra vez.`,
      nothing:
        'Saiu o 12, com dados baixos por todo o lado: nenhuma cor serve. O stop está certo desde o início, e vale 3. Agarra-o!',
    },
    learned: [
      'Dois dados de uma cor dão o número, a somar ou a subtrair: 2 pontos.',
      'Com o jóquer bege vale 1 ponto. Um marcador errado custa 1.',
      'Um marcador é de quem o agarra primeiro. Chegar tarde não custa nada.',
      'Quando já nada serve, stop: 2 pontos, às vezes 3. Cedo demais custa 3.',
      'Quando alguém chega aos 15, ganha quem tem mais pontos.',
    ],
  },
  board,
  book,
} satisfies Catalog
