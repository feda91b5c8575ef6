import { plural } from '../../../../engine/text/lang.ts'
import type { ReasonTexts } from './catalog.ts'

const points = (n: number) => plural('en', n, { one: `${n} point`, other: `${n} points` })
const throws = (n: number, of: number, one: string, other: string) =>
  `${n} of ${of} throws ${plural('en', n, { one, other })}`

export const reasons = {
  medal: ({ points: n, total, medal }) => `${points(n)} at once, ${total} in all: that’s ${medal}.`,
  completes: ({ shapes, points: n, count }) => {
    const bonuses = plural('en', count, { one: 'a bonus', other: `${count} bonuses` })
    return `All ${shapes} are discovered: ${n === 0 ? '' : `${points(n)} at once and `}${bonuses}.`
  },
  opens: ({ points: n, count }) => {
    const more = plural('en', count, { one: '1 more star comes', other: `${count} more stars come` })
    return `This opens a lock: ${n === 0 ? '' : `${points(n)} at once, and `}${more} into play.`
  },
  last: ({ points: n }) =>
    n === 0
      ? 'This is the last round, and nothing scores any more.'
      : `This is the last round: ${points(n)} at once, and no choice brings more.`,
  reserve: ({ count }) =>
    `No box takes these dice; ${plural('en', count, { one: '1 circle stays', other: `${count} circles stay` })} in reserve.`,
  box: ({ points: n, count, of }) => {
    const few = count === 0 ? 'no throw would' : `only ${count} of ${of} throws would`
    return `${points(n)} at once; as things stand, ${few} bring more here.`
  },
  most: ({ points: n }) => `${points(n)} at once: no other choice brings more.`,
  lasts: ({ count, of }) =>
    count === of
      ? 'After this, every throw leaves you something to do. Not every choice does that.'
      : `${throws(count, of, 'then leaves', 'then leave')} you something to do; no choice leaves more.`,
  free: ({ points: n }) => `${points(n)} at once, and no box is used up.`,
  ready: ({ points: n }) => `${points(n)} more as soon as the circle there is filled.`,
  key: ({ values, count, of }) =>
    `With ${values} on its other side the lock then opens: ${throws(count, of, 'allows', 'allow')} it.`,
  hope: ({ value, count, most }) =>
    count === 1
      ? `With ${value} beside it, this star can still reach a difference of ${most}.`
      : `This ${value} counts for ${count} stars: each can still reach a difference of ${most}.`,
  lacks: ({ count, of }) =>
    `Any number on the star’s other side then discovers it: ${throws(count, of, 'allows', 'allow')} one.`,
  spares: ({ points: n }) =>
    n === 0
      ? 'No number you could write scores now; a circle uses up no box.'
      : `The best number you could write brings ${points(n)} now; a circle uses up no box.`,
  links: ({ count, before }) => {
    const stars = plural('en', count, { one: '1 star', other: `${count} stars` })
    return `A number beside it then counts for ${stars}${before === 0 ? ', until now for none' : ` instead of ${before}`}.`
  },
  next: ({ points: n, count, of }) =>
    count === of
      ? `After this, every throw brings ${points(n)} or more. Not every choice does that.`
      : `${throws(count, of, 'then brings', 'then bring')} ${points(n)} or more; no choice leaves more such throws.`,
  gain: ({ points: n }) => `${points(n)} at once.`,
  pass: ({ points: n, count }) => {
    const here = n === 0 ? 'No bonus scores here' : `The best bonus brings ${points(n)} here`
    const shapes = plural('en', count, { one: '1 shape', other: `${count} shapes` })
    return count === 0 ? `${here}.` : `${here}; ${shapes} can still earn you one.`
  },
} satisfies ReasonTexts
