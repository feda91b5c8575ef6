import { plural } from '../../../../engine/text/lang.ts'
import type { BoardTexts } from './catalog.ts'

const seconds = (n: number | string) => `${n} s`
const points = (n: number) => plural('pt', n, { one: `${n} ponto`, other: `${n} pontos` })

export const board = {
  questions: {
    race: 'Que par forma o número? Agarra o seu marcador!',
    statement: ({ disc, number }) => `Marcador ${disc}: que conta dá ${number}?`,
    spin: ({ who }) => `${who} roda o spinner.`,
    tie: ({ round }) => `Ronda de desempate ${round} de 5.`,
    out: 'Tu assistes: os outros jogam o desempate.',
  },
  pieces: {
    spinner: ({ number }) => `O número é ${number}`,
    spinnerOf: ({ who }) => `${who} tem o spinner`,
    die: ({ colour, shape, face }) => `Dado ${colour}, ${shape}: ${face}`,
    joker: ({ face }) => `Jôquer: ${face}`,
    disc: ({ disc, shape }) => `Marcador ${disc}, ${shape}`,
    discOf: ({ disc, who }) => `Marcador ${disc}: tirado por ${who}`,
    stop: 'Marcador preto: stop',
    stopOf: ({ who }) => `Stop: tirado por ${who}`,
    clock: ({ seconds: left }) => `Faltam ${seconds(left)}`,
    points: ({ who, points: n }) => `${who}: ${points(n)}`,
    gain: ({ who, gain }) => `${who}: ${gain} nesta ronda`,
  },
  statement: {
    plus: ({ face }) => `Somar ${face}`,
    minus: ({ face }) => `Subtrair ${face}`,
    withJoker: 'Com o jôquer',
    withoutJoker: 'Sem jôquer',
    say: ({ sum }) => `Tirá-lo: ${sum}`,
    back: 'Outro marcador',
  },
  grab: {
    mine: ({ disc }) => `Tens o ${disc}.`,
    tooLate: ({ disc, who }) => `Tarde demais: ${who} tem o ${disc}.`,
    photo: ({ who, other, ms }) => `Photo finish: ${who} à frente de ${other} por ${ms} ms.`,
    locked: ({ seconds: left }) => `Um momento: podes voltar a agarrar daqui a ${seconds(left)}.`,
    reading: ({ who }) => `Os dados estão a ser lidos a ${who}.`,
    read: 'Ler outra vez o número e os dados',
  },
  verdict: {
    title: 'A ronda acabou',
    plain: 'sem jôquer',
    withJoker: 'com o jôquer',
    wrong: ({ number }) => `nenhuma conta dá ${number}`,
    stopRight: 'certo: não resta nada',
    stopBonus: 'certo, com o bónus',
    stopWrong: 'cedo demais',
    missed: ({ disc, sum }) => `Ninguém viu o ${disc}: ${sum}`,
    next: 'Próxima ronda',
  },
  practice: {
    title: 'Treino',
    about: 'Sem adversários, com cronómetro. O tempo para quando tiras o stop.',
    time: ({ seconds: time }) => `Tempo: ${seconds(time)}`,
    streak: ({ count }) => plural('pt', count, { one: `${count} ronda sem erros`, other: `${count} rondas sem erros` }),
    bestStreak: ({ count }) =>
      plural('pt', count, { one: `Maior série: ${count} ronda`, other: `Maior série: ${count} rondas` }),
    best: ({ number, seconds: time }) => `O teu melhor tempo com o ${number}: ${seconds(time)}`,
    newBest: ({ number }) => `Novo recorde com o ${number}!`,
    noBest: ({ number }) => `Ainda sem recorde com o ${number}`,
    found: ({ count, of }) => `Encontrados: ${count} de ${of}`,
    missedMost: 'As contas que mais te escapam',
    missedNone: 'Ainda não te escapou nenhuma conta.',
    forget: 'Esquecer o meu treino',
  },
  referee: {
    works: ({ colours }) => `Estas cores formam-no: ${colours}`,
    none: 'Nenhuma cor o forma: o stop está certo.',
  },
  shared: {
    keysOf: ({ who }) => `${who}: teclas`,
    zoneOf: ({ who }) => `${who}: marcadores`,
    change: 'Mudar as teclas',
    press: ({ who, disc }) => `${who}: prime a tecla para o ${disc}`,
    inUse: ({ key, who }) => `${key} já é de ${who}.`,
  },
  keys: {
    red: 'Tirar o vermelho',
    orange: 'Tirar o laranja',
    blue: 'Tirar o azul',
    green: 'Tirar o verde',
    black: 'Tirar o stop',
    sign: 'Trocar mais por menos e vice-versa',
    joker: 'Usar o jôquer ou não',
    say: 'Dizer a conta',
    clear: 'Voltar aos marcadores',
    read: 'Ouvir o número e os dados',
  },
} satisfies BoardTexts
