/** What only Dice of Crowns sounds like. */
import { bell, type Desk, hiss, knock, tone } from '../../../kit/synth.ts'
import { some, type Voice } from '../../../kit/voices.ts'

/** Parchment unrolled. */
const rustle: Voice = (desk, at) => {
  for (let fold = 0; fold < 7; fold++) {
    const pan = some(-0.4, 0.4)
    hiss(desk, at + fold * 0.035 + some(0, 0.02), {
      ...{
        kind: 'bandpass',
        pitch: some(1_800, 4_200),
        q: 1.4,
        level: some(0.1, 0.24),
        length: 0.06,
        attack: 0.01,
        pan,
      },
    })
  }
}

/** A signet pressed into soft wax. */
const seal: Voice = (desk, at) => {
  tone(desk, at, { pitch: 140, to: 70, level: 0.5, length: 0.2, attack: 0.004 })
  hiss(desk, at + 0.02, { kind: 'lowpass', pitch: 700, to: 240, level: 0.3, length: 0.18, attack: 0.03 })
  bell(desk, at + 0.16, 587, 0.1, 1.1)
  bell(desk, at + 0.24, 880, 0.09, 1.3)
}

const coin: Voice = (desk, at) => {
  bell(desk, at, 2_349, 0.08, 0.5)
  bell(desk, at + 0.07, 3_136, 0.08, 0.5)
}

/** Steel drawn, and set down. */
const blade: Voice = (desk, at) => {
  hiss(desk, at, { kind: 'highpass', pitch: 2_600, to: 6_400, level: 0.16, length: 0.22, attack: 0.08 })
  tone(desk, at + 0.06, { pitch: 3_520, to: 3_440, level: 0.05, length: 0.35, attack: 0.01 })
  knock(desk, at + 0.2, 0.3, { size: 1.2 })
}

/** A horn in the hall: a few sines close together. */
function horn(desk: Desk, at: number, pitch: number, length: number): void {
  for (const part of [1, 2, 3])
    tone(desk, at, { pitch: pitch * part, to: pitch * part, level: 0.16 / part, length, attack: 0.04 })
}

/** The doors open, and the hall is called to order. */
const begin: Voice = (desk, at) => {
  tone(desk, at, { pitch: 90, to: 60, level: 0.5, length: 0.3, attack: 0.01 })
  horn(desk, at + 0.2, 294, 0.5)
}

const turn: Voice = (desk, at) => {
  horn(desk, at, 294, 0.16)
  horn(desk, at + 0.17, 392, 0.3)
}

/** The crown is set on a head. */
const win: Voice = (desk, at) => {
  for (const [nth, pitch] of [294, 294, 392, 494, 588].entries())
    horn(desk, at + nth * 0.17, pitch, nth === 4 ? 0.9 : 0.15)
  bell(desk, at + 0.7, 1_175, 0.1, 1.8)
}

export const VOICES = { rustle, seal, coin, blade, begin, turn, win }
