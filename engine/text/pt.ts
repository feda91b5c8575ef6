import type { Catalog } from './catalog.ts'
import { plural } from './lang.ts'

const characters = (n: number) => plural('pt', n, { one: `${n} carácter`, other: `${n} caracteres` })
const people = (n: number) => plural('pt', n, { one: `${n} jogador`, other: `${n} jogadores` })

export const pt = {
  lang: 'pt',
  about: ({ games }) =>
    'O Iacta é um projeto livre e não oficial, feito por quem gosta de jogos de dados. Os jogos são de quem os criou ' +
    `e publicou: ${games}. O Iacta não tem qualquer ligação com os autores nem com as editoras. Os textos e ` +
    'os desenhos são nossos; o programa é livre, com licença MIT. Se gostas de um jogo, compra a caixa: ele merece.',
  didYouMean: ({ word }) => `Querias dizer «${word}»?`,
  dice: ({ count, sides }) =>
    plural('pt', count, { one: `${count} dado de ${sides} faces`, other: `${count} dados de ${sides} faces` }),
  refusal: {
    over: 'O jogo acabou: já não se pode jogar.',
    throwDue: ({ dice }) => `Primeiro é preciso lançar ${dice}.`,
    moveDue: ({ seats, count }) =>
      plural('pt', count, {
        one: `Agora não se lançam dados: é a vez do lugar ${seats}.`,
        other: `Agora não se lançam dados: é a vez dos lugares ${seats}.`,
      }),
    noSuchSeat: ({ seat, last }) =>
      last === 0
        ? `O lugar ${seat} não existe: só há o lugar 0.`
        : `O lugar ${seat} não existe: os lugares vão de 0 a ${last}.`,
    notDue: ({ seat, due, count }) =>
      plural('pt', count, {
        one: `Agora não é a vez do lugar ${seat}, mas do lugar ${due}.`,
        other: `Agora não é a vez do lugar ${seat}, mas dos lugares ${due}.`,
      }),
    illegal: ({ rule }) => `A regra ${rule} não o permite.`,
    wrongCount: ({ expected, got }) =>
      `Aqui ${plural('pt', expected, { one: `lança-se ${expected} dado`, other: `lançam-se ${expected} dados` })}, mas ` +
      `${plural('pt', got, { one: `foi indicado ${got} valor`, other: `foram indicados ${got} valores` })}.`,
    wrongFace: ({ die, sides, face }) =>
      `O dado ${die} do lançamento não pode mostrar ${face}: tem ${sides} faces, de 1 a ${sides}.`,
    noLimit: 'Agora não há limite de tempo, por isso o tempo não pode esgotar-se.',
    badTime: ({ at }) => `${at} não é um tempo válido: conta-se em milissegundos inteiros, a partir de 0.`,
  },
  option: {
    notAnObject: 'As opções escrevem-se entre chavetas: {"opção":"valor"}.',
    unknown: ({ option, known }) => `A opção «${option}» não existe. As opções são: ${known}.`,
    none: ({ option }) => `A opção «${option}» não existe: este jogo não tem opções.`,
    badChoice: ({ option, got, values }) => `A opção «${option}» não pode ser «${got}». Pode ser ${values}.`,
    asNumber: ({ value }) => `Escreve ${value} como número, sem aspas.`,
    notAList: ({ option, example, of }) =>
      `A opção «${option}» é uma lista entre parênteses retos, por exemplo ${example}. Pode conter ${of}.`,
    unknownItem: ({ option, got, of }) => `A opção «${option}» não pode conter «${got}». Pode conter ${of}.`,
    itemTwice: ({ option, got }) => `A opção «${option}» contém «${got}» duas vezes: basta uma.`,
    badText: ({ option, max }) => `A opção «${option}» é um texto numa só linha, com um máximo de ${characters(max)}.`,
    badSeats: ({ got, min, max }) =>
      min === max
        ? `Este jogo é para ${people(min)}, não para ${got}.`
        : `Este jogo é para ${min} a ${max} jogadores, não para ${got}.`,
    clash: ({ option, rule }) => `A opção «${option}» não combina com o resto da preparação (regra ${rule}).`,
  },
  log: {
    line: ({ line, what }) => `Linha ${line}: ${what}`,
    cutOff: 'O ficheiro parece cortado aqui: arranja-o de novo, completo, ou apaga a linha incompleta.',
    empty: 'O ficheiro está vazio.',
    tooLarge: ({ megabytes }) => `O ficheiro tem mais de ${megabytes} MB: é demasiado para o registo de um jogo.`,
    tooManyLines: ({ limit }) => `O ficheiro tem mais de ${limit} linhas: são demasiadas para o registo de um jogo.`,
    lineTooLong: ({ limit }) => `A linha tem mais de ${limit} caracteres: são demasiados para o registo de um jogo.`,
    notALog: ({ got, begins }) =>
      `Isto não é um jogo guardado do Iacta: devia começar por «${begins}», mas começa por «${got}».`,
    newerFormat: ({ got, known }) => `O registo tem o formato ${got}; este programa lê os formatos até ao ${known}.`,
    badHeader: ({ got, example }) => `A primeira linha devia ser como «${example}», mas é «${got}».`,
    unknownGame: ({ got, known }) => `O jogo «${got}» não é conhecido aqui. Conhecidos: ${known}.`,
    unknownRules: ({ game, got, known }) =>
      `O registo usa a versão ${got} das regras de ${game}; este programa tem a versão ${known}.`,
    update: 'Atualiza o Iacta.',
    blank: 'A linha está vazia. Apaga-a.',
    malformed: ({ got }) =>
      `«${got}» não se consegue ler. Uma linha é «throw» com os seus valores, ou o número de um lugar com a sua ` +
      'jogada, ou «time».',
    afterEnd: ({ got }) => `«${got}» vem depois da linha que terminou o jogo.`,
    unknownWord: ({ got, word }) => `${got === word ? '' : `Em «${got}», `}«${word}» não é uma palavra deste jogo.`,
    knownWords: ({ words }) => `As palavras são: ${words}.`,
    unreadableMove: ({ got }) => `«${got}» não é uma jogada deste jogo.`,
    refused: ({ got }) => `«${got}» não se pode jogar.`,
  },
  event: {
    out: {
      resigned: ({ who }) => `${who} desiste. Um bot continua.`,
      left: ({ who }) => `${who} saiu da mesa. Um bot continua.`,
      away: ({ who }) => `${who} está fora há demasiado tempo. Até voltar, joga um bot.`,
    },
    end: {
      resigned: ({ who }) => `${who} desiste. O jogo acabou.`,
      left: ({ who }) => `${who} saiu da mesa. O jogo acabou.`,
      away: ({ who }) => `${who} está fora há demasiado tempo. O jogo acaba sem resultado.`,
      agreed: 'Todos concordaram em parar. O jogo acaba sem resultado.',
      'too-long': 'O jogo ficou demasiado longo. Acaba aqui, sem resultado.',
    },
  },
} satisfies Catalog
