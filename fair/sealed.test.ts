import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { claimsProof, noProofIn, sealedIn } from './sealed.ts'

const readme = readFileSync(new URL('README.md', import.meta.url), 'utf8')
const log = /```text\n([\s\S]*?)```/.exec(readme)?.[1] ?? ''

test('the last round counts', () => {
  const commit = '0559a8fcdc6e1da471db62e9f29f9d08ec6a37bbb8cc454e2291259aeb0b0cb4'
  expect(sealedIn(log)).toEqual({ commit, devices: 1 })
  const first = `${log.slice(0, log.indexOf('fair seat 1 bytes=-'))}`
  expect(sealedIn(first)).toEqual({ commit, devices: 1 })
  expect(sealedIn(first.replace('bytes=a0', 'bytes=-\nfair was a0'))).toEqual({ commit, devices: 0 })
})

test('a log without a proof says nothing', () => {
  expect(sealedIn('iacta 1 dicy-cards/1 {} seats=2\nfair 1 none=one-device\nthrow 1\n')).toBeNull()
  expect(sealedIn('')).toBeNull()
})

test('whether lines claim a proof, and why they do not', () => {
  const lines = log.split('\n').filter((line) => line.startsWith('fair '))
  expect([claimsProof(lines), noProofIn(lines)]).toEqual([true, null])
  expect([claimsProof([]), noProofIn([])]).toEqual([false, null])
  const none = ['fair 1 none=real-dice']
  expect([claimsProof(none), noProofIn(none)]).toEqual([false, 'real-dice'])
  expect(claimsProof(['fair 2 something new'])).toBe(true)
})
