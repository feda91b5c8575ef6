/**
 * Tables of the day: one for everybody who asks, with the same options and the same dice. The dice follow from a secret that is drawn
 * and sealed the day before, so that whoever has seen the seal knows that nobody chose them since; it is told the day after. A day
 * is one of UTC.
 *
 * A guest has one game a day. It is a log like any other (fair/ says what its first lines mean), kept as a paper of theirs.
 */
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import type { Game } from '../../engine/contract.ts'
import { isDate } from '../../engine/daily.ts'
import { parseJson } from '../../engine/json.ts'
import { readMove, writeEntry, writeHeader } from '../../engine/log.ts'
import { readOptions } from '../../engine/options.ts'
import { bad, good, type Result } from '../../engine/result.ts'
import { act, openTable, stateOf, type Table } from '../../engine/table/table.ts'
import { begin, close, type Opening, SECRET_BYTES, sealOf } from '../../fair/opening.ts'
import { type Derive, deriver } from '../../fair/throws.ts'
import { writeOpening } from '../../fair/transcript.ts'
import { type GameId, isGameId, loadGame, newest, partsOf } from '../../games/index.ts'
import type { AnswerOf, BodyOf } from '../../protocol/http.ts'
import type { Refusal } from '../../protocol/refusals.ts'
import type { IdentityRow, PaperRow, Store, StoreFault } from '../store/store.ts'
import type { Random } from '../tables/deps.ts'
import { randomBytes } from '../tables/ids.ts'

export interface DaysDeps {
  readonly store: Pick<Store, 'paper' | 'papers' | 'commit'>
  readonly random: Random
  now(): number
}

/** A day of a game: what everybody plays. */
interface Day {
  readonly game: Game
  readonly date: string
  readonly options: unknown
  readonly secret: string
  readonly opening: Opening
  readonly derive: Derive
}

interface Kept {
  readonly moves: readonly string[]
  readonly over: boolean
  readonly score: number
  readonly name: string | null
}

const SECRET = 'day-secret'
const PLAYED = 'day-game'
const DAY_MS = 86_400_000
/** A list that nobody reads to its end. */
const MOST = 1000

type Asked<Value> = Promise<Result<Value, Refusal>>

export class Days {
  readonly #deps: DaysDeps

  constructor(deps: DaysDeps) {
    this.#deps = deps
  }

  /** The day's table as this guest has it: their game so far, or only the seal. */
  async today(id: string, guest: IdentityRow): Asked<AnswerOf<'daily'>> {
    const date = this.#date(0)
    const [day, next] = await Promise.all([this.#day(id, date), this.#day(id, this.#date(1))])
    if (!day.ok) return day
    if (!next.ok) return next
    const kept = await this.#kept(day.value, guest)
    if (!kept.ok) return kept
    return good({
      date,
      commit: day.value.opening.commit,
      next: { date: next.value.date, commit: next.value.opening.commit },
      log: kept.value === null ? null : logOf(day.value, kept.value.kept),
    })
  }

  /** Begins the guest's game, or makes its next move. `seen`: how many moves they had made before. */
  async play(id: string, guest: IdentityRow, sent: BodyOf<'playDaily'>): Asked<AnswerOf<'playDaily'>> {
    if (sent.date !== undefined && sent.date !== this.#date(0)) return bad({ code: 'over' })
    const day = await this.#day(id, this.#date(0))
    if (!day.ok) return day
    const found = await this.#kept(day.value, guest)
    if (!found.ok) return found
    const before = found.value?.kept ?? { moves: [], over: false, score: 0, name: guest.name }
    // A move that came twice, or from another device that lags: they get what there is.
    const repeated = found.value !== null && (sent.move === undefined || sent.seen !== before.moves.length)
    if (repeated) return good({ log: logOf(day.value, before) })
    const next = this.#next(day.value, before, sent.move, guest)
    if (!next.ok) return next
    const written = await this.#write(day.value, guest, (found.value?.rev ?? 0) + 1, next.value)
    if (written.ok) return good({ log: logOf(day.value, next.value) })
    return written.fault.code === 'stale' ? this.play(id, guest, { seen: -1 }) : bad(refusalOf(written.fault))
  }

  /** Everybody's results of a day; of one that has ended also the secret. `part`: `<game>.<date>`. */
  async results(part: string, guest: IdentityRow): Asked<AnswerOf<'dailyResults'>> {
    const [id = '', date = ''] = part.split('.')
    if (!isDate(date) || date > this.#date(0)) return bad({ code: 'no-such-page' })
    const known = await this.#deps.store.paper(SECRET, `${id}/${date}`)
    if (!known.ok) return bad(refusalOf(known.fault))
    if (known.value === null) return bad({ code: 'no-such-page' })
    const day = await this.#day(id, date)
    if (!day.ok) return day
    const found = await this.#deps.store.papers(PLAYED, `${id}/${date}/`, MOST)
    if (!found.ok) return bad(refusalOf(found.fault))
    const daily = isGameId(id) ? await partsOf(id).daily?.() : undefined
    const results = found.value
      .map((paper) => ({ you: paper.identity === guest.id, ...readKept(paper) }))
      .filter(({ over }) => over)
      .sort((a, b) => b.score - a.score)
      .map(({ you, name, score }) => ({ you, name, score, medal: daily?.medal(date, score) ?? 0 }))
    const ended = date < this.#date(0)
    return good({ date, commit: day.value.opening.commit, secret: ended ? day.value.secret : null, results })
  }

  /** 0: today. */
  #date(ahead: number): string {
    return new Date(this.#deps.now() + ahead * DAY_MS).toISOString().slice(0, 10)
  }

  async #day(id: string, date: string): Asked<Day> {
    const daily = isGameId(id) ? await partsOf(id).daily?.() : undefined
    if (daily === undefined || !isGameId(id)) return bad({ code: 'no-such-game', game: id.slice(0, 40) })
    const known = await this.#secret(id, date)
    if (!known.ok) return known
    const { secret, rules } = known.value
    const game = await loadGame(id, rules)
    if (game === null) throw new Error(`no rules ${id}/${rules}`)
    const options = readOptions(game, 1, daily.options(date))
    if (!options.ok) throw new Error(`${id}: the options of ${date} are refused: ${options.fault.code}`)
    const bytes = hexToBytes(secret)
    const header = writeHeader(game, 1, options.value)
    const opened = close(begin({ table: `${id}-${date}`, header, seats: 1, seal: sealOf(bytes) }))
    if (!opened.ok) throw new Error(opened.fault.code)
    return good({
      game,
      date,
      options: options.value,
      secret,
      opening: opened.value,
      derive: deriver(opened.value, bytes),
    })
  }

  /** Drawn by whoever asks first, of all processes. */
  async #secret(id: GameId, date: string): Asked<{ readonly secret: string; readonly rules: number }> {
    const { store, random, now } = this.#deps
    for (;;) {
      const found = await store.paper(SECRET, `${id}/${date}`)
      if (!found.ok) return bad(refusalOf(found.fault))
      if (found.value !== null) return good(parseJson(found.value.body) as { secret: string; rules: number })
      const body = JSON.stringify({ secret: bytesToHex(randomBytes(random, SECRET_BYTES)), rules: newest(id) })
      const paper = { kind: SECRET, id: `${id}/${date}`, identity: null, rev: 1, body, updated: now() }
      const drawn = await store.commit({ paper })
      if (!drawn.ok && drawn.fault.code !== 'stale') return bad(refusalOf(drawn.fault))
    }
  }

  async #kept(day: Day, guest: IdentityRow): Asked<{ readonly kept: Kept; readonly rev: number } | null> {
    const found = await this.#deps.store.paper(PLAYED, paperId(day, guest))
    if (!found.ok) return bad(refusalOf(found.fault))
    return good(found.value === null ? null : { kept: readKept(found.value), rev: found.value.rev })
  }

  #next(day: Day, before: Kept, move: string | undefined, guest: IdentityRow): Result<Kept, Refusal> {
    const moves = move === undefined ? before.moves : [...before.moves, move]
    const table = tableOf(day, before.moves)
    if (move === undefined) return good({ ...before, moves })
    if (day.game.turn(stateOf(table)).kind === 'over') return bad({ code: 'over' })
    const read = readMove(day.game, move)
    if (!read.ok) return bad({ code: 'unreadable-move', got: move.slice(0, 40) })
    const acted = act(table, { input: { kind: 'move', seat: 0, move: read.value } })
    if (!acted.ok) {
      return bad(
        acted.fault.code === 'illegal' ? { code: 'illegal', rule: acted.fault.rule } : { code: 'closed', seat: 0 },
      )
    }
    const end = stateOf(tableOf(day, moves))
    const over = day.game.turn(end).kind === 'over'
    return good({ moves, over, score: over ? (day.game.scores(end)[0] ?? 0) : 0, name: guest.name })
  }

  #write(day: Day, guest: IdentityRow, rev: number, kept: Kept) {
    const id = paperId(day, guest)
    const body = JSON.stringify(kept)
    return this.#deps.store.commit({
      paper: { kind: PLAYED, id, identity: guest.id, rev, body, updated: this.#deps.now() },
    })
  }
}

function paperId({ game, date }: Day, guest: IdentityRow): string {
  return `${game.id}/${date}/${guest.id}`
}

/** Ours: only what `#write` wrote is there. */
function readKept({ body }: PaperRow): Kept {
  return parseJson(body) as Kept
}

/** The game after these moves, with every throw that is due by then. */
function tableOf({ game, options, derive }: Day, moves: readonly string[]): Table {
  let table = openTable(game, 1, options)
  let throws = 0
  const left = [...moves]
  for (;;) {
    const turn = game.turn(stateOf(table))
    if (turn.kind === 'over') return table
    const move = turn.kind === 'throw' ? undefined : left.shift()
    if (turn.kind !== 'throw' && move === undefined) return table
    const input =
      turn.kind === 'throw'
        ? ({ kind: 'throw', faces: derive(++throws, turn.sides) } as const)
        : ({ kind: 'move', seat: 0, move: moveOf(game, move as string) } as const)
    const acted = act(table, { input })
    if (!acted.ok) throw new Error(`a move of the day that was accepted is refused: ${acted.fault.code}`)
    table = acted.value
  }
}

function moveOf(game: Game, text: string): unknown {
  const read = readMove(game, text)
  if (!read.ok) throw new Error(`unreadable: ${text}`)
  return read.value
}

/** Without the secret: it is told when the day has ended. */
function logOf(day: Day, kept: Kept): string {
  const table = tableOf(day, kept.moves)
  const lines = table.entries.map((entry) => writeEntry(day.game, entry))
  return `${[writeHeader(day.game, 1, day.options), ...writeOpening(day.opening), ...lines].join('\n')}\n`
}

function refusalOf(fault: StoreFault): Refusal {
  if (fault.code === 'away') return { code: 'paused' }
  if (fault.code === 'gone') return { code: 'no-identity' }
  return fault.code === 'closed' ? { code: 'stopping' } : { code: 'storage' }
}
