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
  /** Takes back the last choice, which is this seat's; everybody who is asked agrees. Returns false if it was refused. */
  undo(seat: number): Promise<boolean>
  /** Entries of the log so far, without throws. */
  lines(): readonly string[] | Promise<readonly string[]>
  /** What each seat has laid, as this viewer sees it; undefined: the host shows nothing to this viewer now. */
  laid(viewer: Viewer): readonly number[] | undefined
}

/** The table of a case. */
export interface Setting {
  readonly people: readonly string[]
  readonly options: Partial<PebblesOptions>
}

const PEOPLE = ['Ann', 'Bob', 'Cat'] as const

interface Case {
  readonly name: string
  /** 2 unless told. */
  readonly seats?: number
  readonly options?: Partial<PebblesOptions>
  /** `0 lay 1`, `0 undo`; a command that begins with `no:` is refused. */
  readonly commands: readonly string[]
  readonly lines: readonly string[]
  /** What seats 0 and 1 and a spectator see. */
  readonly laid?: { readonly [viewer in '0' | '1' | 'all']?: readonly number[] }
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
  const refused = command.startsWith('no:')
  const [seat = '', ...words] = command.slice(refused ? 3 : 0).split(' ')
  const text = words.join(' ')
  const done = text === 'undo' ? await subject.undo(Number(seat)) : await subject.move(Number(seat), text)
  if (done === refused) throw new Error(`"${command}" was ${done ? 'accepted' : 'refused'}`)
}

function compare(what: string, got: unknown, expected: unknown): void {
  const [one, other] = [JSON.stringify(got), JSON.stringify(expected)]
  if (one !== other) throw new Error(`${what}: ${one}, expected ${other}`)
}
