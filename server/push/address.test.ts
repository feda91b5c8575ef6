import { expect, test } from 'vitest'
import { isPublic, lookupPublic, readEndpoint } from './address.ts'

test.each([
  '8.8.8.8',
  '93.184.216.34',
  '172.15.0.1',
  '172.32.0.1',
  '100.128.0.1',
  '2a00:1450:4001:82b::200a',
  '2606:4700::1111',
])('%s is public', (address) => {
  expect(isPublic(address)).toBe(true)
})

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '127.255.255.254',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.20',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  'fe80::1',
  'fe80::1%eth0',
  'fc00::1',
  'fd12:3456::1',
  'ff02::1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::',
  'localhost',
  '',
])('%s is not', (address) => {
  expect(isPublic(address)).toBe(false)
})

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAA',
  'https://web.push.apple.com/QGuQ',
  'https://wns2-par02p.notify.windows.com/w/?token=BQYAAA%3d%3d',
  'https://push.example:443/send/x',
])('%s is where a push service may be', (endpoint) => {
  expect(readEndpoint(endpoint)?.protocol).toBe('https:')
})

test.each([
  'http://push.example/send/x',
  'ftp://push.example/x',
  'https://push.example:8443/x',
  'https://push.example:22/x',
  'https://ann:secret@push.example/x',
  'https://push.example/x#y',
  'https://localhost/x',
  'https://localhost./x',
  'https://printer/x',
  'https://printer.local/x',
  'https://db.internal/x',
  'https://router.home.arpa/x',
  'https://127.0.0.1/x',
  'https://127.1/x',
  'https://2130706433/x',
  'https://0x7f.0.0.1/x',
  'https://017700000001/x',
  'https://169.254.169.254/latest/meta-data',
  'https://10.0.0.1/x',
  'https://8.8.8.8/x',
  'https://[::1]/x',
  'https://[::ffff:127.0.0.1]/x',
  'https://[fe80::1]/x',
  'https://[2606:4700::1111]/x',
  'https:///x',
  'push.example',
  '',
])('%s is refused', (endpoint) => {
  expect(readEndpoint(endpoint)).toBeNull()
})

test('for tests: this machine, and nothing else', () => {
  expect(readEndpoint('http://127.0.0.1:5000/x', true)?.port).toBe('5000')
  expect(readEndpoint('https://push.example/x', true)).toBeNull()
  expect(readEndpoint('http://192.168.1.1/x', true)).toBeNull()
})

test.each([true, false])('a name that leads inside is not followed (all: %s)', async (all) => {
  const found = await new Promise<unknown>((resolve) => {
    lookupPublic('localhost', { all }, (error, address) => resolve(error ?? address))
  })
  expect(found).toBeInstanceOf(Error)
})
