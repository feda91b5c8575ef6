/**
 * Emoji that are made of several, such as a family: an invisible joiner holds them together. Elsewhere that joiner hides in a
 * name and makes two that look the same differ, so it is let through only here.
 *
 * By `Extended_Pictographic`, in which room for emoji to come is set aside, and not by the list of those that are recommended: a
 * page and a server of different age must judge alike.
 */
const ONE = '\\p{Extended_Pictographic}(?:\\p{Emoji_Modifier}|\\ufe0f)?'
const JOINED = new RegExp(`${ONE}(?:\\u200d${ONE})+`, 'gu')
const SIGN = new RegExp(`${JOINED.source}|.`, 'gsu')

/** A text sign by sign: an emoji that is joined is one, otherwise a code point is. */
export function signsOf(text: string): readonly string[] {
  return text.match(SIGN) ?? []
}

/** The same text without the joiners that belong. */
export function withoutJoiners(text: string): string {
  return text.replace(JOINED, (emoji) => emoji.replaceAll('\u200d', ''))
}
