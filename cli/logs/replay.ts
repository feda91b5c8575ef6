/** `iacta replay FILE [--json]`: every position of a log, for people or as JSON lines for programs. */
import type { Game, Turn } from '../../engine/contract.ts'
import { replay, type Step, writeEntry } from '../../engine/log.ts'
import { type TableEvent, writeEvent } from '../../engine/table/events.ts'
import { tellEvent } from '../../engine/text/explain.ts'
import type { GameText } from '../../engine/text/game.ts'
import type { Command, Context } from '../command.ts'
import { EXIT } from '../exit.ts'
import { winnersLine } from '../winners.ts'
import { badLog, openLog } from './files.ts'

export const replayCommand: Command = {
  usage: 'FILE [--json]',
  words: 1,
  flags: { json: {} },
  run: async (context, args) => {
    const file = args.word
    const { game, gameText, log } = await openLog(context, file)
    const { out, err } = context.io
    const isJson = args.flags.json === true
    const show = isJson ? jsonLine : people(context, gameText)
    const tell = isJson ? jsonEvent : (event: TableEvent) => toldEvent(context, event)
    const events = (step: number): void => {
      for (const event of log.events) if (event.step === step) out(`${tell(event)}\n`)
    }
    const end = replay(game, log, (step) => {
      out(`${show(game, step)}\n`)
      events(step.step)
    })
    if (!end.ok) throw badLog(context, file, end.fault, gameText)
    if (log.unended) err(`iacta: ${context.text.unended}\n`)
    return EXIT.ok
  },
}

/** One position as a JSON line. Fields that do not apply are absent. */
function jsonLine(game: Game, { step, state, entry }: Step<unknown, unknown>): string {
  const turn = game.turn(state)
  const input = entry === null ? {} : { input: writeEntry(game, entry) }
  const places = turn.kind === 'over' ? { places: turn.places } : {}
  return JSON.stringify({
    step,
    ...input,
    due: turn.kind,
    ...dueFields(game, state, turn),
    scores: game.scores(state),
    ...places,
  })
}

function jsonEvent(event: TableEvent): string {
  return JSON.stringify({ event: writeEvent(event) })
}

function toldEvent({ text, engine }: Context, event: TableEvent): string {
  return `${' '.repeat(17)}${tellEvent(engine, event, (seat) => text.play.player({ number: seat + 1 }))}`
}

function dueFields(game: Game, state: unknown, turn: Turn): object {
  if (turn.kind === 'throw') return { sides: turn.sides }
  if (turn.kind === 'over') return {}
  const moves = turn.seats.map((seat) => [seat, game.moves(state, seat).map((move) => game.write(move))])
  return { seats: turn.seats, moves: Object.fromEntries(moves) }
}

/** One position for people: step, scores, what happened. */
function people({ text }: Context, gameText: GameText): (game: Game, step: Step<unknown, unknown>) => string {
  let before: unknown
  return (game, { step, state, entry }) => {
    const who = (seat: number): string => text.play.player({ number: seat + 1 })
    const told = entry === null ? gameText.name : gameText.line({ before, input: entry.input, after: state, who })
    before = state
    const scores = game.scores(state).join(' : ')
    const turn = game.turn(state)
    const winners = turn.kind === 'over' ? winnersLine(text, turn.places, who) : null
    const line = `${String(step).padStart(4)}  ${scores.padStart(9)}  ${told}${marks(text, entry)}`
    return winners === null ? line : `${line}\n\n${winners}`
  }
}

function marks(text: Context['text'], entry: Step<unknown, unknown>['entry']): string {
  const said = [entry?.forced ? text.forced : '', entry?.by ? text.by[entry.by] : ''].filter((mark) => mark !== '')
  return said.length === 0 ? '' : ` (${said.join(', ')})`
}
