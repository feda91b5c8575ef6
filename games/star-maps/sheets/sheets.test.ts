/** The text of a sheet, the validator, the drawn sheets and the generator. */
import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { unwrap } from '../../../engine/result.ts'
import { FIXTURE } from '../testing/small.ts'
import { drawSheet } from './draw.ts'
import { DIFFICULTIES, generate } from './generator.ts'
import { DRAWN, FIRST_SHEET, isSheetName, SHEET_IDS, sheetOf } from './library.ts'
import { parseSheet, printSheet, type Sheet } from './sheet.ts'
import { type ProblemCode, problemsOf } from './validate.ts'

function parse(text: string): Sheet {
  return unwrap(parseSheet(text))
}

describe('the text of a sheet', () => {
  test.each([...DRAWN, FIXTURE].map((text) => [/sheet (\S+)/.exec(text)?.[1], text]))(
    '%s reads and prints back',
    (_, text = '') => {
      expect(printSheet(parse(text))).toBe(text.trimStart())
    },
  )

  test('comments, blank lines and blanks do not matter', () => {
    expect(parse(FIXTURE.replaceAll('\n', '   # a note\n\n  '))).toEqual(parse(FIXTURE))
  })

  test.each([
    ['unknown-line', 'planet p1 3 3'],
    ['malformed', 'star s11 7 10 10'],
    ['malformed', 'star s11 1 10 10 lock 6'],
    ['malformed', 'star s11 1 -10 10'],
    ['malformed', 'circle c4 10 10'],
    ['order', 'star s12 1 10 10'],
    ['order', 'box b9 10 10'],
    ['twice', 'chapter 2'],
    ['twice', 'sheet other'],
    ['twice', 'medals 1 2 3'],
    ['no-such', 'line s1 s11'],
    ['no-such', 'line s0 s1'],
    ['no-such', 'box b10 10 10 s1 arm a3'],
    ['no-such', 'circle c4 10 10 s1-b99'],
    ['outside', 'star s11 1 1001 10'],
  ])('%s: %s', (code, line) => {
    expect(parseSheet(`${FIXTURE}${line}\n`)).toMatchObject({ ok: false, fault: { code } })
  })

  test.each(['sheet', 'chapter'])('missing: %s', (word) => {
    const text = FIXTURE.replace(new RegExp(`^${word}.*\n`, 'm'), '')
    expect(parseSheet(text)).toMatchObject({ ok: false, fault: { code: 'missing', got: word } })
  })

  test('too many of anything', () => {
    const stars = Array.from({ length: 31 }, (_, i) => `star s${i + 1} 1 10 10`).join('\n')
    expect(parseSheet(`sheet many\nchapter 1\n${stars}`)).toMatchObject({
      ok: false,
      fault: { code: 'too-many', line: 33 },
    })
  })
})

describe('the validator', () => {
  const sound = DRAWN[SHEET_IDS.indexOf('winged-horse')] as string
  const codes = (text: string): ProblemCode[] => [...new Set(problemsOf(parse(text)).map(({ code }) => code))]
  const change = (text: string, ...changes: readonly (readonly [string | RegExp, string])[]): string =>
    changes.reduce((now, [from, to]) => {
      const next = now.replace(from, to)
      expect(next, String(from)).not.toBe(now)
      return next
    }, text)

  test('a sound sheet has no problem', () => {
    expect(codes(sound)).toEqual([])
  })

  test.each<[ProblemCode, readonly (readonly [string | RegExp, string])[]]>([
    ['two-boxes', [[/^(box b1 .*?) s\d+/m, '$1']]],
    ['shapes', [[/^(star s\d+) 6/gm, '$1 5']]],
    ['no-lock', [[/ lock \d/g, '']]],
    ['own-lock', [[/^(star s\d+ \d \d+ \d+ lock \d)$/gm, '$1 arm a1']]],
    ['empty-arm', [[/ arm a2/g, '']]],
    ['into-arm', [[/^(box b\d+ \d+ \d+ s\d+ s\d+)$/m, '$1 arm a1']]],
    ['overlap', [[/^(box b2) \d+ \d+/m, sound.match(/^star s1 \d( \d+ \d+)/m)?.[1]?.replace(/^/, '$1') ?? '']]],
    ['medals', [[/^medals .*/m, 'medals 3 2 1']]],
    ['figure', [['chapter 3', 'chapter 4']]],
    ['figure', [[/$/, 'figure pair s1 s1\n']]],
    ['lines', [[/$/, 'line s1 s1\n']]],
    [
      'lines',
      [
        ['chapter 3', 'chapter 5'],
        [/^line.*\n/gm, ''],
      ],
    ],
    ['idle-box', [[/(\nbox b(\d+) .*)(\ncircle)/, '$1\nbox b99 950 500$3']]],
  ])('%s', (code, changes) => {
    const boxes = (sound.match(/^box/gm) ?? []).length
    const text = change(sound, ...changes).replace('b99', `b${boxes + 1}`)
    expect(codes(text)).toContain(code)
  })

  test('shared-end: two stars and two boxes at one circle cannot be told apart', () => {
    expect(codes(FIXTURE)).not.toContain('shared-end')
    expect(codes(change(FIXTURE, ['s8-b1 s9-b1', 's8-b1 s9-b2']))).toContain('shared-end')
  })

  test('unreachable: a lock behind its own arm', () => {
    expect(codes(FIXTURE)).not.toContain('unreachable')
    expect(codes(change(FIXTURE, ['arm a1 on s4', 'arm a1 on s6'], ['arm a2 on s6', 'arm a2 on s4']))).toContain(
      'unreachable',
    )
    // Its second box lies over a connection into the arm.
    const text = change(FIXTURE, ['s4 s5', 's5'], ['s10-b1', 's10-b1 s4-b1'])
    expect(codes(text)).toContain('unreachable')
  })

  test('crossed: a link over a box of others', () => {
    expect(
      codes(change(FIXTURE, ['box b9 800 300', 'box b9 100 200'], ['box b4 500 700', 'box b4 100 600'])),
    ).toContain('crossed')
  })
})

describe('the drawn sheets', () => {
  test('six or more a chapter, every name once, the first one first', () => {
    expect(new Set(SHEET_IDS).size).toBe(SHEET_IDS.length)
    expect(SHEET_IDS[0]).toBe(FIRST_SHEET)
    const chapters = SHEET_IDS.map((id) => sheetOf(id)?.chapter)
    for (const chapter of [1, 2, 3, 4, 5])
      expect(chapters.filter((one) => one === chapter).length).toBeGreaterThanOrEqual(6)
  })

  test.each(SHEET_IDS)('%s is as a sheet must be', (id) => {
    const sheet = sheetOf(id) as Sheet
    const { stars, circles, arms, chapter, lines } = sheet
    expect(problemsOf(sheet)).toEqual([])
    expect([stars.length >= 14 && stars.length <= 24, circles.length >= 4 && circles.length <= 8]).toEqual([true, true])
    expect(arms.length > 0).toBe(chapter >= 3)
    expect(lines.length).toBeGreaterThan(4)
    expect(sheet.medals).not.toBe(null)
  })
})

describe('the generator', () => {
  test.each(DIFFICULTIES.map((level, arms) => [level, arms] as const))(
    'generated sheets pass the validator: %s',
    (level, arms) => {
      const chapters = new Set<number>()
      for (let seed = arms; seed < (process.env.SOAK ? 1000 : 120); seed += 3) {
        const sheet = generate(String(seed), level)
        expect(problemsOf(sheet), sheet.id).toEqual([])
        expect(sheet.arms.length, sheet.id).toBe(arms)
        expect(sheet.boxes.length + sheet.circles.length, sheet.id).toBeLessThanOrEqual(22)
        chapters.add(sheet.chapter)
      }
      expect([...chapters].sort()).toEqual(level === 'easy' ? [1, 2, 4] : [1, 2, 3, 4, 5])
    },
  )

  test('the same seed is the same sheet; another seed or difficulty is another', () => {
    const one = printSheet(generate('a', 'medium'))
    expect(printSheet(generate('a', 'medium'))).toBe(one)
    expect(printSheet(generate('b', 'medium'))).not.toBe(one)
    expect(generate('a', 'hard').stars).not.toEqual(generate('a', 'medium').stars)
  })

  test('g1 is what it was, on every machine', () => {
    const seeds = Array.from({ length: 10 }, (_, seed) => String(seed))
    const text = seeds.flatMap((seed) => DIFFICULTIES.map((level) => printSheet(generate(seed, level)))).join('')
    expect(createHash('sha256').update(text).digest('hex').slice(0, 16)).toBe('5cb038d90602b1b9')
  })

  test('`seed:` and `g1:` name the same sheet; other names none', () => {
    expect(sheetOf('seed:a b:c:easy')).toEqual(sheetOf('g1:a b:c:easy'))
    expect(['seed::easy', 'seed:a', 'g2:a:easy', '', 'seed:a:EASY'].map(isSheetName)).toEqual([
      false,
      false,
      false,
      false,
      false,
    ])
    expect(sheetOf('nowhere')).toBe(null)
  })
})

describe('the picture', () => {
  const sheet = sheetOf('southern-cross') as Sheet
  const count = (svg: string, part: string): number => svg.split(part).length - 1

  test('shows every star, box, circle, lock and arm', () => {
    const svg = drawSheet(sheet, { legend: false, ink: 'paper' })
    expect(count(svg, '<path d="M')).toBe(sheet.stars.length + sheet.stars.filter(({ lock }) => lock !== null).length)
    expect(count(svg, 'width="46"')).toBe(sheet.boxes.length)
    expect(count(svg, 'r="16"')).toBe(sheet.circles.length)
    expect(count(svg, 'class="arm"')).toBe(sheet.arms.length)
    expect(count(svg, 'r="34"')).toBe(4) // the figure
  })

  test('words are safe, and only asked for', () => {
    expect(drawSheet(sheet, { title: '<b> & "q"' })).toContain('&#60;b&#62; &#38; &#34;q&#34;')
    expect(drawSheet(sheet, { labels: true })).toContain('>b1<')
    expect(drawSheet(sheet)).not.toContain('>b1<')
    expect(drawSheet(sheet)).toBe(drawSheet(sheet))
  })
})
