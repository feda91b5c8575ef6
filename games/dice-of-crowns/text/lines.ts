/** A step as a line of text: the action, then a short sentence for each consequence. */
import type { Seat } from '../../../engine/contract.ts'
import type { Happening } from '../../../engine/text/game.ts'
import { list } from '../../../engine/text/lang.ts'
import { at, type Counts, of, plus } from '../rules/counts.ts'
import type { Move } from '../rules/moves.ts'
import { avenging } from '../rules/rewards.ts'
import { type Kind, kindOf, rivalsOf, type State, VARRICK } from '../rules/state.ts'
import type { Catalog } from './en.ts'

/** What a seat is called. */
export type Who = (seat: Seat) => string

/** How many of each kind. */
export type Pile = { readonly [kind in Kind]?: number }

function pileOf(faces: readonly number[]): { readonly [kind in Kind]: number } {
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

type Told = Happening<State, Move>

export function line(say: Catalog, told: Told): string {
  const { input, before } = told
  if (input.kind === 'time') return say.lines.timeUp
  const done = input.kind === 'throw' ? thrown(say, told, input.faces) : moved(say, told, input.seat, input.move)
  const follows = before.table.seats === 1 ? alone(say, told) : atCourt(say, told)
  return [...done, ...follows].join('. ').replaceAll('!. ', '! ')
}

function thrown(say: Catalog, { before, after, who }: Told, faces: readonly number[]): string[] {
  const rolled = (name: string, dice: readonly number[]): string =>
    say.lines.rolled({ who: name, dice: diceOf(say, pileOf(dice)) })
  switch (before.phase) {
    case 'first':
      return [say.lines.first({ who: who(after.seat) })]
    case 'varrick':
      return [rolled('Varrick', faces)]
    case 'answer': {
      let from = 0
      return rivalsOf(before).flatMap((rival) => {
        const dice = faces.slice(from, from + at(before.handed, rival))
        from += dice.length
        return dice.length === 0 ? [] : [rolled(who(rival), dice)]
      })
    }
    default:
      return [rolled(who(before.seat), faces)]
  }
}

function moved(say: Catalog, told: Told, seat: Seat, move: Move): string[] {
  const { lines } = say
  const { before, who: nameOf } = told
  const who = nameOf(seat)
  switch (move.kind) {
    case 'hand':
      return [lines.handed({ who, shares: sharesOf(say, 'scroll', move.to, nameOf) })]
    case 'give':
      return [gave(say, seat, move.to, nameOf)]
    case 'pass': {
      const kept = at(before.giving, seat) - move.daggers
      const varrick = (other: Seat): string => (other === VARRICK ? 'Varrick' : nameOf(other))
      return [gave(say, seat, of(seat, kept) + of(VARRICK, move.daggers), varrick)]
    }
    case 'stop':
      return [lines.stopped({ who })]
    case 'reroll': {
      const pile = {
        skull: move.what === 'scrolls' ? 0 : before.skulls,
        scroll: move.what === 'skulls' ? 0 : before.scrolls,
      }
      return [lines.rerolls({ who, dice: diceOf(say, pile) })]
    }
    case 'fate': {
      const die = say.fated[move.die]
      return [
        move.seat === seat ? lines.fateOwn({ who, die }) : lines.fateRival({ who, die, other: nameOf(move.seat) }),
      ]
    }
    case 'accept':
      return [lines.accepted({ who })]
    case 'take':
    case 'steal':
      return gains(say, told, seat, move)
    case 'avenge': {
      const dice = say.things.dagger({ count: avenging(before) })
      return [lines.avenged({ who, other: nameOf(move.on), dice })]
    }
    case 'forgive':
      return [lines.forgave({ who })]
  }
}

function gave(say: Catalog, giver: Seat, to: number, nameOf: Who): string {
  const who = nameOf(giver)
  const shares = sharesOf(say, 'dagger', to, nameOf, giver)
  const dice = diceOf(say, { dagger: at(to, giver) })
  if (dice === '') return say.lines.gave({ who, shares })
  return shares === '' ? say.lines.kept({ who, dice }) : say.lines.gaveAndKept({ who, shares, dice })
}

/** What came of a reward: tokens, the crown, or nothing where there was no room (R16). */
function gains(say: Catalog, { before, after, who: nameOf }: Told, seat: Seat, move: Move): string[] {
  const { lines } = say
  const who = nameOf(seat)
  if (move.kind === 'take' && move.what === 'fate') {
    return [lines.tookFate({ who, count: at(after.fate, seat) - at(before.fate, seat) })]
  }
  const stolen = move.kind === 'steal' ? [lines.stole({ who, other: nameOf(move.from) })] : []
  const room = at(after.claims, seat) - at(before.claims, seat)
  const count = room - (move.kind === 'steal' ? 1 : 0) // the stolen one is told already
  const crowned = after.crown === seat && before.crown !== seat
  const told = [...stolen, ...(count > 0 ? [lines.took({ who, count })] : []), ...(crowned ? crowning() : [])]
  return told.length === 0 || (move.kind === 'steal' && room === 0 && !crowned) ? [...told, lines.full({ who })] : told

  function crowning(): string[] {
    return [before.crown < 0 ? lines.tookCrown({ who }) : lines.tookCrownFrom({ who, other: nameOf(before.crown) })]
  }
}

/** The messenger, betrayals, seats that miss their turn, the end. */
function atCourt(say: Catalog, told: Told): string[] {
  const { lines } = say
  const { before, after, who, brief } = told
  const { seat } = before
  if (after.phase === 'over') {
    return [...(after.seat === seat ? [] : next(say, told)), ...(brief === true ? [] : [won(say, told)])]
  }
  if (before.phase === 'first') return []
  const came = after.messenger && !before.messenger ? [lines.messenger({ who: who(seat) })] : []
  const daggers = daggersNow(told)
  if (daggers < 3 || after.phase === 'fate') return [...came, ...next(say, told)]
  if (isPending(before, after)) return [lines.doubt]
  const accepted = before.phase === 'betrayed' || before.phase === 'vengeance'
  return [
    ...(accepted ? [] : [say.board.pieces.betrayed]),
    ...(daggers === 7 ? seven(say, told) : []),
    ...next(say, told),
  ]
}

/** The active seat's daggers when those of this input have been counted. */
function daggersNow({ before, input, after }: Told): number {
  const { phase, seat, daggers, fated } = before
  const held = at(daggers, seat)
  if (input.kind === 'throw') {
    const own = phase === 'roll' || (phase === 'fate' && fated === seat)
    return own ? held + pileOf(input.faces).dagger : held
  }
  if (input.kind === 'time' || input.move.kind !== 'give') return held
  return after.phase === 'give' ? 0 : held + at(input.move.to, seat) // R7: counted after the last
}

/** R9 */
function seven(say: Catalog, { before, after, who }: Told): string[] {
  const { seat, table, claims } = before
  if (table.sevenDaggers === 'everyone-dagger') return [say.lines.everyone]
  return at(after.claims, seat) < at(claims, seat) ? [say.lines.loses({ who: who(seat) })] : []
}

/** What befell those whose turn came and went (R1, R2), or begins with daggers. */
function next(say: Catalog, told: Told): string[] {
  const { lines } = say
  const { before, after, who } = told
  const { seats } = before.table
  if (!turnEnded(told)) return []
  const said: string[] = []
  for (let seat = (before.seat + 1) % seats; seat !== after.seat; seat = (seat + 1) % seats) {
    said.push(...missed(say, told, seat))
  }
  if (after.phase !== 'betrayed') return said
  const dice = say.things.dagger({ count: at(after.daggers, after.seat) })
  return [...said, lines.ambush({ who: who(after.seat), dice }), lines.doubt]
}

/** A turn that came and went without its seat being asked: no dice (R1), or too many daggers (R2). */
function missed(say: Catalog, told: Told, seat: Seat): string[] {
  const who = told.who(seat)
  const count = at(daggersAtEnd(told), seat)
  if (count === 0) return [say.lines.skipped({ who })]
  const { table, claims } = told.before
  const lost = count === 7 && table.sevenDaggers === 'lose-claim' && at(told.after.claims, seat) < at(claims, seat)
  const dice = say.things.dagger({ count })
  return [say.lines.ambush({ who, dice }), say.board.pieces.betrayed, ...(lost ? [say.lines.loses({ who })] : [])]
}

/** Daggers by seat when the turn before ended: those that its last input brought included. */
function daggersAtEnd({ before, input }: Told): Counts {
  const { daggers, fated } = before
  if (input.kind !== 'move')
    return fated >= 0 && input.kind === 'throw' ? plus(daggers, fated, pileOf(input.faces).dagger) : daggers
  const { move } = input
  if (move.kind === 'give') return daggers + move.to
  return move.kind === 'avenge' ? plus(daggers, move.on, avenging(before)) : daggers
}

/** Not by the seat, which may be the same again: everybody else may have missed the turn. */
function turnEnded(told: Told): boolean {
  const { before, input, after } = told
  const kind = input.kind === 'move' ? input.move.kind : 'throw'
  switch (kind) {
    case 'stop':
      return after.phase !== 'reward'
    case 'accept':
      return after.phase !== 'vengeance'
    case 'give':
    case 'throw':
      return daggersNow(told) >= 3 && after.phase !== 'vengeance' && !isPending(before, after)
    default:
      return kind === 'take' || kind === 'steal' || kind === 'avenge' || kind === 'forgive'
  }
}

/** R15: fate may still avert it. A seat never begins a turn betrayed right after one of its own. */
function isPending(before: State, after: State): boolean {
  return after.phase === 'betrayed' && after.seat === before.seat
}

function won(say: Catalog, { before, after, who }: Told): string {
  const { lines } = say
  return (before.table.crownDefence === 'on' ? lines.defended : lines.won)({ who: who(after.seat) })
}

/** S4 to S6: what a throw or a gift came to. */
function alone(say: Catalog, { before, input, after, who: nameOf }: Told): string[] {
  const { lines } = say
  const who = nameOf(before.seat)
  const pile: Pile = input.kind === 'throw' && before.phase === 'varrick' ? pileOf(input.faces) : {}
  const captives = at(before.crowns, VARRICK) + (pile.crown ?? 0)
  const brought = captives >= 3 ? 0 : Math.min(pile.skull ?? 0, at(before.daggers, VARRICK))
  const said = brought === 0 ? [] : [lines.brought({ who, dice: say.things.dagger({ count: brought }) })]
  const yours = at(after.claims, 0) - at(before.claims, 0)
  const his = at(after.claims, VARRICK) - at(before.claims, VARRICK)
  if (yours < 0) said.push(lines.robbed({ who }))
  else if (his > 0) said.push(lines.gained({ who: 'Varrick' }))
  else if (at(after.crowns, VARRICK) > captives) said.push(lines.captured({ who }))
  else if (at(after.crowns, VARRICK) < captives) said.push(lines.freed({ who }))
  if (yours > 0) said.push(lines.gained({ who }))
  if (after.phase === 'over') said.push(lines.won({ who: yours > 0 ? who : 'Varrick' }))
  else if (after.phase === 'roll' && yours <= 0 && !isReroll(input)) said.push(lines.turnOver)
  return said
}

function isReroll(input: Told['input']): boolean {
  return input.kind === 'move' && input.move.kind === 'reroll'
}
