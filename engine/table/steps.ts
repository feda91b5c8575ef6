/** One input at any table: the input itself, then everything that follows from it without a choice. Pure, and the same for every host. */
import type { Game } from '../contract.ts'
import type { Entry } from '../log.ts'
import { forced, play, type Refusal } from '../play.ts'
import { isRace } from '../race-order.ts'
import { good, type Result } from '../result.ts'

/** An entry of the log and the states around it. */
export interface Step<State = unknown, Move = unknown> {
  readonly entry: Entry<Move>
  readonly before: State
  readonly after: State
}

/** Returns the faces of throw number `n`, counted from 1. */
export type Dice = (n: number, sides: readonly number[]) => readonly number[]

/** Returns the step of this entry and those of the moves that it forces; a refusal changes nothing. */
export function advance<State, Move>(
  game: Game<State, Move>,
  before: State,
  entry: Entry<Move>,
): Result<readonly [Step<State, Move>, ...Step<State, Move>[]], Refusal> {
  const played = play(game, before, entry.input)
  return played.ok ? good([{ entry, before, after: played.value }, ...forcedSteps(game, played.value)]) : played
}

/** Plays forced moves until a seat has a choice; returns their steps. */
export function forcedSteps<State, Move>(game: Game<State, Move>, from: State): Step<State, Move>[] {
  const steps: Step<State, Move>[] = []
  for (let before = from; ; ) {
    const step = forcedStep(game, before)
    if (step === null) return steps
    steps.push(step)
    before = step.after
  }
}

function forcedStep<State, Move>(game: Game<State, Move>, before: State): Step<State, Move> | null {
  const must = forced(game, before)
  return must === null ? null : certain(game, before, { input: { kind: 'move', ...must }, forced: true })
}

/** A step that the rules cannot refuse. */
function certain<State, Move>(game: Game<State, Move>, before: State, entry: Entry<Move>): Step<State, Move> {
  const played = play(game, before, entry.input)
  if (!played.ok) throw new Error(`${game.id}: what follows by itself is refused: ${JSON.stringify(played.fault)}`)
  return { entry, before, after: played.value }
}

/**
 * Plays due throws and forced moves until a seat has a choice or the game is over; returns the steps. The throw that begins a race is left
 * to `throwStep`, because the host waits until everybody is ready. `throws`: how many there have been.
 */
export function follow<State, Move>(
  game: Game<State, Move>,
  from: State,
  throws: number,
  dice: Dice,
): Step<State, Move>[] {
  const steps: Step<State, Move>[] = []
  let [state, thrown] = [from, throws]
  for (;;) {
    const step = throwStep(game, state, thrown, dice) ?? forcedStep(game, state)
    if (step === null) return steps
    const isThrow = step.entry.input.kind === 'throw'
    if (isThrow && isRace(game, step.after)) return steps
    if (isThrow) thrown++
    steps.push(step)
    state = step.after
  }
}

/** Returns the step of the due throw; null: no throw is due. */
export function throwStep<State, Move>(
  game: Game<State, Move>,
  state: State,
  throws: number,
  dice: Dice,
): Step<State, Move> | null {
  const turn = game.turn(state)
  if (turn.kind !== 'throw') return null
  return certain(game, state, { input: { kind: 'throw', faces: dice(throws + 1, turn.sides) } })
}
