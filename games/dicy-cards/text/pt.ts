import { plural } from '../../../engine/text/lang.ts'
import { COVERS } from './covers.ts'
import type { Catalog } from './en.ts'

const points = (n: number) => plural('pt', n, { one: `${n} ponto`, other: `${n} pontos` })
const certain = (n: number): string => plural('pt', n, { one: `${n} ponto garantido`, other: `${n} pontos garantidos` })
const cards = (n: number) =>
  n === 5 ? 'as cinco cartas' : plural('pt', n, { one: `${n} carta`, other: `${n} cartas` })

export const pt = {
  lang: 'pt',
  ...COVERS.pt,
  characters: {
    snowflake: 'Quer sempre mais: congela carta atrás de carta para mais um lançamento.',
    icicle: 'Gosta de relançar, mas fica com três cartas ativas.',
    iceberg: 'Planeia bem, mas de vez em quando falha por pouco.',
    avalanche: 'Pesa cada carta, cada lançamento e cada ronda que aí vem.',
  },
  notation:
    'As jogadas escrevem-se «pass», «score straight», «freeze odds», «wake odds» ou «reroll odds 1 2», com o valor ' +
    'mais baixo primeiro.',
  points: (p) => points(p.points),
  forExample: ({ dice, points: n }) => `Exemplo: ${dice} dá ${points(n)}.`,
  cards: {
    'any-two': {
      name: 'Dois quaisquer',
      rule: 'Dois dados quaisquer dão a sua soma, e cada um dos teus vizinhos congela uma das suas cartas ativas.',
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
      rule: 'Os dados que mostram 6 dão a sua soma, e cada um dos teus vizinhos reativa uma das suas cartas congeladas.',
    },
    'double-pair': { name: 'Par a dobrar', rule: 'Dois dados iguais dão o dobro da sua soma.' },
    'lowest-three': {
      name: 'Três mais baixos',
      rule:
        'Os três dados mais baixos dos seis dão a sua soma, e cada um dos outros jogadores congela uma das ' +
        'suas cartas ativas (ou todos: vê as opções).',
    },
    'all-different': {
      name: 'Todos diferentes',
      rule: 'Os dados de valores diferentes, um por valor, dão 4 pontos cada.',
    },
    'five-different': { name: 'Cinco diferentes', rule: 'Até cinco dados de valores diferentes dão a sua soma.' },
    'forty-minus': { name: 'Quarenta menos', rule: 'Os seis dados dão 40 menos a sua soma.' },
    same: { name: 'Todos iguais', rule: 'Os dados com o mesmo valor, ainda que seja só um, dão 5 pontos cada.' },
  },
  lineups: {
    glacial: { name: 'Glacial', about: 'O jogo básico, com as cartas «A» da caixa.' },
    interglacial: {
      name: 'Interglacial',
      about: 'Sorteiam-se cinco das doze cartas, as mesmas para todos.',
    },
    beginner: {
      name: 'Primeiros jogos',
      about: 'Para começar. Não temos o conjunto da caixa: este não é oficial.',
    },
    intermediate: { name: 'Intermédio', about: 'Um passo em frente; também não é oficial.' },
    interaction: { name: 'Interação', about: 'Cheio de efeitos sobre os outros jogadores; também não é oficial.' },
    custom: { name: 'À escolha', about: 'Cinco cartas diferentes, escolhidas antes do jogo.' },
  },
  options: {
    lineup: { label: 'Conjunto de cartas', help: 'As cinco cartas com que todos jogam.' },
    cards: { label: 'Cartas à escolha', help: 'Cinco cartas diferentes, para o conjunto «À escolha».' },
    target: {
      label: 'Meta',
      help: 'Quando alguém lá chega, o jogo acaba com essa ronda. A caixa diz 100; os outros valores são regras da casa.',
    },
    lowestThree: {
      label: 'Quem congela com «Três mais baixos»',
      help:
        'Os livros de regras não coincidem: no português congelam os outros, no italiano congelam todos. Com «Todos», ' +
        'quem pontua a carta também congela outra das suas cartas ativas.',
      values: { others: 'Os outros', everyone: 'Todos' },
    },
  },
  refusals: {
    R2: 'Essa carta não faz parte do conjunto deste jogo.',
    R3: 'Todas as tuas cartas estavam congeladas no início do turno: não lanças dados, só podes passar.',
    R5: 'Para relançar, congela uma das tuas cartas ativas e pega em pelo menos um dado da mesa.',
    R6: 'Só podes pontuar uma carta ativa em que os dados encaixem.',
    R8:
      'Só congelas ou reativas uma carta quando te é pedido. Para congelar, escolhe uma das tuas cartas ativas, mas não ' +
      'a que está a ser pontuada; para reativar, uma das congeladas.',
    R9: 'Já não tens nenhuma carta ativa: só podes passar.',
  },
  clashes: {
    R2: 'Escolhe exatamente cinco cartas com o conjunto «À escolha», e nenhuma com os outros.',
  },
  moves: {
    pass: 'Passar',
    score: ({ card }) => `Pontuar ${card}`,
    reroll: ({ card, dice }) => `Congelar ${card}, relançar ${dice}`,
    freeze: ({ card }) => `Congelar ${card}`,
    wake: ({ card }) => `Reativar ${card}`,
  },
  place: {
    table: ({ dice }) => `Na mesa: ${dice}`,
    active: ({ cards }) => `Ativas: ${cards}`,
    frozen: ({ cards }) => `Congeladas: ${cards}`,
  },
  purpose: { draw: 'para sortear as cartas', first: 'para decidir quem começa' },
  you: {
    verbs: 'reativa reativas, pontua pontuas, congela congelas',
  },
  lines: {
    drawn: (p) => `As cartas que saíram: ${p.cards}`,
    first: ({ who }) => `${who} começa`,
    rolled: ({ who, dice }) => `${who} lança ${dice}`,
    rerolled: ({ who, dice, all }) => `${who} lança ${dice} e tem agora ${all}`,
    passed: ({ who, woken }) => (woken === 0 ? `${who} passa` : `${who} passa e reativa ${cards(woken)}`),
    mustPass: ({ who }) => `${who} tem de passar e reativa ${cards(5)}`,
    scored: ({ who, card, dice, points: n }) => `${who} pontua ${card} com ${dice}: ${points(n)}`,
    tookUp: ({ who, card, dice }) => `${who} congela ${card} e relança ${dice}`,
    froze: ({ who, card }) => `${who} congela ${card}`,
    woke: ({ who, card }) => `${who} reativa ${card}`,
    timeUp: 'O tempo acabou',
  },
  board: {
    tray: 'Os dados',
    choose: 'Pontua uma carta, congela uma para relançar, ou passa.',
    onlyPass: 'Não tens nenhuma carta ativa: só podes passar.',
    givesUp: ({ card, points: n }) => `Se passares agora, perdes ${points(n)} de ${card}.`,
    lastCard: ({ card, points: n }) =>
      `Assim congelas a tua última carta ativa: só te resta passar, e perdes ${points(n)} de ${card}.`,
    pick: 'Escolhe uma carta',
    pickToFreeze: 'Escolhe uma carta para congelar',
    score: ({ card, points }) => `Pontuar ${card}: ${points}`,
    rerollAll: ({ card }) => `Congelar ${card}, relançar tudo`,
    rerollNone: 'Nada para relançar',
    freezeFor: ({ who, card }) => `${who} pontuou ${card}: congela uma das tuas cartas.`,
    freezeOwn: ({ card }) => `Pontuaste ${card}: congela outra das tuas cartas.`,
    wakeFor: ({ who, card }) => `${who} pontuou ${card}: reativa uma das tuas cartas.`,
    wakeAfterPass: ({ who }) => `${who} passou: reativa uma das tuas cartas.`,
    pickToWake: 'Escolhe uma carta para reativar',
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
    track: ({ points: n }) => `Corrida até aos ${points(n)}`,
    firstPlayer: 'Primeiro jogador',
    onTurn: 'A jogar agora',
    keys: {
      hold: 'Guardar um dado',
      card: 'Escolher uma carta',
      score: 'Pontuar a carta escolhida',
      reroll: 'Congelar a carta escolhida, relançar os dados não guardados',
      pass: 'Passar',
      clear: 'Repor tudo',
    },
  },
  book: {
    intro:
      'Seis dados, e as mesmas cinco cartas para todos. Uma carta está ativa ou congelada. Congelas cartas para ' +
      'relançar, congelas a carta que pontuas e reativas todas ao passar. Quando alguém chega à meta, normalmente 100 ' +
      'pontos, joga-se a ronda até ao fim e o jogo termina.',
    headings: {
      setup: 'Preparação',
      cards: 'As doze cartas',
      turn: 'O teu turno',
      example: 'Três turnos',
      end: 'O fim',
      options: 'Opções',
    },
    cards:
      'Cada carta usa os dados que dão mais pontos. Se os teus dados não encaixam numa carta, não a podes pontuar.',
    example:
      'Tens Par a dobrar, Sem seis, Sequência e outras duas cartas. Lanças 6 6 5 2 1 1 e pontuas Par a dobrar com ' +
      '6 6: 24 pontos. No turno seguinte lanças 5 5 4 4 2 1. Sem seis já daria 21 pontos, mas congelas uma das outras ' +
      'duas cartas, relanças o 1 e o 2 e saem um 6 e um 3. Congelas a outra, relanças o 6 e sai um 4. Agora Sem seis ' +
      'dá 25 pontos. Um turno depois lanças 6 4 4 3 2 1 e só te resta Sequência: 1 2 3 4, 10 pontos. Agora todas as tuas ' +
      'cartas estão congeladas, e no próximo turno tens de passar.',
    R1:
      'Todos começam com as mesmas cinco cartas, o conjunto, do lado Ativo, e com 0 pontos. Um lançamento decide quem ' +
      'começa; esse jogador fica com a carta de Primeiro Jogador até ao fim. Joga-se no sentido dos ponteiros do ' +
      'relógio.',
    R2: 'Antes do jogo, combinem o conjunto:',
    R3: 'Se todas as tuas cartas estiverem congeladas no início do teu turno, não lanças os dados: passas (R7).',
    R4: 'Caso contrário, lança os seis dados.',
    R5:
      'As vezes que quiseres, congela uma das tuas cartas ativas, sem aplicar o efeito, e relança um ou mais dados (na ' +
      'caixa, «voltar a rolar»). Podes fazê-lo até com a tua última carta ativa, mas depois só podes passar. Com 5 5 4 ' +
      '4 2 1 podes relançar o 1 e o 2; entre dois dados iguais, tanto faz em qual pegas.',
    R6:
      'Depois pontua uma das tuas cartas ativas em que os dados encaixem: soma os pontos, aplica o efeito, congela a ' +
      'carta. O teu turno acaba.',
    R7:
      'Ou passa (na caixa, «passar o turno»): podes sempre, mesmo depois de relançar ou sem nada congelado. Reativas ' +
      'todas as tuas cartas; depois, cada um dos outros jogadores com cartas congeladas reativa uma. O teu turno acaba.',
    R8:
      'Se um efeito ou um jogador que passa te manda congelar ou reativar uma carta e podes fazê-lo, é obrigatório. ' +
      'Escolhes tu qual das tuas cartas; se forem vários a escolher, escolhem ao mesmo tempo. A dois, os dois vizinhos ' +
      'são a mesma pessoa, que só é afetada uma vez.',
    R9: 'Se não podes pontuar nada nem tens cartas para congelar, tens de passar.',
    R10:
      'Quando alguém chega à meta, joga-se a ronda até ao fim, com todos os efeitos, para que todos tenham tido o ' +
      'mesmo número de turnos. O último turno é do jogador à direita de quem começou.',
    R11:
      'Ganha o total mais alto. Em caso de empate, ganha quem tiver mais cartas ativas depois do último turno e dos ' +
      'seus efeitos; se também aí houver empate, a vitória é partilhada. As outras posições decidem-se da mesma forma.',
  },
  reasons: {
    chills: ({ points, rivals }) =>
      `${certain(points)}, e ${rivals === 1 ? 'um adversário tem de congelar uma carta' : `${rivals} adversários têm de congelar uma carta cada um`}.`,
    costs: ({ points: n, more }) =>
      `${certain(n)}; relançar custa uma carta e em média ${more === 0 ? 'não dá mais' : `dá, quando muito, mais uns ${points(more)}`}.`,
    average: ({ points }) =>
      `Com estas cartas, um primeiro lançamento dá em média cerca de ${points} pontos: mais do que com qualquer outra opção.`,
    reroll: ({ kept, ways, of, now }) => {
      const begin = kept === '' ? 'Relançando tudo' : `Guardando ${kept}`
      const more = now === 0 ? 'pontos' : `mais de ${now}`
      if (ways === '0') return `${begin}: nenhum lançamento dá ${more}.`
      return `${begin}: ${ways} em cada ${of} lançamentos ${ways === '1' ? 'dá' : 'dão'} ${more}.`
    },
    score: ({ points, ways, of }) =>
      `${certain(points)}; relançar ${ways === '0' ? 'nunca dá mais' : `dá mais, quando muito, em ${ways} em cada ${of} lançamentos`}.`,
    last: ({ points }) => `${certain(points)}, e já não há cartas para relançar.`,
    pass: 'Aqui nada dá pontos; passar reativa todas as cartas.',
  },
  decisionKinds: { score: 'Pontuar', reroll: 'Relançar', pass: 'Passar', freeze: 'Congelar', wake: 'Reativar' },
  lesson: {
    you: 'Sol',
    other: 'Geada',
    notes: {
      roll: ({ you, other }) =>
        `Tu és o ${you} e jogas contra a ${other}. Este jogo curto acaba quando um dos dois chegar aos 50 pontos. Lança os teus seis dados.`,
      score: ({ straight }) =>
        `Cada carta mostra quanto vale agora. ${straight} usa 3 4 5 6: 18 pontos. Toca nela e pontua-a.`,
      freeze: ({ other, anyTwo, twoPairs }) =>
        `A ${other} pontuou ${anyTwo}, e o efeito obriga-te a congelar uma carta. Tu escolhes qual: congela ${twoPairs}, aqui a mais difícil.`,
      rollAgain:
        'Duas das tuas cartas estão agora sob o gelo: a que pontuaste e a que congelaste. Restam-te três. Lança os dados.',
      reroll: ({ anyTwo }) =>
        `Ainda não chega. Podes pagar com uma carta para relançar. Toca nos dois cincos para os guardar, toca em ${anyTwo} para a congelar e relança o resto.`,
      scoreMore: ({ odds }) => `Cinco dados ímpares! ${odds} usa-os todos: 19 pontos. Pontua-a.`,
      wake: ({ other, straight }) =>
        `A ${other} não conseguiu nada e passou. Quem passa reativa todas as suas cartas, e os outros reativam uma cada um. Reativa ${straight}.`,
      rollTwoLeft: 'Tens duas cartas ativas. Vamos lá ver para que servem.',
      pass: ({ straight, noSixes }) =>
        `Não há dados seguidos para ${straight}, e os 6 não deixam pontuar ${noSixes}. Podes sempre passar: não dá pontos, mas reativas todas as tuas cartas.`,
      rollAll: 'As cinco estão outra vez ativas, e faltam-te 13 pontos. Lança!',
      reach: ({ odds, other }) =>
        `Pontua ${odds}: 17 pontos, o que faz 54. A ronda vai até ao fim: a ${other} ainda tem um turno.`,
    },
    learned: [
      'Lança os dados e pontua uma carta. A carta pontuada congela.',
      'Para relançar, guarda os dados que quiseres e congela uma carta.',
      'Algumas cartas fazem os outros congelar ou reativar uma das suas.',
      'Passa, e reativas todas as tuas cartas.',
      'Quando alguém chega à meta, joga-se a ronda até ao fim: ganha quem tiver mais pontos.',
    ],
  },
} satisfies Catalog
