import type { Exit } from './exit.ts'
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
