/** One job beside the page, so that it never stands still. It is called off by ending the worker. */
import type { Job, Word } from './messages.ts'
import { work } from './work.ts'

addEventListener('message', ({ data }: MessageEvent<Job>) => {
  work(data, { tell, isGone: () => false }).catch(() => tell({ kind: 'failed' }))
})

/** A solution that is not shared is handed over: twice it may not fit into the memory. */
function tell(word: Word): void {
  const given = word.kind === 'solved' && word.solution instanceof ArrayBuffer ? [word.solution] : []
  postMessage(word, { transfer: given })
}
