import { plural } from '../../../../engine/text/lang.ts'
import type { ReasonTexts } from './catalog.ts'

const points = (n: number) => plural('es', n, { one: `${n} punto`, other: `${n} puntos` })
const throws = (n: number, of: number, one: string, other: string) =>
  n === 0 ? `ninguna de las ${of} tiradas ${one}` : `${n} de cada ${of} tiradas ${plural('es', n, { one, other })}`

export const reasons = {
  medal: ({ points: n, total, medal }) => `${points(n)} ahora, ${total} en total: medalla de ${medal}.`,
  completes: ({ shapes, points: n, count }) => {
    const bonuses = plural('es', count, { one: 'una bonificación', other: `${count} bonificaciones` })
    return `Todas las ${shapes} quedan descubiertas: ${n === 0 ? '' : `${points(n)} ahora y `}${bonuses}.`
  },
  opens: ({ points: n, count }) => {
    const more = plural('es', count, { one: 'entra 1 estrella más', other: `entran ${count} estrellas más` })
    return `Así abres un candado: ${n === 0 ? '' : `${points(n)} ahora, y `}${more} en juego.`
  },
  last: ({ points: n }) =>
    n === 0
      ? 'Es la última ronda, y ya nada da puntos.'
      : `Es la última ronda: ${points(n)} ahora, y ninguna opción da más.`,
  reserve: ({ count }) =>
    `Ninguna casilla admite estos dados; ${plural('es', count, { one: 'queda 1 círculo', other: `quedan ${count} círculos` })} en reserva.`,
  box: ({ points: n, count, of }) => {
    const few = count === 0 ? 'ninguna tirada daría' : `solo ${throws(count, of, 'daría', 'darían')}`
    return `${points(n)} ahora; tal como está la hoja, ${few} más aquí.`
  },
  most: ({ points: n }) => `${points(n)} ahora: ninguna otra opción da más.`,
  lasts: ({ count, of }) =>
    count === of
      ? 'Después, cualquier tirada te deja algo que hacer; no todas las opciones lo consiguen.'
      : `Después, ${throws(count, of, 'te deja', 'te dejan')} algo que hacer; ninguna opción deja más.`,
  free: ({ points: n }) => `${points(n)} ahora, sin gastar ninguna casilla.`,
  ready: ({ points: n }) => `${points(n)} más en cuanto se rellene ese círculo.`,
  key: ({ values, count, of }) =>
    `Con ${values} al otro lado se abrirá el candado: ${throws(count, of, 'lo permite', 'lo permiten')}.`,
  hope: ({ value, count, most }) =>
    count === 1
      ? `Con ${value} al lado, esta estrella todavía puede llegar a una diferencia de ${most}.`
      : `Este ${value} cuenta para ${count} estrellas: cada una todavía puede llegar a una diferencia de ${most}.`,
  lacks: ({ count, of }) =>
    `Después, cualquier número al otro lado descubre la estrella: ${throws(count, of, 'permite', 'permiten')} uno.`,
  spares: ({ points: n }) =>
    n === 0
      ? 'Ningún número que puedas escribir da puntos ahora; un círculo no gasta casillas.'
      : `El mejor número que puedes escribir da ${points(n)} ahora; un círculo no gasta casillas.`,
  links: ({ count, before }) => {
    const stars = plural('es', count, { one: '1 estrella', other: `${count} estrellas` })
    const than = before === 0 ? ', hasta ahora para ninguna' : ` en vez de ${before}`
    return `Después, un número justo al lado cuenta para ${stars}${than}.`
  },
  next: ({ points: n, count, of }) =>
    count === of
      ? `Después, cualquier tirada da ${points(n)} o más; no todas las opciones lo consiguen.`
      : `Después, ${throws(count, of, 'da', 'dan')} ${points(n)} o más; ninguna opción deja más tiradas así.`,
  gain: ({ points: n }) => `${points(n)} ahora.`,
  pass: ({ points: n, count }) => {
    const here = n === 0 ? 'Ninguna bonificación da puntos aquí' : `La mejor bonificación da ${points(n)} aquí`
    const shapes = plural('es', count, { one: '1 forma todavía puede', other: `${count} formas todavía pueden` })
    return count === 0 ? `${here}.` : `${here}; ${shapes} darte otra.`
  },
} satisfies ReasonTexts
