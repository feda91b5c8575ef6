/**
 * One keyboard for several people: the owner and the function of each key. Keys are identified by their place (`event.code`), so that hands
 * lie where they should on every layout; their labels are looked up when they are shown.
 */
import { parseJson } from '../../../engine/json.ts'

/** By person at this device, then by thing to grab; further keys serve where more than that is to choose from. */
export type Bindings = readonly (readonly string[])[]

/** A key's owner and function. */
export interface Bound {
  readonly person: number
  readonly index: number
}

/** Keys by letter or sign of the US layout, as codes. */
const SIGNS: { readonly [sign: string]: string } = {
  '-': 'Minus',
  '=': 'Equal',
  '[': 'BracketLeft',
  ']': 'BracketRight',
  ';': 'Semicolon',
  "'": 'Quote',
  ',': 'Comma',
  '.': 'Period',
  '/': 'Slash',
}

function codeOf(sign: string): string {
  if (/^\d$/.test(sign)) return `Digit${sign}`
  return SIGNS[sign] ?? `Key${sign.toUpperCase()}`
}

/**
 * Hands are kept apart: the ends of the rows first, the middle only for the fifth. The first five keys grab discs, the others enter sums.
 */
const CLUSTERS: { readonly [people: number]: readonly string[] } = {
  2: ['qwertasdf', 'uiop[jkl;'],
  3: ['12345qwer', 'zxcvbasdf', 'uiop[jkl;'],
  4: ['12345qwe', '890-=iop', 'zxcvbasd', 'nm,./jkl'],
  5: ['12345qw', '890-=op', 'asdfgzx', "jkl;'./", 'cvbnm,h'],
}

export const MOST_PEOPLE = 5

export function defaultsFor(people: number): Bindings {
  return (CLUSTERS[people] ?? []).map((signs) => [...signs].map(codeOf))
}

/** Keys that are never a grab: leaving a dialog, moving the focus, and what systems keep for themselves. */
const RESERVED = /^(Escape|Tab|Meta|OS|Control|Alt|Shift|CapsLock|Fn|F\d+|ContextMenu|Context|Print|Pause|Scroll)/

export function isUsable(code: string): boolean {
  return code !== '' && !RESERVED.test(code)
}

export function find(bindings: Bindings, code: string): Bound | null {
  for (const [person, keys] of bindings.entries()) {
    const index = keys.indexOf(code)
    if (index >= 0) return { person, index }
  }
  return null
}

/** Gives the key to a person. A key in use is swapped for the one given up: no key is ever lost or doubled. */
export function bind(bindings: Bindings, { person, index }: Bound, code: string): Bindings {
  const old = bindings[person]?.[index] ?? ''
  const holder = find(bindings, code)
  return bindings.map((keys, who) =>
    keys.map((key, at) => {
      if (who === person && at === index) return code
      return holder !== null && who === holder.person && at === holder.index ? old : key
    }),
  )
}

/** The stored keys for `people` people; anything but a full set of different keys is ignored. */
export function readBindings(json: string, people: number): Bindings {
  const usual = defaultsFor(people)
  const given = parseJson(json)
  if (!Array.isArray(given) || given.length !== usual.length) return usual
  const fits = given.every(
    (keys, person) =>
      Array.isArray(keys) &&
      keys.length === usual[person]?.length &&
      keys.every((key) => typeof key === 'string' && isUsable(key)),
  )
  const all = fits ? (given as string[][]).flat() : []
  return fits && new Set(all).size === all.length ? given : usual
}

/** The label of a key in the US layout: where the browser does not tell its own. */
export function plainName(code: string): string {
  const sign = Object.keys(SIGNS).find((one) => SIGNS[one] === code)
  if (sign !== undefined) return sign
  const named = /^(?:Key|Digit)(.)$/.exec(code)?.[1]
  return (
    named ??
    code
      .replace(/^Numpad/, 'Num ')
      .replace(/^Arrow(.*)$/, '$1')
      .replace(/([a-z])([A-Z0-9])/g, '$1 $2')
  )
}
