/** What only 9 Dice sounds like. */
import { type Desk, hiss, knock, tone } from '../../../kit/synth.ts'
import type { Voice } from '../../../kit/voices.ts'

/** A flat hand on a wooden disc. */
const slap: Voice = (desk, at) => {
  hiss(desk, at, { kind: 'bandpass', pitch: 1_500, to: 700, q: 0.8, level: 0.6, length: 0.07, attack: 0.001 })
  knock(desk, at, 0.6, { size: 1.9 })
  tone(desk, at, { pitch: 150, to: 70, level: 0.4, length: 0.12, attack: 0.001 })
}

/** A wooden spinner running down over its pegs, and the stop. */
const spin: Voice = (desk, at) => {
  for (let peg = 0; peg < 9; peg++)
    knock(desk, at + 0.42 * (peg / 9) ** 1.7, 0.12 + peg * 0.02, { size: 0.55, pan: 0.1 })
  knock(desk, at + 0.46, 0.42, { size: 1.3 })
}

/** A wooden bar, struck. */
function bar(desk: Desk, at: number, pitch: number): void {
  knock(desk, at, 0.16, { size: 0.6 })
  tone(desk, at, { pitch, to: pitch, level: 0.22, length: 0.22, attack: 0.002 })
}

/** Three knocks on the table: all hands away. */
const begin: Voice = (desk, at) => {
  for (const late of [0, 0.16, 0.32]) knock(desk, at + late, 0.45, { size: 1.5 })
}

const turn: Voice = (desk, at) => {
  bar(desk, at, 659)
  bar(desk, at + 0.12, 880)
}

/** Up the xylophone. */
const win: Voice = (desk, at) => {
  for (const [nth, pitch] of [523, 587, 659, 784, 880, 1_047].entries()) bar(desk, at + nth * 0.08, pitch)
  for (const pitch of [784, 1_047, 1_319]) bar(desk, at + 0.62, pitch)
}

export const VOICES = { slap, spin, begin, turn, win }
