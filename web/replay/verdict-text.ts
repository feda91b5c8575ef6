/** The sentences for the outcome of a check of the dice. */
import type { Catalog } from '../../engine/text/catalog.ts'
import { explainLog } from '../../engine/text/explain.ts'
import type { GameText } from '../../engine/text/game.ts'
import type { ProofFault } from '../../fair/proof.ts'
import type { Failed, Verified, VerifyResult } from '../../fair/verify.ts'
import type { WebText } from '../text/catalog.ts'

type VerifyTexts = WebText['verify']

export interface Verdict {
  readonly kind: VerifyResult['kind']
  readonly title: string
  readonly sentences: readonly string[]
  /** What it does not prove. */
  readonly limits: string | null
}

export interface Speaker {
  readonly engine: Catalog
  readonly verify: VerifyTexts
  readonly game: GameText
}

export function verdict(speaker: Speaker, outcome: VerifyResult): Verdict {
  const { verify } = speaker
  const { kind } = outcome
  switch (kind) {
    case 'verified':
      return { kind, title: verify.verified, sentences: checked(verify, outcome), limits: verify.limits }
    case 'failed':
      return { kind, title: verify.failed, sentences: [failure(speaker, outcome), verify.firstWrong], limits: null }
    case 'nothing':
      return { kind, title: verify.nothing, sentences: [verify.why[outcome.why], verify.legal], limits: null }
  }
}

function checked(verify: VerifyTexts, outcome: Verified): string[] {
  const { throws, dice, devices, restarts, voided = 0, over, remembered } = outcome
  return [
    throws === 0 ? verify.noThrows : verify.throws({ throws, dice }),
    verify.devices({ devices }),
    ...(restarts === 0 ? [] : [verify.restarts({ restarts })]),
    ...(voided === 0 ? [] : [verify.voided({ voided })]),
    ...(remembered ? [verify.remembered] : []),
    ...(over ? [] : [verify.notOver]),
    verify.legal,
  ]
}

/** The first wrong line, and why. */
function failure({ engine, verify, game }: Speaker, { line, reason, unended }: Failed): string {
  if (reason.code === 'log') return explainLog(engine, reason.fault, game)
  const what =
    reason.code === 'proof'
      ? wrongProof(engine, verify.proof, reason.fault)
      : verify.proof.throw({ n: reason.n, due: reason.due.join(' '), got: reason.got.join(' ') })
  return engine.log.line({ line, what: unended ? `${what} ${engine.log.cutOff}` : what })
}

function wrongProof(engine: Catalog, say: VerifyTexts['proof'], fault: ProofFault): string {
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
