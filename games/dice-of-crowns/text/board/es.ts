import { plural } from '../../../../engine/text/lang.ts'
import { grammar } from '../../../../engine/text/you/es.ts'
import type { BoardTexts } from './catalog.ts'

/** The person at the device, who has given no name, after a preposition: a ti. */
const to = (who: string) => (who === grammar.name ? 'ti' : who)
const claims = (n: number) => plural('es', n, { one: `${n} derecho`, other: `${n} derechos` })
const daggers = (n: number) => plural('es', n, { one: `${n} daga`, other: `${n} dagas` })
const scrolls = (n: number) => plural('es', n, { one: `${n} pergamino`, other: `${n} pergaminos` })
const skulls = (n: number) => plural('es', n, { one: `${n} calavera`, other: `${n} calaveras` })
const fate = (n: number) => plural('es', n, { one: `${n} ficha de destino`, other: `${n} fichas de destino` })

export const board = {
  questions: {
    hand: ({ count }) =>
      `Has sacado ${scrolls(count)}. ${count === 1 ? '¿A quién se lo entregas?' : '¿A quién se los entregas?'}`,
    handLeft: ({ count }) =>
      plural('es', count, {
        one: `Queda ${scrolls(count)} por entregar.`,
        other: `Quedan ${scrolls(count)} por entregar.`,
      }),
    handReady: 'Cada pergamino tiene destinatario. ¿Confirmas?',
    give: ({ who, count }) =>
      `Juega ${who} y has sacado ${daggers(count)}. ${count === 1 ? '¿A quién se la das?' : '¿A quién se las das?'}`,
    giveLeft: ({ count }) =>
      plural('es', count, { one: `Queda ${daggers(count)} por dar.`, other: `Quedan ${daggers(count)} por dar.` }),
    giveReady: 'Cada daga tiene su víctima. ¿Confirmas?',
    protected: ({ who }) => `El mensajero protege a ${who} de las dagas.`,
    choose: 'Plántate, o relanza tus calaveras, tus pergaminos o ambos.',
    chooseOne: 'Plántate, o relanza.',
    chooseFate: 'Plántate, relanza o gasta destino en un solo dado.',
    onlyStop: 'No tienes dados sueltos: solo puedes plantarte.',
    onlyFate: 'No tienes dados sueltos: plántate, o gasta destino en un solo dado.',
    fate: '¿Qué dado relanza el destino? Uno tuyo cuesta 1 ficha; el de un rival, 2.',
    betrayed: ({ count }) => `${daggers(count)}: traición. Acéptala, o gasta destino en un dado.`,
    reward: 'Elige tu recompensa.',
    vengeance: ({ count }) => `Venganza: ¿quién recibe ${count} de tus dagas?`,
    keep: ({ count }) =>
      `Has sacado ${daggers(count)}. ${count === 1 ? '¿Es para Varrick?' : '¿Cuántas son para Varrick?'}`,
    again: 'El turno sigue. ¿Qué relanzas?',
  },
  buttons: {
    hand: 'Entregar',
    handTo: ({ who, count }) => `${scrolls(count)} a ${who}`,
    deal: 'Repartir por igual',
    clear: 'Recuperar',
    give: 'Dar',
    giveTo: ({ who, count }) => `${daggers(count)} a ${to(who)}`,
    keepAll: ({ count }) => `Quedarme ${daggers(count)}`,
    stop: 'Plantarse',
    stopFor: ({ reward }) => `Plantarse: ${reward}`,
    rerollSkulls: ({ count }) => `Relanzar ${skulls(count)}`,
    rerollScrolls: ({ count }) => `Relanzar ${scrolls(count)}`,
    rerollBoth: ({ count }) => `Relanzar los ${count}`,
    fate: 'Gastar destino',
    fateDone: 'No usar destino',
    accept: 'Aceptar la traición',
    claim: ({ count }) => `Reclamar ${claims(count)}`,
    takeFate: ({ count }) => `Tomar ${fate(count)}`,
    crown: 'Tomar la corona',
    steal: ({ who }) => `Robar un derecho a ${who}`,
    avenge: ({ who, count }) => `${daggers(count)} a ${who}`,
    forgive: 'Sin venganza',
    pass: ({ count }) => `Dar ${daggers(count)} a Varrick`,
    passNone: 'Quedarme todas',
    more: ({ who }) => `+1 a ${to(who)}`,
  },
  pieces: {
    area: ({ who }) => `${who}: zona`,
    middle: 'El centro',
    dieHanded: ({ die }) => `Por lanzar: ${die}`,
    dieGiving: ({ die }) => `Por dar: ${die}`,
    dieLocked: ({ die }) => `${die}, dado bloqueado`,
    dieLoose: ({ die }) => `${die}, dado suelto`,
    dieFresh: ({ die }) => `${die}, por entregar`,
    dieInHand: 'Un dado por lanzar',
    dieFate: ({ die, count }) => `${die}: relanzar por ${fate(count)}`,
    claims: ({ count, of }) => `${claims(count)} de ${of}`,
    fate: ({ count }) => fate(count),
    supply: ({ count }) => `${fate(count)} en la reserva`,
    crownOf: ({ who }) => `La corona: ${who}`,
    crownInMiddle: 'La corona está en el centro',
    messenger: ({ who }) => `Este turno el mensajero protege de las dagas: ${who}`,
    varrick: 'Tío Varrick',
    tokens: ({ who, count, of }) =>
      `${who}: ${plural('es', count, { one: `${count} ficha de corona`, other: `${count} fichas de corona` })} de ${of}`,
    onTurn: 'Turno actual',
    betrayed: 'Traición',
  },
  slip: 'Si te plantas ahora, no ganas nada.',
  keys: {
    seat: 'Un dado más para este asiento',
    fewer: 'Recuperar un dado',
    deal: 'Repartir por igual',
    stop: 'Plantarse',
    skulls: 'Relanzar las calaveras',
    scrolls: 'Relanzar los pergaminos',
    both: 'Relanzar calaveras y pergaminos',
    fate: 'Gastar destino',
    enter: 'Hacer lo que dice el botón principal',
    clear: 'Recuperarlo todo',
  },
  ending: { won: 'La corona es tuya', lost: 'Varrick conserva el trono' },
} satisfies BoardTexts
