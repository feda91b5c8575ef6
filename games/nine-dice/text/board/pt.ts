import { plural } from '../../../../engine/text/lang.ts'
import type { BoardTexts } from './catalog.ts'

const seconds = (n: number | string) => `${n} s`
const points = (n: number) => plural('pt', n, { one: `${n} ponto`, other: `${n} pontos` })

export const board = {
  questions: {
    which: ({ number }) => `Que cor dá ${number}?`,
    grab: 'Agarra um marcador',
    spin: 'Girar e lançar',
    statement: ({ disc, number }) => `Marcador ${disc}: que conta dá ${number}?`,
    ready: 'Atenção…',
    round: ({ round }) => `Ronda ${round}`,
    tie: ({ round }) => `Ronda de desempate ${round} de 5.`,
    out: 'Tu assistes: os outros jogam o desempate.',
  },
  pieces: {
    spinner: ({ number }) => `O número é ${number}`,
    spinnerOf: ({ who }) => `${who} tem o spinner`,
    dice: 'Os dados',
    die: ({ colour, shape, face }) => `Dado ${colour}, ${shape}: ${face}`,
    joker: ({ face }) => `Jôquer: ${face}`,
    discs: 'Os marcadores',
    disc: ({ disc, shape }) => `Marcador ${disc}, ${shape}`,
    discOf: ({ disc, who }) => `Marcador ${disc}: tirado por ${who}`,
    stop: 'Marcador preto: stop',
    stopOf: ({ who }) => `Stop: tirado por ${who}`,
    pending: ({ disc }) => `${disc}: a tua mão está em cima`,
    clock: ({ seconds: left }) => `Faltam ${seconds(left)}`,
    rail: ({ target }) => `Pontos, até ${target}`,
    points: ({ who, points: n }) => `${who}: ${points(n)}`,
    gain: ({ who, gain }) => `${who}: ${gain} nesta ronda`,
  },
  statement: {
    withJoker: 'Com o jôquer: 1 ponto',
    withoutJoker: 'Sem jôquer: 2 pontos',
    say: ({ sum }) => `Tirá-lo: ${sum}`,
    back: 'Outro marcador',
  },
  grab: {
    tooLate: ({ disc, who }) => `Tarde demais: ${who} tem o ${disc}.`,
    photo: ({ who, other, ms }) =>
      ms === 0
        ? `Foto da chegada: ${who} e ${other} no mesmo instante. O spinner está mais perto de ${who}.`
        : `Foto da chegada: ${who} à frente de ${other} por ${ms} ms.`,
    read: 'Ler outra vez o número e os dados',
    own: 'Agarra na tua própria fila de marcadores.',
  },
  verdict: {
    title: 'A ronda acabou',
    timeUp: 'O tempo acabou',
    nobody: 'Ninguém tirou marcadores',
    right: 'certo',
    not: 'errado',
    plain: 'sem jôquer',
    withJoker: 'com o jôquer',
    wrong: ({ number }) => `nenhuma conta dá ${number}`,
    falseSum: ({ number }) => `não ${number}`,
    stopRight: 'não resta nada',
    stopBonus: 'com o bónus',
    stopWrong: 'cedo demais',
    left: 'ninguém o viu',
    missed: ({ disc, sum }) => `Ninguém viu o ${disc}: ${sum}`,
  },
  practice: {
    number: 'Número',
    wrong: 'Uma cor que não o pode dar',
    early: 'Stop cedo demais',
    unseen: 'Stop por ver',
  },
  referee: {
    show: 'Mostrar que cores servem',
    hide: 'Esconder outra vez',
    works: ({ colours }) => `Estas cores formam-no: ${colours}`,
    none: 'Nenhuma cor o forma: o stop está certo.',
  },
  keys: {
    red: 'Tirar o vermelho',
    orange: 'Tirar o laranja',
    blue: 'Tirar o azul',
    green: 'Tirar o verde',
    black: 'Tirar o stop',
    say: 'Escolher a conta',
    clear: 'Voltar aos marcadores',
    read: 'Ouvir o número e os dados',
  },
} satisfies BoardTexts
