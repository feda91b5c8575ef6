import { expect, test } from 'vitest'
import { LANGS } from '../engine/text/lang.ts'
import { EXIT } from './exit.ts'
import { help } from './help.ts'
import { loadCliText } from './text/catalog.ts'

test.each(LANGS)('%s: exit codes fit the terminal, each with its meaning', async (lang) => {
  const text = await loadCliText(lang)
  const codes = help(text, 60).trimEnd().split('\n\n').at(-1) ?? ''
  expect(codes.startsWith(text.exitCodes)).toBe(true)
  expect(codes.split('\n').length).toBeGreaterThan(1)
  for (const line of codes.split('\n')) expect(line.length).toBeLessThanOrEqual(60)
  const joined = codes.replaceAll('\n', ' ')
  for (const [name, code] of Object.entries(EXIT)) {
    expect(joined).toContain(`${code}\u00a0${text.exits[name as keyof typeof EXIT]}`)
  }
})
