/** What happened, in a line; at the end of a round a short sentence for every disc, with its arithmetic. */
import type { Seat } from '../../../engine/contract.ts'
import type { Happening } from '../../../engine/text/game.ts'
import { list } from '../../../engine/text/lang.ts'
import type { Move } from '../rules/moves.ts'
import { claimWorth, gainOf, gainsOf, open } from '../rules/scoring.ts'
import { BLACK, playing, type State, type Taken } from '../rules/state.ts'
import { COLOURS, type Colour, diceOf, type Signs, solution, sumOf } from '../rules/sums.ts'
import type { Catalog } from './en.ts'

type Told = Happening<State, Move>

export function line(say: Catalog, told: Told): string {
  const { input, before, after } = told
  switch (input.kind) {
    case 'throw':
      return before.phase === 'first' ? say.lines.first({ who: told.who(after.spinner) }) : thrown(say, told)
    case 'move': {
      const who = told.who(input.seat)
      if (input.move.disc !== BLACK) return taken(say, before, who, input.move)
      const discs = [...before.taken, { disc: BLACK, seat: input.seat, signs: null }]
      return sentences([say.lines.stopped({ who }), ...ending(say, told, discs)])
    }
    case 'time':
      return sentences([say.board.verdict.timeUp, ...ending(say, told, before.taken)])
  }
}

function sentences(said: readonly string[]): string {
  return said.join('. ').replaceAll('!. ', '! ')
}

function colourName({ colours }: Catalog, colour: Colour): string {
  return colours[COLOURS[colour] as (typeof COLOURS)[number]].name
}

export function discName(say: Catalog, disc: number): string {
  return disc === BLACK ? say.stop : colourName(say, disc)
}

/** "red 3 4, orange 1 1, blue 4 4, green 1 2, joker 5". */
function thrown(say: Catalog, { after, who }: Told): string {
  const { number, dice, tieRound, tied, spinner } = after
  const pairs = COLOURS.map((_, colour) => `${colourName(say, colour)} ${diceOf(dice, colour).slice(0, 2).join(' ')}`)
  const all = [...pairs, `${say.joker} ${dice.at(-1)}`].join(', ')
  const threw = { who: who(spinner), number, dice: all }
  return tied === 0 ? say.lines.thrown(threw) : say.lines.tieThrown({ ...threw, round: tieRound })
}

function taken(say: Catalog, { dice }: State, who: string, { disc, signs }: Move): string {
  const name = discName(say, disc)
  return signs === null
    ? say.lines.took({ who, disc: name })
    : say.lines.said({ who, disc: name, sum: terms(diceOf(dice, disc), signs) })
}

/** The round's end: the points of every disc, the sums missed, and the standing. */
function ending(say: Catalog, told: Told, discs: readonly Taken[]): string[] {
  const round: State = { ...told.before, taken: discs }
  const missed = open(round)
  const left = COLOURS.flatMap((_, colour) => (missed & (1 << colour) ? [solved(say, round, colour)] : []))
  return [
    ...(discs.length === 0 ? [say.board.verdict.nobody] : discs.map((one) => verdict(say, round, one, told.who))),
    ...(left.length === 0 ? [] : [say.lines.left({ sums: left.join(', ') })]),
    ...gains(say, round, told.who),
    ...standing(say, told),
  ]
}

function verdict(say: Catalog, round: State, one: Taken, nameOf: (seat: Seat) => string): string {
  const { lines } = say
  const told = { who: nameOf(one.seat), points: signed(gainOf(round, one)) }
  if (one.disc === BLACK) return open(round) === 0 ? lines.stopRight(told) : lines.stopWrong(told)
  const disc = capital(discName(say, one.disc))
  const own = diceOf(round.dice, one.disc)
  if (claimWorth(round, one) > 0) {
    const signs = one.signs ?? solution(round.number, own)
    return lines.right({ ...told, disc, sum: signs === null ? '' : arithmetic(own, signs) })
  }
  const { number } = round
  return one.signs === null
    ? lines.wrong({ ...told, disc, number })
    : lines.falseSum({ ...told, disc, number, sum: arithmetic(own, one.signs) })
}

/** "orange 1 + 1 + 5 = 7". */
function solved(say: Catalog, { number, dice }: State, colour: Colour): string {
  const own = diceOf(dice, colour)
  const signs = solution(number, own)
  return `${colourName(say, colour)} ${signs === null ? '' : arithmetic(own, signs)}`
}

/** Added up, where a seat has more than one disc. */
function gains(say: Catalog, round: State, nameOf: (seat: Seat) => string): string[] {
  const takers = playing(round).filter((seat) => round.taken.some((one) => one.seat === seat))
  if (takers.length === round.taken.length) return []
  const all = gainsOf(round)
  const added = takers.map((seat) => `${nameOf(seat)} ${signed(all[seat] as number)}`)
  return [say.lines.gains({ gains: added.join(', ') })]
}

/** R12 */
function standing(say: Catalog, { before, after, who, brief }: Told): string[] {
  const { lines, lang } = say
  const named = (seats: readonly Seat[]): string => list(lang, seats.map(who), 'and')
  if (after.phase !== 'over' && after.tied === 0) return []
  if (after.table.seats === 1) {
    const told = { who: who(0), count: after.round, points: after.scores[0] as number }
    return [after.table.rounds > 0 ? lines.played(told) : lines.reached(told)]
  }
  const left = playing(after)
  const dropped = before.tied === 0 ? [] : playing(before).filter((seat) => !left.includes(seat))
  const drops = dropped.length === 0 ? [] : [lines.drop({ who: named(dropped), count: dropped.length })]
  if (after.phase !== 'over') return [...drops, lines.tie({ who: named(left) })]
  if (brief === true) return drops
  return [...drops, (left.length === 1 ? lines.won : lines.shared)({ who: named(left) })]
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

type Three<Item> = readonly [Item, Item, Item]

/** Added terms come first: "6 − 2 − 2" of −2 −2 +6. */
export function terms(names: Three<string | number>, signs: Signs): string {
  const dice = [...signs].map((sign, die) => ({ sign, name: names[die] as string | number }))
  const ordered = [...dice.filter(({ sign }) => sign === '+'), ...dice.filter(({ sign }) => sign === '-')]
  return ordered
    .map(({ sign, name }, i) => (sign === '+' ? `${i === 0 ? '' : ' + '}${name}` : `${i === 0 ? '−' : ' − '}${name}`))
    .join('')
}

/** With what it comes to. */
export function arithmetic(dice: Three<number>, signs: Signs): string {
  return `${terms(dice, signs)} = ${minus(sumOf(dice, signs))}`
}

/** −1 with its sign. */
export function minus(n: number): string {
  return n < 0 ? `−${-n}` : String(n)
}

/** +2, 0, −1. */
export function signed(n: number): string {
  return n > 0 ? `+${n}` : minus(n)
}
