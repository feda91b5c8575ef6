/** Dice as people read them: how many of each kind, and who gets how many. */
import type { Seat } from '../../../engine/contract.ts'
import { list } from '../../../engine/text/lang.ts'
import { at, type Counts } from '../rules/counts.ts'
import { type Kind, kindOf } from '../rules/state.ts'
import type { Catalog } from './catalog.ts'

/** What a seat is called. */
export type Who = (seat: Seat) => string

/** How many of each kind. */
export type Pile = { readonly [kind in Kind]?: number }

export function pileOf(faces: readonly number[]): { readonly [kind in Kind]: number } {
  const pile = { crown: 0, dagger: 0, skull: 0, scroll: 0 }
  for (const face of faces) pile[kindOf(face)]++
  return pile
}

const ORDER: readonly Kind[] = ['crown', 'dagger', 'skull', 'scroll']

/** "2 crowns and 1 dagger"; empty for none. */
export function diceOf(say: Catalog, pile: Pile): string {
  const found = ORDER.flatMap((kind) => {
    const count = pile[kind] ?? 0
    return count === 0 ? [] : [say.things[kind]({ count })]
  })
  return list(say.lang, found, 'and')
}

/** "2 scrolls to Ben and 1 scroll to Chi", seats in their own order; `but`: not this one. */
export function sharesOf(say: Catalog, kind: Kind, to: Counts, who: Who, but: Seat = -1): string {
  const parts: string[] = []
  for (let seat = 0; to >> (4 * seat) !== 0; seat++) {
    const count = at(to, seat)
    if (count > 0 && seat !== but) parts.push(say.share({ dice: say.things[kind]({ count }), who: who(seat) }))
  }
  return list(say.lang, parts, 'and')
}
