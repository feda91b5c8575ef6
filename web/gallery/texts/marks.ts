/**
 * Marks on texts, so that a page can tell which text stands where: seven invisible characters at the end of a text encode its number in
 * `marked`. Only the gallery’s server adds them (`plugin.ts`).
 */

interface Marked {
  /** The folder of its language files. */
  readonly file: string
  readonly path: string
}

/** By number, in this page. */
export const marked: Marked[] = []

/** U+2061 to U+2064 are drawn by no font: two bits each. */
const [FIRST, DIGITS] = [0x2061, 7]
const MARK = new RegExp(`[\\u2061-\\u2064]{${DIGITS}}`, 'g')
const ENDS = new RegExp(`${MARK.source}$`)

function encode(number: number): string {
  return String.fromCharCode(...Array.from({ length: DIGITS }, (_, at) => FIRST + ((number >> (2 * at)) & 3)))
}

/** The marked texts of which this one is made. */
export function marksIn(text: string): Marked[] {
  const numbers = [...text.matchAll(MARK)].map(([mark]) =>
    [...mark].reduce((sum, digit, at) => sum + ((digit.charCodeAt(0) - FIRST) << (2 * at)), 0),
  )
  return numbers.flatMap((number) => marked[number] ?? [])
}

export const unmarked = (text: string): string => text.replaceAll(MARK, '')

const done = new WeakSet<object>()

/** All texts of a value with their marks. What a file imports from another is marked there. */
export function mark(file: string, path: string, value: unknown): unknown {
  if (/(^|\.)(lang|you)$/.test(path)) return value // A language’s code; the forms of “you”, which are compared.
  if (typeof value === 'string') return ENDS.test(value) ? value : value + encode(marked.push({ file, path }) - 1)
  if (typeof value === 'function') return done.has(value) ? value : marking(file, path, value as () => unknown)
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((one, i) => mark(file, `${path}.${i}`, one))
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, mark(file, path === '' ? key : `${path}.${key}`, one)]),
  )
}

function marking(file: string, path: string, says: (...args: unknown[]) => unknown): (...args: unknown[]) => unknown {
  const ending = encode(marked.push({ file, path }) - 1)
  const said = (...args: unknown[]): unknown => {
    const text = says(...args)
    return typeof text === 'string' ? text + ending : text
  }
  done.add(said)
  return said
}
