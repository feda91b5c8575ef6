/** What only Star Maps sounds like. */
import { bell, hiss, knock } from '../../../kit/synth.ts'
import { some, type Voice } from '../../../kit/voices.ts'

/** A number written on slate: a stroke or two, dry and short. */
const chalk: Voice = (desk, at) => {
  for (const [late, length] of [
    [0, 0.09],
    [0.13, 0.06],
    [0.22, 0.11],
  ] as const) {
    const pitch = some(2_600, 3_400)
    hiss(desk, at + late, { kind: 'bandpass', pitch, to: pitch * 0.8, q: 2.6, level: 0.3, length, attack: 0.012 })
  }
  knock(desk, at, 0.12, { size: 0.5 })
}

/** A star that lights up: glass, far above. */
const star: Voice = (desk, at) => {
  chalk(desk, at, 1)
  for (const [nth, pitch] of [1_568, 2_093, 3_136].entries()) bell(desk, at + 0.22 + nth * 0.07, pitch, 0.07, 1.4)
}

/** A lock springs open, and the arm behind it begins to shine. */
const unlock: Voice = (desk, at) => {
  knock(desk, at, 0.3, { size: 0.7 })
  for (const [nth, pitch] of [784, 1_175, 1_568, 2_349].entries()) bell(desk, at + 0.12 + nth * 0.08, pitch, 0.09, 1.2)
}

/** Night falls, and the first two stars are out. */
const begin: Voice = (desk, at) => {
  bell(desk, at, 523, 0.12, 2)
  bell(desk, at + 0.4, 1_568, 0.06, 1.8)
  bell(desk, at + 0.65, 2_093, 0.05, 1.8)
}

const turn: Voice = (desk, at) => {
  bell(desk, at, 1_175, 0.09, 1.4)
  bell(desk, at + 0.15, 1_568, 0.07, 1.6)
}

/** A constellation, star by star. */
const win: Voice = (desk, at) => {
  for (const [nth, pitch] of [784, 1_047, 1_175, 1_568, 2_093, 2_349, 3_136].entries())
    bell(desk, at + nth * 0.12, pitch, 0.1, 2)
}

export const VOICES = { chalk, star, unlock, begin, turn, win }
