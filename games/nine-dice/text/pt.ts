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
        'Um stop certo vale 2 pontos, às vezes 3 (R9), e os livros de regras não coincidem. Italiano, espanhol e português: 3 se ' +
        'ninguém agarrou um marcador de cor. Inglês, francês e alemão: 3 se quem o agarra também acertou numa cor.',
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
      help: 'O total que acaba o jogo. A caixa diz 15.',
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
      help: 'Agarras uma cor e dizes a conta: é essa que pontua. Mais calmo, e bom para aprender.',
      values: { off: 'Não', on: 'Sim' },
    },
    lockout: {
      label: 'Pausa depois de um erro',
      help: 'Se agarras um marcador que já não está lá, ou dizes uma conta errada, ficas um momento sem poder agarrar.',
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
    joker: ({ face }) => `jôquer ${face}`,
    discs: ({ discs }) => `Marcadores na mesa: ${discs}`,
  },
  purpose: {
    first: 'para ver quem gira a roleta primeiro',
    spin: 'para o número da roleta, depois vermelho, laranja, azul, verde e o jôquer',
  },
  prompt: 'Gira a roleta e lança os nove dados.',
  lines: {
    first: ({ who }) => `${who} gira a roleta primeiro`,
    thrown: ({ who, number, dice }) => `${who} gira a roleta e sai ${number}: ${dice}`,
    tieThrown: ({ round, who, number, dice }) =>
      `Ronda de desempate ${round}: ${who} gira a roleta e sai ${number}: ${dice}`,
    took: ({ who, disc }) => `${who} agarra o ${disc}`,
    said: ({ who, disc, sum }) => `${who} agarra o ${disc} e diz ${sum}`,
    stopped: ({ who }) => `${who} agarra o stop`,
    timeUp: 'O tempo acabou',
    nothing: 'Ninguém agarrou marcadores',
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
    title: 'De todos os lançamentos dos nove dados, em quantos há este número de cores que dão o número.',
    key: 'número',
    columns: ['nenhuma cor', '1 cor', '2 cores', '3 cores', '4 cores'],
  },
  board,
  book,
} satisfies Catalog
