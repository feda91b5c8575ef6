import { beforeAll, describe, expect, test } from 'vitest'
import { unwrap } from '../../engine/result.ts'
import { memoryStore } from '../tables/testing/table.ts'
import { cookieIn, FRESH_MS, LIFE_MS, newGuestId, newKey, readSigned, setCookies, sign } from './cookie.ts'
import { Guests, LINK_MS, type Newcomer } from './guests.ts'

const KEY = newKey()
const NOW = 1_700_000_000_000

describe('a cookie', () => {
  const id = newGuestId()
  const value = sign(KEY, { id, at: NOW })

  test('says who it is', () => {
    expect(readSigned(KEY, value, NOW + 5)).toEqual({ id, at: NOW })
    expect(id).toMatch(/^[0-9a-f]{32}$/)
    expect(new Set(Array.from({ length: 1000 }, () => newGuestId())).size).toBe(1000)
  })

  test('of another server is none', () => {
    expect(readSigned(newKey(), value, NOW)).toBe(null)
  })

  test('that is too old is none', () => {
    expect(readSigned(KEY, value, NOW + LIFE_MS)).not.toBe(null)
    expect(readSigned(KEY, value, NOW + LIFE_MS + 1)).toBe(null)
  })

  test('with any character changed is none', () => {
    for (let i = 0; i < value.length; i++) {
      for (const other of 'abc0129XYZ_-'.replace(value[i] as string, '')) {
        expect(readSigned(KEY, value.slice(0, i) + other + value.slice(i + 1), NOW), String(i)).toBe(null)
      }
    }
  })

  test.each(['', 'x', id, `${id}.1`, `${value}.`, ` ${value}`, value.toUpperCase(), `${value}=`, '\u0000'.repeat(90)])(
    '%j is none',
    (forged) => {
      expect(readSigned(KEY, forged, NOW)).toBe(null)
    },
  )

  test('is found among others, and nobody’s script reads it', () => {
    expect(cookieIn(`a=1; iacta=${value}; b=2`)).toEqual({ value, isPlain: true })
    expect([cookieIn(undefined), cookieIn('xiacta=1; a'), cookieIn('iacta')]).toEqual([null, null, null])
    expect(setCookies('v', false)).toEqual(['iacta=v; Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax'])
    expect(setCookies(null, false)[0]).toMatch(/^iacta=; Path=\/; Max-Age=0;/)
  })

  test('where the way is encrypted it has a name that no neighbour of the host can set', () => {
    const [own, gone] = setCookies('v', true)
    expect(own).toBe('__Host-iacta=v; Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax; Secure')
    expect(gone).toMatch(/^iacta=; Path=\/; Max-Age=0;.*; Secure$/)
    const planted = cookieIn('iacta=planted; __Host-iacta=mine; iacta=planted-too')
    expect(planted).toEqual({ value: 'mine', isPlain: false })
  })
})

describe('guests', () => {
  const store = memoryStore()
  let guests: Guests
  beforeAll(async () => {
    guests = unwrap(await Guests.open(store))
  })

  const arrive = async (): Promise<Newcomer> => unwrap<Newcomer>(await guests.welcome(NOW))

  test('are known again, also after a restart', async () => {
    const { guest, cookie } = await arrive()
    expect(unwrap(await guests.identify(cookie, NOW))).toEqual({ kind: 'known', guest, cookie: null })
    const later = unwrap(await Guests.open(store))
    expect(unwrap(await later.identify(cookie, NOW))).toEqual({ kind: 'known', guest, cookie: null })
  })

  test('who has no cookie, or a forged one, is a stranger; who was deleted is told apart', async () => {
    expect(unwrap(await guests.identify(null, NOW)).kind).toBe('stranger')
    expect(unwrap(await guests.identify(sign(newKey(), { id: newGuestId(), at: NOW }), NOW)).kind).toBe('stranger')
    const { guest, cookie } = await arrive()
    unwrap(await store.commit({ forget: guest.id }))
    expect(unwrap(await guests.identify(cookie, NOW)).kind).toBe('deleted')
  })

  test('a cookie is renewed before it ends', async () => {
    const { guest, cookie } = await arrive()
    const shown = unwrap(await guests.identify(cookie, NOW + FRESH_MS))
    if (shown.kind !== 'known' || shown.cookie === null) throw new Error('not renewed')
    expect(unwrap(await guests.identify(shown.cookie, NOW + LIFE_MS + 10))).toMatchObject({ kind: 'known' })
    expect(unwrap(await store.identity(guest.id))?.seen).toBe(NOW + LIFE_MS + 10)
  })

  test('a link works once, for ten minutes, and moves all there is', async () => {
    const { guest } = await arrive()
    const token = unwrap(await guests.link(guest, NOW))
    expect(token).toMatch(/^[\w-]{32}$/)
    const moved = unwrap(await guests.useLink(token, NOW + LINK_MS - 1))
    expect(unwrap(await guests.identify(moved.cookie, NOW))).toMatchObject({ kind: 'known', guest: { id: guest.id } })
    const bad = { ok: false, fault: { code: 'bad-link' } }
    expect(await guests.useLink(token, NOW)).toEqual(bad)
    const late = unwrap(await guests.link(guest, NOW))
    expect(await guests.useLink(late, NOW + LINK_MS)).toEqual(bad)
    expect(await guests.useLink('x'.repeat(32), NOW)).toEqual(bad)
    const [first, second] = [unwrap(await guests.link(guest, NOW)), unwrap(await guests.link(guest, NOW))]
    expect(await guests.useLink(first, NOW)).toEqual(bad)
    expect((await guests.useLink(second, NOW)).ok).toBe(true)
  })

  test('a link used by two at once is used by one', async () => {
    const { guest } = await arrive()
    const token = unwrap(await guests.link(guest, NOW))
    const used = await Promise.all([1, 2, 3].map(() => guests.useLink(token, NOW)))
    expect(used.filter(({ ok }) => ok).length).toBe(1)
  })

  test('the token itself is not kept', async () => {
    const { guest } = await arrive()
    const token = unwrap(await guests.link(guest, NOW))
    expect(unwrap(await store.link(token))).toBe(null)
  })
})
