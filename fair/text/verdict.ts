/** What a check of the dice says, on the page and in the terminal. English is the schema. */
import type { Catalog } from '../../engine/text/catalog.ts'
import { explainLog } from '../../engine/text/explain.ts'
import type { GameText } from '../../engine/text/game.ts'
import type { ProofFault } from '../proof.ts'
import type { Failed, Verified, VerifyResult } from '../verify.ts'
import type { verdict as english } from './en.ts'

export type VerdictText = typeof english

/** The words around an outcome. */
export interface Speaker {
  readonly engine: Catalog
  readonly verdict: VerdictText
  readonly gameText: GameText
  /** The sentence for a fault of the proof, without its line. */
  readonly explainProof: (fault: ProofFault) => string
}

/** Returns the sentences that follow the verdict: what was checked, or the first wrong line, or why nothing can be checked. */
export function sentencesOf(speaker: Speaker, outcome: VerifyResult): string[] {
  const { verdict } = speaker
  switch (outcome.kind) {
    case 'verified':
      return checked(verdict, outcome)
    case 'failed':
      return [explainFailure(speaker, outcome), verdict.firstWrong]
    case 'nothing':
      return [verdict.why[outcome.why], verdict.legal]
  }
}

function checked(verdict: VerdictText, outcome: Verified): string[] {
  const { throws, dice, devices, restarts, voided = 0, over, remembered } = outcome
  return [
    throws === 0 ? verdict.noThrows : verdict.throws({ throws, dice }),
    verdict.devices({ devices }),
    ...(restarts === 0 ? [] : [verdict.restarts({ restarts })]),
    ...(voided === 0 ? [] : [verdict.voided({ voided })]),
    ...(remembered ? [verdict.remembered] : []),
    ...(over ? [] : [verdict.notOver]),
    verdict.legal,
  ]
}

/** The first wrong line, and why. */
function explainFailure(speaker: Speaker, { line, reason, unended }: Failed): string {
  const { engine, verdict, gameText, explainProof } = speaker
  if (reason.code === 'log') return explainLog(engine, reason.fault, gameText)
  const what =
    reason.code === 'proof'
      ? explainProof(reason.fault)
      : verdict.otherThrow({ n: reason.n, due: reason.due.join(' '), got: reason.got.join(' ') })
  return engine.log.line({ line, what: unended ? `${what} ${engine.log.cutOff}` : what })
}
