/** What only Dicy Cards sounds like. */
import { bell, hiss, tone } from '../../../kit/synth.ts'
import { some, type Voice } from '../../../kit/voices.ts'

/** Ice creeping over glass: many tiny cracks, and cold air. */
const freeze: Voice = (desk, at) => {
  hiss(desk, at, { kind: 'highpass', pitch: 3_800, to: 7_500, level: 0.05, length: 0.6, attack: 0.12 })
  for (let crack = 0; crack < 16; crack++) {
    const when = at + (crack / 16) ** 1.4 * 0.55 + some(0, 0.03)
    hiss(desk, when, {
      kind: 'bandpass',
      pitch: some(2_600, 6_800),
      q: 9,
      level: some(0.18, 0.42),
      length: 0.035,
      pan: some(-0.5, 0.5),
    })
  }
  tone(desk, at + 0.05, { pitch: 2_093, to: 1_976, level: 0.035, length: 0.7, attack: 0.1 })
}

/** A stamp: the thud of the handle, the slap of the ink. */
const score: Voice = (desk, at) => {
  tone(desk, at, { pitch: 170, to: 62, level: 0.6, length: 0.16, attack: 0.002 })
  hiss(desk, at, { kind: 'lowpass', pitch: 1_400, to: 300, level: 0.34, length: 0.09 })
  bell(desk, at + 0.1, 659, 0.09, 0.6)
  bell(desk, at + 0.17, 988, 0.08, 0.7)
}

/** Drops, then a warm chime. */
const wake: Voice = (desk, at) => {
  for (const [late, pitch] of [
    [0, 900],
    [0.1, 1_150],
    [0.18, 1_020],
  ] as const)
    tone(desk, at + late, { pitch, to: pitch * 1.7, level: 0.16, length: 0.09, attack: 0.004 })
  bell(desk, at + 0.26, 784, 0.13, 0.9)
  bell(desk, at + 0.34, 1_175, 0.1, 1)
}

/** Wind over the glacier, and a first clear bell. */
const begin: Voice = (desk, at) => {
  hiss(desk, at, { kind: 'bandpass', pitch: 500, to: 1_400, q: 1.2, level: 0.2, length: 0.9, attack: 0.35 })
  bell(desk, at + 0.5, 1_319, 0.1, 1.4)
}

/** Two icicles. */
const turn: Voice = (desk, at) => {
  bell(desk, at, 1_319, 0.12, 0.9)
  bell(desk, at + 0.11, 1_976, 0.1, 1.1)
}

/** The frost breaks, and all of it rings. */
const win: Voice = (desk, at) => {
  for (let crack = 0; crack < 10; crack++)
    hiss(desk, at + some(0, 0.3), { kind: 'bandpass', pitch: some(2_600, 6_000), q: 8, level: 0.3, length: 0.04 })
  for (const [nth, pitch] of [659, 988, 1_319, 1_976, 2_637].entries())
    bell(desk, at + 0.25 + nth * 0.1, pitch, 0.13, 1.5)
}

export const VOICES = { freeze, score, wake, begin, turn, win }
