/** One job beside the page, so that it never stands still. */
import type { Job, Word } from './messages.ts'
import { work } from './work.ts'

addEventListener('message', ({ data }: MessageEvent<Job>) => {
  const tell = (word: Word): void => postMessage(word)
  work(data, tell).catch(() => tell({ kind: 'failed' }))
})
