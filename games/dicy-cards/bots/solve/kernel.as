/**
 * One turn, solved for four sets of the other seat at once: the twin of `plainKernel` in kernel.ts, and equal to it bit for bit, which
 * a test holds. Built by scripts/kernels.ts; addresses are those of layout.ts.
 *
 * Addresses are passed on as arguments, and every number of smaller hands has its own loop: together that is a third of the time.
 */

const PLACES: i32 = 5
const SETS: i32 = 32
const ROLLS: i32 = 462
const FULL: i32 = 462
const GROUP: i32 = 16
const ALL_ROLLS: i32 = ROLLS * GROUP

/** Tables that never change. */
let gains: usize = 0
let plus: usize = 0
let fewer: usize = 0
/** Room to work in. */
let worth: usize = 0
let keep: usize = 0
let again: usize = 0

export function prepare(gainsAt: usize, plusAt: usize, fewerAt: usize, worthAt: usize, keepAt: usize, againAt: usize): void {
  gains = gainsAt
  plus = plusAt
  fewer = fewerAt
  worth = worthAt
  keep = keepAt
  again = againAt
}

export function solve(ends: usize, passAt: usize, turn: usize): void {
  const pass = v128.load(passAt)
  for (let at = again; at < again + ALL_ROLLS; at += GROUP) v128.store(at, pass)
  v128.store(turn, pass)
  for (let set = 1; set < SETS; set++) {
    decide(set, ends, pass)
    throwMissing(worth, plus)
    v128.store(turn + set * GROUP, v128.load(worth))
    if (set + 1 < SETS) keepBest(again + set * ALL_ROLLS)
  }
}

/** R5–R7: pass, score, or reroll with one card less. */
function decide(set: i32, ends: usize, pass: v128): void {
  const full = worth + FULL * GROUP
  for (let at = full; at < full + ALL_ROLLS; at += GROUP) v128.store(at, pass)
  for (let place = 0; place < PLACES; place++) {
    if ((set & (1 << place)) == 0) continue
    const left = set & ~(1 << place)
    decideFor(full, ends + left * GROUP, again + left * ALL_ROLLS, gains + place * ROLLS * 4)
  }
}

function decideFor(full: usize, scored: usize, rerolled: usize, offsets: usize): void {
  for (let roll = 0; roll < ROLLS; roll++) {
    const at = full + (roll << 4)
    const best = max(v128.load(at), v128.load(scored + load<u32>(offsets + (roll << 2))))
    v128.store(at, max(best, v128.load(rerolled + (roll << 4))))
  }
}

/** A kept hand is worth the mean over one more die: so all missing dice are thrown, one after the other. */
function throwMissing(worth: usize, plus: usize): void {
  const sides = f32x4.splat(6)
  let next = plus + FULL * 24
  for (let at = worth + FULL * GROUP; at > worth; ) {
    at -= GROUP
    next -= 24
    const low = f32x4.add(f32x4.add(get(worth, next), get(worth, next + 4)), get(worth, next + 8))
    const high = f32x4.add(f32x4.add(get(worth, next + 12), get(worth, next + 16)), get(worth, next + 20))
    v128.store(at, f32x4.div(f32x4.add(low, high), sides))
  }
}

/** The best part to keep: the hand itself while dice are missing, or the best of what is left without one more die. */
function keepBest(full: usize): void {
  v128.store(keep, v128.load(worth))
  let at = fewer
  for (let hands = load<u32>(at); hands != 0; hands = load<u32>(at)) {
    const many = load<u32>(at, 4)
    const from = at + 8
    at = from + hands * (many + 1) * 4
    // Offsets of full hands begin where those of the others end.
    if (load<i32>(from) >= FULL * GROUP) fullRun(many, from, at, keep, full - FULL * GROUP)
    else partRun(many, from, at, keep, worth)
  }
}

/** All dice lie there: at least one is taken up. */
function fullRun(many: u32, from: usize, end: usize, keep: usize, full: usize): void {
  switch (many) {
    case 1:
      for (let at = from; at < end; at += 8) v128.store(full + load<u32>(at), one(keep, at))
      break
    case 2:
      for (let at = from; at < end; at += 12) v128.store(full + load<u32>(at), two(keep, at))
      break
    case 3:
      for (let at = from; at < end; at += 16) v128.store(full + load<u32>(at), three(keep, at))
      break
    case 4:
      for (let at = from; at < end; at += 20) v128.store(full + load<u32>(at), four(keep, at))
      break
    case 5:
      for (let at = from; at < end; at += 24) v128.store(full + load<u32>(at), five(keep, at))
      break
    case 6:
      for (let at = from; at < end; at += 28) v128.store(full + load<u32>(at), six(keep, at))
      break
  }
}

/** Dice are missing already: none has to be taken up. */
function partRun(many: u32, from: usize, end: usize, keep: usize, worth: usize): void {
  switch (many) {
    case 1:
      for (let at = from; at < end; at += 8) v128.store(keep + load<u32>(at), max(one(keep, at), get(worth, at)))
      break
    case 2:
      for (let at = from; at < end; at += 12) v128.store(keep + load<u32>(at), max(two(keep, at), get(worth, at)))
      break
    case 3:
      for (let at = from; at < end; at += 16) v128.store(keep + load<u32>(at), max(three(keep, at), get(worth, at)))
      break
    case 4:
      for (let at = from; at < end; at += 20) v128.store(keep + load<u32>(at), max(four(keep, at), get(worth, at)))
      break
    case 5:
      for (let at = from; at < end; at += 24) v128.store(keep + load<u32>(at), max(five(keep, at), get(worth, at)))
      break
    case 6:
      for (let at = from; at < end; at += 28) v128.store(keep + load<u32>(at), max(six(keep, at), get(worth, at)))
      break
  }
}

// The best of so many hands with one die less, whose offsets follow that of the hand itself.

// @ts-ignore: decorator
@inline
function one(keep: usize, at: usize): v128 {
  return get(keep, at + 4)
}

// @ts-ignore: decorator
@inline
function two(keep: usize, at: usize): v128 {
  return max(one(keep, at), get(keep, at + 8))
}

// @ts-ignore: decorator
@inline
function three(keep: usize, at: usize): v128 {
  return max(two(keep, at), get(keep, at + 12))
}

// @ts-ignore: decorator
@inline
function four(keep: usize, at: usize): v128 {
  return max(three(keep, at), get(keep, at + 16))
}

// @ts-ignore: decorator
@inline
function five(keep: usize, at: usize): v128 {
  return max(four(keep, at), get(keep, at + 20))
}

// @ts-ignore: decorator
@inline
function six(keep: usize, at: usize): v128 {
  return max(five(keep, at), get(keep, at + 24))
}

/** The group that the offset at this address leads to. */
// @ts-ignore: decorator
@inline
function get(groups: usize, offset: usize): v128 {
  return v128.load(groups + load<u32>(offset))
}

// @ts-ignore: decorator
@inline
function max(one: v128, two: v128): v128 {
  return f32x4.pmax(one, two)
}
