/** The people at this device's table: who is asked, who holds the device, the selection, and the effect of a tap. */

import { peopleIn } from '../../engine/company.ts'
import type { RuleRef, Seat } from '../../engine/contract.ts'
import { isSecretChoice } from '../../engine/play.ts'
import { isRace } from '../../engine/race-order.ts'
import { openState, type SeenEntry } from '../../engine/table/table.ts'
import { type View, viewAt } from '../../engine/table/view.ts'
import type { GameText } from '../../engine/text/game.ts'
import type { Advised, Controls, GameWeb, Pressed, Scene, Step } from '../../kit/board.ts'
import { play as playSound } from '../../kit/player.ts'
import type { Sound } from '../../kit/sound.ts'
import { toasts } from '../../kit/toasts.svelte.ts'
import { device } from '../app/device.svelte.ts'
import { explainSend } from '../app/explain.ts'
import { words } from '../app/words.svelte.ts'
import { type Ask, type Command, type Host, isRefusal, type SendFault } from '../host/host.ts'
import { Playback } from './playback.svelte.ts'
import { Racer } from './race/racer.svelte.ts'
import { sceneOf } from './scene.ts'
import { lineFor, lineOf, type Narrated, nameOf } from './words/narration.ts'
import { type Recap, recapFor } from './words/recap.ts'

export class TableController {
  readonly playback: Playback
  readonly racer: Racer
  /** The rule that the rule book is open at; null: closed. Empty: at the beginning. */
  rule: string | null = $state(null)

  /** Set by the coach: its advice for the question on screen. */
  advice: { readonly stamp: string; readonly moves: readonly Advised[] } | null = $state.raw(null)

  readonly #host: Host
  readonly #web: GameWeb
  readonly #text: () => GameText
  /** The seat that holds the device. */
  #holder: Seat | null = $state(null)
  #picked: { readonly to: Question; readonly ui: unknown } | null = $state.raw(null)
  /** A move that may be a slip of the finger, and what it would give away. */
  #doubted: { readonly to: Question; readonly move: unknown; readonly why: string } | null = $state.raw(null)
  /** Lines of the live region, each once. */
  heard: readonly { readonly id: number; readonly line: string }[] = $state.raw([])
  #told = 0
  /** Why the last press was refused, as a toast says it. */
  #refusal = ''
  /** Commands in flight: nothing is asked meanwhile. */
  #sending = $state(0)
  /** The race that this device has confirmed as read. */
  #read = $state('')

  constructor(host: Host, web: GameWeb, text: () => GameText) {
    this.#host = host
    this.#web = web
    this.#text = text
    const pace = () => ({ speed: device.settings.speed, calm: device.calm })
    this.playback = new Playback(host, pace, (step, entry) => this.#hear(step, entry))
    this.racer = new Racer({
      ...{ playback: this.playback, web, text },
      send: (command) => void this.#grab(command),
      refuse: (rule) => this.refuse({ code: 'illegal', rule: rule as RuleRef }),
      touched: () => this.sound({ kind: 'hold' }),
    })
    if (this.persons.length === 1) this.#holder = this.persons[0] as Seat
    this.#begin()
  }

  /** Seats of the people at this device. */
  readonly persons: readonly Seat[] = $derived.by(() => {
    const { here, company } = this.playback.now
    return here ?? peopleIn(company)
  })

  /** The company is the same object in every snapshot of a table, unless it has changed. */
  readonly #company = $derived.by(() => this.playback.now.company)

  readonly told: Narrated = $derived.by(() => ({ say: words.say, game: this.#text(), company: this.#company }))

  readonly isOver: boolean = $derived.by(() => this.playback.now.table.game.turn(this.playback.state).kind === 'over')

  /** Several people at this device race: each has keys or a zone, and none of them is asked alone. */
  readonly together: boolean = $derived.by(() => this.racer.seats.length > 1)

  /** Several people here race with real discs: grabs are entered by hand. */
  readonly referees: boolean = $derived.by(() => {
    const { now, state, caughtUp } = this.playback
    return caughtUp && this.#web.racing !== undefined && now.company.dice === 'real' && isRace(now.table.game, state)
  })

  /** The end of a race is on screen, and the board explains it. */
  readonly judged: boolean = $derived.by(() => {
    const { step, now } = this.playback
    if (step === null || now.company.dice === 'real') return false
    const { game } = now.table
    return isRace(game, step.before) && !isRace(game, step.after) && game.turn(step.after).kind !== 'over'
  })

  /** The recap is on screen; each viewer can skip it. */
  readonly lingers: boolean = $derived.by(() => this.judged && !this.playback.settled)

  /** The race waits for this device: a screen reader here reads the dice aloud. */
  readonly reads: boolean = $derived.by(() => this.#waitedFor && device.settings.reader)

  /** No screen reader here: the race can be confirmed as read at once. */
  readonly sees: boolean = $derived.by(() => this.#waitedFor && !device.settings.reader)

  readonly #waitedFor: boolean = $derived.by(
    () => this.racer.now?.reading === true && this.persons.length > 0 && this.#read !== this.#shownLast,
  )

  /** A void race is thrown again at the same index. */
  get #shownLast(): string {
    const { entries } = this.playback.now.table
    return `${entries.length} ${JSON.stringify(entries.at(-1)?.input)}`
  }

  /** The question, once all steps before it have been shown. */
  readonly ask: Ask | null = $derived.by(() => {
    const ready = this.playback.settled && this.#sending === 0 && !this.together && !this.referees
    return ready ? (this.playback.now.asks[0] ?? null) : null
  })

  readonly #asked: Seat | null = $derived.by(() => {
    if (this.ask === null) return null
    return this.ask.kind === 'faces' ? this.ask.turn.seat : this.ask.seat
  })

  /** The seat that must take the device before the question is shown; null: none. */
  readonly passTo: Seat | null = $derived.by(() => {
    const { company, table } = this.playback.now
    const { passScreen } = device.settings
    const covers = passScreen === 'auto' ? table.game.hidden !== undefined : passScreen === 'on'
    if (!covers || this.persons.length < 2 || company.dice === 'real') return null
    if (this.#web.racing !== undefined) return null // All look at it together.
    return this.#asked !== null && this.#asked !== this.#holder ? this.#asked : null
  })

  /** The seat in front. */
  readonly front: Seat = $derived.by(() => {
    if (this.#asked !== null && this.ask?.kind !== 'faces') return this.#asked
    if (this.persons.length === 1) return this.persons[0] as Seat
    return this.#turnSeat ?? this.#holder ?? 0
  })

  readonly #turnSeat: Seat | null = $derived.by(() => {
    const { now, state } = this.playback
    const turn = now.table.game.turn(state)
    if (turn.kind === 'throw') return turn.seat
    return turn.kind === 'move' ? (turn.seats[0] ?? null) : null
  })

  /** The selection and its confirmation belong to one question. Others' secret choices meanwhile do not change it. */
  readonly #question: Question = $derived.by(() => {
    const { now, at, state } = this.playback
    const { entries, states, game } = now.table
    const seat = this.#asked
    const secret = ({ input }: SeenEntry, i: number): boolean =>
      isSecretChoice(game, states[i], input) && 'seat' in input && input.seat !== seat
    const last = entries.slice(0, at).findLast((entry, i) => !secret(entry, i))
    return { seat, since: last ?? null, state: game.hidden?.(state) === true ? null : state }
  })

  /** The others' steps since the asked seat last acted; null while no seat here is asked, and in a race. */
  readonly recap: Recap | null = $derived.by(() => {
    const { now, at } = this.playback
    if (this.#asked === null || this.ask === null || this.races) return null
    return recapFor(now.table, this.#asked, at, now.here === undefined ? this.#open : at)
  })

  /** The turn that has just come to a player at this device, after others acted; null: none has. */
  readonly arrival: { readonly id: string; readonly seat: Seat } | null = $derived.by(() => {
    const [seat, last] = [this.#asked, this.recap?.steps.at(-1)?.index]
    if (seat === null || last === undefined || this.playback.step === null || this.passTo !== null) return null
    return { id: `${seat} ${last}`, seat }
  })

  /** The selection belongs to one question. */
  readonly ui: unknown = $derived.by(() => {
    if (this.ask?.kind !== 'move') return null
    if (this.racer.now !== null) return this.racer.ui(this.ask.seat)
    const picked = this.#picked
    const mine = picked !== null && isSame(picked.to, this.#question)
    return mine ? picked.ui : this.#web.ask(this.playback.state, this.ask.seat)
  })

  /** Asked once, and not confirmed yet: the main button plays it, anything else drops it. */
  readonly doubt: { readonly move: unknown; readonly why: string } | null = $derived.by(() => {
    const doubted = this.#doubted
    return doubted !== null && this.ask?.kind === 'move' && isSame(doubted.to, this.#question) ? doubted : null
  })

  /** Changes with every step shown and every question. */
  readonly stamp: string = $derived.by(() => `${this.playback.at} ${this.ask?.kind} ${this.#asked} ${this.passTo}`)

  readonly controls: Controls | null = $derived.by(() => {
    if (this.ui === null) return null
    return this.#web.controls({ ...this.scene, ui: this.ui }, this.#text())
  })

  /** The input of board, controls and keys. */
  readonly scene: Scene = $derived.by(() => {
    const { state, step } = this.playback
    const [race, referee] = [this.racer.scene, this.referees]
    return sceneOf(this.told, { state, step, seat: this.front, ui: this.ui, race, referee, advice: this.#advised })
  })

  /** Only for the question on screen. */
  readonly #advised = $derived.by(() => (this.advice?.stamp === this.stamp ? this.advice.moves : null))

  /** Returns the chance to win after what a button does; null: it plays no move, or the chance is unknown. */
  chanceOf(does: Pressed): string | null {
    if (does.kind !== 'move') return null
    const { game } = this.playback.now.table
    const written = game.write(does.move)
    return this.#advised?.find(({ move }) => game.write(move) === written)?.chance ?? null
  }

  name(seat: Seat): string {
    return nameOf(this.told, seat)
  }

  /** Cached lines: a long game is not narrated again with every step. */
  readonly #lines: WeakMap<SeenEntry, string> = $derived.by(() => {
    this.told // Other words, other lines.
    this.playback.now.viewer // Another viewer may know more, or less.
    return new WeakMap()
  })

  get races(): boolean {
    return this.#web.racing !== undefined
  }

  /** The drawings on the dice that are due; null: pips. */
  get facesDue() {
    return this.#web.faces?.(this.playback.state) ?? null
  }

  /** Returns whether the due throw only chooses the first seat. */
  get picksFirst(): boolean {
    if (this.ask?.kind !== 'faces' || this.ask.turn.sides.length !== 1) return false
    const { state } = this.playback
    const name = (seat: Seat): string => this.name(seat)
    return this.playback.now.company.sitters.every(
      (_, seat) => this.#text().face(state, [], seat + 1, name) === name(seat),
    )
  }

  /** The drawings in the slots of the dice that are due; null: all alike. */
  get slotsDue() {
    return this.#web.slots?.(this.playback.state) ?? null
  }

  /** How many entries are revealed: their choices are no longer secret. */
  readonly #open: number = $derived.by(() => {
    const { states, game } = this.playback.now.table
    return openState(game, states.slice(0, this.playback.at + 1))
  })

  /** Returns the label of the roll button. */
  rollLabel(count: number): string {
    return this.#web.rolls?.(this.playback.state, this.#text()) ?? words.say.table.roll({ count })
  }

  /** Everything that has happened so far, as lines. */
  readonly lines: readonly string[] = $derived.by(() => {
    const { entries, states } = this.playback.now.table
    return entries.slice(0, this.playback.at).map((entry, index) => {
      const line = this.#lines.get(entry) ?? this.#lineOf(entry, index, states[index], states[index + 1])
      if (index < this.#open) this.#lines.set(entry, line)
      return line
    })
  })

  /** A later step, not on screen yet, may have revealed an earlier choice. */
  #lineOf(entry: SeenEntry, index: number, before: unknown, after: unknown, brief = false): string {
    const { here, viewer, table } = this.playback.now
    if (here !== undefined || index < this.#open) return lineOf(this.told, entry, before, after, brief)
    return lineFor(viewer, this.told, table.game, entry, before, after, brief)
  }

  /** Returns an entry on screen as the board's caption has it; empty if there is none. */
  briefLine(index: number): string {
    const { entries, states } = this.playback.now.table
    const entry = index < this.playback.at ? entries[index] : undefined
    return entry === undefined ? '' : this.#lineOf(entry, index, states[index], states[index + 1], true)
  }

  take(): void {
    this.#holder = this.#asked
  }

  react(pressed: Pressed): void {
    if (this.isOver) return
    if (this.racer.now !== null || this.referees) {
      const [seat] = this.racer.seats
      if (seat !== undefined && !this.together) this.racer.press(seat, pressed)
      return
    }
    if (this.ask?.kind !== 'move') {
      if (pressed.kind !== 'ignored') this.notNow()
      return
    }
    this.#doubted = null
    if (pressed.kind !== 'refused') toasts.withdraw(this.#refusal)
    switch (pressed.kind) {
      case 'ui':
        this.#picked = { to: this.#question, ui: pressed.ui }
        this.sound({ kind: 'hold' })
        break
      case 'move':
        this.#mean(this.ask.seat, pressed.move)
        break
      case 'refused':
        this.refuse({ code: 'illegal', rule: pressed.rule })
        break
    }
  }

  /** Plays a move; one that may be a slip waits for confirmation by the main button. */
  #mean(seat: Seat, move: unknown): void {
    const { state } = this.playback
    const asks = this.playback.now.binding === true && device.settings.askTwice
    const why = asks ? (this.#web.slip?.(state, seat, move, this.#text()) ?? null) : null
    if (why === null) {
      void this.send({ kind: 'move', seat, move })
      return
    }
    this.#doubted = { to: this.#question, move, why }
    this.sound({ kind: 'refuse' })
  }

  /** Confirms the move in doubt. */
  confirm(): void {
    if (this.doubt === null || this.ask?.kind !== 'move') return
    const { move } = this.doubt
    this.#doubted = null
    void this.send({ kind: 'move', seat: this.ask.seat, move })
  }

  /** Returns false if this key does nothing here. */
  press(key: string): boolean {
    if (this.ui === null) return false
    if (this.doubt !== null && key === 'Escape') {
      this.#doubted = null
      return true
    }
    const pressed = this.#web.press?.({ ...this.scene, ui: this.ui }, key) ?? { kind: 'ignored' }
    if (pressed.kind === 'ignored') return false
    this.react(pressed)
    return true
  }

  /** In a race no command waits: the next grab is possible while the last one is being decided. */
  async #grab(command: Command): Promise<void> {
    const sent = await this.#host.send(command)
    if (!sent.ok && isRefusal(sent.fault)) this.refuse(sent.fault)
  }

  async send(command: Command): Promise<void> {
    this.#sending++
    const sent = await this.#host.send(command).finally(() => {
      this.#sending--
    })
    if (!sent.ok) this.refuse(sent.fault)
  }

  /** The dice have been read here. Other devices confirm for themselves. */
  async read(): Promise<void> {
    this.#read = this.#shownLast
    await this.#host.send({ kind: 'read' })
  }

  async undo(): Promise<void> {
    if (this.isOver) return
    if (!this.playback.now.canUndo) return this.refuse({ code: 'no-undo' })
    await this.send({ kind: 'undo' })
    // Where the others must agree, the takeback has only been requested.
    if (!this.playback.now.binding) this.#tell(words.say.table.undone)
  }

  #tell(line: string): void {
    this.heard = [...this.heard, { id: this.#told++, line }].slice(-8)
  }

  log(): string {
    return this.#host.log()
  }

  /** Says which rule refuses, and opens it on a tap. */
  refuse(fault: SendFault): void {
    if (fault.code === 'told') return
    this.sound({ kind: 'refuse' })
    if (fault.code !== 'illegal') {
      toasts.tell(explainSend(fault, this.#text()), { kind: 'trouble' })
      return
    }
    const { rule } = fault
    const label = words.say.table.readRule({ rule })
    const act = () => {
      this.rule = rule
    }
    this.#refusal = this.#text().refusals[rule] ?? rule
    toasts.tell(this.#refusal, { kind: 'trouble', action: { label, act } })
  }

  /** Says why nothing can be done at the moment. */
  notNow(): void {
    if (this.ask !== null && this.ask.kind !== 'move') {
      toasts.tell(words.say.table.diceFirst)
      return
    }
    const seat = this.#turnSeat
    const late = !this.playback.settled || seat === null || this.persons.includes(seat)
    const say = words.say.table
    toasts.tell(late ? say.notYet : say.notYourTurn({ who: this.name(seat) }))
  }

  readonly volume: number = $derived.by(() => {
    const { sound, volume } = device.settings
    return (sound ?? this.persons.length < 2) ? volume : 0
  })

  /** Sound on, or off. */
  mute(): void {
    device.set({ sound: this.volume === 0 })
  }

  sound(sound: Sound<string>): void {
    if (this.volume > 0) playSound(sound, this.volume, this.#web.voices)
  }

  #hear(step: Step<View>, entry: SeenEntry): void {
    if (entry.input.kind === 'throw' && this.playback.now.company.dice === 'app') {
      this.sound({ kind: 'dice', count: entry.input.faces.length })
    }
    this.#tell(this.#lineOf(entry, step.index, step.before, step.after))
    const own = this.#web.sound?.(step) ?? null
    if (own !== null) this.sound(own)
  }

  /** Where it was known who starts, nobody saw a die fall for it: the game begins with its sound all the same. */
  #begin(): void {
    const { table } = this.playback.now
    const [first, ...more] = table.entries
    if (first === undefined || more.length > 0) return
    const step = { index: 0, before: viewAt(table, 0), input: first.input, after: viewAt(table, 1) }
    const own = this.#web.sound?.(step) ?? null
    if (own?.kind === 'begin') this.sound(own)
  }

  close(): void {
    this.playback.close()
  }
}

/** The seats that are asked, and since when; where nothing is hidden, in which position. */
interface Question {
  readonly seat: Seat | null
  readonly since: SeenEntry | null
  readonly state: unknown
}

function isSame(one: Question, other: Question): boolean {
  return one.seat === other.seat && one.since === other.since && one.state === other.state
}
