/**
 * The `fair` lines of a log, one by one:
 *
 *     fair 1 table=k3j9 seal=<64 hex> commit=<64 hex>
 *     fair seat 0 commit=<64 hex>
 *     fair seat 1 commit=-                  no device: contributes nothing
 *     fair closed
 *     fair seat 0 bytes=<32 hex>
 *     fair seat 2 bytes=-                   committed, and withheld its bytes
 *     fair restart without 2
 *     fair secret=<64 hex>
 *
 * or, alone, why there is no proof: `fair 1 none=real-dice`. Each line has exactly one spelling.
 */
import type { Seat } from '../engine/contract.ts'
import { LIMITS } from '../engine/log.ts'
import { brief } from '../engine/options.ts'
import { bad, good, type Result } from '../engine/result.ts'
import { type Hex, VERSION } from './hash.ts'

/** Why a log has no proof. */
export const NO_PROOF = ['real-dice', 'one-device', 'simulation'] as const

export type NoProof = (typeof NO_PROOF)[number]

export type FairLine =
  | { readonly kind: 'start'; readonly table: string; readonly seal: Hex; readonly commit: Hex }
  | { readonly kind: 'none'; readonly why: NoProof }
  | { readonly kind: 'commit'; readonly seat: Seat; readonly commit: Hex | null }
  | { readonly kind: 'closed' }
  | { readonly kind: 'bytes'; readonly seat: Seat; readonly bytes: Hex | null }
  | { readonly kind: 'restart'; readonly without: readonly Seat[] }
  | { readonly kind: 'secret'; readonly secret: Hex }

export type LineFault =
  | { readonly code: 'fair-too-long'; readonly limit: number }
  | { readonly code: 'fair-malformed'; readonly got: string }
  | { readonly code: 'fair-version'; readonly got: number; readonly known: number }

/** Returns the line as text; `readLine` reads it back. */
export function writeLine(line: FairLine): string {
  switch (line.kind) {
    case 'start':
      return `fair ${VERSION} table=${line.table} seal=${line.seal} commit=${line.commit}`
    case 'none':
      return `fair ${VERSION} none=${line.why}`
    case 'commit':
      return `fair seat ${line.seat} commit=${line.commit ?? '-'}`
    case 'closed':
      return 'fair closed'
    case 'bytes':
      return `fair seat ${line.seat} bytes=${line.bytes ?? '-'}`
    case 'restart':
      return `fair restart without ${line.without.join(' ')}`
    case 'secret':
      return `fair secret=${line.secret}`
  }
}

type Groups = { readonly [name: string]: string }

const hexOrNone = (text: string | undefined): Hex | null => (text === undefined || text === '-' ? null : text)

/** A pattern and its meaning. Every repetition is bounded, so matching takes linear time. */
const SHAPES: readonly (readonly [RegExp, (groups: Groups) => FairLine])[] = [
  [
    /^fair 1 table=(?<table>[A-Za-z0-9_-]{1,40}) seal=(?<seal>[0-9a-f]{64}) commit=(?<commit>[0-9a-f]{64})$/,
    ({ table = '', seal = '', commit = '' }) => ({ kind: 'start', table, seal, commit }),
  ],
  [/^fair 1 none=(?<why>real-dice|one-device|simulation)$/, ({ why }) => ({ kind: 'none', why: why as NoProof })],
  [
    /^fair seat (?<seat>0|[1-9]\d{0,2}) commit=(?<commit>-|[0-9a-f]{64})$/,
    ({ seat, commit }) => ({ kind: 'commit', seat: Number(seat), commit: hexOrNone(commit) }),
  ],
  [/^fair closed$/, () => ({ kind: 'closed' })],
  [
    /^fair seat (?<seat>0|[1-9]\d{0,2}) bytes=(?<bytes>-|[0-9a-f]{32})$/,
    ({ seat, bytes }) => ({ kind: 'bytes', seat: Number(seat), bytes: hexOrNone(bytes) }),
  ],
  [
    /^fair restart without(?<without>(?: (?:0|[1-9]\d{0,2})){1,999})$/,
    ({ without = '' }) => ({ kind: 'restart', without: without.trim().split(' ').map(Number) }),
  ],
  [/^fair secret=(?<secret>[0-9a-f]{64})$/, ({ secret = '' }) => ({ kind: 'secret', secret })],
]

/** Parses one line that begins with `fair `. */
export function readLine(text: string): Result<FairLine, LineFault> {
  if (text.length > LIMITS.line) return bad({ code: 'fair-too-long', limit: LIMITS.line })
  for (const [pattern, meaning] of SHAPES) {
    const match = pattern.exec(text)
    if (match !== null) return good(meaning(match.groups ?? {}))
  }
  const version = Number(/^fair ([1-9]\d{0,8}) /.exec(text)?.[1] ?? VERSION)
  if (version !== VERSION) return bad({ code: 'fair-version', got: version, known: VERSION })
  return bad({ code: 'fair-malformed', got: brief(text) })
}
