/**
 * boardgame.io's server in a process of its own: its socket.io transport and its default store, which keeps everything in memory.
 * In its favour: it says nothing on the console, and Node runs it for production.
 */
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { type AddressInfo, createServer } from 'node:net'
import { answer, usageAsks } from '../server/child.ts'
import { withDiceThrown } from './dicy-cards.ts'

interface Listening {
  address(): AddressInfo
}

const { Server, Origins } = createRequire(import.meta.url)('boardgame.io/server') as {
  readonly Origins: { readonly LOCALHOST: unknown }
  Server(options: { readonly games: readonly object[]; readonly origins: readonly unknown[] }): {
    run(options: object): Promise<{ readonly appServer: Listening; readonly apiServer: Listening }>
  }
}

/** Its lobby does not take 0 for any. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

answer({
  ...usageAsks,
  listen: async ({ target }: { readonly target: number }) => {
    const server = Server({ games: [withDiceThrown(target)], origins: [Origins.LOCALHOST] })
    // With its lobby at the same port, the versions of its parts that are installed today find no lobby.
    const { appServer, apiServer } = await server.run({ port: 0, lobbyConfig: { apiPort: await freePort() } })
    const url = (listening: Listening): string => `http://127.0.0.1:${listening.address().port}`
    return { tables: url(appServer), lobby: url(apiServer) }
  },
})
