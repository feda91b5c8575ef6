import { plural } from '../../../../engine/text/lang.ts'
import type { ReasonTexts } from './catalog.ts'

const points = (n: number) => plural('pt', n, { one: `${n} ponto`, other: `${n} pontos` })
const throws = (n: number, of: number, one: string, other: string) =>
  `${n} em ${of} lançamentos ${plural('pt', n, { one, other })}`

export const reasons = {
  medal: ({ points: n, total, medal }) => `${points(n)} agora, ${total} no total; medalha: ${medal}.`,
  completes: ({ shapes, points: n, count }) => {
    const bonuses = plural('pt', count, { one: 'um bónus', other: `${count} bónus` })
    return `Todas as ${shapes} ficam descobertas: ${n === 0 ? '' : `${points(n)} agora e `}${bonuses}.`
  },
  opens: ({ stars, points: n, count }) => {
    const more = plural('pt', count, { one: 'entra mais 1 estrela', other: `entram mais ${count} estrelas` })
    return `Assim desbloqueias ${stars}: ${n === 0 ? '' : `${points(n)} agora, e `}${more} em jogo.`
  },
  last: ({ points: n }) =>
    n === 0
      ? 'É a última ronda, e já nada dá pontos.'
      : `É a última ronda: ${points(n)} agora, e nenhuma escolha dá mais.`,
  reserve: ({ count }) =>
    `Nenhuma casa aceita estes dados; ${plural('pt', count, { one: 'fica 1 círculo', other: `ficam ${count} círculos` })} de reserva.`,
  box: ({ points: n, box, count, of }) => {
    const few = count === 0 ? 'nenhum lançamento daria' : `só ${throws(count, of, 'daria', 'dariam')}`
    return `${points(n)} agora; tal como está a folha, ${few} mais em ${box}.`
  },
  most: ({ points: n }) => `${points(n)} agora: nenhuma outra escolha dá mais.`,
  lasts: ({ count, of }) =>
    count === of
      ? 'Depois, qualquer lançamento te deixa algo para fazer; nem todas as escolhas o conseguem.'
      : `Depois, ${count === 0 ? `nenhum de ${of} lançamentos te deixa` : throws(count, of, 'deixa-te', 'deixam-te')} algo para fazer; nenhuma escolha deixa mais.`,
  free: ({ points: n }) => `${points(n)} agora, sem gastar nenhuma casa.`,
  ready: ({ points: n, circle }) => `Mais ${points(n)} assim que o círculo ${circle} estiver preenchido.`,
  key: ({ star, box, values, count, of }) =>
    `Com ${values} em ${box} abre depois o cadeado de ${star}: ${throws(count, of, 'chega lá', 'chegam lá')}.`,
  hope: ({ value, stars, count, most }) =>
    count === 1
      ? `Com ${value} ao lado, ${stars} ainda pode chegar a uma diferença de ${most}.`
      : `Este ${value} conta para ${stars}: cada uma ainda pode chegar a uma diferença de ${most}.`,
  lacks: ({ star, box, count, of }) =>
    `Depois, qualquer número em ${box} descobre ${star}: ${throws(count, of, 'serve', 'servem')}.`,
  spares: ({ points: n }) =>
    n === 0
      ? 'Nenhum número que possas escrever dá pontos agora; um círculo não gasta casas.'
      : `O melhor número que podes escrever dá ${points(n)} agora; um círculo não gasta casas.`,
  links: ({ box, count, before }) => {
    const stars = plural('pt', count, { one: '1 estrela', other: `${count} estrelas` })
    const than = before === 0 ? ', até agora para nenhuma' : ` em vez de ${before}`
    return `Depois, um número em ${box} conta para ${stars}${than}.`
  },
  next: ({ points: n, count, of }) =>
    count === of
      ? `Depois, qualquer lançamento dá ${points(n)} ou mais; nem todas as escolhas o conseguem.`
      : `Depois, ${throws(count, of, 'dá', 'dão')} ${points(n)} ou mais; nenhuma escolha deixa mais lançamentos assim.`,
  gain: ({ points: n }) => `${points(n)} agora.`,
  pass: ({ points: n, count }) => {
    const here = n === 0 ? 'Nenhum bónus dá pontos aqui' : `O melhor bónus dá ${points(n)} aqui`
    const shapes = plural('pt', count, { one: '1 forma ainda te pode', other: `${count} formas ainda te podem` })
    return count === 0 ? `${here}.` : `${here}; ${shapes} dar outro.`
  },
} satisfies ReasonTexts
