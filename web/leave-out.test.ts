import { expect, test } from 'vitest'
import { isForPages, isForWorkers, leaveOut, strayIn } from './leave-out.ts'

const modules = (...ids: readonly string[]) => Object.fromEntries(ids.map((id) => [id, { renderedLength: 40 }]))

test('terminals, fixtures and simulators have no place in a page', () => {
  const stray = [
    '/iacta/games/star-maps/terminal/sky.ts',
    'C:\\iacta\\games\\nine-dice\\testing\\fixtures.ts',
    '/iacta/engine/conformance/suite.ts',
    '/iacta/engine/parts/person.testing.ts',
    '/iacta/cli/simulate/command.ts',
    '/iacta/server/codes/codes.cases.ts',
  ]
  expect(strayIn(modules(...stray))).toEqual(stray)
})

test('what is played with has, and so has a type', () => {
  const kept = ['/iacta/games/star-maps/rules/rules.ts', '/iacta/engine/parts/terminal.ts', '/iacta/web/main.ts']
  expect(strayIn(modules(...kept))).toEqual([])
  expect(strayIn({ '/iacta/games/star-maps/terminal/sky.ts': { renderedLength: 0 } })).toEqual([])
})

/** The entry of a game after a build has left out what it does not need. */
function leftOf(entry: string, code: string, isNeeded: (file: string) => boolean): string {
  const { transform } = leaveOut(isNeeded)
  if (typeof transform !== 'function') throw new Error('no transform')
  return Reflect.apply(transform, {}, [code, entry])?.code ?? code
}

test.each(['games', 'examples'])('lazy imports of a game in %s are left out where they are not needed', (folder) => {
  const code = "a: import('./terminal/index.ts'), b: import('./rules/rules.ts')"
  expect(leftOf(`/iacta/${folder}/pig/index.ts`, code, isForPages)).toBe(
    "a: Promise.reject(new Error('terminal/index.ts is not in this build')), b: import('./rules/rules.ts')",
  )
})

test('a worker has rules and bots wherever a game keeps them, and no other part', () => {
  for (const file of ['rules.ts', 'rules/rules.ts', 'rules-1.ts', 'bots.ts', 'bots/index.ts', 'bots/solve/solver.ts'])
    expect([file, isForWorkers(file), isForPages(file)]).toEqual([file, true, true])
  for (const file of ['text/en.ts', 'text.ts', 'daily/daily.ts', 'puzzles/two.ts', 'bots/ratings.ts', 'rules/odds.ts'])
    expect([file, isForWorkers(file), isForPages(file)]).toEqual([file, false, true])
  for (const file of ['terminal.ts', 'terminal/index.ts', 'testing/fixtures.ts', 'fixtures.ts'])
    expect([file, isForWorkers(file), isForPages(file)]).toEqual([file, false, false])
})
