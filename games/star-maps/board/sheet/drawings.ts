/** The examples of the rule reader as little sheets: drawn like any sheet, and filled by the rules themselves. */
import { type Chart, compile } from '../../rules/chart.ts'
import { blankPage, fill, type Page, writeIn } from '../../rules/page.ts'
import { parseSheet } from '../../sheets/sheet.ts'

export interface Scrap {
  readonly chart: Chart
  readonly page: Page
  /** The part of the sheet that is seen: x, y, width, height. */
  readonly view: readonly [number, number, number, number]
}

/** `writes`: `b1=5`, `c1`, one after the other. */
function scrap(lines: string, view: Scrap['view'], writes = ''): Scrap {
  const parsed = parseSheet(`sheet example\n${lines.includes('chapter') ? '' : 'chapter 1\n'}${lines}`)
  if (!parsed.ok) throw new Error(`an example is broken: ${JSON.stringify(parsed.fault)}`)
  const chart = compile(parsed.value)
  const page = writes
    .split(' ')
    .filter((word) => word !== '')
    .reduce((sheet, word) => {
      const [place = '', value = ''] = word.split('=')
      const at = Number(place.slice(1)) - 1
      return place.startsWith('c') ? fill(chart, sheet, 1 << at) : writeIn(chart, sheet, at, Number(value))
    }, blankPage(chart))
  return { chart, page, view }
}

const PAIR = 'star s1 5 200 100\nbox b1 100 100 s1\nbox b2 300 100 s1'
const LOCK = 'star s1 6 200 100 lock 3\nbox b1 100 100 s1\nbox b2 300 100 s1'
const NEAR = [50, 40, 300, 120] as const
const ARM = `star s1 6 160 110 lock 2
star s2 3 420 110 arm a1
box b1 60 110 s1
box b2 260 110 s1
box b3 340 110 s2 arm a1
box b4 520 110 s2 arm a1
arm a1 on s1
line s1 s2`
const TIED = `star s1 4 110 110
box b1 110 220 s1
box b2 330 110
circle c1 220 110 s1-b2`
const ROW = `chapter 5
star s1 2 90 100
star s2 5 250 150
star s3 3 410 90
star s4 6 570 150
star s5 1 730 100
box b1 90 230 s1
box b2 170 60 s1 s2
box b3 330 180 s2 s3
box b4 490 60 s3 s4
box b5 650 180 s4 s5
box b6 730 230 s5
line s1 s2 s3 s4 s5`
const CROSS = `chapter 4
star s1 4 230 80
star s2 5 90 180
star s3 3 370 180
star s4 6 230 290
star s5 2 480 80
box b1 150 90 s1 s2
box b2 310 90 s1 s3
box b3 150 280 s2 s4
box b4 310 280 s3 s4
box b5 400 60 s5
box b6 480 180 s5
line s1 s4
line s2 s3
figure cross s1 s2 s3 s4`
const DROPS = `star s1 1 100 100
star s2 1 260 100
star s3 1 420 100
box b1 40 180 s1
box b2 180 100 s1 s2
box b3 340 100 s2 s3
box b4 480 180 s3`
const SHEET = `star s1 5 100 110
star s2 2 300 110
star s3 4 470 230 lock 2
box b1 100 220 s1
box b2 200 110 s1 s2
box b3 300 220 s2
box b4 470 110 s3
circle c1 385 225 s3-b3`

/** By the names that `text/book.ts` gives them; one or several side by side, from left to right. */
export const SCRAPS: { readonly [drawing: string]: readonly Scrap[] } = {
  sheet: [scrap(SHEET, [40, 50, 500, 240], 'b1=4 b2=1')],
  arm: [scrap(ARM, [0, 30, 580, 160], 'b1=5'), scrap(ARM, [0, 30, 580, 160], 'b1=5 b2=3')],
  write: [scrap(PAIR.replace('star s1 5', 'star s1 2'), NEAR, 'b1=5')],
  connect: [scrap(TIED, [50, 60, 340, 220], 'b1=2 b2=5'), scrap(TIED, [50, 60, 340, 220], 'b1=2 b2=5 c1')],
  discover: [scrap(PAIR, NEAR, 'b1=5 b2=2'), scrap(LOCK, NEAR, 'b1=6 b2=3'), scrap(LOCK, NEAR, 'b1=6 b2=2')],
  complete: [scrap(DROPS, [0, 40, 520, 190], 'b1=6 b2=2 b3=5 b4=1')],
  zeros: [scrap(PAIR, NEAR, 'b1=4 b2=4')],
  figure: [scrap(CROSS, [30, 20, 500, 330], 'b1=5 b2=2 b3=5 b4=1')],
  path: [scrap(ROW, [40, 20, 740, 250], 'b1=5 b2=2 b3=6 b4=3 b5=1 b6=1')],
}
