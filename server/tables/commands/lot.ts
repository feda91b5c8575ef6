/**
 * Inputs of a table that wait together, judged one after the other: what the table would be then, and what each is answered. Right to
 * the seat, state of the table, rules.
 */
import { good, type Result } from '../../../engine/result.ts'
import type { Command, Hello } from '../../../protocol/client.ts'
import type { Refusal } from '../../../protocol/refusals.ts'
import type { Grab } from '../../race/contest.ts'
import type { Log } from '../deps.ts'
import { contribute, start } from '../dice.ts'
import {
  type Draft,
  draftOf,
  type Judged,
  type Kept,
  ownSeat,
  playingSeat,
  refuse,
  type Scene,
  withEvent,
} from '../draft.ts'
import { refusedOnDay } from '../preset.ts'
import { endRace, grab, throwForRace, type Want } from '../race/raced.ts'
import type { Connection, Guest } from '../tables.ts'
import { settle, wake, withoutDeleted } from '../timers/bystand.ts'
import type { Thought } from '../timers/thinker.ts'
import { fill, remove, rise, sit } from './lobby.ts'
import { agree, askTakeback, back, botMove, hand, move } from './moves.ts'
import { agreeEnd, askEnd, claim, leave, resign } from './parting.ts'
import { type Hosted, hasBots, rematch } from './rematch.ts'

export type Task =
  | { readonly kind: 'command'; readonly guest: Guest; readonly command: Command }
  | {
      readonly kind: 'connect'
      readonly guest: Guest
      readonly hello: Hello
      readonly answer: (result: Result<Connection, Refusal>) => void
    }
  | { readonly kind: 'wake' | 'look' }
  /** Everybody is ready for the next race. */
  | { readonly kind: 'throw' }
  | GrabsTask
  /** Its row has changed behind our back, or may have. */
  | { readonly kind: 'reload'; readonly done: () => void }
  | ({ readonly kind: 'thought' } & Thought)

/** A contest is over: in the order in which they count. */
export interface GrabsTask {
  readonly kind: 'grabs'
  readonly grabs: readonly Grab<Grabbed>[]
  /** The race's own limit has passed, too. */
  readonly time: boolean
}

/** What is grabbed, and by which command; null: by a bot. */
export interface Grabbed extends Want {
  /** The newest: a page may have sent it again over another line. */
  task: CommandTask | null
}

export type CommandTask = Extract<Task, { kind: 'command' }>
export type ConnectTask = Extract<Task, { kind: 'connect' }>

export interface Verdict {
  readonly task: Task
  readonly refusal: Refusal | null
  /** The log's last line then. */
  readonly seq: number
}

export interface Lot {
  readonly draft: Draft
  readonly verdicts: readonly Verdict[]
}

/** What the judge needs besides the table. */
export interface Bench {
  readonly scene: Scene
  readonly hosted: ReadonlyMap<string, Hosted>
  readonly stopping: boolean
  readonly log: Log
  /** This has been said before. */
  isSaid(key: string): boolean
}

const NOTHING: Hosted = { tables: 0, botTables: 0 }

export function judgeLot(kept: Kept, tasks: readonly Task[], bench: Bench): Lot {
  let draft = draftOf(kept)
  const verdicts: Verdict[] = []
  const applied = new Map<string, number>()
  for (const task of tasks) {
    if (task.kind === 'grabs') {
      const judged = judgeGrabs(draft, task, bench)
      draft = judged.draft
      verdicts.push(...judged.verdicts)
      continue
    }
    const key = task.kind === 'command' ? keyOf(task) : ''
    const twin = applied.get(key) ?? (bench.isSaid(key) ? draft.row.seq : undefined)
    if (twin !== undefined) {
      verdicts.push({ task, refusal: null, seq: twin })
      continue
    }
    const judged = draft.removed ? ({ code: 'gone' } as const) : judgeOne(draft, task, bench)
    const refusal = 'code' in judged ? judged : null
    if (!('code' in judged)) draft = judged
    if (refusal === null && task.kind === 'command') applied.set(key, draft.row.seq)
    verdicts.push({ task, refusal, seq: draft.row.seq })
  }
  return { draft, verdicts }
}

/** One after the other, and all of them one input: those who were quicker have their lines first. */
function judgeGrabs(before: Draft, { grabs, time }: GrabsTask, { scene, log }: Bench): Lot {
  const verdicts: Verdict[] = []
  let draft = before
  for (const one of grabs) {
    const { task } = one.what
    const judged = guarded(draft, one, { scene, log })
    draft = judged.draft
    if (task === null) continue
    const { guest, command } = task
    const row = { identity: guest.identity, id: command.id, seq: draft.row.seq }
    if (judged.refusal === null) draft = { ...draft, commands: [...draft.commands, row] }
    verdicts.push({ task, refusal: judged.refusal, seq: draft.row.seq })
  }
  return { draft: settle(before, time ? endRace(draft) : draft, scene), verdicts }
}

function guarded(draft: Draft, one: GrabsTask['grabs'][number], { scene, log }: Pick<Bench, 'scene' | 'log'>) {
  try {
    return grab(draft, one, scene)
  } catch (bug) {
    log.error({ table: draft.row.id, task: 'grab', bug: String(bug), stack: (bug as Error).stack }, 'a bug')
    return { draft, refusal: { code: 'internal' } as const }
  }
}

function judgeOne(draft: Draft, task: Exclude<Task, GrabsTask>, bench: Bench): Draft | Refusal {
  const { scene, log } = bench
  try {
    if (task.kind === 'command') return judgeCommand(draft, task, bench)
    return settle(draft, happen(draft, task, scene), scene)
  } catch (bug) {
    const facts = { table: draft.row.id, task: task.kind, bug: String(bug), stack: (bug as Error).stack }
    log.error(facts, 'a bug')
    return { code: 'internal' }
  }
}

function judgeCommand(draft: Draft, { guest, command }: CommandTask, { scene, hosted, stopping }: Bench) {
  const { identity } = guest
  if (stopping) return { code: 'stopping' } as const
  const judged = judge(draft, { identity, hosted: hosted.get(identity) ?? NOTHING }, command, scene)
  if (!judged.ok) return judged.fault
  if (!isKept(command)) return judged.value
  const settled = settle(draft, { ...judged.value, changed: true }, scene)
  const row = { identity, id: command.id, seq: settled.row.seq }
  return { ...settled, commands: [...settled.commands, row] }
}

function happen(draft: Draft, task: Exclude<Task, CommandTask | GrabsTask>, scene: Scene): Draft {
  switch (task.kind) {
    case 'wake':
      return wake(draft, scene)
    case 'reload':
    case 'connect':
      return withoutDeleted(draft)
    case 'look':
      return draft
    case 'throw':
      return throwForRace(draft)
    case 'thought':
      return draft.row.takebacks === task.takebacks ? (botMove(draft, task, scene) ?? draft) : draft
  }
}

export function keyOf({
  guest,
  command,
}: {
  readonly guest: Guest
  readonly command: { readonly id: string }
}): string {
  return `${guest.identity} ${command.id}`
}

interface Sender {
  readonly identity: string
  /** Where it matters: what this person has already. */
  readonly hosted: Hosted
}

/** What is said, read or asked for is not kept, and nothing about it is remembered. */
export function isKept({ kind }: Command): boolean {
  return kind !== 'say' && kind !== 'read' && kind !== 'legal'
}

/** Commands for which one must know how many tables the sender has. */
export function asksForHosted({ kind }: Command): boolean {
  return kind === 'fill' || kind === 'rematch'
}

/** A command against a table: refused, or a draft of what the table is then. */
function judge(draft: Draft, sender: Sender, command: Command, scene: Scene): Judged {
  const { identity, hosted } = sender
  const refused = refusedOnDay(draft, command, scene.now)
  if (refused !== null) return refuse(refused)
  switch (command.kind) {
    case 'sit':
      return sit(draft, identity, command)
    case 'rise':
      return rise(draft, identity, command)
    case 'fill': {
      const filled = fill(draft, identity, command, scene)
      const { botTables } = scene.limits
      const more = filled.ok && !hasBots(draft.row.seats) && hosted.botTables >= botTables
      return more ? refuse({ code: 'too-many-bots', limit: botTables }) : filled
    }
    case 'remove':
      return remove(draft, identity, command)
    case 'start':
      return start(draft, identity, scene)
    case 'commit':
    case 'reveal':
      return contribute(draft, identity, command)
    case 'move':
      return move(draft, identity, command)
    case 'hand':
      return hand(draft, identity, command)
    case 'back':
      return back(draft, identity, command, scene)
    case 'takeback':
      return askTakeback(draft, identity, command)
    case 'agree':
      return agree(draft, identity, command)
    case 'resign':
      return resign(draft, identity, command, scene)
    case 'leave':
      return leave(draft, identity, scene)
    case 'claim':
      return claim(draft, identity, command, scene)
    case 'end':
      return askEnd(draft, identity, scene)
    case 'agree-end':
      return agreeEnd(draft, identity, command, scene)
    case 'rematch':
      return rematch(draft, identity, hosted, scene)
    case 'legal': {
      const own = playingSeat(draft, identity, command.seat)
      if (!own.ok) return own
      return own.value.handed ? refuse({ code: 'handed', seat: command.seat }) : good(draft)
    }
    case 'read':
      return good(draft) // race/marshal.ts has heard of it.
    case 'say': {
      const own = ownSeat(draft, identity, command.seat)
      if (!own.ok) return own
      return good(withEvent(draft, { kind: 'said', seat: command.seat, what: command.what }))
    }
  }
}
