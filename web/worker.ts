/**
 * All that happens beside the page, so that it never stands still: bots and reviews, or one job. One file for both, so that a build has
 * the games' rules and bots once for all workers; a worker's name says which of the two it does.
 */
import type { Job, Word } from './coach/solve/job.ts'
import { work } from './coach/solve/work.ts'
import type { Request } from './host/bots/messages.ts'
import { replyTo } from './host/bots/think.ts'

if (self.name === 'job') addEventListener('message', takeJob)
else addEventListener('message', answer)

async function answer({ data }: MessageEvent<Request>): Promise<void> {
  postMessage(await replyTo(data))
}

/** It is called off by ending the worker. */
function takeJob({ data }: MessageEvent<Job>): void {
  work(data, { tell, isGone: () => false }).catch(() => tell({ kind: 'failed' }))
}

/** A solution that is not shared is handed over: twice it may not fit into the memory. */
function tell(word: Word): void {
  const given = word.kind === 'solved' && word.solution instanceof ArrayBuffer ? [word.solution] : []
  postMessage(word, { transfer: given })
}
