/**
 * boardgame.io's server in a process of its own: its socket.io transport and its default store, which keeps everything in memory.
 * In its favour: it says nothing on the console, and Node runs it for production.
 */
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { answer } from '../server/child.ts'
import { usageAsks } from '../server/usage.ts'
import { withDiceThrown } from './dicy-cards.js'

const { Server, Origins } = createRequire(import.meta.url)('boardgame.io/server')

/** Its lobby does not take 0 for any. */
async function freePort() {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const { port } = server.address()
  server.close()
  await once(server, 'close')
  return port
}

answer({
  ...usageAsks,
  listen: async ({ target }) => {
    const server = Server({ games: [withDiceThrown(target)], origins: [Origins.LOCALHOST] })
    // With its lobby at the same port, the versions of its parts that are installed today find no lobby.
    const { appServer, apiServer } = await server.run({ port: 0, lobbyConfig: { apiPort: await freePort() } })
    const url = (listening) => `http://127.0.0.1:${listening.address().port}`
    return { tables: url(appServer), lobby: url(apiServer) }
  },
})
