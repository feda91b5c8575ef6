import type { Grammar } from './you.ts'

export const grammar: Grammar = {
  name: 'You',
  inside: 'you',
  and: 'and',
  verbs:
    'goes go, rolls roll, has have, passes pass, must must, rerolls reroll, loses lose, takes take, wins win, ' +
    'is are, can can, was were',
  phrases: [['(@ [^.:]* and now) has', '$1 have']],
}
