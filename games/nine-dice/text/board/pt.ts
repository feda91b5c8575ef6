import { plural } from '../../../../engine/text/lang.ts'
import type { BoardTexts } from './catalog.ts'

const seconds = (n: number | string) => `${n} s`
const points = (n: number) => plural('pt', n, { one: `${n} ponto`, other: `${n} pontos` })

export const board = {
  questions: {
    which: ({ number }) => `Que cor dá ${number} com + ou −?`,
    whichFirst: ({ number }) => `Que cor dá ${number} com + ou −, com ou sem jôquer?`,
    grab: 'Agarra um marcador',
    spin: 'Girar e lançar',
    statement: ({ disc, number }) => `Agarrar o ${disc}: que conta dá ${number}?`,
    ready: 'Preparados?',
    round: ({ round }) => `Ronda ${round}`,
    roundOf: ({ round, of }) => `Ronda ${round} de ${of}`,
    tie: ({ round }) => `Ronda de desempate ${round} de 5.`,
    out: 'Ficaste de fora: os outros jogam o desempate.',
  },
  pieces: {
    spinner: ({ number }) => `O número é ${number}`,
    spinnerOf: ({ who }) => `A roleta: ${who}`,
    dice: 'Os dados',
    die: ({ colour, shape, face }) => `Dado ${colour}, ${shape}: ${face}`,
    joker: ({ face }) => `Jôquer: ${face}`,
    discs: 'Os marcadores',
    disc: ({ disc, shape }) => `Marcador ${disc}, ${shape}`,
    discOf: ({ disc, who }) => `Marcador ${disc}, agarrado: ${who}`,
    stop: 'Marcador preto: stop',
    stopOf: ({ who }) => `Stop, agarrado: ${who}`,
    pending: ({ disc }) => `${disc}: tens a mão em cima`,
    clock: ({ seconds: left }) => `Tempo: ${seconds(left)}`,
    rail: ({ target }) => `Pontos, até ${target}`,
    points: ({ who, points: n }) => `${who}: ${points(n)}`,
    gain: ({ who, gain }) => `${who}: ${gain} nesta ronda`,
  },
  statement: {
    withJoker: 'Com o jôquer: 1 ponto',
    withoutJoker: 'Sem jôquer: 2 pontos',
    say: ({ sum }) => `Agarrar: ${sum}`,
    back: 'Outro marcador',
  },
  grab: {
    tooLate: ({ disc, who }) => `Tarde demais: ${who} tem o ${disc}.`,
    photo: ({ who, other, ms }) =>
      ms === 0
        ? `Foto-finish: ${who} e ${other} no mesmo instante. Mais perto da roleta: ${who}.`
        : `Foto-finish: ${who} primeiro, ${other} ${ms} ms depois.`,
    read: 'Ler outra vez o número e os dados',
    own: 'Agarra só da tua fila de marcadores.',
  },
  verdict: {
    title: 'A ronda acabou',
    timeUp: 'O tempo acabou',
    nobody: 'Ninguém agarrou marcadores',
    right: 'certo',
    not: 'errado',
    plain: 'sem jôquer',
    withJoker: 'com o jôquer',
    wrong: ({ number }) => `nenhuma conta dá ${number}`,
    falseSum: ({ number }) => `não dá ${number}`,
    stopRight: 'não sobra nada',
    stopBonus: 'com o bónus',
    stopWrong: 'cedo demais',
    left: 'ninguém o viu',
    missed: ({ disc, sum }) => `Ninguém viu o ${disc}: ${sum}`,
  },
  practice: {
    number: 'Número',
    wrong: 'Cor que não dá o número',
    early: 'Stop cedo demais',
    unseen: 'Stop que não viste',
  },
  referee: {
    show: 'Mostrar que cores servem',
    hide: 'Esconder outra vez',
    works: ({ colours }) => `Estas cores servem: ${colours}`,
    none: 'Nenhuma cor serve: o stop está certo.',
  },
  keys: {
    red: 'Agarrar o vermelho',
    orange: 'Agarrar o laranja',
    blue: 'Agarrar o azul',
    green: 'Agarrar o verde',
    black: 'Agarrar o stop',
    say: 'Escolher a conta',
    clear: 'Voltar aos marcadores',
    read: 'Ouvir o número e os dados',
  },
} satisfies BoardTexts
