/** The table as a picture that fills the terminal, played with keys. */
import type { Company } from '../../engine/company.ts'
import type { Seat, ThrowTurn } from '../../engine/contract.ts'
import {
  type Hint,
  type StyledLine,
  sized,
  span,
  type TerminalBoard,
  type TerminalScene,
  widthOf,
} from '../../engine/parts/terminal.ts'
import { isRace } from '../../engine/race-order.ts'
import { stateOf, type Table, tableAt } from '../../engine/table/table.ts'
import { seenState } from '../../engine/table/visibility.ts'
import { explainRefusal } from '../../engine/text/explain.ts'
import type { GameText } from '../../engine/text/game.ts'
import { keyName } from '../../engine/text/lang.ts'
import type { Context } from '../command.ts'
import { ruleLines } from '../rules.ts'
import { wrap } from '../wrap.ts'
import { readFaces } from './faces.ts'
import { Keys } from './keys.ts'
import type { Narrator } from './narrator.ts'
import { paint } from './paint.ts'
import { LONG_MS, ownKey, plainKey, rowHints } from './race.ts'
import type { Answer, Asked, Front, Instead, Moved, Quit, Refused, Thrown } from './session.ts'

export type Speed = 'slow' | 'normal' | 'instant'

/** How long a bot's move and each frame of rolling dice stay on screen, in ms. */
const PACE: { readonly [speed in Speed]: { readonly look: number; readonly tumble: number } } = {
  slow: { look: 1800, tumble: 90 },
  normal: { look: 900, tumble: 55 },
  instant: { look: 0, tumble: 0 },
}

const TUMBLES = 8
const LOG_LINES = 6

interface Picture {
  readonly table: Table
  readonly seat: Seat
  readonly ui: unknown
  /** The question, above the hints. */
  readonly question: string
  readonly hints: readonly Hint[]
  readonly tumble?: number
}

interface ScreenParts {
  readonly context: Context
  readonly gameText: GameText
  readonly board: TerminalBoard
  readonly narrator: Narrator
  readonly speed: Speed
  readonly company: Company
}

export class ScreenFront implements Front {
  readonly #parts: ScreenParts
  readonly #output = process.stdout
  readonly #keys = new Keys(process.stdin)
  #message = ''
  #picture: Picture | null = null
  /** In a race: what each person has picked so far, and who pressed a key last. */
  #reach = new Map<Seat, unknown>()
  #reaching: Seat = 0
  /** A spectator wants to leave. */
  #leaving: Quit | null = null
  readonly #redraw = (): void => this.#draw()

  constructor(parts: ScreenParts) {
    this.#parts = parts
    this.#output.write('\u001b[?1049h\u001b[?25l')
    this.#output.on('resize', this.#redraw)
  }

  close(): void {
    this.#keys.close()
    this.#output.off('resize', this.#redraw)
    this.#output.write('\u001b[?25h\u001b[?1049l')
  }

  async happened(table: Table, from: number): Promise<Quit | null> {
    this.#message = from >= table.entries.length ? this.#parts.context.text.play.undone : ''
    const { look } = PACE[this.#parts.speed]
    for (let index = from; index < table.entries.length; index++) {
      const so = tableAt(table, index + 1)
      const { input, forced } = table.entries[index] as Table['entries'][number]
      if (input.kind === 'throw') await this.#tumble(so)
      this.#show(this.#quiet(so))
      const watched = forced === true || (input.kind === 'move' ? this.#isBot(input.seat) : this.#isBots(so))
      if (watched && look > 0 && !isRace(so.game, stateOf(so))) await this.#pause(look)
      if (this.#leaving !== null) return this.#leaving
    }
    return null
  }

  async askMove(asked: Asked, seat: Seat): Promise<Answer> {
    const { board, context, narrator } = this.#parts
    const question = context.text.play.yourMove({ who: narrator.name(seat) })
    let ui = board.ask(seenState(asked.table, seat), seat)
    for (;;) {
      const scene = this.#scene(asked.table, seat, ui)
      this.#show({ table: asked.table, seat, ui, question, hints: board.hints(scene) }, asked.canUndo)
      const key = await this.#keys.next()
      const told = await this.#everywhere(key)
      if (told === 'again') continue
      if (told !== null) return told
      const pressed = this.#press(asked.table, seat, ui, plainKey(key))
      if (pressed?.kind === 'ui') ui = pressed.ui
      else if (pressed?.kind === 'move') return { kind: 'move', seat, move: pressed.move }
    }
  }

  /** What a key does, by the board. Null: it is against a rule, which the message names; the selection stays. */
  #press(table: Table, seat: Seat, ui: unknown, key: string) {
    const state = seenState(table, seat)
    this.#message = ''
    const pressed = this.#parts.board.press(state, seat, ui, key)
    const broken = pressed.kind === 'move' ? table.game.why(state, seat, pressed.move) : null
    const rule = pressed.kind === 'refused' ? pressed.rule : broken
    if (rule === null) return pressed
    this.refused({ code: 'illegal', rule })
    return null
  }

  async askGrab(asked: Asked, people: readonly Seat[], ms: number): Promise<Answer | null> {
    const { board, context } = this.#parts
    const { table } = asked
    if (table.entries.at(-1)?.input.kind === 'throw') this.#reach = new Map()
    for (const end = performance.now() + ms; ; ) {
      const seat = this.#reacher(people)
      const ui = people.length === 0 ? null : (this.#reach.get(seat) ?? board.ask(seenState(table, seat), seat))
      const own = board.hints(this.#scene(table, seat, ui))
      const rows = rowHints(people, this.#parts.narrator)
      const hints = rows.length === 0 || this.#reach.has(seat) ? [...rows, ...own] : rows
      this.#show({ table, seat, ui, question: context.text.play.grab, hints }, asked.canUndo)
      const left = end - performance.now()
      const key = left < LONG_MS ? await this.#keys.within(Math.max(0, left)) : await this.#keys.next()
      if (key === null) return null
      const told = await this.#everywhere(key)
      if (told !== null && told !== 'again') return told
      const grab = told === null && people.length > 0 ? this.#grab(table, people, key) : null
      if (grab !== null) return grab
    }
  }

  #reacher(people: readonly Seat[]): Seat {
    return people.includes(this.#reaching) ? this.#reaching : (people[0] ?? 0)
  }

  /** The effect of a key in a race. With several people, the arrows and Enter belong to the one who is choosing. */
  #grab(table: Table, people: readonly Seat[], key: string): Moved | null {
    const own = ownKey(people, key)
    const seat = own?.seat ?? this.#reacher(people)
    if (own === null && people.length > 1 && !this.#reach.has(seat)) return null
    this.#reaching = seat
    const ui = this.#reach.get(seat) ?? this.#parts.board.ask(seenState(table, seat), seat)
    const pressed = this.#press(table, seat, ui, own?.key ?? plainKey(key))
    if (pressed?.kind === 'ui') this.#reach.set(seat, pressed.ui)
    if (pressed?.kind !== 'move') return null
    this.#reach.delete(seat)
    return { kind: 'move', seat, move: pressed.move }
  }

  async askRoll(asked: Asked, turn: ThrowTurn): Promise<Thrown | { kind: 'roll' }> {
    const { play } = this.#parts.context.text
    const seat = turn.seat ?? 0
    const question = play.pressToRoll({ who: this.#parts.narrator.name(seat) })
    for (;;) {
      const key = await this.#keyFor(asked, seat, question, play.roll)
      const told = await this.#everywhere(key)
      if (told === 'again') continue
      if (told !== null) return told
      if (key === 'enter' || key === 'space') return { kind: 'roll' }
    }
  }

  async askFaces(asked: Asked, turn: ThrowTurn): Promise<Thrown> {
    const { play } = this.#parts.context.text
    const seat = turn.seat ?? 0
    const prompt = this.#parts.narrator.typeDice(asked.table, turn)
    let typed = ''
    for (;;) {
      const key = await this.#keyFor(asked, seat, `${prompt} ${typed}▏`, play.done)
      if (/^\d$/.test(key)) typed += key
      else if (key === 'space') typed += ' '
      else if (key === 'backspace') typed = typed.slice(0, -1)
      else if (key === 'escape') typed = ''
      else if (key === 'enter') {
        const faces = readFaces(typed, turn.sides)
        if (faces.ok) return { kind: 'faces', faces: faces.value }
        this.#message = this.#parts.narrator.notDice(asked.table, turn, faces.fault)
      } else {
        const told = await this.#everywhere(key)
        if (told !== null && told !== 'again') return told
      }
    }
  }

  /** Shows a question that Enter answers, and returns the next key. */
  #keyFor({ table, canUndo }: Asked, seat: Seat, question: string, enter: string): Promise<string> {
    const hints = [{ keys: 'Enter', label: { own: enter } }]
    this.#show({ table, seat, ui: null, question, hints }, canUndo)
    return this.#keys.next()
  }

  async hold(asked: Asked): Promise<Instead | null> {
    const { look } = PACE[this.#parts.speed]
    if (look === 0) return null
    this.#show({ ...this.#quiet(asked.table), question: ' ' }, asked.canUndo)
    const key = await this.#keys.within(look)
    const told = key === null ? null : await this.#everywhere(key)
    return told === 'again' ? null : told
  }

  refused(refusal: Refused): void {
    const { context, gameText } = this.#parts
    this.#message =
      refusal.code === 'no-undo' ? context.text.play.noUndo : explainRefusal(context.engine, refusal, gameText)
  }

  /** The last picture stays until a key is pressed. */
  async over(table: Table): Promise<void> {
    const { context, narrator } = this.#parts
    this.#message = [...narrator.result(table), context.text.play.anyKey].join('\n')
    this.#show(this.#quiet(table))
    await this.#keys.next()
  }

  /** Keys that work in every question. */
  async #everywhere(key: string): Promise<Instead | 'again' | null> {
    if (key === 'ctrl-c') return { kind: 'quit', interrupted: true }
    if (key === 'q') return { kind: 'quit', interrupted: false }
    if (key === '?') {
      await this.#readRules()
      return 'again'
    }
    return key === 'u' ? { kind: 'undo' } : null
  }

  /** The whole rules, page by page, opened at the rule that the last message named. */
  async #readRules(): Promise<void> {
    const { context, gameText } = this.#parts
    const columns = this.#output.columns ?? 80
    const lines = ruleLines(gameText, context.lang, columns)
    const height = (this.#output.rows ?? 24) - 2
    const named = /\b[RSBC]\d+[a-z]?\b/.exec(this.#message)?.[0]
    let top = named === undefined ? 0 : lines.findIndex((line) => line.startsWith(`${named} `))
    const last = Math.max(0, lines.length - height)
    for (;;) {
      top = Math.min(Math.max(0, top), last)
      const page = lines.slice(top, top + height)
      const help = sized(context.text.play.pager, Math.min(widthOf(context.text.play.pager), columns))
      this.#paint([...page.map((line) => [span(line)]), [], [span(help, 'dim')]])
      const key = await this.#keys.next()
      if (key === 'up' || key === 'k') top -= 1
      else if (key === 'down' || key === 'j') top += 1
      else if (key === 'space' || key === 'right') top += height - 2
      else if (key === 'left') top -= height - 2
      else {
        if (key === 'ctrl-c') this.#keys.push(key)
        return
      }
    }
  }

  #isBots(table: Table): boolean {
    const turn = table.game.turn(stateOf(table))
    return turn.kind === 'move' && turn.seats.some((seat) => this.#isBot(seat))
  }

  #isBot(seat: Seat): boolean {
    return this.#parts.company.sitters[seat]?.kind === 'bot'
  }

  /** Space and Enter skip; other keys are kept for the next question. */
  async #pause(ms: number): Promise<boolean> {
    const key = await this.#keys.within(ms)
    if (key === 'q' || key === 'ctrl-c') this.#leaving = { kind: 'quit', interrupted: key === 'ctrl-c' }
    else if (key !== null && key !== 'space' && key !== 'enter') this.#keys.push(key)
    return key !== null
  }

  async #tumble(table: Table): Promise<void> {
    const { tumble } = PACE[this.#parts.speed]
    if (tumble === 0) return
    for (let n = 0; n < TUMBLES; n++) {
      this.#show({ ...this.#quiet(table), tumble: n })
      if (await this.#pause(tumble)) return
    }
  }

  /** A frame without a question. */
  #quiet(table: Table): Picture {
    const turn = table.game.turn(stateOf(table))
    const seat = turn.kind === 'move' ? (turn.seats[0] ?? 0) : turn.kind === 'throw' ? (turn.seat ?? 0) : 0
    return { table, seat, ui: null, question: '', hints: [] }
  }

  #scene(table: Table, seat: Seat, ui: unknown, rows = 99, tumble?: number): TerminalScene<unknown, unknown> {
    const columns = Math.max(30, this.#output.columns ?? 80)
    const { names } = this.#parts.narrator
    const scene = { state: seenState(table, seat), seat, ui, names, columns, rows }
    return tumble === undefined ? scene : { ...scene, tumble }
  }

  #show(picture: Picture, canUndo = false): void {
    const { play } = this.#parts.context.text
    const asked = picture.question !== ''
    const always: Hint[] = asked
      ? [
          ...(canUndo ? [{ keys: 'u', label: { own: play.undo } }] : []),
          { keys: '?', label: { own: play.rules } },
          { keys: 'q', label: { own: play.quit } },
        ]
      : []
    this.#picture = { ...picture, hints: [...picture.hints, ...always] }
    this.#draw()
  }

  /** The question and the board come first; the log has the room that is left, and the title goes where there is none. */
  #draw(): void {
    if (this.#picture === null) return
    const { board, gameText } = this.#parts
    const { table, seat, ui, question, hints, tumble } = this.#picture
    const [columns, rows] = [Math.max(30, this.#output.columns ?? 80), this.#output.rows ?? 24]
    const message = this.#message === '' ? [] : wrap(this.#message, columns).split('\n')
    const tail = [
      ...message.map((line): StyledLine => [span(line, 'accent')]),
      ...wrap(question, columns)
        .split('\n')
        .map((line): StyledLine => [span(line, 'strong')]),
      ...this.#hintLines(hints, columns),
    ]
    const title: StyledLine[] = rows < 24 ? [] : [[span(gameText.name, 'strong')], []]
    const room = rows - tail.length - title.length
    const body = board.draw(this.#scene(table, seat, ui, room - 3, tumble))
    this.#paint([...title, ...body, ...this.#logLines(table, columns, room - body.length - 2), [], ...tail])
  }

  /** The latest lines of the log, below a gap: as many as there is room for. */
  #logLines(table: Table, columns: number, room: number): StyledLine[] {
    const { narrator } = this.#parts
    const latest = table.entries.map((_, index) => index).slice(-LOG_LINES)
    const lines = latest.flatMap((index) => wrap(narrator.line(table, index), columns).split('\n'))
    const shown = room <= 0 ? [] : lines.slice(-Math.min(LOG_LINES, room))
    return shown.length === 0 ? [] : [[], ...shown.map((line): StyledLine => [span(line, 'dim')])]
  }

  #hintLines(hints: readonly Hint[], columns: number): StyledLine[] {
    const { text, lang } = this.#parts.context
    const lines: StyledLine[] = []
    let line: StyledLine = []
    let width = 0
    for (const { keys: given, label } of hints) {
      const keys = keyName(lang, given)
      const said = 'own' in label ? label.own : text.play.shared[label.shared]
      const length = keys.length + said.length + 5
      if (width + length > columns && line.length > 0) {
        lines.push(line)
        line = []
        width = 0
      }
      line = [...line, span(`[${keys}]`, 'accent'), span(` ${said}  `)]
      width += length
    }
    return [...lines, line]
  }

  /** The whole picture at once, line by line over the old one: no flicker. The lowest lines matter most where it is too tall. */
  #paint(lines: readonly StyledLine[]): void {
    const rows = this.#output.rows ?? 24
    const shown = lines.length > rows ? lines.slice(lines.length - rows) : lines
    const painted = shown.map((line) => `${paint(line, this.#parts.context.io.colour)}\u001b[K`)
    this.#output.write(`\u001b[H${painted.join('\r\n')}\u001b[J`)
  }
}
