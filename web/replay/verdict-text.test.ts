import { describe, expect, test } from 'vitest'
import { loadCatalog } from '../../engine/text/catalog.ts'
import { LANGS } from '../../engine/text/lang.ts'
import type { ProofFault } from '../../fair/proof.ts'
import type { VerifyResult } from '../../fair/verify.ts'
import { GAME_IDS, type GameId, partsOf } from '../../games/index.ts'
import { loadWebText } from '../text/catalog.ts'
import { verdict } from './verdict-text.ts'

const FAULTS: readonly ProofFault[] = [
  { line: 2, code: 'fair-too-long', limit: 4096 },
  { line: 2, code: 'fair-malformed', got: 'x' },
  { line: 2, code: 'fair-version', got: 2, known: 1 },
  { line: 2, code: 'commit-mismatch' },
  { line: 2, code: 'secret-mismatch' },
  { line: 2, code: 'not-unicode' },
  { line: 2, code: 'other-commit', seen: 'ab' },
  { line: 2, code: 'other-bytes', seat: 0, own: 'ab' },
  { line: 2, code: 'closed' },
  { line: 2, code: 'not-closed' },
  { line: 2, code: 'barred', seat: 1 },
  { line: 2, code: 'not-committed', seat: 1 },
  { line: 2, code: 'none-missing' },
  { line: 2, code: 'not-hex', bytes: 16 },
  { line: 2, code: 'bytes-mismatch', seat: 1 },
  { line: 2, code: 'no-such-seat', seat: 7, seats: 2 },
  { line: 2, code: 'out-of-place', due: { kind: 'closed' } },
]

describe.each(LANGS)('in %s', (lang) => {
  const tell = async (outcome: VerifyResult) => {
    const [engine, web] = await Promise.all([loadCatalog(lang), loadWebText(lang)])
    const game = await partsOf(GAME_IDS[0] as GameId).text(lang)
    return verdict({ engine, say: web, game }, outcome)
  }
  const verified = {
    kind: 'verified',
    throws: 7,
    dice: 31,
    devices: 2,
    restarts: 0,
    over: true,
    remembered: false,
  } as const

  test('verified: what was checked, and what that does not prove', async () => {
    const told = await tell(verified)
    expect(told.sentences.join(' ')).toMatch(/7.*31/)
    expect(told.limits).toMatch(/.{40}/)
    expect(told.sentences).toHaveLength(3)
    const worse = await tell({ ...verified, restarts: 3, over: false })
    expect(worse.sentences).toHaveLength(5)
    expect(worse.sentences.join(' ')).toContain('3')
  })

  test('verified, with races that were lost and thrown again: told, and how many', async () => {
    const [once, often] = await Promise.all([1, 4].map((voided) => tell({ ...verified, voided })))
    expect(once?.sentences).toHaveLength(4)
    expect(often?.sentences).toHaveLength(4)
    expect(often?.sentences[2]).toMatch(/^4 /)
    expect(once?.sentences[2]).not.toBe(often?.sentences[2])
  })

  test('failed: the line, and what was due', async () => {
    const told = await tell({ kind: 'failed', line: 14, reason: { code: 'throw', n: 5, due: [6, 1], got: [6, 6] } })
    expect(told.sentences[0]).toMatch(/14/)
    expect(told.sentences[0]).toContain('6 1')
    expect(told.sentences[0]).toContain('6 6')
    expect(told.limits).toBeNull()
  })

  test.each(FAULTS.map((fault) => [fault.code, fault] as const))(
    'failed by %s: a sentence with its line',
    async (_, fault) => {
      const told = await tell({ kind: 'failed', line: fault.line, reason: { code: 'proof', fault } })
      expect(told.sentences[0]).toMatch(/2.+ .+\./)
    },
  )

  test('nothing to prove: each reason has its own words', async () => {
    const whys = ['no-lines', 'real-dice', 'one-device', 'simulation', 'no-secret', 'no-bytes'] as const
    const told = await Promise.all(whys.map((why) => tell({ kind: 'nothing', why })))
    expect(new Set(told.map(({ sentences }) => sentences[0])).size).toBe(whys.length)
  })
})
