/** `iacta sheets`: the sheets of the games that are played on some: listed, checked, drawn. */
import { writeFileSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import type { SheetReport, Sheets, SheetsText } from '../../engine/parts/sheets.ts'
import { GAME_IDS, partsOf } from '../../games/index.ts'
import { type Args, numberFlag, textFlag } from '../args.ts'
import type { Command, Context } from '../command.ts'
import { EXIT, type Exit, Failure } from '../exit.ts'
import { unknownWord } from '../games.ts'
import { readText, reasonOf } from '../logs/files.ts'
import { paint } from '../play/paint.ts'
import { drawBar, screenOf, wipe } from '../simulate/progress.ts'
import { stoppable } from '../stoppable.ts'

const ACTIONS = ['list', 'check', 'draw'] as const

export const sheetsCommand: Command = {
  usage: `${ACTIONS.join('|')} [ID…] [--seeds N] [--games N] [--all] [--svg] [--out FILE] [--json]`,
  words: 200,
  flags: {
    seeds: { value: 'N' },
    games: { value: 'N' },
    all: {},
    svg: {},
    out: { value: 'FILE' },
    json: {},
  },
  run: async (context, args) => {
    const action = actionWord(context, args.word)
    const shelves = await shelvesOf(context)
    if (shelves.length === 0) throw new Failure(EXIT.unavailable, context.text.sheets.none)
    switch (action) {
      case 'list':
        return list(context, args, shelves)
      case 'check':
        return check(context, args, shelves)
      case 'draw':
        return draw(context, args, shelves)
    }
  },
}

/** A game's sheets, with the reader's words for them. */
interface Shelf {
  readonly sheets: Sheets
  readonly words: SheetsText
}

interface Named extends Shelf {
  readonly id: string
  /** As it was asked for: a file's name, where it is a draft. */
  readonly told: string
}

function actionWord({ text }: Context, word: string): (typeof ACTIONS)[number] {
  const action = ACTIONS.find((known) => known === word)
  if (action !== undefined) return action
  throw new Failure(EXIT.usage, text.notAWord({ flag: 'sheets', got: word, words: ACTIONS.join(', ') }))
}

async function shelvesOf({ lang }: Context): Promise<Shelf[]> {
  const found = await Promise.all(GAME_IDS.map(async (id) => partsOf(id).sheets?.()))
  const brought = found.filter((sheets) => sheets !== undefined)
  return Promise.all(brought.map(async (sheets) => ({ sheets, words: await sheets.text(lang) })))
}

/** The sheets that are named, or every drawn one. */
function wanted(context: Context, shelves: readonly Shelf[], names: readonly string[]): Named[] {
  if (names.length > 0) return names.map((name) => find(context, shelves, name))
  return shelves.flatMap((shelf) => shelf.sheets.ids.map((id) => ({ ...shelf, id, told: id })))
}

/** A sheet by its name; a name with a dot or a slash is a file with a draft. */
function find(context: Context, shelves: readonly Shelf[], name: string): Named {
  const shelf = shelves.find(({ sheets }) => sheets.knows(name))
  if (shelf !== undefined) return { ...shelf, id: name, told: name }
  if (/[./]/.test(name)) return draft(context, shelves, name)
  const ids = shelves.flatMap(({ sheets }) => sheets.ids)
  throw unknownWord(context, context.text.sheets.unknown({ got: name }), name, ids)
}

function draft(context: Context, shelves: readonly Shelf[], file: string): Named {
  const source = readText(context, file)
  const [first] = shelves
  const read = shelves.map((shelf) => ({ shelf, result: shelf.sheets.draft(source) }))
  for (const { shelf, result } of read) if (result.ok) return { ...shelf, id: result.value, told: file }
  const fault = read[0]?.result
  const why = fault === undefined || fault.ok ? '' : (first?.words.finding(fault.fault) ?? '')
  throw new Failure(EXIT.bad, `${file}: ${why}`)
}

function list({ io }: Context, args: Args, shelves: readonly Shelf[]): Exit {
  const all = shelves.flatMap((shelf) => shelf.sheets.ids.map((id) => ({ ...shelf, id })))
  if (args.flags.json === true) {
    io.out(all.map(({ id, words }) => `${JSON.stringify({ id, name: words.name(id) })}\n`).join(''))
    return EXIT.ok
  }
  const width = Math.max(...all.map(({ id }) => id.length))
  let group = ''
  for (const { id, words } of all) {
    const next = words.group(id)
    if (next !== group) io.out(`${group === '' ? '' : '\n'}${next}\n`)
    group = next
    io.out(`  ${id.padEnd(width)}  ${words.name(id)}\n`)
  }
  return EXIT.ok
}

/** Games per sheet: enough to tell a good sheet from a bad one. */
const GAMES = 50

async function check(context: Context, args: Args, shelves: readonly Shelf[]): Promise<Exit> {
  const { text } = context
  const games = numberFlag(text, args, 'games', { min: 0, max: 10_000, or: GAMES })
  const seeds = numberFlag(text, args, 'seeds', { min: 1, max: 1_000_000, or: 0 })
  const names = args.words.slice(1)
  if (seeds > 0 && names.length > 0) throw new Failure(EXIT.usage, text.notWith({ flag: '--seeds', other: 'ID' }))
  const named = seeds === 0 ? wanted(context, shelves, names) : seeded(shelves, seeds)
  const total = seeds === 0 ? (named as Named[]).length : seeds * shelves.length
  const faulty = await stoppable((signal) => checkAll(context, args, { named, total, games, seeds }, signal))
  if (faulty === null) return EXIT.interrupted
  if (args.flags.json !== true) context.io.out(`${text.sheets.checked({ count: total, faulty })}\n`)
  return faulty === 0 ? EXIT.ok : EXIT.bad
}

function* seeded(shelves: readonly Shelf[], count: number): Generator<Named> {
  for (const shelf of shelves) for (const id of shelf.sheets.seeds(count)) yield { ...shelf, id, told: id }
}

interface Checking {
  readonly named: Iterable<Named>
  readonly total: number
  readonly games: number
  /** Generated sheets to check; only faulty ones are reported. */
  readonly seeds: number
}

/** How many have faults; null: stopped. Between sheets the program can hear Ctrl-C. */
async function checkAll(
  context: Context,
  args: Args,
  { named, total, games, seeds }: Checking,
  signal: AbortSignal,
): Promise<number | null> {
  const { io, text } = context
  const screen = screenOf(io)
  let [done, faulty] = [0, 0]
  for (const one of named) {
    const report = one.sheets.check(one.id, games)
    done += 1
    if (report.findings.length > 0) faulty += 1
    wipe(screen)
    if (args.flags.json === true) io.out(`${JSON.stringify({ id: one.told, ...report })}\n`)
    else if (seeds === 0 || report.findings.length > 0) io.out(told(context, one, report))
    drawBar(screen, done / total, text.sheets.progress({ count: done, of: total }))
    await setImmediate()
    if (signal.aborted) break
  }
  wipe(screen)
  return signal.aborted ? null : faulty
}

function told({ text }: Context, { told: name, words }: Named, { findings, figures }: SheetReport): string {
  const good = figures === null ? text.sheets.fit : `${text.sheets.fit} ${words.figures(figures)}.`
  const said = findings.length === 0 ? [good] : findings.map((finding) => words.finding(finding))
  return said.map((sentence) => `${name}: ${sentence}\n`).join('')
}

function draw(context: Context, args: Args, shelves: readonly Shelf[]): Exit {
  const { text, io } = context
  const names = args.words.slice(1)
  const all = args.flags.all === true
  if (!all && names.length === 0) throw new Failure(EXIT.usage, text.missing({ what: 'ID', command: 'sheets' }))
  const named = wanted(context, shelves, names)
  const [first] = named
  const file = textFlag(args, 'out')
  if (first === undefined) return EXIT.ok
  const ids = named.filter(({ sheets }) => sheets === first.sheets).map(({ id }) => id)
  if (all) return deliver(context, file, first.sheets.contact(ids, first.words))
  if (args.flags.svg === true || file !== undefined) {
    const drawn = ids.length === 1 ? first.sheets.svg(first.id, first.words) : first.sheets.contact(ids, first.words)
    return deliver(context, file, drawn)
  }
  for (const { id, sheets, words } of named) {
    const lines = sheets.picture(id, io.columns).map((line) => paint(line, io.colour).trimEnd())
    io.out(`${words.name(id)} · ${words.group(id)}\n\n${lines.join('\n')}\n\n`)
  }
  return EXIT.ok
}

function deliver({ io, text }: Context, file: string | undefined, drawn: string): Exit {
  if (file === undefined) {
    io.out(drawn)
    return EXIT.ok
  }
  try {
    writeFileSync(file, drawn)
    return EXIT.ok
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? String(error)
    throw new Failure(EXIT.noOutput, text.cannotWrite({ file, reason: reasonOf(text, code) }))
  }
}
