/** What the rule books of all games are made of: headings, entries with a name, numbered rules with their drawings. */
import type { RuleRef } from '../contract.ts'
import type { OptionText, RuleText } from './game.ts'

/**
 * Splits a rule's text into the rule itself and its finer points.
 *
 *     pointsOf('Roll all.\nTwice if you like.') // { rule: 'Roll all.', points: ['Twice if you like.'] }
 */
export function pointsOf(text: string): { readonly rule: string; readonly points: readonly string[] } {
  const [rule = '', ...points] = text.split('\n')
  return { rule, points }
}

/** The heading stands over the first of them. */
export function under(heading: string, [first, ...rest]: readonly RuleText[]): RuleText[] {
  return first === undefined ? [] : [{ ...first, heading }, ...rest]
}

/** "Name — what it is": the page sets the name apart. */
export function entry(name: string, text: string): string {
  return `${name} — ${text}`
}

/** Paragraphs without a number. */
export function paragraphs(...texts: readonly string[]): RuleText[] {
  return texts.map((text) => ({ ref: null, text }))
}

/** Rules by number; those that are drawn as well name their drawing. */
export function ruleEntries<Ref extends RuleRef>(
  texts: { readonly [ref in Ref]: string },
  drawings: { readonly [ref in Ref]?: string },
  refs: readonly Ref[],
): RuleText[] {
  return refs.map((ref) => {
    const drawing = drawings[ref]
    return { ref, text: texts[ref], ...(drawing === undefined ? {} : { drawing }) }
  })
}

/** In the order of the game's options. */
export function optionEntries<Name extends string>(
  options: { readonly [name in Name]: unknown },
  texts: { readonly [name in Name]: Pick<OptionText, 'label' | 'help'> },
): RuleText[] {
  const names = Object.keys(options) as Name[]
  return names.map((name) => ({ ref: null, text: entry(texts[name].label, texts[name].help) }))
}
