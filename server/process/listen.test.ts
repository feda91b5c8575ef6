import type { NetworkInterfaceInfo } from 'node:os'
import { expect, test } from 'vitest'
import { lanAddresses } from './listen.ts'

const at = (address: string, more: Partial<NetworkInterfaceInfo> = {}): NetworkInterfaceInfo =>
  ({ address, family: address.includes(':') ? 'IPv6' : 'IPv4', internal: false, ...more }) as NetworkInterfaceInfo

test('where phones are comes first; what is only inside this machine not at all', () => {
  const found = lanAddresses({
    lo: [at('127.0.0.1', { internal: true })],
    docker0: [at('172.17.0.1')],
    eth0: [at('203.0.113.7'), at('fe80::1')],
    wlan0: [at('192.168.1.20'), at('192.168.1.20'), at('169.254.3.3')],
    eth1: [at('10.0.0.5')],
    gone: undefined,
  })
  expect(found).toEqual(['192.168.1.20', '10.0.0.5', '203.0.113.7'])
})

test('no network, no address', () => {
  expect(lanAddresses({ lo: [at('127.0.0.1', { internal: true })] })).toEqual([])
})
