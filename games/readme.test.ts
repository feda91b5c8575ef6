/** The page of a game, which comments quote, says what its rules say. */
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { blockOf, rowsOf } from '../engine/conformance/page.testing.ts'
import type { OptionSpec } from '../engine/contract.ts'
import { readLog, replay } from '../engine/log.ts'
import { GAME_IDS, partsOf, rulesOf } from './index.ts'

const PAGES = GAME_IDS.map((id) => {
  const folder = fileURLToPath(new URL(`${id}/`, import.meta.url))
  return { id, folder, page: readFileSync(`${folder}README.md`, 'utf8') }
})

test.each(PAGES)('$id: every option with its values and its default', async ({ id, page }) => {
  for (const [option, spec] of Object.entries<OptionSpec>((await rulesOf(id)).options)) {
    const [, values = '', fallback] = rowsOf(page).find((row) => row.length > 2 && row[0] === `\`${option}\``) ?? []
    expect(fallback?.replaceAll('`', ''), option).toBe(String(spec.default) || 'none')
    if (spec.kind === 'choice')
      expect(values.replaceAll('`', ''), option).toMatch(new RegExp(`^${spec.values.join(', ')}`))
  }
})

test.each(PAGES)('$id: every rule in the order of the rule book', async ({ id, page }) => {
  const numbers = [...page.matchAll(/^- \*\*([RS]\d+a?)\*\*/gm)].map(([, number]) => number)
  const refs = (await partsOf(id).text('en')).rules.flatMap(({ ref }) => (ref !== null && /^[RS]/.test(ref) ? ref : []))
  expect(numbers.slice(0, refs.length)).toEqual(refs)
})

/** Cards and boxes are words of a notation too: their games have tables of them. */
const WRITTEN = PAGES.filter(({ id }) => id === 'dice-of-crowns' || id === 'nine-dice')

test.each(WRITTEN)(
  '$id: every word of the notation is written somewhere, in a move that reads',
  async ({ id, page }) => {
    const { read, words } = await rulesOf(id)
    const quoted = [...page.matchAll(/`([a-z][^`]*)`/g)].map(([, text]) => text as string)
    const moves = quoted.filter((text) => read(text) !== null)
    const used = moves.flatMap((text) => text.split(' ').filter((word) => /^[a-z]/.test(word)))
    expect([...words].filter((word) => !used.includes(word))).toEqual([])
  },
)

test.each(PAGES)('$id: the log of the example plays', async ({ id, page }) => {
  const rules = await rulesOf(id)
  const lines = blockOf(page, 'iacta 1').map((line) => line.replace(/ {3,}.*/, ''))
  const log = readLog(rules, `${lines.join('\n')}\n`)
  expect(log.ok ? replay(rules, log.value) : log).toMatchObject({ ok: true })
})

test.each(PAGES)('$id: the tree names files that are there', ({ folder, page }) => {
  const names = blockOf(page, 'rules').flatMap((line) => line.split('  ')[0] || [])
  expect(names.length).toBeGreaterThan(0)
  for (const name of names) expect(existsSync(`${folder}${name}`), name).toBe(true)
})
