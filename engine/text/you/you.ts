/** "You" in sentences that games write about a seat by its name: the person at the device is not told about in the third person. */
import type { Says } from '../catalog.ts'

/** Stands for the person at the device until a sentence is put into the second person. */
export const YOU = '\ue000'

/** How a language says "you" in the sentences of the games. */
export interface Grammar {
  /** In a list of players, and at the beginning of a sentence. */
  readonly name: string
  /** Inside a sentence. */
  readonly inside: string
  /** The verbs of the games' sentences, third person to second: "rolls roll, passes pass". */
  readonly verbs: string
  /**
   * Only where the verb alone tells who: the pronoun is left out before a verb, and before words that match this pattern. It stays after a
   * comma, where somebody else has been told of.
   */
  readonly drops?: string
  /** What joins two verbs of one subject, as a pattern. */
  readonly and: string
  /** Patterns that are replaced before any verb; `@` is the person at the device. */
  readonly phrases: readonly (readonly [pattern: string, by: string])[]
}

interface YouText {
  readonly name: string
  /** A sentence with `YOU` in it, as one says it to that person. */
  readonly tell: Says<{ line: string }>
}

/** Returns the texts for the person at the device, from a language's grammar. */
export function youOf(grammar: Grammar): YouText {
  return { name: grammar.name, tell: ({ line }) => toYou(line, grammar) }
}

/** `line` with `YOU` in it as one says it to that person: "\ue000 rolls 3 4" is "You roll 3 4". */
export function toYou(line: string, you: Grammar): string {
  if (!line.includes(YOU)) return line
  const verbs = new Map(you.verbs.split(', ').map((pair) => pair.split(' ') as [string, string]))
  const second = (verb: string): string => verbs.get(verb) ?? verb
  const marked = you.phrases.reduce(
    (text, [pattern, by]) => text.replace(new RegExp(pattern, 'gu'), by),
    line.replaceAll(YOU, '@'),
  )
  const joined = new RegExp(`( (?:${you.and}) )([^\\s,]+)`, 'gu')
  const clauses = marked.replace(
    /(^|[.:!,] )@ ([^\s,.:!]+)([^.:!]*)/gu,
    (_, before: string, verb: string, rest: string) => {
      const starts = before !== ': ' && before !== ', '
      const known = verbs.has(verb)
      const more = known ? rest.replace(joined, (_all, and: string, next: string) => and + second(next)) : rest
      const said = `${second(verb)}${more}`
      const drops =
        you.drops !== undefined && before !== ', ' && (known || new RegExp(`^(?:${you.drops})$`, 'u').test(verb))
      if (drops) return `${before}${starts ? capital(said) : said}`
      return `${before}${starts ? you.name : you.inside} ${said}`
    },
  )
  return clauses.replace(/(?<=^|[.!] )@/gu, you.name).replaceAll('@', you.inside)
}

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}
