import { describe, test } from 'vitest'
import { type Pebbles, type PebblesMove, type PebblesOptions, pebbles } from '../conformance/fixture.ts'
import { type Entry, writeEntry } from '../log.ts'
import { readOptions } from '../options.ts'
import { isRace, order } from '../race-order.ts'
import { bad, unwrap } from '../result.ts'
import { CASES, CONSENT, type Grabbed, playCase, type Setting, type Subject } from './cases.ts'
import { undo } from './one-device.ts'
import { answered, enter, firstPosition, followed } from './position.ts'
import { begin, courseOf, decide, decideGrab, type Grab, raceStart } from './race.ts'
import { act, openTable, stateOf, type Table, undoContextOf } from './table.ts'
import { answeredBy, requestTakeback, takenBack } from './takeback.ts'
import { undoableSeat } from './undo.ts'
import { viewOf } from './view.ts'

const FACES = [1, 1, 1]
const LIMIT = 3000

const read = ({ seat, text, at }: Grabbed): Grab => ({ seat, at, what: pebbles.read(text) })

type PebblesTable = Table<Pebbles, PebblesMove, PebblesOptions>

/** A race is grabbed in with a time, as hosts do. */
function moveOf(state: Pebbles, seat: number, text: string): Entry<PebblesMove> | null {
  const move = pebbles.read(text)
  if (move === null) return null
  return { input: { kind: 'move', seat, move, ...(isRace(pebbles, state) ? { at: 500 } : {}) } }
}

const movesIn = (entries: readonly Entry<PebblesMove>[]) =>
  entries.filter(({ input }) => input.kind !== 'throw').map((entry) => writeEntry(pebbles, entry))

const optionsOf = ({ people, options }: Setting): PebblesOptions => unwrap(readOptions(pebbles, people.length, options))

function withHistory(setting: Setting): Subject {
  const { people } = setting
  const company = { sitters: people.map((name) => ({ kind: 'person', name }) as const), dice: 'app' } as const
  const opened = openTable(pebbles, people.length, optionsOf(setting))
  const thrown = unwrap(act(opened, { input: { kind: 'throw', faces: FACES } }))
  let table: PebblesTable = thrown
  return {
    move: async (seat, text) => {
      const entry = moveOf(stateOf(table), seat, text)
      const played = entry === null ? null : act(table, entry)
      if (played?.ok) table = played.value
      return played?.ok === true
    },
    grabs: async (grabs) => {
      const course = courseOf(table, raceStart(table) ?? 0, new Map())
      table = decide(table, course, LIMIT, grabs.map(read)).table as PebblesTable
    },
    time: async () => {
      const ended = unwrap(act(table, { input: { kind: 'time' } }))
      const thrown = act(ended, { input: { kind: 'throw', faces: FACES } })
      table = thrown.ok ? thrown.value : ended
    },
    undo: async (seat) => {
      const undone = undoableSeat(undoContextOf(table)) === seat ? undo(table, company) : bad('not yours')
      if (undone.ok) table = undone.value as PebblesTable
      return undone.ok
    },
    lines: () => movesIn(table.entries),
    laid: (viewer) => viewOf(pebbles, stateOf(table), viewer).laid,
  }
}

function withoutHistory(setting: Setting): Subject {
  let entries: readonly Entry<PebblesMove>[] = []
  let { position } = followed(firstPosition(pebbles, setting.people.length, optionsOf(setting), () => FACES))
  const take = (next: ReturnType<typeof enter<Pebbles, PebblesMove>> | { readonly ok: false }): boolean => {
    if (!next.ok) return false
    position = next.value.position
    entries = [...entries, ...next.value.entries]
    return true
  }
  return {
    move: async (seat, text) => {
      if (position.turn.kind === 'move' && !position.turn.optional) {
        return take(answered(position, { seat, question: position.counts[seat] ?? 0, text }))
      }
      const entry = moveOf(position.state, seat, text)
      return entry !== null && take(enter(position, entry))
    },
    grabs: async (grabs) => {
      let course = begin(position.state)
      for (const grab of order(grabs.map(read), 0, setting.people.length)) {
        const { seat, at, what: move } = grab
        const { course: after, outcome } = decideGrab(pebbles, course, grab, LIMIT)
        course = after
        if (outcome.kind === 'taken')
          take(enter(position, { input: { kind: 'move', seat, move: move as PebblesMove, at } }))
      }
    },
    time: async () => void take(enter(position, { input: { kind: 'time' } })),
    undo: async (seat, agree) => {
      const others = setting.people.flatMap((_, other) => (other === seat ? [] : [other]))
      const asked = requestTakeback(position, null, { takeback: 1, seat, waits: others, lines: entries.length })
      const answer = asked.ok ? answeredBy(asked.value, others, agree) : asked
      if (!asked.ok || !answer.ok || 'refused' in answer.value) return false
      entries = entries.slice(0, asked.value.seq)
      position = takenBack(position)
      return true
    },
    lines: () => movesIn(entries),
    laid: (viewer) => viewOf(pebbles, position.state, viewer).laid,
  }
}

describe.each([
  ['a table with its history', withHistory],
  ['a position', withoutHistory],
])('%s', (_, open) => {
  test.each(CASES)('$name', (one) => playCase(one, open))
})

test.each(CONSENT)('a position: $name', (one) => playCase(one, withoutHistory))
