/** The controller of the lesson's table: the coach answers every attempt instead of a refusal. */
import type { Entry } from '../../engine/log.ts'
import type { GameText } from '../../engine/text/game.ts'
import type { Action, GameWeb, Lesson, LessonNote, Pressed } from '../../kit/board.ts'
import { explainSend } from '../app/explain.ts'
import { words } from '../app/words.svelte.ts'
import type { Host, SendFault } from '../host/host.ts'
import { TableController } from '../table/table-controller.svelte.ts'
import { answerTo } from './coach.ts'

/** The part of the bar that leads on. */
export const LIT = 'lit'

interface Reply {
  readonly at: number
  readonly text: string
  /** The rule that refused it. */
  readonly rule: string | null
}

export class LessonSession extends TableController {
  readonly #script: readonly Entry<unknown>[]
  readonly #lesson: () => Lesson
  readonly #gameText: () => GameText
  #reply: Reply | null = $state.raw(null)

  constructor(host: Host, web: GameWeb, text: () => GameText, lesson: () => Lesson, script: readonly Entry<unknown>[]) {
    super(host, web, text)
    this.#script = script
    this.#lesson = lesson
    this.#gameText = text
  }

  /** The note before the learner acts; null while others do. */
  readonly note: LessonNote | null = $derived.by(() =>
    this.ask === null ? null : (this.#lesson().notes.find(({ at }) => at === this.playback.at) ?? null),
  )

  /** How many stops are behind or at hand, of how many. */
  readonly stop = $derived.by(() => this.#lesson().notes.filter(({ at }) => at <= this.playback.at).length)

  /** The coach's reply to the last attempt. It goes with the next stop. */
  readonly reply: Reply | null = $derived.by(() => (this.#reply?.at === this.playback.at ? this.#reply : null))

  /** Does this lead on? Everything else stays possible to try, but is not lit. */
  leads(does: Pressed): boolean {
    if (does.kind !== 'move') return false
    const due = this.#script[this.playback.at]?.input
    const { game } = this.playback.now.table
    return due?.kind === 'move' && game.write(does.move) === game.write(due.move)
  }

  readonly #actions: readonly Action[] = $derived.by(() =>
    this.controls === null ? [] : [this.controls.primary, ...this.controls.others],
  )

  /** The part of the board that is meant now: once the right thing can be done, the button that does it. */
  readonly point: string | null = $derived.by(() => {
    if (this.#actions.some(({ does }) => this.leads(does))) return LIT
    const point = this.note?.point ?? null
    return point === 'actions' ? LIT : point
  })

  override react(pressed: Pressed): void {
    if (pressed.kind === 'ui') this.#reply = null
    super.react(pressed)
  }

  override refuse(fault: SendFault): void {
    this.sound({ kind: 'refuse' })
    const text = answerTo(words.say.learn, this.#gameText(), fault) ?? explainSend(fault, this.#gameText())
    this.#reply = { at: this.playback.at, text, rule: fault.code === 'illegal' ? fault.rule : null }
  }

  override notNow(): void {
    if (this.ask?.kind !== 'roll') return
    this.#reply = { at: this.playback.at, text: words.say.learn.insteadRoll, rule: null }
  }
}
