/**
 * Applies a batch of waiting inputs one after the other. Returns the table as it will be after the commit, and the answer to each input.
 * Checks the right to the seat, the state of the table, and the rules.
 */
import { bad, good, type Result } from '../../../engine/result.ts'
import type { Command, Hello } from '../../../protocol/client.ts'
import type { Refusal } from '../../../protocol/refusals.ts'
import type { BelievedGrab } from '../../race/grab-queue.ts'
import type { Log } from '../deps.ts'
import { contribute } from '../dice.ts'
import { hasBots } from '../new-table.ts'
import {
  type CommandContext,
  type CommandHandler,
  type Kept,
  ownSeat,
  type PendingTable,
  pendingOf,
  playingSeat,
  withEvent,
} from '../pending-table.ts'
import { refusedOnDay } from '../preset.ts'
import { endRace, grab, throwForRace, type Want } from '../race/race-state.ts'
import type { Connection, Subscriber } from '../tables.ts'
import type { Thought } from '../timers/bot-runner.ts'
import { settle, wake, withoutDeleted } from '../timers/timers.ts'
import { agreeEnd, askEnd, claim, leave, nudge, resign } from './departures.ts'
import { fill, remove, rise, sit, start, startWhenAllAreHere } from './lobby.ts'
import { agree, askTakeback, back, botMove, hand, move } from './moves.ts'
import { hostedBy, type Prepared, rematch } from './rematch.ts'

export type Task =
  | { readonly kind: 'command'; readonly subscriber: Subscriber; readonly command: Command }
  | {
      readonly kind: 'connect'
      readonly subscriber: Subscriber
      readonly hello: Hello
      readonly answer: (result: Result<Connection, Refusal>) => void
    }
  | { readonly kind: 'wake' | 'look' }
  /** Everybody is ready for the next race. */
  | { readonly kind: 'throw' }
  | GrabsTask
  /** Its row has been changed by another process, or may have been. */
  | { readonly kind: 'reload'; readonly done: () => void }
  | ({ readonly kind: 'thought' } & Thought)

/** Grabs of a decided contest, in the order in which they count. */
interface GrabsTask {
  readonly kind: 'grabs'
  readonly grabs: readonly BelievedGrab<GrabCommand>[]
  /** The race's time limit has passed, too. */
  readonly time: boolean
}

/** A grab and its command; null: of a bot. */
export interface GrabCommand extends Want {
  /** The newest: a page may have sent it again over another socket. */
  task: CommandTask | null
}

export type CommandTask = Extract<Task, { kind: 'command' }>
export type ConnectTask = Extract<Task, { kind: 'connect' }>

interface TaskResult {
  readonly task: Task
  readonly refusal: Refusal | null
  readonly seq: number
}

export interface Batch {
  readonly pending: PendingTable
  readonly verdicts: readonly TaskResult[]
}

interface BatchContext {
  readonly context: CommandContext
  readonly prepared: Prepared
  readonly stopping: boolean
  readonly log: Log
  isSaid(key: string): boolean
}

export function applyBatch(kept: Kept, tasks: readonly Task[], bench: BatchContext): Batch {
  let pending = pendingOf(kept)
  const verdicts: TaskResult[] = []
  const applied = new Map<string, number>()
  for (const task of tasks) {
    if (task.kind === 'grabs') {
      const judged = judgeGrabs(pending, task, bench)
      pending = judged.pending
      verdicts.push(...judged.verdicts)
      continue
    }
    const key = task.kind === 'command' ? keyOf(task) : ''
    const twin = applied.get(key) ?? (bench.isSaid(key) ? pending.row.seq : undefined)
    if (twin !== undefined) {
      verdicts.push({ task, refusal: null, seq: twin })
      continue
    }
    const judged = pending.removed ? ({ code: 'gone' } as const) : judgeOne(pending, task, bench)
    const refusal = 'code' in judged ? judged : null
    if (!('code' in judged)) pending = judged
    if (refusal === null && task.kind === 'command') applied.set(key, pending.row.seq)
    verdicts.push({ task, refusal, seq: pending.row.seq })
  }
  return { pending, verdicts }
}

/** Applies grabs one after the other, as one input: quicker ones get their lines first. */
function judgeGrabs(before: PendingTable, { grabs, time }: GrabsTask, { context, log }: BatchContext): Batch {
  const verdicts: TaskResult[] = []
  let pending = before
  for (const one of grabs) {
    const { task } = one.what
    const judged = guarded(pending, one, { context, log })
    pending = judged.pending
    if (task === null) continue
    const { subscriber, command } = task
    const row = { identity: subscriber.identity, id: command.id, seq: pending.row.seq }
    if (judged.refusal === null) pending = { ...pending, commands: [...pending.commands, row] }
    verdicts.push({ task, refusal: judged.refusal, seq: pending.row.seq })
  }
  return { pending: settle(before, time ? endRace(pending) : pending, context), verdicts }
}

function guarded(
  pending: PendingTable,
  one: GrabsTask['grabs'][number],
  { context, log }: Pick<BatchContext, 'context' | 'log'>,
) {
  try {
    return grab(pending, one, context)
  } catch (bug) {
    log.error({ table: pending.row.id, task: 'grab', bug: String(bug), stack: (bug as Error).stack }, 'a bug')
    return { pending, refusal: { code: 'internal' } as const }
  }
}

function judgeOne(pending: PendingTable, task: Exclude<Task, GrabsTask>, bench: BatchContext): PendingTable | Refusal {
  const { context, log } = bench
  try {
    if (task.kind === 'command') return judgeCommand(pending, task, bench)
    return settle(pending, happen(pending, task, context), context)
  } catch (bug) {
    const facts = { table: pending.row.id, task: task.kind, bug: String(bug), stack: (bug as Error).stack }
    log.error(facts, 'a bug')
    return { code: 'internal' }
  }
}

function judgeCommand(
  pending: PendingTable,
  { subscriber, command }: CommandTask,
  { context, prepared, stopping }: BatchContext,
) {
  const { identity } = subscriber
  if (stopping) return { code: 'stopping' } as const
  const refused = refusedOnDay(pending, command, context.now)
  if (refused !== null) return refused
  const judge = JUDGES[command.kind] as Judge<typeof command.kind>
  const judged = judge(pending, identity, command as never, context, prepared)
  if (!judged.ok) return judged.fault
  if (!isKept(command)) return judged.value
  const settled = settle(pending, { ...judged.value, changed: true }, context)
  const row = { identity, id: command.id, seq: settled.row.seq }
  return { ...settled, commands: [...settled.commands, row] }
}

function happen(
  pending: PendingTable,
  task: Exclude<Task, CommandTask | GrabsTask>,
  context: CommandContext,
): PendingTable {
  switch (task.kind) {
    case 'wake':
      return wake(pending, context)
    case 'reload':
    case 'connect':
      return withoutDeleted(pending)
    case 'look':
      return pending
    case 'throw':
      return throwForRace(pending)
    case 'thought':
      return pending.row.takebacks === task.takebacks ? (botMove(pending, task, context) ?? pending) : pending
  }
}

export function keyOf({
  subscriber,
  command,
}: {
  readonly subscriber: Subscriber
  readonly command: { readonly id: string }
}): string {
  return `${subscriber.identity} ${command.id}`
}

/** Returns whether the command is persisted. Chat, read marks and questions are not. */
export function isKept({ kind }: Command): boolean {
  return kind !== 'say' && kind !== 'nudge' && kind !== 'read' && kind !== 'legal'
}

/** Returns whether a command depends on how many tables its sender has. */
export function asksForHosted({ kind }: Command): boolean {
  return kind === 'fill' || kind === 'rematch'
}

type Judge<Kind extends Command['kind']> = CommandHandler<Kind, [Prepared]>

const JUDGES: { readonly [Kind in Command['kind']]: Judge<Kind> } = {
  sit: (pending, identity, command, context) => {
    const sat = sit(pending, identity, command)
    return sat.ok ? good(startWhenAllAreHere(sat.value, context)) : sat
  },
  rise,
  fill: (pending, identity, command, context, prepared) => {
    const filled = fill(pending, identity, command, context)
    const { botTables } = context.limits
    const more = filled.ok && !hasBots(pending.row.seats) && hostedBy(identity, prepared).botTables >= botTables
    return more ? bad({ code: 'too-many-bots', limit: botTables }) : filled
  },
  remove,
  start,
  commit: contribute,
  reveal: contribute,
  move,
  hand,
  back,
  takeback: askTakeback,
  agree,
  resign,
  leave: (pending, identity, _, context) => leave(pending, identity, context),
  claim,
  nudge,
  end: (pending, identity, _, context) => askEnd(pending, identity, context),
  'agree-end': agreeEnd,
  rematch,
  legal: (pending, identity, { seat }) => {
    const own = playingSeat(pending, identity, seat)
    if (!own.ok) return own
    return own.value.handed ? bad({ code: 'handed', seat }) : good(pending)
  },
  read: (pending) => good(pending), // race/race-controller.ts has heard of it.
  say: (pending, identity, { seat, what }) => {
    const own = ownSeat(pending, identity, seat)
    return own.ok ? good(withEvent(pending, { kind: 'said', seat, what })) : own
  },
}
