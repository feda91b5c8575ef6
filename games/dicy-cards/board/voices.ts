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

export const VOICES = { freeze, score }
