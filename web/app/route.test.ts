import { describe, expect, test } from 'vitest'
import { hrefOf, type Route, readRoute } from './route.ts'

/** One or more of every page: a new one does not compile until it is here. */
const ROUTES: { readonly [page in Route['page']]: readonly Extract<Route, { page: page }>[] } = {
  home: [{ page: 'home' }],
  new: [
    { page: 'new', game: 'dicy-cards', way: 'bots' },
    { page: 'new', game: 'dicy-cards', way: 'device' },
    { page: 'new', game: 'dicy-cards', way: 'real' },
    { page: 'new', game: 'dicy-cards', way: 'alone' },
  ],
  table: [{ page: 'table', id: 'k3j9' }],
  learn: [{ page: 'learn', game: 'dicy-cards' }],
  levels: [{ page: 'levels', game: 'dicy-cards' }],
  practice: [{ page: 'practice', game: 'nine-dice' }],
  daily: [{ page: 'daily' }, { page: 'daily', game: 'star-maps' }],
  logbook: [
    { page: 'logbook', game: 'star-maps' },
    { page: 'logbook', game: 'star-maps', id: 'k3j7qm2xw5tbn4ra' },
  ],
  rules: [
    { page: 'rules', game: 'dicy-cards' },
    { page: 'rules', game: 'dicy-cards', rule: 'R7' },
  ],
  replay: [
    { page: 'replay', id: 'k3j9' },
    { page: 'replay', id: 'k3j9', review: true },
    { page: 'replay', id: 'k3j9', review: true, step: 12 },
  ],
  open: [{ page: 'open' }, { page: 'open', packed: 'q7mZ0u3vT1x-5rYb9_Kd.12' }],
  online: [{ page: 'online', id: 'k3j7qm2xw5tbn4ra' }],
  tv: [{ page: 'tv' }, { page: 'tv', id: 'k3j7qm2xw5tbn4ra' }],
  rerun: [
    { page: 'rerun', id: 'k3j7qm2xw5tbn4ra' },
    { page: 'rerun', id: 'k3j7qm2xw5tbn4ra', review: true },
    { page: 'rerun', id: 'k3j7qm2xw5tbn4ra', review: true, step: 3 },
  ],
  friends: [{ page: 'friends', game: 'dicy-cards' }],
  join: [{ page: 'join' }, { page: 'join', code: 'KXBD' }],
  tables: [{ page: 'tables' }],
  me: [{ page: 'me' }, { page: 'me', token: 'q7mZ0u3vT1x-5rYb9_Kd' }],
  puzzles: [
    { page: 'puzzles' },
    { page: 'puzzles', set: 'mix' },
    { page: 'puzzles', set: 'dice-of-crowns/solo', kind: 'daggers' },
  ],
  history: [{ page: 'history' }],
  insights: [{ page: 'insights' }],
  ladder: [{ page: 'ladder' }],
  settings: [{ page: 'settings' }],
  about: [{ page: 'about' }],
  lost: [{ page: 'lost', path: '/nowhere/at/all' }],
}

describe('every route has an address that leads back to it', () => {
  test.each(Object.values(ROUTES).flat())('%o', (route) => {
    const url = new URL(hrefOf(route), 'http://localhost')
    expect(readRoute(url.pathname, url.hash)).toEqual(route)
  })

  test('and no two share one', () => {
    const all = Object.values(ROUTES).flat().map(hrefOf)
    expect(new Set(all).size).toBe(all.length)
  })
})

test.each([
  '/nowhere',
  '/table',
  '/table/a/b',
  '/table/a/b/c',
  '/replay',
  '/learn',
  '/learn/dicy-cards/bots',
  '/daily/star-maps/2026-11-15',
  '/logbook',
  '/logbook/star-maps/a/b',
  '/rules',
  '/rules/dicy-cards/R7',
  '/new',
  '/new/dicy-cards',
  '/new/dicy-cards/somehow',
  '/new/dicy-cards/bots/3',
  '/settings/sound',
  '/t',
  '/t/k3j7qm2xw5tbn4ra/phone',
  '/t/k3j7qm2xw5tbn4ra/toString',
  '/t/k3j7qm2xw5tbn4ra/tv/2',
  '/friends',
  '/practice',
  '/friends/dicy-cards/bots',
  '/tables/mine',
  '/me/you',
  '/about/us',
  '/History',
  '/constructor',
  '/__proto__/x',
])('%s is lost, and says where', (path) => {
  expect(readRoute(path)).toEqual({ page: 'lost', path })
})

test.each([
  ['', { page: 'home' }],
  ['//', { page: 'home' }],
  ['/settings/', { page: 'settings' }],
  ['/table/k3j9/', { page: 'table', id: 'k3j9' }],
] as const)('slashes do not matter: %j', (path, route) => {
  expect(readRoute(path)).toEqual(route)
})

test('a hash belongs to the rules, and to a link that moves a person', () => {
  expect(readRoute('/rules/dicy-cards', '#')).toEqual({ page: 'rules', game: 'dicy-cards' })
  expect(readRoute('/settings', '#R7')).toEqual({ page: 'settings' })
})
