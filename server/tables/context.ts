/** What is around a table while it is judged, gathered before anything is decided. */
import type { Audience } from './broadcast/audience.ts'
import { asksForHosted, type CommandTask, type Task } from './commands/batch.ts'
import type { HostWatch } from './commands/host-watch.ts'
import type { Hosted } from './commands/rematch.ts'
import type { Deps } from './deps.ts'
import type { Loaded } from './loader.ts'
import type { CommandContext } from './pending-table.ts'
import type { Moment } from './timers/timing.ts'

export interface Around {
  readonly deps: Pick<Deps, 'limits' | 'random'>
  readonly audience: Audience
  readonly hosting: HostWatch
  readonly moment: Moment
  readonly forgives: boolean
  readonly isReady: boolean
}

export function contextOf({ row, game, levels, lines }: Loaded, around: Around): CommandContext {
  const { deps, audience, hosting, moment, forgives, isReady } = around
  const { limits, random } = deps
  return {
    ...moment,
    forgives,
    isReady,
    game,
    levels,
    limits,
    random,
    isHere: audience.isHere,
    goneSince: audience.goneSince,
    anybody: audience.size > 0,
    heir: hosting.heir(row, audience, moment.now),
    lines: () => lines,
  }
}

const NOBODY: ReadonlyMap<string, Hosted> = new Map()

function needsHosted(task: Task): task is CommandTask {
  return task.kind === 'command' && asksForHosted(task.command)
}

/** How much those have already for whose commands it matters. Nothing is asked of the store for others. */
export async function hostedBy(
  tasks: readonly Task[],
  hosted: (identity: string) => Promise<Hosted>,
): Promise<ReadonlyMap<string, Hosted>> {
  if (!tasks.some(needsHosted)) return NOBODY
  const all = new Map<string, Hosted>()
  for (const task of tasks) {
    if (!needsHosted(task)) continue
    const { identity } = task.guest
    if (!all.has(identity)) all.set(identity, await hosted(identity))
  }
  return all
}
