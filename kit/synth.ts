/** The sound sources that all sounds are mixed from. Times in seconds, levels from 0 to 1. */

export interface Desk {
  readonly context: AudioContext
  readonly volume: GainNode
  readonly noise: AudioBuffer
  readonly wood: AudioBuffer
}

/** Opens the sound device, with a limiter and the noise and wood samples. Throws if there is none. */
export function openDesk(): Desk {
  const context = new AudioContext({ latencyHint: 'interactive' })
  // Limits the volume of simultaneous sounds.
  const limiter = new DynamicsCompressorNode(context, {
    threshold: -12,
    knee: 8,
    ratio: 14,
    attack: 0.002,
    release: 0.12,
  })
  const volume = new GainNode(context, { gain: 0.5 })
  volume.connect(limiter).connect(context.destination)
  const noise = context.createBuffer(1, context.sampleRate, context.sampleRate)
  const samples = noise.getChannelData(0)
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1
  return { context, volume, noise, wood: drawWood(context) }
}

interface Shape {
  readonly level: number
  readonly attack?: number
  /** Until it is inaudible. */
  readonly length: number
  readonly pan?: number
}

function out({ context, volume }: Desk, at: number, { level, attack = 0.002, length, pan = 0 }: Shape): AudioNode {
  const gain = new GainNode(context, { gain: 0 })
  gain.gain.setValueAtTime(0, at)
  gain.gain.linearRampToValueAtTime(level, at + attack)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length)
  gain.connect(new StereoPannerNode(context, { pan })).connect(volume)
  return gain
}

interface Tone extends Shape {
  readonly pitch: number
  /** Where it glides to. */
  readonly to?: number
  readonly wave?: OscillatorType
}

/** Plays a note, gliding to `to`. */
export function tone(desk: Desk, at: number, { pitch, to, wave = 'sine', ...shape }: Tone): void {
  const source = new OscillatorNode(desk.context, { type: wave, frequency: pitch })
  if (to !== undefined) {
    source.frequency.setValueAtTime(pitch, at)
    source.frequency.exponentialRampToValueAtTime(to, at + shape.length)
  }
  source.connect(out(desk, at, shape))
  source.start(at)
  source.stop(at + shape.length + 0.02)
}

interface Hiss extends Shape {
  readonly kind: BiquadFilterType
  readonly pitch: number
  readonly to?: number
  /** How narrow the band is. */
  readonly q?: number
}

/** Plays filtered noise, gliding to `to`. */
export function hiss(desk: Desk, at: number, { kind, pitch, to, q = 1, ...shape }: Hiss): void {
  const source = new AudioBufferSourceNode(desk.context, { buffer: desk.noise, loop: true })
  const filter = new BiquadFilterNode(desk.context, { type: kind, frequency: pitch, Q: q })
  if (to !== undefined) {
    filter.frequency.setValueAtTime(pitch, at)
    filter.frequency.exponentialRampToValueAtTime(to, at + shape.length)
  }
  source.connect(filter).connect(out(desk, at, shape))
  source.start(at, Math.random() * 0.9)
  source.stop(at + shape.length + 0.02)
}

/** Wood on wood, drawn once and played at many speeds: a click, and two short dull notes of a block. */
function drawWood(context: BaseAudioContext): AudioBuffer {
  const rate = context.sampleRate
  const wood = context.createBuffer(1, Math.round(rate * 0.12), rate)
  const samples = wood.getChannelData(0)
  let dull = 0
  for (let at = 0; at < samples.length; at++) {
    const time = at / rate
    dull += (Math.random() * 2 - 1 - dull) * 0.35
    const note = (pitch: number, fades: number): number =>
      Math.sin(2 * Math.PI * pitch * time) * Math.exp(-time / fades)
    const starts = Math.min(1, time / 0.0008)
    samples[at] = starts * (dull * Math.exp(-time / 0.005) * 0.9 + note(740, 0.016) * 0.5 + note(2_005, 0.008) * 0.2)
  }
  return wood
}

/** `size`: 1 is a die, more is bigger and lower. */
export function knock({ context, volume, wood }: Desk, at: number, level: number, { size = 1, pan = 0 } = {}): void {
  const source = new AudioBufferSourceNode(context, {
    buffer: wood,
    playbackRate: (0.85 + Math.random() * 0.35) / size,
  })
  const gain = source.connect(new GainNode(context, { gain: level }))
  const end = pan === 0 ? gain : gain.connect(new StereoPannerNode(context, { pan }))
  end.connect(volume)
  source.start(at)
}

/** A small bell: a note and its overtones, the high ones gone first. */
export function bell(desk: Desk, at: number, pitch: number, level: number, length = 0.9): void {
  tone(desk, at, { pitch, level, length, attack: 0.004 })
  tone(desk, at, { pitch: pitch * 2.01, level: level * 0.35, length: length * 0.6, attack: 0.003 })
  tone(desk, at, { pitch: pitch * 3.93, level: level * 0.12, length: length * 0.3, attack: 0.002 })
}
