import type { Catalog } from './catalog.ts'
import { plural } from './lang.ts'

const characters = (n: number) => plural('es', n, { one: `${n} carácter`, other: `${n} caracteres` })
const people = (n: number) => plural('es', n, { one: `${n} jugador`, other: `${n} jugadores` })

export const es = {
  lang: 'es',
  about: ({ games }) =>
    'Iacta es un proyecto libre y no oficial, hecho por gente a la que le gustan los juegos de dados. Los juegos son ' +
    `de quienes los idearon y publicaron: ${games}. Iacta no tiene relación alguna con ellos. Los textos y los ` +
    'dibujos son nuestros; el programa es libre, con licencia MIT. Si un juego te gusta, compra la caja: se lo ' +
    'merece.',
  didYouMean: ({ word }) => `¿Querías escribir «${word}»?`,
  dice: ({ count, sides }) =>
    plural('es', count, { one: `${count} dado de ${sides} caras`, other: `${count} dados de ${sides} caras` }),
  refusal: {
    over: 'La partida ha terminado: ya no se puede jugar nada más.',
    throwDue: ({ dice }) => `Antes hay que lanzar ${dice}.`,
    moveDue: ({ seats, count }) =>
      plural('es', count, {
        one: `Ahora no se lanza: le toca al asiento ${seats}.`,
        other: `Ahora no se lanza: les toca a los asientos ${seats}.`,
      }),
    noSuchSeat: ({ seat, last }) =>
      last === 0
        ? `El asiento ${seat} no existe: solo hay un asiento, el 0.`
        : `El asiento ${seat} no existe: los asientos van del 0 al ${last}.`,
    notDue: ({ seat, due, count }) =>
      plural('es', count, {
        one: `Ahora no le toca al asiento ${seat}, sino al asiento ${due}.`,
        other: `Ahora no le toca al asiento ${seat}, sino a los asientos ${due}.`,
      }),
    illegal: ({ rule }) => `La regla ${rule} no lo permite.`,
    wrongCount: ({ expected, got }) =>
      `Aquí se ${plural('es', expected, { one: `lanza ${expected} dado`, other: `lanzan ${expected} dados` })}, ` +
      `pero hay ${plural('es', got, { one: `${got} valor`, other: `${got} valores` })}.`,
    wrongFace: ({ die, sides, face }) =>
      `El dado ${die} de la tirada no puede mostrar ${face}: tiene ${sides} caras, del 1 al ${sides}.`,
    noLimit: 'Ahora no hay límite de tiempo, así que el tiempo no puede agotarse.',
    badTime: ({ at }) => `${at} no es un tiempo válido: se cuenta en milisegundos enteros, desde 0.`,
  },
  option: {
    notAnObject: 'Las opciones se escriben entre llaves: {"opción":"valor"}.',
    unknown: ({ option, known }) => `No existe la opción «${option}». Las opciones son: ${known}.`,
    none: ({ option }) => `No existe la opción «${option}»: este juego no tiene opciones.`,
    badChoice: ({ option, got, values }) => `La opción «${option}» no puede ser «${got}». Puede ser ${values}.`,
    asNumber: ({ value }) => `Escribe ${value} como número, sin comillas.`,
    notAList: ({ option, example, of }) =>
      `La opción «${option}» es una lista entre corchetes, por ejemplo ${example}. Puede contener ${of}.`,
    unknownItem: ({ option, got, of }) => `La opción «${option}» no puede contener «${got}». Puede contener ${of}.`,
    itemTwice: ({ option, got }) => `La opción «${option}» contiene «${got}» dos veces: basta con una.`,
    badText: ({ option, max }) =>
      `La opción «${option}» es un texto de una sola línea, de ${characters(max)} como máximo.`,
    badSeats: ({ got, min, max }) =>
      min === max
        ? `Este juego es para ${people(min)}, no para ${got}.`
        : `Este juego es para ${min}–${max} jugadores, no para ${got}.`,
    clash: ({ option, rule }) => `La opción «${option}» no encaja con el resto de la preparación (regla ${rule}).`,
  },
  log: {
    line: ({ line, what }) => `Línea ${line}: ${what}`,
    cutOff: 'El archivo parece cortado aquí: vuelve a copiarlo entero o elimina la línea incompleta.',
    empty: 'El archivo está vacío.',
    tooLarge: ({ megabytes }) => `El archivo pasa de ${megabytes} MB: demasiado para una partida guardada.`,
    tooManyLines: ({ limit }) => `El archivo pasa de ${limit} líneas: demasiadas para una partida guardada.`,
    lineTooLong: ({ limit }) => `La línea pasa de ${limit} caracteres: demasiados para una partida guardada.`,
    notALog: ({ got, begins }) =>
      `Esto no es una partida de Iacta: debería empezar por «${begins}», pero empieza por «${got}».`,
    newerFormat: ({ got, known }) =>
      `La partida tiene el formato ${got}; este programa lee los formatos hasta el ${known}.`,
    badHeader: ({ got, example }) => `La primera línea debería ser como «${example}», pero es «${got}».`,
    unknownGame: ({ got, known }) => `Aquí no se conoce el juego «${got}». Se conocen: ${known}.`,
    unknownRules: ({ game, got, known }) =>
      `La partida usa la versión ${got} de las reglas de ${game}; este programa tiene la versión ${known}.`,
    update: 'Actualiza Iacta para leerla.',
    blank: 'La línea está vacía. Elimínala.',
    malformed: ({ got }) =>
      `«${got}» no se puede leer. Una línea es «throw» con sus valores, o el número de un asiento con su jugada, o ` +
      '«time».',
    afterEnd: ({ got }) => `«${got}» viene después de la línea que terminó la partida.`,
    unknownWord: ({ got, word }) => `${got === word ? '' : `En «${got}», `}«${word}» no es una palabra de este juego.`,
    knownWords: ({ words }) => `Las palabras son: ${words}.`,
    unreadableMove: ({ got }) => `«${got}» no es una jugada de este juego.`,
    refused: ({ got }) => `«${got}» no se puede jugar.`,
  },
  event: {
    out: {
      resigned: ({ who }) => `${who} se rinde. Sigue un bot.`,
      left: ({ who }) => `${who} deja la mesa. Sigue un bot.`,
      away: ({ who }) => `${who} lleva demasiado tiempo fuera. Un bot juega hasta que vuelva.`,
    },
    end: {
      resigned: ({ who }) => `${who} se rinde. La partida ha terminado.`,
      left: ({ who }) => `${who} deja la mesa. La partida ha terminado.`,
      away: ({ who }) => `${who} lleva demasiado tiempo fuera. La partida termina sin resultado.`,
      agreed: 'Todos están de acuerdo en parar. La partida termina sin resultado.',
      'too-long': 'La partida se ha alargado demasiado. Termina aquí, sin resultado.',
    },
  },
} satisfies Catalog
