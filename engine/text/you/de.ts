import type { Grammar } from './you.ts'

export const grammar: Grammar = {
  name: 'Du',
  inside: 'du',
  and: 'und',
  verbs:
    'beginnt beginnst, würfelt würfelst, hat hast, passt passt, taut taust, muss musst, wertet wertest, friert frierst, ' +
    'übergibt übergibst, gibt gibst, behält behältst, hört hörst, setzt setzt, nimmt nimmst, verliert verlierst, ' +
    'verzichtet verzichtest, stiehlt stiehlst, kann kannst, erobert eroberst, befreit befreist, bekommt bekommst, ' +
    'dreht drehst, sagt sagst, scheidet scheidest, gewinnt gewinnst, erreicht erreichst, sitzt sitzt, ' +
    'schreibt schreibst, füllt füllst, nutzt nutzt, schnappst schnappst',
  phrases: [
    ['(@[^.:!]*) sitzen', '$1 sitzt'],
    ['(@[^.:!]*) teilen sich', '$1 teilt euch'],
    ['(@[^.:!]*) scheiden', '$1 scheidet'],
    ['@ schnappt sich', '@ schnappst dir'],
    ['schützt @', 'schützt dich'],
    ['an @', 'an dich'],
    ['von @', 'von dir'],
    ['(zwischen [^.:!]*)@', '$1dir'],
    ['(nimmt|stiehlt|bringt) @', '$1 dir'],
  ],
}
