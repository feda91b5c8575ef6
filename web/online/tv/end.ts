/** The end of a game as a shared screen tells it: a headline, and the places if there is a result. */
import type { Game, Seat } from '../../../engine/contract.ts'
import type { Catalog } from '../../../engine/text/catalog.ts'
import { tellEvent } from '../../../engine/text/explain.ts'
import { isEnded, type TableFacts } from '../../../protocol/facts.ts'
import { titleOf } from '../../table/ending/ending.ts'
import { type Row, ranking } from '../../table/words/narration.ts'
import type { WebText } from '../../text/catalog.ts'

export interface End {
  readonly title: string
  /** By place. Empty: the game ended without a result. */
  readonly rows: readonly Row[]
  /** By seat; empty without a result. */
  readonly places: readonly number[]
}

/** Returns null while the game goes on. `state`: the last position. */
export function endOf(
  { status, ended, seats }: Pick<TableFacts, 'status' | 'ended' | 'seats'>,
  game: Game,
  state: unknown,
  { say, engine }: { readonly say: WebText; readonly engine: Catalog },
  nameOf: (seat: Seat) => string,
): End | null {
  if (!isEnded(status)) return null
  const turn = game.turn(state)
  const places = turn.kind === 'over' ? turn.places : (ended?.places ?? [])
  const names = seats.map((_, seat) => nameOf(seat))
  const rows = ranking(names, game.scores(state), places)
  // A solo game has no winner: the title is the player's name.
  if (turn.kind === 'over' && seats.length === 1) return { title: names[0] ?? '', rows, places }
  if (turn.kind === 'over') return { title: titleOf(say.table.result, rows, []), rows, places }
  if (ended === undefined || ended.why === 'other') return { title: say.online.ended, rows, places }
  return { title: tellEvent(engine, { kind: 'end', seat: ended.seat, why: ended.why }, nameOf), rows, places }
}
