/**
 * The loop of `bulk.ts`: whole games of the fixed policy over integers, without an allocation.
 *
 * Two things make it fast. What a turn does depends only on the roll and on the cards that are active, so it is looked up. And a
 * position is two integers, the scores (a byte a seat) and the active cards (a lane of five bits a seat), so that all owners
 * answer at once (R8): to freeze the first card of a lane is to clear its lowest bit, and to wake one is that on the complement.
 */
import { handOf } from '../../engine/dice/multiset.ts'
import { mix32 } from '../../engine/dice/random.ts'
import { CARDS, type Card, DICE, EFFECTS, type Effect, points } from '../../games/dicy-cards/rules/cards.ts'
import { lineupOf, type Options } from '../../games/dicy-cards/rules/options.ts'
import { bestPlace } from './policy.ts'

// As in `rules/state.ts`, and said again here: V8 folds a module's own constants, but not those that it imports.
const PLACES = 5
const ALL_FIVE = 0b11111
/** The lowest bit of each seat's lane. */
const LANES = 0b00001_00001_00001_00001

/** A table made ready, with room for one game's opening. */
export interface Setting {
  readonly seats: number
  readonly target: number
  readonly everyone: boolean
  /** The line-up, dealt anew for each game where it is interglacial; then there is no table of deeds. */
  readonly cards: Card[]
  readonly deeds: Uint16Array | null
  readonly reach: Int32Array
  /** The dice thrown before the first turn, and their faces, from 0. */
  readonly opening: Int32Array
  readonly opened: Int32Array
  /** 1: the die begins a new draw of the generator. */
  readonly fresh: Uint8Array
}

export function setting(seats: number, options: Options): Setting {
  const lineup = lineupOf(options)
  const everyone = options.lowestThree === 'everyone'
  const opening = lineup === null ? [12, 11, 10, 9, 8, seats] : [seats] // R2, R1
  return {
    seats,
    target: options.target,
    everyone,
    cards: [...(lineup ?? [0, 1, 2, 3, 4])],
    deeds: lineup === null ? null : deedTable(lineup, everyone),
    reach: reachTable(seats),
    opening: Int32Array.from(opening),
    opened: new Int32Array(opening.length),
    fresh: Uint8Array.from(lineup === null ? [1, 0, 0, 0, 1, 1] : [1]),
  }
}

// A deed: what a turn does, in 15 bits. Points (six), the seat's active cards afterwards (five), whom it reaches (two), whether
// those wake a card or freeze one, and whether the seat itself has to freeze a card as well.
const CARDS_LEFT = 6
const REACH = 11
const WAKES = 13
const OWN_ANSWER = 14

const REACHED = { nobody: 0, neighbours: 1, others: 2 } as const

/** The turn of a seat with these active cards and dice; any dice where no card is active. */
function deedOf(cards: readonly Card[], everyone: boolean, active: number, dice: number): number {
  const place = bestPlace(cards, active, dice)
  if (place < 0) return (ALL_FIVE << CARDS_LEFT) | (REACHED.others << REACH) | (1 << WAKES) // R7
  const card = cards[place] as Card
  const effect = EFFECTS[card] as Effect | null
  const rest = active & ~(1 << place)
  const own = everyone && effect?.to === 'others' && rest !== 0 // option lowestThree
  return (
    points(card, dice) |
    ((own ? rest & (rest - 1) : rest) << CARDS_LEFT) |
    (REACHED[effect?.to ?? 'nobody'] << REACH) |
    (effect?.does === 'wake' ? 1 << WAKES : 0) |
    (own ? 1 << OWN_ANSWER : 0)
  )
}

/** `deeds[roll << PLACES | active]`, rolls counted from `DICE.full`. */
function deedTable(cards: readonly Card[], everyone: boolean): Uint16Array {
  return Uint16Array.from({ length: (DICE.count - DICE.full) << PLACES }, (_, at) =>
    deedOf(cards, everyone, at & ALL_FIVE, DICE.full + (at >> PLACES)),
  )
}

/** `reach[whom << 2 | seat]`: the lanes of those whom a seat's deed reaches (R7, R8). */
function reachTable(seats: number): Int32Array {
  const reach = new Int32Array(12)
  const lane = (seat: number): number => 1 << (PLACES * (seat % seats))
  const all = LANES & ((1 << (PLACES * seats)) - 1)
  for (let seat = 0; seat < seats; seat++) {
    reach[(REACHED.neighbours << 2) | seat] = lane(seat + 1) | lane(seat + seats - 1)
    reach[(REACHED.others << 2) | seat] = all & ~lane(seat)
  }
  return reach
}

/** Six dice are one draw (`Xoshiro128.throw`), below this; and this many of the 2³² would be one too many. */
const THROWS = 6 ** 6
const AGAIN = 2 ** 32 % THROWS

/** `ROLLS[draw]`: the roll, counted from `DICE.full`, where `deeds` wants it. */
const ROLLS = Uint16Array.from({ length: THROWS }, (_, draw) => {
  const faces = [1, 6, 36, 216, 1296, 7776].map((unit) => (Math.floor(draw / unit) % 6) + 1)
  return (handOf(DICE, faces) - DICE.full) << PLACES
})

/** How games ended, by number within a chunk. Seats are counted from the first player in `scores` and `active`. */
export interface Ends {
  readonly first: Uint8Array
  readonly scores: Int32Array
  readonly active: Int32Array
  readonly inputs: Int32Array
}

/** The high half of the product of 32 bits and n, as in `Xoshiro128.below`. */
function high(bits: number, n: number): number {
  return ((bits >>> 16) * n + (((bits & 0xffff) * n) >>> 16)) >>> 16
}

/**
 * Plays the games with these seeds, from one index on. The generator is `Xoshiro128`, its words in local variables: as
 * fields of an object they would cost a third of the speed. Where it rejects a draw, which is in one of 100,000 games, the loop gives that game up: it returns the index of the game that it has not played, or the number of seeds.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: the generator must stay in local variables of one function (above)
export function playGames(setting: Setting, seeds: Int32Array, ends: Ends, from: number): number {
  const { seats, everyone, cards, deeds, reach, opening, fresh, opened } = setting
  const dealt = deeds === null ? 1 : 0
  const below = setting.target - 1
  const allActive = (1 << (PLACES * seats)) - 1
  for (let game = from; game < seeds.length; game++) {
    const seed = seeds[game] as number
    let a = mix32(seed + GAMMA)
    let b = mix32(seed + 2 * GAMMA)
    let c = mix32(seed + 3 * GAMMA)
    let d = mix32(seed + 4 * GAMMA)
    let bits = 0
    let product = 0
    for (let die = 0; die < opening.length; die++) {
      if (fresh[die] === 1) {
        const five = Math.imul(b, 5)
        bits = Math.imul((five << 7) | (five >>> 25), 9)
        const shifted = b << 9
        c ^= a
        d ^= b
        b ^= c
        a ^= d
        c ^= shifted
        d = (d << 11) | (d >>> 21)
        product = 1
      }
      const sides = opening[die] as number
      opened[die] = high(bits, sides)
      bits = Math.imul(bits, sides)
      product *= sides
      if (bits >>> 0 < product) return game
    }
    if (deeds === null) deal(opened, cards)
    let active = allActive
    let scores = 0
    let inputs = 1 + dealt
    let reached = 0
    do {
      for (let seat = 0; seat < seats; seat++) {
        const lane = PLACES * seat
        const mine = (active >> lane) & ALL_FIVE
        let roll = 0
        if (mine !== 0) {
          const five = Math.imul(b, 5)
          bits = Math.imul((five << 7) | (five >>> 25), 9)
          const shifted = b << 9
          c ^= a
          d ^= b
          b ^= c
          a ^= d
          c ^= shifted
          d = (d << 11) | (d >>> 21)
          if (Math.imul(bits, THROWS) >>> 0 < AGAIN) return game
          roll = ROLLS[high(bits, THROWS)] as number
          inputs++
        }
        const deed =
          deeds === null ? deedOf(cards, everyone, mine, DICE.full + (roll >> PLACES)) : (deeds[roll | mine] as number)
        const byte = 8 * seat
        const score = ((scores >>> byte) & 255) + (deed & 63)
        scores = (scores & ~(255 << byte)) | (score << byte)
        reached |= below - score // negative from now on, once a seat has reached the target
        const flip = (deed << (31 - WAKES)) >> 31 // all ones where cards are woken
        const open = active ^ flip
        // The lowest bit of each lane now says whether any card of it is open.
        const some = open | (open >> 1) | (open >> 2) | (open >> 3) | (open >> 4)
        const asked = some & (reach[((deed >> (REACH - 2)) & 12) | seat] as number)
        inputs += 1 + (deed >> OWN_ANSWER) + ((Math.imul(asked, LANES) >>> 15) & 7)
        active = (((open & (open - asked)) ^ flip) & ~(ALL_FIVE << lane)) | (((deed >> CARDS_LEFT) & ALL_FIVE) << lane)
      }
    } while (reached >= 0)
    ends.first[game] = opened[opened.length - 1] as number
    ends.scores[game] = scores
    ends.active[game] = active
    ends.inputs[game] = inputs
  }
  return seeds.length
}

const GAMMA = 0x9e3779b9

/** R2. Each face counts among the cards not yet drawn, in the order of the table. */
function deal(faces: Int32Array, cards: Card[]): void {
  let left = (1 << CARDS.length) - 1
  for (let place = 0; place < PLACES; place++) {
    let rest = left
    for (let skip = faces[place] as number; skip > 0; skip--) rest &= rest - 1
    const card = 31 - Math.clz32(rest & -rest)
    left &= ~(1 << card)
    cards[place] = card
  }
}
