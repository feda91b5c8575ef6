/** A language of Dice of Crowns as the `GameText` that the command line, the pages and the server know. */
import type { Seat } from '../../../engine/contract.ts'
import type { GameText } from '../../../engine/text/game.ts'
import { languagesAs, list } from '../../../engine/text/lang.ts'
import { at, type Counts, total } from '../rules/counts.ts'
import type { Move } from '../rules/moves.ts'
import { avenging, claimsOpen, fateOpen } from '../rules/rewards.ts'
import { FATE_SUPPLY, type Kind, kindOf, type State, VARRICK } from '../rules/state.ts'
import { bookOf } from './book.ts'
import type { Catalog } from './en.ts'
import { diceOf, line, type Pile, sharesOf, type Who } from './lines.ts'
import { reasonOf } from './reasons.ts'

/** What the board says beyond what every game does. */
export interface CrownsText
  extends GameText<State, Move>,
    Pick<Catalog, 'board' | 'kinds' | 'lesson' | 'odds' | 'things'> {
  /** "2 crowns and 1 dagger"; empty for none. */
  dice(pile: Pile): string
  /** A move with what it brings here: "Reroll 3 skulls", "Take 1 claim". */
  choice(state: State, move: Move, who: Who): string
  /** "2 scrolls to Ben and 1 scroll to Chi". */
  shares(kind: Kind, to: Counts, who: Who): string
}

export function textOf(say: Catalog): CrownsText {
  const { kinds } = say
  return {
    ...say,
    rules: bookOf(say),
    dice: (pile) => diceOf(say, pile),
    shares: (kind, to, who) => sharesOf(say, kind, to, who),
    move: (move, who = (seat) => say.seat({ seat: seat + 1 })) => label(say, move, who),
    choice: (state, move, who) => choice(say, state, move, who),
    score: ({ table }, count) => (table.seats === 1 ? say.things.token : say.things.claim)({ count }),
    place: (state, seat) => place(say, state, seat),
    middle: (state) => middle(say, state),
    face: ({ phase }, _, face, who) => (phase === 'first' ? who(face - 1) : kinds[kindOf(face)]),
    purpose: ({ phase }) => purposeOf(say, phase),
    reason: (view, seat, move) => reasonOf(say, view, seat, move),
    line: (happening) => line(say, happening),
  }
}

function label(say: Catalog, move: Move, who: Who): string {
  const { moves } = say
  switch (move.kind) {
    case 'hand':
      return moves.hand({ shares: sharesOf(say, 'scroll', move.to, who) })
    case 'give':
      return moves.give({ shares: sharesOf(say, 'dagger', move.to, who) })
    case 'reroll':
      return moves.reroll[move.what]
    case 'take':
      return moves.take[move.what]
    case 'fate':
      return moves.fate({ die: say.fated[move.die], who: who(move.seat) })
    case 'steal':
      return moves.steal({ who: who(move.from) })
    case 'avenge':
      return moves.avenge({ who: who(move.on) })
    case 'pass':
      return moves.pass({ count: move.daggers })
    default:
      return moves[move.kind]
  }
}

function choice(say: Catalog, state: State, move: Move, who: Who): string {
  const { buttons } = say.board
  const { skulls, scrolls } = state
  switch (move.kind) {
    case 'reroll':
      if (move.what === 'skulls') return buttons.rerollSkulls({ count: skulls })
      if (move.what === 'scrolls') return buttons.rerollScrolls({ count: scrolls })
      return buttons.rerollBoth({ count: skulls + scrolls })
    case 'take':
      if (move.what === 'claim') return buttons.claim({ count: claimsOpen(state) })
      return move.what === 'fate' ? buttons.takeFate({ count: fateOpen(state) }) : say.moves.take.crown
    case 'avenge':
      return buttons.giveTo({ who: who(move.on), count: avenging(state) })
    default:
      return label(say, move, who)
  }
}

/** A seat's dice and tokens, in a line each. */
function place(say: Catalog, state: State, seat: Seat): string[] {
  const { place: says } = say
  const active = seat === state.seat && state.phase !== 'first'
  const alone = state.table.seats === 1
  const dice: readonly (readonly [keyof typeof says & PileName, Pile])[] = [
    ['locked', { crown: at(state.crowns, seat), dagger: at(state.daggers, seat) }],
    ['loose', active ? { skull: state.skulls, scroll: state.scrolls } : {}],
    [alone ? 'freshAlone' : 'fresh', active ? { scroll: state.fresh } : {}],
    ['handed', { scroll: at(state.handed, seat) }],
    [alone ? 'givingAlone' : 'giving', { dagger: at(state.giving, seat) }],
  ]
  return [
    ...dice.flatMap(([where, pile]) => (isEmpty(pile) ? [] : [says[where]({ dice: diceOf(say, pile) })])),
    ...(active && state.hand > 0 ? [says.inHand({ count: state.hand })] : []),
    ...tokens(say, state, seat),
    ...(state.crown === seat ? [says.crown] : []),
    ...(active && state.messenger ? [says.messenger] : []),
  ]
}

type PileName = 'locked' | 'loose' | 'fresh' | 'freshAlone' | 'handed' | 'giving' | 'givingAlone'

function isEmpty(pile: Pile): boolean {
  return Object.values(pile).every((count) => count === 0)
}

function tokens(say: Catalog, { table, claims, fate }: State, seat: Seat): string[] {
  const [mine, spare] = [at(claims, seat), at(fate, seat)]
  return [
    ...(mine === 0 ? [] : [(table.seats === 1 ? say.things.token : say.things.claim)({ count: mine })]),
    ...(spare === 0 ? [] : [say.things.fate({ count: spare })]),
  ]
}

/** The middle of the table: the crown and the supply; in the solo game, what Varrick has. */
function middle(say: Catalog, state: State): string[] {
  const { table, crown, fate } = state
  if (table.seats === 1) return varricks(say, state)
  return [
    ...(table.crownDefence === 'on' && crown < 0 ? [say.board.pieces.crownInMiddle] : []),
    ...(table.fate === 'on' ? [say.place.supply({ count: FATE_SUPPLY - total(fate) })] : []),
  ]
}

function varricks(say: Catalog, state: State): string[] {
  const captive = { crown: at(state.crowns, VARRICK) }
  const daggers = { dagger: at(state.daggers, VARRICK) }
  const handed = { scroll: at(state.handed, VARRICK) }
  const things = [
    ...tokens(say, state, VARRICK),
    ...(isEmpty(captive) ? [] : [say.place.captive({ dice: diceOf(say, captive), count: captive.crown })]),
    ...[daggers, handed].filter((pile) => !isEmpty(pile)).map((pile) => diceOf(say, pile)),
  ]
  return things.length === 0 ? [] : [say.place.varrick({ things: list(say.lang, things, 'and') })]
}

function purposeOf({ purpose }: Catalog, phase: State['phase']): string | null {
  const purposes: { readonly [phase: string]: string } = purpose
  return purposes[phase] ?? null
}

/** What Dice of Crowns says, in this language. */
export const loadText = languagesAs(textOf, {
  en: () => import('./en.ts'),
  it: () => import('./it.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  de: () => import('./de.ts'),
  pt: () => import('./pt.ts'),
})
