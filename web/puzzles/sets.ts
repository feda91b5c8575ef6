/** Sets of puzzles: the packs that games bring, drills for games that are practised against the clock, and a person's own mistakes. */
import { type Packed, readPack, unpack } from '../../bots/puzzles/pack.ts'
import { nameOf, type Puzzle } from '../../bots/puzzles/puzzle.ts'
import type { Game } from '../../engine/contract.ts'
import { GAME_IDS, type GameId, isGameId, partsOf } from '../../games/index.ts'
import { loadBoard, loadBox } from '../app/boards.ts'
import type { OwnPuzzle } from './own.ts'
import { type Day, dueOn, levelOf, type Progress } from './progress.ts'

/** A set of a game: a pack, or `drill`. */
export interface PuzzleSet {
  /** "dicy-cards/two" */
  readonly id: string
  readonly game: GameId
  readonly pack: string
}

export const DRILL = 'drill'
export const OWN = 'own'
/** Everything that waits, and something new of every set. */
export const MIX = 'mix'

/** Returns all sets of games. Those with a race have no decision to think about: they are drilled. */
export async function loadSets(): Promise<readonly PuzzleSet[]> {
  const boxes = await Promise.all(GAME_IDS.map(loadBox))
  return GAME_IDS.flatMap((game, i) => {
    const drills = boxes[i]?.races === true ? [DRILL] : []
    return [...Object.keys(partsOf(game).puzzles ?? {}), ...drills].map((pack) => ({
      id: `${game}/${pack}`,
      game,
      pack,
    }))
  })
}

/** Something to solve. */
export type Task =
  | { readonly kind: 'puzzle'; readonly name: string; readonly set: string; readonly game: GameId; readonly of: Packed }
  | { readonly kind: 'own'; readonly name: string; readonly set: string; readonly game: GameId; readonly of: OwnPuzzle }
  /** `key`: the number that is to be made; dice are thrown anew each time. */
  | { readonly kind: 'drill'; readonly name: string; readonly set: string; readonly game: GameId; readonly key: number }

export function puzzleIn(game: Game, task: Exclude<Task, { kind: 'drill' }>): Puzzle {
  return task.kind === 'own' ? task.of : unpack(game, task.of)
}

const packs = new Map<string, Promise<readonly Task[]>>()

/** Returns everything that a set holds; a pack is loaded when it is first asked for. */
export function tasksOf({ id, game, pack }: PuzzleSet): Promise<readonly Task[]> {
  const known = packs.get(id) ?? load(id, game, pack)
  packs.set(id, known)
  known.catch(() => packs.delete(id))
  return known
}

async function load(id: string, game: GameId, pack: string): Promise<readonly Task[]> {
  if (pack === DRILL) {
    const { practice } = await loadBoard(game)
    return (practice?.keys ?? []).map((key): Task => ({ kind: 'drill', name: `${id}/${key}`, set: id, game, key }))
  }
  const text = (await partsOf(game).puzzles?.[pack]?.()) ?? ''
  return readPack(text).map((of): Task => ({ kind: 'puzzle', name: `${id}/${nameOf(of)}`, set: id, game, of }))
}

export function ownTasks(own: readonly OwnPuzzle[]): readonly Task[] {
  return own.flatMap((of): Task[] =>
    isGameId(of.game) ? [{ kind: 'own', name: `${OWN}/${nameOf(of)}`, set: OWN, game: of.game, of }] : [],
  )
}

/** Returns the kinds of decision in a game that there is something to solve about; `drill` where it is practised against the clock. */
export async function kindsToTrain(
  game: GameId,
  sets: readonly PuzzleSet[],
  own: readonly OwnPuzzle[],
): Promise<ReadonlySet<string>> {
  const here = sets.filter((set) => set.game === game)
  const packs = await Promise.all(here.filter(({ pack }) => pack !== DRILL).map(tasksOf))
  const mine = ownTasks(own).filter((task) => task.game === game)
  const drills = here.some(({ pack }) => pack === DRILL) ? [DRILL] : []
  return new Set([...drills, ...[...mine, ...packs.flat()].map(kindOf)])
}

/** Five minutes. */
export const SESSION_TASKS = 10

/**
 * Returns what to solve now: what waits, the longest first, then new ones about as hard as the person can take, their kinds in turns.
 * `kind`: only decisions of this kind.
 */
export function nextTasks(tasks: readonly Task[], progress: Progress, day: Day, kind: string | null = null): Task[] {
  const fitting = tasks.filter((task) => kind === null || kindOf(task) === kind)
  const byName = new Map(fitting.map((task) => [task.name, task]))
  const due = dueOn(progress, day).flatMap((name) => byName.get(name) ?? [])
  const fresh = fitting.filter(({ name }) => progress.cards[name] === undefined)
  return [...due, ...inTurns(fresh, progress)].slice(0, SESSION_TASKS)
}

function kindOf(task: Task): string {
  return task.kind === 'drill' ? DRILL : task.of.kind
}

/** One of each set and kind after the other, each time the one that is nearest to the person's level. */
function inTurns(fresh: readonly Task[], progress: Progress): Task[] {
  const off = (task: Task): number =>
    task.kind === 'puzzle' ? Math.abs(task.of.difficulty - levelOf(progress, task.set)) : 0
  const kinds = [...Map.groupBy(fresh, (task) => `${task.set} ${kindOf(task)}`).values()].map((all) =>
    all.toSorted((a, b) => off(a) - off(b) || (hash(a.name) < hash(b.name) ? -1 : 1)),
  )
  const most = Math.max(0, ...kinds.map((all) => all.length))
  return Array.from({ length: Math.min(most, SESSION_TASKS) }, (_, i) => kinds.flatMap((all) => all[i] ?? [])).flat()
}

/** Names end in a hash: sorted by it alone, they are in random order. */
function hash(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1)
}
