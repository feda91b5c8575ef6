/** A table's address, and the ways to give it to others. */
import { server } from './server.svelte.ts'

/** `localhost` is another machine for everybody else: then the address by which the network knows this one. */
export function addressOf(path: string): string {
  const own = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(location.hostname)
  return new URL(path, (own ? server.origin : null) ?? location.origin).href
}

/** True: it is in the clipboard. Works on plain http too, where browsers give no clipboard, by the old way. */
export async function copy(text: string): Promise<boolean> {
  try {
    if (navigator.clipboard !== undefined) {
      await navigator.clipboard.writeText(text)
      return true
    }
  } catch {
    // Not allowed: the old way below.
  }
  const field = document.createElement('textarea')
  field.value = text
  field.style.position = 'fixed'
  field.style.opacity = '0'
  // A modal dialog makes everything outside of it inert.
  const place = document.querySelector('dialog[open]') ?? document.body
  place.append(field)
  field.select()
  const copied = document.execCommand('copy')
  field.remove()
  return copied
}

export function canShare(): boolean {
  return typeof navigator.share === 'function'
}

/** Hands a link to the system's own sharing. */
export async function share(title: string, text: string, url: string): Promise<void> {
  await navigator.share({ title, text, url }).catch(() => undefined) // Thought better of it.
}

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
