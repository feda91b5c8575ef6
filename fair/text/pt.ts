import { plural } from '../../engine/text/lang.ts'
import type { VerdictText } from './verdict.ts'

export const verdict: VerdictText = {
  throws: ({ throws, dice }) =>
    `${plural('pt', throws, { one: `${throws} lançamento`, other: `${throws} lançamentos` })} com ` +
    `${plural('pt', dice, { one: `${dice} dado`, other: `${dice} dados` })}: tal e qual o que foi selado antes do jogo.`,
  noThrows: 'Não se lançaram dados.',
  devices: ({ devices }) =>
    plural('pt', devices, {
      one: `${devices} dispositivo contribuiu com um número aleatório: se era honesto, ninguém pôde escolher os dados.`,
      other: `${devices} dispositivos contribuíram com números aleatórios: bastava um ser honesto para ninguém poder escolher os dados.`,
    }),
  restarts: ({ restarts }) =>
    plural('pt', restarts, {
      one: 'Os dados foram preparados duas vezes: alguém pode ter deitado fora os primeiros.',
      other: `Os dados foram preparados ${restarts + 1} vezes: de cada vez alguém pode ter deitado fora os anteriores.`,
    }),
  voided: ({ voided }) =>
    plural('pt', voided, {
      one: 'Um lançamento foi repetido porque a corrida foi interrompida: o servidor pode ter deitado fora um resultado.',
      other:
        `${voided} lançamentos foram repetidos porque as corridas foram interrompidas: de cada vez o servidor ` +
        'pode ter deitado fora um resultado.',
    }),
  notOver: 'O jogo não chegou ao fim: a mesa foi fechada antes, ou falta o fim do ficheiro.',
  remembered: 'É o selo que o teu dispositivo viu antes do jogo, e para o qual contribuiu.',
  limits:
    'O que isto não prova: o servidor pode saber os lançamentos de antemão, embora não os possa escolher; e um ' +
    'ficheiro, só por si, não mostra que esta é a mesa em que jogaste.',
  firstWrong: 'Esta é a primeira linha errada. O ficheiro não prova nada sobre os dados.',
  why: {
    'no-lines': 'O ficheiro não diz como foram lançados os dados.',
    'real-dice': 'Eram dados a sério: alguém os lançou e indicou o que saiu.',
    'one-device': 'Jogou-se num só dispositivo, que lançou ele próprio todos os dados.',
    simulation: 'O jogo foi simulado por um programa.',
    'no-secret': 'O servidor só revela o segredo quando o jogo acaba ou a mesa é fechada.',
    'no-bytes':
      'Todos os lançamentos vêm do segredo do servidor, mas nenhum dispositivo participou: o servidor podia ter ' +
      'experimentado segredos até gostar dos dados.',
  },
  legal: 'Todas as jogadas respeitam as regras.',
  otherThrow: ({ n, due, got }) => `O lançamento ${n} mostra ${got}, mas antes do jogo foi selado ${due}.`,
}
