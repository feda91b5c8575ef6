/** Hands a line to others, in the best way that this browser has. */
import { addressOf, canShare, copy } from './invite.ts'

/** By the system's own sharing, else by the clipboard. `kept`: neither was possible, the text must be shown. */
export async function give(line: string, path: string): Promise<'shared' | 'copied' | 'kept'> {
  const text = `${line}\n${addressOf(path)}`
  if (canShare()) {
    try {
      await navigator.share({ text })
      return 'shared'
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared' // Thought better of it.
    }
  }
  return (await copy(text)) ? 'copied' : 'kept'
}
