/** The sentences for the outcome of a check of the dice. */
import type { Catalog } from '../../engine/text/catalog.ts'
import type { GameText } from '../../engine/text/game.ts'
import type { ProofFault } from '../../fair/proof.ts'
import { sentencesOf } from '../../fair/text/verdict.ts'
import type { VerifyResult } from '../../fair/verify.ts'
import type { WebText } from '../text/catalog.ts'

export interface Verdict {
  readonly kind: VerifyResult['kind']
  readonly title: string
  readonly sentences: readonly string[]
  /** What it does not prove. */
  readonly limits: string | null
}

export interface Speaker {
  readonly engine: Catalog
  readonly say: WebText
  readonly game: GameText
}

export function verdict({ engine, say, game }: Speaker, outcome: VerifyResult): Verdict {
  const { kind } = outcome
  const { verify } = say
  const explainProof = (fault: ProofFault): string => wrongProof(engine, verify.proof, fault)
  const sentences = sentencesOf({ engine, verdict: say.verdict, gameText: game, explainProof }, outcome)
  return { kind, title: verify[kind], sentences, limits: kind === 'verified' ? say.verdict.limits : null }
}

function wrongProof(engine: Catalog, say: WebText['verify']['proof'], fault: ProofFault): string {
  switch (fault.code) {
    case 'fair-version':
      return `${say.version(fault)}${fault.got > fault.known ? ` ${engine.log.update}` : ''}`
    case 'fair-too-long':
    case 'fair-malformed':
    case 'not-hex':
    case 'not-unicode':
      return say.unreadable
    case 'commit-mismatch':
    case 'secret-mismatch':
    case 'bytes-mismatch':
      return say.mismatch
    case 'other-commit':
    case 'other-bytes':
      return say.otherTable
    case 'out-of-place':
    case 'closed':
    case 'not-closed':
    case 'no-such-seat':
    case 'barred':
    case 'not-committed':
    case 'none-missing':
      return say.outOfPlace
  }
}
