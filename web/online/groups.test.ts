import { describe, expect, test } from 'vitest'
import { isPlayedFor } from '../host/storage/books.ts'
import { withLocalStorage } from '../host/testing/local-storage.ts'
import { forgetGroup, groupOf, readGroups, rememberGroup } from './groups.ts'

withLocalStorage()

describe('the groups that a device knows', () => {
  test('the one seen last is the first, each once', () => {
    for (const id of ['a', 'b', 'a']) rememberGroup('g', { id, name: id.toUpperCase(), table: null })
    expect(readGroups('g').map(({ name }) => name)).toEqual(['A', 'B'])
    expect(readGroups('other')).toEqual([])
    forgetGroup('g', 'a')
    expect(readGroups('g').map(({ id }) => id)).toEqual(['b'])
  })

  test('their tables lead back to them, also after the end', () => {
    rememberGroup('g', { id: 'a', name: 'A', table: 't1' })
    rememberGroup('g', { id: 'a', name: 'A', table: null })
    expect([groupOf('g', 't1'), groupOf('g', 't2'), groupOf('h', 't1')]).toEqual(['a', null, null])
    rememberGroup('g', { id: 'a', name: 'A', table: 't2' })
    expect([groupOf('g', 't1'), groupOf('g', 't2')]).toEqual([null, 'a'])
  })

  test('no more than one plays in', () => {
    for (let n = 0; n < 30; n++) rememberGroup('g', { id: `${n}`, name: 'x', table: null })
    expect(readGroups('g')).toHaveLength(20)
    expect(readGroups('g')[0]?.id).toBe('29')
  })

  test.each(['x', '{}', '[null,3,{"id":"a"}]'])('%s are none', (text) => {
    localStorage.setItem('iacta.groups.g', text)
    expect(readGroups('g')).toEqual([])
  })
})

test('a table of this device is played for a book, or is not', () => {
  localStorage.setItem('iacta.books.g', '[null,{"id":"a","table":null},{"id":"b","table":{"id":"t1","pick":"p"}}]')
  expect([isPlayedFor('g', 't1'), isPlayedFor('g', 't2'), isPlayedFor('h', 't1')]).toEqual([true, false, false])
})
