import { plural } from '../../../engine/text/lang.ts'
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
  share: ({ dice, who }) => `${dice} a ${who}`,
  options: {
    claims: {
      label: 'Direitos',
      help: 'Quantos direitos dão o trono (R12, R13): três no jogo básico, cinco no avançado.',
      values: { 3: '3 direitos', 5: '5 direitos' },
    },
    rivalDagger: {
      label: 'Um punhal do teu pergaminho',
      help:
        'O que acontece a um punhal que um rival obtém (R6). Segundo a editora, quem o obtém dá-o a quem quiser; ' +
        'segundo o resumo italiano, fica com ele.',
      values: { give: 'Quem o obtém dá-o', keep: 'Quem o obtém fica com ele' },
    },
    sixCrowns: {
      label: 'Seis coroas',
      help: 'O resumo dá um direito por três a seis coroas; o texto fala de um por cada três (R10).',
      values: { 1: '1 direito', 2: '2 direitos' },
    },
    sevenSkulls: {
      label: 'Sete caveiras',
      help: 'O resumo dá um direito roubado; o texto, até dois: então um é roubado e outro vem da reserva (R10).',
      values: { steal: 'Roubar um direito', 'steal-and-claim': 'Roubar um, ficar com um' },
    },
    sevenDaggers: {
      label: 'Sete punhais',
      help: 'O que fazem sete punhais além da traição (R9): o resumo italiano, o protótipo ou nada.',
      values: { 'lose-claim': 'Perdes um direito', 'everyone-dagger': 'Um punhal por pessoa', nothing: 'Nada' },
    },
    vengeance: {
      label: 'Vingança',
      help:
        'Depois de uma traição com quatro a seis punhais podes dar os que passam de três, ou todos, a um só rival ' +
        '(R14).',
      values: { off: 'Não', excess: 'Os que passam de três', all: 'Todos os punhais' },
    },
    fate: {
      label: 'Destino',
      help:
        'As caveiras podem dar fichas de destino, que voltam a rolar um só dado, até para evitar uma traição ' +
        '(R15).',
      values: { off: 'Não', on: 'Sim' },
    },
    fateIncome: {
      label: 'Fichas de destino por caveiras',
      help: 'O livro de regras diz «1 ou 2» sem dizer quando. Só conta se se jogar com o destino (R15).',
      values: { 'per-three': '3–5 caveiras: 1; desde 6: 2', 'five-for-two': '3–4 caveiras: 1; desde 5: 2' },
    },
    crownDefence: {
      label: 'Defesa da coroa',
      help: 'O último direito é a coroa, e para ganhar tens de a manter durante um turno teu inteiro (R16).',
      values: { off: 'Não', on: 'Sim' },
    },
    tokens: {
      label: 'Fichas de coroa',
      help: 'Quantas fichas de coroa são precisas para vencer Varrick (S1).',
      values: { 3: '3 fichas', 5: '5 fichas', 7: '7 fichas' },
    },
  },
  refusals: {
    R4: 'Os punhais que obténs no teu turno ficam bloqueados na tua zona.',
    R5: 'O mensageiro protege quem está a jogar: dá os teus punhais a outra pessoa.',
    R6:
      'Quando te é pedido, e só então, entrega aos teus rivais todos os pergaminhos acabados de sair, ou dá todos os ' +
      'punhais que obtiveste no turno de um rival.',
    R8: 'Só podes voltar a rolar o que está solto à tua frente: todas as caveiras, todos os pergaminhos, ou ambos.',
    R9: 'Uma traição só se pode aceitar ou evitar com o destino, e antes de ela chegar não há nada a aceitar.',
    R10: 'A recompensa recebe-se ao parar, e só uma que os teus dados tenham merecido.',
    R14: 'A vingança é contra um só rival, e só depois de uma traição com quatro, cinco ou seis punhais.',
    R15:
      'O destino volta a rolar um dado que lá esteja, por 1 ficha se for teu e 2 se for de um rival; como ' +
      'recompensa são precisas três caveiras, e fichas na reserva.',
    R16: 'A coroa só é recompensa por sete coroas ou sete caveiras, e só enquanto um rival a tiver.',
    S3: 'Diz quantos dos punhais acabados de sair vão para Varrick: nenhum, alguns ou todos.',
    S6: 'Tens de voltar a rolar: todas as caveiras ou todos os pergaminhos soltos à tua frente, ou ambos.',
  },
  clashes: {
    S1: 'O número de fichas de coroa é do jogo a solo; todas as outras opções, de mesas de duas ou mais pessoas.',
  },
  moves: {
    hand: ({ shares }) => `Entregar ${shares}`,
    give: ({ shares }) => `Dar ${shares}`,
    stop: 'Parar',
    reroll: {
      skulls: 'Voltar a rolar as caveiras',
      scrolls: 'Voltar a rolar os pergaminhos',
      both: 'Voltar a rolar caveiras e pergaminhos',
    },
    fate: ({ die, who }) => `Destino: voltar a rolar ${die} na zona de ${who}`,
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
    handed: ({ dice }) => `Por rolar: ${dice}`,
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
    answer: 'para os pergaminhos entregues, no sentido dos ponteiros do relógio a partir da esquerda de quem joga',
    fate: 'para o dado que o destino volta a rolar',
    varrick: 'para Varrick',
  },
  lines: {
    first: ({ who }) => `Começa ${who}`,
    rolled: ({ who, dice }) => `${who} obtém ${dice}`,
    messenger: ({ who }) => `O mensageiro protege ${who} neste turno`,
    handed: ({ who, shares }) => `${who} entrega ${shares}`,
    gave: ({ who, shares }) => `${who} dá ${shares}`,
    kept: ({ who, dice }) => `${who} fica com ${dice}`,
    gaveAndKept: ({ who, shares, dice }) => `${who} dá ${shares} e fica com ${dice}`,
    stopped: ({ who }) => `${who} decide parar`,
    rerolls: ({ who, dice }) => `${who} volta a rolar ${dice}`,
    fateOwn: ({ who, die }) => `${who} gasta 1 ficha de destino para voltar a rolar ${die}`,
    fateRival: ({ who, die, other }) =>
      `${who} gasta 2 fichas de destino para voltar a rolar ${die} na zona de ${other}`,
    accepted: ({ who }) => `${who} aceita a traição`,
    betrayal: 'Traição',
    doubt: 'Traição, se o destino não a evitar',
    ambush: ({ who, dice }) => `${who} começa com ${dice}`,
    loses: ({ who }) => `Sete punhais: ${who} perde um direito`,
    everyone: 'Sete punhais: um por pessoa',
    avenged: ({ who, other, dice }) => `${who} vinga-se: ${dice} a ${other}`,
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
    turnOver: 'O turno termina',
    timeUp: 'O tempo acabou',
  },
  board,
  book,
} satisfies Catalog
