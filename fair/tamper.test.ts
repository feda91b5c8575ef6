/** A log is changed in one place. The outcome names the first bad line, or the dice still mean exactly the same. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Xoshiro128 } from '../engine/dice/random.ts'
import { readLog } from '../engine/log.ts'
import { dicyCards } from '../games/dicy-cards/rules/rules.ts'
import { readLine } from './lines.ts'
import { begin, sealOf } from './opening.ts'
import { sample } from './sample.testing.ts'
import { verify } from './verify.ts'

const PLAN = { table: 'k3j9', seats: 4, options: { target: 50 }, seed: 8, absent: [3], withhold: [[1]] }
const { text: TEXT, header: HEADER, secret: SECRET } = sample(dicyCards, PLAN)
const LINES = TEXT.trimEnd().split('\n')
const FIRST_THROW = LINES.findIndex((line) => line.startsWith('throw ')) + 1
const join = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('')

/** Everything that the proof is about: the header, the `fair` lines and the throws. */
function diceOf(text: string): string {
  const log = readLog(dicyCards, text)
  if (!log.ok) return `unreadable: ${log.fault.line}`
  const throws = log.value.entries.flatMap(({ input }) => (input.kind === 'throw' ? [input.faces] : []))
  return JSON.stringify([text.split(/\r?\n/)[0], log.value.fair.map(({ text }) => text), throws])
}

const DICE = diceOf(TEXT)

/** The lines that may be blamed when line `at` has become `changed`; null where the game's own rules decide. */
function blamed(at: number, changed: string): readonly number[] | null {
  const before = LINES[at - 1] as string
  if (at === 1)
    return [
      readLog(
        dicyCards,
        TEXT.replace(HEADER, () => changed),
      ).ok
        ? 2
        : 1,
    ]
  if (/^\d/.test(before)) return null
  const [was, is] = [readLine(before), readLine(changed)]
  if (!was.ok || !is.ok || was.value.kind !== 'commit' || is.value.kind !== 'commit') return [at]
  const { seat } = was.value
  if (seat !== is.value.seat || is.value.commit === null) return [at]
  const bytes = LINES.findIndex((line, i) => i >= at && line.startsWith(`fair seat ${seat} bytes=`))
  if (!LINES[bytes]?.endsWith('=-')) return [bytes + 1]
  // A commitment that was never opened: the key is another. The first throw, of four sides, may be the same by chance.
  return [FIRST_THROW, FIRST_THROW + 1]
}

function expectBlame(at: number, changed: string): void {
  const text = join(LINES.with(at - 1, changed))
  const outcome = verify(dicyCards, text)
  const say = `line ${at}: ${changed}: ${JSON.stringify(outcome)}`
  const due = blamed(at, changed)
  if (outcome.kind === 'failed') {
    if (due === null) expect(outcome.line, say).toBeGreaterThanOrEqual(at)
    else expect(due, say).toContain(outcome.line)
  } else {
    expect(outcome.kind, say).toBe('verified')
    expect(diceOf(text), say).toBe(DICE)
    expect(due === null || changed.trimEnd() === LINES[at - 1], say).toBe(true)
  }
}

test('the log under test has all there is', () => {
  expect(verify(dicyCards, TEXT)).toMatchObject({ kind: 'verified', restarts: 1, devices: 2, over: true })
  expect(LINES.filter((line) => /^\d/.test(line)).length).toBeGreaterThan(20)
})

const CLASSES = [
  '0123456789abcdef',
  '0123456789',
  'abcdefghijklmnopqrstuvwxyz-',
  ' \t\r\n=-!#@"A\u00e9\u200b\ud800\0{}:,',
]

test('every character, changed into another', () => {
  const random = new Xoshiro128(1)
  LINES.forEach((line, i) => {
    for (let at = 0; at < line.length; at++) {
      const old = line[at] as string
      const likely = CLASSES.find((letters) => letters.includes(old)) ?? (CLASSES[2] as string)
      const letters = random.pick([likely, random.pick(CLASSES)])
      const other = random.pick([...letters].filter((letter) => letter !== old))
      expectBlame(i + 1, line.slice(0, at) + other + line.slice(at + 1))
    }
  })
})

test('characters put in, taken out, exchanged', () => {
  const edit = fc.record({
    line: fc.nat({ max: LINES.length - 1 }),
    from: fc.nat(),
    length: fc.nat({ max: 4 }),
    put: fc.string({ unit: fc.constantFrom(...CLASSES.join('')), maxLength: 4 }),
  })
  fc.assert(
    fc.property(edit, ({ line, from, length, put }) => {
      const old = LINES[line] as string
      const at = from % (old.length + 1)
      const changed = old.slice(0, at) + put + old.slice(at + length)
      if (changed !== old && !(changed === '' && line === LINES.length - 1)) expectBlame(line + 1, changed)
    }),
    { numRuns: process.env.SOAK ? 100_000 : 500, seed: 1 },
  )
})

/** The kinds of lines, in order: the header, the opening, throws and moves, the secret. */
const kindOf = (line: string | undefined): 'move' | 'throw' | 'secret' | 'opening' =>
  /^\d/.test(line ?? '')
    ? 'move'
    : line?.startsWith('throw ')
      ? 'throw'
      : line?.startsWith('fair secret')
        ? 'secret'
        : 'opening'

test('every line, taken out', () => {
  LINES.forEach((line, i) => {
    const text = join(LINES.toSpliced(i, 1))
    const outcome = verify(dicyCards, text)
    const kind = kindOf(line)
    if (kind === 'secret') expect(outcome).toEqual({ kind: 'nothing', why: 'no-secret' })
    else if (kind !== 'move') expect(outcome).toMatchObject({ kind: 'failed', line: i + 1 })
    else if (outcome.kind === 'failed') expect(outcome.line).toBeGreaterThan(i)
    else expect([outcome.kind, diceOf(text)]).toEqual(['verified', DICE])
  })
})

test('every line, exchanged with the next', () => {
  for (let i = 0; i + 1 < LINES.length; i++) {
    const [one, two] = [LINES[i] as string, LINES[i + 1] as string]
    if (one === two) continue
    const text = join(LINES.with(i, two).with(i + 1, one))
    const outcome = verify(dicyCards, text)
    if (kindOf(one) === 'move' && kindOf(two) === 'move' && outcome.kind === 'verified') expect(diceOf(text)).toBe(DICE)
    else expect(outcome).toMatchObject({ kind: 'failed', line: kindOf(two) === 'secret' ? i + 2 : i + 1 })
  }
})

test('every line, written twice', () => {
  LINES.forEach((line, i) => {
    const outcome = verify(dicyCards, join(LINES.toSpliced(i, 0, line)))
    const lines = kindOf(line) === 'move' ? [i + 2, LINES.length] : [i + 2, i + 2]
    expect(outcome.kind, line).toBe('failed')
    if (outcome.kind === 'failed') {
      expect(outcome.line, line).toBeGreaterThanOrEqual(lines[0] as number)
      expect(outcome.line, line).toBeLessThanOrEqual(lines[1] as number)
    }
  })
})

test('the bytes and commitments of two seats exchanged, names and order kept', () => {
  const other = (line: string): string => line.replace(/^fair seat ([02])/, (_, s) => `fair seat ${2 - Number(s)}`)
  const seat = (s: number, what: string): number =>
    LINES.findLastIndex((line) => line.startsWith(`fair seat ${s} ${what}`))
  const lines = [...LINES]
  for (const what of ['commit', 'bytes']) {
    lines[seat(0, what)] = other(LINES[seat(2, what)] as string)
    lines[seat(2, what)] = other(LINES[seat(0, what)] as string)
  }
  expect(verify(dicyCards, join(lines))).toMatchObject({
    kind: 'failed',
    line: seat(0, 'bytes') + 1,
    reason: { fault: { code: 'bytes-mismatch', seat: 0 } },
  })
})

test('a table id whose commitment was made anew is found in the first bytes', () => {
  const moved = begin({ table: 'other', header: HEADER, seats: 4, seal: sealOf(SECRET) })
  const line = `fair 1 table=other seal=${moved.seal} commit=${moved.commit}`
  const bytes = LINES.findIndex((line) => line.includes(' bytes='))
  expect(verify(dicyCards, join(LINES.with(1, line)))).toMatchObject({ kind: 'failed', line: bytes + 1 })
})

test('a proof does not fit another game of the same table', () => {
  const other = sample(dicyCards, { ...PLAN, seed: 9 }).text.split('\n')
  const opening = LINES.slice(1, FIRST_THROW - 1)
  const first = other.findIndex((line) => line.startsWith('throw '))
  const moved = [other[0] as string, ...opening, ...other.slice(first, -2), LINES.at(-1) as string]
  const outcome = verify(dicyCards, join(moved))
  expect(outcome).toMatchObject({ kind: 'failed', reason: { code: 'throw' } })
  // The first throw, of four sides, may be the same by chance.
  if (outcome.kind === 'failed') expect([FIRST_THROW, FIRST_THROW + 1]).toContain(outcome.line)
})
