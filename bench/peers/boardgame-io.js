/**
 * Dicy Cards for boardgame.io, as its documentation teaches: phases, stages for the owners' choices (R8), moves that return
 * INVALID_MOVE, played by the headless client. Dice come as arguments of moves, so that it plays the very games that ours plays.
 * In its favour: cards are scored by our table, undo is off, one client plays all games, and Node runs it for production.
 */
import { createRequire } from 'node:module'
import { handOf } from '../../engine/multiset.ts'
import { Xoshiro128 } from '../../engine/random.ts'
import { gameHash, gameSeed } from '../../games/dicy-cards/bulk.ts'
import { DICE, points } from '../../games/dicy-cards/cards.ts'
import { bestPlace } from '../../games/dicy-cards/fixed.ts'

const require = createRequire(import.meta.url)
const { Client } = require('boardgame.io/client')
const { INVALID_MOVE } = require('boardgame.io/core')

const LINEUP = [0, 1, 2, 3, 4] // glacial
const ANY_TWO = 0
const TARGET = 100
const SEATS = 2

const isFace = (face, sides) => Number.isInteger(face) && face >= 1 && face <= sides
const hasActive = (cards) => cards.includes(true)
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
    if (!due || dice.length !== 6 || !dice.every((face) => isFace(face, 6))) return INVALID_MOVE
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

const DicyCards = {
  name: 'dicy-cards',
  disableUndo: true,
  setup: ({ ctx }) => ({
    first: 0,
    turns: 0,
    dice: null,
    scoring: null,
    scores: Array(ctx.numPlayers).fill(0),
    active: Array.from({ length: ctx.numPlayers }, () => LINEUP.map(() => true)),
  }),
  phases: {
    opening: { start: true, next: 'play', moves: { first: moves.first } },
    play: {
      moves: { roll: moves.roll, score: moves.score, pass: moves.pass },
      turn: {
        order: {
          first: ({ G }) => G.first,
          next: ({ ctx }) => (ctx.playOrderPos + 1) % ctx.numPlayers,
        },
        stages: { freeze: { moves: { freeze: moves.freeze } }, wake: { moves: { wake: moves.wake } } },
        // R10
        onEnd: ({ G, ctx, events }) => {
          G.turns++
          if (G.turns % ctx.numPlayers === 0 && Math.max(...G.scores) >= TARGET) events.endGame(true)
        },
      },
    },
  },
}

/** The fixed policy's next move, for the player whose turn it is or who was asked. */
function act(client, { G, ctx }, random) {
  if (ctx.activePlayers !== null) {
    const [[id, stage]] = Object.entries(ctx.activePlayers)
    client.updatePlayerID(id)
    return client.moves[stage](G.active[id].indexOf(stage === 'freeze'))
  }
  client.updatePlayerID(ctx.currentPlayer)
  if (ctx.phase === 'opening') return client.moves.first(random.below(SEATS) + 1)
  const cards = G.active[ctx.currentPlayer]
  if (!hasActive(cards)) return client.moves.pass()
  if (G.dice === null) return client.moves.roll(random.throw([6, 6, 6, 6, 6, 6]))
  const active = cards.reduce((bits, isActive, place) => bits | (isActive ? 1 << place : 0), 0)
  const place = bestPlace(LINEUP, active, handOf(DICE, G.dice))
  return place < 0 ? client.moves.pass() : client.moves.score(place)
}

/** Plays games from the first of the run that `seed` names. */
export function play(seed, games) {
  const client = Client({ game: DicyCards, numPlayers: SEATS, debug: false })
  client.start()
  let [inputs, checksum] = [0, 0]
  for (let game = 0; game < games; game++) {
    const random = new Xoshiro128(gameSeed(seed, game))
    client.reset()
    let state = client.getState()
    while (state.ctx.gameover === undefined) {
      act(client, state, random)
      const next = client.getState()
      if (next._stateID === state._stateID) throw new Error('boardgame.io refused a move')
      state = next
      inputs++
    }
    checksum ^= gameHash(game, state.G.scores)
  }
  client.stop()
  return { inputs, checksum }
}
