/** What happens to a table without anybody's command: the opening goes on, clocks are set, it ends, it expires. */
import type { Turn } from '../../../engine/contract.ts'
import { enter } from '../../../engine/table/position.ts'
import type { SeatRow } from '../../store/store.ts'
import { end, endBy, reviewEnding } from '../commands/ending.ts'
import { firstPerson } from '../commands/lobby.ts'
import { reviewTakeback } from '../commands/moves.ts'
import { goOn } from '../dice.ts'
import { type Draft, type Scene, withEntered, withNotes, withRow } from '../draft.ts'
import type { Notes } from '../notes.ts'
import { endDay, withResult } from '../preset.ts'
import { race, voidRace } from '../race/raced.ts'
import { bankAfter, botDue, deadlineOf, expiry, forgiven, isAwake, limitEnd } from './timing.ts'

/** All that follows from one input, after which everything fits together again. */
export function settle(before: Draft, after: Draft, scene: Scene): Draft {
  const gone = goOn(reviewEnding(reviewTakeback(before, after), scene), scene)
  const timed = gone.position?.state === before.position?.state ? gone : race(before, setClocks(before, gone, scene))
  const isOver = timed.position?.turn.kind === 'over' && timed.row.status === 'playing'
  const ended = isOver ? end(withResult(timed, scene.now), 'over') : timed
  return dated(
    isTooLong(ended, scene) ? endBy(ended, { kind: 'end', seat: null, why: 'too-long' }, scene) : ended,
    scene,
  )
}

/** Two seats that pass for ever must not fill the disk, nor make every reload longer than the last. */
function isTooLong({ row, position }: Draft, { limits }: Scene): boolean {
  return row.status === 'playing' && position !== null && row.seq >= limits.lines
}

function dated(ended: Draft, scene: Scene): Draft {
  if (!ended.changed || ended.removed) return ended
  const updated = scene.now
  const deadline = deadlineOf({ ...ended.row, updated }, ended.notes, ended.position, scene, scene.limits)
  return withRow(ended, { updated, deadline })
}

function setClocks(before: Draft, after: Draft, scene: Scene): Draft {
  const { position } = after
  if (position === null || after.row.status !== 'playing') return after
  const { turn, counts } = position
  const due = turn.kind === 'move' && !turn.optional ? turn.seats : []
  const answered = (seat: number) => before.position?.counts[seat] !== counts[seat]
  const asked = after.row.seats.map((_, seat) => {
    if (!due.includes(seat)) return null
    return answered(seat) ? scene.now : (before.notes.asked[seat] ?? scene.now)
  })
  const banks = after.notes.banks.map((bank, seat) =>
    answered(seat) && isAwake(before.row.seats[seat]) ? bankAfter(before.row, before.notes, seat, scene) : bank,
  )
  const same = before.position !== null && isSameTurn(before.position.turn, turn)
  const since = same ? after.notes.since : scene.now
  // A bank is full at the start, whatever was noted before it.
  const times: Partial<Notes> = { asked, since, ...(before.position === null ? {} : { banks }) }
  return withNotes(after, times)
}

/** A race in which somebody has acted goes on. */
function isSameTurn(a: Turn, b: Turn): boolean {
  if (a.kind !== 'move' || b.kind !== 'move' || !a.optional || !b.optional) return false
  return a.limitMs === b.limitMs && a.seats.join() === b.seats.join()
}

/** Its deadline has passed, somebody in it was deleted, or its host is away. */
export function wake(draft: Draft, scene: Scene): Draft {
  const left = endDay(withoutDeleted(draft), scene.now)
  const known = scene.heir === null || left.row.status !== 'lobby' ? left : withRow(left, { host: scene.heir })
  const timed = timeUp(voidRace(scene.forgives ? forgive(known, scene) : known, scene), scene)
  if (timed.row.seq === known.row.seq && scene.now >= expiry(timed.row, scene.limits)) return expire(timed, scene)
  return hasStaleDeadline(timed, scene) ? { ...timed, changed: true } : timed
}

function forgive(draft: Draft, scene: Scene): Draft {
  const { status } = draft.row
  return status === 'opening' || status === 'playing'
    ? withNotes(draft, forgiven(draft.row, draft.notes, scene))
    : draft
}

/** After a restart clocks begin later than was noted. Where a bot is due, its move will bring the next deadline. */
function hasStaleDeadline({ row, notes, position }: Draft, scene: Scene): boolean {
  if (position !== null && botDue(row, notes, position, scene) !== null) return false
  if (row.deadline !== null && row.deadline > scene.now) return false
  return row.deadline !== deadlineOf(row, notes, position, scene, scene.limits)
}

/** The game's own limit, where it is not a race's. */
function timeUp(draft: Draft, scene: Scene): Draft {
  const { position, notes, row } = draft
  if (position === null || row.status !== 'playing') return draft
  const limit = limitEnd(notes, position, scene)
  if (limit === null || limit > scene.now) return draft
  const next = enter(position, { input: { kind: 'time' } })
  return next.ok ? withEntered(draft, next.value) : draft
}

/** While somebody is here nothing expires. */
function expire(draft: Draft, { anybody }: Scene): Draft {
  if (anybody) return { ...draft, changed: true }
  if (draft.row.status === 'playing') return end(draft, 'closed')
  return { ...draft, changed: true, removed: true }
}

/** In the place of somebody who has deleted all data: nobody in the lobby, a bot in the game. */
export function withoutDeleted(draft: Draft): Draft {
  const { seats, status, host } = draft.row
  const lost = (sitter: SeatRow) => sitter.kind === 'person' && sitter.identity === null
  const unfinished = status === 'lobby' || status === 'opening' || status === 'playing'
  if (!unfinished) return draft
  const stale = seats.some((sitter) => lost(sitter) && !(sitter.kind === 'person' && sitter.handed))
  const heir = host === null ? firstPerson(seats) : host
  if (!stale && heir === host) return draft
  const filled = seats.map((sitter): SeatRow => {
    if (sitter.kind !== 'person' || !lost(sitter)) return sitter
    return status === 'lobby' ? { kind: 'open' } : { ...sitter, handed: true }
  })
  const next = withRow(draft, { seats: filled, host: heir })
  // Nobody is left for whom bots would play on.
  return heir === null && firstPerson(filled) === null && status !== 'lobby' ? end(next, 'closed') : next
}
