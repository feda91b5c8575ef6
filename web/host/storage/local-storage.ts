/** Small things kept in this browser, by name. Where storage is forbidden they are simply not kept. */

const PREFIX = 'iacta.'

export function recall(name: string): string {
  try {
    return localStorage.getItem(PREFIX + name) ?? ''
  } catch {
    return ''
  }
}

/** Returns false where storage is forbidden or full: the previous value of the name stays. */
export function keep(name: string, value: string): boolean {
  try {
    localStorage.setItem(PREFIX + name, value)
    return true
  } catch {
    return false
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
