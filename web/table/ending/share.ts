/** Shares the end of a game: a picture of it, and an address. Loaded when asked for. */
import type { GameText } from '../../../engine/text/game.ts'
import type { GameId } from '../../../games/index.ts'
import type { FinaleProps, GameWeb } from '../../../kit/board.ts'
import { toasts } from '../../../kit/toasts.svelte.ts'
import { shareFile } from '../../app/files.ts'
import { words } from '../../app/words.svelte.ts'
import { drawResult, SCENE } from '../../coach/review/result-picture.ts'
import { addressOf } from '../../server/invite.ts'
import type { Row } from '../words/narration.ts'
import { drawnBy } from './drawing.ts'

export interface Shared {
  readonly id: GameId
  readonly text: GameText
  readonly web: GameWeb
  readonly world: string
  readonly title: string
  readonly state: FinaleProps['state']
  readonly names: readonly string[]
  /** Numbers of the seats' colours. */
  readonly hues: readonly number[]
  /** `told`: the score in the game's own unit. */
  readonly rows: readonly (Row & { readonly told: string })[]
  /** Path of this game's replay, where others can open it. */
  readonly path: string
}

export async function shareResult(shared: Shared): Promise<void> {
  const { id, text, title, hues, world, path } = shared
  const rows = shared.rows.map((row) => ({ ...row, hue: hues[row.seat] ?? row.seat }))
  const say = words.say.table.result
  const { host } = new URL(addressOf('/'))
  const date = new Intl.DateTimeFormat(words.lang, { dateStyle: 'long' }).format(new Date())
  const blob = await drawResult({ game: text.name, title, rows, world, date, site: host, scene: await sceneOf(shared) })
  const line = rows.map(({ name, told }) => `${name} ${told}`).join(' · ')
  const how = await shareFile(`${id}.png`, blob, `${say.shareText({ game: text.name, line })}\n${addressOf(path)}`)
  if (how === 'saved') toasts.tell(say.saved, { kind: 'good' })
}

async function sceneOf({ web, world, state, names, hues, rows, text }: Shared): Promise<HTMLImageElement | null> {
  const Finale = await web.finale?.()
  if (Finale === undefined) return null
  const places = rows.toSorted((a, b) => a.seat - b.seat).map(({ place }) => place)
  return await drawnBy(Finale, { state, places, names, text }, { world, hues }, SCENE)
}
