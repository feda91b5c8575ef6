/**
 * One log, five uses: save, replay, proof, bug report, test. A header line, then one readable line per input:
 *
 *     iacta 1 dicy-cards/1 {"lineup":"glacial"} seats=2
 *     throw 1
 *     throw 6 6 5 2 1 1
 *     0 score straight
 *     1 pass !                        forced: the host played it without asking
 *     0 pass # clock                  who acted, if not the person: bot or clock
 *     0 take red @1432 seen @1467     a race: believed time and arrival, ms since shown
 *     1 take red @945 seen @1000 said @0   the page reported a time that its round trip rules out
 *     time                            the game's own limit passed
 *
 * Lines that begin with `fair` belong to the proof of the dice and are not inputs. A race whose host was lost is void: each of its
 * lines gets the prefix `void`, is no longer an input, and the dice are thrown again below. In the proof its throw still counts.
 *
 *     void throw 7 3 4 1 1 4 4 1 2 5
 *     void 0 take red @1432 seen @1467
 *     throw 3 6 1 2 2 5 4 1 1 6
 *
 * Lines that begin with `out` or `end` are events of the table (table/events.ts): a seat was given up, or the game ended early.
 */
import type { Game, Input, Seat } from './contract.ts'
import { parseJson } from './json.ts'
import { brief, type OptionFault, readOptions, writeOptions } from './options.ts'
import { play, type Refusal } from './play.ts'
import { bad, good, type Result } from './result.ts'
import { isEvent, readEvent, type TableEvent } from './table/events.ts'

/** The version of this format. A log of a newer version is refused. */
export const FORMAT = 1

export const LIMITS = { bytes: 16 * 2 ** 20, line: 4096, lines: 200_000 } as const

export interface Header {
  readonly game: string
  readonly rules: number
  readonly seats: number
  /** As written; `readLog` checks them against the game. */
  readonly options: unknown
}

export type Actor = 'bot' | 'clock'

/** An input with what the log says about it. */
export interface Entry<Move> {
  readonly input: Input<Move>
  readonly forced?: true
  /** Who acted, if not the person at the seat. */
  readonly by?: Actor
  /** In a race: when the act arrived, ms since shown. */
  readonly seen?: number
  /** The time that the page reported, if its measured round trip rules it out. */
  readonly said?: number
}

/** A line of the file it was read from. */
export interface Placed {
  readonly line: number
}

export interface Log<Move, Options = unknown> {
  readonly seats: number
  readonly options: Options
  readonly entries: readonly (Entry<Move> & Placed)[]
  readonly fair: readonly ({ readonly text: string } & Placed)[]
  /** Throws of void races. */
  readonly voided: readonly ({ readonly faces: readonly number[] } & Placed)[]
  /** Events of the table; `step`: the number of entries before it. */
  readonly events: readonly (TableEvent & Placed & { readonly step: number })[]
  /** The last line has no line end: if the file was cut off, this input may be incomplete. */
  readonly unended: boolean
}

export type LogProblem =
  | { readonly code: 'empty' }
  | { readonly code: 'too-large'; readonly limit: number }
  | { readonly code: 'too-many-lines'; readonly limit: number }
  | { readonly code: 'line-too-long'; readonly limit: number }
  | { readonly code: 'not-a-log'; readonly got: string }
  | { readonly code: 'newer-format'; readonly got: number; readonly known: number }
  | { readonly code: 'bad-header'; readonly got: string }
  | { readonly code: 'unknown-game'; readonly got: string; readonly known: readonly string[] }
  | { readonly code: 'unknown-rules'; readonly game: string; readonly got: number; readonly known: number }
  | { readonly code: 'options'; readonly fault: OptionFault }
  | { readonly code: 'blank' }
  | { readonly code: 'malformed'; readonly got: string }
  /** An input below the line that ended the game. */
  | { readonly code: 'after-end'; readonly got: string }
  | { readonly code: 'unknown-word'; readonly got: string; readonly word: string; readonly known: readonly string[] }
  | { readonly code: 'unreadable-move'; readonly got: string }
  | { readonly code: 'refused'; readonly got: string; readonly refusal: Refusal }

/** A fault of a log, with its line. */
export type LogFault = LogProblem & Placed & { readonly unended?: true }

/** The start of every log. */
export const LOG_START = /^iacta /

/**
 * Reads the first line only, to know which game to load. `readHeader('iacta 1 pig/1 {} seats=2')` is good({ game: 'pig', rules: 1, seats:
 * 2, options: {} }).
 */
export function readHeader(text: string): Result<Header, LogFault> {
  if (text.length > LIMITS.bytes) return bad({ line: 1, code: 'too-large', limit: LIMITS.bytes })
  const end = text.indexOf('\n')
  const line = (end < 0 ? text : text.slice(0, end)).replace(/\r$/, '').replace(/^\ufeff/, '')
  if (text.trim() === '') return bad({ line: 1, code: 'empty' })
  if (line.length > LIMITS.line) return bad({ line: 1, code: 'line-too-long', limit: LIMITS.line })
  const unended = end < 0 ? ({ unended: true } as const) : {}
  const magic = /^iacta ([1-9]\d{0,8})(?: |$)/.exec(line)
  if (magic === null) {
    const begun = `iacta ${FORMAT} `.startsWith(line) ? unended : {}
    return bad({ line: 1, code: 'not-a-log', got: brief(line), ...begun })
  }
  const format = Number(magic[1])
  if (format > FORMAT) return bad({ line: 1, code: 'newer-format', got: format, known: FORMAT })
  const match = /^iacta \d+ ([a-z0-9-]{1,40})\/([1-9]\d{0,5}) (\{.*\}) seats=([1-9]\d{0,2})$/.exec(line)
  const options = parseJson(match?.[3] ?? '')
  if (match === null || options === undefined) return bad({ line: 1, code: 'bad-header', got: brief(line), ...unended })
  return good({ game: match[1] as string, rules: Number(match[2]), seats: Number(match[4]), options })
}

/** Parses a whole log of this game. `replay` checks whether its inputs are legal. */
export function readLog<State, Move, Options>(
  game: Game<State, Move, Options>,
  text: string,
): Result<Log<Move, Options>, LogFault> {
  const header = readHeader(text)
  if (!header.ok) return header
  const { game: id, rules, seats } = header.value
  if (id !== game.id) return bad({ line: 1, code: 'unknown-game', got: id, known: [game.id] })
  if (rules !== game.version) return bad({ line: 1, code: 'unknown-rules', game: id, got: rules, known: game.version })
  const options = readOptions(game, seats, header.value.options)
  if (!options.ok) return bad({ line: 1, code: 'options', fault: options.fault })

  const lines = text.slice(0, endOf(text)).split('\n')
  if (lines.length > LIMITS.lines) return bad({ line: LIMITS.lines, code: 'too-many-lines', limit: LIMITS.lines })
  const unended = !text.endsWith('\n')
  const read: Reading<Move> = { entries: [], fair: [], voided: [], events: [] }
  for (let i = 1; i < lines.length; i++) {
    const problem = readLine(game, { text: (lines[i] as string).replace(/\r$/, ''), line: i + 1, seats }, read)
    if (problem !== null)
      return bad({ ...problem, line: i + 1, ...(unended && i === lines.length - 1 ? { unended } : {}) })
  }
  return good({ seats, options: options.value, ...read, unended })
}

/** The lists of a log while it is parsed. */
type Reading<Move> = {
  readonly [list in 'entries' | 'fair' | 'voided' | 'events']: Log<Move>[list][number][]
}

/** Parses a line after the header into its list; returns its fault, or null. */
function readLine<State, Move>(
  game: Game<State, Move>,
  { text, line, seats }: { readonly text: string; readonly line: number; readonly seats: number },
  { entries, fair, voided, events }: Reading<Move>,
): LogProblem | null {
  const read = readLogLine(game, text)
  const value = read.ok ? read.value : null
  if (value?.kind === 'fair') {
    fair.push({ line, text })
    return null
  }
  if (events.at(-1)?.kind === 'end') return { code: 'after-end', got: brief(text) }
  if (!read.ok) return read.fault
  if (value?.kind === 'event') {
    if ((value.event.seat ?? 0) >= seats) return { code: 'malformed', got: brief(text) }
    events.push({ ...value.event, line, step: entries.length })
  } else if (value?.kind === 'entry') entries.push({ ...value.entry, line })
  else if (value?.kind === 'void' && value.entry.input.kind === 'throw') {
    voided.push({ faces: value.entry.input.faces, line })
  }
  return null
}

/** A line after the header. Only entries are steps. */
type LogLine<Move = unknown> =
  /** Part of the proof of the dice; fair/lines.ts parses it. */
  | { readonly kind: 'fair'; readonly text: string }
  /** An entry of a void race. */
  | { readonly kind: 'void'; readonly entry: Entry<Move> }
  /** An event of the table, outside the game. */
  | { readonly kind: 'event'; readonly event: TableEvent }
  | { readonly kind: 'entry'; readonly entry: Entry<Move> }

/** Parses any line after the header. */
export function readLogLine<State, Move>(game: Game<State, Move>, text: string): Result<LogLine<Move>, LogProblem> {
  if (isFair(text) && text.length <= LIMITS.line) return good({ kind: 'fair', text })
  if (isEvent(text)) {
    const event = readEvent(text)
    return event === null ? bad({ code: 'malformed', got: brief(text) }) : good({ kind: 'event', event })
  }
  const kind = isVoid(text) ? 'void' : 'entry'
  const entry = readEntry(game, kind === 'void' ? text.slice(VOID.length) : text)
  return entry.ok ? good({ kind, entry: entry.value }) : entry
}

const FAIR = 'fair '
/** The prefix of lines of a void race. */
const VOID = 'void '

/** Returns true for a line of the proof of the dice. */
export function isFair(line: string): boolean {
  return line.startsWith(FAIR)
}

/** Returns true for a line of a void race. */
export function isVoid(line: string): boolean {
  return line.startsWith(VOID)
}

/** Returns a line of a kind that older readers do not know, disguised as a `fair` line, which they skip. */
export function asFair(line: string): string {
  return `${FAIR}${line}`
}

/** Returns a line as pages of the first release can read it: an event as a `fair` line, which they skip, and a grab without `said`. */
export function asFirstRelease(line: string): string {
  return isEvent(line) ? asFair(line) : line.replace(/ said @\d+/, '')
}

/** Returns true for a line that is a move of this seat. */
export function isMoveLine(line: string, seat: Seat): boolean {
  return line.startsWith(`${seat} `)
}

/** Returns the line with the prefix of a void race. */
export function voidLine(line: string): string {
  return `${VOID}${line}`
}

/** Returns true for a line that is not an input: of the proof, of a void race, or an event of the table. */
export function isAside(line: string): boolean {
  return isFair(line) || isVoid(line) || isEvent(line)
}

/**
 * Returns where the trailing line ends of a text begin. Not a regular expression: it would be quadratic for a text with many blank lines.
 */
function endOf(text: string): number {
  let end = text.length
  while (text[end - 1] === '\n') end -= text[end - 2] === '\r' ? 2 : 1
  return end
}

const THROW = /^throw((?: (?:0|[1-9]\d{0,3})){1,64})$/
const MOVE =
  /^(?<seat>0|[1-9]\d{0,2}) (?<move>[a-z][a-z0-9+:-]*(?: [a-z0-9+:-]+)*)(?: @(?<at>\d{1,9})(?: seen @(?<seen>\d{1,9})(?: said @(?<said>\d{1,9}))?)?)?(?<forced> !)?(?: # (?<by>bot|clock))?$/

/** Parses one input line. `readEntry(game, '1 pass !')` is good({ input: { kind: 'move', seat: 1, move }, forced: true }). */
export function readEntry<State, Move>(game: Game<State, Move>, line: string): Result<Entry<Move>, LogProblem> {
  if (line.length > LIMITS.line) return bad({ code: 'line-too-long', limit: LIMITS.line })
  if (line.trim() === '') return bad({ code: 'blank' })
  if (line === 'time') return good({ input: { kind: 'time' } })
  const faces = THROW.exec(line)?.[1]
  if (faces !== undefined) return good({ input: { kind: 'throw', faces: faces.trim().split(' ').map(Number) } })
  const parts = MOVE.exec(line)?.groups
  if (parts === undefined) return bad({ code: 'malformed', got: brief(line) })
  const read = readMove(game, parts.move as string)
  if (!read.ok) return read
  const move = read.value
  const at = parts.at === undefined ? {} : { at: Number(parts.at) }
  return good({
    input: { kind: 'move', seat: Number(parts.seat), move, ...at },
    ...(parts.forced === undefined ? {} : { forced: true }),
    ...(parts.by === undefined ? {} : { by: parts.by as Actor }),
    ...(parts.seen === undefined ? {} : { seen: Number(parts.seen) }),
    ...(parts.said === undefined ? {} : { said: Number(parts.said) }),
  })
}

/** Parses a move. A text that `game.write` would write differently is refused, so that each move has one text. */
export function readMove<State, Move>(game: Game<State, Move>, text: string): Result<Move, LogProblem> {
  const move = game.read(text)
  return move === null || game.write(move) !== text ? bad(misread(game, text)) : good(move)
}

function misread(game: Game, text: string): LogProblem {
  const word = text.split(' ').find((word) => /^[a-z]/.test(word) && !game.words.includes(word))
  return word === undefined
    ? { code: 'unreadable-move', got: brief(text) }
    : { code: 'unknown-word', got: brief(text), word: brief(word), known: game.words }
}

/** Returns the first line of a log: `'iacta 1 pig/1 {"target":100} seats=2'`. */
export function writeHeader<Options>(game: Game<unknown, unknown, Options>, seats: number, options: Options): string {
  return `iacta ${FORMAT} ${game.id}/${game.version} ${JSON.stringify(writeOptions(game, options))} seats=${seats}`
}

/** Returns the line of an entry: `'0 take red @1432 seen @1467'`, `'throw 6 6 5'`. */
export function writeEntry<Move>(game: Game<unknown, Move>, entry: Entry<Move>): string {
  const { input } = entry
  if (input.kind === 'time') return 'time'
  if (input.kind === 'throw') return `throw ${input.faces.join(' ')}`
  const at = input.at === undefined ? '' : ` @${input.at}`
  const seen = entry.seen === undefined ? '' : ` seen @${entry.seen}`
  const said = entry.said === undefined ? '' : ` said @${entry.said}`
  return `${input.seat} ${game.write(input.move)}${at}${seen}${said}${entry.forced ? ' !' : ''}${entry.by ? ` # ${entry.by}` : ''}`
}

/** Returns a whole log as text. `lead`: the lines of the proof of the dice, directly below the header. */
export function writeLog<Move, Options>(
  game: Game<unknown, Move, Options>,
  log: Pick<Log<Move, Options>, 'seats' | 'options'> & { readonly entries: readonly Entry<Move>[] },
  lead: readonly string[] = [],
): string {
  const entries = log.entries.map((entry) => writeEntry(game, entry))
  return `${[writeHeader(game, log.seats, log.options), ...lead, ...entries].join('\n')}\n`
}

/** A position of a replay: step 0 is before any input. */
export interface Step<State, Move> {
  readonly step: number
  readonly state: State
  readonly entry: (Entry<Move> & Placed) | null
}

/** Replays a log through `play`, passes every position to `each`, and returns the last one, or the first illegal input with its line. */
export function replay<State, Move, Options>(
  game: Game<State, Move, Options>,
  log: Log<Move, Options>,
  each?: (step: Step<State, Move>) => void,
): Result<State, LogFault> {
  let state = game.setup(log.seats, log.options)
  each?.({ step: 0, state, entry: null })
  for (const [i, entry] of log.entries.entries()) {
    const played = play(game, state, entry.input)
    if (!played.ok) {
      const unended = log.unended && i === log.entries.length - 1 ? ({ unended: true } as const) : {}
      const got = brief(writeEntry(game, entry))
      return bad({ line: entry.line, code: 'refused', got, refusal: played.fault, ...unended })
    }
    state = played.value
    each?.({ step: i + 1, state, entry })
  }
  return good(state)
}
