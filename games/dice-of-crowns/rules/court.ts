/** What inputs do at a table of several: R1 to R16 but the rewards. Functions write into the position they are given, and give it. */
import type { Seat } from '../../../engine/contract.ts'
import { at, type Counts, of, plus, total, without } from './counts.ts'
import type { Fated, Move } from './moves.ts'
import { anyReward, steal, take } from './rewards.ts'
import { DICE, type State } from './state.ts'
import { nextSeat } from './turns.ts'
import { rolled, takeUp, type Work } from './work.ts'

/** This many daggers in its area betray the active seat (R2, R4, R7). */
export const BETRAYAL = 3

export function moveAtCourt(work: Work, seat: Seat, move: Move): State {
  switch (move.kind) {
    case 'hand':
      return hand(work, move.to)
    case 'give':
      return give(work, seat, move.to)
    case 'stop':
      return stop(work)
    case 'reroll':
      return takeUp(work, move.what)
    case 'fate':
      return spend(work, move.seat, move.die)
    case 'accept':
      return betrayed(work)
    case 'take':
      take(work, move.what)
      return endTurn(work)
    case 'steal':
      steal(work, move.from)
      return endTurn(work)
    case 'avenge':
      return avenge(work, move.on)
    case 'forgive':
      return passOn(work)
    case 'pass':
      throw new Error('nobody passes daggers to Varrick at a table of several')
  }
}

export function throwAtCourt(work: Work, faces: readonly number[]): State {
  switch (work.phase) {
    case 'first':
      return beginTurn(work, (faces[0] as number) - 1)
    case 'roll':
      return landRoll(work, faces)
    case 'answer':
      return landAnswer(work, faces)
    default: // fate
      return landFate(work, faces[0] as number)
  }
}

/** R1. Every die that no rival holds is the active seat's; what it was holding counts. */
function beginTurn(work: Work, seat: Seat): State {
  const held = total(work.crowns + work.daggers)
  work.seat = seat
  work.hand = DICE - held
  work.skulls = 0
  work.scrolls = 0
  work.fresh = 0
  work.defending = work.crown === seat
  work.rolled = false
  work.messenger = false
  work.early = false
  if (held === DICE && at(work.crowns + work.daggers, seat) === 0) return endTurn(work) // R1: rivals hold all seven
  if (at(work.daggers, seat) < BETRAYAL) return firstRoll(work)
  work.early = true // R2
  return betray(work)
}

/** R3. Compulsory if there is anything to roll. */
function firstRoll(work: Work): State {
  work.early = false
  work.phase = work.hand === 0 ? 'choose' : 'roll'
  return work
}

/** R4, R5 */
function landRoll(work: Work, faces: readonly number[]): State {
  work.daggers = plus(work.daggers, work.seat, rolled(work, faces))
  if (work.fresh === DICE) work.messenger = true
  return countDaggers(work)
}

/** R4, R7. Betrayed, or on with R6 if scrolls wait, else with R8. */
function countDaggers(work: Work): State {
  if (at(work.daggers, work.seat) >= BETRAYAL) return betray(work)
  work.phase = work.fresh > 0 ? 'hand' : 'choose'
  return work
}

/** R6. The scrolls lie before those who will roll them. */
function hand(work: Work, to: Counts): State {
  work.handed = to
  work.fresh = 0
  work.phase = 'answer'
  return work
}

/** R6. Crowns stay, skulls and scrolls come back; daggers stay, or wait until their rollers have said where they go. */
function landAnswer(work: Work, faces: readonly number[]): State {
  const { handed, seat, table } = work
  let die = 0
  for (let rival = nextSeat(seat, table.seats); rival !== seat; rival = nextSeat(rival, table.seats)) {
    for (let dice = at(handed, rival); dice > 0; dice--) {
      const face = faces[die++] as number
      if (face > 4) work.scrolls++
      else if (face > 2) work.skulls++
      else if (face === 1) work.crowns = plus(work.crowns, rival, 1)
      else if (table.rivalDagger === 'keep') work.daggers = plus(work.daggers, rival, 1)
      else work.giving = plus(work.giving, rival, 1)
    }
  }
  work.handed = 0
  if (work.giving === 0) return countDaggers(work)
  work.phase = 'give'
  return work
}

/** R6. Counted only after the last (R7). */
function give(work: Work, giver: Seat, to: Counts): State {
  work.daggers += to
  work.giving = without(work.giving, giver)
  return work.giving === 0 ? countDaggers(work) : work
}

/** R15. The die leaves its place and is thrown again. */
function spend(work: Work, owner: Seat, die: Fated): State {
  work.fate = plus(work.fate, work.seat, owner === work.seat ? -1 : -2)
  work.fated = owner
  work.phase = 'fate'
  switch (die) {
    case 'crown':
      work.crowns = plus(work.crowns, owner, -1)
      break
    case 'dagger':
      work.daggers = plus(work.daggers, owner, -1)
      break
    case 'skull':
      work.skulls--
      break
    case 'scroll':
      work.scrolls--
      break
    case 'fresh':
      work.fresh--
      break
  }
  return work
}

/** R15. Only its own die becomes a scroll to be handed over. Before the first roll, loose dice join the dice to be rolled. */
function landFate(work: Work, face: number): State {
  const owner = work.fated
  work.fated = -1
  if (face === 1) work.crowns = plus(work.crowns, owner, 1)
  else if (face === 2) work.daggers = plus(work.daggers, owner, 1)
  else if (work.early) work.hand++
  else if (face < 5) work.skulls++
  else if (owner === work.seat) work.fresh++
  else work.scrolls++
  return work.early && at(work.daggers, work.seat) < BETRAYAL ? firstRoll(work) : countDaggers(work)
}

/** R9, R15. A betrayal is about to become final; there is always a dagger that one fate token could reroll. */
function betray(work: Work): State {
  if (at(work.fate, work.seat) === 0) return betrayed(work)
  work.phase = 'betrayed'
  return work
}

/** R9, R14. The betrayal is final. */
function betrayed(work: Work): State {
  const { seat, table } = work
  const daggers = at(work.daggers, seat)
  if (daggers === DICE) return sevenDaggers(work)
  if (table.vengeance === 'off' || work.early || daggers === BETRAYAL) return passOn(work)
  work.phase = 'vengeance'
  return work
}

/** R9 */
function sevenDaggers(work: Work): State {
  const { seat, table } = work
  if (table.sevenDaggers === 'lose-claim' && at(work.claims, seat) > 0) work.claims = plus(work.claims, seat, -1)
  returnDice(work)
  if (table.sevenDaggers === 'everyone-dagger') {
    for (let everyone = 0; everyone < table.seats; everyone++) work.daggers += of(everyone, 1)
  }
  return beginTurn(work, nextSeat(seat, table.seats))
}

/** R14 */
function avenge(work: Work, victim: Seat): State {
  const daggers = at(work.daggers, work.seat)
  const given = work.table.vengeance === 'all' ? daggers : daggers - BETRAYAL
  work.daggers = plus(plus(work.daggers, work.seat, -given), victim, given)
  return passOn(work)
}

/** R10 */
function stop(work: Work): State {
  if (!anyReward(work)) return endTurn(work)
  work.phase = 'reward'
  return work
}

/** R12, R16. A turn that was not betrayed ends; once a seat has won, the dice stay as they lie. */
function endTurn(work: Work): State {
  if (!hasWon(work)) return passOn(work)
  work.phase = 'over'
  return work
}

/** The crown that a seat begins its turn with is still there at the end: only active seats take it. */
function hasWon({ table, seat, claims, defending, rolled, skulls, scrolls }: Work): boolean {
  const tokens = at(claims, seat)
  if (table.crownDefence === 'off') return tokens >= table.claims
  return defending && tokens === table.claims - 1 && (rolled || skulls + scrolls === 0)
}

/** R11 */
function passOn(work: Work): State {
  returnDice(work)
  return beginTurn(work, nextSeat(work.seat, work.table.seats))
}

function returnDice(work: Work): void {
  work.crowns = without(work.crowns, work.seat)
  work.daggers = without(work.daggers, work.seat)
}
