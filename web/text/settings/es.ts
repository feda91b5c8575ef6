import { plural } from '../../../engine/text/lang.ts'
import type { WebText } from '../catalog.ts'

const games = (n: number) => plural('es', n, { one: `${n} partida`, other: `${n} partidas` })
const more = (n: number) => (n === 0 ? '' : ` y ${games(n)}`)
const saveFirst = (n: number) =>
  n === 0
    ? ''
    : plural('es', n, {
        one: ' Guarda antes la partida si quieres conservarla.',
        other: ' Guarda antes las partidas que quieras conservar.',
      })

export const settings: WebText['settings'] = {
  title: 'Ajustes',
  look: 'Aspecto y sonido',
  table: 'En la mesa',
  app: 'La aplicación',
  here: 'En este dispositivo',
  language: 'Idioma',
  languageAuto: ({ language }) => `Automático (${language})`,
  theme: 'Tema',
  themes: { system: 'Automático', light: 'Claro', dark: 'Oscuro' },
  motion: 'Movimiento',
  motions: { system: 'Automático', full: 'Completo', less: 'Reducido' },
  sound: 'Sonido',
  sounds: { auto: 'Automático', on: 'Sí', off: 'No' },
  soundHelp: 'Automático: con sonido, salvo si varias personas comparten la pantalla.',
  volume: 'Volumen',
  tryIt: 'Escuchar',
  speed: 'Ritmo de los bots',
  speeds: { slow: 'Lento', normal: 'Medio', fast: 'Rápido' },
  pass: 'Pasar el dispositivo',
  passHelp:
    'Entre turno y turno, la mesa se tapa hasta que el siguiente jugador tenga el dispositivo. Automático: solo en los juegos con información oculta.',
  askTwice: 'Confirmar las jugadas que salen caras',
  askTwiceHelp: 'En línea, cada jugada cuenta al momento. Si una te va a salir cara, te preguntamos antes.',
  name: 'Tu nombre',
  nameHelp: 'Para todas tus mesas nuevas.',
  kept: ({ count }) => `Tus ajustes${more(count)} se guardan en este navegador y en ningún otro sitio.`,
  wipe: 'Eliminar todo',
  wipeTitle: '¿Eliminar todo?',
  wipeHelp: ({ count }) => `Tus ajustes${more(count)} desaparecerán para siempre.${saveFirst(count)}`,
  wiped: 'Se ha eliminado todo de este dispositivo.',
  install: 'Instalar Iacta',
  installHelp: 'Se abre como cualquier otra aplicación, también sin conexión.',
  installNot:
    'Los navegadores solo instalan desde direcciones cifradas (https), y esta no lo es. Todo lo demás funciona.',
  installByMenu: 'Busca en el menú del navegador «Instalar» o «Añadir a pantalla de inicio».',
  installed: 'Iacta está instalada en este dispositivo.',
  version: ({ version }) => `Versión ${version}`,
  about: {
    title: 'Acerca de Iacta',
    ours: 'Lo que es nuestro',
    words:
      'Las palabras: las reglas las hemos escrito nosotros, en todos los idiomas. Donde los reglamentos impresos no coinciden, lo decimos y lo convertimos en una opción.',
    pictures:
      'Las imágenes: las hemos dibujado todas. De las cajas no hemos tomado ninguna ilustración, ningún diseño ni ningún logotipo.',
    program: 'El programa: software libre con licencia MIT. Úsalo, cámbialo, compártelo.',
    authors: 'Si eres autor o editor de uno de estos juegos y quieres que algo cambie aquí, dínoslo y lo cambiaremos.',
    dice: 'Los dados',
    diceShared:
      'En línea, el servidor y los dispositivos de los jugadores deciden juntos todas las tiradas antes de la primera, así que nadie puede elegir los dados. Después de la partida cualquiera puede comprobarlos.',
    diceHere: 'En un solo dispositivo, los dados salen de los números aleatorios de tu sistema.',
    licences: 'Licencias',
    fonts: 'Tipografías: Young Serif y Atkinson Hyperlegible Next, ambas con licencia SIL Open Font License 1.1.',
    code: 'Iacta usa Svelte y noble-hashes, ambos con licencia MIT.',
  },
}
