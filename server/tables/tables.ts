/**
 * Start here: all tables of this server, as the sockets and HTTP use them. No sockets and no HTTP in this folder: a subscriber
 * takes frames, and frames are texts of protocol/server.ts.
 *
 *     table-registry.ts  loads and evicts tables, wakes those with a due deadline, hears of claims by other processes
 *     table-reader.ts    answers HTTP questions from the store, without loading a table
 *     table.ts           one table in memory: one queue of inputs, one commit at a time, nothing sent before it is committed
 *     pending-table.ts   a table as it will be after the commit: its row, its notes (notes.ts), its new lines
 *     stored-position.ts the game of a log: state, questions, secrets; throws and forced moves follow at once
 *     commands/          batch.ts applies a batch of commands in a context (context.ts) and returns refusals or the pending table;
 *                        lobby.ts, moves.ts (with take-backs), departures.ts (resign, leave, claim, end of a game) and dice.ts have
 *                        the rules of each command; replies.ts answers
 *     broadcast/         broadcaster.ts sends frames to the pages, frames.ts builds each distinct view once,
 *                        turn-notifications.ts finds the people to notify because no page of theirs is in sight
 *     race/              race-state.ts: a race in the log, void if its process is lost; race-controller.ts: when it is shown and judged
 *     timers/            timing.ts: clocks and deadlines; timers.ts: events that need no command; sweeper.ts wakes tables;
 *                        bot-runner.ts asks the bots
 *
 * **Clocks and restarts.** Time in which no server ran does not count for a live clock: after a restart a seat that is asked has
 * its whole time for the move again, and its bank as it was. A slow clock runs on, but none ends within an hour of a start. The
 * same holds for a table whose process has died, hung or lost the store.
 */
import type { Command } from '../../protocol/client.ts'
import type { CloseReason } from '../../protocol/protocol.ts'
import type { Distance } from '../race/clock.ts'
import { allGames, type Deps, type Games, LIMITS, type Limits } from './deps.ts'
import { TableRegistry } from './table-registry.ts'

/** A page that receives a table's frames: one for each socket. Several can belong to one guest (an identity). */
export interface Subscriber {
  /** Known to the store, and proven by the cookie. */
  readonly identity: string
  /** Where it comes from, as limits count it; left out: not known. */
  readonly address?: string
  /** A text of protocol/server.ts, in today's version. Must not throw; what a slow socket cannot take is the door's concern. */
  send(frame: string): void
  /** Say `bye` and close. Nothing is sent to this subscriber any more; `leave` need not be called, and may be. */
  close(reason: CloseReason): void
  /** Whether the page is visible. Left out: yes. */
  isLooking?(): boolean
  /** The page's measured round trip; null or left out: unknown. */
  distance?(): Distance | null
}

export interface Connection {
  /** A command that was read by its schema; answered by `done` or `refused` through `send`, sooner or later. Never throws. */
  command(message: Command): void
  /** The socket is closed. Twice does no harm. */
  leave(): void
}

export type Tables = Pick<
  TableRegistry,
  | ('create' | 'facts' | 'log' | 'public' | 'mine' | 'export' | 'forget')
  | ('connect' | 'holder' | 'isAway' | 'overslept' | 'size' | 'stop')
>

export interface TablesSettings extends Omit<Deps, 'owner' | 'limits' | 'games'> {
  /** The name of this process, where several share the store. */
  readonly owner?: string
  readonly limits?: Partial<Limits>
  /** For tests: other games than those of games/index.ts. */
  readonly games?: Games
}

export function openTables({ limits, games = allGames, owner, ...rest }: TablesSettings): Tables {
  return new TableRegistry({ ...rest, owner: owner ?? null, games, limits: { ...LIMITS, ...limits } })
}
