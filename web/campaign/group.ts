/** A group's book, as the server keeps it. */
import type { Book, Campaign } from '../../engine/parts/campaign.ts'
import { bad, good, type Result } from '../../engine/result.ts'
import type { AnswerOf, BodyOf } from '../../protocol/http.ts'
import { rememberGroup } from '../online/groups.ts'
import { type ApiFault, ask } from '../server/api.ts'

export interface GroupBook {
  readonly book: Book
  readonly table: { readonly id: string; readonly pick: string } | null
  /** You may choose what is unlocked. */
  readonly decides: boolean
}

type Asked<Value> = Promise<Result<Value, ApiFault>>

/** Gives its id. */
export async function beginGroup(body: BodyOf<'createBook'>): Asked<string> {
  const made = await ask('createBook', { body })
  return made.ok ? good(made.value.id) : made
}

export async function openGroup(id: string, game: string, campaign: Campaign): Asked<GroupBook> {
  return readGroup(await ask('book', { part: id }), id, game, campaign)
}

export async function unlockFor(id: string, game: string, campaign: Campaign, choice: string): Asked<GroupBook> {
  return readGroup(await ask('unlockBook', { part: id, body: { choice } }), id, game, campaign)
}

/** A server may be newer than this page: what it says is read like a file. */
function readGroup(
  answer: Result<AnswerOf<'book'>, ApiFault>,
  id: string,
  game: string,
  campaign: Campaign,
): Result<GroupBook, ApiFault> {
  if (!answer.ok) return answer
  const { book: given, table, decides } = answer.value
  if (answer.value.game !== game) return bad({ code: 'no-such-page' })
  const book = campaign.read(given)
  if (!book.ok) return bad({ code: 'internal' })
  rememberGroup(game, { id, name: book.value.name, table: table?.id ?? null })
  return good({ book: book.value, table, decides })
}
