import { conformAll } from './run.ts'

postMessage(await conformAll())
