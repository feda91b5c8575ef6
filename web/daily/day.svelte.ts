/** One game's day as this device has it: ranked where a server answers, else by the date alone. */
import type { GameId } from '../../games/index.ts'
import type { AnswerOf } from '../../protocol/http.ts'
import { library } from '../host/library.ts'
import type { Summary } from '../host/storage/record.ts'
import { type ApiFault, ask } from '../server/api.ts'
import { server } from '../server/server.svelte.ts'
import { allDone } from './all-done.ts'
import { dateOf, dayBefore, untilMidnight } from './date.ts'
import { type DoneDay, recallDone, rememberDone } from './done.ts'
import { rememberDay } from './memory.ts'
import { type Verdict, verdictIn, verdictOf } from './verdict.ts'

export type DayResults = AnswerOf<'dailyResults'>

export class TheDay {
  date = $state(dateOf(Date.now()))
  kind: 'unknown' | 'ranked' | 'unranked' = $state('unknown')
  /** With a server. */
  today: AnswerOf<'daily'> | null = $state.raw(null)
  results: DayResults | null = $state.raw(null)
  before: DayResults | null = $state.raw(null)
  fault: ApiFault | null = $state.raw(null)
  /** Without one: the table of this device, if there is one. */
  mine: Summary | null = $state.raw(null)
  /** Of the player's own game, once it is over and can be read. */
  verdict: Verdict | null = $state.raw(null)
  /** All challenges that were finished, of every game. */
  done: readonly DoneDay[] = $state.raw(recallDone())
  /** It is another day by now. */
  passed = $state(false)
  readonly #game: GameId

  constructor(game: GameId) {
    this.#game = game
  }

  /** Today's challenges; refreshed when the page is visible again. */
  async refresh(): Promise<void> {
    await server.find()
    const answer = server.state === 'here' ? await ask('daily', { part: this.#game }) : null
    if (answer?.ok) await this.#ranked(answer.value)
    else await this.#unranked()
    this.fault = answer === null || answer.ok || answer.fault.code === 'no-server' ? null : answer.fault
    this.passed = false
    if (this.verdict !== null) rememberDone([{ game: this.#game, date: this.date, medal: this.verdict.medal }])
    this.done = (await allDone(this.kind === 'ranked')).days
  }

  async #ranked(today: AnswerOf<'daily'>): Promise<void> {
    rememberDay(this.#game, today)
    const resultsOf = (date: string) => ask('dailyResults', { part: `${this.#game}.${date}` })
    const [now, before] = await Promise.all([resultsOf(today.date), resultsOf(dayBefore(today.date))])
    this.date = today.date
    this.today = today
    this.results = now.ok ? now.value : null
    this.before = before.ok ? before.value : null
    const over = now.ok && now.value.mine !== null
    this.verdict = over && today.log !== null ? await verdictIn(this.#game, today.date, today.log) : null
    this.kind = 'ranked'
  }

  async #unranked(): Promise<void> {
    const date = dateOf(Date.now())
    const lists = await library.list()
    const tables = lists.ok ? [...lists.value.unfinished, ...lists.value.finished] : []
    this.date = date
    this.today = null
    this.results = null
    this.before = null
    this.mine = tables.find(({ game, day }) => game === this.#game && day === date) ?? null
    const opened = this.mine?.over ? await library.open(this.mine.id) : null
    this.verdict = opened?.ok ? await verdictOf(this.#game, date, opened.value.table) : null
    this.kind = 'unranked'
  }

  /** Loads the next page of a ranking. */
  readonly more = async (known: DayResults): Promise<void> => {
    if (known.next === null) return
    const part = `${this.#game}.${known.date}`
    const page = await ask('dailyResults', { part, after: known.next })
    if (!page.ok) return
    const whole = { ...page.value, results: [...known.results, ...page.value.results] }
    if (this.results === known) this.results = whole
    if (this.before === known) this.before = whole
  }

  /** Notices midnight, also one that passed while the page was hidden; returns the way to stop. */
  watch(): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = (): void => {
      clearTimeout(timer)
      if (this.kind !== 'unknown' && dateOf(Date.now()) > this.date) this.passed = true
      // A moment later than midnight: the server's clock may be a little behind.
      timer = setTimeout(look, untilMidnight(Date.now()) + 1000)
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }
}
