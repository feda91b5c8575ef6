/** What a log says about its dice, without checking it: for the line at the table and for opened files. */
import { isFair } from '../engine/log.ts'
import { type FairLine, type NoProof, readLine } from './lines.ts'

export interface Sealed {
  readonly commit: string
  /** Seats whose devices have given bytes. */
  readonly devices: number
}

/** Returns what the log's dice are sealed with; null: it says nothing about them. */
export function sealedIn(log: string): Sealed | null {
  const lines = fairLines(log.split('\n').filter(isFair))
  const start = lines.find(({ kind }) => kind === 'start')
  if (start?.kind !== 'start') return null
  const round = lines.slice(lines.findLastIndex(({ kind }) => kind === 'closed') + 1)
  return { commit: start.commit, devices: round.filter((line) => line.kind === 'bytes' && line.bytes !== null).length }
}

/** Returns why these `fair` lines prove nothing; null: they claim a proof, or there are none. */
export function noProofIn(lines: readonly string[]): NoProof | null {
  const none = fairLines(lines).find(({ kind }) => kind === 'none')
  return none?.kind === 'none' ? none.why : null
}

/** Do these `fair` lines claim a proof? Then the game can be watched, and never be continued elsewhere. */
export function claimsProof(lines: readonly string[]): boolean {
  return lines.length > 0 && noProofIn(lines) === null
}

/** Those that can be read. */
function fairLines(lines: readonly string[]): FairLine[] {
  return lines.flatMap((text) => {
    const line = readLine(text)
    return line.ok ? [line.value] : []
  })
}
