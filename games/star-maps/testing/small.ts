/** For tests: games on a small sheet that stands in no book. */
import { play } from '../../../engine/play.ts'
import { unwrap } from '../../../engine/result.ts'
import { type Move, read, write } from '../rules/moves.ts'
import type { Options } from '../rules/options.ts'
import { starMaps as game } from '../rules/rules.ts'
import type { State } from '../rules/state.ts'
import { lendChart } from '../sheets/library.ts'
import { parseSheet } from '../sheets/sheet.ts'

/** A small sheet with everything in it: shared boxes, connections with one and two links, a lock in an arm of a lock. */
export const FIXTURE = `
sheet fixture
chapter 2
star s1 1 100 100
star s2 2 300 100
star s3 3 500 100
star s4 4 100 300 lock 3
star s5 5 300 300 arm a1
star s6 6 500 300 lock 1 arm a1
star s7 1 700 300 arm a2
star s8 2 100 500
star s9 3 300 500
star s10 5 500 500 arm a1
box b1 100 700 s1
box b2 200 100 s1 s2
box b3 400 100 s2 s3
box b4 500 700 s8
box b5 100 400 s4 s9
box b6 200 300 s4 s5
box b7 400 300 s5 s6 s10 arm a1
box b8 600 300 s6 s7 arm a1
box b9 800 300 s7 arm a2
circle c1 600 600 s3-b4
circle c2 200 600 s8-b1 s9-b1
circle c3 400 600 s10-b1
arm a1 on s4
arm a2 on s6
line s1 s2 s3
line s4 s5 s6 s7
line s8 s9 s10
figure hook s1 s2 s3
medals 5 9 14
`

export type Dice = readonly [number, number]
/** Dice, then what each seat does, in the order of seats: `1 3: write 3 b1 / connect c1`. */
export type Round = `${number} ${number}: ${string}` | `${number} ${number}`

lendChart('fixture', unwrap(parseSheet(FIXTURE)))

export function start(seats = 1, given: Partial<Options> = {}): State {
  return game.setup(seats, { sheet: 'fixture', bonuses: [], connectBonus: 'on', ...given })
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
