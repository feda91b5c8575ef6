/** Jobs by client, served in turn: the oldest job of one client, then that of the next. A client waits once, however much it asks. */
export class FairQueue<Job> {
  readonly #clients = new Map<string, Job[]>()
  size = 0

  /** How many jobs of this client wait. */
  of(client: string): number {
    return this.#clients.get(client)?.length ?? 0
  }

  add(client: string, job: Job): void {
    const jobs = this.#clients.get(client)
    if (jobs === undefined) this.#clients.set(client, [job])
    else jobs.push(job)
    this.size++
  }

  take(): Job | null {
    for (const [client, jobs] of this.#clients) {
      this.#clients.delete(client)
      const job = jobs.shift()
      if (jobs.length > 0) this.#clients.set(client, jobs)
      if (job === undefined) continue
      this.size--
      return job
    }
    return null
  }
}
