import { plural } from '../../../engine/text/lang.ts'
import type { InsightTexts } from './catalog.ts'

const games = (count: number): string => plural('es', count, { one: `${count} partida`, other: `${count} partidas` })

/** Of a figure as it is written: "1", "2,5". */
const victories = (wins: string): string => (wins === '1' ? 'victoria' : 'victorias')

export const es = {
  title: 'Tu juego',
  empty: 'Tus partidas tienen mucho que contar',
  emptyHelp:
    'Juega una partida hasta el final y verás aquí si decidiste bien, cuánta suerte tuviste y qué te conviene practicar.',
  play: 'Jugar una partida',
  working: ({ left }) => `Quedan por valorar las decisiones de ${games(left)}. Puedes salir: lo hecho se guarda.`,
  others: ({ count }) =>
    `${games(count)} con varias personas no ${plural('es', count, { one: 'cuenta', other: 'cuentan' })}: ¿quién eres tú? Pon tu nombre en los ajustes y contarán las partidas con ese nombre.`,
  skipped: ({ count }) =>
    `${games(count)} no se ${plural('es', count, { one: 'puede leer y queda', other: 'pueden leer y quedan' })} fuera. No se elimina nada.`,
  games: 'Partidas',
  won: 'Ganadas',
  shared: 'Empatadas',
  rate: '% de victorias',
  summary: ({ games: all, won }) =>
    `${games(all)}, ${plural('es', won, { one: `${won} ganada`, other: `${won} ganadas` })}`,
  choose: 'Elige un juego',
  accuracy: {
    title: 'Precisión',
    help: '100 significa que ninguna decisión fue mejorable.',
    bots: 'Las líneas discontinuas muestran lo que cada bot habría logrado con tus dados.',
    when: 'Fecha',
    you: 'Tú',
    games: 'Partidas',
  },
  luck: {
    title: 'Suerte',
    won: 'Ganadas',
    expected: 'Con suerte normal',
    good: ({ wins }) => `Los dados te han regalado más o menos ${wins} ${victories(wins)}.`,
    bad: ({ wins }) => `Los dados te han costado más o menos ${wins} ${victories(wins)}.`,
    even: 'Los dados han sido justos contigo: buena y mala suerte se compensan.',
    help: 'Una victoria puede deberse a una sola tirada con suerte. La línea discontinua cuenta solo las decisiones: tus errores y los de los demás. Así, treinta partidas dicen tanto como cien en las que solo se contaran las victorias.',
    none: 'Aquí no se calcula la suerte de este juego: con muchas partidas llevaría demasiado tiempo. La verás en el análisis de cada partida.',
  },
  kinds: {
    title: 'Lo que cuestan tus decisiones',
    exact: 'Cifras exactas: este juego está calculado por completo.',
    estimated: 'Estimaciones del bot más fuerte. Las diferencias pequeñas no cuentan.',
    race: 'En este juego no hay tiempo para sopesar: cuenta lo que agarras.',
    wins: ({ wins }) => `${wins} ${victories(wins)} de cada 100 partidas`,
    perGame: ({ percent }) => `${percent} por partida`,
    free: 'nada',
    times: ({ count, seconds }) => `${count} ×, tras ${seconds} s de media`,
    choices: ({ slips, count }) => `mejorables: ${slips} de ${count}`,
    train: 'Practicar',
    worst: 'Las más caras',
    example: ({ date, percent }) => `${date}: −${percent}`,
  },
  rivals: { title: 'Rivales', who: 'Contra', guest: 'Invitado' },
  months: { title: 'Mes a mes', month: 'Mes' },
  records: {
    title: 'Récords e hitos',
    names: {
      'first-game': 'Primera partida',
      'first-win': 'Primera victoria',
      'best-score': 'Mejor puntuación',
      'best-alone': 'Mejor puntuación en solitario',
      'longest-row': 'Victorias seguidas',
      'most-accurate': 'Partida mejor jugada',
      'against-luck': 'Victoria contra los dados',
    },
    row: ({ count }) => `${count}`,
    chance: ({ percent }) => `solo un ${percent} con suerte normal`,
  },
  table: 'Como tabla',
  csv: 'Guardar en CSV',
  json: 'Guardar en JSON',
  ladder: {
    title: 'Bots vencidos',
    help: 'Gana una vez a cada bot, en el orden que quieras. La medalla se conserva, aunque elimines la partida.',
    beaten: ({ date }) => `Vencido el ${date}`,
    open: 'Aún sin vencer',
    count: ({ beaten, all }) => `${beaten} de ${all}`,
  },
} satisfies InsightTexts
