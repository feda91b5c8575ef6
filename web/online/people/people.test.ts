import { expect, test } from 'vitest'
import { personCalled } from '../testing/sitter.ts'
import { MOST_PEOPLE, readPeople, withGame, withoutPerson } from './people.ts'

const table = (id: string, ...names: (string | null)[]) => ({
  id,
  game: 'nine-dice',
  seats: names.map((name) => personCalled(name)),
})
const [ONE, TWO] = ['aaaaaaaaaaaaaaaa', 'bbbbbbbbbbbbbbbb']

test('the others of a game are known, the newest first, each once', () => {
  const first = withGame([], table(ONE, 'Me', 'Zoë', 'Ben', null), [0], 1)
  expect(first.map(({ name, games, at }) => [name, games, at])).toEqual([
    ['Zoë', 1, 1],
    ['Ben', 1, 1],
  ])
  expect(withGame(first, table(ONE, 'Me', 'Zoë', 'Ben'), [0], 2)).toBe(first)
  const second = withGame(first, table(TWO, 'Me', 'ben'), [0], 3)
  expect(second.map(({ name, games, table: id }) => [name, games, id])).toEqual([
    ['ben', 2, TWO],
    ['Zoë', 1, ONE],
  ])
})

test('a game alone adds nobody', () => {
  const nobody = withGame([], table(ONE, 'Me'), [0], 1)
  expect(nobody).toEqual([])
})

test('only the last people are kept, and one can be forgotten', () => {
  const many = Array.from({ length: 40 }, (_, i) => i).reduce(
    (people: ReturnType<typeof readPeople>, i) => withGame(people, table(ONE, 'Me', `P${i}`), [0], i),
    [],
  )
  expect(many).toHaveLength(MOST_PEOPLE)
  expect(many[0]?.name).toBe('P39')
  expect(withoutPerson(many, 'p39')[0]?.name).toBe('P38')
})

test('what is kept is read again; what cannot be read is left out', () => {
  const people = withGame([], table(ONE, 'Me', 'Zoë'), [0], 5)
  expect(readPeople(JSON.stringify(people))).toEqual(people)
  expect(readPeople(JSON.stringify([...people, { name: 'x' }, 7, null]))).toEqual(people)
  for (const bad of ['', 'null', '{}', '[{"name":"<b>","table":"../x"}]']) expect(readPeople(bad)).toEqual([])
})
