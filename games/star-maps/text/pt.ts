import { plural } from '../../../engine/text/lang.ts'
import { grammar } from '../../../engine/text/you/pt.ts'
import { COVERS } from './covers.ts'
import type { BoardTexts, Catalog, ReasonTexts } from './en.ts'
import { book, sky } from './sky/pt.ts'

/** “Tu” is a name in some sentences. */
const isYou = (who: string): boolean => who === grammar.name

const points = (n: number) => plural('pt', n, { one: `${n} ponto`, other: `${n} pontos` })

const board = {
  questions: {
    act: ({ low, high }) => `${low} e ${high}: um dá a forma, o outro é o número. Escreve-o, ou preenche um círculo.`,
    actEqual: ({ die }) => `Par de ${die}: o ${die} dá a forma e o número. Escreve ${die}, ou preenche um círculo.`,
    which: 'Que número vai para a casa em destaque?',
    bonuses: ({ count }) =>
      plural('pt', count, { one: `Podes usar ${count} bónus.`, other: `Podes usar ${count} bónus, um de cada vez.` }),
    bonusTarget: ({ bonus, rule }) => `${bonus}: ${rule}`,
    secondTarget: ({ bonus }) => `${bonus}: e o segundo?`,
    stuck: 'Não tens jogada: nada encaixa e já não há círculos. É a última ronda.',
  },
  beside: ({ stars }) => stars,
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
    medals: ({ bronze, silver, gold }) =>
      `Bronze a partir de ${bronze} pontos, prata a partir de ${silver}, ouro a partir de ${gold}`,
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
  characters: {
    stargazer: 'Segue o que salta à vista: qualquer estrela bonita serve.',
    pilot: 'Vê onde cabem os números, mas muitas vezes contenta-se com menos.',
    navigator: 'Lê bem o céu e raramente se desvia da rota.',
    astronomer: 'Antes de escrever, joga de cabeça o resto da noite.',
  },
  notation:
    'As jogadas escrevem-se «write 3 b7» para um número e a sua casa, «connect c2» para um círculo, «bonus nudge 5 b3» para um ' +
    'bónus e aquilo a que se aplica, e «pass» para nenhum bónus.',
  options: {
    sheet: {
      label: 'Folha',
      help: 'Escolhe uma folha desenhada, ou um céu desconhecido a partir de uma palavra: a mesma palavra dá sempre o mesmo céu.',
    },
    bonuses: {
      label: 'Bónus',
      help: 'Os bónus desbloqueados, normalmente os do teu diário de bordo. Quem completa uma forma pode usar um.',
    },
    connectBonus: {
      label: 'Bónus ao preencher círculos',
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
    R3: 'Essa folha não existe: indica o nome de uma folha desenhada, ou seed:palavras:easy, seed:palavras:medium ou seed:palavras:hard.',
  },
  moves: {
    write: ({ value, box }) => `Escrever ${value} em ${box}`,
    connect: ({ circle }) => `Preencher o círculo ${circle}`,
    bonus: ({ bonus, on }) => (on === '' ? bonus : `${bonus}: ${on}`),
    pass: 'Sem bónus',
    into: ({ value, box }) => `${value} em ${box}`,
    both: ({ one, two }) => `${one} e ${two}`,
  },
  you: {
    verbs: 'escreve escreves, preenche preenches, usa usas',
    phrases: [['@ não usa', '@ não usas']],
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
    over: ({ totals }) => `O jogo acabou. ${totals}`,
    total: ({ who, points: n }) => `${who}: ${n}`,
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
  decisionKinds: { write: 'Escrever números', connect: 'Preencher círculos', bonus: 'Bónus' },
  lesson: {
    you: 'Nova',
    other: 'Cometa',
    notes: {
      write: ({ you, other }) =>
        `Tu és a ${you}. Saíram 1 e 4. O 1 dá a forma: escreve 4 junto da gota, na casa assinalada. O ${other} também escolhe, em segredo.`,
      lock: 'Agora 3 e 4. A casa toca também numa estrela bloqueada: o cadeado quer uma diferença de 0. Escreve 4 do outro lado: 4 − 4 = 0!',
      shared:
        'Abriu-se um braço inteiro, e neste capítulo um 0 vale 3. Uma casa conta para todas as suas estrelas: escreve 6 e descobres uma, 6 − 4 = 2.',
      far: 'Números afastados valem muito. O 3 dá a forma: escreve 1 junto dessa estrela: 6 − 1 = 5.',
      dashed: ({ other }) =>
        `O cadeado do ${other} queria 1 e teve 3: encravou de vez. Tens 6 e 1: escreve 1 junto da estrela de seis pontas. A outra linha ainda é tracejada.`,
      three:
        'Agora 4 e 1. Esta casa tem três estrelas. O 4 dá a forma; escreve 1: a gota também fica descoberta, 4 − 1 = 3.',
      circle: ({ other }) =>
        `Par de 5, e o ${other} não tem jogada: última ronda. Deixa os dados de lado e preenche o círculo. A linha tracejada já conta: 4 − 1 = 3.`,
    },
    learned: [
      'Um dado indica a forma, o outro é o número que escreves junto de uma estrela assim.',
      'Com as duas casas preenchidas, a estrela está descoberta e vale a diferença.',
      'Em vez de escrever podes preencher um círculo: daí em diante contam as suas linhas tracejadas.',
      'Um cadeado só abre com o seu número, e com ele abre um braço inteiro.',
      'Quando alguém fica sem jogada, o jogo acaba. Ganha quem tem mais pontos.',
    ],
  },
  check: {
    findings: {
      'two-boxes': ({ where }) => `${where} precisa de exatamente duas casas diferentes.`,
      'idle-box': ({ where }) => `${where} não pertence a nenhuma estrela.`,
      shapes: ({ where }) => `Nenhuma estrela tem a forma ${where}.`,
      'shared-end': ({ where }) => `As ligações tracejadas de ${where} não têm uma ponta em comum.`,
      'no-lock': ({ where }) => `${where} está preso a uma estrela sem cadeado.`,
      'own-lock': ({ where }) => `${where} está preso a uma das suas próprias estrelas.`,
      'empty-arm': ({ where }) => `${where} não tem estrelas.`,
      'into-arm': ({ where }) => `${where}: uma estrela fora de um braço tem uma casa lá dentro.`,
      unreachable: ({ where }) => `${where} nunca pode entrar em jogo.`,
      overlap: ({ where }) => `${where} estão demasiado perto.`,
      crossed: ({ where }) => `${where}: uma linha passa por cima de algo que não é dela.`,
      figure: ({ where }) => `A figura ${where} falta, ou tem uma estrela duas vezes.`,
      lines: ({ where }) => `Faltam as linhas de giz, ou uma começa e acaba na mesma estrela: ${where}.`,
      medals: ({ where }) => `As medalhas não são crescentes: ${where}.`,
      short: ({ where }) => `Os jogos são demasiado curtos: ${where} rondas.`,
      long: ({ where }) => `Os jogos são demasiado longos: ${where} rondas.`,
      luck: ({ where }) => `Jogar bem não compensa o bastante: ${where} vezes os pontos do acaso.`,
      'unknown-line': ({ where }) => `${where}: linha desconhecida.`,
      malformed: ({ where }) => `${where}: a linha não está bem escrita.`,
      order: ({ where }) => `${where}: os nomes contam a partir de 1 e vêm por ordem.`,
      twice: ({ where }) => `${where}: isso já tinha sido dito.`,
      'too-many': ({ where }) => `${where}: é um a mais.`,
      'no-such': ({ where }) => `${where}: não há nada assim na folha.`,
      outside: ({ where }) => `${where}: as coordenadas vão de 0 a 1000.`,
      missing: ({ where }) => `${where}: falta esta linha.`,
    },
    figures: ({ rounds, skilled, random, ratio }) =>
      `${rounds} rondas; ${skilled} pontos, ao acaso ${random}: ${ratio} vezes mais`,
  },
} satisfies Catalog
