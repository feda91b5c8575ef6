import { expect, test } from 'vitest'
import { type Device, isCapable } from './background.ts'

const laptop: Device = { cores: 8, gigabytes: 8, saves: false, battery: { charging: false, level: 0.9 } }
const MEGABYTES = 2 ** 20

test.each<[string, Partial<Device>, boolean]>([
  ['a laptop', {}, true],
  ['a browser that says little', { gigabytes: undefined, battery: undefined }, true],
  ['two cores', { cores: 2 }, false],
  ['little memory', { gigabytes: 1 }, false],
  ['saving data', { saves: true }, false],
  ['a battery that runs out', { battery: { charging: false, level: 0.2 } }, false],
  ['the same at the mains', { battery: { charging: true, level: 0.2 } }, true],
])('%s', (_, device, capable) => expect(isCapable({ ...laptop, ...device }, 100 * MEGABYTES)).toBe(capable))
