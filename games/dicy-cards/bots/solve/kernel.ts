/** What solves turns: in WebAssembly where a host has brought it and the machine can run it, else in plain TypeScript, bit for bit the same. */

import { type Card, DICE } from '../../rules/cards.ts'
import { PLACES } from '../../rules/state.ts'
import { FULL, HANDS, ROLLS, SETS } from '../estimate/turn.ts'
import { AT, BYTES, endsOf, fillTables, GROUP, LANES, passOf, turnOf } from './layout.ts'

export interface Kernel {
  /** In WebAssembly. */
  readonly isQuick: boolean
  /** By layout.ts: ends and passing are filled in, turns are read off. */
  readonly floats: Float32Array
  /** Solves the turns of a role against the four sets of a block. */
  solve(role: number, block: number): void
}

/** `code`: kernel.as, compiled. Null, or a machine without SIMD: the plain one. */
export function kernelFor(cards: readonly Card[], code: Uint8Array | null): Kernel {
  return code !== null && canRun(code) ? quickKernel(cards, code) : plainKernel(cards)
}

/** Also a machine whose WebAssembly knows no SIMD cannot. */
export function canRun(code: Uint8Array | null): boolean {
  return code !== null && platform()?.validate(code) === true
}

function platform(): Wasm | undefined {
  return (globalThis as { WebAssembly?: Wasm }).WebAssembly
}

const PAGE = 1 << 16

/** As much of WebAssembly as is used here: pure code is compiled without a platform, and a platform without it is one of those. */
interface Wasm {
  readonly Memory: new (size: { initial: number }) => { readonly buffer: ArrayBuffer }
  readonly Module: new (code: Uint8Array) => object
  readonly Instance: new (module: object, imports: object) => { readonly exports: object }
  validate(code: Uint8Array): boolean
}

interface Exports {
  prepare(gains: number, plus: number, fewer: number, worth: number, keep: number, again: number): void
  solve(ends: number, pass: number, turn: number): void
}

function quickKernel(cards: readonly Card[], code: Uint8Array): Kernel {
  const wasm = platform() as Wasm
  const memory = new wasm.Memory({ initial: Math.ceil(BYTES / PAGE) })
  const { exports } = new wasm.Instance(new wasm.Module(code), { env: { memory } })
  const { prepare, solve } = exports as Exports
  fillTables(memory.buffer, cards)
  prepare(AT.gains, AT.plus, AT.fewer, AT.worth, AT.keep, AT.again)
  return {
    isQuick: true,
    floats: new Float32Array(memory.buffer),
    solve: (role, block) => solve(endsOf(role, block), passOf(role, block), turnOf(role, block)),
  }
}

/** One lane after the other. `Math.fround` at every sum makes 32-bit floats of JavaScript's numbers, as in WebAssembly. */
export function plainKernel(cards: readonly Card[]): Kernel {
  const room = roomFor(cards)
  return {
    isQuick: false,
    floats: room.floats,
    solve: (role, block) => {
      const [ends, pass, turn] = [endsOf(role, block) / 4, passOf(role, block) / 4, turnOf(role, block) / 4]
      for (let lane = 0; lane < LANES; lane++) solveLane(room, ends + lane, pass + lane, turn + lane)
    },
  }
}

/** The tables of layout.ts with the numbers of hands instead of offsets, and room for one lane. */
interface Room {
  readonly floats: Float32Array
  readonly gains: Int32Array
  readonly fewer: Int16Array
  readonly worth: Float32Array
  readonly keep: Float32Array
  readonly again: Float32Array
}

function roomFor(cards: readonly Card[]): Room {
  const memory = new ArrayBuffer(BYTES)
  fillTables(memory, cards)
  const ints = new Int32Array(memory)
  return {
    floats: new Float32Array(memory),
    gains: ints.slice(AT.gains / 4, AT.gains / 4 + PLACES * ROLLS).map((offset) => offset / 4),
    fewer: fewerOf(ints.subarray(AT.fewer / 4, AT.worth / 4)),
    worth: new Float32Array(HANDS),
    keep: new Float32Array(HANDS),
    again: new Float32Array(SETS * ROLLS),
  }
}

/** The runs, but for their heads. */
function fewerOf(runs: Int32Array): Int16Array {
  const all: number[] = []
  for (let at = 0; runs[at] !== 0; ) {
    const [hands = 0, many = 0] = runs.subarray(at, at + 2)
    const end = at + 2 + hands * (many + 1)
    for (at += 2; at < end; at += many + 1) {
      all.push(many, ...Array.from(runs.subarray(at, at + many + 1), (offset) => offset / GROUP))
    }
  }
  return Int16Array.from(all)
}

/** Sets only get smaller within a turn, so the small ones come first. With none active, passing remains. */
function solveLane(room: Room, ends: number, passAt: number, turn: number): void {
  const { floats, worth, again } = room
  const pass = floats[passAt] as number
  again.fill(pass, 0, ROLLS)
  floats[turn] = pass
  for (let set = 1; set < SETS; set++) {
    decide(room, set, ends, pass)
    throwMissing(worth)
    floats[turn + set * LANES] = worth[0] as number
    keepBest(room)
    again.set(room.keep.subarray(FULL), set * ROLLS)
  }
}

/** R5–R7: pass, score, or reroll with one card less. */
function decide({ floats, gains, worth, again }: Room, set: number, ends: number, pass: number): void {
  worth.fill(pass, FULL)
  for (let place = 0; place < PLACES; place++) {
    if ((set & (1 << place)) === 0) continue
    const left = set & ~(1 << place)
    const scored = ends + left * LANES
    const rerolled = left * ROLLS
    const gain = place * ROLLS
    for (let roll = 0; roll < ROLLS; roll++) {
      const now = floats[scored + (gains[gain + roll] as number)] as number
      const later = again[rerolled + roll] as number
      const best = now > later ? now : later
      if (best > (worth[FULL + roll] as number)) worth[FULL + roll] = best
    }
  }
}

const { plus: PLUS } = DICE
const { fround } = Math

/** A kept hand is worth the mean over one more die: so all missing dice are thrown, one after the other. */
function throwMissing(worth: Float32Array): void {
  for (let hand = FULL - 1, next = hand * 6; hand >= 0; hand--, next -= 6) {
    const [a, b, c] = [PLUS[next], PLUS[next + 1], PLUS[next + 2]] as [number, number, number]
    const [d, e, f] = [PLUS[next + 3], PLUS[next + 4], PLUS[next + 5]] as [number, number, number]
    const low = fround(fround((worth[a] as number) + (worth[b] as number)) + (worth[c] as number))
    const high = fround(fround((worth[d] as number) + (worth[e] as number)) + (worth[f] as number))
    worth[hand] = fround(low + high) / 6
  }
}

/** The best part to keep: the hand itself while dice are missing, or the best part of it with one die less. */
function keepBest({ fewer, worth, keep }: Room): void {
  keep[0] = worth[0] as number
  for (let at = 0; at < fewer.length; ) {
    const many = fewer[at] as number
    const hand = fewer[at + 1] as number
    let best = hand < FULL ? (worth[hand] as number) : 0
    const end = at + 2 + many
    for (at += 2; at < end; at++) {
      const value = keep[fewer[at] as number] as number
      if (value > best) best = value
    }
    keep[hand] = best
  }
}
