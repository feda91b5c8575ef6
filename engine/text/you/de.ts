import type { Grammar } from './you.ts'

export const grammar: Grammar = {
  name: 'Du',
  inside: 'du',
  and: 'und',
  verbs:
    'beginnt beginnst, würfelt würfelst, hat hast, passt passt, muss musst, hört hörst, verliert verlierst, ' +
    'kann kannst, gewinnt gewinnst',
  phrases: [
    ['(@[^.:!]*) teilen sich', '$1 teilt euch'],
    ['an @', 'an dich'],
    ['von @', 'von dir'],
    ['(zwischen [^.:!]*)@', '$1dir'],
  ],
}
