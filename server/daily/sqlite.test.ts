import { onSqlite } from '../store/testing/each-store.ts'
import { dayCases } from './days.cases.ts'
import { oldGameCases } from './old-games.cases.ts'

onSqlite('days', dayCases)
onSqlite('old games of days become tables', oldGameCases)
