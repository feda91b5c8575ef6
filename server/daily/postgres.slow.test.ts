import { onPostgres } from '../store/testing/each-store.ts'
import { dayCases } from './days.cases.ts'
import { oldGameCases } from './old-games.cases.ts'

await onPostgres('days', dayCases)
await onPostgres('old games of days become tables', oldGameCases)
