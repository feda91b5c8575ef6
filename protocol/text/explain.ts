/** A refusal as sentences: what happened, and what to do now. */
import type { Catalog } from '../../engine/text/catalog.ts'
import { explainOption, explainRefusal } from '../../engine/text/explain.ts'
import type { GameText } from '../../engine/text/game.ts'
import type { Refusal } from '../refusals.ts'
import type { ProtocolText } from './catalog.ts'

/** With the game's texts also what its rule says. */
export function explain(text: ProtocolText, refusal: Refusal, engine: Catalog, game?: GameText): string {
  const say = text.refusals
  switch (refusal.code) {
    case 'too-fast':
      return say['too-fast']({ count: Math.max(1, Math.ceil(refusal.wait / 1000)) })
    case 'malformed':
      return say.malformed({ path: refusal.path === '' ? '?' : refusal.path })
    case 'too-many-tables':
    case 'too-many-bots':
      return say[refusal.code](refusal)
    case 'other':
      return say.other(refusal)
    case 'name':
      return refusal.why === 'too-long' ? text.name['too-long'](refusal) : text.name[refusal.why]
    case 'no-takeback':
      return text.takeback[refusal.why]
    case 'no-ending':
      return text.ending[refusal.why]
    case 'dice':
      return text.dice[refusal.why]
    case 'illegal':
      return `${say.illegal} ${explainRefusal(engine, refusal, game)}`
    case 'options':
      return `${say.options} ${explainOption(engine, refusal.fault, game)}`
    default:
      return say[refusal.code]
  }
}
