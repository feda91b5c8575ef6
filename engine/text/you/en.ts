import type { Grammar } from './you.ts'

export const grammar: Grammar = {
  name: 'You',
  inside: 'you',
  and: 'and',
  verbs:
    'goes go, rolls roll, has have, passes pass, wakes wake, must must, scores score, freezes freeze, rerolls reroll, ' +
    'hands hand, gives give, keeps keep, stops stop, spends spend, accepts accept, begins begin, loses lose, takes take, ' +
    'steals steal, misses miss, wins win, frees free, gains gain, spins spin, says say, reaches reach, writes write, ' +
    'fills fill, uses use, is are, drops drop, can can, holds hold, was were',
  phrases: [
    ['(@ [^.:]* and now) has', '$1 have'],
    ['One of @’s', 'One of your'],
    ['of @’s', 'of yours'],
  ],
}
