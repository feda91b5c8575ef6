import { describe, expect, test } from 'vitest'
import { loadCatalog } from '../../engine/text/catalog.ts'
import { LANGS } from '../../engine/text/lang.ts'
import { sentencesOf } from '../../engine/text/sentences.ts'
import { testCatalog } from '../../scripts/testing/catalogs.ts'
import { NAME_FAULTS } from '../names.ts'
import { DICE_FAULTS, ENDING_FAULTS, REFUSAL_CODES, type Refusal, TAKEBACK_FAULTS } from '../refusals.ts'
import { loadProtocolText } from './catalog.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { explain } from './explain.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { pt } from './pt.ts'

const ALL = { en, it, fr, es, de, pt }
await testCatalog({ load: loadProtocolText })

/** One refusal for every code and reason. The fields that a code does not have do no harm. */
const EVERY = REFUSAL_CODES.flatMap((code): Refusal[] => {
  const whys = { name: NAME_FAULTS, 'no-takeback': TAKEBACK_FAULTS, 'no-ending': ENDING_FAULTS, dice: DICE_FAULTS }[
    code as string
  ] ?? ['']
  const fault = { code: 'bad-seats', got: 9, min: 2, max: 4 }
  return whys.map(
    (why) => ({ code, why, fault, max: 24, limit: 20, wait: 1200, path: '', got: 'x', rule: 'R7' }) as never,
  )
})

describe.each(LANGS)('%s', (lang) => {
  test('ends a sentence as one, with typographic apostrophes', () => {
    for (const [path, text] of sentencesOf(ALL[lang])) {
      expect(text, path).not.toContain("'")
      if (/^(refusals|name|takeback|ending|dice|closes|phrases)\./.test(path)) expect(text, path).toMatch(/[.!?]$/)
    }
  })

  test('explains every refusal', async () => {
    const engine = await loadCatalog(lang)
    for (const refusal of EVERY) {
      const said = explain(ALL[lang], refusal, engine)
      expect(said, refusal.code).toMatch(/^[^<>]{15,}[.]$/)
      expect(said, refusal.code).not.toMatch(/undefined|NaN|\[object/)
    }
    expect(new Set(EVERY.map((refusal) => explain(ALL[lang], refusal, engine))).size).toBe(EVERY.length)
  })
})

test('the engine goes on where a rule or an option is at fault', async () => {
  const engine = await loadCatalog('en')
  const game = { refusals: { R7: 'You may reroll once.' } } as never
  expect(explain(en, { code: 'illegal', rule: 'R7' }, engine, game)).toBe(
    'The move wasn’t played. Rule R7 does not allow this. You may reroll once.',
  )
  expect(explain(en, { code: 'options', fault: { code: 'bad-seats', got: 9, min: 2, max: 4 } }, engine)).toBe(
    'The table can’t be set up like this. This game is for 2 to 4 players, not 9.',
  )
})

test('waiting is counted in whole seconds', async () => {
  const engine = await loadCatalog('en')
  const said = (wait: number) => explain(en, { code: 'too-fast', wait }, engine)
  expect([0, 1, 1000].map(said)).toEqual(Array(3).fill('That was too fast. Wait 1 second, then try again.'))
  expect(said(1001)).toBe('That was too fast. Wait 2 seconds, then try again.')
})
