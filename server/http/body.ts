/** The body of a request as a text, never more of it than allowed. */
import { bad, good, type Result } from '../../engine/result.ts'
import { LIMITS } from '../../protocol/protocol.ts'

/** A code unit has at most three bytes. */
const BYTES = LIMITS.body * 3

/** `too-large`: it was not read to its end. `aborted`: the client has gone before it was sent. */
type BodyFault = 'too-large' | 'aborted'

export async function readText(request: Request): Promise<Result<string, BodyFault>> {
  if (Number(request.headers.get('content-length') ?? 0) > BYTES) return bad('too-large')
  if (request.body === null) return good('')
  const decoder = new TextDecoder()
  let [text, size] = ['', 0]
  try {
    for await (const chunk of request.body) {
      size += chunk.length
      if (size > BYTES) return bad('too-large')
      text += decoder.decode(chunk, { stream: true })
    }
  } catch {
    // Only the connection can fail here.
    return bad('aborted')
  }
  return good(text + decoder.decode())
}
