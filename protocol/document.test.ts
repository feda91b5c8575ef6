/** PROTOCOL.md is true: its examples are messages, and nothing is missing. */
import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { good } from '../engine/result.ts'
import { AWAY_SECONDS } from '../engine/table/events.ts'
import { CLIENT } from './client.ts'
import { clock } from './facts.ts'
import { failure, ROUTES, type RouteName, SOCKET_PATH } from './http.ts'
import { COLOURS, NAME_FAULTS } from './names.ts'
import { readBody, readClient, readServer } from './parse.ts'
import { CLOSE_REASONS, CLOSES, LIMITS, TIMES, VERSION } from './protocol.ts'
import {
  DICE_FAULTS,
  ENDING_FAULTS,
  REFUSAL_CODES,
  REFUSALS,
  type RefusalCode,
  statusOf,
  TAKEBACK_FAULTS,
} from './refusals.ts'
import { PHRASES, REACTIONS } from './says.ts'
import { SERVER } from './server.ts'
import { readTurn } from './turn.ts'
import { SUPPORTED_VERSIONS } from './versions/adapt.ts'

const text = readFileSync(new URL('PROTOCOL.md', import.meta.url), 'utf8')

/** The JSON examples with what stands behind ```json: one a line. */
const examples = [...text.matchAll(/^```json (.+)\n([\s\S]*?)^```$/gm)].flatMap(([, of, block]) =>
  (block as string)
    .trim()
    .split('\n')
    .map((example) => [of as string, example] as const),
)

const bodies = examples.filter(([of]) => !['client', 'server', 'turn'].includes(of))
const kindsOf = (side: string) =>
  new Set(examples.filter(([of]) => of === side).map(([, example]) => JSON.parse(example).kind as string))

/** The rows of the table whose first heading is this, cell by cell. */
function rows(heading: string): string[][] {
  const from = text.indexOf(`\n| ${heading} |`)
  expect(from).toBeGreaterThan(0)
  const [, , ...lines] = (text.slice(from + 1).split('\n\n')[0] as string).split('\n')
  return lines.map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
}

const bare = (cell: string | undefined): string => (cell ?? '').replace(/^`|`$/g, '')

test('every block of JSON says what it is an example of', () => {
  expect(text.match(/^```/gm)?.length).toBe(2 * (text.match(/^```json \S/gm)?.length ?? 0))
})

test.each(examples.filter(([of]) => of === 'client'))('%s: %s', (_, example) => {
  expect(readClient(example)).toEqual(good(JSON.parse(example)))
})

test.each(examples.filter(([of]) => of === 'server'))('%s: %.80s', (_, example) => {
  expect(readServer(example)).toEqual(good(JSON.parse(example)))
})

test.each(examples.filter(([of]) => of === 'turn'))('%s: %s', (_, example) => {
  expect(readTurn(example)).toEqual(JSON.parse(example))
})

test.each(bodies)('%s: %.80s', (of, example) => {
  const [name, side] = of.split(' ')
  const schema = name === 'failure' ? failure : ROUTES[name as RouteName][side as 'body' | 'answer']
  expect(readBody(schema as v.GenericSchema, example)).toEqual(good(JSON.parse(example)))
})

describe('nothing is missing, and nothing is there that is not', () => {
  test('messages', () => {
    expect([...kindsOf('client')].sort()).toEqual(Object.keys(CLIENT).sort())
    expect([...kindsOf('server')].sort()).toEqual(Object.keys(SERVER).sort())
  })

  test('commands are explained', () => {
    const told = rows('kind').flatMap(([cell]) => bare(cell).split('`, `'))
    const commands = Object.keys(CLIENT).filter((kind) => kind !== 'hello' && kind !== 'ping')
    expect(told.sort()).toEqual(commands.sort())
  })

  test('requests', () => {
    const told = rows('| |').map(([route, name]) => [name, bare(route)])
    expect(told).toEqual(
      expect.arrayContaining(Object.entries(ROUTES).map(([name, { method, path }]) => [name, `${method} ${path}`])),
    )
    expect(told.length).toBe(Object.keys(ROUTES).length)
    const shown = Object.entries(ROUTES).flatMap(([name, { body, answer }]) => [
      ...(body === null ? [] : [`${name} body`]),
      ...(answer === 'text' ? [] : [`${name} answer`]),
    ])
    expect([...new Set(bodies.map(([of]) => of))].sort()).toEqual([...shown, 'failure'].sort())
    expect(text).toContain(SOCKET_PATH.replace(':id', '<id>'))
  })

  test('limits and times', () => {
    const told = Object.fromEntries(rows('limit').map(([limit, is]) => [bare(limit), Number(is)]))
    expect(told).toEqual(LIMITS)
    for (const time of Object.values(TIMES)) expect(text).toMatch(new RegExp(`\\b${time / 1000} s\\b`))
  })

  test('refusals, with their statuses and reasons', () => {
    const told = rows('example').map(([example, status]) => [JSON.parse(bare(example)), Number(status)] as const)
    for (const [example, status] of told) {
      expect(v.parse(REFUSALS[example.code as RefusalCode], example)).toEqual(example)
      expect(statusOf(example), example.code).toBe(status)
    }
    expect(told.map(([{ code }]) => code)).toEqual(REFUSAL_CODES)
    const whens = Object.fromEntries(rows('example').map(([example, , when]) => [JSON.parse(bare(example)).code, when]))
    const reasons = (list: readonly string[]) =>
      list
        .map((why) => `\`${why}\``)
        .join(', ')
        .replace(/, (?!.*, )/, ' or ')
    expect(whens.name).toBe(reasons(NAME_FAULTS))
    expect(whens['no-takeback']).toBe(reasons(TAKEBACK_FAULTS))
    expect(whens['no-ending']).toBe(reasons(ENDING_FAULTS))
    expect(whens.dice).toBe(reasons(DICE_FAULTS))
  })

  test('what is chosen from a list, and the ranges of clocks', () => {
    const names = (list: readonly string[]) => list.map((name) => `\`${name}\``).join(', ')
    expect(text).toContain(
      `**Colours**: ${names(COLOURS)}. **Phrases**: ${names(PHRASES)}. **Reactions**: ${names(REACTIONS)}.`,
    )
    const clocks = (kind: string, field: string) => {
      const tries = [0, 1, 4, 5, 30, 31, 3600, 3601, 7200, 7201]
      const given = (n: number) => ({ ...{ kind, move: 5, bank: 0, days: 1 }, [field]: n })
      return tries.filter((n) => v.is(clock, given(n)))
    }
    expect([clocks('live', 'move').at(0), clocks('live', 'move').at(-1)]).toEqual([5, 3600])
    expect([clocks('live', 'bank').at(0), clocks('live', 'bank').at(-1)]).toEqual([0, 7200])
    expect([clocks('slow', 'days').at(0), clocks('slow', 'days').at(-1)]).toEqual([1, 30])
    expect(text).toContain('5 to 3600 seconds for each move, then 0 to 7200 seconds from a bank')
    expect(text).toContain('1 to 30 days for each move')
    expect(text).toContain(`${AWAY_SECONDS.min} to ${AWAY_SECONDS.max}`)
  })

  test('closes', () => {
    const told = rows('reason').map(([reason, code, again]) => [bare(reason), Number(code), again])
    expect(told).toEqual(CLOSE_REASONS.map((reason) => [reason, CLOSES[reason].code, CLOSES[reason].again]))
  })

  test('the version', () => {
    expect(text).toContain(`Version ${VERSION}.`)
    expect(text).toContain(`"spoken":${JSON.stringify(SUPPORTED_VERSIONS)}`)
    expect(text).toContain(`"kind":"hello","protocol":${VERSION},`)
  })
})
