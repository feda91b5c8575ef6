import { readHeader, readLog, replay } from '../engine/log.ts'
import { loadGame } from '../games/index.ts'

/** How the game of a log ended: what an archived log must give for ever. */
export async function outcomeOf(
  text: string,
): Promise<{ inputs: number; scores: readonly number[]; places: readonly number[] }> {
  const header = readHeader(text)
  const game = header.ok ? await loadGame(header.value.game, header.value.rules) : null
  if (game === null) throw new Error('no game for this log')
  const log = readLog(game, text)
  const end = log.ok ? replay(game, log.value) : log
  if (!log.ok || !end.ok) throw new Error(JSON.stringify(end))
  const turn = game.turn(end.value)
  return {
    inputs: log.value.entries.length,
    scores: game.scores(end.value),
    places: turn.kind === 'over' ? turn.places : [],
  }
}
