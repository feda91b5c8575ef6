import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { outcomeOf } from './outcome.ts'

const archive = new URL('../archive/', import.meta.url)
const releases = readdirSync(archive)

test('there is an archive', () => {
  expect(releases.length).toBeGreaterThan(0)
})

describe.each(releases)('release %s', (release) => {
  const folder = new URL(`${release}/`, archive)
  const outcomes: Record<string, unknown> = JSON.parse(readFileSync(new URL('outcomes.json', folder), 'utf8'))
  test.each(Object.keys(outcomes))('%s replays as it was played', async (file) => {
    expect(await outcomeOf(readFileSync(new URL(file, folder), 'utf8'))).toEqual(outcomes[file])
  })

  test('no log without its outcome', () => {
    expect(readdirSync(folder).sort()).toEqual([...Object.keys(outcomes), 'outcomes.json'].sort())
  })
})
