/** A page for a test in a browser: scripts that are bundled for it, at an address of this machine. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type BuildOptions, build } from 'esbuild'

export interface PageServer {
  readonly url: string
  /** By the path that it is asked for. */
  readonly scripts: ReadonlyMap<string, string>
  readonly server: Server
}

/** Serves each entry point at `pathOf` its file name, and an empty page with the script of that path at every other path. */
export async function servePage(
  entryPoints: NonNullable<BuildOptions['entryPoints']>,
  script: string,
  pathOf = (path: string): string => path,
): Promise<PageServer> {
  const { outputFiles } = await build({
    entryPoints,
    outdir: 'out',
    bundle: true,
    format: 'esm',
    target: 'es2024',
    write: false,
  })
  const scripts = new Map(outputFiles.map(({ path, text }) => [pathOf(path.replace(/^.*[\\/]/, '/')), text]))
  const server = createServer((request, response) => {
    const code = scripts.get(request.url ?? '')
    response.setHeader('content-type', code === undefined ? 'text/html' : 'text/javascript')
    response.end(code ?? `<!doctype html><title>test</title><script type="module" src="${script}"></script>`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, scripts, server }
}
