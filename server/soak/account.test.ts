import { beforeEach, describe, expect, test } from 'vitest'
import { Account } from './account.ts'

const LOG = ['fair 1', 'throw 3', '0 take red', 'throw 4', '1 pass !', '1 take red', '0 pass']

describe('what the seats know, against the log', () => {
  let account: Account
  beforeEach(() => {
    account = new Account()
    account.saw(1, LOG.slice(0, 2))
    account.answered({ seat: 0, question: 0, move: 'take red', seq: 5 })
    account.saw(3, LOG.slice(2, 5))
    account.answered({ seat: 1, question: 1, move: 'take red', seq: 6 })
    account.answered({ seat: 0, question: 1, move: 'pass', seq: 7 })
  })
  const kinds = (log: readonly string[], over = true) => account.audit(log, over).map(({ kind }) => kind)

  test('a log with everything, once and in order', () => {
    account.welcomed(7, 7)
    account.asks(1, 2)
    expect(account.audit(LOG, true)).toEqual([])
  })

  test.each([
    ['the last input is missing', LOG.slice(0, 6), ['lost']],
    ['another move is in its place', LOG.with(5, '1 take blue'), ['lost']],
    ['a clock has moved in its place', LOG.with(5, '1 take red # clock'), ['lost']],
    ['a move is there twice', [...LOG, '0 pass'], ['doubled']],
    ['two have changed places', [...LOG.slice(0, 5), '0 pass', '1 take red'], ['disordered', 'disordered']],
    ['a line that was shown is another', LOG.with(1, 'throw 5'), ['changed']],
  ])('%s', (_, log, found) => {
    expect(kinds(log)).toEqual(found)
  })

  test('while a game goes on, a move may be kept that is not acknowledged yet', () => {
    expect(kinds([...LOG, '1 pass'], false)).toEqual([])
  })

  test('a question that was answered is put again', () => {
    account.asks(0, 1)
    account.welcomed(6, 7)
    expect(kinds(LOG)).toEqual(['asked again', 'asked again'])
  })

  test('a page is shown two different lines at one place', () => {
    account.saw(4, ['throw 6'])
    expect(kinds(LOG)).toContain('changed')
  })

  test('the same answer counts twice', () => {
    account.countedTwice({ seat: 0, question: 0 })
    expect(kinds(LOG)).toEqual(['doubled'])
  })
})
