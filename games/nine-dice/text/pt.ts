import { plural } from '../../../engine/text/lang.ts'
import { board } from './board/pt.ts'
import { book } from './book/pt.ts'
import type { Catalog } from './catalog.ts'
import { COVERS } from './covers.ts'

const rounds = (n: number) => plural('pt', n, { one: `${n} ronda`, other: `${n} rondas` })

export const pt = {
  lang: 'pt',
  ...COVERS.pt,
  notation:
    'As jogadas escrevem-se «take red», «take orange», «take blue», «take green» ou «take black» e, onde se diz a conta, com os ' +
    'sinais: «take red +-» ou «take red ++-», com o jôquer no fim.',
  colours: {
    red: { name: 'vermelho', shape: 'círculo' },
    orange: { name: 'laranja', shape: 'triângulo' },
    blue: { name: 'azul', shape: 'quadrado' },
    green: { name: 'verde', shape: 'estrela' },
  },
  joker: 'jôquer',
  stop: 'stop',
  terms: { first: 'primeiro', second: 'segundo', joker: 'jôquer' },
  options: {
    blackBonus: {
      label: 'Quando o stop vale 3',
      help:
        'Um stop certo vale 2 pontos, às vezes 3 (R9), e os livros de regras não concordam. Italiano, espanhol e português: 3 se ' +
        'ninguém tirou um marcador de cor. Inglês, francês e alemão: 3 se quem o tira tirou também uma cor certa.',
      values: { 'nothing-taken': 'Ninguém tirou cores', 'taker-took': 'Quem o tira tirou uma cor' },
    },
    wrongWithBlack: {
      label: 'Erros de quem tira o stop',
      help:
        'Em geral cada cor errada custa 1 ponto (R8). As regras inglesas e alemãs também se podem ler assim: quem tira o stop ' +
        'perde 3 pontos por cada cor sua errada (R10).',
      values: { separate: '1 ponto cada', triple: '3 pontos cada' },
    },
    start: {
      label: 'Pontos iniciais',
      help: 'Com quantos pontos se começa (R1).',
      values: { 0: '0 pontos', 3: '3 pontos' },
    },
    target: {
      label: 'Meta',
      help: 'O total que acaba o jogo (R12). O impresso é 15.',
      values: { 10: '10 pontos', 15: '15 pontos', 20: '20 pontos', 25: '25 pontos' },
    },
    spinner: {
      label: 'Números do spinner',
      help: 'Os números pequenos são mais fáceis, para os mais novos (R2).',
      values: { 6: 'de 1 a 6', 9: 'de 1 a 9', 12: 'de 1 a 12' },
    },
    seconds: {
      label: 'Tempo por ronda',
      help: 'Quando acaba, a ronda termina sem stop (R7). Sem limite dura até alguém tirar o stop.',
      values: { 0: 'Sem limite', 15: '15 segundos', 30: '30 segundos', 60: '60 segundos', 120: '2 minutos' },
    },
    statement: {
      label: 'Dizer a conta',
      help: 'Quem tira uma cor diz a conta, e é essa que pontua (R8). Mais calmo, e bom para aprender.',
      values: { off: 'Não', on: 'Sim' },
    },
    lockout: {
      label: 'Pausa depois de agarrar às cegas',
      help: 'Quem agarra um marcador que já não está lá, ou diz uma conta falsa, não pode agarrar nada por um momento.',
      values: { 0: 'Nenhuma', 1000: '1 segundo', 2000: '2 segundos' },
    },
  },
  refusals: {
    R3: 'Tarde demais: esse marcador já foi tirado.',
    R8: 'Com um marcador de cor diz a conta onde esta mesa a pede, e só aí; o stop nunca precisa dela.',
  },
  moves: {
    take: ({ disc }) => `Tirar o ${disc}`,
    say: ({ disc, sum }) => `Tirar o ${disc}: ${sum}`,
    stop: 'Tirar o stop',
  },
  place: {
    taken: ({ discs }) => `Tirou: ${discs}`,
    spinner: 'Tem o spinner',
    out: 'Fora do desempate',
    number: ({ number }) => `O número: ${number}`,
    dice: ({ dice }) => `Os dados: ${dice}`,
    pair: ({ colour, shape, dice }) => `${colour} (${shape}) ${dice}`,
    joker: ({ face }) => `jôquer ${face}`,
    discs: ({ discs }) => `Marcadores na mesa: ${discs}`,
  },
  purpose: {
    first: 'para ver quem roda primeiro o spinner',
    spin: 'para o número do spinner, depois os pares vermelho, laranja, azul e verde, e o jôquer no fim',
  },
  lines: {
    first: ({ who }) => `O spinner começa com ${who}`,
    thrown: ({ who, number, dice }) => `${who} roda o spinner e sai ${number}: ${dice}`,
    tieThrown: ({ round, who, number, dice }) => `Ronda de desempate ${round}: ${who} roda e sai ${number}: ${dice}`,
    took: ({ who, disc }) => `${who} tira o ${disc}`,
    said: ({ who, disc, sum }) => `${who} tira o ${disc} e diz ${sum}`,
    stopped: ({ who }) => `${who} tira o stop`,
    timeUp: 'O tempo acabou',
    nothing: 'Ninguém tirou marcadores',
    right: ({ disc, sum, who, points }) => `${disc} ${sum}: ${who} ${points}`,
    wrong: ({ disc, number, who, points }) => `${disc} não pode dar ${number}: ${who} ${points}`,
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
  },
  odds: {
    title: 'De todos os lançamentos dos nove dados, quantos deixam formar o número com tantas cores.',
    key: 'número',
    columns: ['nenhuma cor', '1 cor', '2 cores', '3 cores', '4 cores'],
  },
  board,
  book,
} satisfies Catalog
