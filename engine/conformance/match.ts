/** One random match, with every input through `play`, a copy of each state, and its log. */
import type { Game, Input } from '../contract.ts'
import { copy, freeze, notPlain, same } from '../json.ts'
import { type Entry, readLog, replay, writeLog } from '../log.ts'
import { play } from '../play.ts'
import { randomInput } from '../testing/random-play.ts'
import { Broken, ensure } from './checks.ts'
import { checkPosition, type Subject } from './position-checks.ts'
import { checkRefusals } from './refusals.ts'
import { checkSecrets } from './secrets.ts'

export interface Course<State, Move> {
  readonly entries: readonly Entry<Move>[]
  readonly states: readonly State[]
}

/** `bound`: a longer match is a finding. `breakOff`: a longer match is stopped. */
export type End = { readonly bound: number } | { readonly breakOff: number }

/** Plays a match to the end and returns what happened. Throws `Broken` if the game fails a check. */
export function playMatch<State, Move, Options>(
  subject: Subject<State, Move>,
  options: Options,
  end: End,
): Course<State, Move> {
  const { game, seats } = subject
  const entries: Entry<Move>[] = []
  const states = [freeze(game.setup(seats, options))]
  for (;;) {
    const state = states.at(-1) as State
    const turn = checkPosition(subject, state)
    checkRefusals(subject, state, turn)
    if (turn.kind === 'over') break
    if (turn.kind === 'move') checkSecrets(subject, state, turn)
    if ('breakOff' in end && entries.length >= end.breakOff) break
    ensure('breakOff' in end || entries.length < end.bound, 'endless', () => `not over after ${entries.length} inputs`)
    const entry = freeze(randomInput(game, state, subject.random))
    if (entry === null) throw new Broken('turn', 'the turn is over and not over')
    entries.push(entry)
    states.push(freeze(advance(subject, state, entry.input)))
  }
  checkReplay(subject, options, entries, states)
  return { entries, states }
}

/** Applies the same input to the frozen state twice, and to a serialised copy. */
function advance<State, Move>({ game }: Subject<State, Move>, state: State, input: Input<Move>): State {
  const twin = copy(state)
  const next = accepted(play(game, state, input))
  ensure(
    same(next, accepted(play(game, state, input))),
    'repeatable',
    () => `${JSON.stringify(input)} gives two results`,
  )
  ensure(same(next, accepted(play(game, twin, copy(input)))), 'twin', () => `${JSON.stringify(input)} on the copy`)
  ensure(same(twin, state), 'mutates', () => `${JSON.stringify(input)} has changed the copy it was played on`)
  ensure(input.kind !== 'time' || !same(next, state), 'stuck', () => 'time passes and nothing changes')
  if (input.kind === 'move' && input.at !== undefined) checkWithoutTime(game, state, input)
  return next
}

/** The time of an act is optional. */
function checkWithoutTime<State, Move>(
  game: Game<State, Move>,
  state: State,
  { kind, seat, move }: Extract<Input<Move>, { kind: 'move' }>,
): void {
  const plain = notPlain(accepted(play(game, state, { kind, seat, move })))
  ensure(plain === null, 'plain', () => `without a time the state is not plain JSON: ${plain}`)
}

function accepted<State>(played: ReturnType<typeof play<State, never>>): State {
  if (!played.ok) throw new Broken('why', `a listed move is refused: ${JSON.stringify(played.fault)}`)
  return played.value
}

function checkReplay<State, Move, Options>(
  { game, seats }: Subject<State, Move>,
  options: Options,
  entries: readonly Entry<Move>[],
  states: readonly State[],
): void {
  const text = writeLog(game, { seats, options, entries })
  const log = readLog(game, text)
  if (!log.ok) throw new Broken('replay', `the log does not read: ${JSON.stringify(log.fault)}`)
  ensure(writeLog(game, log.value) === text, 'replay', () => 'the log, read and written again, is another text')
  const end = replay(game, log.value, ({ step, state }) => {
    ensure(same(state, states[step]), 'replay', () => `step ${step} differs`)
  })
  if (!end.ok) throw new Broken('replay', `the log is refused: ${JSON.stringify(end.fault)}`)
}
