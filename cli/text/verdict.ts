/** What a check of the dice says: the sentences to be filled in by each language, and which of them fits an outcome. */
import type { Catalog } from '../../engine/text/catalog.ts'
import { explainLog } from '../../engine/text/explain.ts'
import type { GameText } from '../../engine/text/game.ts'
import { number } from '../../engine/text/lang.ts'
import { VERSION } from '../../fair/hash.ts'
import type { ProofFault } from '../../fair/proof.ts'
import type { Due } from '../../fair/transcript.ts'
import type { Failed, Verified, VerifyResult } from '../../fair/verify.ts'
import type { CliText } from './catalog.ts'

type VerifyTexts = CliText['verify']

/** The words around an outcome. */
export interface Speaker {
  readonly engine: Catalog
  readonly verify: VerifyTexts
  readonly gameText: GameText
}

/** An outcome as sentences, the verdict first. */
export function verdict(speaker: Speaker, file: string, outcome: VerifyResult): string[] {
  const { verify } = speaker
  switch (outcome.kind) {
    case 'verified':
      return [verify.verified({ file }), ...checked(verify, outcome), verify.limits]
    case 'failed':
      return [verify.failed({ file }), explainFailure(speaker, outcome), verify.firstWrong]
    case 'nothing':
      return [verify.nothing({ file }), verify.why[outcome.why], verify.legal]
  }
}

function checked(verify: VerifyTexts, { throws, dice, devices, restarts, voided = 0, over }: Verified): string[] {
  return [
    throws === 0 ? verify.noThrows : verify.throws({ throws, dice }),
    verify.devices({ devices }),
    verify.restarts({ restarts }),
    ...(voided === 0 ? [] : [verify.voided({ voided })]),
    over ? verify.over : verify.notOver,
  ]
}

/** The first wrong line, and why. */
function explainFailure({ engine, verify, gameText }: Speaker, { line, reason, unended }: Failed): string {
  if (reason.code === 'log') return explainLog(engine, reason.fault, gameText)
  const wrong =
    reason.code === 'proof'
      ? explainProof(engine, verify.proof, reason.fault)
      : verify.proof.throw({ n: reason.n, due: reason.due.join(' '), got: reason.got.join(' ') })
  return engine.log.line({ line, what: unended ? `${wrong} ${engine.log.cutOff}` : wrong })
}

/** The sentence for a fault of the proof, without its line. */
export function explainProof(engine: Catalog, say: VerifyTexts['proof'], fault: ProofFault): string {
  switch (fault.code) {
    case 'fair-too-long':
      return engine.log.lineTooLong({ limit: number(engine.lang, fault.limit) })
    case 'fair-malformed':
      return say.malformed(fault)
    case 'fair-version':
      return `${say.version(fault)}${fault.got > fault.known ? ` ${engine.log.update}` : ''}`
    case 'out-of-place':
      return outOfPlace(say, fault.due)
    case 'commit-mismatch':
      return say.commitMismatch
    case 'secret-mismatch':
      return say.secretMismatch
    case 'not-unicode':
      return say.notUnicode
    case 'other-commit':
      return say.otherCommit
    case 'other-bytes':
      return say.otherBytes(fault)
    case 'closed':
      return say.closed
    case 'not-closed':
      return say.notClosed
    case 'no-such-seat':
      return engine.refusal.noSuchSeat({ seat: fault.seat, last: fault.seats - 1 })
    case 'barred':
      return say.barred(fault)
    case 'not-hex':
      return say.notHex(fault)
    case 'not-committed':
      return say.notCommitted(fault)
    case 'bytes-mismatch':
      return say.bytesMismatch(fault)
    case 'none-missing':
      return say.noneMissing
  }
}

/** Only one line can stand in each place of a proof. */
function outOfPlace(say: VerifyTexts['proof'], due: Due): string {
  switch (due.kind) {
    case 'start':
      return say.onlyHere({ line: `fair ${VERSION} table=…` })
    case 'commit':
    case 'bytes':
      return say.onlyHere({ line: `fair seat ${due.seat} ${due.kind}=…` })
    case 'closed':
      return say.onlyHere({ line: 'fair closed' })
    case 'restart':
      return say.onlyHere({ line: `fair restart without ${due.without.join(' ')}` })
    case 'secret':
      return say.onlyHere({ line: 'fair secret=…' })
    case 'end':
      return say.afterSecret
  }
}
