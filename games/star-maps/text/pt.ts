import { plural } from '../../../engine/text/lang.ts'
import { grammar } from '../../../engine/text/you/pt.ts'
import type { BoardTexts, BookTexts, Catalog, ReasonTexts } from './catalog.ts'
import { COVERS } from './covers.ts'
import { sky } from './sky/pt.ts'

/** “Tu” is a name in some sentences. */
const isYou = (who: string): boolean => who === grammar.name

const points = (n: number) => plural('pt', n, { one: `${n} ponto`, other: `${n} pontos` })

const board = {
  questions: {
    act: ({ low, high }) => `${low} e ${high}: um dá a forma, o outro é o número. Escreve-o, ou preenche um círculo.`,
    actEqual: ({ die }) => `Par de ${die}: o ${die} dá a forma e o número. Escreve ${die}, ou preenche um círculo.`,
    which: 'Que número vai para a casa acesa?',
    bonuses: ({ count }) =>
      plural('pt', count, { one: `Podes usar ${count} bónus.`, other: `Podes usar ${count} bónus, um de cada vez.` }),
    bonusTarget: ({ bonus, rule }) => `${bonus}: ${rule}`,
    secondTarget: ({ bonus }) => `${bonus}: e o segundo?`,
    stuck: 'Não tens jogada: nada encaixa e já não há círculos. É a última ronda.',
  },
  fromLeft: ({ at, of }) => (at === 1 ? 'à esquerda' : at === of ? 'à direita' : `n.º ${at} a contar da esquerda`),
  actions: {
    noBonus: 'Sem bónus',
    takeBack: 'Anular',
    otherBonus: 'Outro bónus',
    value: ({ value }) => `Escrever ${value}`,
    fill: 'Preencher o círculo',
    pick: 'Escolhe uma casa ou um círculo',
    pickValue: 'Escolhe um número',
    pickBonus: 'Escolhe um bónus',
    aim: 'Escolhe na folha',
  },
  pieces: {
    star: ({ star, shape }) => `Estrela ${star}, ${shape}`,
    locked: ({ star, shape, lock }) => `Estrela ${star}, ${shape}, cadeado ${lock}`,
    worth: ({ star, shape, points: n }) => `Estrela ${star}, ${shape}: descoberta, ${points(n)}`,
    unlocked: ({ star, shape, points: n }) => `Estrela ${star}, ${shape}: desbloqueada, ${points(n)}`,
    failed: ({ star, shape, lock }) => `Estrela ${star}, ${shape}: o cadeado ${lock} encravou`,
    closed: 'num braço fechado',
    inFigure: ({ figure }) => `faz parte da figura: ${figure}`,
    empty: ({ box, stars }) => `Casa ${box}, vazia, junto de ${stars}`,
    holds: ({ box, value, stars }) => `Casa ${box}: ${value}, junto de ${stars}`,
    takes: ({ values }) => `aceita ${values}`,
    circle: ({ circle, links }) => `Círculo ${circle}, vazio, entre ${links}`,
    filled: ({ circle, links }) => `Círculo ${circle}, preenchido, entre ${links}`,
    canFill: 'pode ser preenchido',
  },
  preview: {
    difference: ({ star, sum }) => `${star}: ${sum}`,
    opens: ({ star }) => `${star}: o cadeado abre`,
    fails: ({ star, lock }) => `${star}: o cadeado encrava, precisa de ${lock}`,
    needs: ({ star, values }) => `${star}: para abrir o cadeado, a outra casa precisa de ${values}`,
    completes: ({ shape }) => `Todas descobertas: ${shape}`,
    armOpens: 'Abre-se um braço',
    nothing: 'Assim ainda não descobres nenhuma estrela',
    change: ({ points: n }) => `Total: ${n}`,
  },
  sheet: {
    chapter: ({ chapter, title }) => `Capítulo ${chapter}: ${title}`,
    legend: 'Que estrela procura cada dado',
    sums: 'Somas',
    total: 'Total',
    stars: ({ count, of }) =>
      plural('pt', of, {
        one: `${count} de ${of} estrela descoberta`,
        other: `${count} de ${of} estrelas descobertas`,
      }),
    medals: ({ bronze, silver, gold }) => `A partir de ${bronze} é bronze, de ${silver} prata, de ${gold} ouro`,
    special: 'Pontuação especial',
    bonusBoxes: 'Bónus',
    bonusFree: 'Casa de bónus, livre',
    bonusUsed: ({ bonus }) => `Bónus usado: ${bonus}`,
    round: ({ round }) => `Ronda ${round}`,
    zoomIn: 'Aproximar',
    zoomOut: 'Afastar',
    whole: 'Todo o céu',
    more: 'Mais sobre esta folha',
    marks: 'Mostrar os nomes',
    print: 'Imprimir esta folha',
    printBlank: 'Imprimir uma folha em branco',
  },
  picker: {
    chapters: 'Capítulos',
    fromWord: 'A partir de uma palavra',
    word: 'Palavra',
    wordHelp: 'Cada palavra dá um céu só seu; a mesma palavra dá sempre o mesmo céu.',
    difficulty: 'Dificuldade',
    surprise: 'Outra palavra',
  },
  slips: {
    pass: 'Ainda podes usar um bónus: assim vais perdê-lo.',
    lock: 'Assim um cadeado encrava e o braço fica fechado.',
  },
  others: {
    title: 'As folhas dos outros',
    sheetOf: ({ who, points: n }) => `${who}: ${points(n)}`,
    show: ({ who }) => (isYou(who) ? 'Ver a tua folha' : `Ver a folha de ${who}`),
    back: 'Voltar à minha folha',
    choosing: ({ who }) => `${who} ${isYou(who) ? 'estás' : 'está'} a escolher`,
    ready: ({ who }) => `${who} já ${isYou(who) ? 'escolheste' : 'escolheu'}`,
    stuck: ({ who }) => `${who} não ${isYou(who) ? 'tens' : 'tem'} jogada`,
    revealed: 'Já se veem as escolhas de todos',
  },
  list: {
    title: 'A folha em lista',
    picture: 'A folha em desenho',
    stars: 'Estrelas',
    boxes: 'Casas',
    circles: 'Círculos',
    possible: 'O que podes fazer agora',
    boxHolds: ({ box, value }) => `${box} tem ${value}`,
    boxEmpty: ({ box }) => `${box} está vazia`,
    via: ({ circle }) => `só pelo círculo ${circle}`,
    none: 'Nenhum',
  },
  keys: {
    move: 'Para a casa ou o círculo seguinte desse lado',
    pick: 'Escolher o que está em destaque',
    next: 'Jogada possível seguinte',
    previous: 'Jogada possível anterior',
    die: 'Escrever o número deste dado',
    circles: 'Ir para os círculos',
    back: 'Anular a escolha',
    pass: 'Não usar bónus',
    zoom: 'Aproximar, afastar, todo o céu',
    list: 'Lista ou desenho',
    marks: 'Mostrar ou esconder os nomes',
    others: 'A folha do jogador seguinte',
  },
  ending: {
    found: ({ found, all }) => `Estrelas descobertas: ${found} em ${all}`,
    complete: ({ shapes }) => `Todas descobertas: ${shapes}`,
    medals: { bronze: 'Medalha de bronze', silver: 'Medalha de prata', gold: 'Medalha de ouro' },
    next: {
      bronze: ({ points }) => `A partir de ${points} pontos: bronze`,
      silver: ({ points }) => `A partir de ${points} pontos: prata`,
      gold: ({ points }) => `A partir de ${points} pontos: ouro`,
    },
  },
} satisfies BoardTexts

const book = {
  intro:
    'Lançam-se dois dados para todos. Um dado diz que forma de estrela procuras, o outro é o número que escreves ao lado. Uma ' +
    'estrela com as duas casas preenchidas está descoberta e vale a diferença. Todos têm a mesma folha e jogam ao mesmo tempo.',
  headings: {
    sheet: 'A folha',
    round: 'Uma ronda',
    end: 'O fim',
    logbook: 'O diário de bordo',
    scorings: 'Pontuações especiais',
    bonuses: 'Bónus',
    options: 'Opções',
  },
  R1:
    'Uma folha é um desenho de estrelas e casas. Em cada casa cabe um número. Cada estrela tem exatamente ' +
    'duas casas, e uma casa pode pertencer a várias estrelas.' +
    '\nUma linha contínua liga uma estrela à sua casa.' +
    '\nUma linha tracejada passa por um círculo: é uma ligação, e conta quando o círculo está preenchido; um ' +
    'círculo pode ter várias linhas tracejadas, e então contam todas.' +
    '\nAlgumas estrelas têm um cadeado com um número de 0 a 5.',
  shapes:
    'Há seis formas de estrelas, uma para cada número do dado: uma estrela tem tantas pontas quantas as pintas do seu dado. O 1 é ' +
    'a gota, o 2 a lente, e depois vêm as estrelas de três, quatro, cinco e seis pontas.',
  R2:
    'Um braço é um grupo de estrelas e casas que está fechado até se abrir o cadeado da estrela que o prende.' +
    '\nO que está num braço fechado não está em jogo, nem um círculo que leve até lá.' +
    '\nUma estrela bloqueada fora dos braços fechados está em jogo, e pode escrever-se nas suas casas.' +
    '\nUm número numa casa aberta conta para uma estrela do braço a partir do momento em que o braço se abre.',
  R3: 'Cada folha pertence a um capítulo, e cada capítulo tem uma pontuação especial, de C1 a C5.',
  R4: 'Lançam-se dois dados, os mesmos para todos. Cada um escolhe uma de duas coisas: escrever ou ligar.',
  R5:
    'Escrever: um dado, à tua escolha, indica uma forma. Escreve o número do outro numa casa vazia em jogo que esteja ligada a uma ' +
    'estrela em jogo dessa forma. O número conta para todas as estrelas da casa.',
  R6: 'Ligar: deixa os dados de lado e preenche o círculo de uma ligação em jogo.',
  R7:
    'Quem pode fazer uma das duas coisas tem de a fazer. Quem não pode fazer nenhuma fica sem jogada. Isso decide-se uma só vez, ' +
    'logo depois do lançamento.',
  R8:
    'Assim que as duas casas de uma estrela em jogo estão preenchidas e ligadas, a estrela está descoberta e ' +
    'vale a diferença dos dois números: 5 e 2 dão 3. Uma diferença de 0 também conta como descoberta.' +
    '\nUma estrela bloqueada desbloqueia-se, e fica descoberta, se a diferença for o seu número impresso; ' +
    'vale esse número, e os seus braços abrem-se, o que por vezes deixa logo descobertas outras estrelas.' +
    '\nCom qualquer outra diferença o cadeado encrava: a estrela não vale nada e nunca é descoberta, e a sua ' +
    'forma já não se pode completar.' +
    '\nO cadeado 3 abre com 6 e 3, mas não com 6 e 2.',
  R8a:
    'Depois de cada jogada e de cada bónus, volta-se a avaliar a folha.' +
    '\nUma estrela descoberta sem cadeado vale a sua diferença atual.' +
    '\nUma estrela desbloqueada mantém o número impresso, e os seus braços ficam abertos.' +
    '\nUm cadeado encravado assim fica, a não ser que um bónus diga que abre cadeados.' +
    '\nNada se apaga, e um número fica sempre entre 1 e 6.',
  R9:
    'Quem descobre a última estrela de uma forma pode usar um bónus desbloqueado por cada forma completada, ' +
    'um após o outro.' +
    '\nPrimeiro descobre-se e abre-se tudo o que a jogada trouxe.' +
    '\nUm bónus pode completar outra forma e assim dar outro bónus, mas ninguém usa mais de dois por jogo.' +
    '\nO mesmo bónus pode ser usado duas vezes.' +
    '\nUm bónus que não pode fazer nada não pode ser usado.',
  R10:
    'Uma escolha é uma jogada com todos os bónus que dela resultam. Cada passo é definitivo e fica escondido até todos ' +
    'acabarem; depois mostra-se tudo ao mesmo tempo.',
  R11: 'Depois de uma ronda em que alguém ficou sem jogada, o jogo acaba para todos.',
  R12:
    'Somam-se as estrelas de cada forma e aplica-se a pontuação especial do capítulo. Ganha o total mais alto; em caso de empate, ' +
    'quem usou menos bónus; se o empate persistir, a vitória é partilhada. A solo jogas pelo bronze, pela prata e pelo ouro.',
  R13:
    'Em grupo ou a solo, podem ter um diário de bordo: as folhas jogadas e os bónus desbloqueados até agora, comuns a todos. ' +
    'Depois de cada jogo desbloqueia-se mais um bónus: todos podem sugerir, e decide quem ficou em último (se forem vários, o primeiro na ordem dos lugares; a solo, tu). Só se podem usar os bónus desbloqueados.',
  scorings: {
    C1: 'Uma série precisa das seis formas: com 2, 3, 2, 4, 2 e 2 estrelas brilhantes por forma há duas séries, 10 pontos. Uma estrela desbloqueada conta pelo seu número impresso.',
    C2: 'Uma forma sem estrelas descobertas soma 0. Exemplo: 3, 5, 4, 6, 2 e 7 dão 27, e mais 2: 29.',
    C3: 'Uma estrela com 4 e 4 vale 3 pontos, tal como um cadeado 0 aberto.',
    C4: 'Exemplo: as quatro estrelas de uma figura, que valem 3, 0, 4 e 1, dão mais 8 pontos, e 5 pela figura inteira: 13. Uma estrela desbloqueada conta duas vezes o seu número impresso.',
    C5: 'Contam as linhas de giz entre estrelas, não as linhas até às casas. Exemplo: cinco estrelas seguidas têm quatro traços entre elas, 8 pontos.',
  },
  aboutBonuses:
    'Um bónus segue as regras de escrever (R5) e ligar (R6), exceto no que o seu texto muda, e pode descobrir estrelas e ' +
    'completar formas. «Os dados» são os desta ronda.',
  bonuses: {
    'any-value': 'De 1 a 6, numa casa que um dos dados permita.',
    anywhere: 'Em qualquer casa vazia em jogo ligada a uma estrela em jogo.',
    circle: 'Qualquer círculo em jogo ainda vazio.',
    nudge: 'Em qualquer casa preenchida; o número fica entre 1 e 6.',
    swap: 'Entre duas casas preenchidas com números diferentes.',
    again: 'Escreve ou liga, como de costume.',
    pick: 'O cadeado 3 com 6 e 2, por exemplo, dá 4: falhou por 1. A estrela passa a valer o seu número impresso.',
    turn: 'Em qualquer casa preenchida: um 2 passa a 5.',
    twin: 'Numa casa vazia em jogo; as duas casas têm de estar ligadas. A estrela fica a valer 0.',
    'two-circles':
      'Ambos têm de estar em jogo antes de se preencher o primeiro, e só se descobre alguma coisa depois de preenchidos os dois.',
    seven: 'Um dado indica a forma, escreve-se 7 menos o outro.',
    note: 'Somam-se ao teu total.',
  },
  chapter: ({ chapter, title }) => `Capítulo ${chapter}, «${title}»`,
} satisfies BookTexts

const throws = (n: number, of: number, one: string, other: string) =>
  `${n} em ${of} lançamentos ${plural('pt', n, { one, other })}`

const reasons = {
  medal: ({ points: n, total, medal }) => `${points(n)} agora, ${total} no total; medalha: ${medal}.`,
  completes: ({ shapes, points: n, count }) => {
    const bonuses = plural('pt', count, { one: 'um bónus', other: `${count} bónus` })
    return `Todas as ${shapes} ficam descobertas: ${n === 0 ? '' : `${points(n)} agora e `}${bonuses}.`
  },
  opens: ({ points: n, count }) => {
    const more = plural('pt', count, { one: 'entra mais 1 estrela', other: `entram mais ${count} estrelas` })
    return `Assim abre-se um cadeado: ${n === 0 ? '' : `${points(n)} agora, e `}${more} em jogo.`
  },
  last: ({ points: n }) =>
    n === 0
      ? 'É a última ronda, e já nada dá pontos.'
      : `É a última ronda: ${points(n)} agora, e nenhuma escolha dá mais.`,
  reserve: ({ count }) =>
    `Nenhuma casa aceita estes dados; ${plural('pt', count, { one: 'fica 1 círculo', other: `ficam ${count} círculos` })} de reserva.`,
  box: ({ points: n, count, of }) => {
    const few = count === 0 ? 'nenhum lançamento daria' : `só ${throws(count, of, 'daria', 'dariam')}`
    return `${points(n)} agora; tal como está a folha, ${few} mais aqui.`
  },
  most: ({ points: n }) => `${points(n)} agora: nenhuma outra escolha dá mais.`,
  lasts: ({ count, of }) =>
    count === of
      ? 'Depois, qualquer lançamento serve para alguma coisa; nem todas as escolhas o conseguem.'
      : `Depois, ${count === 0 ? `nenhum dos ${of} lançamentos serve para nada` : `${throws(count, of, 'serve', 'servem')} para alguma coisa`}; nenhuma escolha deixa mais.`,
  free: ({ points: n }) => `${points(n)} agora, sem gastar nenhuma casa.`,
  ready: ({ points: n }) => `Mais ${points(n)} assim que esse círculo estiver preenchido.`,
  key: ({ values, count, of }) =>
    `Com ${values} do outro lado, o cadeado abre depois: ${throws(count, of, 'chega lá', 'chegam lá')}.`,
  hope: ({ value, count, most }) =>
    count === 1
      ? `Com ${value} ao lado, esta estrela ainda pode chegar a uma diferença de ${most}.`
      : `Este ${value} conta para ${count} estrelas: cada uma ainda pode chegar a uma diferença de ${most}.`,
  lacks: ({ count, of }) =>
    `Depois, qualquer número do outro lado descobre a estrela: ${throws(count, of, 'serve', 'servem')}.`,
  spares: ({ points: n }) =>
    n === 0
      ? 'Nenhum número dá pontos agora; um círculo não gasta casas.'
      : `O melhor número dá ${points(n)} agora; um círculo não gasta casas.`,
  links: ({ count, before }) => {
    const stars = plural('pt', count, { one: '1 estrela', other: `${count} estrelas` })
    const than = before === 0 ? ', até agora para nenhuma' : ` em vez de ${before}`
    return `Depois, um número mesmo ao lado conta para ${stars}${than}.`
  },
  next: ({ points: n, count, of }) =>
    count === of
      ? `Depois, qualquer lançamento dá ${points(n)} ou mais; nem todas as escolhas o conseguem.`
      : `Depois, ${throws(count, of, 'dá', 'dão')} ${points(n)} ou mais; nenhuma escolha deixa mais lançamentos assim.`,
  gain: ({ points: n }) => `${points(n)} agora.`,
  pass: ({ points: n, count }) => {
    const here = n === 0 ? 'Nenhum bónus dá pontos aqui' : `O melhor bónus dá ${points(n)} aqui`
    const shapes = plural('pt', count, { one: '1 forma ainda pode', other: `${count} formas ainda podem` })
    return count === 0 ? `${here}.` : `${here}; ${shapes} dar outro.`
  },
} satisfies ReasonTexts

export const pt = {
  lang: 'pt',
  ...COVERS.pt,
  notation:
    'As jogadas escrevem-se «write 3 b7» para um número e a sua casa, «connect c2» para um círculo, «bonus nudge 5 b3» para um ' +
    'bónus e aquilo a que se aplica, e «pass» para nenhum bónus.',
  options: {
    sheet: {
      label: 'Folha',
      help:
        'Escolhe uma folha desenhada, ou um céu desconhecido a partir de uma palavra: a mesma palavra dá sempre o mesmo céu. No ' +
        'terminal escreve-se, por exemplo, great-bear ou seed:comet:hard.',
    },
    bonuses: {
      label: 'Bónus',
      help: 'Os bónus desbloqueados, normalmente os do teu diário de bordo. Quem completa uma forma pode usar um.',
    },
    connectBonus: {
      label: 'Bónus depois de uma ligação',
      help: 'Completar uma forma ao preencher um círculo também dá um bónus.',
      values: { on: 'Sim', off: 'Não' },
    },
  },
  refusals: {
    R1: 'Esta folha não tem essa casa, esse círculo ou essa estrela.',
    R2: 'Isso está num braço fechado: abre primeiro o cadeado da estrela que o prende.',
    R5: 'Um dado dá a forma de uma estrela ligada a uma casa vazia em jogo; o outro é o número que escreves.',
    R6: 'Esse círculo já está preenchido.',
    R7: 'Podes escrever ou ligar, por isso tens de fazer uma das duas coisas.',
    R9: 'Só podes usar um bónus logo depois de completares uma forma; aí, ou um bónus ou nenhum.',
    R13: 'Esse bónus não está desbloqueado nesta mesa.',
  },
  clashes: {
    R3: 'Essa folha não existe: indica o nome de uma desenhada, ou seed:palavras:easy, seed:palavras:medium ou seed:palavras:hard.',
  },
  moves: {
    write: ({ value, box }) => `Escrever ${value} em ${box}`,
    connect: ({ circle }) => `Preencher o círculo ${circle}`,
    bonus: ({ bonus, on }) => (on === '' ? bonus : `${bonus}: ${on}`),
    pass: 'Sem bónus',
    into: ({ value, box }) => `${value} em ${box}`,
    both: ({ one, two }) => `${one} e ${two}`,
  },
  lines: {
    thrown: ({ round, low, high }) => `Ronda ${round}: saem ${low} e ${high}`,
    stuck: ({ who, count }) =>
      plural('pt', count, {
        one: `${who} fica sem jogada: última ronda`,
        other: `${who} ficam sem jogada: última ronda`,
      }),
    wrote: ({ who, value, box }) => (box === '' ? `${who} escreve ${value}` : `${who} escreve ${value} em ${box}`),
    connected: ({ who, circle }) =>
      circle === '' ? `${who} preenche um círculo` : `${who} preenche o círculo ${circle}`,
    used: ({ who, bonus, on }) => (on === '' ? `${who} usa ${bonus}` : `${who} usa ${bonus}: ${on}`),
    passed: ({ who }) => `${who} não usa bónus`,
    found: ({ stars, count }) => `${plural('pt', count, { one: 'Descoberta', other: 'Descobertas' })}: ${stars}`,
    unlocked: ({ stars, count }) => `${plural('pt', count, { one: 'Desbloqueada', other: 'Desbloqueadas' })}: ${stars}`,
    arms: ({ count }) => plural('pt', count, { one: 'Abre-se um braço', other: `Abrem-se ${count} braços` }),
    failed: ({ stars, count }) =>
      `${plural('pt', count, { one: 'Cadeado encravado', other: 'Cadeados encravados' })}: ${stars}`,
    complete: ({ shapes }) => `Todas descobertas: ${shapes}`,
    now: ({ points: n }) => `Agora ${points(n)}`,
    over: ({ totals }) => `O jogo acabou: ${totals}`,
    won: ({ who }) => `${who} ganha`,
    shared: ({ who }) => `${who} partilham a vitória`,
    alone: ({ points: n }) => `O jogo acabou: ${points(n)}`,
    medal: ({ medal }) => `Medalha: ${medal}`,
    noMedal: 'Desta vez, sem medalha',
  },
  place: {
    sheet: ({ sheet }) => `Folha: ${sheet}`,
    dice: ({ low, high }) => `Dados: ${low}, ${high}`,
    die: ({ die, shape }) => `${die} (${shape})`,
    sums: ({ points: n, sums, special }) => `${points(n)}: ${sums}, pontuação especial ${special}`,
    boxes: ({ boxes }) => `Casas: ${boxes}`,
    circles: ({ circles }) => `Círculos preenchidos: ${circles}`,
    found: ({ stars, count }) => `${plural('pt', count, { one: 'Descoberta', other: 'Descobertas' })}: ${stars}`,
    failed: ({ stars, count }) =>
      `${plural('pt', count, { one: 'Cadeado encravado', other: 'Cadeados encravados' })}: ${stars}`,
    used: ({ bonuses }) => `Bónus usados: ${bonuses}`,
    stuck: 'Sem jogada nesta ronda',
    sought: ({ shape, stars }) => `Por descobrir, ${shape}: ${stars}`,
    star: ({ star, boxes }) => `${star} (${boxes})`,
    lock: ({ lock }) => `cadeado ${lock}`,
    empty: ({ box }) => `${box} vazia`,
    holds: ({ box, value }) => `${box} tem ${value}`,
    via: ({ box, circle }) => `${box} por ${circle}`,
    open: ({ circles }) => `Círculos vazios: ${circles}`,
    circle: ({ circle, links }) => `${circle} (${links})`,
  },
  terminal: {
    choose: 'escolher',
    number: 'escrever este número',
    circles: 'círculos',
    names: 'nomes',
    list: 'lista ou céu',
    look: 'outra folha',
    back: 'voltar',
  },
  sky,
  board,
  book,
  reasons,
} satisfies Catalog
