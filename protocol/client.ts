/** What a page sends. All but `hello` and `ping` are commands: with an id, applied once, answered by `done` or `refused`. */
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
  /** The first message. `seen`: the last line known, 0 for none; `takebacks` as last told. */
  hello: v.object({
    kind: v.literal('hello'),
    protocol: version,
    seen: count,
    takebacks: count,
    hidden,
    /**
     * The page reads events of the table (engine/table/events.ts), and `said` in a race. Without it events come as `fair` lines, which
     * it passes over, and `said` does not come.
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
  /** Host: all seats are taken, begin. `close`: without the seats that are free or whose person is absent. */
  start: command('start', { close: v.exactOptional(v.boolean()) }),
  /** Verifiable dice, while the table opens: `pledge` and the bytes of fair/opening.ts. Rounds count from 1. */
  commit: command('commit', { seat, round: version, hash }),
  reveal: command('reveal', { seat, round: version, bytes: seatBytes }),
  /**
   * `question`: how many moves this seat has made so far, see question.ts. `move`: the game's notation. `race`: in an optional turn,
   * when it was done; then `question` does not matter, a seat may grab again before it knows what became of the last one.
   */
  move: command('move', { seat, question: count, move: text(LIMITS.move), race: v.exactOptional(grabbed) }),
  /** This device has shown the log up to this line: others need not wait for it. */
  read: command('read', { line: count }),
  /** A bot plays for this seat from now on. */
  hand: command('hand', { seat }),
  /** It does so no longer. */
  back: command('back', { seat }),
  takeback: command('takeback', { seat }),
  /** Answers for all seats of yours. */
  agree: command('agree', { takeback: count, yes: v.boolean() }),
  /** Gives this seat up for good. */
  resign: command('resign', { seat }),
  /** Gives all your seats up, and the table: it is no longer yours. */
  leave: command('leave', {}),
  /** This seat's person has been away for too long. `departure`: what follows; left out: what the table has chosen. */
  claim: command('claim', { seat, departure: v.exactOptional(departure) }),
  /** Reminds this seat's person that the game waits for them: all see it, and their devices are notified if no page is visible. */
  nudge: command('nudge', { seat }),
  /** Asks the others to end the game without a result. */
  end: command('end', {}),
  /** Answers that for all seats of yours. */
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
