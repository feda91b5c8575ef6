/**
 * Start here: all tables of this server, as the sockets and HTTP use them. No sockets and no HTTP in this folder: a guest is
 * something that takes frames, and frames are texts of protocol/server.ts.
 *
 *     hall.ts      loads and evicts tables, wakes those whose time has come, hears what other processes do; reading.ts: what is
 *                  asked without sitting down
 *     table.ts     one table in memory: one queue of inputs, one commit at a time, nothing sent before it is kept
 *     draft.ts     a table as it would be after the commit: its row, its notes (notes.ts), its new lines
 *     position.ts  the game of a log: state, questions, what is secret; throws fall and forced moves are made at once
 *     commands/    lot.ts judges what rides together (scene.ts: what is around it): a refusal, or a draft of what the table is then.
 *                  lobby.ts, moves.ts (with take-backs), parting.ts (resign, leave, claim, end) have the rules of each,
 *                  dice.ts those of the opening; ending.ts: how a game ends; replies.ts answers
 *     broadcast/   herald.ts tells the pages; frames.ts: what is sent, once for each distinct view; calls.ts: who is to be called
 *                  because they do not look
 *     race/        raced.ts: a race among them, entered, judged by server/race, void when it is lost; marshal.ts: when, and who is ready
 *     timers/      timing.ts: clocks and deadlines; bystand.ts: what happens without anybody's command; sweeper.ts wakes tables
 *
 * **Clocks and restarts.** Time in which no server ran does not count for a live clock: after a restart a seat that is asked has
 * its whole time for the move again, and its bank as it was. A slow clock runs on, but nobody's ends within an hour of a start. The
 * same holds for a table whose process has died, hung or lost the store.
 */
import type { Result } from '../../engine/result.ts'
import type { Command, Hello } from '../../protocol/client.ts'
import type { AnswerOf, NewTable } from '../../protocol/http.ts'
import type { CloseReason } from '../../protocol/protocol.ts'
import type { Refusal } from '../../protocol/refusals.ts'
import type { Materials } from '../materials/materials.ts'
import type { Distance } from '../race/clock.ts'
import type { Holder, Store } from '../store/store.ts'
import {
  allGames,
  type Bots,
  type Call,
  type Clock,
  type Games,
  LIMITS,
  type Limits,
  type Log,
  type Random,
} from './deps.ts'
import { Hall } from './hall.ts'

/** Somebody's page at a table. */
export interface Guest {
  /** Known to the store, and proven by the cookie. */
  readonly identity: string
  /** Where it comes from, as limits count it; left out: not known. */
  readonly address?: string
  /** A text of protocol/server.ts, in today's version. Must not throw; what a slow socket cannot take is the door's concern. */
  send(frame: string): void
  /** Say `bye` and close. Nothing is sent to this guest any more; `leave` need not be called, and may be. */
  close(reason: CloseReason): void
  /** Does somebody see the page? Left out: yes. */
  isLooking?(): boolean
  /** How far away the page is, as the server has measured it; null or left out: nobody knows. */
  distance?(): Distance | null
}

export interface Connection {
  /** A command that was read by its schema; answered by `done` or `refused` through `send`, sooner or later. Never throws. */
  command(message: Command): void
  /** The socket is closed. Twice does no harm. */
  leave(): void
}

type Answered<Value> = Promise<Result<Value, Refusal>>

export interface Tables {
  /** The id of a new table, once it is kept. */
  create(identity: string, body: NewTable): Answered<string>
  facts(id: string, identity: string): Answered<AnswerOf<'table'>>
  /** The whole log as a text, after the end; before it: `not-over`. */
  log(id: string): Answered<string>
  /** `after`: the `next` of the page before; what cannot be read as one begins at the top. */
  public(after?: string): Answered<AnswerOf<'publicTables'>>
  mine(identity: string): Answered<AnswerOf<'myTables'>>
  export(identity: string): Answered<AnswerOf<'myData'>>
  /** Deletes an identity and all its data. Its pages are closed as `no-identity`, bots play its seats. */
  forget(identity: string): Answered<null>
  /**
   * A page has said `hello` (in today's version). `welcome` is sent before the answer is there. If refused, nothing was sent:
   * the door says `refused` and `bye`.
   */
  connect(id: string, guest: Guest, hello: Hello, instead?: string): Answered<Connection>
  /** The other process that has this table, and lives: whoever asks for it here is to be passed on. Null: `connect` is right. */
  holder(id: string): Promise<Holder | null>
  /** The store cannot be reached: everything waits. */
  readonly isAway: boolean
  /** This process was stopped for a while, and goes on now. */
  overslept(): void
  /** How much is in memory. */
  readonly size: { readonly tables: number; readonly guests: number }
  /** All guests are closed as `stopping`, what was begun is committed, then nothing happens any more. The store stays open. */
  stop(): Promise<void>
}

export interface TablesSettings {
  readonly store: Store
  /** The name of this process, where several share the store. */
  readonly owner?: string
  readonly bots: Bots
  readonly clock: Clock
  readonly random: Random
  readonly limits?: Partial<Limits>
  readonly log: Log
  /** Whose turn has begun while they did not look. */
  readonly call?: (call: Call) => void
  /** For tests: other games than those of games/index.ts. */
  readonly games?: Games
  readonly materials?: Materials
}

export function openTables({ limits, games = allGames, owner, ...rest }: TablesSettings): Tables {
  return new Hall({ ...rest, owner: owner ?? null, games, limits: { ...LIMITS, ...limits } })
}
