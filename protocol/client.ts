/**
 * Messages of a page. All but `hello` and `ping` are commands: they have an id, are applied once, and are answered by `done` or `refused`.
 */
import * as v from 'valibot'
import { colour, departure } from './facts.ts'
import { LIMITS } from './protocol.ts'
import { grabbed } from './race.ts'
import { saying } from './says.ts'
import { commandId, count, hash, type Read, seat, seatBytes, text, version, word } from './schema.ts'

function command<Kind extends string, Entries extends v.ObjectEntries>(kind: Kind, entries: Entries) {
  return v.object({ kind: v.literal(kind), id: commandId, ...entries })
}

/** The page is hidden: behind others, or the device is locked. */
const hidden = v.exactOptional(v.boolean())

/** By kind. */
export const CLIENT = {
  /** The first message. `seen`: the number of the last known line, 0 for none; `takebacks` as last received. */
  hello: v.object({
    kind: v.literal('hello'),
    protocol: version,
    seen: count,
    takebacks: count,
    hidden,
    /**
     * The page understands events of the table (engine/table/events.ts), and `said` in a race. Otherwise events come as `fair` lines, which
     * it ignores, and `said` is omitted.
     */
    events: v.exactOptional(v.boolean()),
  }),
  ping: v.object({ kind: v.literal('ping'), n: count, hidden }),

  /** Sit down; at a seat of your own: change name and colour. `orNext`: if the seat is taken, on the next free one. */
  sit: command('sit', { seat, name: text(LIMITS.typed), colour, orNext: v.exactOptional(v.boolean()) }),
  /** Stand up, in the lobby. */
  rise: command('rise', { seat }),
  /** Host: put a bot on an open seat, or another one on a bot's. */
  fill: command('fill', { seat, level: word }),
  /** Host: free a seat, in the lobby. */
  remove: command('remove', { seat }),
  /** Host: begin the game. All seats must be taken. `close`: without seats that are free or whose person is absent. */
  start: command('start', { close: v.exactOptional(v.boolean()) }),
  /** Verifiable dice, while the table opens: `pledge` and the bytes of fair/opening.ts. Rounds count from 1. */
  commit: command('commit', { seat, round: version, hash }),
  reveal: command('reveal', { seat, round: version, bytes: seatBytes }),
  /**
   * `question`: the number of moves this seat has made so far, see question.ts. `move`: in the game's notation. `race`: in an optional
   * turn, the time of the grab; then `question` is ignored, because a seat may grab again before the last grab is answered.
   */
  move: command('move', { seat, question: count, move: text(LIMITS.move), race: v.exactOptional(grabbed) }),
  /** This device has shown the log up to this line: others need not wait for it. */
  read: command('read', { line: count }),
  /** The easiest bot plays for this seat from now on. */
  hand: command('hand', { seat }),
  /** The person plays again. */
  back: command('back', { seat }),
  takeback: command('takeback', { seat }),
  /** Answers for all your seats. */
  agree: command('agree', { takeback: count, yes: v.boolean() }),
  /** Gives this seat up for good. */
  resign: command('resign', { seat }),
  /** Gives up all your seats; the table is no longer in your list. */
  leave: command('leave', {}),
  /** This seat's person has been away for too long. `departure`: what follows; default: the table's choice. */
  claim: command('claim', { seat, departure: v.exactOptional(departure) }),
  /** Reminds this seat's person that the game waits for them: all see it, and their devices are notified if no page is visible. */
  nudge: command('nudge', { seat }),
  /** Asks the others to end the game without a result. */
  end: command('end', {}),
  /** Answers for all your seats. */
  'agree-end': command('agree-end', { ending: count, yes: v.boolean() }),
  /** Asks for every legal move of this seat, as texts. */
  legal: command('legal', { seat }),
  /** After the end: a new table for the same people; `game`: to play this one next. */
  rematch: command('rematch', { game: v.exactOptional(word) }),
  say: command('say', { seat, what: saying }),
} as const

type ClientKind = keyof typeof CLIENT

export type ClientMessage = { [Kind in ClientKind]: Read<(typeof CLIENT)[Kind]> }[ClientKind]

export type Hello = Extract<ClientMessage, { kind: 'hello' }>

export type Command = Extract<ClientMessage, { id: string }>
export type CommandOf<Kind extends Command['kind']> = Extract<Command, { kind: Kind }>
