/** What Star Maps brings to `iacta sheets`: every sheet checked, drawn, and all of them on one page. */

import type { Sheets, SheetsText } from '../../../engine/parts/sheets.ts'
import { bad, good } from '../../../engine/result.ts'
import { type Lang, locale } from '../../../engine/text/lang.ts'
import { blankPage } from '../rules/page.ts'
import { checkSheet } from '../sheets/check.ts'
import { drawSheet } from '../sheets/draw.ts'
import { DIFFICULTIES } from '../sheets/generator.ts'
import { chartOf, isSheetName, lend, SHEET_IDS } from '../sheets/library.ts'
import { parseSheet } from '../sheets/sheet.ts'
import { loadText } from '../text/texts.ts'
import { drawSky } from './sky.ts'

/** The texts about sheets in this language, and a line for the special scoring of a sheet's chapter. */
interface StarSheetsText extends SheetsText {
  scoring(id: string): string
}

async function loadSheetsText(lang: Lang): Promise<StarSheetsText> {
  const { check, board, sky, sheetName, scoring } = await loadText(lang)
  const chapterOf = (id: string): number => chartOf(id).sheet.chapter
  const decimal = (n: number, digits: number): string =>
    n.toLocaleString(locale(lang), { minimumFractionDigits: digits, maximumFractionDigits: digits })
  return {
    name: (id) => (id.startsWith('draft:') ? chartOf(id).sheet.id : sheetName(id)),
    group: (id) => board.sheet.chapter({ chapter: chapterOf(id), title: sky.chapters[chapterOf(id) - 1]?.title ?? '' }),
    scoring: (id) => scoring(chapterOf(id)).rule,
    finding: ({ code, where }) => (check.findings[code as keyof typeof check.findings] ?? unknown)({ where }),
    figures: ({ rounds = 0, skilled = 0, random = 1 }) =>
      check.figures({
        rounds,
        skilled: decimal(skilled, 1),
        random: decimal(random, 1),
        ratio: decimal(skilled / random, 2),
      }),
  }
}

function unknown({ where }: { readonly where: string }): never {
  throw new Error(`a finding without a sentence: ${where}`)
}

export const starSheets: Sheets = {
  ids: SHEET_IDS,
  knows: isSheetName,
  seeds,
  draft: (source) => {
    const parsed = parseSheet(source)
    if (parsed.ok) return good(lend(parsed.value))
    const { line, code, got } = parsed.fault
    return bad({ code, where: `${line}, ${got}` })
  },
  check: (id, games) => {
    const { findings, playouts } = checkSheet(chartOf(id).sheet, { playouts: games })
    return { findings, figures: playouts === null ? null : { ...playouts } }
  },
  picture: (id, columns) => {
    const chart = chartOf(id)
    const nothing = { boxes: [], circles: [], stars: [] }
    const width = Math.min(100, columns)
    const picture = { chart, page: blankPage(chart), lit: nothing, aim: nothing, names: true }
    return drawSky(picture, width, Math.round(width * 0.4))
  },
  svg: (id, text) => picture(id, text as StarSheetsText),
  contact: (ids, text) => contact(ids, text as StarSheetsText),
  text: loadSheetsText,
}

function* seeds(count: number): Generator<string> {
  for (let i = 0; i < count; i++)
    yield `seed:${Math.floor(i / DIFFICULTIES.length)}:${DIFFICULTIES[i % DIFFICULTIES.length]}`
}

function picture(id: string, text: StarSheetsText): string {
  return drawSheet(chartOf(id).sheet, { title: text.name(id), rule: text.scoring(id) })
}

/** Sheets to a row, and their size on the page. */
const ACROSS = 6
const TILE = { width: 400, height: 440, gap: 16 } as const

function contact(ids: readonly string[], text: StarSheetsText): string {
  const [across, down] = [Math.min(ACROSS, ids.length), Math.ceil(ids.length / ACROSS)]
  const [width, height] = [across * (TILE.width + TILE.gap) + TILE.gap, down * (TILE.height + TILE.gap) + TILE.gap]
  const tiles = ids.map((id, i) => {
    const x = TILE.gap + (i % ACROSS) * (TILE.width + TILE.gap)
    const y = TILE.gap + Math.floor(i / ACROSS) * (TILE.height + TILE.gap)
    const drawn = drawSheet(chartOf(id).sheet, { title: text.name(id), legend: false })
    return drawn.replace('<svg ', `<svg x="${x}" y="${y}" width="${TILE.width}" height="${TILE.height}" `)
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">\n${tiles.join('')}</svg>\n`
}
