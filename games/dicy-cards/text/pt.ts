import { plural } from '../../../engine/text/lang.ts'
import type { Catalog } from './catalog.ts'
import { COVERS } from './covers.ts'

const points = (n: number) => plural('pt', n, { one: `${n} ponto`, other: `${n} pontos` })
const cards = (n: number) =>
  n === 5 ? 'as suas cinco cartas' : plural('pt', n, { one: `${n} carta`, other: `${n} cartas` })

export const pt = {
  lang: 'pt',
  ...COVERS.pt,
  notation:
    'As jogadas escrevem-se «pass», «score straight», «freeze odds», «wake odds» ou «reroll odds 1 2», com o valor ' +
    'mais baixo primeiro.',
  points: (p) => points(p.points),
  forExample: ({ dice, points: n }) => `Exemplo: ${dice} dá ${points(n)}.`,
  cards: {
    'any-two': {
      name: 'Dois quaisquer',
      rule: 'Dois dados quaisquer dão a sua soma, e cada pessoa sentada ao teu lado congela uma das suas cartas ativas.',
    },
    'no-sixes': { name: 'Sem seis', rule: 'Os seis dados, sem nenhum 6, dão a sua soma.' },
    odds: { name: 'Ímpares', rule: 'Os dados ímpares, todos os que houver, dão a sua soma.' },
    straight: {
      name: 'Sequência',
      rule: 'Dois ou mais valores seguidos, um dado por valor, dão a sua soma; depois do 6 não vem o 1.',
    },
    'two-pairs': { name: 'Dois pares', rule: 'Dois pares de valores diferentes dão a soma dos quatro dados.' },
    sixes: {
      name: 'Só seis',
      rule:
        'Os dados que mostram 6 dão a sua soma, e cada pessoa sentada ao teu lado reativa uma das suas cartas ' +
        'congeladas.',
    },
    'double-pair': { name: 'Par a dobrar', rule: 'Dois dados iguais dão o dobro da sua soma.' },
    'lowest-three': {
      name: 'Três mais baixos',
      rule:
        'Os três dados mais baixos dos seis dão a sua soma, e cada uma das outras pessoas congela uma das suas ' +
        'cartas ativas (ou toda a mesa, conforme as opções).',
    },
    'all-different': {
      name: 'Todos diferentes',
      rule: 'Os dados de valores diferentes, um por valor, dão 4 pontos cada.',
    },
    'five-different': { name: 'Cinco diferentes', rule: 'Até cinco dados de valores diferentes dão a sua soma.' },
    'forty-minus': { name: 'Quarenta menos', rule: 'Os seis dados dão 40 menos a sua soma.' },
    same: { name: 'Todos iguais', rule: 'Os dados de um mesmo valor, mesmo um só, dão 5 pontos cada.' },
  },
  lineups: {
    glacial: { name: 'Glacial', about: 'O modo básico, com as cartas «A» da caixa.' },
    interglacial: {
      name: 'Interglacial',
      about: 'Cinco das doze cartas são sorteadas com um lançamento, as mesmas para toda a mesa.',
    },
    beginner: {
      name: 'Primeiros jogos',
      about: 'Para começar. Não conhecemos o conjunto impresso: este não é oficial.',
    },
    intermediate: { name: 'Intermédio', about: 'Um passo mais à frente; também não é oficial.' },
    interaction: { name: 'Interação', about: 'Cheio de efeitos sobre o resto da mesa; também não é oficial.' },
    custom: { name: 'À escolha', about: 'Cinco cartas diferentes quaisquer, indicadas antes do jogo.' },
  },
  options: {
    lineup: { label: 'Conjunto de cartas', help: 'Com que cinco cartas se joga (R2).' },
    cards: { label: 'Cartas à escolha', help: 'Cinco cartas diferentes, só para o conjunto à escolha (R2).' },
    target: {
      label: 'Meta',
      help: 'O total que leva ao fim do jogo (R10). As regras impressas dizem 100; 50, 150 e 200 são regras da casa.',
    },
    lowestThree: {
      label: 'Quem congela com «Três mais baixos»',
      help:
        'As regras impressas não coincidem: segundo o livro de regras português congela o resto da mesa, segundo o ' +
        'italiano toda a mesa. No segundo caso, quem pontua a carta também congela outra das suas cartas ativas, se ' +
        'tiver alguma.',
      values: { others: 'O resto da mesa', everyone: 'Toda a mesa' },
    },
  },
  refusals: {
    R2: 'Essa carta não faz parte do conjunto deste jogo.',
    R3:
      'Todas as tuas cartas estavam congeladas no início do turno, por isso não se rolam dados: só podes passar o ' +
      'turno.',
    R5: 'Para voltar a rolar, congela uma das tuas cartas ativas e pega em pelo menos um dado que esteja na mesa.',
    R6: 'Só podes pontuar uma carta ativa cujo requisito os dados cumpram.',
    R8:
      'Congela-se ou reativa-se uma carta quando é pedido, e só então: para congelar, uma das tuas cartas ativas, ' +
      'mas não a que está a ser pontuada; para reativar, uma das tuas cartas congeladas.',
    R9: 'Não te resta nenhuma carta ativa: só podes passar o turno.',
  },
  clashes: {
    R2: 'Indica exatamente cinco cartas com o conjunto «custom», e nenhuma com os outros.',
  },
  moves: {
    pass: 'Passar o turno',
    score: ({ card }) => `Pontuar ${card}`,
    reroll: ({ card, dice }) => `Congelar ${card}, voltar a rolar ${dice}`,
    freeze: ({ card }) => `Congelar ${card}`,
    wake: ({ card }) => `Reativar ${card}`,
  },
  place: {
    table: ({ dice }) => `Na mesa: ${dice}`,
    active: ({ cards }) => `Ativas: ${cards}`,
    frozen: ({ cards }) => `Congeladas: ${cards}`,
  },
  purpose: { draw: 'para sortear as cartas', first: 'para decidir quem começa' },
  lines: {
    drawn: (p) => `As cartas que saíram: ${p.cards}`,
    first: ({ who }) => `Começa ${who}`,
    rolled: ({ who, dice }) => `${who} rola ${dice}`,
    rerolled: ({ who, dice, all }) => `${who} obtém ${dice} e tem agora ${all}`,
    passed: ({ who, woken }) =>
      woken === 0 ? `${who} passa o turno` : `${who} passa o turno e reativa ${cards(woken)}`,
    mustPass: ({ who }) => `${who} tem de passar o turno e reativa ${cards(5)}`,
    scored: ({ who, card, dice, points: n }) => `${who} pontua ${card} com ${dice}: ${points(n)}`,
    tookUp: ({ who, card, dice }) => `${who} congela ${card} e volta a rolar ${dice}`,
    froze: ({ who, card }) => `${who} congela ${card}`,
    woke: ({ who, card }) => `${who} reativa ${card}`,
    timeUp: 'O tempo acabou',
  },
  board: {
    choose: 'Pontua, guarda dados e congela uma carta para voltar a rolar, ou passa o turno.',
    onlyPass: 'Não tens nenhuma carta ativa: só podes passar o turno.',
    givesUp: ({ card, points: n }) => `Se passares agora o turno, desistes de ${points(n)} com ${card}.`,
    lastCard: ({ card, points: n }) =>
      `Assim congelas a tua última carta ativa: só resta passar o turno, e desistes de ${points(n)} com ${card}.`,
    pick: 'Escolhe uma carta',
    pickToFreeze: 'Escolhe o que congelar',
    score: ({ card, points }) => `Pontuar ${card}: ${points}`,
    rerollAll: ({ card }) => `Congelar ${card}, rolar tudo`,
    rerollNone: 'Nada para rolar',
    freezeFor: ({ who, card }) => `${who} pontuou ${card}: congela uma das tuas cartas.`,
    freezeOwn: ({ card }) => `Pontuaste ${card}: congela outra das tuas cartas.`,
    wakeFor: ({ who, card }) => `${who} pontuou ${card}: reativa uma das tuas cartas.`,
    wakeAfterPass: ({ who }) => `${who} passou o turno: reativa uma das tuas cartas.`,
    pickToWake: 'Escolhe o que reativar',
    card: {
      active: ({ card }) => `${card}, ativa`,
      scores: ({ card, points: n, dice }) => `${card}, ativa, daria ${points(n)} com ${dice}`,
      blank: ({ card }) => `${card}, ativa, agora não se pode pontuar`,
      scoring: ({ card }) => `${card}, a ser pontuada`,
      frozen: ({ card }) => `${card}, congelada`,
    },
    die: {
      free: ({ die, face }) => `Dado ${die} de 6: ${face}`,
      held: ({ die, face }) => `Dado ${die} de 6: ${face}, guardado`,
      counts: ({ die, card }) => `${die}, conta para ${card}`,
    },
    cards: ({ who }) => `${who}: cartas`,
    seat: ({ who, points: n }) => `${who}: ${points(n)}`,
    track: ({ points: n }) => `O caminho até ${points(n)}`,
    firstPlayer: 'Começou o jogo',
    onTurn: 'A jogar agora',
    keys: {
      hold: 'Guardar um dado',
      card: 'Escolher uma carta',
      score: 'Pontuar a carta escolhida',
      reroll: 'Congelar a carta escolhida, voltar a rolar os dados não guardados',
      pass: 'Passar o turno',
      clear: 'Repor tudo',
    },
  },
  book: {
    intro:
      'Seis dados e, para cada pessoa, as mesmas cinco cartas de dois lados. Uma carta está ativa ou congelada. ' +
      'Congelas cartas para voltar a rolar, congelas a carta que pontuas e reativas todas ao passar o turno. Quando ' +
      'alguém alcança a meta, normalmente 100 pontos, joga-se a ronda até ao fim e o jogo termina.',
    headings: {
      setup: 'Preparação',
      cards: 'As doze cartas',
      turn: 'O teu turno',
      example: 'Três turnos',
      end: 'O fim',
      options: 'Opções',
    },
    cards:
      'O jogo escolhe por ti os dados que dão mais pontos. Uma carta cujo requisito os dados não cumprem não pode ' +
      'ser pontuada: não se pontua zero.',
    example:
      'Tens Par a dobrar, Sem seis, Sequência e outras duas cartas. Rolas 6 6 5 2 1 1 e pontuas Par a dobrar com 6 ' +
      '6: 24 pontos. No turno seguinte rolas 5 5 4 4 2 1. Sem seis já daria 21 pontos, mas congelas uma das outras ' +
      'duas cartas e voltas a rolar o 1 e o 2: um 6 e um 3. Congelas a outra e voltas a rolar o 6: um 4. Agora Sem ' +
      'seis dá 25 pontos. Um turno depois rolas 6 4 4 3 2 1 e só te resta Sequência: 1 2 3 4, 10 pontos. Agora ' +
      'todas as tuas cartas estão congeladas: tens de passar o próximo turno.',
    R1:
      'Cada pessoa tem as mesmas cinco cartas, o conjunto, todas com o lado Ativo para cima, e 0 pontos. Um ' +
      'lançamento decide quem começa e fica com a carta de Primeiro Jogador até ao fim. Joga-se no sentido dos ' +
      'ponteiros do relógio.',
    R2: 'Antes do jogo escolhe-se o conjunto:',
    R3: 'Se todas as tuas cartas estiverem congeladas no início do teu turno, não rolas os dados: passas o turno (R7).',
    R4: 'Caso contrário, rola os seis dados.',
    R5:
      'Tantas vezes quantas quiseres, congela uma das tuas cartas ativas, sem o seu efeito, e volta a rolar um ou ' +
      'mais dados. Podes fazê-lo até com a tua última carta ativa, mas depois só podes passar o turno. Os dados são ' +
      'indicados pelo valor: de 5 5 4 4 2 1 podes voltar a rolar o 1 e o 2, e tanto faz em qual de dois dados ' +
      'iguais pegas.',
    R6:
      'Depois pontua uma das tuas cartas ativas cujo requisito os dados cumpram: soma os pontos, aplica o efeito, ' +
      'congela a carta. O teu turno termina.',
    R7:
      'Ou passa o turno: podes sempre fazê-lo em vez de pontuar, mesmo depois de voltar a rolar e mesmo sem nada ' +
      'congelado. Reativas todas as tuas cartas congeladas; depois, cada uma das outras pessoas que tenha cartas ' +
      'congeladas reativa uma. O teu turno termina.',
    R8:
      'Quando um efeito, ou alguém que passa o turno, faz congelar ou reativar uma carta, é obrigatório para quem ' +
      'puder. Cada pessoa escolhe entre as suas próprias cartas; se forem várias a escolher, fazem-no ao mesmo ' +
      'tempo e por qualquer ordem. A dois, à esquerda e à direita está a mesma pessoa, que é afetada uma só vez.',
    R9: 'Se não puderes pontuar nada nem tiveres nenhuma carta para congelar, tens de passar o turno.',
    R10:
      'Quando alguém alcança a meta, joga-se a ronda até ao fim, com todos os efeitos, para que toda a gente tenha ' +
      'tido o mesmo número de turnos. O último turno é o da pessoa sentada à direita de quem tem a carta de ' +
      'Primeiro Jogador.',
    R11:
      'Ganha o total mais alto. Em caso de empate ganha quem tiver mais cartas ativas, contadas depois do último ' +
      'turno com os seus efeitos e reativações. Se também isso for igual, a vitória é partilhada. As outras ' +
      'posições decidem-se da mesma forma.',
  },
} satisfies Catalog
