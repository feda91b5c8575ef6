/** A server in a process of its own, as tests start them: everything by the environment. Says where it is on its first line. */
import { start } from '../main.ts'
import { makeBuild } from '../testing.ts'

const { env } = process
const place = { host: '127.0.0.1', port: Number(env.PORT || 0), more: 0 }
const patienceMs = env.PATIENCE_MS === undefined ? undefined : Number(env.PATIENCE_MS)
const started = await start({ folder: env.BUILD || makeBuild(), data: null, env, patienceMs, ...place })
if (!started.ok) {
  process.stdout.write(`${JSON.stringify(started.fault)}\n`)
  process.exit(1)
}
process.on('SIGTERM', () => void started.value.close().then(() => process.exit(0)))
process.stdout.write(`${started.value.local}\n`)
