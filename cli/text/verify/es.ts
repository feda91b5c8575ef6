import { plural } from '../../../engine/text/lang.ts'
import type { CliText } from '../catalog.ts'

export const verify: CliText['verify'] = {
  verified: ({ file }) => `${file}: verificado.`,
  failed: ({ file }) => `${file}: la verificación falla.`,
  nothing: ({ file }) => `${file}: nada que verificar.`,
  throws: ({ throws, dice }) =>
    `${plural('es', throws, { one: `${throws} tirada`, other: `${throws} tiradas` })} con ` +
    `${plural('es', dice, { one: `${dice} dado`, other: `${dice} dados` })}: tal como se sellaron antes de la partida.`,
  noThrows: 'No se lanzó ningún dado.',
  devices: ({ devices }) =>
    plural('es', devices, {
      one: `Contribuyó ${devices} dispositivo: si era honesto, nadie pudo elegir los dados.`,
      other: `Contribuyeron ${devices} dispositivos: si al menos uno era honesto, nadie pudo elegir los dados.`,
    }),
  restarts: ({ restarts }) =>
    restarts === 0
      ? 'Los dados se prepararon al primer intento.'
      : plural('es', restarts, {
          one:
            'Los dados se volvieron a preparar una vez, porque alguien no reveló sus bytes: alguien pudo desechar un ' +
            'resultado.',
          other:
            `Los dados se volvieron a preparar ${restarts} veces, porque alguien no reveló sus bytes: cada vez alguien pudo ` +
            'desechar un resultado.',
        }),
  voided: ({ voided }) =>
    plural('es', voided, {
      one: 'Una tirada se repitió porque su carrera se interrumpió: el servidor pudo desechar un resultado.',
      other:
        `${voided} tiradas se repitieron porque sus carreras se interrumpieron: cada vez el servidor pudo ` +
        'desechar un resultado.',
    }),
  over: 'La partida se jugó hasta el final.',
  notOver: 'La partida no ha terminado: la mesa se cerró antes, o faltan líneas al final.',
  limits:
    'Límites de la prueba: el servidor pudo conocer las tiradas de antemano, aunque no elegirlas; y un archivo por ' +
    'sí solo no demuestra que esta sea la mesa en la que jugaste.',
  firstWrong: 'Esta es la primera línea que no cuadra. El archivo no demuestra nada sobre sus dados.',
  why: {
    'no-lines': 'El archivo no dice de dónde salen sus dados.',
    'real-dice': 'Eran dados de verdad: alguien los lanzó y anotó el resultado.',
    'one-device': 'La partida se jugó en un solo dispositivo, que lanzó todos los dados.',
    simulation: 'La partida la simuló un programa.',
    'no-secret': 'El servidor revela su secreto cuando termina la partida o se cierra la mesa.',
    'no-bytes':
      'Todas las tiradas salen del secreto del servidor, pero ningún dispositivo participó: el servidor pudo probar ' +
      'secretos hasta que le gustaran los dados.',
  },
  legal: 'La partida respeta las reglas, hasta donde llega el archivo.',
  proof: {
    throw: ({ n, due, got }) => `La tirada ${n} muestra ${got}, pero antes de la partida se selló ${due}.`,
    malformed: ({ got }) => `«${got}» no es una línea de una prueba de los dados.`,
    version: ({ got, known }) => `La prueba es de la versión ${got}; este programa comprueba la versión ${known}.`,
    onlyHere: ({ line }) => `Aquí solo puede estar «${line}».`,
    afterSecret: 'El secreto es la última línea: después no puede venir nada más.',
    commitMismatch:
      'El compromiso del servidor no corresponde al identificador de la mesa y a la primera línea del ' +
      'archivo: algo se ha cambiado.',
    secretMismatch: 'Este no es el secreto con el que se comprometió el servidor.',
    notUnicode: 'La primera línea tiene caracteres que no caben en ningún archivo de texto.',
    otherCommit: 'Tu dispositivo vio otro compromiso: esta no es la mesa en la que jugaste, o se ha cambiado.',
    otherBytes: ({ seat }) => `Estos no son los bytes que aportó tu dispositivo en el asiento ${seat}.`,
    closed: 'Los compromisos ya están cerrados: no se puede añadir ninguno.',
    notClosed: 'Los compromisos todavía no están cerrados: antes no se revela ningún byte.',
    barred: ({ seat }) => `El asiento ${seat} no reveló antes sus bytes: ya no puede participar.`,
    notHex: ({ bytes }) =>
      `Aquí ${plural('es', bytes, { one: `hace falta ${bytes} byte`, other: `hacen falta ${bytes} bytes` })}, con ` +
      'dos cifras de 0–9 y a–f por byte.',
    notCommitted: ({ seat }) => `El asiento ${seat} no se ha comprometido con nada: no tiene bytes que revelar.`,
    bytesMismatch: ({ seat }) => `Estos no son los bytes con los que se comprometió el asiento ${seat}.`,
    noneMissing: 'Se revelaron todos los bytes: no hay motivo para volver a empezar.',
  },
}
