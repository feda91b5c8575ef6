/** A table on a server as state for the screens. Create it while a component is being set up. */
import type { Seat } from '../../engine/contract.ts'
import { isGameId } from '../../games/index.ts'
import type { Sitter } from '../../protocol/facts.ts'
import type { Saying } from '../../protocol/says.ts'
import { remotePage } from '../host/remote/page.ts'
import { type RemoteNow, RemoteTable } from '../host/remote/remote-table.ts'
import { server } from '../server/server.svelte.ts'

/** How long something said stays at its seat, in ms. */
const SAID = 5000

/** What a seat is called; `open`: if it is free. */
export function sitterName(
  sitter: Sitter | undefined,
  levels: { readonly [level: string]: string },
  open = '',
): string {
  if (sitter?.kind === 'bot') return levels[sitter.level] ?? sitter.level
  return sitter?.kind === 'person' ? (sitter.name ?? server.say?.guest ?? '') : open
}

export class Room {
  readonly remote: RemoteTable
  now: RemoteNow = $state.raw(null as unknown as RemoteNow)
  /** This device's clock, as often as something on screen depends on it. */
  time = $state(Date.now())
  /** By seat: what was said there last, for a while. */
  said: { readonly [seat: Seat]: Saying } = $state.raw({})

  constructor(id: string, spectate = false) {
    this.remote = new RemoteTable(
      id,
      remotePage(id, () => server.say?.guest ?? '', spectate),
    )
    $effect(() => {
      const stop = this.remote.watch((now) => {
        this.now = now
      })
      return () => {
        stop()
        this.remote.close()
      }
    })
    this.remote.watch((now) => {
      this.now = now
    })()
    $effect(() =>
      this.remote.hear((news) => {
        if (news.kind === 'said') this.#hear(news.seat, news.what)
      }),
    )
    $effect(() => {
      const timer = setInterval(() => {
        this.time = Date.now()
      }, 500)
      return () => clearInterval(timer)
    })
  }

  readonly facts = $derived.by(() => this.now.facts)
  readonly game = $derived.by(() => (this.facts !== null && isGameId(this.facts.game) ? this.facts.game : null))

  #hear(seat: Seat, what: Saying): void {
    this.said = { ...this.said, [seat]: what }
    setTimeout(() => {
      const { [seat]: last, ...rest } = this.said
      if (last === what) this.said = rest
    }, SAID)
  }

  /** The name of the person at a seat; null: it is free, or a bot's. */
  name(seat: number): string | null {
    const sitter = this.facts?.seats[seat]
    return sitter?.kind === 'person' ? sitterName(sitter, {}) : null
  }

  /** The rest of a seat's clock, in ms: of this move, then of its bank. null: none runs. */
  left(seat: number): { readonly move: number; readonly bank: number } | null {
    const { clocks, at } = this.now.clocks
    const clock = clocks[seat]
    if (clock === undefined || clock.left === null) return null
    // While everything waits, clocks do too.
    const over = (this.now.paused ?? this.time) - at - clock.left
    return { move: Math.max(0, -over), bank: Math.max(0, clock.bank - Math.max(0, over)) }
  }
}
