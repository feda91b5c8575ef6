/** What a command may touch of the world, so that tests can hand it another one. */
export interface Io {
  readonly out: (text: string) => void
  readonly err: (text: string) => void
  readonly env: { readonly [name: string]: string | undefined }
  /** Colour may be written to `out`. */
  readonly colour: boolean
  /** Width of the terminal; of a page where there is none. */
  readonly columns: number
}

export function processIo(): Io {
  const { stdout, stderr, env } = process
  // A reader that has seen enough (`| head`) is no error.
  stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1))
  return {
    out: (text) => void stdout.write(text),
    err: (text) => void stderr.write(text),
    env,
    colour: stdout.isTTY === true && !env.NO_COLOR && env.TERM !== 'dumb',
    columns: stdout.columns || 100,
  }
}
