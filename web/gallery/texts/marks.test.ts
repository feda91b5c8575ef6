import { expect, test } from 'vitest'
import { mark, marksIn, unmarked } from './marks.ts'
import { markModule } from './plugin.ts'
import { sampled } from './samples.ts'

const TEXTS = {
  lang: 'en',
  roll: 'Roll',
  list: ['One', 'Two'],
  table: { turn: ({ who }: { who: string }) => `${who}’s turn` },
}

test('a text tells where it comes from, also inside another, and reads as before', () => {
  const texts = mark('web/text', '', TEXTS) as typeof TEXTS
  const said = texts.table.turn({ who: texts.list[1] as string })
  expect(unmarked(said)).toBe('Two’s turn')
  expect(marksIn(said)).toEqual([
    { file: 'web/text', path: 'list.1' },
    { file: 'web/text', path: 'table.turn' },
  ])
  expect(texts.lang).toBe('en')
})

test('what a file imports from another keeps the mark of that one', () => {
  const inner = mark('web/text/settings', 'settings', { title: 'Settings', of: () => 'Of' })
  const { settings } = mark('web/text', '', { settings: inner }) as { settings: { title: string; of(): string } }
  for (const said of [settings.title, settings.of()])
    expect(marksIn(said).map(({ file }) => file)).toEqual(['web/text/settings'])
})

test('modules of languages are marked, and no others', () => {
  const code = `export const de = { roll: 'Würfeln' } satisfies Texts\n`
  expect(markModule(code, 'web/text/de.ts')).toContain(`mark('web/text', '', de)`)
  expect(markModule(`export const me = {}\n`, 'web/text/online/de.ts')).toContain(`mark('web/text/online', 'me', me)`)
  for (const path of ['engine/text/you/de.ts', 'engine/text/terms/de.ts', 'web/text/catalog.ts', 'web/app/de.ts'])
    expect(markModule(code, path)).toBe(null)
})

test('sentences are read with sample arguments, or else shown as code', () => {
  expect(sampled('Roll')).toBe('Roll')
  expect(sampled(({ who, file }: { who: string; file: string }) => `${who}: ${file}`)).toBe('Anna: ‹file›')
  expect(sampled((n: number) => n.toFixed(1))).toContain('toFixed')
})
