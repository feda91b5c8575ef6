/** What a person has set on this device. Read leniently: a value that is not understood is as if it had not been set. */
import { cleanName } from '../../engine/company.ts'
import { parseJson } from '../../engine/json.ts'
import { isLang, type Lang } from '../../engine/text/lang.ts'

export const THEMES = ['system', 'light', 'dark'] as const
export const MOTIONS = ['system', 'full', 'less'] as const
export const SPEEDS = ['slow', 'normal', 'fast'] as const
/** The screen between turns; `auto`: where a game has secrets. */
export const PASSES = ['auto', 'on', 'off'] as const
/** How several people race on this device. */
export const RACES = ['auto', 'keys', 'zones'] as const

export interface Settings {
  /** Null: as the browser asks for. */
  readonly lang: Lang | null
  readonly theme: (typeof THEMES)[number]
  readonly motion: (typeof MOTIONS)[number]
  /** Null: on, but not where several people share the screen. */
  readonly sound: boolean | null
  /** From 0 to 1. */
  readonly volume: number
  /** How fast bots play. */
  readonly speed: (typeof SPEEDS)[number]
  /** How this person is called at a table; empty: "You". */
  readonly name: string
  /** The level of bot last played against, by game. */
  readonly levels: { readonly [game: string]: string }
  /** Before a seat is asked, a screen hides the table until that person has the device. */
  readonly passScreen: (typeof PASSES)[number]
  /** Where a move cannot be undone at will, one that gives something away is asked for twice. */
  readonly askTwice: boolean
  readonly races: (typeof RACES)[number]
  /** The player uses a screen reader: races wait for it. */
  readonly reader: boolean
}

export const DEFAULTS: Settings = {
  lang: null,
  theme: 'system',
  motion: 'system',
  sound: null,
  volume: 0.6,
  speed: 'normal',
  name: '',
  levels: {},
  passScreen: 'auto',
  askTwice: true,
  races: 'auto',
  reader: false,
}

export function readSettings(json: string): Settings {
  const given = parseJson(json)
  if (typeof given !== 'object' || given === null) return DEFAULTS
  const value = given as Record<string, unknown>
  const oneOf = <T extends string>(words: readonly T[], name: keyof Settings, otherwise: T): T =>
    words.find((word) => word === value[name]) ?? otherwise
  const levels = Object.entries(value.levels ?? {}).filter(([, level]) => typeof level === 'string')
  return {
    lang: typeof value.lang === 'string' && isLang(value.lang) ? value.lang : null,
    theme: oneOf(THEMES, 'theme', DEFAULTS.theme),
    motion: oneOf(MOTIONS, 'motion', DEFAULTS.motion),
    sound: typeof value.sound === 'boolean' ? value.sound : null,
    volume: typeof value.volume === 'number' && value.volume >= 0 && value.volume <= 1 ? value.volume : DEFAULTS.volume,
    speed: oneOf(SPEEDS, 'speed', DEFAULTS.speed),
    name: typeof value.name === 'string' ? cleanName(value.name) : '',
    levels: Object.fromEntries(levels),
    // Until 0.1 it was a switch that was on by default; only a switch that was turned off had been chosen.
    passScreen: value.passScreen === false ? 'off' : oneOf(PASSES, 'passScreen', DEFAULTS.passScreen),
    askTwice: value.askTwice !== false,
    races: oneOf(RACES, 'races', DEFAULTS.races),
    reader: value.reader === true,
  }
}
