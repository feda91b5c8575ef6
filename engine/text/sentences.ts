/** Every sentence of a catalog, made with sample arguments: for tests that read all of them. */

/** Numbers with a plural of their own somewhere, and some without. */
export const COUNTS = [0, 1, 2, 5, 21] as const

/** Returns the arguments of the sentence of this key, with this number where it counts something. */
export type Sample = (key: string, n: number) => object

/** A catalog or a part of it: sentences, functions that make them, and such parts. */
type Part = string | ((sample: never) => string) | { readonly [key: string]: Part }

/** By path ("log.line"), once for each of `counts` where it takes arguments ("log.line 21"). */
export function sentencesOf(
  catalog: object,
  sampleOf: Sample = sample,
  counts: readonly number[] = COUNTS,
): Map<string, string> {
  const found = new Map<string, string>()
  const collect = (part: Part, path: string, key: string): void => {
    if (typeof part === 'string') found.set(path, part)
    else if (typeof part === 'function')
      for (const n of counts) found.set(`${path} ${n}`, part(sampleOf(key, n) as never))
    else for (const [name, inner] of Object.entries(part)) collect(inner, path === '' ? name : `${path}.${name}`, name)
  }
  collect(catalog as Part, '', '')
  return found
}

/** The same with each line of a text apart: finer points of a rule are "book.R6 line 2". */
export function linesOf(catalog: object): Map<string, string> {
  const lines = [...sentencesOf(catalog)].flatMap(([path, text]) =>
    text.split('\n').map((line, i): [string, string] => [i === 0 ? path : `${path} line ${i + 1}`, line]),
  )
  return new Map(lines)
}

/** The parameters that are counted; every other one is its own name in angle brackets. */
const COUNTED = ['count', 'expected', 'last', 'min', 'points', 'woken']

/** Returns any value: a sentence shows by its marks which arguments it uses. */
function sample(_key: string, n: number): object {
  return new Proxy({}, { get: (_, name) => (COUNTED.includes(String(name)) ? n : `<${String(name)}>`) })
}

/** Signs of a broken sentence: undefined values, an empty text, stray spaces, control characters. */
export const BROKEN = /undefined|NaN|\[object|^\s|\s$|^$| {2}|[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u

/** The arguments that each sentence of a catalog uses, in the order of its paths. */
export function argumentsOf(catalog: object): (readonly [path: string, marks: readonly string[]])[] {
  return [...sentencesOf(catalog)].map(([path, sentence]) => [path, (sentence.match(/<\w+>/g) ?? []).sort()])
}

/** Where two catalogs say the same, by path: for one of `COUNTS` at least. */
export function pathsSameIn(one: object, two: object): string[] {
  const others = linesOf(two)
  const same = [...linesOf(one)].filter(([path, sentence]) => sentence === others.get(path))
  return [...new Set(same.map(([path]) => path.replace(/ \d+$/, '')))].sort()
}
