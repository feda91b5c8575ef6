/** What stars, boxes, circles and sheets are called: as the notation has them, and in words. */
import type { Chart } from '../rules/chart.ts'
import { SEEDED } from '../sheets/library.ts'
import { MEDALS, type Medal } from '../sheets/sheet.ts'
import type { SkyTexts } from './sky/en.ts'

export const starName = (star: number): string => `s${star + 1}`
export const boxName = (box: number): string => `b${box + 1}`
export const circleName = (circle: number): string => `c${circle + 1}`

/** As `daily/daily.ts` names the sheet of a day. */
const OF_DAY = /^daily-\d{4}-\d\d-\d\d$/

/** A drawn sheet's name in this language; of a generated one its words and difficulty. */
export function sheetName(sky: SkyTexts, id: string): string {
  const names: { readonly [id: string]: string } = sky.sheets
  if (names[id] !== undefined) return names[id]
  const [, seed = id, difficulty = ''] = SEEDED.exec(id) ?? []
  const told: { readonly [difficulty: string]: string } = sky.difficulties
  const named = told[difficulty] ?? difficulty
  return OF_DAY.test(seed) ? sky.ofDay({ difficulty: named }) : sky.generated({ seed, difficulty: named })
}

export function shapeName({ shapes }: SkyTexts, shape: number, form: 'one' | 'all' = 'one'): string {
  return shapes[shape as keyof typeof shapes][form]
}

/** A star as people point at it: by its shape. */
export function starShape(sky: SkyTexts, { sheet }: Chart, star: number): string {
  return shapeName(sky, sheet.stars[star]?.shape ?? 1)
}

/** R12: the best medal for `points`, or null. */
export function medalFor(points: number, medals: readonly [number, number, number] | null): Medal | null {
  return MEDALS.findLast((_, i) => medals !== null && points >= (medals[i] as number)) ?? null
}
