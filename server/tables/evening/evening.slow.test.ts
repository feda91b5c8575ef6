import { codeCases } from '../../codes/codes.cases.ts'
import { onPostgres } from '../../store/testing/each-store.ts'
import { eveningCases } from './evening.cases.ts'

await onPostgres('the score of the evening', eveningCases)
await onPostgres('codes', codeCases)
