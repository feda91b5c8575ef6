/** The context in which commands are applied, gathered before the first of a batch. */
import type { Broadcaster } from './broadcast/broadcaster.ts'
import { asksForHosted, type CommandTask, type Task } from './commands/batch.ts'
import type { HostWatch } from './commands/lobby.ts'
import type { NextGame, Prepared } from './commands/rematch.ts'
import type { Deps, Games } from './deps.ts'
import type { Loaded } from './loader.ts'
import type { TableMaterial } from './material.ts'
import type { Hosted } from './new-table.ts'
import type { CommandContext } from './pending-table.ts'
import type { Instant } from './timers/timing.ts'

interface Around {
  readonly deps: Pick<Deps, 'limits' | 'random'> & { readonly material: TableMaterial }
  readonly broadcaster: Broadcaster
  readonly hosting: HostWatch
  readonly moment: Instant
  readonly forgives: boolean
}

export function contextOf({ row, game, levels, daily, lines }: Loaded, around: Around): CommandContext {
  const { deps, broadcaster, hosting, moment, forgives } = around
  const { limits, random, material } = deps
  return {
    ...moment,
    forgives,
    isReady: material.isReady(game, row),
    game,
    levels,
    daily,
    limits,
    random,
    isHere: broadcaster.isHere,
    goneSince: broadcaster.goneSince,
    anybody: broadcaster.size > 0,
    heir: hosting.heir(row, broadcaster, moment.now),
    lines: () => lines,
  }
}

const NOTHING: Prepared = { hosted: new Map(), games: new Map() }

function needsHosted(task: Task): task is CommandTask {
  return task.kind === 'command' && asksForHosted(task.command)
}

/** Looks up what the commands need that is not at this table: how much their senders have already, and the games to play next. */
export async function prepare(
  tasks: readonly Task[],
  { hosted, games }: Pick<Deps, 'games'> & { hosted(identity: string): Promise<Hosted> },
): Promise<Prepared> {
  if (!tasks.some(needsHosted)) return NOTHING
  const found = { hosted: new Map<string, Hosted>(), games: new Map<string, NextGame>() }
  for (const { subscriber, command } of tasks.filter(needsHosted)) {
    const { identity } = subscriber
    if (!found.hosted.has(identity)) found.hosted.set(identity, await hosted(identity))
    const next = command.kind === 'rematch' && command.game !== undefined ? await loadNext(games, command.game) : null
    if (next !== null) found.games.set(next.id, next)
  }
  return found
}

async function loadNext(games: Games, id: string): Promise<NextGame | null> {
  const rules = games.newest(id)
  const game = rules === null ? null : await games.load(id, rules)
  return game === null ? null : { id, game, levels: await games.levels(id) }
}
