/**
 * `node scripts/medals.ts`: finds bronze, silver and gold of every drawn sheet of Star Maps by the games of its navigator, and writes
 * them into the sheets. A sheet that is out keeps its medals: with `--new` only those are written that have none.
 *
 * `node scripts/medals.ts --daily`: the same for the challenges of the day that have no sheet, by games of the third level on as many days,
 * written into `games/<id>/daily/daily.ts`. Seeded: the same program writes the same medals.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { playMatch } from '../bots/matches/match.ts'
import { Xoshiro128 } from '../engine/dice/random.ts'
import { partsOfScore, setupOf } from '../engine/parts/daily.ts'
import { unwrap } from '../engine/result.ts'
import { act, openTable, type Table } from '../engine/table/table.ts'
import { type GameId, partsOf, rulesOf } from '../games/index.ts'
import { computeMedals, GAMES } from '../games/star-maps/rules/medals.ts'

const ROOT = join(import.meta.dirname, '..')

function writeSheets(onlyNew: boolean): void {
  for (const chapter of [1, 2, 3, 4, 5]) {
    const file = join(ROOT, `games/star-maps/sheets/chapter-${chapter}.ts`)
    const text = readFileSync(file, 'utf8')
    const next = text.replace(/^sheet (\S+)\n[^`]*/gm, (sheet, id: string) => {
      if (onlyNew && /^medals /m.test(sheet)) return sheet
      const medals = computeMedals(id, GAMES.drawn).join(' ')
      console.log(`${id.padEnd(16)} ${medals}`)
      return `${sheet.replace(/^medals .*\n/m, '')}medals ${medals}\n`
    })
    writeFileSync(file, next)
  }
}

/** `win`: the lowest points of a won game, the limit of bronze; null in a game without an opponent. `points`: those of a score. */
const DAILIES: readonly { readonly id: GameId; readonly win: number | null; points(score: number): number }[] = [
  { id: 'dice-of-crowns', win: 1, points: (score) => partsOfScore(score).points },
  { id: 'dicy-cards', win: 0.5, points: (score) => score },
  { id: 'nine-dice', win: null, points: (score) => partsOfScore(score).points },
]
const DAYS = 2000
const LEVEL = 2
/** So many games stay below bronze, silver and gold. */
const BELOW = [0.2, 0.5, 0.85]

async function writeDailies(): Promise<void> {
  for (const { id, win, points } of DAILIES) {
    const scores = (await scoresOf(id)).map(points).sort((a, b) => a - b)
    const [bronze = 0, silver = 0, gold = 0] = BELOW.map((share) => scores[Math.floor(share * DAYS)] as number)
    const first = Math.max(bronze, win ?? bronze)
    const second = Math.max(silver, Math.floor(first) + 1)
    const medals = [first, second, Math.max(gold, second + 1)].join(', ')
    console.log(`${id.padEnd(16)} ${medals}`)
    const file = join(ROOT, `games/${id}/daily/daily.ts`)
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^(const (?:LEADS|POINTS) = )\[.*\]$/m, `$1[${medals}]`))
  }
}

/** Of one game on each of many days. */
async function scoresOf(id: GameId): Promise<number[]> {
  const [game, { levels }, daily] = [await rulesOf(id), await partsOf(id).bots(), await partsOf(id).daily?.()]
  if (daily === undefined) throw new Error(`${id} has no challenge of the day`)
  return Array.from({ length: DAYS }, (_, day) => {
    const date = new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10)
    const { options } = setupOf(game, daily, date)
    const rival = levels.find((level) => level.id === daily.rival(date))
    const seats = [levels[LEVEL], rival].flatMap((level) => (level === undefined ? [] : [{ bot: level.bot }]))
    let table: Table = openTable(game, seats.length, options)
    const chance = { dice: new Xoshiro128(day), bots: new Xoshiro128(~day) }
    playMatch({ game, options, seats }, chance, (entry) => {
      if (entry.forced === true) return
      table = unwrap(act(table, entry))
    })
    return daily.score(table)
  })
}

if (process.argv.includes('--daily')) await writeDailies()
else writeSheets(process.argv.includes('--new'))
