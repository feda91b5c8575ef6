import { describe, expect, test } from 'vitest'
import { loadCatalog } from '../../engine/text/catalog.ts'
import { LANGS, type Lang } from '../../engine/text/lang.ts'
import type { Sample } from '../../engine/text/sentences.ts'
import { NO_PROOF } from '../../fair/lines.ts'
import type { ProofFault } from '../../fair/proof.ts'
import { saidIn, testCatalog } from '../../scripts/testing/catalogs.ts'
import { COMMAND_NAMES } from '../commands.ts'
import { EXIT } from '../exit.ts'
import { cli } from '../testing.ts'
import type { CliText } from './catalog.ts'
import { loadCliText } from './catalog.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { fixed, percent, whole } from './numbers.ts'
import { pt } from './pt.ts'
import { explainProof } from './verdict.ts'

const ALL: { readonly [lang in Lang]: CliText } = { en, it, fr, es, de, pt }

const NUMBERS = new Set(
  (
    'seat number count games of seconds percent perSecond rate low high mean shortest longest bots seats points throws dice ' +
    'devices restarts voided n known bytes min max slips choices step from before after faulty'
  ).split(' '),
)

/** Returns any value that a sentence asks for; an uncounted one is its own name in angle brackets. */
function valueFor(name: string, n: number): unknown {
  if (name === 'names') return ['<a>', '<b>', '<c>'].slice(0, Math.max(1, Math.min(n, 3)))
  if (name === 'sides') return Array<number>(Math.max(1, Math.min(n, 6))).fill(6)
  if (name === 'takes') return n === 1
  if (name === 'digits') return Math.min(n, 7)
  if (name === 'near' && n === 0) return null
  return NUMBERS.has(name) ? n : `<${name}>`
}

const sample: Sample = (_, n) => new Proxy({}, { get: (_target, name) => valueFor(String(name), n) })

await testCatalog<CliText>({
  ...{ sample, load: loadCliText, quotes: true, pages: true },
  // Words that are the same, names, or only digits.
  same: {
    it: ['play.bot'],
    fr: ['play.bot', 'play.points'],
    es: ['play.bot'],
    pt: ['play.bot'],
  },
})

const english = saidIn(en, sample)

describe.each(LANGS)('%s', (lang) => {
  const said = saidIn(ALL[lang], sample)

  test('names everything that is typed as English does', () => {
    const typed = (text: string): string[] =>
      (text.match(/--[a-z]+|iacta( [a-z-]+)*|'\{.*?\}'|~\/\S+|\b[A-Z]{4}\b/g) ?? []).filter((word) => word !== 'JSON')
    for (const [path, text] of said) {
      if (/\.more$/.test(path))
        expect([path, typed(text).sort()]).toEqual([path, typed(english.get(path) ?? '').sort()])
    }
  })

  test('has lines that fit a page', () => {
    for (const [path, text] of said) {
      if (/\.(more|summary)$|^flags\./.test(path)) {
        for (const line of text.split('\n')) expect(line.length, `${path}: ${line}`).toBeLessThanOrEqual(100)
      }
    }
  })

  test('help, and the help of every command', async () => {
    const text = ALL[lang]
    const all = await cli('--help', '--lang', lang)
    expect([all.exit, all.err]).toEqual([EXIT.ok, ''])
    for (const name of COMMAND_NAMES) expect(all.out).toContain(text.commands[name].summary)
    expect(all.out).not.toMatch(/undefined|NaN/)
    for (const name of COMMAND_NAMES) {
      const one = await cli(name, '--help', '--lang', lang)
      expect([one.exit, one.err]).toEqual([EXIT.ok, ''])
      for (const part of [text.commands[name].summary, text.commands[name].more, text.flags.lang, text.exits.bad]) {
        expect(one.out).toContain(part)
      }
      expect(one.out).not.toMatch(/undefined|NaN/)
    }
  })

  test('has a sentence for every fault of a proof', async () => {
    const engine = await loadCatalog(lang)
    const said = Object.values(FAULTS).flatMap((faults) =>
      faults.map((fault) => explainProof(engine, ALL[lang].verify.proof, { line: 5, ...fault })),
    )
    for (const sentence of said) expect(sentence).toMatch(/^\P{Lowercase_Letter}.{15,}\.$/u)
    expect(new Set(said).size).toBe(said.length)
  })

  test('has a sentence for every reason why there is nothing to verify', () => {
    const { why } = ALL[lang].verdict
    expect(Object.keys(why).sort()).toEqual([...NO_PROOF, 'no-bytes', 'no-lines', 'no-secret'].sort())
    expect(new Set(Object.values(why)).size).toBe(Object.keys(why).length)
  })
})

type Without<Fault> = Fault extends ProofFault ? Omit<Fault, 'line'> : never

/** One or more of every code: a new one does not compile until it is here. */
const FAULTS: { readonly [code in ProofFault['code']]: readonly Without<Extract<ProofFault, { code: code }>>[] } = {
  'fair-too-long': [{ code: 'fair-too-long', limit: 4096 }],
  'fair-malformed': [{ code: 'fair-malformed', got: 'fair enough' }],
  'fair-version': [
    { code: 'fair-version', got: 2, known: 1 },
    { code: 'fair-version', got: 1, known: 2 },
  ],
  'out-of-place': [
    { code: 'out-of-place', due: { kind: 'start' } },
    { code: 'out-of-place', due: { kind: 'commit', seat: 1 } },
    { code: 'out-of-place', due: { kind: 'closed' } },
    { code: 'out-of-place', due: { kind: 'bytes', seat: 1 } },
    { code: 'out-of-place', due: { kind: 'restart', without: [0, 2] } },
    { code: 'out-of-place', due: { kind: 'secret' } },
    { code: 'out-of-place', due: { kind: 'end' } },
  ],
  'commit-mismatch': [{ code: 'commit-mismatch' }],
  'secret-mismatch': [{ code: 'secret-mismatch' }],
  'not-unicode': [{ code: 'not-unicode' }],
  'other-commit': [{ code: 'other-commit', seen: '00' }],
  'other-bytes': [{ code: 'other-bytes', seat: 1, own: '00' }],
  closed: [{ code: 'closed' }],
  'not-closed': [{ code: 'not-closed' }],
  'no-such-seat': [{ code: 'no-such-seat', seat: 7, seats: 2 }],
  barred: [{ code: 'barred', seat: 1 }],
  'not-hex': [{ code: 'not-hex', bytes: 16 }],
  'not-committed': [{ code: 'not-committed', seat: 1 }],
  'bytes-mismatch': [{ code: 'bytes-mismatch', seat: 1 }],
  'none-missing': [{ code: 'none-missing' }],
}

test('French has its non-breaking spaces', () => {
  for (const [path, text] of saidIn(fr, sample)) expect(text, path).not.toMatch(/[^\u00a0][;!?»]| :|« /)
  for (const word of [fr.usage, fr.exitCodes]) expect(word).toMatch(/\S\u00a0:$/)
})

describe('numbers and plurals', () => {
  const spaced = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ')
  const rows: { readonly [lang in Lang]: readonly [points: string[], games: string[], throws: string[]] } = {
    en: [
      ['0 points', '1 point', '2 points'],
      ['0 games', '1 game', '2 games', '1,000,000 games'],
      ['1 roll (1 die)', '2 rolls (2 dice)'],
    ],
    it: [
      ['0 punti', '1 punto', '2 punti'],
      ['0 partite', '1 partita', '2 partite', '1.000.000 di partite'],
      ['1 lancio con 1 dado', '2 lanci con 2 dadi'],
    ],
    fr: [
      ['0 point', '1 point', '2 points'],
      ['0 partie', '1 partie', '2 parties', '1 000 000 de parties'],
      ['1 lancer, 1 dé', '2 lancers, 2 dés'],
    ],
    es: [
      ['0 puntos', '1 punto', '2 puntos'],
      ['0 partidas', '1 partida', '2 partidas', '1.000.000 de partidas'],
      ['1 tirada con 1 dado', '2 tiradas con 2 dados'],
    ],
    de: [
      ['0 Punkte', '1 Punkt', '2 Punkte'],
      ['0 Partien', '1 Partie', '2 Partien', '1.000.000 Partien'],
      ['1 Wurf (1 Würfel)', '2 Würfe (2 Würfel)'],
    ],
    pt: [
      ['0 pontos', '1 ponto', '2 pontos'],
      ['0 jogos', '1 jogo', '2 jogos', '1 000 000 de jogos'],
      ['1 lançamento com 1 dado', '2 lançamentos com 2 dados'],
    ],
  }
  test.each(LANGS)('%s', (lang) => {
    const { play, simulate, verdict } = ALL[lang]
    const [points, games, throws] = rows[lang]
    expect([0, 1, 2].map((n) => play.points({ points: n }))).toEqual(points)
    const done = [0, 1, 2, 1_000_000].map((n) => spaced(simulate.done({ games: n, seconds: 1 })))
    for (const [i, start] of games.entries()) expect(done[i]).toMatch(new RegExp(`^${start} `))
    const thrown = [1, 2].map((n) => spaced(verdict.throws({ throws: n, dice: n })))
    for (const [i, start] of throws.entries()) expect(thrown[i]?.split(/ ?:/)[0]).toBe(start)
  })

  test('as each language writes them', () => {
    expect(LANGS.map((lang) => spaced(whole(lang, 1234567.8)))).toEqual([
      '1,234,568',
      '1.234.568',
      '1 234 568',
      '1 234 568',
      '1.234.568',
      '1 234 568',
    ])
    expect(LANGS.map((lang) => fixed(lang, 2, 1))).toEqual(['2.0', '2,0', '2,0', '2,0', '2,0', '2,0'])
    expect(LANGS.map((lang) => spaced(percent(lang, 45.678, 2)))).toEqual([
      '45.68%',
      '45,68%',
      '45,68 %',
      '45,68 %',
      '45,68 %',
      '45,68%',
    ])
  })

  test('dice to type in', () => {
    expect(en.play.typeDice({ who: null, sides: [2] })).toBe('Type what the die shows (1–2):')
    expect(en.play.typeDice({ who: 'Ada', sides: [6, 6] })).toBe('Ada: type what the 2 dice show (1–6):')
    expect(fr.play.typeDice({ who: null, sides: [6] })).toBe('Saisissez ce que montre le dé (1–6)\u00a0:')
    expect(de.play.typeDice({ who: null, sides: [12, 11] })).toBe('Tipp ein, was die 2 Würfel zeigen (1–12, 1–11):')
  })
})
