/** "You" in sentences that games write about a seat by its name: the person at the device is not told about in the third person. */
import type { Says } from '../catalog.ts'

/** Stands for the person at the device until a sentence is put into the second person. */
export const YOU = '\ue000'

/** How a language says "you" in sentences about a table. What only one game says, its texts bring (`GameGrammar`). */
export interface Grammar {
  /** In a list of players, and at the beginning of a sentence. */
  readonly name: string
  /** Inside a sentence. */
  readonly inside: string
  /** Verbs, third person to second: "rolls roll, passes pass". */
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

/** The verbs and phrases of one game's sentences; they come before those of the language. */
export type GameGrammar = Partial<Pick<Grammar, 'verbs' | 'phrases'>>

interface YouText {
  readonly name: string
  /** A sentence with `YOU` in it, as one says it to that person; `game`: the `you` of the texts that it comes from. */
  readonly tell: Says<{ line: string; game?: GameGrammar | undefined }>
}

/** Returns the texts for the person at the device, from a language's grammar. */
export function youOf(grammar: Grammar): YouText {
  return { name: grammar.name, tell: ({ line, game }) => toYou(line, grammar, game) }
}

/** `line` with `YOU` in it as one says it to that person: "\ue000 rolls 3 4" is "You roll 3 4". */
export function toYou(line: string, you: Grammar, game: GameGrammar = {}): string {
  if (!line.includes(YOU)) return line
  const verbs = verbsOf(you, game)
  const second = (verb: string): string => verbs.get(verb) ?? verb
  const marked = [...(game.phrases ?? []), ...you.phrases].reduce(
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

/** Third person to second, of a language and of a game. */
export function verbsOf({ verbs }: Grammar, game: GameGrammar = {}): Map<string, string> {
  const pairs = `${verbs}, ${game.verbs ?? ''}`.split(', ').filter((pair) => pair !== '')
  return new Map(pairs.map((pair) => pair.split(' ') as [string, string]))
}

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}
