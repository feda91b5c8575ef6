/** How each sound is synthesised; a game's own are in its `board/voices.ts`. */
import type { SharedSound } from './sound.ts'
import { bell, type Desk, hiss, knock, tone } from './synth.ts'

export type Voice = (desk: Desk, at: number, count: number) => void

/** A game's own sounds, by name. */
export interface Voices {
  readonly [kind: string]: Voice
}

/** Returns a random number from `from` to `to`. */
export const some = (from: number, to: number): number => from + Math.random() * (to - from)

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

/** A fist on an oak table, and everything on it jumps. */
const thud: Voice = (desk, at) => {
  tone(desk, at, { pitch: 110, to: 34, level: 0.9, length: 0.42, attack: 0.001 })
  hiss(desk, at, { kind: 'lowpass', pitch: 900, to: 120, level: 0.7, length: 0.22 })
  for (let die = 0; die < 5; die++) knock(desk, at + 0.05 + some(0, 0.16), some(0.08, 0.2), { pan: some(-0.6, 0.6) })
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

const begin: Voice = (desk, at) => {
  bell(desk, at, 523, 0.14, 1)
  bell(desk, at + 0.16, 784, 0.14, 1.3)
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

export const VOICES: { readonly [kind in SharedSound]: Voice } = {
  dice,
  thud,
  begin,
  pass,
  turn,
  refuse,
  win,
  lose,
  tap: (desk, at) => knock(desk, at, 0.24, { size: 0.8 }),
  hold: (desk, at) => knock(desk, at, 0.4, { size: 1.4 }),
  tick: (desk, at) => hiss(desk, at, { kind: 'bandpass', pitch: 2_400, q: 6, level: 0.5, length: 0.03, attack: 0.001 }),
}
