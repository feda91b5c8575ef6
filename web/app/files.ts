/** Files for the person at this device: works on plain http as well. */

export function saveFile(name: string, content: string | Blob): void {
  const blob = typeof content === 'string' ? new Blob([content], { type: 'text/plain' }) : content
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  // The download has begun once the click is over; the address may go a little later.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

/** Hands a picture to the system's own sharing, where it has one; else saves it. `dropped`: the person changed their mind. */
export async function shareFile(name: string, blob: Blob, text: string): Promise<'shared' | 'saved' | 'dropped'> {
  const file = new File([blob], name, { type: blob.type })
  const given = { files: [file], text }
  if (typeof navigator.canShare === 'function' && navigator.canShare(given)) {
    try {
      await navigator.share(given)
      return 'shared'
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'dropped'
    }
  }
  saveFile(name, blob)
  return 'saved'
}
