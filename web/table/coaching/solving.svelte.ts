import { onDestroy, untrack } from 'svelte'
import type { TableController } from '../table-controller.svelte.ts'

/** Solves a table of two while it is played, from its first choice on: by then everything is drawn. Called once, by the table's screen. */
export function solveWhilePlayed(controller: TableController, isSolvable: () => boolean): void {
  const { playback } = controller
  const starts = $derived(
    playback.now.table.seats === 2 && isSolvable() && !controller.isOver && controller.ask?.kind === 'move',
  )
  let stop: (() => void) | null = null
  $effect(() => {
    if (!starts || stop !== null) return
    stop = () => undefined
    void import('../../coach/solve/background.ts').then(({ solveInBackground }) => {
      if (stop === null) return
      const { game } = playback.now.table
      stop = solveInBackground(
        game.id,
        untrack(() => playback.state),
      )
    })
  })
  onDestroy(() => {
    stop?.()
    stop = null
  })
}
