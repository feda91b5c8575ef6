import { plural } from '../../../engine/text/lang.ts'
import { grammar } from '../../../engine/text/you/es.ts'
import { book, lesson } from './book/es.ts'
import { COVERS } from './covers.ts'
import type { Catalog } from './en.ts'

/** The person at the device, who has given no name, after a preposition: a ti. */
const to = (who: string) => (who === grammar.name ? 'ti' : who)

/** All of them to the person at the device: "Darte 1 daga", not "Dar 1 daga a ti". */
const dealt = (verb: string, shares: string) =>
  /^\d+ \p{L}+ a ti$/u.test(shares) ? `${verb}te ${shares.slice(0, -' a ti'.length)}` : `${verb} ${shares}`

const claims = (n: number) => plural('es', n, { one: `${n} derecho`, other: `${n} derechos` })

const daggers = (n: number) => plural('es', n, { one: `${n} daga`, other: `${n} dagas` })

const scrolls = (n: number) => plural('es', n, { one: `${n} pergamino`, other: `${n} pergaminos` })

const skulls = (n: number) => plural('es', n, { one: `${n} calavera`, other: `${n} calaveras` })

const fate = (n: number) => plural('es', n, { one: `${n} ficha de destino`, other: `${n} fichas de destino` })

const board = {
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
      `Le toca a ${who}, y tú has sacado ${daggers(count)}. ${count === 1 ? '¿A quién se la das?' : '¿A quién se las das?'}`,
    giveLeft: ({ count }) =>
      plural('es', count, { one: `Queda ${daggers(count)} por dar.`, other: `Quedan ${daggers(count)} por dar.` }),
    giveReady: 'Cada daga tiene su víctima. ¿Confirmas?',
    protected: ({ who }) => `El mensajero protege a ${who} de las dagas.`,
    choose: 'Plántate o relanza tus calaveras, tus pergaminos o ambos.',
    chooseOne: 'Plántate o relanza.',
    chooseFate: 'Plántate, relanza o gasta destino en un solo dado.',
    onlyStop: 'No tienes dados sueltos: solo puedes plantarte.',
    onlyFate: 'No tienes dados sueltos: plántate, o gasta destino en un solo dado.',
    fate: '¿Qué dado relanza el destino? Uno tuyo cuesta 1 ficha; uno de un rival, 2.',
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
    keepAll: ({ count }) => `Quedarse con ${daggers(count)}`,
    stopFor: ({ reward }) => `Plantarse: ${reward}`,
    rerollSkulls: ({ count }) => `Relanzar ${skulls(count)}`,
    rerollScrolls: ({ count }) => `Relanzar ${scrolls(count)}`,
    rerollBoth: ({ count }) => `Relanzar los ${count}`,
    fate: 'Gastar destino',
    fateDone: 'No usar destino',
    claim: ({ count }) => `Reclamar ${claims(count)}`,
    takeFate: ({ count }) => `Tomar ${fate(count)}`,
    passNone: 'Quedarse con todas',
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
    claims: ({ count, of }) => `${count} de ${claims(of)}`,
    supply: ({ count }) => `${fate(count)} en la reserva`,
    crownOf: ({ who }) => `La corona: ${who}`,
    crownInMiddle: 'La corona está en el centro',
    messenger: ({ who }) => `Este turno el mensajero protege de las dagas: ${who}`,
    varrick: 'Tío Varrick',
    tokens: ({ who, count, of }) => `${who}: ${count} de ${of} fichas de corona`,
    onTurn: 'Turno actual',
    betrayed: 'Traición',
  },
  slip: 'Si te plantas ahora, no ganas nada.',
  keys: {
    seat: 'Un dado más para el asiento con ese número',
    fewer: 'Recuperar un dado',
    deal: 'Repartir por igual',
    clear: 'Recuperarlo todo',
  },
  ending: { won: 'La corona es tuya', lost: 'Varrick conserva el trono' },
} satisfies Catalog['board']

export const es = {
  lang: 'es',
  ...COVERS.es,
  notation:
    'Las jugadas se escriben «stop», «reroll skulls», «hand 1:2 3:1» (dos pergaminos al asiento 1, uno al asiento 3; ' +
    'los asientos se numeran desde 0: el jugador 1 es el asiento 0), «give 0:1», «take claim», «steal 1», «fate 0 dagger», «accept», «avenge 1», ' +
    '«forgive» o «pass 2» (dos dagas a Varrick).',
  things: {
    crown: ({ count }) => plural('es', count, { one: `${count} corona`, other: `${count} coronas` }),
    dagger: ({ count }) => daggers(count),
    skull: ({ count }) => plural('es', count, { one: `${count} calavera`, other: `${count} calaveras` }),
    scroll: ({ count }) => plural('es', count, { one: `${count} pergamino`, other: `${count} pergaminos` }),
    claim: ({ count }) => claims(count),
    fate: ({ count }) => fate(count),
    token: ({ count }) => plural('es', count, { one: `${count} ficha de corona`, other: `${count} fichas de corona` }),
  },
  kinds: { crown: 'Corona', dagger: 'Daga', skull: 'Calavera', scroll: 'Pergamino' },
  fated: {
    crown: 'una corona',
    dagger: 'una daga',
    skull: 'una calavera',
    scroll: 'un pergamino devuelto',
    fresh: 'un pergamino recién sacado',
  },
  seat: ({ seat }) => `asiento ${seat}`,
  share: ({ dice, who }) => `${dice} a ${to(who)}`,
  options: {
    claims: {
      label: 'Derechos',
      help: 'Cuántos derechos dan el trono: tres en el juego básico, cinco en el avanzado.',
      values: { 3: '3 derechos', 5: '5 derechos' },
    },
    rivalDagger: {
      label: 'Si un rival saca una daga',
      help:
        'Qué pasa con la daga que saca un rival con tu pergamino. Según la editorial, se la da a quien quiera; según ' +
        'el resumen italiano, se la queda.',
      values: { give: 'La da a quien quiera', keep: 'Se la queda' },
    },
    sixCrowns: {
      label: 'Seis coronas',
      help: 'Según el resumen del reglamento, de tres a seis coronas dan un derecho; según el texto completo, uno por cada tres.',
      values: { 1: '1 derecho', 2: '2 derechos' },
    },
    sevenSkulls: {
      label: 'Siete calaveras',
      help: 'Según el resumen del reglamento, se roba un derecho; según el texto completo, hasta dos: uno robado y otro de la reserva.',
      values: { steal: 'Robar un derecho', 'steal-and-claim': 'Robar uno y reclamar otro' },
    },
    sevenDaggers: {
      label: 'Siete dagas',
      help: 'Qué más pasa tras la traición: lo que dice el resumen italiano, lo que dice el prototipo o nada.',
      values: { 'lose-claim': 'Pierdes un derecho', 'everyone-dagger': 'Una daga para cada uno', nothing: 'Nada' },
    },
    vengeance: {
      label: 'Venganza',
      help: 'Tras una traición con cuatro, cinco o seis dagas, puedes dar a un solo rival las que pasan de tres, o todas.',
      values: { off: 'No', excess: 'Las que pasan de tres', all: 'Todas las dagas' },
    },
    fate: {
      label: 'Destino',
      help: 'Las calaveras pueden dar fichas de destino, con las que se relanza un solo dado, incluso para evitar una traición.',
      values: { off: 'No', on: 'Sí' },
    },
    fateIncome: {
      label: 'Fichas de destino por calaveras',
      help: 'El reglamento dice «1 o 2» sin aclarar cuándo. Solo cuenta si se juega con destino.',
      values: { 'per-three': '3–5 calaveras: 1; 6 o más: 2', 'five-for-two': '3–4 calaveras: 1; 5 o más: 2' },
    },
    crownDefence: {
      label: 'Defensa de la corona',
      help: 'El último derecho es la corona. Para ganar tienes que conservarla durante un turno tuyo entero.',
      values: { off: 'No', on: 'Sí' },
    },
    tokens: {
      label: 'Fichas de corona',
      help: 'Con cuántas fichas de corona se vence a Varrick.',
      values: { 3: '3 fichas', 5: '5 fichas', 7: '7 fichas' },
    },
  },
  refusals: {
    R4: 'Las dagas que sacas en tu turno se quedan bloqueadas en tu zona.',
    R5: 'El mensajero protege a quien tiene el turno: da tus dagas a otro jugador.',
    R6:
      'Solo cuando se te pida: entrega a tus rivales todos los pergaminos recién sacados, o da todas las dagas que has ' +
      'sacado en el turno de un rival.',
    R8: 'Solo puedes relanzar tus dados sueltos: todas las calaveras, todos los pergaminos o ambos.',
    R9: 'Una traición solo se puede aceptar o evitar con el destino; antes de que llegue no hay nada que aceptar.',
    R10: 'La recompensa llega al plantarte, y solo si tus dados la han ganado.',
    R14: 'La venganza es contra un solo rival, y solo tras una traición con cuatro, cinco o seis dagas.',
    R15:
      'El destino relanza un dado de una zona: 1 ficha si es tuyo, 2 si es de un rival. Para ganarlas hacen falta tres ' +
      'calaveras y fichas en la reserva.',
    R16: 'La corona es recompensa solo por siete coronas o siete calaveras, y solo mientras la tenga un rival.',
    S3: 'Di cuántas de las dagas recién sacadas van a Varrick: ninguna, algunas o todas.',
    S6: 'Tienes que relanzar: todas las calaveras, todos los pergaminos sueltos o ambos.',
  },
  clashes: {
    S1: 'El número de fichas de corona es solo del juego en solitario; las demás opciones, de mesas de dos o más.',
  },
  moves: {
    hand: ({ shares }) => dealt('Entregar', shares),
    give: ({ shares }) => dealt('Dar', shares),
    stop: 'Plantarse',
    reroll: {
      skulls: 'Relanzar las calaveras',
      scrolls: 'Relanzar los pergaminos',
      both: 'Relanzar calaveras y pergaminos',
    },
    fate: ({ die, who }) => `Destino: relanzar ${die} en ${who === grammar.name ? 'tu zona' : `la zona de ${who}`}`,
    accept: 'Aceptar la traición',
    take: { claim: 'Reclamar el derecho', fate: 'Tomar fichas de destino', crown: 'Tomar la corona' },
    steal: ({ who }) => `Robar un derecho a ${to(who)}`,
    avenge: ({ who }) => `Vengarse de ${to(who)}`,
    forgive: 'Sin venganza',
    pass: ({ count }) => (count === 0 ? 'Quedarse con todas las dagas' : `Dar ${daggers(count)} a Varrick`),
  },
  place: {
    locked: ({ dice }) => `Bloqueados: ${dice}`,
    loose: ({ dice }) => `Sueltos: ${dice}`,
    fresh: ({ dice }) => `Por entregar a otros jugadores: ${dice}`,
    freshAlone: ({ dice }) => `Por entregar a Varrick: ${dice}`,
    givingAlone: ({ dice }) => `Para conservar o dar a Varrick: ${dice}`,
    handed: ({ dice }) => `Por lanzar: ${dice}`,
    giving: ({ dice }) => `Por dar: ${dice}`,
    inHand: ({ count }) => `En la mano: ${plural('es', count, { one: `${count} dado`, other: `${count} dados` })}`,
    crown: 'Con la corona',
    messenger: 'Con la protección del mensajero',
    supply: ({ count }) => `En la reserva: ${fate(count)}`,
    varrick: ({ things }) => `Varrick tiene ${things}`,
    captive: ({ dice, count }) => `${dice} ${plural('es', count, { one: 'cautiva', other: 'cautivas' })}`,
  },
  purpose: {
    first: 'para ver quién empieza',
    answer: 'por los pergaminos entregados (en orden, desde la izquierda de quien tiene el turno)',
    fate: 'para el dado que relanza el destino',
    varrick: 'para Varrick',
  },
  you: {
    verbs:
      'entrega entregas, da das, gasta gastas, acepta aceptas, renuncia renuncias, consigue consigues, ' +
      'conquista conquistas, libera liberas, recibe recibes',
    phrases: [
      ['(@ .*\\. )@ consigue', '$1Consigues'],
      ['(@ .*\\. )@ gana', '$1Ganas'],
      ['(@ .*\\. )@ libera', '$1Liberas'],
      ['(@ .*\\. )@ conquista', '$1Conquistas'],
      ['(@ da .*) y se queda', '$1 y te quedas'],
      ['@ se venga', '@ te vengas'],
      ['@ se lleva', '@ te llevas'],
      ['@ le quita', '@ le quitas'],
      ['@ le roba', '@ le robas'],
      ['protege a @', 'te protege'],
      ['le (quita|roba) ([^.]*) a @', 'te $1 $2'],
      ['Una corona de @', 'Una corona tuya'],
      ['en la zona de @', 'en tu zona'],
      ['(?<!@) (entrega|da) ((?:(?! a )[^.:@])+) a @(?=[.:]| y se queda|$)', ' te $1 $2'],
    ],
  },
  lines: {
    first: ({ who }) => `Empieza ${who}`,
    rolled: ({ who, dice }) => `${who} saca ${dice}`,
    messenger: ({ who }) => `El mensajero protege a ${who} este turno`,
    handed: ({ who, shares }) => `${who} entrega ${shares}`,
    gave: ({ who, shares }) => `${who} da ${shares}`,
    kept: ({ who, dice }) => `${who} se queda con ${dice}`,
    gaveAndKept: ({ who, shares, dice }) => `${who} da ${shares} y se queda con ${dice}`,
    stopped: ({ who }) => `${who} se planta`,
    rerolls: ({ who, dice }) => `${who} relanza ${dice}`,
    fateOwn: ({ who, die }) => `${who} gasta 1 ficha de destino y relanza ${die}`,
    fateRival: ({ who, die, other }) => `${who} gasta 2 fichas de destino y relanza ${die} en la zona de ${other}`,
    accepted: ({ who }) => `${who} acepta la traición`,
    doubt: 'Traición, si el destino no la evita',
    ambush: ({ who, dice }) => `${who} empieza con ${dice}`,
    loses: ({ who }) => `Siete dagas: ${who} pierde un derecho`,
    everyone: 'Siete dagas: una para cada uno',
    avenged: ({ who, other, dice }) => `${who} se venga: ${dice} a ${other}`,
    forgave: ({ who }) => `${who} renuncia a la venganza`,
    took: ({ who, count }) => `${who} consigue ${claims(count)}`,
    tookFate: ({ who, count }) => `${who} consigue ${fate(count)}`,
    tookCrown: ({ who }) => `${who} se lleva la corona`,
    tookCrownFrom: ({ who, other }) => `${who} le quita la corona a ${other}`,
    stole: ({ who, other }) => `${who} le roba un derecho a ${other}`,
    full: ({ who }) => `${who} no puede tener más derechos`,
    skipped: ({ who }) => `${who} no tiene dados y pierde el turno`,
    won: ({ who }) => `${who} ${who === 'Varrick' ? 'conserva' : 'conquista'} el trono`,
    defended: ({ who }) => `${who} ha defendido la corona y conquista el trono`,
    brought: ({ who, dice }) => `${who} recibe ${dice}`,
    captured: ({ who }) => `Una corona de ${who} queda cautiva`,
    freed: ({ who }) => `${who} libera una corona cautiva`,
    robbed: ({ who }) => `Varrick le quita una ficha de corona a ${who}`,
    gained: ({ who }) => `${who} gana una ficha de corona`,
    turnOver: 'El turno termina',
    timeUp: 'Se acabó el tiempo',
  },
  characters: {
    squire: 'Solo tiene ojos para las coronas y se asusta con la segunda daga.',
    courtier: 'Junta calaveras además de coronas, pero nunca se arriesga a una tercera daga.',
    plotter: 'Conoce las probabilidades, aunque a veces se fía de una corazonada.',
    sovereign: 'No se le escapa nada: contra un solo rival juega a la perfección.',
  },
  decisionKinds: {
    reroll: 'Relanzar',
    stop: 'Plantarse',
    scrolls: 'Repartir pergaminos',
    daggers: 'Dar dagas',
    reward: 'Elegir la recompensa',
    fate: 'Gastar destino',
    vengeance: 'Venganza',
  },
  odds: {
    title: 'Cómo acaba la primera tirada de un turno, según el número de dados, si no hay nada bloqueado en tu zona.',
    key: 'Dados',
    columns: ['traición', 'tres o más coronas', 'cinco o más calaveras', 'nada de eso'],
  },
  reasons: {
    betrays: 'Tres dagas significan traición.',
    spared: 'Tres dagas significan traición; una cuarta permitiría la venganza.',
    varrick: ({ ways, of }) =>
      `Varrick gana una ficha en ${ways} de cada ${of} tiradas: menos que con cualquier otra opción.`,
    none: 'Con cualquier otra opción, Varrick puede ganar una ficha en su próxima tirada; con esta, no.',
    frees: 'La tercera daga de Varrick libera una corona cautiva.',
    ends: 'La tercera daga termina el turno antes de que Varrick pueda lanzar.',
    skulls: ({ count }) =>
      `Varrick necesita ${skulls(count)} en una sola tirada para dejarte con tres dagas: más que con cualquier otra opción.`,
    harmless: 'Con las dagas que tiene, Varrick no puede dejarte con tres.',
    goal: ({ ways, of }) =>
      `Tres coronas o cinco calaveras en ${ways} de cada ${of} tiradas: más que con cualquier otra opción.`,
    reroll: ({ ways, of }) => `Traición inmediata en ${ways} de cada ${of} tiradas.`,
    safe: 'Sin riesgo de traición inmediata.',
    stop: ({ claims, ways, of }) => {
      const gain =
        claims === 0
          ? 'no da ningún derecho'
          : `da ${plural('es', claims, { one: '1 derecho', other: `${claims} derechos` })}`
      const risk =
        ways === '0' ? 'no hay riesgo de traición inmediata' : `hay traición en al menos ${ways} de cada ${of} tiradas`
      return `Plantarse ${gain}; al seguir, ${risk}.`
    },
  },
  board,
  book,
  lesson,
} satisfies Catalog
