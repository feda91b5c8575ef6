import { afterEach, describe, expect, test, vi } from 'vitest'
import { writeTurn } from '../../protocol/turn.ts'
import { type NoteData, type NoteScope, noteOptions, openNote, renewPush, showTurn } from './turn-notification.ts'

const TABLE = 'k3j7qm2xw5tbn4ra'
const TURN = writeTurn({ table: TABLE, title: 'Tocca a te', body: 'Dicy Cards con Zoë' })
const NOW = 1_700_000_000_000

interface Window {
  readonly url: string
  readonly visibilityState?: string
}

/** A worker's scope with these windows and notifications, which records calls. */
function scopeOf(windows: readonly Window[] = [], before: readonly { readonly data: unknown }[] = []) {
  const done: unknown[][] = []
  const note = (what: string, ...more: unknown[]) => {
    done.push([what, ...more])
    return Promise.resolve()
  }
  const scope: NoteScope = {
    clients: {
      matchAll: async () =>
        windows.map(({ url, visibilityState = 'visible' }) => ({
          url: `https://dice.example${url}`,
          visibilityState,
          focus: () => note('focus', url),
        })),
      openWindow: (path) => note('open', path),
    },
    registration: {
      getNotifications: async ({ tag }) =>
        tag === TABLE ? before.map((one) => ({ ...one, close: () => undefined })) : [],
      showNotification: (title, options) => note('show', title, options),
      pushManager: {
        subscribe: async (options) => {
          await note('subscribe', options)
          return { toJSON: () => ({ endpoint: 'https://push.example/new', keys: { p256dh: 'p', auth: 'a' } }) }
        },
      },
    },
  }
  return { scope, done }
}

const shown = (at: number) => ({ data: { path: `/t/${TABLE}`, at } satisfies NoteData })

describe('a message', () => {
  test('is shown, and leads to its table', async () => {
    const { scope, done } = scopeOf([{ url: '/' }, { url: `/t/${TABLE}`, visibilityState: 'hidden' }])
    await showTurn(scope, TURN, NOW)
    const options = { body: 'Dicy Cards con Zoë', tag: TABLE, data: { path: `/t/${TABLE}`, at: NOW }, renotify: false }
    expect(done).toEqual([['show', 'Tocca a te', expect.objectContaining(options)]])
  })

  test('is not shown to somebody who looks at the table', async () => {
    const { scope, done } = scopeOf([{ url: `/t/${TABLE}?x=1` }])
    await showTurn(scope, TURN, NOW)
    expect(done).toEqual([])
  })

  test.each([
    ['the page has just said so itself: silently', [shown(NOW - 2000)], false],
    ['an old one still lies there: aloud', [shown(NOW - 3_600_000)], true],
    ['one of somebody else’s making', [{ data: null }], true],
    ['none', [], false],
  ])('in the place of one before: %s', async (_, before, renotify) => {
    const { scope, done } = scopeOf([], before)
    await showTurn(scope, TURN, NOW)
    expect(done[0]?.[2]).toMatchObject({ renotify })
  })

  test.each(['', 'null', '{"table":"../x","title":"a","body":"b"}'])(
    'that cannot be read (%s) still shows something',
    async (text) => {
      const { scope, done } = scopeOf()
      await showTurn(scope, text, NOW)
      expect(done).toEqual([['show', 'Iacta', { tag: 'iacta', data: { path: '/tables', at: NOW } }]])
    },
  )
})

describe('a tap', () => {
  const tap = async (windows: readonly Window[], data: unknown) => {
    const { scope, done } = scopeOf(windows)
    const close = vi.fn()
    await openNote(scope, { data, close })
    expect(close).toHaveBeenCalledOnce()
    return done
  }
  const { data } = noteOptions(TABLE, '', NOW)

  test('goes to the page of the table where there is one', async () => {
    const windows = [{ url: '/' }, { url: `/t/${TABLE}`, visibilityState: 'hidden' }]
    expect(await tap(windows, data)).toEqual([['focus', `/t/${TABLE}`]])
  })

  test('else opens it', async () => {
    expect(await tap([{ url: '/' }, { url: '/t/b2c3d4e5f6g7h2i3' }], data)).toEqual([['open', `/t/${TABLE}`]])
  })

  test.each([null, {}, { path: 'https://evil.example' }, { path: '//evil.example' }, { path: 7 }])(
    '%j leads to the tables',
    async (odd) => {
      expect(await tap([], odd)).toEqual([['open', '/tables']])
    },
  )
})

describe('a subscription that the browser has changed', () => {
  afterEach(() => vi.unstubAllGlobals())

  test('is told to the server', async () => {
    const asked = vi.fn(async () => new Response('{}'))
    vi.stubGlobal('fetch', asked)
    const { scope, done } = scopeOf()
    const options = { userVisibleOnly: true }
    await renewPush(scope, { options }, ['xx', 'pt-BR'])
    expect(done).toEqual([['subscribe', options]])
    const [path, { method, body }] = asked.mock.calls[0] as unknown as [string, { method: string; body: string }]
    const told = { endpoint: 'https://push.example/new', keys: { p256dh: 'p', auth: 'a' }, lang: 'pt' }
    expect([path, method, JSON.parse(body)]).toEqual(['/api/me/push', 'PUT', told])
  })

  test('or is let go where nothing is known of it', async () => {
    const { scope, done } = scopeOf()
    await renewPush(scope, undefined, [])
    expect(done).toEqual([])
  })
})
