/**
 * The behaviour of every host of a table: one list of cases, played through the machine and through every host (terminal, page, server).
 * The game is Pebbles of conformance/fixture.ts with people only; any bid is legal, so dice do not matter.
 */
import { CONCEALED, NOT_YET, type PebblesOptions, pebbles } from '../conformance/fixture.ts'
import type { Game } from '../contract.ts'
import { readEntry, writeEntry } from '../log.ts'
import { unwrap } from '../result.ts'
import type { Viewer } from './view.ts'

/** A host under test, from its first question on. */
export interface Subject {
  /** Answers and grabs of a seat, in the notation of the log. Returns false if it was refused. */
  move(seat: number, text: string): Promise<boolean>
  /** Grabs in one race that are decided together, in the order in which they arrive. */
  grabs(grabs: readonly Grabbed[]): Promise<void>
  /** The time of the race passes. */
  time(): Promise<void>
  /** Takes back the last choice, which is this seat's; those who are asked `agree`. Returns false if it was refused. */
  undo(seat: number, agree: boolean): Promise<boolean>
  /** Entries of the log so far, without throws. */
  lines(): readonly string[] | Promise<readonly string[]>
  /** What each seat has laid, as this viewer sees it; undefined: the host shows nothing to this viewer now. */
  laid(viewer: Viewer): readonly number[] | undefined
}

/** `at`: in ms since the race was shown. */
export interface Grabbed {
  readonly seat: number
  readonly text: string
  readonly at: number
}

/** The table of a case. */
export interface Setting {
  readonly people: readonly string[]
  readonly options: Partial<PebblesOptions>
}

const PEOPLE = ['Ann', 'Bob', 'Cat'] as const

export interface Case {
  readonly name: string
  /** 2 unless told. */
  readonly seats?: number
  readonly options?: Partial<PebblesOptions>
  /** `0 lay 1`, `0 undo`, `time`, `0 grab brass @450 & 1 grab brass @400`; a command that begins with `no:` is refused. */
  readonly commands: readonly string[]
  readonly lines: readonly string[]
  /** What the seats and a spectator see. */
  readonly laid?: { readonly [viewer in '0' | '1' | '2' | 'all']?: readonly number[] }
}

export const CASES: readonly Case[] = [
  { name: 'nothing to undo at the beginning', commands: ['no:0 undo'], lines: [] },
  {
    name: 'a choice made in secret is seen by its own seat alone',
    commands: ['0 lay 1'],
    lines: ['0 lay 1'],
    laid: { 0: [1, NOT_YET], 1: [CONCEALED, NOT_YET], all: [CONCEALED, NOT_YET] },
  },
  {
    name: 'secrets are laid open when all have chosen',
    commands: ['0 lay 1', '1 lay 2'],
    lines: ['0 lay 1', '1 lay 2'],
    laid: { 0: [1, 2], 1: [1, 2], all: [1, 2] },
  },
  {
    name: 'a choice can be undone while it is secret, and made again',
    commands: ['0 lay 1', '0 undo', '0 lay 3'],
    lines: ['0 lay 3'],
    laid: { 0: [3, NOT_YET], 1: [CONCEALED, NOT_YET] },
  },
  {
    name: 'a choice that has laid secrets open stands: otherwise its seat would choose again, knowing the others',
    commands: ['0 lay 1', '1 lay 2', 'no:1 undo'],
    lines: ['0 lay 1', '1 lay 2'],
  },
  {
    name: 'it stands also where a question follows, and no race',
    options: { caller: 'first' },
    commands: ['0 lay 1', '1 lay 2', 'no:1 undo', 'no:0 undo'],
    lines: ['0 lay 1', '1 lay 2'],
  },
  {
    name: 'in a race nothing is taken back, also not what led to it',
    options: { caller: 'first' },
    commands: ['0 lay 1', '1 lay 2', '0 ring', 'no:0 undo', '1 grab brass'],
    lines: ['0 lay 1', '1 lay 2', '0 ring', '1 grab brass', '1 bow !', '1 bow !'],
  },
  { name: 'a seat that is not due cannot move', commands: ['0 lay 1', 'no:0 lay 2'], lines: ['0 lay 1'] },
  { name: 'the rules refuse a move, and nothing has changed', commands: ['no:0 grab brass'], lines: [] },
  {
    name: 'forced moves follow, marked; what was quickest stands',
    commands: ['0 lay 1', '1 lay 2', '1 grab brass', 'no:1 undo'],
    lines: ['0 lay 1', '1 lay 2', '1 grab brass', '1 bow !', '1 bow !'],
  },
  {
    name: 'of grabs that are decided together the earlier one counts, whichever arrived first, and the other does not',
    commands: ['0 lay 1', '1 lay 2', '0 grab brass @450 & 1 grab brass @400'],
    lines: ['0 lay 1', '1 lay 2', '1 grab brass', '1 bow !', '1 bow !'],
  },
  {
    name: 'a race ends by its time, and the next question is a new one',
    commands: ['0 lay 1', '1 lay 2', 'time', '0 lay 3', '0 undo', '0 lay 2'],
    lines: ['0 lay 1', '1 lay 2', 'time', '0 lay 2'],
  },
  {
    name: 'after the end nothing counts and nothing is taken back',
    options: { rounds: 1 },
    commands: ['0 lay 1', '1 lay 2', 'time', 'no:1 undo', 'no:0 lay 1', 'no:1 grab brass'],
    lines: ['0 lay 1', '1 lay 2', 'time'],
  },
  {
    name: 'an undo takes back the moves that the choice forced',
    options: { caller: 'first' },
    commands: ['0 lay 1', '1 lay 2', '0 nod', '0 undo', '0 nod', 'no:0 nod'],
    lines: ['0 lay 1', '1 lay 2', '0 nod', '0 bow !'],
  },
  {
    name: 'of three seats nobody sees what two have chosen, and one of them may choose again',
    seats: 3,
    commands: ['0 lay 1', '1 lay 2', '1 undo', '1 lay 3'],
    lines: ['0 lay 1', '1 lay 3'],
    laid: { 0: [1, CONCEALED, NOT_YET], 2: [CONCEALED, CONCEALED, NOT_YET], all: [CONCEALED, CONCEALED, NOT_YET] },
  },
  {
    name: 'the third of three lays all open',
    seats: 3,
    commands: ['0 lay 1', '1 lay 2', '2 lay 0', 'no:2 undo'],
    lines: ['0 lay 1', '1 lay 2', '2 lay 0'],
    laid: { 0: [1, 2, 0], 2: [1, 2, 0], all: [1, 2, 0] },
  },
]

/** Where the others are asked before a choice is taken back. */
export const CONSENT: readonly Case[] = [
  {
    name: 'a take-back that another seat refuses changes nothing, and can be asked for again',
    commands: ['0 lay 1', 'no:0 undo alone', '0 undo', '0 lay 3', '1 lay 2'],
    lines: ['0 lay 3', '1 lay 2'],
  },
]

/** A line of a log without its times: hosts measure them. */
export function timeless<State, Move>(game: Game<State, Move>, line: string): string {
  const { seen: _, said: __, ...entry } = unwrap(readEntry(game, line))
  if (entry.input.kind !== 'move') return line
  const { at: ___, ...input } = entry.input
  return writeEntry(game, { ...entry, input })
}

/** Plays one case; throws where the host does something else. */
export async function playCase(one: Case, open: (setting: Setting) => Subject | Promise<Subject>): Promise<void> {
  const { commands, lines, laid = {}, seats = 2, options = {} } = one
  const subject = await open({ people: PEOPLE.slice(0, seats), options })
  for (const command of commands) await obey(subject, command)
  for (const [viewer, expected] of Object.entries(laid)) {
    const seen = subject.laid(viewer === 'all' ? null : Number(viewer))
    if (seen !== undefined) compare(`what ${viewer} sees`, seen, expected)
  }
  compare(
    'the log',
    (await subject.lines()).map((line) => timeless(pebbles, line)),
    lines,
  )
}

async function obey(subject: Subject, command: string): Promise<void> {
  if (command === 'time') return subject.time()
  if (command.includes('&')) return subject.grabs(command.split(' & ').map(grabbed))
  const refused = command.startsWith('no:')
  const [seat = '', ...words] = command.slice(refused ? 3 : 0).split(' ')
  const text = words.join(' ')
  const done =
    words[0] === 'undo'
      ? await subject.undo(Number(seat), words[1] !== 'alone')
      : await subject.move(Number(seat), text)
  if (done === refused) throw new Error(`"${command}" was ${done ? 'accepted' : 'refused'}`)
}

/** `1 grab brass @500` */
function grabbed(command: string): Grabbed {
  const [, seat, text = '', at] = /^(\d) (.*) @(\d+)$/.exec(command) ?? []
  return { seat: Number(seat), text, at: Number(at) }
}

function compare(what: string, got: unknown, expected: unknown): void {
  const [one, other] = [JSON.stringify(got), JSON.stringify(expected)]
  if (one !== other) throw new Error(`${what}: ${one}, expected ${other}`)
}
