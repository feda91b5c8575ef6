import { expect, test } from 'vitest'
import { leaveOut, strayIn } from './leave-out.ts'

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

test('a game’s lazy imports are left out where they are not needed', () => {
  const { transform } = leaveOut((file) => !file.startsWith('terminal/'))
  const code = "a: import('./terminal/index.ts'), b: import('./rules/rules.ts')"
  const after =
    typeof transform === 'function' ? Reflect.apply(transform, {}, [code, '/iacta/games/pig/index.ts']) : null
  expect(after.code).toBe(
    "a: Promise.reject(new Error('terminal/index.ts is not in this build')), b: import('./rules/rules.ts')",
  )
})
