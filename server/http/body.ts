/** The body of a request as a text, never more of it than allowed. */
import { LIMITS } from '../../protocol/protocol.ts'

/** A code unit has at most three bytes. */
const BYTES = LIMITS.body * 3

/** Null: it is too large, and was not read to its end. */
export async function readText(request: Request): Promise<string | null> {
  if (Number(request.headers.get('content-length') ?? 0) > BYTES) return null
  if (request.body === null) return ''
  const decoder = new TextDecoder()
  let [text, size] = ['', 0]
  for await (const chunk of request.body) {
    size += chunk.length
    if (size > BYTES) return null
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}
