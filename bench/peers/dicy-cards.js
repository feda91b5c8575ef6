/**
 * Dicy Cards for boardgame.io, as its documentation teaches: phases, stages for the owners' choices (R8), moves that return
 * INVALID_MOVE. In its favour: cards are scored by our table, and undo is off.
 */
import { createRequire } from 'node:module'
import { handOf } from '../../engine/multiset.ts'
import { DICE, points } from '../../games/dicy-cards/cards.ts'
import { bestPlace } from '../../games/dicy-cards/fixed.ts'

const { INVALID_MOVE } = createRequire(import.meta.url)('boardgame.io/core')

export const LINEUP = [0, 1, 2, 3, 4] // glacial
const ANY_TWO = 0
export const SEATS = 2
const DICE_THROWN = 6

const isFace = (face, sides) => Number.isInteger(face) && face >= 1 && face <= sides
export const hasActive = (cards) => cards.includes(true)
const hasFrozen = (cards) => cards.includes(false)

/** R8. Owners who have such a card choose at the same time; then, or if there are none, the turn ends. */
function ask({ G, ctx, events }, stage, able) {
  const owners = ctx.playOrder.filter((id) => id !== ctx.currentPlayer && able(G.active[id]))
  if (owners.length === 0) return finish({ G, ctx, events })
  const value = Object.fromEntries(owners.map((id) => [id, stage]))
  events.setActivePlayers({ value, minMoves: 1, maxMoves: 1 })
}

/** R6. The card that was scored freezes last. */
function finish({ G, ctx, events }) {
  if (G.scoring !== null) G.active[ctx.currentPlayer][G.scoring] = false
  G.scoring = null
  G.dice = null
  events.endTurn()
}

function answer(context, place, before) {
  const { G, ctx, playerID } = context
  if (G.active[playerID][place] !== before) return INVALID_MOVE
  G.active[playerID][place] = !before
  if (Object.keys(ctx.activePlayers).length === 1) finish(context)
}

const moves = {
  first: ({ G, events }, face) => {
    if (!isFace(face, SEATS)) return INVALID_MOVE
    G.first = face - 1
    events.endPhase()
  },
  roll: ({ G, playerID }, dice) => {
    const due = G.dice === null && hasActive(G.active[playerID]) // R3, R4
    if (!due || dice.length !== DICE_THROWN || !dice.every((face) => isFace(face, 6))) return INVALID_MOVE
    G.dice = dice
  },
  score: (context, place) => {
    const { G, playerID } = context
    if (G.dice === null || G.active[playerID][place] !== true) return INVALID_MOVE
    const scored = points(LINEUP[place], handOf(DICE, G.dice))
    if (scored === 0) return INVALID_MOVE // R6
    G.scores[playerID] += scored
    G.scoring = place
    if (LINEUP[place] === ANY_TWO) ask(context, 'freeze', hasActive)
    else finish(context)
  },
  pass: (context) => {
    const { G, playerID } = context
    if (G.dice === null && hasActive(G.active[playerID])) return INVALID_MOVE // R4
    G.active[playerID].fill(true)
    ask(context, 'wake', hasFrozen) // R7
  },
  freeze: (context, place) => answer(context, place, true),
  wake: (context, place) => answer(context, place, false),
}

/** `turn`: what a variant adds to it. */
const playPhase = (target, names, turn = {}) => ({
  moves: Object.fromEntries(names.map((name) => [name, moves[name]])),
  turn: {
    order: {
      first: ({ G }) => G.first,
      next: ({ ctx }) => (ctx.playOrderPos + 1) % ctx.numPlayers,
    },
    stages: { freeze: { moves: { freeze: moves.freeze } }, wake: { moves: { wake: moves.wake } } },
    // R10
    onEnd: ({ G, ctx, events }) => {
      G.turns++
      if (G.turns % ctx.numPlayers === 0 && Math.max(...G.scores) >= target) events.endGame(true)
    },
    ...turn,
  },
})

const begin = (ctx, first) => ({
  first,
  turns: 0,
  dice: null,
  scoring: null,
  scores: Array(ctx.numPlayers).fill(0),
  active: Array.from({ length: ctx.numPlayers }, () => LINEUP.map(() => true)),
})

/** Dice come as arguments of moves, so that it can play the very games that ours plays. */
export const withDiceGiven = {
  name: 'dicy-cards',
  disableUndo: true,
  setup: ({ ctx }) => begin(ctx, 0),
  phases: {
    opening: { start: true, next: 'play', moves: { first: moves.first } },
    play: playPhase(100, ['roll', 'score', 'pass']),
  },
}

/** For its server, which throws the dice itself, with the move that ends the turn before: R3. */
export const withDiceThrown = (target) => ({
  name: 'dicy-cards',
  disableUndo: true,
  setup: ({ ctx, random }) => begin(ctx, random.Die(SEATS) - 1),
  phases: {
    play: {
      start: true,
      ...playPhase(target, ['score', 'pass'], {
        onBegin: ({ G, ctx, random }) => {
          if (hasActive(G.active[ctx.currentPlayer])) G.dice = random.D6(DICE_THROWN)
        },
      }),
    },
  },
})

/** The fixed policy's choice: who, which move, its arguments. Null: the dice must be thrown first. */
export function choose({ G, ctx }) {
  if (ctx.activePlayers !== null) {
    const [[id, stage]] = Object.entries(ctx.activePlayers)
    return { id, type: stage, args: [G.active[id].indexOf(stage === 'freeze')] }
  }
  const id = ctx.currentPlayer
  const cards = G.active[id]
  if (!hasActive(cards)) return { id, type: 'pass', args: [] }
  if (G.dice === null) return null
  const active = cards.reduce((bits, isActive, place) => bits | (isActive ? 1 << place : 0), 0)
  const place = bestPlace(LINEUP, active, handOf(DICE, G.dice))
  return place < 0 ? { id, type: 'pass', args: [] } : { id, type: 'score', args: [place] }
}
