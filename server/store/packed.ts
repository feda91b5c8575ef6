/**
 * Moves on their way to the writer's thread, as one row of plain values: to copy objects into another thread costs three times as much
 * as that.
 */
import { type Job, MOVED, type MoveJob } from './job.ts'
import type { Column } from './rows.ts'
import type { CommandRow } from './store.ts'

export type Packed = readonly Column[]

/** Null: there is something else among them. */
export function pack(jobs: readonly Job[]): Packed | null {
  const values: Column[] = []
  for (const { move } of jobs) {
    if (move === undefined) return null
    const { id, columns, expect, lines, commands } = move
    values.push(id, ...columns, expect.seq, expect.epoch, lines.length, ...lines, commands.length)
    for (const command of commands) values.push(command.identity, command.id, command.seq)
  }
  return values
}

export function unpack(packed: Packed): Job[] {
  const jobs: Job[] = []
  const at = { index: 0 }
  while (at.index < packed.length) jobs.push({ move: readMove(packed, at) })
  return jobs
}

/** Moves on behind it. */
function readMove(packed: Packed, at: { index: number }): MoveJob {
  const next = (): Column => packed[at.index++] ?? null
  const several = <Item>(count: number, read: () => Item): Item[] => Array.from({ length: count }, read)
  const [text, number] = [() => next() as string, () => next() as number]
  const command = (): CommandRow => ({ identity: text(), id: text(), seq: number() })
  return {
    id: text(),
    columns: several(MOVED.length, next),
    expect: { seq: number(), epoch: number() },
    lines: several(number(), text),
    commands: several(number(), command),
  }
}
