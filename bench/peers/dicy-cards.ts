/**
 * Dicy Cards for boardgame.io, as its documentation teaches: phases, stages for the owners' choices (R8), moves that return
 * INVALID_MOVE. In its favour: cards are scored by our table, and undo is off.
 */
import { createRequire } from 'node:module'
import { handOf } from '../../engine/dice/multiset.ts'
import { DICE, points } from '../../games/dicy-cards/rules/cards.ts'
import { bestPlace } from '../policy.ts'

const { INVALID_MOVE } = createRequire(import.meta.url)('boardgame.io/core') as {
  readonly INVALID_MOVE: 'INVALID_MOVE'
}

/** Our part of its state. */
interface Board {
  first: number
  turns: number
  dice: readonly number[] | null
  scoring: number | null
  readonly scores: number[]
  readonly active: boolean[][]
}

/** Its own part: what we read of it. */
interface MatchContext {
  readonly numPlayers: number
  readonly playOrder: readonly string[]
  readonly playOrderPos: number
  readonly currentPlayer: string
  readonly phase: string
  readonly activePlayers: Readonly<Record<string, string>> | null
  readonly gameover?: unknown
}

export interface MatchState {
  readonly G: Board
  readonly ctx: MatchContext
  readonly _stateID: number
}

/** What a move is given. */
interface MoveContext {
  readonly G: Board
  readonly ctx: MatchContext
  readonly playerID: string
  readonly events: {
    endTurn(): void
    endPhase(): void
    endGame(result: true): void
    setActivePlayers(asked: { value: Record<string, string>; minMoves: number; maxMoves: number }): void
  }
  readonly random: { Die(sides: number): number; D6(count: number): number[] }
}

type MoveResult = 'INVALID_MOVE' | undefined
type Stage = 'freeze' | 'wake'

const LINEUP = [0, 1, 2, 3, 4] // glacial
const ANY_TWO = 0
export const SEATS = 2
const DICE_THROWN = 6

const isFace = (face: number, sides: number): boolean => Number.isInteger(face) && face >= 1 && face <= sides
const cardsOf = (G: Board, id: string): boolean[] => G.active[Number(id)] as boolean[]
const hasActive = (cards: readonly boolean[]): boolean => cards.includes(true)
const hasFrozen = (cards: readonly boolean[]): boolean => cards.includes(false)

/** R8. Owners who have such a card choose at the same time; then, or if there are none, the turn ends. */
function ask(context: MoveContext, stage: Stage, able: (cards: readonly boolean[]) => boolean): void {
  const { G, ctx, events } = context
  const owners = ctx.playOrder.filter((id) => id !== ctx.currentPlayer && able(cardsOf(G, id)))
  if (owners.length === 0) {
    finish(context)
    return
  }
  const value = Object.fromEntries(owners.map((id) => [id, stage]))
  events.setActivePlayers({ value, minMoves: 1, maxMoves: 1 })
}

/** R6. The card that was scored freezes last. */
function finish({ G, ctx, events }: MoveContext): void {
  if (G.scoring !== null) cardsOf(G, ctx.currentPlayer)[G.scoring] = false
  G.scoring = null
  G.dice = null
  events.endTurn()
}

function answer(context: MoveContext, place: number, before: boolean): MoveResult {
  const { G, ctx, playerID } = context
  const cards = cardsOf(G, playerID)
  if (cards[place] !== before) return INVALID_MOVE
  cards[place] = !before
  if (Object.keys(ctx.activePlayers ?? {}).length === 1) finish(context)
  return
}

const moves = {
  first: ({ G, events }: MoveContext, face: number): MoveResult => {
    if (!isFace(face, SEATS)) return INVALID_MOVE
    G.first = face - 1
    events.endPhase()
    return
  },
  roll: ({ G, playerID }: MoveContext, dice: readonly number[]): MoveResult => {
    const due = G.dice === null && hasActive(cardsOf(G, playerID)) // R3, R4
    if (!due || dice.length !== DICE_THROWN || !dice.every((face) => isFace(face, 6))) return INVALID_MOVE
    G.dice = dice
    return
  },
  score: (context: MoveContext, place: number): MoveResult => {
    const { G, playerID } = context
    if (G.dice === null || cardsOf(G, playerID)[place] !== true) return INVALID_MOVE
    const scored = points(LINEUP[place] as number, handOf(DICE, G.dice))
    if (scored === 0) return INVALID_MOVE // R6
    G.scores[Number(playerID)] = (G.scores[Number(playerID)] as number) + scored
    G.scoring = place
    if (LINEUP[place] === ANY_TWO) ask(context, 'freeze', hasActive)
    else finish(context)
    return
  },
  pass: (context: MoveContext): MoveResult => {
    const { G, playerID } = context
    if (G.dice === null && hasActive(cardsOf(G, playerID))) return INVALID_MOVE // R4
    cardsOf(G, playerID).fill(true)
    ask(context, 'wake', hasFrozen) // R7
    return
  },
  freeze: (context: MoveContext, place: number): MoveResult => answer(context, place, true),
  wake: (context: MoveContext, place: number): MoveResult => answer(context, place, false),
}

/** `turn`: what a variant adds to it. */
const playPhase = (target: number, names: readonly (keyof typeof moves)[], turn: object = {}) => ({
  moves: Object.fromEntries(names.map((name) => [name, moves[name]])),
  turn: {
    order: {
      first: ({ G }: MoveContext) => G.first,
      next: ({ ctx }: MoveContext) => (ctx.playOrderPos + 1) % ctx.numPlayers,
    },
    stages: { freeze: { moves: { freeze: moves.freeze } }, wake: { moves: { wake: moves.wake } } },
    // R10
    onEnd: ({ G, ctx, events }: MoveContext) => {
      G.turns++
      if (G.turns % ctx.numPlayers === 0 && Math.max(...G.scores) >= target) events.endGame(true)
    },
    ...turn,
  },
})

const begin = (ctx: MatchContext, first: number): Board => ({
  first,
  turns: 0,
  dice: null,
  scoring: null,
  scores: Array<number>(ctx.numPlayers).fill(0),
  active: Array.from({ length: ctx.numPlayers }, () => LINEUP.map(() => true)),
})

/** Dice come as arguments of moves, so that it can play the very games that ours plays. */
export const withDiceGiven = {
  name: 'dicy-cards',
  disableUndo: true,
  setup: ({ ctx }: MoveContext) => begin(ctx, 0),
  phases: {
    opening: { start: true, next: 'play', moves: { first: moves.first } },
    play: playPhase(100, ['roll', 'score', 'pass']),
  },
}

/** For its server, which throws the dice itself, with the move that ends the turn before: R3. */
export const withDiceThrown = (target: number) => ({
  name: 'dicy-cards',
  disableUndo: true,
  setup: ({ ctx, random }: MoveContext) => begin(ctx, random.Die(SEATS) - 1),
  phases: {
    play: {
      start: true,
      ...playPhase(target, ['score', 'pass'], {
        onBegin: ({ G, ctx, random }: MoveContext) => {
          if (hasActive(cardsOf(G, ctx.currentPlayer))) G.dice = random.D6(DICE_THROWN)
        },
      }),
    },
  },
})

export interface Choice {
  readonly id: string
  readonly type: string
  readonly args: readonly number[]
}

/** The fixed policy's choice. Null means that the dice must be thrown first. */
export function choose({ G, ctx }: Pick<MatchState, 'G' | 'ctx'>): Choice | null {
  if (ctx.activePlayers !== null) {
    const [id, stage] = Object.entries(ctx.activePlayers)[0] as [string, string]
    return { id, type: stage, args: [cardsOf(G, id).indexOf(stage === 'freeze')] }
  }
  const id = ctx.currentPlayer
  const cards = cardsOf(G, id)
  if (!hasActive(cards)) return { id, type: 'pass', args: [] }
  if (G.dice === null) return null
  const active = cards.reduce<number>((bits, isActive, place) => bits | (isActive ? 1 << place : 0), 0)
  const place = bestPlace(LINEUP, active, handOf(DICE, G.dice))
  return place < 0 ? { id, type: 'pass', args: [] } : { id, type: 'score', args: [place] }
}
