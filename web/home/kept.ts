/** Small things kept in this browser, by name. Where storage is forbidden they are simply not kept. */

const PREFIX = 'iacta.'

export function recall(name: string): string {
  try {
    return localStorage.getItem(PREFIX + name) ?? ''
  } catch {
    return ''
  }
}

export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + name, value)
  } catch {
    // Forbidden or full: the next table is set up from scratch.
  }
}

/** Everything of ours, settings too. */
export function forgetAll(): void {
  try {
    for (const name of Object.keys(localStorage)) if (name.startsWith(PREFIX)) localStorage.removeItem(name)
  } catch {
    // Nothing was kept.
  }
}
