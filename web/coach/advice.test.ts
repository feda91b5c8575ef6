import { expect, test } from 'vitest'
import type { Judgement } from '../host/bots/messages.ts'
import { leadOf } from './advice.ts'

const one = (move: string, behind: number): Judgement => ({
  move,
  chance: 0.5 - behind,
  behind,
  exact: true,
  margin: 0,
  apart: 0,
})

test('the lead over the next best is told in a hundred games', () => {
  expect(leadOf([one('a', 0), one('b', 0.123)])).toEqual({ next: 'b', count: 12, games: 100 })
  expect(leadOf([one('a', 0), one('b', 0)])).toEqual({ next: 'b', count: 0, games: 100 })
})

test('alone a move leads nothing', () => expect(leadOf([one('a', 0)])).toBeNull())
