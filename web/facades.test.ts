import { expect, test } from 'vitest'
import { facadeOf, withoutFacades } from './facades.ts'

const it = { target: 'lang-it-2.js', names: [['it', 't']] } as const

test.each([
  ['export{t as it}from"./lang-it-2.js";', it],
  ['import"./base-1.js";export{t as it}from"./lang-it-2.js";', it],
  ['import{t as e}from"./lang-it-2.js";export{e as it};', it],
  [
    'import"./base-1.js";import{n as e,t}from"./a.js";export{e as default,t};',
    {
      target: 'a.js',
      names: [
        ['default', 'n'],
        ['t', 't'],
      ],
    },
  ],
])('%s only passes names on', (code, facade) => {
  expect(facadeOf(code)).toEqual(facade)
})

test.each([
  'var e=`0.1.0`;export{e as t};',
  'import{a as e,i as t}from"./s.js";e();export{t as default};',
  'import"./a.js";',
])('%s has something of its own', (code) => expect(facadeOf(code)).toBeNull())

test('whoever asks for a facade gets the same names from behind it', () => {
  const code = 'm.f=["assets/it-1.js","assets/other-3.js"];await import(`./it-1.js`);import("./other-3.js")'
  expect(withoutFacades(code, new Map([['it-1.js', it]]))).toBe(
    'm.f=["assets/lang-it-2.js","assets/other-3.js"];await import("./lang-it-2.js").then(m=>({"it":m["t"]}));import("./other-3.js")',
  )
})
