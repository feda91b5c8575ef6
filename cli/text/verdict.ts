/** What `iacta verify` says. */
import type { Catalog, Says } from '../../engine/text/catalog.ts'
import type { GameText } from '../../engine/text/game.ts'
import { number } from '../../engine/text/lang.ts'
import { VERSION } from '../../fair/hash.ts'
import type { ProofFault } from '../../fair/proof.ts'
import { sentencesOf } from '../../fair/text/verdict.ts'
import type { Due } from '../../fair/transcript.ts'
import type { VerifyResult } from '../../fair/verify.ts'
import type { Context } from '../command.ts'
import type { CliText } from './catalog.ts'

type ProofTexts = CliText['verify']['proof']

/** An outcome as sentences, the verdict first. */
export function verdictLines(
  { engine, text }: Context,
  gameText: GameText,
  file: string,
  outcome: VerifyResult,
): string[] {
  const { verify, verdict } = text
  const explain = (fault: ProofFault): string => explainProof(engine, verify.proof, fault)
  const sentences = sentencesOf({ engine, verdict, gameText, explainProof: explain }, outcome)
  if (outcome.kind !== 'verified') return [verify[outcome.kind]({ file }), ...sentences]
  const firstAttempt = outcome.restarts === 0 ? [verify.firstAttempt] : []
  const over = outcome.over ? [verify.over] : []
  return [verify.verified({ file }), ...sentences, ...firstAttempt, ...over, verdict.limits]
}

/** The sentence for a fault of the proof, without its line. */
export function explainProof(engine: Catalog, say: ProofTexts, fault: ProofFault): string {
  switch (fault.code) {
    case 'fair-too-long':
      return engine.log.lineTooLong({ limit: number(engine.lang, fault.limit) })
    case 'fair-version':
      return `${say.version(fault)}${fault.got > fault.known ? ` ${engine.log.update}` : ''}`
    case 'out-of-place':
      return outOfPlace(say, fault.due)
    case 'no-such-seat':
      return engine.refusal.noSuchSeat({ seat: fault.seat, last: fault.seats - 1 })
    default: {
      const words: string | Says<never> = say[fault.code]
      return typeof words === 'string' ? words : words(fault as never)
    }
  }
}

/** Only one line can stand in each place of a proof. */
function outOfPlace(say: ProofTexts, due: Due): string {
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
