/**
 * Start here: Dice of Crowns as a `Game`. R- and S-numbers are those of ../README.md.
 *
 *     turns.ts    the turn of a position
 *     legal.ts    which moves there are, and which rule refuses the others
 *     court.ts    what inputs do at a table of several (R1–R16); rewards.ts, what stopping gives
 *     solo.ts     what they do alone (S1–S7)
 */
import type { Game, Seat } from '../../../engine/contract.ts'
import { moveAtCourt, throwAtCourt } from './court.ts'
import { moves, only, why } from './legal.ts'
import { type Move, read, WORDS, write } from './moves.ts'
import { check, OPTIONS, type Options, offers } from './options.ts'
import { moveAlone, throwAlone } from './solo.ts'
import { DICE, type State, standing } from './state.ts'
import { turn } from './turns.ts'
import { open } from './work.ts'

export const diceOfCrowns: Game<State, Move, Options> = {
  id: 'dice-of-crowns',
  version: 1,
  seats: { min: 1, max: 6 },
  solo: 'rival', // S1
  options: OPTIONS,
  words: WORDS,
  check,
  offers,
  setup,
  turn,
  moves,
  only,
  why,
  move,
  land,
  scores: (state) => Array.from({ length: state.table.seats }, (_, seat) => standing(state, seat)),
  view: (state) => state, // Nothing is hidden.
  write,
  read,
}

function setup(seats: number, options: Options): State {
  const alone = seats === 1
  return {
    table: { ...options, seats },
    phase: alone ? 'roll' : 'first',
    seat: 0,
    hand: alone ? DICE : 0,
    crowns: 0,
    daggers: 0,
    skulls: 0,
    scrolls: 0,
    fresh: 0,
    handed: 0,
    giving: 0,
    claims: 0,
    fate: 0,
    crown: -1,
    defending: false,
    rolled: false,
    messenger: false,
    early: false,
    fated: -1,
    drawn: false,
  }
}

function move(state: State, seat: Seat, move: Move): State {
  return state.table.seats === 1 ? moveAlone(open(state), move) : moveAtCourt(open(state), seat, move)
}

function land(state: State, faces: readonly number[]): State {
  return state.table.seats === 1 ? throwAlone(open(state), faces) : throwAtCourt(open(state), faces)
}
