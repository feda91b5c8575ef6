/** What only 9 Dice sounds like. */
import { hiss, knock, tone } from '../../../kit/synth.ts'
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

export const VOICES = { slap, spin }
