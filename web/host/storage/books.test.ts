import { describe, expect, test } from 'vitest'
import { logbook as campaign } from '../../../games/star-maps/rules/logbook.ts'
import { withLocalStorage } from '../testing/local-storage.ts'
import { newBook, readBooks, readFileText, writeBooks, writeFile } from './books.ts'

withLocalStorage()

const book = campaign.begin('Us', ['starter'])

describe('the books of a device', () => {
  test('are there again, with the table that is being played', () => {
    const table = { id: 'abc', pick: campaign.picks[3] as string }
    writeBooks('g', [{ ...newBook(book), id: 'one', table }])
    expect(readBooks('g', campaign)).toEqual([{ id: 'one', book, table }])
    expect(readBooks('other', campaign)).toEqual([])
  })

  test.each(['', 'x', '{}', '[1]', '[{"id":"a","book":{}}]'])('%s has none', (text) => {
    localStorage.setItem('iacta.books.g', text)
    expect(readBooks('g', campaign)).toEqual([])
  })

  test('a table that is none is forgotten, the book is not', () => {
    localStorage.setItem('iacta.books.g', JSON.stringify([{ id: 'a', book, table: { id: 'x', pick: 'moon' } }]))
    expect(readBooks('g', campaign)).toEqual([{ id: 'a', book, table: null }])
  })
})

describe('a book as a file', () => {
  test('is read back', () =>
    expect(readFileText('g', campaign, writeFile('g', book))).toEqual({ ok: true, value: book }))

  test.each([
    ['of another game', writeFile('h', book)],
    ['that is a log', 'iacta 1 g/1 {} seats=1\n'],
    ['that is empty', ''],
    ['of JSON that is no book', '{"iacta":"backup"}'],
  ])('%s is refused', (_, text) => {
    const read = readFileText('g', campaign, text)
    expect(read.ok ? null : read.fault.code).toBe('not-a-book')
  })
})
