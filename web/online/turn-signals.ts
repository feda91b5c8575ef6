/** How a hidden page says "it is your turn": in its title, by a sound, by a notification. */
import { type Lang, list } from '../../engine/text/lang.ts'
import type { TableFacts } from '../../protocol/facts.ts'
import type { ProtocolText } from '../../protocol/text/catalog.ts'

export function titleOf(game: string, badge: string | null): string {
  return `${badge === null ? '' : `● ${badge} · `}${game}`
}

/** The signals that a page can give. */
export interface Means {
  readonly hidden: boolean
  /** As set on this device; null: nothing was said. */
  readonly sound: boolean | null
  ring(): void
  show(): void
}

/** Signals only while the table is hidden. */
export function callOut({ hidden, sound, ring, show }: Means): void {
  if (!hidden) return
  if (sound !== false) ring()
  show()
}

/** The words of the notification: those that the server sends to a device whose page is closed. */
export function turnWords(
  { turn, guest }: Pick<ProtocolText, 'turn' | 'guest'>,
  lang: Lang,
  game: string,
  { seats }: Pick<TableFacts, 'seats'>,
  own: readonly number[],
): { readonly title: string; readonly body: string } {
  const others = seats.flatMap((sitter, seat) =>
    sitter.kind === 'person' && !own.includes(seat) ? [sitter.name ?? guest] : [],
  )
  const names = list(lang, others, 'and')
  return { title: turn.title, body: names === '' ? game : turn.body({ game, names }) }
}
