/** The game against uncle Varrick: S1 to S7. Yours is seat 0; functions write into the position they are given, and give it. */
import { at, of, without } from './counts.ts'
import type { Move } from './moves.ts'
import { DICE, type State, VARRICK } from './state.ts'
import { rolled, takeUp, type Work } from './work.ts'

const YOU = 0
/** This many crowns, or this many daggers, end a turn (S5, S6). */
const THREE = 3

export function moveAlone(work: Work, move: Move): State {
  if (move.kind === 'pass') return passDaggers(work, move.daggers)
  if (move.kind === 'reroll') return takeUp(work, move.what)
  throw new Error(`nobody can ${move.kind} alone`)
}

export function throwAlone(work: Work, faces: readonly number[]): State {
  return work.phase === 'roll' ? landRoll(work, faces) : landVarricks(work, faces)
}

/** S3. What becomes of daggers is asked first; crowns lock, skulls stay loose. */
function landRoll(work: Work, faces: readonly number[]): State {
  work.giving = of(YOU, rolled(work, faces))
  if (work.giving === 0) return handOver(work)
  work.phase = 'keep'
  return work
}

/** S3 */
function passDaggers(work: Work, given: number): State {
  const kept = at(work.giving, YOU) - given
  work.daggers += of(YOU, kept) + of(VARRICK, given)
  work.giving = 0
  return handOver(work)
}

/** S4. Scrolls just rolled go to Varrick. */
function handOver(work: Work): State {
  if (work.fresh === 0) return check(work)
  work.handed = of(VARRICK, work.fresh)
  work.fresh = 0
  work.phase = 'varrick'
  return work
}

/** S4. Crowns come before skulls: where they end the turn, the skulls bring no dagger. */
function landVarricks(work: Work, faces: readonly number[]): State {
  const held = at(work.daggers, VARRICK)
  let skulls = 0
  work.handed = 0
  for (let die = 0; die < faces.length; die++) {
    const face = faces[die] as number
    if (face > 4) work.scrolls++
    else if (face > 2) skulls++
    else if (face === 1) work.crowns += of(VARRICK, 1)
    else {
      work.daggers += of(VARRICK, 1)
      work.drawn = true
    }
  }
  work.skulls += skulls
  return at(work.crowns, VARRICK) >= THREE ? varrickGains(work) : bring(work, Math.min(skulls, held))
}

/** S4. Daggers that he held before his throw come with the skulls. */
function bring(work: Work, brought: number): State {
  const before = at(work.daggers, YOU)
  work.daggers += of(YOU, brought) - of(VARRICK, brought)
  return before < THREE && before + brought >= THREE ? extort(work) : check(work)
}

/** S5. A token for himself, or else a crown die. */
function extort(work: Work): State {
  const moved = of(VARRICK, 1) - of(YOU, 1)
  if (at(work.claims, YOU) > 0) work.claims += moved
  else if (at(work.crowns, YOU) > 0) work.crowns += moved
  return at(work.claims, VARRICK) >= work.table.tokens ? over(work) : check(work)
}

/** S6, in its order. */
function check(work: Work): State {
  if (at(work.crowns, VARRICK) >= THREE) return varrickGains(work)
  const his = at(work.daggers, VARRICK)
  if (his >= THREE && !work.drawn && at(work.crowns, VARRICK) > 0) work.crowns -= of(VARRICK, 1)
  if (his >= THREE || at(work.daggers, YOU) >= THREE) return nextTurn(work)
  if (at(work.crowns, YOU) >= THREE || work.skulls >= 5) {
    work.claims += of(YOU, 1)
    return at(work.claims, YOU) >= work.table.tokens ? over(work) : nextTurn(work)
  }
  if (work.skulls + work.scrolls === 0) return nextTurn(work)
  work.phase = 'choose'
  return work
}

/** S6. His captives are freed, and the turn ends. */
function varrickGains(work: Work): State {
  work.claims += of(VARRICK, 1)
  if (at(work.claims, VARRICK) >= work.table.tokens) return over(work)
  work.crowns = without(work.crowns, VARRICK)
  return nextTurn(work)
}

/** S7, S2. All dice but his captives are yours again. */
function nextTurn(work: Work): State {
  const captives = at(work.crowns, VARRICK)
  work.crowns = of(VARRICK, captives)
  work.daggers = 0
  work.skulls = 0
  work.scrolls = 0
  work.hand = DICE - captives
  work.rolled = false
  work.drawn = false
  work.phase = 'roll'
  return work
}

/** S1. Once a side has won, the dice stay as they lie. */
function over(work: Work): State {
  work.phase = 'over'
  return work
}
