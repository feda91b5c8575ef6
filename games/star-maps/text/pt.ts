import { plural } from '../../../engine/text/lang.ts'
import { board } from './board/pt.ts'
import { book } from './book/pt.ts'
import type { Catalog } from './catalog.ts'
import { COVERS } from './covers.ts'
import { reasons } from './reasons/pt.ts'
import { sky } from './sky/pt.ts'

const points = (n: number) => plural('pt', n, { one: `${n} ponto`, other: `${n} pontos` })

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
        'Escolhe uma folha desenhada, ou um céu desconhecido a partir de uma palavra: a mesma palavra dá sempre o mesmo céu. Por ' +
        'escrito: great-bear, ou seed:comet:hard (easy, medium, hard).',
    },
    bonuses: {
      label: 'Bónus',
      help: 'Os bónus desbloqueados, normalmente os do teu diário de bordo. Quem completa uma forma pode usar um.',
    },
    connectBonus: {
      label: 'Bónus depois de uma ligação',
      help: 'Diz se completar uma forma com um círculo também dá um bónus.',
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
    found: ({ stars }) => `Descobertas: ${stars}`,
    unlocked: ({ stars }) => `Desbloqueadas: ${stars}`,
    arms: ({ count }) => plural('pt', count, { one: 'Abre-se um braço', other: `Abrem-se ${count} braços` }),
    failed: ({ stars }) => `Cadeado encravado: ${stars}`,
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
    found: ({ stars }) => `Descobertas: ${stars}`,
    failed: ({ stars }) => `Cadeados encravados: ${stars}`,
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
