/** Answers to commands. A command that was applied gets the same answer again, in any later state. */
import type { Refusal } from '../../../protocol/refusals.ts'
import type { Store } from '../../store/store.ts'
import type { Broadcaster } from '../broadcast/broadcaster.ts'
import { type CommandTask, isKept, keyOf, type Task } from './batch.ts'

/** How many answers to commands without a write (phrases) are remembered. */
const SAID = 50

export class Replies {
  readonly #table: string
  readonly #store: Store
  readonly #broadcaster: Broadcaster
  readonly #said = new Set<string>()
  /** Refusals that wait for the store. */
  pending = 0

  constructor(table: string, store: Store, broadcaster: Broadcaster) {
    this.#table = table
    this.#store = store
    this.#broadcaster = broadcaster
  }

  readonly isSaid = (key: string): boolean => this.#said.has(key)

  done(task: CommandTask, seq: number): void {
    const { subscriber, command } = task
    const kept = isKept(command)
    if (!kept) this.#remember(keyOf(task))
    this.#broadcaster.send(subscriber, { kind: 'done', id: command.id, ...(kept ? { seq } : {}) })
  }

  /** Ids of commands that are not persisted, to recognise repeats after a reconnect. */
  #remember(key: string): void {
    this.#said.add(key)
    const [oldest = ''] = this.#said
    if (this.#said.size > SAID) this.#said.delete(oldest)
  }

  /** Refuses the command unless it was applied before. `away`: the store cannot say at the moment. */
  async refuse(task: CommandTask, refusal: Refusal, away: () => boolean): Promise<void> {
    const { id } = task.command
    this.pending++
    const seq = await this.#appliedAt(task).catch(() => null)
    this.pending--
    if (seq === 'away' && away()) return
    if (typeof seq === 'number') this.#broadcaster.send(task.subscriber, { kind: 'done', id, seq })
    else this.#broadcaster.send(task.subscriber, { kind: 'refused', id, refusal })
  }

  /** A command of this id was applied: its senders are answered. Returns the tasks to apply again. */
  async again(tasks: readonly Task[], id: string): Promise<readonly Task[]> {
    const left: Task[] = []
    for (const task of tasks) {
      if (task.kind === 'command') {
        if (await this.#isNew(task, id)) left.push(task)
      } else if (task.kind === 'grabs') {
        const grabs: (typeof task.grabs)[number][] = []
        for (const grab of task.grabs) {
          if (grab.what.task === null || (await this.#isNew(grab.what.task, id))) grabs.push(grab)
        }
        left.push({ ...task, grabs })
      } else left.push(task)
    }
    return left
  }

  async #isNew(task: CommandTask, id: string): Promise<boolean> {
    if (task.command.id !== id) return true
    const seq = await this.#appliedAt(task)
    if (seq === null || seq === 'away') return true
    this.#broadcaster.send(task.subscriber, { kind: 'done', id, seq })
    return false
  }

  async #appliedAt({ subscriber, command }: CommandTask): Promise<number | null | 'away'> {
    const found = await this.#store.appliedCommand(this.#table, subscriber.identity, command.id)
    if (found.ok) return found.value
    return found.fault.code === 'away' ? 'away' : null
  }
}

export function commandsIn(tasks: readonly Task[]): CommandTask[] {
  return tasks.flatMap((task) => {
    if (task.kind === 'command') return [task]
    return task.kind === 'grabs' ? task.grabs.flatMap(({ what }) => what.task ?? []) : []
  })
}
