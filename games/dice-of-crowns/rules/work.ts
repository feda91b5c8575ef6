/**
 * How a position is made: each input opens one copy of the old position, the rules write into that copy alone, and nothing writes to it
 * afterwards. From outside the rules are pure; inside, each rule states only its changes.
 */
import { plus } from './counts.ts'
import type { Loose } from './moves.ts'
import type { State } from './state.ts'

/** A position in the making. */
export type Work = { -readonly [field in keyof State]: State[field] }

/** Field by field, not spread: it makes play twice as fast. */
export function open(state: State): Work {
  return {
    table: state.table,
    phase: state.phase,
    seat: state.seat,
    hand: state.hand,
    crowns: state.crowns,
    daggers: state.daggers,
    skulls: state.skulls,
    scrolls: state.scrolls,
    fresh: state.fresh,
    handed: state.handed,
    giving: state.giving,
    claims: state.claims,
    fate: state.fate,
    crown: state.crown,
    defending: state.defending,
    rolled: state.rolled,
    messenger: state.messenger,
    early: state.early,
    fated: state.fated,
    drawn: state.drawn,
  }
}

/** R8, S6. A kind is taken up whole or not at all. */
export function takeUp(work: Work, what: Loose): State {
  if (what !== 'scrolls') {
    work.hand += work.skulls
    work.skulls = 0
  }
  if (what !== 'skulls') {
    work.hand += work.scrolls
    work.scrolls = 0
  }
  work.phase = 'roll'
  return work
}

/** R4, S3. The active seat's dice lie there: crowns lock, skulls are loose, scrolls wait. Returns the number of daggers among them. */
export function rolled(work: Work, faces: readonly number[]): number {
  let crowns = 0
  let daggers = 0
  for (const face of faces) {
    if (face > 4) work.fresh++
    else if (face > 2) work.skulls++
    else if (face === 2) daggers++
    else crowns++
  }
  work.crowns = plus(work.crowns, work.seat, crowns)
  work.hand = 0
  work.rolled = true
  return daggers
}
