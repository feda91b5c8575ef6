/** What a log says about its dice, for the one line at the table. Whether it is true is checked after the end, by fair/verify.ts. */
export interface Sealed {
  readonly commit: string
  /** Seats whose devices have given bytes. */
  readonly devices: number
}

/** Null: it says nothing. */
export function sealedIn(log: string): Sealed | null {
  const commit = /^fair 1 table=\S+ seal=\S+ commit=([0-9a-f]{64})$/m.exec(log)?.[1]
  if (commit === undefined) return null
  const last = log.slice(log.lastIndexOf('\nfair closed\n'))
  return { commit, devices: [...last.matchAll(/^fair seat \d+ bytes=[0-9a-f]{32}$/gm)].length }
}
