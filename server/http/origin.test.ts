import { describe, expect, test } from 'vitest'
import { addressOf, type Door, isForeign, isSecure } from './origin.ts'

const door: Door = { proxies: 0, publicUrl: null, tls: false }

describe('the address', () => {
  test.each([
    [0, undefined, '10.0.0.7', '10.0.0.7'],
    [0, undefined, '::ffff:10.0.0.7', '10.0.0.7'],
    [0, '1.1.1.1', '10.0.0.7', '10.0.0.7'],
    [1, '1.1.1.1', '10.0.0.7', '1.1.1.1'],
    [1, 'forged, 1.1.1.1', '10.0.0.7', '1.1.1.1'],
    [2, 'forged, 1.1.1.1, 2.2.2.2', '10.0.0.7', '1.1.1.1'],
    [2, '1.1.1.1', '10.0.0.7', '1.1.1.1'],
    [1, undefined, '10.0.0.7', '10.0.0.7'],
    [0, undefined, '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    [0, undefined, '2001:db8:1:2::9', '2001:db8:1:2::/64'],
    [0, undefined, '2001:db8::9', '2001:db8:0:0::/64'],
    [0, undefined, '::1', '0:0:0:0::/64'],
    [0, undefined, undefined, ''],
  ])('%i proxies, %j from %j is %s', (proxies, forwarded, socket, address) => {
    expect(addressOf({ ...door, proxies }, { 'x-forwarded-for': forwarded }, socket)).toBe(address)
  })
})

describe('a foreign page', () => {
  test.each([
    [{ host: 'a.example' }, false],
    [{ host: 'a.example', origin: 'http://a.example' }, false],
    [{ host: 'A.example:8080', origin: 'http://a.example:8080' }, false],
    [{ host: 'a.example', origin: 'https://a.example' }, false],
    [{ host: 'a.example', origin: 'http://b.example' }, true],
    [{ host: 'a.example:8080', origin: 'http://a.example:9090' }, true],
    [{ host: 'a.example', origin: 'null' }, true],
    [{ host: 'a.example', origin: 'file://a.example' }, true],
    [{ host: 'a.example', origin: 'http://a.example.evil.example' }, true],
    [{ host: 'a.example', 'sec-fetch-site': 'cross-site' }, true],
    [{ host: 'a.example', 'sec-fetch-site': 'same-site' }, true],
    [{ host: 'a.example', 'sec-fetch-site': 'same-origin' }, false],
    [{ host: 'a.example', 'sec-fetch-site': 'none' }, false],
  ])('%j: %s', (headers, foreign) => {
    expect(isForeign(door, headers)).toBe(foreign)
  })

  test('a page that came without encryption does not speak for one that came with it', () => {
    const plain = { host: 'a.example', origin: 'http://a.example' }
    const forwarded = { ...plain, 'x-forwarded-proto': 'https' }
    expect(isForeign({ ...door, tls: true }, plain)).toBe(true)
    expect(isForeign({ ...door, tls: true }, { ...plain, origin: 'https://a.example' })).toBe(false)
    expect(isForeign({ ...door, proxies: 1 }, forwarded)).toBe(true)
    expect(isForeign(door, forwarded)).toBe(false)
    // At home, beside a public address.
    expect(isForeign({ ...door, publicUrl: 'https://dice.example' }, plain)).toBe(false)
  })

  test('the public address is our own, whatever the host is called inside', () => {
    const open = { ...door, publicUrl: 'https://dice.example' }
    expect(isForeign(open, { host: 'inside:8080', origin: 'https://dice.example' })).toBe(false)
    expect(isForeign(open, { host: 'inside:8080', origin: 'https://evil.example' })).toBe(true)
  })
})

test('secure: by its own key, by its public address, or by a proxy that is believed', () => {
  const forwarded = { 'x-forwarded-proto': 'https' }
  expect(isSecure(door, {})).toBe(false)
  expect(isSecure(door, forwarded)).toBe(false)
  expect(isSecure({ ...door, proxies: 1 }, forwarded)).toBe(true)
  expect(isSecure({ ...door, proxies: 1 }, { 'x-forwarded-proto': 'http' })).toBe(false)
  expect(isSecure({ ...door, tls: true }, {})).toBe(true)
  expect(isSecure({ ...door, publicUrl: 'https://dice.example' }, {})).toBe(true)
})
