/** Every sentence of a catalog, made with sample arguments: for tests that read all of them. */

/** Numbers with a plural of their own somewhere, and some without. */
export const COUNTS = [0, 1, 2, 5, 21] as const

/** A catalog or a part of it: sentences, functions that make them, and such parts. */
type Part = string | ((sample: never) => string) | { readonly [key: string]: Part }

/** By path ("log.line"), once for each number of `COUNTS` where it takes arguments ("log.line 21"); finer points of a rule as "book.R6 line 2". */
export function sentencesOf(catalog: object): Map<string, string> {
  const found = new Map<string, string>()
  collect(catalog as Part, '', found)
  return found
}

function collect(part: Part, path: string, found: Map<string, string>): void {
  if (typeof part === 'string')
    for (const [i, line] of part.split('\n').entries()) found.set(i === 0 ? path : `${path} line ${i + 1}`, line)
  else if (typeof part === 'function') {
    for (const n of COUNTS) found.set(`${path} ${n}`, part(sample(n) as never))
  } else {
    for (const [key, inner] of Object.entries(part)) collect(inner, path === '' ? key : `${path}.${key}`, found)
  }
}

/** The parameters that are counted; every other one is its own name in angle brackets. */
const COUNTED = ['count', 'expected', 'last', 'min', 'points', 'woken']

/** Returns any value: a sentence shows by its marks which arguments it uses. */
function sample(n: number): object {
  return new Proxy({}, { get: (_, name) => (COUNTED.includes(String(name)) ? n : `<${String(name)}>`) })
}

/** Signs of a broken sentence: undefined values, an empty text, stray spaces, control characters. */
export const BROKEN = /undefined|NaN|\[object|^\s|\s$|^$| {2}|[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u

/** The arguments that each sentence of a catalog uses, in the order of its paths. */
export function argumentsOf(catalog: object): (readonly [path: string, marks: readonly string[]])[] {
  // Finer points take no arguments, and languages may have more or fewer of them.
  return [...sentencesOf(catalog)]
    .filter(([path]) => !path.includes(' line '))
    .map(([path, sentence]) => [path, (sentence.match(/<\w+>/g) ?? []).sort()])
}

/** Where two catalogs say the same, by path: for one of `COUNTS` at least. */
export function pathsSameIn(one: object, two: object): string[] {
  const others = sentencesOf(two)
  const same = [...sentencesOf(one)].filter(([path, sentence]) => sentence === others.get(path))
  return [...new Set(same.map(([path]) => path.replace(/ \d+$/, '')))].sort()
}
