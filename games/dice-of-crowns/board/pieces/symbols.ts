/**
 * The four signs of the dice, drawn as a woodcut: a silhouette of its own each, told apart without colour, and lines cut into it.
 * On a square of 100.
 */
import type { Kind } from '../../rules/state.ts'

export interface Drawn {
  readonly body: string
  /** Lines cut into the body. */
  readonly cut: string
}

export const SYMBOLS: { readonly [kind in Kind]: Drawn } = {
  crown: {
    body:
      'M20 72 11 37a6.5 6.5 0 1 1 8-2L33 49 45.5 26a7.5 7.5 0 1 1 9 0L67 49 81 35a6.5 6.5 0 1 1 8 2L80 72Z' +
      'M20 77H80V87Q50 93 20 87Z',
    cut: 'M27 66 23 49M38 66 36 54M50 66V40M62 66 64 54M73 66 77 49M32 82H36M48 83.5H52M64 82H68',
  },
  dagger: {
    body: 'M86 6Q95 5 94 14 93.5 20 86 21L76 32 80 36Q84 40 80 44L76.5 47.5 69 43 33 79 12 90Q9 91 10 88L21 67 57 31 52.5 23.5 56 20Q60 16 64 20L68 24 79 14Q80 6.5 86 6Z',
    cut: 'M20 80 60 40M58 26 74 42M71 27 73 29M75 23 77 25',
  },
  skull: {
    body:
      'M50 9C26 9 12 25 12 45 12 57 17 65 26 70L28 80Q29 83 32 83H35V90Q35 92 37 92H63Q65 92 65 90V83H68Q71 83 72 80L74 70C83 65 88 57 88 45 88 25 74 9 50 9Z' +
      'M35 39A11.5 11.5 0 1 0 35 62 11.5 11.5 0 1 0 35 39ZM65 39A11.5 11.5 0 1 0 65 62 11.5 11.5 0 1 0 65 39ZM50 60 43.5 72Q50 75 56.5 72Z',
    cut: 'M43 80V92M50 80V92M57 80V92M25 27Q31 20 40 17.5M22 34Q22 32 23 31',
  },
  scroll: {
    body: 'M30 12H83Q93 12 93 22 93 31 84 31H78V70H84Q93 70 93 79 93 89 83 89H18Q7 89 7 79 7 70 16 70H21V22Q21 12 30 12ZM78 24H84Q87 24 87 21.5 87 18 83 18H77Q79 21 78 24ZM16 76Q13 76 13 79 13 83 18 83H26Q23 79.5 24 76Z',
    cut: 'M31 27H69M31 37H69M31 47H61M31 57H66M30 76H80',
  },
}
