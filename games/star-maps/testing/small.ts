/** For tests: games on the small sheet of `fixture.ts`, which a test puts in the place of the drawn ones. */
import { readOptions } from '../../../engine/options.ts'
import { play } from '../../../engine/play.ts'
import { unwrap } from '../../../engine/result.ts'
import { type Move, read, write } from '../rules/moves.ts'
import type { Options } from '../rules/options.ts'
import { starMaps as game } from '../rules/rules.ts'
import type { State } from '../rules/state.ts'

export type Dice = readonly [number, number]
/** Dice, then what each seat does, in the order of seats: `1 3: write 3 b1 / connect c1`. */
export type Round = `${number} ${number}: ${string}` | `${number} ${number}`

export function start(seats = 1, given: Partial<Options> = {}): State {
  return game.setup(seats, unwrap(readOptions(game, seats, { sheet: 'fixture', ...given })))
}

export function move(text: string): Move {
  const known = read(text)
  if (known === null) throw new Error(`no move: ${text}`)
  return known
}

export function act(state: State, seat: number, text: string): State {
  return unwrap(play(game, state, { kind: 'move', seat, move: move(text) }))
}

/** Plays rounds: seats are parted by `/`, a seat's act and its bonuses by `,`. */
export function rounds(state: State, ...all: readonly Round[]): State {
  return all.reduce((before, round) => {
    const [dice = '', acts = ''] = round.split(': ')
    let now = game.land(before, dice.split(' ').map(Number))
    const choices = acts.split(' / ').filter((choice) => choice !== '')
    choices.forEach((choice, seat) => {
      for (const text of choice.split(', ')) now = act(now, seat, text)
    })
    return now
  }, state)
}

export const why = (state: State, text: string, seat = 0): string | null => game.why(state, seat, move(text))
export const legal = (state: State, seat = 0): string[] => game.moves(state, seat).map(write)
export const found = (state: State, seat = 0): number[] =>
  Array.from({ length: 10 }, (_, i) => i + 1).filter((star) => (state.pages[seat]?.found ?? 0) & (1 << (star - 1)))
export const failed = (state: State): number[] =>
  Array.from({ length: 10 }, (_, i) => i + 1).filter((star) => (state.pages[0]?.failed ?? 0) & (1 << (star - 1)))
export const boxes = (state: State): string => (state.pages[0]?.boxes ?? []).join('')
export const land = (state: State, dice: Dice): State => game.land(state, dice)

/** Opens the arm a1: s4 with 6 and 3. */
export const OPEN: readonly Round[] = ['4 6: write 6 b5', '4 3: write 3 b6']

/** A seat that owes its choice of a bonus, on a sheet with these numbers and circles. */
export function owing(dice: Dice, all: readonly Round[], bonuses: Options['bonuses'], owed = 1): State {
  const state = land(rounds(start(1, { bonuses }), ...all), dice)
  return { ...state, owed }
}
