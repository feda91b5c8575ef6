/** A server in a process of its own that ends like `iacta serve`: nothing but what it waits for keeps the process alive. */
import { unwrap } from '../../engine/result.ts'
import { start } from '../main.ts'

const place = { host: '127.0.0.1', port: 0, more: 0 }
const started = unwrap(await start({ folder: process.env.BUILD ?? '', data: null, env: process.env, ...place }))
const asked = new Promise((resolve) => process.once('SIGTERM', resolve))
process.stdout.write(`${started.local}\n`)
await asked
await started.close()
process.exitCode = 0
