import { expect, test } from 'vitest'
import { briefPath } from './files.ts'

test.each([
  ['games/one.log', 'games/one.log'],
  ['/tmp/a-folder-with-a-long-name/below/another/one.log', '…/below/another/one.log'],
  [`/tmp/${'folder'.repeat(20)}/one.log`, '…/one.log'],
  [`/tmp/${'folder'.repeat(10)}/`, `…/${'folder'.repeat(10)}/`],
  [`${'name'.repeat(15)}.log`, `${'name'.repeat(15)}.log`],
  [`/tmp/${'name'.repeat(15)}.log`, `…/${'name'.repeat(15)}.log`],
  [`/tmp/\u202e${'folder'.repeat(20)}/\u202eone.log`, '…/\ufffdone.log'],
])('of a long path the folder is shortened: %s', (path, said) => expect(briefPath(path)).toBe(said))

test('a name of any length gives a message of limited length', () => {
  expect(briefPath(`/tmp/${'x'.repeat(5000)}`)).toHaveLength(40)
})
