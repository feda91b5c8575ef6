/** Sets up a game from flags, a saved game or a short menu. */
import type { ReadStream } from 'node:tty'
import { type Company, cleanName, type Dice, readCompany, type Sitter } from '../../engine/company.ts'
import type { Game, OptionSpec } from '../../engine/contract.ts'
import { parseJson } from '../../engine/json.ts'
import type { Log } from '../../engine/log.ts'
import { type AnyOptions, isOffered, offeredTo, readOptions, usualSeats, writeOptions } from '../../engine/options.ts'
import { openTable, stateOf, type Table, tableOf } from '../../engine/table/table.ts'
import { explainOption } from '../../engine/text/explain.ts'
import type { GameText } from '../../engine/text/game.ts'
import { claimsProof } from '../../fair/sealed.ts'
import { type Args, choiceFlag, numberFlag, textFlag } from '../args.ts'
import type { Context } from '../command.ts'
import { EXIT, Failure } from '../exit.ts'
import { badLog, briefPath, openLog } from '../logs/files.ts'
import { chooseFrom, type Item } from './menu.ts'
import { readBeside, savedGames } from './save.ts'

/** The chosen game, and its texts in the player's language. */
interface Chosen {
  readonly game: Game
  readonly gameText: GameText
  /** The bots' levels, weakest first. */
  readonly levels: readonly string[]
}

interface Setup {
  readonly table: Table
  readonly company: Company
  /** The saved game to continue, and its file. */
  readonly saved: { readonly file: string; readonly log: Log<unknown> } | null
}

export async function setUp(
  context: Context,
  chosen: Chosen,
  args: Args,
  input: ReadStream | null,
): Promise<Setup | null> {
  const resume = textFlag(args, 'resume')
  if (resume !== undefined) {
    const other = ['seats', 'names', 'bots', 'options', 'dice'].find((flag) => args.flags[flag] !== undefined)
    if (other === undefined) return resumeGame(context, chosen, resume)
    throw new Failure(EXIT.usage, context.text.notWith({ flag: `--${other}`, other: '--resume' }))
  }
  const flagged = ['seats', 'names', 'bots'].some((flag) => args.flags[flag] !== undefined)
  if (input !== null && !flagged) return fromMenu(context, chosen, args, input)
  return newGame(context, chosen, args, sittersFrom(context, chosen, args))
}

export function readOptionsFlag(
  { text, engine }: Context,
  { game, gameText }: Chosen,
  args: Args,
  seats: number,
): unknown {
  const given = textFlag(args, 'options') ?? '{}'
  const parsed = parseJson(given)
  if (parsed === undefined) throw new Failure(EXIT.usage, text.notJson({ flag: '--options', got: given.slice(0, 40) }))
  const options = readOptions(game, seats, parsed)
  if (!options.ok) throw new Failure(EXIT.usage, explainOption(engine, options.fault, gameText))
  return options.value
}

function newGame(context: Context, chosen: Chosen, args: Args, sitters: readonly Sitter[]): Setup {
  const options = readOptionsFlag(context, chosen, args, sitters.length)
  const dice = choiceFlag<Dice>(context.text, args, 'dice', ['app', 'real'], 'app')
  return { table: openTable(chosen.game, sitters.length, options), company: { sitters, dice }, saved: null }
}

/** People by `--names`, bots by `--bots`, and people without a name up to `--seats`. */
function sittersFrom({ text }: Context, chosen: Chosen, args: Args): Sitter[] {
  const { game, levels } = chosen
  const list = (flag: string): string[] => (textFlag(args, flag) ?? '').split(',').filter((word) => word.trim() !== '')
  const people = list('names').map((name): Sitter => ({ kind: 'person', name: cleanName(name) }))
  const bots = list('bots').map((level) => botOf(text, chosen, level.trim()))
  const alone = people.length === 0 && args.flags.seats === undefined
  const named: Sitter[] = alone ? [{ kind: 'person', name: '' }] : people
  const company =
    alone && bots.length === 0 ? [...named, botOf(text, chosen, levels[1] ?? levels[0] ?? '')] : [...named, ...bots]
  const seats = numberFlag(text, args, 'seats', {
    min: Math.max(game.seats.min, company.length),
    max: Math.max(game.seats.max, company.length),
    or: company.length,
  })
  const more = numbered(text, named.length, Math.max(0, seats - company.length))
  return distinct([...named, ...more, ...company.slice(named.length)])
}

/** People who are called by their number, after this many others. */
function numbered(text: Context['text'], from: number, count: number): Sitter[] {
  return Array.from({ length: count }, (_, i) => {
    return { kind: 'person', name: text.play.player({ number: from + i + 1 }) }
  })
}

function botOf(text: Context['text'], { gameText, levels }: Chosen, level: string): Sitter {
  if (!levels.includes(level)) {
    throw new Failure(EXIT.usage, text.notAWord({ flag: '--bots', got: level, words: levels.join(', ') }))
  }
  return { kind: 'bot', name: cleanName(text.play.bot({ level: gameText.levels[level] ?? level })), level }
}

/** Numbers people of the same name. */
function distinct(sitters: readonly Sitter[]): Sitter[] {
  return sitters.map((sitter, i) => {
    const before = sitters.slice(0, i).filter(({ name }) => name === sitter.name).length
    return before === 0 ? sitter : { ...sitter, name: `${sitter.name} ${before + 1}` }
  })
}

/** Continues a saved game. Without the company file beside it, everyone is a person. */
async function resumeGame(context: Context, { game, levels }: Chosen, file: string): Promise<Setup> {
  const loaded = await openLog(context, file)
  if (loaded.game.id !== game.id) {
    throw badLog(context, file, { line: 1, code: 'unknown-game', got: loaded.game.id, known: [game.id] })
  }
  if (claimsProof(loaded.log.fair.map(({ text }) => text))) {
    throw new Failure(EXIT.bad, context.text.play.proven({ file: briefPath(file) }))
  }
  const table = tableOf(loaded.game, loaded.log)
  if (!table.ok) throw badLog(context, file, table.fault, loaded.gameText)
  const { seats } = table.value
  const beside = readBeside(file)
  const company = (beside === null ? null : readCompany(beside, seats, levels)) ?? {
    sitters: numbered(context.text, 0, seats),
    dice: 'app',
  }
  return { table: table.value, company, saved: { file, log: loaded.log } }
}

type Choice =
  | { readonly kind: 'resume'; readonly file: string }
  | { readonly kind: 'bot'; readonly level: string }
  | { readonly kind: 'people'; readonly seats: number }
  | { readonly kind: 'options' }

async function fromMenu(context: Context, chosen: Chosen, args: Args, input: ReadStream): Promise<Setup | null> {
  const { game, gameText } = chosen
  const unfinished = await unfinishedGame(context, chosen)
  let options = readOptionsFlag(context, chosen, args, usualSeats(game)) as AnyOptions
  for (;;) {
    const items = menuItems(context, chosen, unfinished, options)
    const choice = await chooseFrom(context, input, `${gameText.name}: ${gameText.tagline}`, items)
    if (choice === null) return null
    if (choice.kind === 'resume') return resumeGame(context, chosen, choice.file)
    if (choice.kind === 'options') {
      options = await chooseOptions(context, chosen, input, options)
      continue
    }
    const seats = choice.kind === 'bot' ? { bots: choice.level } : { seats: String(choice.seats) }
    const agreed = offeredTo(game, choice.kind === 'bot' ? 2 : choice.seats, options)
    const flags = { ...args.flags, ...seats, options: JSON.stringify(writeOptions(game, agreed)) }
    return newGame(context, chosen, { ...args, flags }, sittersFrom(context, chosen, { ...args, flags }))
  }
}

function menuItems({ text }: Context, chosen: Chosen, unfinished: string | null, options: AnyOptions): Item<Choice>[] {
  const { min, max } = chosen.game.seats
  const seats = Array.from({ length: max - min + 1 }, (_, i) => min + i)
  const bots = chosen.levels.map((level) => ({
    level,
    bot: text.play.bot({ level: chosen.gameText.levels[level] ?? level }),
  }))
  return [
    ...(unfinished === null ? [] : [{ label: text.play.goOn, value: { kind: 'resume', file: unfinished } as const }]),
    ...bots.map(({ level, bot }) => ({ label: text.play.against({ bot }), value: { kind: 'bot', level } as const })),
    ...seats.map((n) => ({
      label: n === 1 ? text.play.alone : text.play.together({ seats: n }),
      value: { kind: 'people', seats: n } as const,
    })),
    { label: text.play.options({ options: told(chosen, options).join(', ') }), value: { kind: 'options' } },
  ]
}

/** Returns the first option, and every other that differs from its default, as people read them. */
function told({ game, gameText }: Chosen, options: AnyOptions): string[] {
  const specs = Object.entries(game.options as { readonly [name: string]: OptionSpec })
  const shown = specs.filter(([name, spec], i) => spec.kind !== 'list' && (i === 0 || options[name] !== spec.default))
  return shown.flatMap(([name]) => {
    const { values = {}, name: nameOf } = gameText.options[name] ?? {}
    return values[String(options[name])] ?? nameOf?.(String(options[name])) ?? []
  })
}

/** Asks for one option after the other, until the player goes back. Values that clash with others are not offered. */
async function chooseOptions(
  context: Context,
  chosen: Chosen,
  input: ReadStream,
  given: AnyOptions,
): Promise<AnyOptions> {
  const { game, gameText } = chosen
  const specs = Object.entries(game.options as { readonly [name: string]: OptionSpec })
  let options = given
  for (;;) {
    const items = specs.flatMap(([name, spec]): Item<string | null>[] => {
      const { label = name, values = {} } = gameText.options[name] ?? {}
      return spec.kind === 'choice' ? [{ label: `${label}: ${values[String(options[name])]}`, value: name }] : []
    })
    const back = { label: context.text.play.back, value: null }
    const name = await chooseFrom(context, input, gameText.name, [...items, back])
    if (name === null) return options
    const spec = (game.options as { readonly [name: string]: OptionSpec })[name]
    const fitting =
      spec?.kind === 'choice' ? spec.values.filter((value) => fits(game, name, { ...options, [name]: value })) : []
    const values = fitting.map((value) => ({
      label: gameText.options[name]?.values[String(value)] ?? String(value),
      value,
    }))
    const value = await chooseFrom(context, input, gameText.options[name]?.help ?? name, values)
    if (value !== null) options = { ...options, [name]: value }
  }
}

/** At a table that the option is offered to. */
function fits(game: Game, name: string, options: AnyOptions): boolean {
  const { min } = game.seats
  const seats = isOffered(game, min, { [name]: options[name] }) ? min : usualSeats(game)
  return readOptions(game, seats, offeredTo(game, seats, options)).ok
}

/** Returns the newest saved game that is not over; broken files are skipped here, and reported when named. */
async function unfinishedGame(context: Context, chosen: Chosen): Promise<string | null> {
  for (const file of savedGames(context.io.env, chosen.game.id).slice(0, 5)) {
    const setup = await resumeGame(context, chosen, file).catch(() => null)
    if (setup !== null && chosen.game.turn(stateOf(setup.table)).kind !== 'over') return file
  }
  return null
}
