/**
 * Virtual time. Events happen in the order of their moments, those of the same moment in the order in which they were planned, and
 * all that follows from one without waiting has happened before the next. Nothing here knows the real time.
 */
export type Cancel = () => void

interface Event {
  readonly at: number
  readonly order: number
  call: (() => void) | null
}

export class Scheduler {
  /** In ms since the world began. */
  now = 0
  /** Events that have happened. */
  steps = 0
  readonly #heap: Event[] = []
  #order = 0

  at(moment: number, call: () => void): Cancel {
    const event: Event = { at: Math.max(moment, this.now), order: this.#order++, call }
    this.#push(event)
    return () => {
      event.call = null
    }
  }

  after(ms: number, call: () => void): Cancel {
    return this.at(this.now + ms, call)
  }

  wait(ms: number): Promise<void> {
    return new Promise((resolve) => this.after(ms, resolve))
  }

  /** Runs until this moment, or until `isDone`, or until nothing is planned any more. */
  async run(until: number, isDone: () => boolean = () => false): Promise<void> {
    // Unhandled rejections are reported by the event loop, and a test runner needs its turn too.
    await new Promise((resolve) => setImmediate(resolve))
    while (!isDone()) {
      const next = this.#heap[0]
      if (next === undefined || next.at > until) break
      this.#pop()
      const { call } = next
      if (call === null) continue
      this.now = next.at
      this.steps++
      call()
      await settled()
    }
    if (!isDone()) this.now = Math.max(this.now, until)
  }

  #push(event: Event): void {
    const heap = this.#heap
    let place = heap.length
    heap.push(event)
    while (place > 0) {
      const parent = (place - 1) >> 1
      if (!isBefore(event, heap[parent] as Event)) break
      heap[place] = heap[parent] as Event
      place = parent
    }
    heap[place] = event
  }

  #pop(): void {
    const heap = this.#heap
    const last = heap.pop() as Event
    if (heap.length === 0) return
    let place = 0
    for (;;) {
      let child = 2 * place + 1
      if (child >= heap.length) break
      if (child + 1 < heap.length && isBefore(heap[child + 1] as Event, heap[child] as Event)) child++
      if (!isBefore(heap[child] as Event, last)) break
      heap[place] = heap[child] as Event
      place = child
    }
    heap[place] = last
  }
}

function isBefore(a: Event, b: Event): boolean {
  return a.at < b.at || (a.at === b.at && a.order < b.order)
}

/**
 * Resolves when all promises that can settle without an event have settled. Node runs a tick only when no microtask is left, and
 * microtasks only when no tick is left: after the second round, what ticks have started has ended too. No timer, thread, file or socket
 * is used in here, so the event loop itself, which costs a system call each time, is not needed.
 */
async function settled(): Promise<void> {
  await tick()
  await tick()
}

function tick(): Promise<void> {
  return new Promise((resolve) => process.nextTick(resolve))
}
