/** Every sentence of a catalog, made with sample arguments: for tests that read all of them. */

/** Numbers with a plural of their own somewhere, and some without. */
export const COUNTS = [0, 1, 2, 5, 21] as const

/** A catalog or a part of it: sentences, functions that make them, and such parts. */
type Part = string | ((sample: never) => string) | { readonly [key: string]: Part }

/** By path ("log.line"), once for each number of `COUNTS` where it takes arguments ("log.line 21"). */
export function sentencesOf(catalog: object): Map<string, string> {
  const found = new Map<string, string>()
  collect(catalog as Part, '', found)
  return found
}

function collect(part: Part, path: string, found: Map<string, string>): void {
  if (typeof part === 'string') found.set(path, part)
  else if (typeof part === 'function') {
    for (const n of COUNTS) found.set(`${path} ${n}`, part(sample(n) as never))
  } else {
    for (const [key, inner] of Object.entries(part)) collect(inner, path === '' ? key : `${path}.${key}`, found)
  }
}

/** The parameters that are counted; every other one is its own name in angle brackets. */
const COUNTED = ['count', 'expected', 'last', 'min', 'points', 'woken']

/** Gives whatever it is asked for: a sentence shows by its marks which arguments it uses. */
function sample(n: number): object {
  return new Proxy({}, { get: (_, name) => (COUNTED.includes(String(name)) ? n : `<${String(name)}>`) })
}
