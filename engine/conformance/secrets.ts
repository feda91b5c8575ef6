/** Checks that no secret choice reaches another seat, neither in its view nor in the inputs it is shown. */
import type { MoveTurn, Seat } from '../contract.ts'
import { same } from '../json.ts'
import { visibleInput } from '../play.ts'
import { ensure } from './checks.ts'
import type { Subject } from './position-checks.ts'

/** Lets every due seat choose in two different ways, and compares the others' views. */
export function checkSecrets<State, Move>(subject: Subject<State, Move>, state: State, turn: MoveTurn): void {
  const { game, random } = subject
  if (game.hidden?.(state) ?? false) checkOrder(subject, state, turn.seats)
  for (const seat of turn.seats) {
    const moves = game.moves(state, seat)
    if (moves.length < 2) continue
    const one = random.below(moves.length)
    const two = (one + 1 + random.below(moves.length - 1)) % moves.length
    checkPair(subject, state, seat, moves[one] as Move, moves[two] as Move)
  }
}

/** The order of two secret choices must not matter. */
function checkOrder<State, Move>({ game, random }: Subject<State, Move>, state: State, seats: readonly Seat[]): void {
  const [one, two] = seats
  if (one === undefined || two === undefined) return
  const [first, second] = [random.pick(game.moves(state, one)), random.pick(game.moves(state, two))]
  const there = game.move(game.move(state, one, first), two, second)
  const back = game.move(game.move(state, two, second), one, first)
  ensure(same(there, back), 'order', () => `seats ${one} and ${two} choose in another order with another result`)
}

function checkPair<State, Move>(subject: Subject<State, Move>, state: State, seat: Seat, one: Move, two: Move): void {
  const { game, seats } = subject
  const [a, b] = [game.move(state, seat, one), game.move(state, seat, two)]
  const others: (Seat | null)[] = [null, ...Array.from({ length: seats }, (_, s) => s).filter((s) => s !== seat)]
  const hidden = game.hidden?.(state) ?? false
  const moves = `"${game.write(one)}" and "${game.write(two)}" of seat ${seat}`
  if (hidden) {
    compareViews(subject, [a, b], seat, others, moves)
    for (const viewer of others) {
      const told = [one, two].map((move) => visibleInput(game, state, { kind: 'move', seat, move }, viewer))
      ensure(same(told[0], told[1]), 'tell', () => `${moves} are told apart by ${viewer}`)
    }
  } else if (!same(a, b)) {
    const blind = others.find((viewer) => same(game.view(a, viewer), game.view(b, viewer)))
    ensure(blind === undefined, 'tell', () => `${moves} are hidden in ${blind}'s view, but not as inputs`)
  }
}

/** Both futures must look the same to the others, now and after one of them has chosen too, until the reveal. */
function compareViews<State, Move>(
  { game, random }: Subject<State, Move>,
  [a, b]: readonly [State, State],
  seat: Seat,
  others: readonly (Seat | null)[],
  moves: string,
): void {
  let [left, right] = [a, b]
  const pending = (state: State): readonly Seat[] => {
    const turn = game.turn(state)
    return turn.kind === 'move' ? turn.seats : []
  }
  // That a seat has not finished yet (a choice may have several steps) is public; so is everything revealed.
  const comparable = (): boolean =>
    (game.hidden?.(left) ?? false) &&
    (game.hidden?.(right) ?? false) &&
    pending(left).includes(seat) === pending(right).includes(seat)
  for (;;) {
    if (!comparable()) return
    for (const viewer of others) {
      const equal = same(game.view(left, viewer), game.view(right, viewer))
      ensure(
        equal,
        'leak',
        () => `${moves} are told apart in the view of ${viewer === null ? 'a spectator' : `seat ${viewer}`}`,
      )
    }
    const next = pending(left).find((other) => other !== seat)
    if (next === undefined) return
    const move = random.pick(game.moves(left, next))
    if (game.why(right, next, move) !== null) return
    left = game.move(left, next, move)
    right = game.move(right, next, move)
  }
}
