/** The people at this device in a race: what each has in hand, what each can grab, and when they did. */
import type { Seat } from '../../../engine/contract.ts'
import { isRace } from '../../../engine/race-order.ts'
import type { GameText } from '../../../engine/text/game.ts'
import type { GameWeb, GrabButton, Pressed, RaceScene } from '../../../kit/board.ts'
import type { Command, RaceNow } from '../../host/host.ts'
import type { Playback } from '../playback.svelte.ts'

/** What the racer needs of those who sit here. */
interface Table {
  readonly playback: Playback
  readonly web: GameWeb
  readonly text: () => GameText
  /** What becomes of it is in the snapshots that follow. */
  readonly send: (command: Command) => void
  readonly refuse: (rule: string) => void
  readonly touched: () => void
}

export class Racer {
  readonly #table: Table
  /** Half-entered grabs, by seat. Others' grabs do not cancel them. */
  #held: { readonly [seat: Seat]: { readonly begun: unknown; readonly ui: unknown } } = $state.raw({})
  #acted = 0

  constructor(table: Table) {
    this.#table = table
  }

  readonly now: RaceNow | null = $derived.by(() => this.#table.playback.now.race ?? null)

  /** Seats at this device that may grab. None before it is shown. */
  readonly seats: readonly Seat[] = $derived.by(() => {
    const { asks } = this.#table.playback.now
    return this.now === null ? [] : asks.flatMap((ask) => (ask.kind === 'move' ? [ask.seat] : []))
  })

  readonly scene: RaceScene | null = $derived.by(() => {
    if (this.now === null) return null
    const { since, until, pending, lost } = this.now
    return { since, until, seats: this.seats, pending, lost }
  })

  /** Something can be grabbed. */
  readonly open: boolean = $derived.by(() => this.now !== null && this.now.since !== null)

  /** The race in progress: half-entered grabs of the last one are dropped. */
  readonly #begun: unknown = $derived.by(() => this.now?.since ?? null)

  ui(seat: Seat): unknown {
    const { playback, web } = this.#table
    const held = this.#held[seat]
    const fresh = (): unknown => web.ask(playback.state, seat)
    if (held === undefined || held.begun !== this.#begun) return fresh()
    return this.#possible(seat, held.ui) ? held.ui : fresh()
  }

  /** A half-entered grab is dropped once no way to finish it is legal: another player was quicker. */
  #possible(seat: Seat, ui: unknown): boolean {
    const { playback, web, text } = this.#table
    const { game } = playback.now.table
    const does = web.racing?.grabs(playback.state, seat, ui, text()).map((grab) => grab.does) ?? []
    const finishing = does.filter((one) => one.kind === 'move' || one.kind === 'refused')
    const allowed = (one: Pressed): boolean => one.kind === 'move' && game.why(playback.state, seat, one.move) === null
    return finishing.length === 0 || finishing.some(allowed)
  }

  grabs(seat: Seat): readonly GrabButton[] {
    const { playback, web, text } = this.#table
    return web.racing?.grabs(playback.state, seat, this.ui(seat), text()) ?? []
  }

  isLocked(seat: Seat): boolean {
    return this.now?.locked.some((one) => one.seat === seat && one.until > performance.now()) ?? false
  }

  /** Every event passes here before it does anything: a grab counts from the moment of the one that made it. */
  stamp({ timeStamp }: Event): void {
    this.#acted = timeStamp
  }

  /** A seat does something; without a time, in the event that is being handled. */
  press(seat: Seat, pressed: Pressed, acted = this.#acted): void {
    if (!this.open || this.isLocked(seat)) return
    switch (pressed.kind) {
      case 'move':
        this.#let(seat)
        this.#table.send({ kind: 'move', seat, move: pressed.move, acted })
        break
      case 'ui':
        this.#held = { ...this.#held, [seat]: { begun: this.#begun, ui: pressed.ui } }
        this.#table.touched()
        break
      case 'refused':
        this.#table.refuse(pressed.rule)
        break
    }
  }

  /** A hand that comes down just after the end: it counts for nothing, but how close it was is worth a picture. */
  tooLate(seat: Seat, index: number, acted: number): void {
    const { playback, web, text } = this.#table
    const { game, states } = playback.now.table
    const before = states.at(-2)
    if (this.now !== null || !playback.caughtUp || before === undefined) return
    if (!isRace(game, before) || isRace(game, states.at(-1))) return
    const does = web.racing?.grabs(before, seat, web.ask(before, seat), text())[index]?.does
    if (does?.kind === 'move') this.#table.send({ kind: 'move', seat, move: does.move, acted })
  }

  /** Its hand is free again. */
  #let(seat: Seat): void {
    const { [seat]: _, ...others } = this.#held
    this.#held = others
  }
}
