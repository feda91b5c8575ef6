import { plural } from '../../engine/text/lang.ts'
import type { VerdictText } from './verdict.ts'

export const verdict: VerdictText = {
  throws: ({ throws, dice }) =>
    `${plural('es', throws, { one: `${throws} tirada`, other: `${throws} tiradas` })} con ` +
    `${plural('es', dice, { one: `${dice} dado`, other: `${dice} dados` })}: tal como se sellaron antes de la partida.`,
  noThrows: 'No se lanzó ningún dado.',
  devices: ({ devices }) =>
    plural('es', devices, {
      one: `${devices} dispositivo aportó sus propios números al azar: si era de fiar, nadie pudo elegir los dados.`,
      other: `${devices} dispositivos aportaron sus propios números al azar: basta con que uno solo sea de fiar para que nadie haya podido elegir los dados.`,
    }),
  restarts: ({ restarts }) =>
    plural('es', restarts, {
      one: 'Los dados se prepararon dos veces: alguien pudo desechar los primeros.',
      other: `Los dados se prepararon ${restarts + 1} veces: cada vez alguien pudo desechar los anteriores.`,
    }),
  voided: ({ voided }) =>
    plural('es', voided, {
      one: 'Una tirada se repitió porque su ronda se interrumpió: el servidor pudo desechar un resultado.',
      other:
        `${voided} tiradas se repitieron porque sus rondas se interrumpieron: cada vez el servidor pudo ` +
        'desechar un resultado.',
    }),
  notOver: 'La partida no ha terminado: la mesa se cerró antes, o falta el final del archivo.',
  remembered: 'Tu dispositivo vio este mismo sello antes de la partida y ayudó a crearlo.',
  limits:
    'Límites de la prueba: el servidor pudo conocer las tiradas de antemano, aunque no elegirlas; y un archivo ' +
    'por sí solo no demuestra que esta sea la mesa en la que jugaste.',
  firstWrong: 'Esta es la primera línea que no cuadra. El archivo no demuestra nada sobre sus dados.',
  why: {
    'no-lines': 'El archivo no dice de dónde salen sus dados.',
    'real-dice': 'Eran dados de verdad: alguien los lanzó y anotó el resultado.',
    'one-device': 'La partida se jugó en un solo dispositivo, que lanzó todos los dados.',
    simulation: 'La partida la simuló un programa.',
    'no-secret': 'El servidor revela su número secreto cuando termina la partida o se cierra la mesa.',
    'no-bytes':
      'Todas las tiradas salen del número secreto del servidor, pero ningún dispositivo participó: el servidor pudo ' +
      'probar números hasta que le gustaran los dados.',
  },
  legal: 'Cada jugada respeta las reglas.',
  otherThrow: ({ n, due, got }) => `La tirada ${n} muestra ${got}, pero antes de la partida se selló ${due}.`,
}
