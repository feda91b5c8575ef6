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
  opens: ({ points: n, count }) => {
    const more = plural('pt', count, { one: 'entra mais 1 estrela', other: `entram mais ${count} estrelas` })
    return `Assim abres um cadeado: ${n === 0 ? '' : `${points(n)} agora, e `}${more} em jogo.`
  },
  last: ({ points: n }) =>
    n === 0
      ? 'É a última ronda, e já nada dá pontos.'
      : `É a última ronda: ${points(n)} agora, e nenhuma escolha dá mais.`,
  reserve: ({ count }) =>
    `Nenhuma casa aceita estes dados; ${plural('pt', count, { one: 'fica 1 círculo', other: `ficam ${count} círculos` })} de reserva.`,
  box: ({ points: n, count, of }) => {
    const few = count === 0 ? 'nenhum lançamento daria' : `só ${throws(count, of, 'daria', 'dariam')}`
    return `${points(n)} agora; tal como está a folha, ${few} mais aqui.`
  },
  most: ({ points: n }) => `${points(n)} agora: nenhuma outra escolha dá mais.`,
  lasts: ({ count, of }) =>
    count === of
      ? 'Depois, qualquer lançamento te deixa algo para fazer; nem todas as escolhas o conseguem.'
      : `Depois, ${count === 0 ? `nenhum dos ${of} lançamentos te deixa` : throws(count, of, 'deixa-te', 'deixam-te')} algo para fazer; nenhuma escolha deixa mais.`,
  free: ({ points: n }) => `${points(n)} agora, sem gastar nenhuma casa.`,
  ready: ({ points: n }) => `Mais ${points(n)} assim que esse círculo estiver preenchido.`,
  key: ({ values, count, of }) =>
    `Com ${values} do outro lado, o cadeado abre depois: ${throws(count, of, 'chega lá', 'chegam lá')}.`,
  hope: ({ value, count, most }) =>
    count === 1
      ? `Com ${value} ao lado, esta estrela ainda pode chegar a uma diferença de ${most}.`
      : `Este ${value} conta para ${count} estrelas: cada uma ainda pode chegar a uma diferença de ${most}.`,
  lacks: ({ count, of }) =>
    `Depois, qualquer número do outro lado descobre a estrela: ${throws(count, of, 'serve', 'servem')}.`,
  spares: ({ points: n }) =>
    n === 0
      ? 'Nenhum número que possas escrever dá pontos agora; um círculo não gasta casas.'
      : `O melhor número que podes escrever dá ${points(n)} agora; um círculo não gasta casas.`,
  links: ({ count, before }) => {
    const stars = plural('pt', count, { one: '1 estrela', other: `${count} estrelas` })
    const than = before === 0 ? ', até agora para nenhuma' : ` em vez de ${before}`
    return `Depois, um número mesmo ao lado conta para ${stars}${than}.`
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
