/** A server in a process of its own that ends like `iacta serve`: nothing but what it waits for keeps the process alive. */
import { start } from '../main.ts'

const place = { host: '127.0.0.1', port: 0, more: 0 }
const started = await start({ folder: process.env.BUILD ?? '', data: null, env: process.env, ...place })
if (!started.ok) throw new Error(JSON.stringify(started.fault))
const asked = new Promise((resolve) => process.once('SIGTERM', resolve))
process.stdout.write(`${started.value.local}\n`)
await asked
await started.value.close()
process.exitCode = 0
