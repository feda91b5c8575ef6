/** `iacta review FILE`: reviews a game in chances, luck, skill and the cost of each choice. */
import { setImmediate } from 'node:timers/promises'
import { Chances } from '../../bots/review/chances.ts'
import { type ActReview, type ChoiceReview, type Review, reviewing } from '../../bots/review/review.ts'
import type { Game, Seat } from '../../engine/contract.ts'
import { writeEntry } from '../../engine/log.ts'
import { forMedal } from '../../engine/solo.ts'
import { type Table, tableOf } from '../../engine/table/table.ts'
import type { GameText } from '../../engine/text/game.ts'
import { isGameId, partsOf } from '../../games/index.ts'
import { numberFlag } from '../args.ts'
import type { Command, Context } from '../command.ts'
import { EXIT } from '../exit.ts'
import { drawBar, screenOf, wipe } from '../simulate/progress.ts'
import { learnSolution } from '../solve/solution.ts'
import { stoppable } from '../stoppable.ts'
import { fixed, percent } from '../text/numbers.ts'
import { wrap } from '../wrap.ts'
import { badLog, openLog } from './files.ts'

const PLAYOUTS = { min: 10, max: 100_000, or: 0 } as const
/** Maximum number of listed choices. */
const COSTLIEST = 5
const FINEST = 3

export const reviewCommand: Command = {
  usage: 'FILE [--steps] [--playouts N] [--json]',
  words: 1,
  flags: { steps: {}, playouts: { value: 'N' }, json: {} },
  run: async (context, args) => {
    const { io, text } = context
    const file = args.word
    const games = numberFlag(text, args, 'playouts', PLAYOUTS) || undefined
    const { game, gameText, log } = await openLog(context, file)
    const table = tableOf(game, log)
    if (!table.ok) throw badLog(context, file, table.fault, gameText)
    const looked = await stoppable((signal) => look(context, table.value, games, signal))
    if (looked === null) return EXIT.interrupted
    if (log.unended) io.err(`iacta: ${text.unended}\n`)
    const { review, solve } = looked
    if (args.flags.json === true) io.out(`${JSON.stringify(reviewJson(table.value, review))}\n`)
    else io.out(reviewReport(context, gameText, table.value, review, { steps: args.flags.steps === true, solve }))
    return EXIT.ok
  },
}

interface Looked {
  readonly review: Review
  /** The command that would make the review exact; null: it is exact, or there is none. */
  readonly solve: string | null
}

/** Returns null if stopped. Between steps the program can handle Ctrl-C. */
async function look(
  { io, text }: Context,
  table: Table,
  games: number | undefined,
  signal: AbortSignal,
): Promise<Looked | null> {
  if (!isGameId(table.game.id)) throw new Error(`${table.game.id} is no game`)
  const bots = await partsOf(table.game.id).bots()
  const solve = await learnSolution(io.env, table, bots)
  const screen = screenOf(io)
  const work = reviewing(table, new Chances(bots, games))
  try {
    for (;;) {
      const step = work.next()
      if (step.done) return { review: step.value, solve }
      drawBar(screen, step.value, text.review.progress({ percent: Math.floor(100 * step.value) }))
      await setImmediate()
      if (signal.aborted) return null
    }
  } finally {
    wipe(screen)
  }
}

/** One object for programs: the review, and the game it is of. */
function reviewJson({ game, seats, entries }: Table, looked: Review): object {
  const inputs = entries.map((entry) => writeEntry(game, entry))
  return { game: game.id, rules: game.version, seats, inputs, ...looked }
}

function reviewReport(
  context: Pick<Context, 'io' | 'text' | 'lang'>,
  gameText: GameText,
  table: Table,
  looked: Review,
  { steps, solve }: { readonly steps: boolean; readonly solve: string | null },
): string {
  const { io, text } = context
  const say = text.review
  const tell = tellerOf(context, gameText, table)
  const over = table.game.turn(table.states.at(-1)).kind === 'over'
  const [turning, luckiest] = [looked.turning, looked.moments.luckiest]
  const blocks = [
    [
      gameText.name,
      looked.exact ? say.exact : say.estimated({ games: looked.games }),
      ...(over ? [] : [say.unfinished]),
    ],
    looked.acts.length === 0 ? [] : [say.race.help],
    looked.sums.map(({ luck, skill, others, errors }, seat) =>
      (looked.acts.length === 0 ? say : say.race).sums({
        who: tell.who(seat),
        luck: tell.points(luck, errors.luck),
        skill: tell.points(skill, errors.skill),
        others: tell.points(others, errors.others),
      }),
    ),
    looked.sums.flatMap(({ slips, choices }, seat) =>
      choices === 0 ? [] : [say.slips({ who: tell.who(seat), slips, choices })],
    ),
    turning === null
      ? []
      : [
          (forMedal(table.game, table.seats) ? say.turningForMedal : say.turning)({
            ...turning,
            before: 100 * turning.before,
            after: 100 * turning.after,
          }),
        ],
    luckiest === null
      ? []
      : [
          say.luckiest({
            step: luckiest.index + 1,
            luck: tell.points(luckiest.luck[luckiest.seat] as number, luckiest.margin),
            line: tell.line(luckiest.index),
          }),
        ],
    costs(looked.choices, say, tell),
    gains(looked.acts, say, tell),
    losses(looked.acts, say, tell),
  ]
  const paragraphs = blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.map((line) => wrap(line, io.columns)).join('\n'))
  const [head = '', ...rest] = paragraphs
  // Figures are not wrapped, to keep their columns, nor is a command to be copied.
  const better = solve === null || looked.exact ? [] : [`${wrap(say.solvable, io.columns)}\n  ${solve}`]
  const rows = steps ? [table.states.map((_, step) => tell.step(looked, step)).join('\n')] : []
  return `${[head, ...rows, ...rest, ...better].join('\n\n')}\n`
}

function costs(choices: readonly ChoiceReview[], say: Context['text']['review'], tell: Teller): string[] {
  const worst = choices
    .filter(({ cost }) => cost > 0)
    .toSorted((a, b) => b.cost - a.cost)
    .slice(0, COSTLIEST)
  if (choices.length > 0 && worst.length === 0) return [say.clean]
  const told = worst.map((one) =>
    say.cost({
      step: one.index + 1,
      who: tell.who(one.seat),
      played: tell.move(one.played),
      best: tell.move(one.best),
      cost: tell.points(-one.cost, one.margin),
    }),
  )
  return told.length === 0 ? [] : [say.costHead, ...told]
}

function gains(acts: readonly ActReview[], say: Context['text']['review'], tell: Teller): string[] {
  const best = acts.filter(({ gain, margin }) => gain > 2 * margin).toSorted((a, b) => b.gain - a.gain)
  return best.length === 0 ? [] : [say.race.gainHead, ...best.slice(0, FINEST).map((one) => told(one, say, tell))]
}

function losses(acts: readonly ActReview[], say: Context['text']['review'], tell: Teller): string[] {
  const worst = acts.filter(({ gain, margin }) => -gain > 2 * margin).toSorted((a, b) => a.gain - b.gain)
  if (acts.length > 0 && worst.length === 0) return [say.race.clean]
  return worst.length === 0 ? [] : [say.costHead, ...worst.slice(0, COSTLIEST).map((one) => told(one, say, tell))]
}

function told({ index, seat, played, gain, margin }: ActReview, say: Context['text']['review'], tell: Teller): string {
  const change = tell.points(gain, margin)
  return say.race.act({ step: index + 1, who: tell.who(seat), played: tell.move(played), change })
}

interface Teller {
  who(seat: Seat): string
  /** A difference of chances, in percent, with its sign. */
  points(share: number, margin?: number): string
  move(written: string): string
  /** What entry `index` did. */
  line(index: number): string
  step(looked: Review, step: number): string
}

function tellerOf({ text, lang }: Pick<Context, 'text' | 'lang'>, gameText: GameText, table: Table): Teller {
  const { game, entries, states } = table
  const who = (seat: Seat): string => text.play.player({ number: seat + 1 })
  const line = (index: number): string => {
    const input = entries[index]?.input
    if (input === undefined) return gameText.name
    return gameText.line({ before: states[index], input, after: states[index + 1], who })
  }
  return {
    who,
    line,
    points: (share, margin = 0) => {
      const sign = share < 0 ? '−' : share > 0 ? '+' : ''
      const error = margin > 0 ? ` ± ${fixed(lang, 100 * margin, 1)}` : ''
      return `${sign}${percent(lang, 100 * Math.abs(share), 1)}${error}`
    },
    move: (written) => moveText(game, gameText, who, written),
    step: ({ chances }, step) => {
      const odds = (chances[step] ?? []).map((chance) => percent(lang, 100 * chance, 1).padStart(7)).join(' ')
      return `${String(step).padStart(4)} ${odds}  ${step === 0 ? '' : line(step - 1)}`.trimEnd()
    },
  }
}

function moveText(game: Game, gameText: GameText, who: (seat: Seat) => string, written: string): string {
  const move = game.read(written)
  return move === null ? written : gameText.move(move, who)
}
