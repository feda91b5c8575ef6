/** A push message: whose turn, which game and with whom. Nothing of the game itself. */
import { type Lang, list } from '../../engine/text/lang.ts'
import { isGameId, partsOf } from '../../games/index.ts'
import { loadProtocolText } from '../../protocol/text/catalog.ts'
import { type TurnNote, writeTurn } from '../../protocol/turn.ts'
import type { TableRow } from '../store/store.ts'

/** Maximum names in a message. */
const NAMES = 5

export async function turnOf(row: TableRow, identity: string, lang: Lang): Promise<string> {
  const { turn } = await loadProtocolText(lang)
  return noteOf(row, identity, lang, turn.title)
}

export async function invitationOf(row: TableRow, identity: string, lang: Lang): Promise<string> {
  const { turn } = await loadProtocolText(lang)
  return noteOf(row, identity, lang, turn.invitation)
}

async function noteOf(row: TableRow, identity: string, lang: Lang, title: string): Promise<string> {
  const { turn, guest } = await loadProtocolText(lang)
  const game = isGameId(row.game) ? (await partsOf(row.game).text(lang)).name : 'Iacta'
  const others = row.seats.flatMap((seat) =>
    seat.kind === 'person' && seat.identity !== identity ? [seat.name ?? guest] : [],
  )
  const names = list(lang, others.slice(0, NAMES), 'and')
  const note: TurnNote = { table: row.id, title, body: names === '' ? game : turn.body({ game, names }) }
  return writeTurn(note)
}
