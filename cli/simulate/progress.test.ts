import { expect, test } from 'vitest'
import { en } from '../text/en.ts'
import { Progress } from './progress.ts'

function watched(columns: number): { progress: Progress; drawn: string[] } {
  const drawn: string[] = []
  return { drawn, progress: new Progress({ write: (text) => drawn.push(text), columns }, en, 1000, 0) }
}

test('at most ten times a second, whatever happens', () => {
  const { progress, drawn } = watched(80)
  for (let ms = 1; ms <= 1000; ms++) progress.show(ms, ms)
  expect(drawn.length).toBe(10)
  const said = en.simulate.progress({ percent: 90, games: 901, perSecond: 1000 })
  expect(drawn.at(-1)).toBe(`\r${'█'.repeat(21)}░░░ ${said}\u001b[K`)
})

test('never wider than the terminal, and wiped at the end', () => {
  const { progress, drawn } = watched(20)
  progress.show(500, 500)
  progress.end()
  expect(drawn).toEqual([`\r${'█'.repeat(12)}${'░'.repeat(7)}\u001b[K`, '\r\u001b[K'])
})

test('nothing is wiped where nothing was drawn', () => {
  const { progress, drawn } = watched(80)
  progress.end()
  expect(drawn).toEqual([])
})
