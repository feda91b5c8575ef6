/** What each sound is made of. */
import type { Sound } from './sound.ts'
import { bell, type Desk, hiss, knock, tone } from './synth.ts'

type Voice = (desk: Desk, at: number, count: number) => void

const some = (from: number, to: number): number => from + Math.random() * (to - from)

/** One die is a few clear knocks; six are a rattle that thins out. The impacts are those of the flight. */
const dice: Voice = (desk, at, count) => {
  const impacts = [0.21, 0.4, 0.53, 0.62]
  const dice = Math.min(Math.max(count, 1), 9)
  for (let die = 0; die < dice; die++) {
    const [late, pan] = [some(0, dice > 1 ? 0.11 : 0.02), dice > 1 ? (die / (dice - 1)) * 1.2 - 0.6 : 0]
    const level = 0.42 / dice ** 0.25
    for (const [nth, impact] of impacts.entries())
      knock(desk, at + impact + late, level * 0.62 ** nth, { pan, size: some(0.85, 1.15) })
  }
  if (dice > 1) knock(desk, at + 0.43, 0.16, { size: 0.7 })
  hiss(desk, at + 0.2, { kind: 'lowpass', pitch: 320, level: 0.1, length: 0.3, attack: 0.01 })
}

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

/** A stamp: the thud of the handle, the slap of the ink. */
const score: Voice = (desk, at) => {
  tone(desk, at, { pitch: 170, to: 62, level: 0.6, length: 0.16, attack: 0.002 })
  hiss(desk, at, { kind: 'lowpass', pitch: 1_400, to: 300, level: 0.34, length: 0.09 })
  bell(desk, at + 0.1, 659, 0.09, 0.6)
  bell(desk, at + 0.17, 988, 0.08, 0.7)
}

/** A fist on an oak table, and everything on it jumps. */
const slam: Voice = (desk, at) => {
  tone(desk, at, { pitch: 110, to: 34, level: 0.9, length: 0.42, attack: 0.001 })
  hiss(desk, at, { kind: 'lowpass', pitch: 900, to: 120, level: 0.7, length: 0.22 })
  for (let die = 0; die < 5; die++) knock(desk, at + 0.05 + some(0, 0.16), some(0.08, 0.2), { pan: some(-0.6, 0.6) })
}

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
  for (const [late, pitch] of [
    [0, 2_349],
    [0.07, 3_136],
  ] as const)
    bell(desk, at + late, pitch, 0.08, 0.5)
}

/** Steel drawn, and set down. */
const blade: Voice = (desk, at) => {
  hiss(desk, at, { kind: 'highpass', pitch: 2_600, to: 6_400, level: 0.16, length: 0.22, attack: 0.08 })
  tone(desk, at + 0.06, { pitch: 3_520, to: 3_440, level: 0.05, length: 0.35, attack: 0.01 })
  knock(desk, at + 0.2, 0.3, { size: 1.2 })
}

const pass: Voice = (desk, at) => {
  hiss(desk, at, {
    kind: 'bandpass',
    pitch: 350,
    to: 1_300,
    q: 0.9,
    level: 0.36,
    length: 0.32,
    attack: 0.12,
    pan: -0.2,
  })
}

const turn: Voice = (desk, at) => {
  bell(desk, at, 784, 0.16, 1)
  bell(desk, at + 0.13, 1_047, 0.14, 1.2)
}

const refuse: Voice = (desk, at) => {
  knock(desk, at, 0.3, { size: 2.6 })
  knock(desk, at + 0.1, 0.22, { size: 2.9 })
}

const win: Voice = (desk, at) => {
  for (const [nth, pitch] of [523, 659, 784, 1_047].entries()) bell(desk, at + nth * 0.11, pitch, 0.17, 0.9)
  for (const pitch of [523, 784, 1_047, 1_319]) bell(desk, at + 0.5, pitch, 0.11, 1.8)
}

const lose: Voice = (desk, at) => {
  for (const [nth, pitch] of [587, 494, 440].entries()) bell(desk, at + nth * 0.18, pitch, 0.12, 0.9)
}

export const VOICES: { readonly [kind in Sound['kind']]: Voice } = {
  dice,
  freeze,
  wake,
  score,
  slam,
  slap,
  spin,
  chalk,
  star,
  rustle,
  seal,
  coin,
  blade,
  pass,
  turn,
  refuse,
  win,
  lose,
  tap: (desk, at) => knock(desk, at, 0.24, { size: 0.8 }),
  hold: (desk, at) => knock(desk, at, 0.4, { size: 1.4 }),
  tick: (desk, at) => hiss(desk, at, { kind: 'bandpass', pitch: 2_400, q: 6, level: 0.5, length: 0.03, attack: 0.001 }),
}
