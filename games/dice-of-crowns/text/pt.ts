import { plural } from '../../../engine/text/lang.ts'
import { grammar } from '../../../engine/text/you/pt.ts'
import { board } from './board/pt.ts'
import { book } from './book/pt.ts'
import type { Catalog } from './catalog.ts'
import { COVERS } from './covers.ts'

const claims = (n: number) => plural('pt', n, { one: `${n} direito`, other: `${n} direitos` })
const daggers = (n: number) => plural('pt', n, { one: `${n} punhal`, other: `${n} punhais` })
const fate = (n: number) => plural('pt', n, { one: `${n} ficha de destino`, other: `${n} fichas de destino` })

export const pt = {
  lang: 'pt',
  ...COVERS.pt,
  notation:
    'As jogadas escrevem-se «stop», «reroll skulls», «hand 1:2 3:1» (dois pergaminhos para o lugar 1, um para o ' +
    'lugar 3; os lugares contam-se a partir de 0), «give 0:1», «take claim», «steal 1», «fate 0 dagger», «accept», ' +
    '«avenge 1», «forgive» ou «pass 2».',
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
      label: 'Se sai um punhal a um rival',
      help:
        'Para onde vai o punhal que sai a um rival. Segundo a editora, dá-o a quem quiser; segundo o resumo italiano, fica ' +
        'com ele.',
      values: { give: 'Dá-o a quem quiser', keep: 'Fica com ele' },
    },
    sixCrowns: {
      label: 'Seis coroas',
      help: 'O resumo dá um direito por três a seis coroas; o texto fala de um por cada três.',
      values: { 1: '1 direito', 2: '2 direitos' },
    },
    sevenSkulls: {
      label: 'Sete caveiras',
      help: 'O resumo dá um direito roubado; o texto, até dois: um roubado e outro da reserva.',
      values: { steal: 'Roubar um direito', 'steal-and-claim': 'Roubar um, ficar com um' },
    },
    sevenDaggers: {
      label: 'Sete punhais',
      help: 'O que fazem sete punhais além da traição: como no resumo italiano, como no protótipo, ou nada.',
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
      values: { 'per-three': '3–5 caveiras: 1; desde 6: 2', 'five-for-two': '3–4 caveiras: 1; desde 5: 2' },
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
    fresh: ({ dice }) => `Por entregar: ${dice}`,
    handed: ({ dice }) => `Por lançar: ${dice}`,
    giving: ({ dice }) => `Por dar: ${dice}`,
    inHand: ({ count }) => `Na mão: ${plural('pt', count, { one: `${count} dado`, other: `${count} dados` })}`,
    crown: 'Tem a coroa',
    messenger: 'Sob a proteção do mensageiro',
    crownInMiddle: 'A coroa está no meio',
    supply: ({ count }) => `Na reserva: ${fate(count)}`,
    varrick: ({ things }) => `Varrick tem ${things}`,
    captive: ({ dice }) => `${dice} (em cativeiro)`,
  },
  purpose: {
    first: 'para decidir quem começa',
    answer: 'para os pergaminhos entregues, a começar pela esquerda de quem joga',
    fate: 'para o dado que o destino relança',
    varrick: 'para Varrick',
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
    betrayal: 'Traição',
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
    won: ({ who }) => `${who} conquista o trono`,
    defended: ({ who }) => `${who} defendeu a coroa e conquista o trono`,
    brought: ({ who, dice }) => `As caveiras trazem ${dice} a ${who}`,
    captured: ({ who }) => `Uma coroa de ${who} fica cativa`,
    freed: ({ who }) => `${who} liberta uma coroa cativa`,
    robbed: ({ who }) => `Varrick tira uma ficha de coroa a ${who}`,
    gained: ({ who }) => `${who} ganha uma ficha de coroa`,
    turnOver: 'O turno acaba',
    timeUp: 'O tempo acabou',
  },
  board,
  book,
} satisfies Catalog
