/** Star Maps drawn in a terminal: scores, the sky or the stars as a list, sums, and the possible moves. */
import type { Seat } from '../../../engine/contract.ts'
import {
  beside,
  type Style,
  type StyledLine,
  sized,
  span,
  type TerminalScene,
  widthOf,
  wrapWords,
} from '../../../engine/parts/terminal.ts'
import { apply } from '../rules/bonuses.ts'
import { type Chart, NONE } from '../rules/chart.ts'
import { BONUS_IDS } from '../rules/options.ts'
import { type Page, pageOf } from '../rules/page.ts'
import { specialOf, sumsOf, totalOf, worthOf } from '../rules/scoring.ts'
import { isDue, type State } from '../rules/state.ts'
import { chartOf } from '../sheets/library.ts'
import { boxName, circleName, starName } from '../text/names.ts'
import type { StarText } from '../text/texts.ts'
import { type Aim, aimOf, type Choice, choicesOf, START, touched, type Ui } from './choices.ts'
import { drawSky, SHAPE_SIGNS, starText } from './sky.ts'

export type StarScene = TerminalScene<State, Ui>

/** From this width on there is room for the sky beside the possible moves. */
const WIDE = 66
const TALL = 12
const PANEL = 27
/** A star with its boxes. */
const CELL = 24

interface Desk {
  readonly text: StarText
  readonly scene: StarScene
  readonly chart: Chart
  /** Whose sheet is shown, and the sheet. */
  readonly owner: Seat
  readonly page: Page
  readonly choices: readonly Choice[]
  readonly ui: Ui
}

export function draw(text: StarText, scene: StarScene): StyledLine[] {
  const { state, seat, columns, rows } = scene
  const ui = scene.ui ?? START
  const owner = (seat + ui.look) % state.pages.length
  const choices = scene.ui === null || owner !== seat ? [] : choicesOf(state, seat, ui)
  const desk: Desk = {
    ...{ text, scene, owner, choices, ui },
    chart: chartOf(state.table.sheet),
    page: pageOf(state, owner),
  }
  const head = [...seatLines(desk), ...titleLines(desk)]
  const room = rows - head.length - 1
  const body = columns >= WIDE && room >= TALL ? wideBody(desk, room) : narrowBody(desk, room)
  return [...head, ...body, ...previewLines(desk)]
}

const seatStyle = (seat: Seat): Style => `seat${seat}`

/** Names and points, as many to a line as there is room for; a tick for seats that have chosen. */
function seatLines({ scene: { state, names, columns }, chart, owner }: Desk): StyledLine[] {
  const width = Math.max(6, Math.min(16, Math.max(...names.map(widthOf))))
  const each = width + 9
  const across = Math.max(1, Math.floor(columns / each))
  const cells = state.pages.map((page, seat): StyledLine => {
    const mark = state.stuck & (1 << seat) ? '✗' : state.phase === 'act' && !isDue(state, seat) ? '✓' : ' '
    return [
      span(owner === seat ? '▸' : ' ', 'strong'),
      span(sized(names[seat] ?? '', width), seatStyle(seat)),
      span(`${String(totalOf(chart, page)).padStart(4)} `, 'strong'),
      span(`${mark}  `, 'good'),
    ]
  })
  return Array.from({ length: Math.ceil(cells.length / across) }, (_, row) =>
    cells.slice(row * across, (row + 1) * across).flat(),
  )
}

/** The sheet, its chapter's scoring, and the dice with the shapes they name. */
function titleLines({ text, scene, chart }: Desk): StyledLine[] {
  const { state, columns, tumble } = scene
  const { name } = text.scoring(chart.sheet.chapter)
  const title = `${text.sheetName(state.table.sheet)} · C${chart.sheet.chapter} ${name}`
  const die = (face: number): StyledLine => [
    span(` ${face} `, 'marked'),
    span(` ${SHAPE_SIGNS[face]} ${columns < WIDE ? '' : text.sky.shapes[face as 1].one}   `, 'plain'),
  ]
  const faces = tumble === undefined ? [state.low, state.high] : [1 + (tumble % 6), 1 + ((tumble * 5 + 3) % 6)]
  const dice = state.round === 0 && tumble === undefined ? [] : faces.flatMap(die)
  const round = state.round === 0 ? '' : `${text.board.sheet.round({ round: state.round })}   `
  return [[span(sized(title, Math.min(widthOf(title), columns)), 'dim')], [span(round, 'strong'), ...dice]]
}

function litOf(choices: readonly Choice[]): Aim {
  const aims = choices.map(aimOf)
  return {
    boxes: aims.flatMap(({ boxes }) => boxes),
    circles: aims.flatMap(({ circles }) => circles),
    stars: aims.flatMap(({ stars }) => stars),
  }
}

function wideBody(desk: Desk, room: number): StyledLine[] {
  const { scene, chart, page, choices, ui } = desk
  // Where there is room, the log has some of it.
  const [width, height] = [scene.columns - PANEL - 3, Math.min(Math.max(TALL, room - 4), room, 30)]
  const picture = { chart, page, lit: litOf(choices), aim: aimOf(choices[ui.cursor]), names: ui.names }
  const left = ui.view === 'sky' ? drawSky(picture, width, height) : starTable(desk, width, height)
  const right = [...sumLines(desk, PANEL), ...choiceLines(desk, height - 4, PANEL)]
  return beside([padded(left, width, height), right.slice(0, height)], ' │ ')
}

/** Padded to a rectangle, so that the column beside it stays aligned. */
function padded(lines: readonly StyledLine[], width: number, height: number): StyledLine[] {
  return Array.from({ length: height }, (_, row) => {
    const line = lines[row] ?? []
    const missing = width - line.reduce((sum, { text }) => sum + widthOf(text), 0)
    return missing > 0 ? [...line, span(' '.repeat(missing))] : line
  })
}

/** No room for a picture: the choices alone, or the stars. */
function narrowBody(desk: Desk, room: number): StyledLine[] {
  const { scene, choices, ui } = desk
  const sums = sumLines(desk, scene.columns)
  const rest = Math.max(3, room - sums.length)
  const list = choices.length > 0 && ui.view === 'sky'
  return [...sums, ...(list ? choiceLines(desk, rest, scene.columns) : starTable(desk, scene.columns, rest))]
}

/** The sum of each shape, the special scoring, the total, the bonuses used. */
function sumLines({ text, chart, page }: Desk, width: number): StyledLine[] {
  const sums = sumsOf(chart, page)
  const cell = (shape: number): string =>
    `${shape} ${SHAPE_SIGNS[shape]} ${String(sums[shape - 1]).padStart(2)}`.padEnd(Math.floor(width / 3))
  const used = page.used.map((bonus) => text.sky.bonuses[BONUS_IDS[bonus] as (typeof BONUS_IDS)[number]].name)
  const special = `C${chart.sheet.chapter} +${specialOf(chart, page, sums)}`
  const bonus = used.length === 0 ? '' : ` ${used.join(' ')}`
  return [
    [span([1, 2, 3].map(cell).join(''))],
    [span([4, 5, 6].map(cell).join(''))],
    [span(sized(`${special}   = ${totalOf(chart, page)}${bonus}`, width).trimEnd(), 'strong')],
    [],
  ]
}

/** The choices around the cursor. */
function choiceLines({ text, choices, ui }: Desk, room: number, width: number): StyledLine[] {
  const from = Math.max(0, Math.min(ui.cursor - Math.floor(room / 2), choices.length - room))
  return choices.slice(from, from + Math.max(1, room)).map((choice, i) => {
    const here = from + i === ui.cursor
    const label = labelOf(text, choice)
    return [
      span(here ? '▸ ' : '  ', 'accent'),
      span(sized(label, Math.min(width - 2, widthOf(label))), here ? 'marked' : 'plain'),
    ]
  })
}

export function labelOf(text: StarText, choice: Choice): string {
  if (choice.kind === 'move') return text.move(choice.move)
  const { name } = text.sky.bonuses[choice.bonus]
  if (choice.kind === 'bonus') return name
  return `${name} ${choice.what === 'box' ? boxName(choice.place) : circleName(choice.place)}`
}

/** Every star with its two boxes, in columns: "s8 ★ b3=5 b14". */
function starTable({ chart, page, ui, choices }: Desk, width: number, height: number): StyledLine[] {
  const near = touched(chart, aimOf(choices[ui.cursor]))
  const cells = chart.sheet.stars.map((_, star): StyledLine => {
    const found = (page.found & (1 << star)) !== 0
    const boxes = sidesOf(chart, star).map(([box, via]) => boxText(page, box, via))
    const told = `${starName(star).padEnd(3)} ${starText({ chart, page, names: false }, star).padEnd(4)} ${boxes.join(' ')}`
    return [span(sized(told, CELL), near & (1 << star) ? 'marked' : found ? 'good' : 'plain')]
  })
  const across = Math.max(1, Math.floor((width + 1) / (CELL + 1)))
  const down = Math.max(Math.ceil(cells.length / across), 1)
  const columns = Array.from({ length: across }, (_, i) => cells.slice(i * down, (i + 1) * down))
  return beside(columns, ' ').slice(0, height)
}

function sidesOf({ left, right, leftVia, rightVia }: Chart, star: number): readonly (readonly [number, number])[] {
  return [
    [left[star] as number, leftVia[star] as number],
    [right[star] as number, rightVia[star] as number],
  ]
}

/** `b3=5`, `b14` while it is empty, `b14~c2` behind an open circle. */
function boxText(page: Page, box: number, via: number): string {
  const open = via === NONE || page.circles & (1 << via)
  const value = page.boxes[box] || 0
  return `${boxName(box)}${value === 0 ? '' : `=${value}`}${open ? '' : `~${circleName(via)}`}`
}

/** What the choice under the cursor would do to the stars it touches. */
function previewLines({ text, scene, chart, page, choices, ui }: Desk): StyledLine[] {
  const choice = choices[ui.cursor]
  if (choice === undefined) return []
  if (choice.kind === 'bonus') return lines(`${text.sky.bonuses[choice.bonus].rule}`, scene.columns)
  const after = afterChoice(chart, page, choice)
  const stars = chart.sheet.stars.flatMap((_, star) =>
    touched(chart, aimOf(choice)) & (1 << star) ? [previewOf(chart, after, star)] : [],
  )
  const gain = totalOf(chart, after) - totalOf(chart, page)
  const change = gain === 0 ? '' : `   ${gain > 0 ? '+' : '−'}${Math.abs(gain)}`
  return lines(`${labelOf(text, choice)}   ${stars.join(', ')}${change}`.trimEnd(), scene.columns)
}

function lines(told: string, columns: number): StyledLine[] {
  return wrapWords(told, columns)
    .slice(0, 2)
    .map((line) => [span(line, 'accent')])
}

function afterChoice(chart: Chart, page: Page, choice: Choice): Page {
  if (choice.kind !== 'move' || choice.move.kind === 'pass') return page
  return apply(chart, page, choice.move.kind === 'bonus' ? choice.move.on : choice.move)
}

/** "s8 ★ 5−2=3", "s9 ▲=3 5−?". */
function previewOf(chart: Chart, after: Page, star: number): string {
  const name = `${starName(star)} ${SHAPE_SIGNS[chart.sheet.stars[star]?.shape ?? 0]}`
  const lock = chart.lock[star] as number
  const wanted = lock === NONE ? '' : `=${lock}`
  const numbers = sidesOf(chart, star).map(([box, via]) =>
    via === NONE || after.circles & (1 << via) ? after.boxes[box] || '?' : '?',
  )
  if (after.found & (1 << star)) return `${name} ${sum(numbers)}${worthOf(chart, after, star)}`
  if (after.failed & (1 << star)) return `${name}${wanted} ✗`
  return `${name}${wanted} ${numbers.join('−')}`
}

function sum(numbers: readonly (number | string)[]): string {
  const [a = 0, b = 0] = numbers.map(Number)
  return `${Math.max(a, b)}−${Math.min(a, b)}=`
}
