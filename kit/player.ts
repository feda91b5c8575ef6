/**
 * Plays sounds, synthesised from noise and sines: no files to load. Silent until the first tap or key, as browsers require, and if there is
 * no sound device.
 */

import type { Sound } from './sound.ts'
import { type Desk, openDesk } from './synth.ts'
import { VOICES, type Voices } from './voices.ts'

let desk: Desk | null = null
let touched = false

/** Not during a tap: opening the sound device takes a moment and would delay the response. */
function later(work: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: 60 })
  else setTimeout(work, 0)
}

function open(): Desk | null {
  try {
    desk ??= openDesk()
    if (desk.context.state !== 'running') void desk.context.resume().catch(() => {})
  } catch {
    // No sound device, or too many contexts: the game continues without sound.
  }
  return desk
}

function wake(): void {
  touched = true
  if (desk !== null) open()
}

if (typeof addEventListener === 'function') {
  for (const kind of ['pointerdown', 'keydown', 'touchend'])
    addEventListener(kind, wake, { capture: true, passive: true })
}

function sing(sound: Sound<string>, volume: number, own: Voices): void {
  const mixer = open()
  if (mixer === null) return
  try {
    mixer.volume.gain.value = Math.min(volume, 1) ** 1.5
    const known: Voices = VOICES
    const [count, after] = 'count' in sound ? [sound.count, 0] : [1, sound.after ?? 0]
    const voice = own[sound.kind] ?? known[sound.kind]
    voice?.(mixer, mixer.context.currentTime + 0.01 + after, count)
  } catch {
    // As above.
  }
}

/** Plays a sound. `volume` from 0 to 1; `own`: sounds of the game at the table. Never throws, never waits. */
export function play(sound: Sound<string>, volume: number, own: Voices = {}): void {
  if (!(touched || navigator.userActivation?.hasBeenActive) || !(volume > 0)) return
  later(() => sing(sound, volume, own))
}
