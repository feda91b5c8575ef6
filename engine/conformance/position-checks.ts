/** The invariants of every single position of every game. */
import type { Game, MoveTurn, OverTurn, Seat, ThrowTurn, Turn } from '../contract.ts'
import type { Xoshiro128 } from '../dice/random.ts'
import { copy, freeze, notPlain, same } from '../json.ts'
import { Broken, ensure } from './checks.ts'

/** A game under examination, and the moves that it has shown so far, by text. */
export interface Subject<State, Move> {
  readonly game: Game<State, Move>
  readonly seats: number
  readonly random: Xoshiro128
  readonly known: Map<string, Move>
}

/** Checks everything that must hold at one position, and returns its turn. Throws `Broken`. */
export function checkPosition<State, Move>(subject: Subject<State, Move>, state: State): Turn {
  const { game, seats } = subject
  const plain = notPlain(state)
  ensure(plain === null, 'plain', () => `the state is not plain JSON: ${plain}`)
  const turn = freeze(game.turn(state))
  ensure(same(turn, game.turn(state)), 'repeatable', () => 'turn differs when asked twice')
  checkTurn(game, seats, turn)
  const scores = checkScores(subject, state, 'the state')
  checkView(subject, state, null)
  for (let seat = 0; seat < seats; seat++) {
    const due = turn.kind === 'move' && turn.seats.includes(seat)
    if (due) checkMoves(subject, state, seat, turn)
    else ensure(game.moves(state, seat).length === 0, 'idle', () => `seat ${seat} is not due and has moves`)
    checkOwnView(subject, state, seat, due)
  }
  if (turn.kind === 'throw') checkAlike(subject, state, turn)
  if (turn.kind === 'over') checkPlaces(turn, scores)
  return turn
}

function checkScores<State, Move>({ game, seats }: Subject<State, Move>, state: State, of: string): readonly number[] {
  const scores = game.scores(state)
  const right =
    scores.length === seats && notPlain(scores) === null && scores.every((score) => typeof score === 'number')
  ensure(right, 'scores', () => `scores of ${of} are ${scores.join(', ')} for ${seats} seats`)
  return scores
}

function checkTurn(game: Game, seats: number, turn: Turn): void {
  const isSeat = (seat: Seat): boolean => Number.isInteger(seat) && seat >= 0 && seat < seats
  const say = (): string => JSON.stringify(turn)
  if (turn.kind === 'throw') {
    const dice = turn.sides.length > 0 && turn.sides.every((side) => Number.isInteger(side) && side >= 1)
    ensure(dice && (turn.seat === null || isSeat(turn.seat)), 'turn', say)
    const grouped = (turn.alike ?? []).flat()
    const alike = (group: readonly number[]): boolean =>
      group.every((die) => turn.sides[die] !== undefined && turn.sides[die] === turn.sides[group[0] ?? -1])
    const once = new Set(grouped).size === grouped.length
    ensure((turn.alike ?? []).every(alike) && once, 'turn', () => `dice that cannot be alike: ${say()}`)
  }
  if (turn.kind === 'move') {
    const ascending = turn.seats.every((seat, i) => isSeat(seat) && (i === 0 || seat > (turn.seats[i - 1] as number)))
    ensure(ascending && turn.seats.length > 0, 'turn', say)
    const limit = turn.limitMs === undefined || (turn.limitMs > 0 && game.timeUp !== undefined)
    ensure(limit, 'turn', () => `a limit without timeUp: ${say()}`)
  }
}

function checkMoves<State, Move>(subject: Subject<State, Move>, state: State, seat: Seat, turn: MoveTurn): void {
  const { game } = subject
  const moves = freeze(game.moves(state, seat))
  const texts = moves.map((move) => game.write(move))
  const legal = new Set(texts)
  ensure(
    same(
      texts,
      game.moves(state, seat).map((move) => game.write(move)),
    ),
    'repeatable',
    () => 'moves differ when asked twice',
  )
  const twin = copy(state)
  const onCopy = game.moves(twin, seat).map((move) => game.write(move))
  ensure(same(texts, onCopy), 'twin', () => 'moves differ on a copy of the state')
  ensure(
    moves.length > 0 || (turn.optional === true && turn.limitMs !== undefined),
    'stuck',
    () => `seat ${seat} has no move`,
  )
  for (const [i, move] of moves.entries()) checkNotation(subject, move, texts[i] as string)
  ensure(legal.size === moves.length, 'unique', () => `moves are listed twice: ${texts.join(', ')}`)
  for (const move of moves) {
    const rule = game.why(state, seat, move)
    ensure(rule === null, 'why', () => `"${game.write(move)}" is listed and refused by ${rule}`)
  }
  for (const [text, move] of subject.known) {
    if (legal.has(text)) continue
    const rule = game.why(state, seat, move)
    ensure(rule !== null, 'why', () => `"${text}" is not listed and allowed`)
    ensure(rule === game.why(twin, seat, move), 'twin', () => `"${text}" is judged otherwise on a copy`)
    ensure(
      /^[RSBC]\d+[a-z]?$/.test(rule ?? ''),
      'why',
      () => `"${text}" is refused by "${rule}", which is no rule number`,
    )
  }
  checkOnly(game, state, seat, moves)
}

function checkNotation<State, Move>({ game, known }: Subject<State, Move>, move: Move, text: string): void {
  const before = known.get(text)
  if (before !== undefined) {
    ensure(same(before, move), 'notation', () => `"${text}" is the text of two moves`)
    return
  }
  ensure(/^[a-z][a-z0-9+:-]*( [a-z0-9+:-]+)*$/.test(text), 'notation', () => `"${text}" is not made of plain words`)
  for (const word of text.split(' ')) {
    ensure(
      !/^[a-z]/.test(word) || game.words.includes(word),
      'notation',
      () => `"${word}" is not among the game's words`,
    )
  }
  const read = game.read(text)
  ensure(same(read, move), 'notation', () => `"${text}" reads back as ${JSON.stringify(read)}`)
  ensure(notPlain(move) === null, 'plain', () => `the move "${text}" is not plain JSON`)
  for (const garbled of garbles(text)) game.read(garbled) // must not throw: logs are cut off and mistyped
  known.set(text, freeze(copy(move)))
}

function garbles(text: string): string[] {
  const words = text.split(' ')
  return [
    '',
    words.slice(0, -1).join(' '),
    words.slice(1).join(' '),
    `${text} ${text}`,
    `${text} 1`,
    `${words[0]} x`,
    `${words[0]} 99`,
  ]
}

function checkOnly<State, Move>(game: Game<State, Move>, state: State, seat: Seat, moves: readonly Move[]): void {
  if (game.only === undefined) return
  const only = game.only(state, seat)
  const expected = moves.length === 1 ? (moves[0] as Move) : null
  ensure(same(only, expected), 'only', () => `only says ${JSON.stringify(only)}, moves lists ${moves.length}`)
}

/** A view is a state like any other: plain, with the same turn; of a view, it is the same view. */
function checkView<State, Move>(subject: Subject<State, Move>, state: State, viewer: Seat | null): State {
  const { game } = subject
  const name = viewer === null ? 'a spectator' : `seat ${viewer}`
  const view = game.view(state, viewer)
  const plain = notPlain(view)
  ensure(plain === null, 'plain', () => `the view of ${name} is not plain JSON: ${plain}`)
  ensure(same(game.view(freeze(view), viewer), view), 'own', () => `the view of the view of ${name} is another`)
  ensure(same(game.turn(view), game.turn(state)), 'own', () => `${name} sees another turn on its view`)
  ensure(
    game.hidden?.(view) === game.hidden?.(state),
    'own',
    () => `${name} is told otherwise whether choices are hidden`,
  )
  checkScores(subject, view, `the view of ${name}`)
  return view
}

/** On its own view a seat has the same moves as on the state. */
function checkOwnView<State, Move>(subject: Subject<State, Move>, state: State, seat: Seat, due: boolean): void {
  const { game } = subject
  const view = checkView(subject, state, seat)
  if (!due) return
  const text = (moves: readonly Move[]): string => moves.map((move) => game.write(move)).join(', ')
  const [onView, onState] = [text(game.moves(view, seat)), text(game.moves(state, seat))]
  ensure(
    onView === onState,
    'own',
    () => `seat ${seat} has the moves ${onView} on its view and ${onState} on the state`,
  )
  const only = same(game.only?.(view, seat), game.only?.(state, seat))
  ensure(only, 'own', () => `seat ${seat} is forced on its view or on the state alone`)
  const sample = [...subject.known.values()].slice(0, 40)
  for (const move of sample) {
    const agree = game.why(view, seat, move) === game.why(state, seat, move)
    ensure(agree, 'own', () => `"${game.write(move)}" is judged otherwise on seat ${seat}'s view`)
  }
}

function checkAlike<State, Move>({ game, random }: Subject<State, Move>, state: State, turn: ThrowTurn): void {
  game.land(state, freeze(turn.sides.map(() => 1)))
  game.land(state, turn.sides)
  const faces = freeze(random.throw(turn.sides))
  const landed = game.land(state, faces)
  ensure(same(landed, game.land(state, faces)), 'repeatable', () => 'land differs when asked twice')
  for (const group of turn.alike ?? []) {
    const turned = [...faces]
    group.forEach((die, i) => {
      turned[die] = faces[group[(i + 1) % group.length] as number] as number
    })
    const equal = same(game.land(state, turned), landed)
    ensure(equal, 'alike', () => `${faces.join(' ')} and ${turned.join(' ')} should be the same throw`)
  }
}

/** Places are shared on a tie and the next ones skipped. Alone, 1 is won and 2 is lost. */
function checkPlaces({ places }: OverTurn, scores: readonly number[]): void {
  if (places.length !== scores.length) throw new Broken('places', `${places.length} places for ${scores.length} seats`)
  const say = (): string => `places ${places.join(' ')} for scores ${scores.join(' ')}`
  if (places.length === 1) {
    ensure(places[0] === 1 || places[0] === 2, 'places', say)
    return
  }
  places.forEach((place, seat) => {
    ensure(place === 1 + places.filter((other) => other < place).length, 'places', say)
    const worse = scores.some((score, other) => score < (scores[seat] as number) && (places[other] as number) <= place)
    ensure(!worse, 'places', say)
  })
}
