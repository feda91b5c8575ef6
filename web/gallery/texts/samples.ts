/** Texts as they are read, with sample arguments. */
import type { Text } from './notes.ts'

/** By the argument’s name. Any other stands for itself: ‹file›. */
const SAMPLES: { readonly [name: string]: unknown } = {
  who: 'Anna',
  other: 'Ben',
  you: 'Anna',
  name: 'Anna',
  names: ['Anna', 'Ben'],
  sides: [6, 6],
  count: 3,
  n: 3,
  points: 12,
  score: 12,
  games: 3,
  percent: 42,
  min: 2,
  max: 4,
  step: 3,
  last: 10,
  seat: 2,
  number: 2,
  die: 2,
  face: 5,
}

/** A text that cannot do with these is shown as its code. */
export function sampled(text: Text): string {
  if (typeof text === 'string') return text
  const args = new Proxy({}, { get: (_, name) => SAMPLES[String(name)] ?? `‹${String(name)}›` })
  try {
    return String((text as (args: object) => unknown)(args))
  } catch {
    return String(text)
  }
}
