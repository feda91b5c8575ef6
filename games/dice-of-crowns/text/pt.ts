import { plural } from '../../../engine/text/lang.ts'
import { grammar } from '../../../engine/text/you/pt.ts'
import { book, lesson } from './book/pt.ts'
import { COVERS } from './covers.ts'
import type { Catalog } from './en.ts'

const claims = (n: number) => plural('pt', n, { one: `${n} direito`, other: `${n} direitos` })

const daggers = (n: number) => plural('pt', n, { one: `${n} punhal`, other: `${n} punhais` })

const scrolls = (n: number) => plural('pt', n, { one: `${n} pergaminho`, other: `${n} pergaminhos` })

const skulls = (n: number) => plural('pt', n, { one: `${n} caveira`, other: `${n} caveiras` })

const fate = (n: number) => plural('pt', n, { one: `${n} ficha de destino`, other: `${n} fichas de destino` })

const to = (who: string) => `para ${who === grammar.name ? 'ti' : who}`

const board = {
  questions: {
    hand: ({ count }) =>
      `${count === 1 ? 'Saiu-te' : 'Saíram-te'} ${scrolls(count)}. ${count === 1 ? 'Para quem vai?' : 'Para quem vão?'}`,
    handLeft: ({ count }) => `Falta entregar ${scrolls(count)}.`,
    handReady: 'Cada pergaminho já tem dono. Entregas?',
    give: ({ who, count }) =>
      `É a vez de ${who}. ${count === 1 ? 'Saiu-te' : 'Saíram-te'} ${daggers(count)}: para quem?`,
    giveLeft: ({ count }) => `Falta dar ${daggers(count)}.`,
    giveReady: 'Cada punhal já tem a sua vítima. Confirmas?',
    protected: ({ who }) => `O mensageiro protege ${who} dos punhais.`,
    choose: 'Podes parar, ou relançar as caveiras, os pergaminhos ou ambos.',
    chooseOne: 'Podes parar ou relançar.',
    chooseFate: 'Podes parar, relançar, ou usar o destino num só dado.',
    onlyStop: 'Não tens dados soltos: só podes parar.',
    onlyFate: 'Não tens dados soltos: podes parar, ou usar o destino num só dado.',
    fate: 'Que dado relança o destino? Um teu custa 1 ficha, o de um rival custa 2.',
    betrayed: ({ count }) => `${daggers(count)}: traição. Aceita-a, ou usa o destino num dado.`,
    reward: 'Escolhe a tua recompensa.',
    vengeance: ({ count }) => `Vingança: quem recebe ${count} dos teus punhais?`,
    keep: ({ count }) =>
      `${count === 1 ? 'Saiu-te' : 'Saíram-te'} ${daggers(count)}. ${count === 1 ? 'Vai para Varrick?' : 'Quantos vão para Varrick?'}`,
    again: 'O turno continua. O que relanças?',
  },
  buttons: {
    hand: 'Entregar',
    handTo: ({ who, count }) => `${scrolls(count)} para ${who}`,
    deal: 'Repartir por igual',
    clear: 'Retirar',
    give: 'Dar',
    giveTo: ({ who, count }) => `${daggers(count)} ${to(who)}`,
    keepAll: ({ count }) => `Ficar com ${daggers(count)}`,
    stopFor: ({ reward }) => `Parar: ${reward}`,
    rerollSkulls: ({ count }) => `Relançar ${skulls(count)}`,
    rerollScrolls: ({ count }) => `Relançar ${scrolls(count)}`,
    rerollBoth: ({ count }) => `Relançar os ${count}`,
    fate: 'Usar o destino',
    fateDone: 'Não usar o destino',
    claim: ({ count }) => `Ganhar ${claims(count)}`,
    takeFate: ({ count }) => `Ganhar ${fate(count)}`,
    passNone: 'Ficar com todos',
    more: ({ who }) => `Mais um ${to(who)}`,
  },
  pieces: {
    area: ({ who }) => `Zona: ${who}`,
    middle: 'O meio',
    dieHanded: ({ die }) => `Por lançar: ${die}`,
    dieGiving: ({ die }) => `Por dar: ${die}`,
    dieLocked: ({ die }) => `${die}, dado bloqueado`,
    dieLoose: ({ die }) => `${die}, dado solto`,
    dieFresh: ({ die }) => `${die}, por entregar`,
    dieInHand: 'Um dado por lançar',
    dieFate: ({ die, count }) => `${die}: relançar por ${fate(count)}`,
    claims: ({ count, of }) => `${count} de ${claims(of)}`,
    supply: ({ count }) => `${fate(count)} na reserva`,
    crownOf: ({ who }) => `A coroa: ${who}`,
    crownInMiddle: 'A coroa está no meio',
    messenger: ({ who }) => `O mensageiro: nenhum punhal ${to(who)} neste turno`,
    varrick: 'Tio Varrick',
    tokens: ({ who, count, of }) => `${who}: ${count} de ${of} fichas de coroa`,
    onTurn: 'A jogar agora',
    betrayed: 'Traição',
  },
  slip: 'Se parares agora, não ganhas nada.',
  keys: {
    seat: 'Mais um dado para este lugar',
    fewer: 'Retirar um dado',
    deal: 'Repartir por igual',
    clear: 'Retirar tudo',
  },
  ending: { won: 'A coroa é tua', lost: 'Varrick fica com o trono' },
} satisfies Catalog['board']

export const pt = {
  lang: 'pt',
  ...COVERS.pt,
  notation:
    'As jogadas escrevem-se «stop», «reroll skulls», «hand 1:2 3:1» (dois pergaminhos para o lugar 1, um para o ' +
    'lugar 3; os lugares são numerados a partir de 0: o jogador 1 é o lugar 0), «give 0:1», «take claim», «steal 1», «fate 0 dagger», «accept», ' +
    '«avenge 1», «forgive» ou «pass 2» (dois punhais a Varrick).',
  things: {
    crown: ({ count }) => plural('pt', count, { one: `${count} coroa`, other: `${count} coroas` }),
    dagger: ({ count }) => daggers(count),
    skull: ({ count }) => plural('pt', count, { one: `${count} caveira`, other: `${count} caveiras` }),
    scroll: ({ count }) => plural('pt', count, { one: `${count} pergaminho`, other: `${count} pergaminhos` }),
    claim: ({ count }) => claims(count),
    fate: ({ count }) => fate(count),
    token: ({ count }) => plural('pt', count, { one: `${count} ficha de coroa`, other: `${count} fichas de coroa` }),
  },
  kinds: { crown: 'Coroa', dagger: 'Punhal', skull: 'Caveira', scroll: 'Pergaminho' },
  fated: {
    crown: 'uma coroa',
    dagger: 'um punhal',
    skull: 'uma caveira',
    scroll: 'um pergaminho devolvido',
    fresh: 'um pergaminho acabado de sair',
  },
  seat: ({ seat }) => `lugar ${seat}`,
  share: ({ dice, who }) => `${dice} a ${who === grammar.name ? 'ti' : who}`,
  options: {
    claims: {
      label: 'Direitos',
      help: 'Quantos direitos dão o trono: três no jogo básico, cinco no avançado.',
      values: { 3: '3 direitos', 5: '5 direitos' },
    },
    rivalDagger: {
      label: 'Se sair um punhal a um rival',
      help:
        'Para onde vai o punhal que sai a um rival. Segundo a editora, dá-o a quem quiser; segundo o resumo das regras ' +
        'italianas, fica com ele.',
      values: { give: 'Dá-o a quem quiser', keep: 'Fica com ele' },
    },
    sixCrowns: {
      label: 'Seis coroas',
      help: 'Um direito ou dois: as regras da caixa podem ler-se das duas maneiras.',
      values: { 1: '1 direito', 2: '2 direitos' },
    },
    sevenSkulls: {
      label: 'Sete caveiras',
      help: 'As regras da caixa podem ler-se de duas maneiras: roubar um direito, ou roubar um e ganhar outro.',
      values: { steal: 'Roubar um direito', 'steal-and-claim': 'Roubar um e ganhar outro' },
    },
    sevenDaggers: {
      label: 'Sete punhais',
      help: 'O que fazem sete punhais além da traição.',
      values: { 'lose-claim': 'Perdes um direito', 'everyone-dagger': 'Um punhal para cada um', nothing: 'Nada' },
    },
    vengeance: {
      label: 'Vingança',
      help: 'Depois de uma traição com quatro a seis punhais podes dar os que passam de três, ou todos, a um só rival.',
      values: { off: 'Não', excess: 'Os que passam de três', all: 'Todos os punhais' },
    },
    fate: {
      label: 'Destino',
      help: 'As caveiras podem dar fichas de destino, que relançam um só dado, até para evitar uma traição.',
      values: { off: 'Não', on: 'Sim' },
    },
    fateIncome: {
      label: 'Fichas de destino por caveiras',
      help: 'O livro de regras diz «1 ou 2» sem dizer quando. Só conta se jogarem com o destino.',
      values: { 'per-three': '3–5 caveiras: 1; 6 ou mais: 2', 'five-for-two': '3–4 caveiras: 1; 5 ou mais: 2' },
    },
    crownDefence: {
      label: 'Defesa da coroa',
      help: 'O último direito é a coroa, e para ganhar tens de a manter durante um turno teu inteiro.',
      values: { off: 'Não', on: 'Sim' },
    },
    tokens: {
      label: 'Fichas de coroa',
      help: 'Quantas fichas de coroa são precisas para vencer Varrick.',
      values: { 3: '3 fichas', 5: '5 fichas', 7: '7 fichas' },
    },
  },
  refusals: {
    R4: 'Os punhais que te saem no teu turno ficam bloqueados na tua zona.',
    R5: 'O mensageiro protege quem está a jogar: dá os teus punhais a outro jogador.',
    R6:
      'Quando te é pedido, e só então, entrega aos rivais todos os pergaminhos que acabaram de sair, ou dá todos os ' +
      'punhais que te saíram no turno de um rival.',
    R8: 'Só podes relançar o que está solto à tua frente: todas as caveiras, todos os pergaminhos, ou ambos.',
    R9: 'Uma traição só se pode aceitar ou evitar com o destino, e antes disso não há nada para aceitar.',
    R10: 'A recompensa recebe-se ao parar, e só se os teus dados a tiverem ganho.',
    R14: 'A vingança é contra um só rival, e só depois de uma traição com quatro, cinco ou seis punhais.',
    R15:
      'O destino relança um dado que esteja na mesa: 1 ficha se for teu, 2 se for de um rival. Como recompensa pede três ' +
      'caveiras, e fichas na reserva.',
    R16: 'A coroa só é recompensa por sete coroas ou sete caveiras, e só enquanto um rival a tiver.',
    S3: 'Diz quantos dos punhais que acabaram de sair vão para Varrick: nenhum, alguns ou todos.',
    S6: 'Tens de relançar: todas as caveiras ou todos os pergaminhos soltos à tua frente, ou ambos.',
  },
  clashes: {
    S1: 'O número de fichas de coroa só vale no jogo a solo; as outras opções, só em mesas de dois ou mais.',
  },
  moves: {
    hand: ({ shares }) => `Entregar ${shares}`,
    give: ({ shares }) => `Dar ${shares}`,
    stop: 'Parar',
    reroll: {
      skulls: 'Relançar as caveiras',
      scrolls: 'Relançar os pergaminhos',
      both: 'Relançar caveiras e pergaminhos',
    },
    fate: ({ die, who }) => `Destino: relançar ${die} ${who === grammar.name ? 'na tua zona' : `na zona de ${who}`}`,
    accept: 'Aceitar a traição',
    take: { claim: 'Ficar com o direito', fate: 'Ficar com fichas de destino', crown: 'Ficar com a coroa' },
    steal: ({ who }) => `Roubar um direito a ${who}`,
    avenge: ({ who }) => `Vingança contra ${who}`,
    forgive: 'Sem vingança',
    pass: ({ count }) => (count === 0 ? 'Ficar com todos os punhais' : `Dar ${daggers(count)} a Varrick`),
  },
  place: {
    locked: ({ dice }) => `Bloqueados: ${dice}`,
    loose: ({ dice }) => `Soltos: ${dice}`,
    fresh: ({ dice }) => `Por entregar a outros jogadores: ${dice}`,
    freshAlone: ({ dice }) => `Por entregar a Varrick: ${dice}`,
    givingAlone: ({ dice }) => `Para guardar ou dar a Varrick: ${dice}`,
    handed: ({ dice }) => `Por lançar: ${dice}`,
    giving: ({ dice }) => `Por dar: ${dice}`,
    inHand: ({ count }) => `Na mão: ${plural('pt', count, { one: `${count} dado`, other: `${count} dados` })}`,
    crown: 'Tem a coroa',
    messenger: 'Sob a proteção do mensageiro',
    supply: ({ count }) => `Na reserva: ${fate(count)}`,
    varrick: ({ things }) => `Varrick tem ${things}`,
    captive: ({ dice, count }) => `${dice} ${plural('pt', count, { one: 'cativa', other: 'cativas' })}`,
  },
  purpose: {
    first: 'para decidir quem começa',
    answer: 'para os pergaminhos entregues, a começar pela esquerda de quem joga',
    fate: 'para o dado que o destino relança',
    varrick: 'para Varrick',
  },
  you: {
    verbs:
      'entrega entregas, dá dás, decide decides, gasta gastas, aceita aceitas, renuncia renuncias, rouba roubas, ' +
      'conquista conquistas, defendeu defendeste, liberta libertas, recebe recebes',
    phrases: [
      ['@ vinga-se', '@ vingas-te'],
      ['protege @', 'protege-te'],
      ['(tira|rouba) ([^.]*) a @', '$1-te $2'],
      ['(entrega|dá) (\\d+ \\p{L}+) a @', '$1-te $2'],
      ['Uma coroa de @', 'Uma coroa tua'],
      ['na zona de @', 'na tua zona'],
    ],
  },
  lines: {
    first: ({ who }) => `${who} começa`,
    rolled: ({ who, dice }) => `${who} lança ${dice}`,
    messenger: ({ who }) => `O mensageiro protege ${who} neste turno`,
    handed: ({ who, shares }) => `${who} entrega ${shares}`,
    gave: ({ who, shares }) => `${who} dá ${shares}`,
    kept: ({ who, dice }) => `${who} fica com ${dice}`,
    gaveAndKept: ({ who, shares, dice }) => `${who} dá ${shares} e fica com ${dice}`,
    stopped: ({ who }) => `${who} decide parar`,
    rerolls: ({ who, dice }) => `${who} relança ${dice}`,
    fateOwn: ({ who, die }) => `${who} gasta 1 ficha de destino para relançar ${die}`,
    fateRival: ({ who, die, other }) => `${who} gasta 2 fichas de destino para relançar ${die} na zona de ${other}`,
    accepted: ({ who }) => `${who} aceita a traição`,
    doubt: 'Traição, se o destino não a evitar',
    ambush: ({ who, dice }) => `${who} começa com ${dice}`,
    loses: ({ who }) => `Sete punhais: ${who} perde um direito`,
    everyone: 'Sete punhais: um para cada jogador',
    avenged: ({ who, other, dice }) => `${who} vinga-se: ${dice} para ${other}`,
    forgave: ({ who }) => `${who} renuncia à vingança`,
    took: ({ who, count }) => `${who} ganha ${claims(count)}`,
    tookFate: ({ who, count }) => `${who} ganha ${fate(count)}`,
    tookCrown: ({ who }) => `${who} fica com a coroa`,
    tookCrownFrom: ({ who, other }) => `${who} tira a coroa a ${other}`,
    stole: ({ who, other }) => `${who} rouba um direito a ${other}`,
    full: ({ who }) => `${who} não pode ter mais direitos`,
    skipped: ({ who }) => `${who} não tem dados e perde o turno`,
    won: ({ who }) => `${who} ${who === 'Varrick' ? 'fica com' : 'conquista'} o trono`,
    defended: ({ who }) => `${who} defendeu a coroa e conquista o trono`,
    brought: ({ who, dice }) => `${who} recebe ${dice}`,
    captured: ({ who }) => `Uma coroa de ${who} fica cativa`,
    freed: ({ who }) => `${who} liberta uma coroa cativa`,
    robbed: ({ who }) => `Varrick tira uma ficha de coroa a ${who}`,
    gained: ({ who }) => `${who} ganha uma ficha de coroa`,
    turnOver: 'O turno acaba',
    timeUp: 'O tempo acabou',
  },
  characters: {
    squire: 'Só tem olhos para as coroas e assusta-se com o segundo punhal.',
    courtier: 'Junta caveiras além de coroas, mas nunca arrisca um terceiro punhal.',
    plotter: 'Conhece as probabilidades, mas às vezes confia num palpite.',
    sovereign: 'Nada lhe escapa: contra um só rival joga na perfeição.',
  },
  decisionKinds: {
    reroll: 'Relançar',
    stop: 'Parar',
    scrolls: 'Entregar pergaminhos',
    daggers: 'Dar punhais',
    reward: 'Escolher a recompensa',
    fate: 'Usar o destino',
    vengeance: 'Vingança',
  },
  odds: {
    title:
      'Como acaba o primeiro lançamento de um turno, segundo o número de dados, se nada estiver bloqueado na tua zona.',
    key: 'Dados',
    columns: ['traição', 'três ou mais coroas', 'cinco ou mais caveiras', 'nada disso'],
  },
  reasons: {
    betrays: 'Três punhais significam traição.',
    spared: 'Três punhais significam traição; um quarto permitiria a vingança.',
    varrick: ({ ways, of }) =>
      `Varrick ganha uma ficha em ${ways} em cada ${of} lançamentos: menos do que com qualquer outra opção.`,
    none: 'Com qualquer outra opção, Varrick pode ganhar uma ficha no próximo lançamento; com esta, não.',
    frees: 'O terceiro punhal de Varrick liberta uma coroa cativa.',
    ends: 'O terceiro punhal termina o turno antes de Varrick poder lançar.',
    skulls: ({ count }) =>
      `Varrick precisa de ${count} caveiras num só lançamento para te deixar com três punhais: mais do que com qualquer outra opção.`,
    harmless: 'Com os punhais que tem, Varrick não consegue deixar-te com três.',
    goal: ({ ways, of }) =>
      `Três coroas ou cinco caveiras em ${ways} em cada ${of} lançamentos: mais do que com qualquer outra opção.`,
    reroll: ({ ways, of }) => `Traição imediata em ${ways} em cada ${of} lançamentos.`,
    safe: 'Nenhum lançamento dá traição imediata.',
    stop: ({ claims, ways, of }) =>
      `Parar ${claims === 0 ? 'não dá nenhum direito' : plural('pt', claims, { one: 'dá 1 direito', other: `dá ${claims} direitos` })}; continuar ${ways === '0' ? 'nunca dá traição imediata' : `dá traição em pelo menos ${ways} em cada ${of} lançamentos`}.`,
  },
  board,
  book,
  lesson,
} satisfies Catalog
