/** Bots and reviews beside the page, so that it never stands still while they think. */
import { readRequest } from './messages.ts'
import { replyTo } from './think.ts'

addEventListener('message', async ({ data }: MessageEvent<unknown>) => {
  const request = readRequest(data)
  const reply = request === null ? null : await replyTo(request)
  if (reply !== null) postMessage(reply)
})
