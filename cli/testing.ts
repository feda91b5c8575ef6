import { expect } from 'vitest'
import { EXIT, type Exit } from './exit.ts'
import { main } from './main.ts'

export interface Called {
  readonly exit: Exit
  readonly out: string
  readonly err: string
}

/** Calls the command line in this process and gives what it said. */
export async function cli(...args: readonly string[]): Promise<Called> {
  return cliWith({}, ...args)
}

export async function cliWith(env: { readonly [name: string]: string }, ...args: readonly string[]): Promise<Called> {
  let [out, err] = ['', '']
  const exit = await main(args, {
    out: (text) => {
      out += text
    },
    err: (text) => {
      err += text
    },
    env: { LANG: 'en_US.UTF-8', ...env },
    colour: false,
    columns: 100,
  })
  return { exit, out, err }
}

/** Expects that a call is refused in one line, which says this if quotation marks are left out. */
export async function expectUsage(args: readonly string[], told: string): Promise<void> {
  const { exit, out, err } = await cli(...args)
  expect([exit, out]).toEqual([EXIT.usage, ''])
  expect(err).toMatch(/^iacta: [^\n]+\n$/)
  expect(err.replaceAll(/[“”"]/g, '')).toContain(told)
}
