/** What a log claims about its dice, unchecked: for the note at the table and for opened files. */
import { isFair } from '../engine/log.ts'
import { type FairLine, type NoProof, readLine } from './lines.ts'

export interface Sealed {
  readonly commit: string
  /** Seats whose devices contributed bytes. */
  readonly devices: number
}

/** Returns how the log's dice are sealed; null: the log does not say. */
export function sealedIn(log: string): Sealed | null {
  const lines = fairLines(log.split('\n').filter(isFair))
  const start = lines.find(({ kind }) => kind === 'start')
  if (start?.kind !== 'start') return null
  const round = lines.slice(lines.findLastIndex(({ kind }) => kind === 'closed') + 1)
  return { commit: start.commit, devices: round.filter((line) => line.kind === 'bytes' && line.bytes !== null).length }
}

/** Returns why these `fair` lines have no proof; null: they claim one, or there are none. */
export function noProofIn(lines: readonly string[]): NoProof | null {
  const none = fairLines(lines).find(({ kind }) => kind === 'none')
  return none?.kind === 'none' ? none.why : null
}

/** Returns whether these `fair` lines claim a proof. Such a game can be watched, but not continued elsewhere. */
export function claimsProof(lines: readonly string[]): boolean {
  return lines.length > 0 && noProofIn(lines) === null
}

/** Returns the lines that can be parsed. */
function fairLines(lines: readonly string[]): FairLine[] {
  return lines.flatMap((text) => {
    const line = readLine(text)
    return line.ok ? [line.value] : []
  })
}
