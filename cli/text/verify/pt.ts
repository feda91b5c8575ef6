import { plural } from '../../../engine/text/lang.ts'
import type { CliText } from '../catalog.ts'

export const verify: CliText['verify'] = {
  verified: ({ file }) => `${file}: verificado.`,
  failed: ({ file }) => `${file}: a verificação falhou.`,
  nothing: ({ file }) => `${file}: nada a verificar.`,
  throws: ({ throws, dice }) =>
    `${plural('pt', throws, { one: `${throws} lançamento`, other: `${throws} lançamentos` })} com ` +
    `${plural('pt', dice, { one: `${dice} dado`, other: `${dice} dados` })}: tal e qual o que foi selado antes do jogo.`,
  noThrows: 'Não se lançaram dados.',
  devices: ({ devices }) =>
    plural('pt', devices, {
      one: `Contribuiu ${devices} dispositivo: se era honesto, ninguém pôde escolher os lançamentos.`,
      other: `Contribuíram ${devices} dispositivos: bastava um ser honesto para ninguém poder escolher os lançamentos.`,
    }),
  restarts: ({ restarts }) =>
    restarts === 0
      ? 'Os dados ficaram preparados à primeira.'
      : plural('pt', restarts, {
          one:
            'Os dados foram preparados de novo uma vez, porque alguém não revelou os seus bytes: pode ter deitado ' +
            'fora um resultado.',
          other:
            `Os dados foram preparados de novo ${restarts} vezes, porque alguém não revelou os seus bytes: de cada ` +
            'vez pode ter deitado fora um resultado.',
        }),
  voided: ({ voided }) =>
    plural('pt', voided, {
      one:
        'Um lançamento foi repetido porque a corrida foi interrompida: o servidor pode ter deitado fora um ' +
        'resultado.',
      other:
        `${voided} lançamentos foram repetidos porque as corridas foram interrompidas: de cada vez o servidor ` +
        'pode ter deitado fora um resultado.',
    }),
  over: 'O jogo foi jogado até ao fim.',
  notOver: 'O jogo não terminou: a mesa foi fechada antes ou faltam linhas no fim.',
  limits:
    'O que isto não prova: o servidor pode saber os lançamentos de antemão, embora não os possa escolher; e um ' +
    'ficheiro, só por si, não mostra que esta é a mesa em que jogaste.',
  firstWrong: 'Esta é a primeira linha errada. Tal como está, o registo não prova nada sobre os lançamentos.',
  why: {
    'no-lines': 'O registo não diz de onde vêm os lançamentos.',
    'real-dice': 'Eram dados a sério: alguém os lançou e escreveu o que saiu.',
    'one-device': 'Jogou-se num só dispositivo, que lançou ele próprio todos os dados.',
    simulation: 'O jogo é uma simulação: os lançamentos vêm de um gerador, não de uma mesa.',
    'no-secret': 'O servidor ainda não revelou o segredo. Só o revela quando o jogo acaba ou a mesa é fechada.',
    'no-bytes':
      'Todos os lançamentos vêm do segredo do servidor, mas nenhum dispositivo contribuiu: o servidor podia ter ' +
      'experimentado segredos até gostar dos dados.',
  },
  legal: 'O jogo em si respeita as regras, até onde vai o registo.',
  proof: {
    throw: ({ n, due, got }) => `O lançamento ${n} mostra ${got}, mas antes do jogo foi selado ${due}.`,
    malformed: ({ got }) => `«${got}» não é uma linha de uma prova dos lançamentos.`,
    version: ({ got, known }) => `A prova tem a versão ${got}; este programa verifica a versão ${known}.`,
    onlyHere: ({ line }) => `Aqui só pode estar «${line}».`,
    afterSecret: 'O segredo é a última linha de um registo: depois não pode vir mais nada.',
    commitMismatch:
      'O compromisso do servidor não corresponde ao identificador da mesa e à primeira linha do registo: ' +
      'alguma coisa foi alterada.',
    secretMismatch: 'Este não é o segredo com que o servidor se comprometeu.',
    notUnicode: 'A primeira linha tem caracteres que nenhum ficheiro de texto pode conter.',
    otherCommit: 'O teu dispositivo viu outro compromisso: esta não é a mesa em que jogaste, ou foi alterada.',
    otherBytes: ({ seat }) => `Estes não são os bytes com que o teu dispositivo contribuiu no lugar ${seat}.`,
    closed: 'Os compromissos já estão fechados: não se pode juntar nenhum.',
    notClosed: 'Os compromissos ainda não estão fechados: antes disso não se revelam bytes.',
    barred: ({ seat }) => `O lugar ${seat} não revelou antes os seus bytes: já não pode contribuir.`,
    notHex: ({ bytes }) =>
      `Aqui ${plural('pt', bytes, { one: `é preciso ${bytes} byte`, other: `são precisos ${bytes} bytes` })}, com ` +
      'dois algarismos de 0–9 e a–f por byte.',
    notCommitted: ({ seat }) => `O lugar ${seat} não se comprometeu com nada: não tem bytes para revelar.`,
    bytesMismatch: ({ seat }) => `Estes não são os bytes com que o lugar ${seat} se comprometeu.`,
    noneMissing: 'Todos os bytes foram revelados: não há motivo para recomeçar.',
  },
}
