/** Brings a PostgreSQL schema up to date. Processes that start together wait for each other here. */
import type { Client } from 'pg'
import { escapeIdentifier } from 'pg'
import { bad, good, type Result } from '../../../engine/result.ts'
import { newer, type SchemaFault } from '../migrations.ts'
import { MIGRATIONS } from './migrations.ts'

/** "IACT": the advisory lock of our migrations. */
const LOCK = 0x49414354

/** In one transaction, or not at all; gives the version it had before. */
export async function migrate(
  client: Client,
  schema: string,
  steps: readonly string[] = MIGRATIONS,
): Promise<Result<number, SchemaFault>> {
  await client.query('BEGIN')
  try {
    await client.query('SET LOCAL lock_timeout = 0')
    await client.query('SELECT pg_advisory_xact_lock($1, hashtext($2))', [LOCK, schema])
    const found = await versionOf(client, schema)
    const fault = found === null ? foreign(schema) : found > steps.length ? newer(found, steps.length) : null
    if (fault === null && (found ?? 0) < steps.length) await take(client, schema, steps, found ?? 0)
    await client.query('COMMIT')
    return fault === null ? good(found ?? 0) : bad(fault)
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined)
    throw error
  }
}

async function take(client: Client, schema: string, steps: readonly string[], from: number): Promise<void> {
  await client.query(`CREATE SCHEMA IF NOT EXISTS ${escapeIdentifier(schema)}`)
  await client.query('CREATE TABLE IF NOT EXISTS iacta_version (version bigint NOT NULL)')
  for (const step of steps.slice(from)) await client.query(step)
  await client.query('DELETE FROM iacta_version')
  await client.query('INSERT INTO iacta_version (version) VALUES ($1)', [steps.length])
}

/** 0: nothing is there. Null: something else is. */
async function versionOf(client: Client, schema: string): Promise<number | null> {
  const ours = await client.query('SELECT to_regclass($1) AS found', [`${escapeIdentifier(schema)}.iacta_version`])
  if (ours.rows[0]?.found !== null) {
    const { rows } = await client.query('SELECT max(version) AS version FROM iacta_version')
    return Number(rows[0]?.version)
  }
  const others = await client.query('SELECT 1 FROM pg_class WHERE relnamespace = to_regnamespace($1) LIMIT 1', [
    escapeIdentifier(schema),
  ])
  return others.rows.length === 0 ? 0 : null
}

function foreign(schema: string): SchemaFault {
  return { code: 'foreign', message: `The schema ${schema} of this database belongs to another program.` }
}
