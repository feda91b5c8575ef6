/** The picture of the table in a terminal. */
import type { Seat } from '../../../engine/contract.ts'
import {
  beside,
  type Span,
  type Style,
  type StyledLine,
  sized,
  span,
  type TerminalScene,
  widthOf,
} from '../../../engine/parts/terminal.ts'
import { at, type Counts, total } from '../rules/counts.ts'
import type { Move } from '../rules/moves.ts'
import { claimsOpen, fateOpen } from '../rules/rewards.ts'
import { diceOfCrowns } from '../rules/rules.ts'
import { FATE_SUPPLY, type Kind, kindOf, rivalsOf, type State } from '../rules/state.ts'
import type { Who } from '../text/lines.ts'
import type { CrownsText } from '../text/texts.ts'

/** The selection, not yet played: a line of the list, or how many dice each seat gets. */
export interface Ui {
  /** By position: in the list of moves, or among those who can get dice. */
  readonly cursor: number
  /** Where dice are divided: always all of them. */
  readonly to: Counts
}

export type CrownsScene = TerminalScene<State, Ui>

/** The seats that can get the dice of this question; null where the question is another. */
export function targetsOf(state: State): readonly Seat[] | null {
  if (state.phase === 'hand') return rivalsOf(state)
  if (state.phase !== 'give') return null
  return state.messenger ? rivalsOf(state) : [state.seat, ...rivalsOf(state)] // R5
}

const SIGNS: { readonly [kind in Kind]: string } = { crown: '♛', dagger: '†', skull: '☠', scroll: '§' }
const ALL_KINDS: readonly Kind[] = ['crown', 'dagger', 'skull', 'scroll']

const seatStyle = (seat: Seat): Style => `seat${seat}`

/** From the richest picture to the leanest: the first that fits. */
const SHAPES = [
  { dice: true, legend: true, gap: true },
  { dice: true, legend: false, gap: true },
  { dice: true, legend: false, gap: false },
  { dice: false, legend: false, gap: false },
] as const

export function draw(text: CrownsText, scene: CrownsScene): StyledLine[] {
  const shapes = scene.columns >= 44 ? SHAPES : SHAPES.slice(3)
  const pictures = shapes.map((shape) => drawAs(text, scene, shape))
  return pictures.find((picture) => picture.length <= scene.rows) ?? (pictures.at(-1) as StyledLine[])
}

function drawAs(text: CrownsText, scene: CrownsScene, { dice, legend, gap }: (typeof SHAPES)[number]): StyledLine[] {
  const empty: StyledLine[] = gap ? [[]] : []
  const head = [...drawSeats(text, scene), ...drawSupply(text, scene), ...empty, ...drawArea(scene, dice)]
  const foot = legend ? drawLegend(text, scene.columns) : []
  const list = drawList(text, scene, scene.rows - head.length - foot.length - empty.length)
  return [...head, ...(list.length > 0 ? [...empty, ...list] : []), ...foot]
}

/** A line a seat: name, claims, fate, the crown, and the dice that lie locked there or come to it. */
function drawSeats(text: CrownsText, scene: CrownsScene): StyledLine[] {
  const { state, columns } = scene
  const alone = state.table.seats === 1
  const names = alone ? [...scene.names.slice(0, 1), text.board.pieces.varrick] : scene.names
  // Everything but the name takes at most 35 columns.
  const width = Math.max(4, Math.min(20, columns - 35, Math.max(...names.map(widthOf))))
  return names.map((name, seat) => [
    ...markOf(scene, seat),
    span(sized(name, width), seatStyle(seat)),
    span('  '),
    ...sealsOf(state, seat),
    ...tokensOf(state, seat),
    ...lockedAt(scene, seat),
  ])
}

/** Whose turn it is; while dice are divided, the number to press, and the cursor. */
function markOf({ state, ui }: CrownsScene, seat: Seat): Span[] {
  const active = seat === state.seat && state.phase !== 'first' && state.phase !== 'over'
  const mark = span(active ? '▸ ' : '  ', 'strong')
  const targets = ui === null ? null : targetsOf(state)
  if (targets === null) return [mark]
  const number = targets.includes(seat) ? `${seat + 1}` : ' '
  return [mark, span(number, targets[ui?.cursor ?? 0] === seat ? 'marked' : 'accent'), span(' ')]
}

function sealsOf({ table, claims, crown }: State, seat: Seat): Span[] {
  const goal = table.seats === 1 ? table.tokens : table.claims
  const mine = at(claims, seat)
  const crowned = crown === seat ? 1 : 0
  return [
    span('●'.repeat(mine), 'accent'),
    span(crowned ? '♔' : '', 'good'),
    span('○'.repeat(Math.max(0, goal - mine - crowned)), 'dim'),
  ]
}

function tokensOf({ table, fate, seat: active, messenger }: State, seat: Seat): Span[] {
  return [
    ...(table.fate === 'on' ? [span(` ✦${at(fate, seat)}`, at(fate, seat) > 0 ? 'cool' : 'dim')] : []),
    ...(messenger && seat === active ? [span(' ✉', 'good')] : []),
  ]
}

/** The dice before a seat that is not active, and those it would get. */
function lockedAt({ state, ui }: CrownsScene, seat: Seat): Span[] {
  const { crowns, daggers, handed, giving, phase } = state
  const signs = (kind: Kind, count: number): string => ` ${SIGNS[kind]}`.repeat(count)
  const coming = ui === null ? 0 : at(ui.to, seat)
  return [
    span(' '),
    span(seat === state.seat ? '' : signs('crown', at(crowns, seat)), 'good'),
    span(seat === state.seat ? '' : signs('dagger', at(daggers, seat)), 'accent'),
    span(signs('scroll', at(handed, seat)), 'dim'),
    span(at(giving, seat) === 0 ? '' : ` ${SIGNS.dagger}?`.repeat(at(giving, seat)), 'accent'),
    span(coming === 0 ? '' : ` +${coming}${SIGNS[phase === 'hand' ? 'scroll' : 'dagger']}`, 'marked'),
  ]
}

/** The crown in the middle, and the supply of fate tokens. */
function drawSupply(text: CrownsText, { state, columns }: CrownsScene): StyledLine[] {
  const { table, crown, fate } = state
  if (table.seats === 1) return []
  const { pieces } = text.board
  const things = [
    ...(table.crownDefence === 'on' && crown < 0 ? [`♔ ${pieces.crownInMiddle}`] : []),
    ...(table.fate === 'on' ? [`✦ ${pieces.supply({ count: FATE_SUPPLY - total(fate) })}`] : []),
  ]
  return things.map((thing): StyledLine => [span(sized(`  ${thing}`, Math.min(columns, widthOf(thing) + 2)), 'dim')])
}

interface Lying {
  readonly sign: string
  readonly style: Style
  readonly frame: 'locked' | 'loose'
}

/** The active area, locked dice first. */
function lyingIn({ state, tumble }: CrownsScene): Lying[] {
  const { seat, crowns, daggers, skulls, scrolls, fresh, hand, phase, fated } = state
  const some = (count: number, kind: Kind, style: Style, frame: Lying['frame']): Lying[] =>
    Array.from({ length: count }, () => ({ sign: SIGNS[kind], style, frame }))
  const lying = [
    ...some(at(crowns, seat), 'crown', 'good', 'locked'),
    ...some(at(daggers, seat), 'dagger', 'accent', 'locked'),
    ...some(skulls, 'skull', 'strong', 'loose'),
    ...some(scrolls, 'scroll', 'strong', 'loose'),
    ...some(fresh, 'scroll', 'cool', 'loose'),
    ...Array.from({ length: hand + (phase === 'fate' && fated === seat ? 1 : 0) }, () => UNROLLED),
  ]
  return tumble === undefined ? lying : lying.map((_, die) => ({ ...UNROLLED, sign: inFlight(die, tumble) }))
}

const UNROLLED: Lying = { sign: '·', style: 'dim', frame: 'loose' }

/** Faces in flight: they only have to look alive. */
function inFlight(die: number, tumble: number): string {
  return SIGNS[kindOf(1 + ((die * 5 + tumble * (die + 2)) % 6))]
}

/** Three lines, however few dice lie there, so that nothing jumps. */
function drawArea(scene: CrownsScene, boxes: boolean): StyledLine[] {
  const lying = lyingIn(scene)
  if (!boxes) return [[span('  '), ...lying.map(({ sign, style }) => span(`${sign} `, style))]]
  if (lying.length === 0) return [[], [], []]
  const pictures = lying.map(({ sign, style, frame }) => drawDie(sign, style, frame))
  return beside([[[span('  ')], [span('  ')], [span('  ')]], ...pictures], ' ')
}

function drawDie(sign: string, style: Style, frame: Lying['frame']): StyledLine[] {
  const rows = frame === 'locked' ? ['╔═══╗', `║ ${sign} ║`, '╚═══╝'] : ['┌───┐', `│ ${sign} │`, '└───┘']
  return rows.map((row) => [span(row, style)])
}

function drawLegend(text: CrownsText, columns: number): StyledLine[] {
  const legend = ALL_KINDS.map((kind) => `${SIGNS[kind]} ${text.kinds[kind]}`).join('   ')
  return widthOf(legend) + 2 > columns ? [] : [[], [span(`  ${legend}`, 'dim')]]
}

/** The moves, one a line, those around the cursor where there are too many. While dice are divided, the question. */
function drawList(
  text: CrownsText,
  { state, seat, ui, names, columns, rows }: CrownsScene,
  room: number,
): StyledLine[] {
  if (ui === null) return []
  const who: Who = (other) => names[other] ?? ''
  const { questions } = text.board
  const cut = (line: string): string => sized(line, Math.min(columns, widthOf(line)))
  if (state.phase === 'hand') return [[span(cut(`  ${questions.hand({ count: state.fresh })}`))]]
  if (state.phase === 'give') {
    return [[span(cut(`  ${questions.give({ who: who(state.seat), count: at(state.giving, seat) })}`))]]
  }
  const moves = diceOfCrowns.moves(state, seat)
  const most = Math.max(3, Math.min(room, rows))
  const top = Math.max(0, Math.min(ui.cursor - Math.floor(most / 2), moves.length - most))
  return moves.slice(top, top + most).map((move, i) => {
    const picked = top + i === ui.cursor
    const key = keyOf(move) ?? (top + i < 9 ? String(top + i + 1) : ' ')
    const label = sized(labelOf(text, state, move, who), Math.max(10, Math.min(48, columns - 5)))
    return [span(picked ? '▸ ' : '  ', 'accent'), span(`${key} `, 'dim'), span(label, picked ? 'marked' : 'plain')]
  })
}

/** Keys that play a move at once, by how it is written. */
export const SHORTCUTS: { readonly [key: string]: string } = {
  s: 'stop',
  k: 'reroll skulls',
  c: 'reroll scrolls',
  b: 'reroll both',
}

function keyOf(move: Move): string | undefined {
  const written = diceOfCrowns.write(move)
  return Object.keys(SHORTCUTS).find((key) => SHORTCUTS[key] === written)
}

/** A move with what it would bring here: "Stop: 1 claim". */
export function labelOf(text: CrownsText, state: State, move: Move, who: Who): string {
  const reward = move.kind === 'stop' ? rewardOf(text, state) : ''
  return reward === '' ? text.choice(state, move, who) : text.board.buttons.stopFor({ reward })
}

/** What stopping would bring, where it is sure. */
function rewardOf(text: CrownsText, state: State): string {
  const [claims, fate] = [claimsOpen(state), fateOpen(state)]
  const open = [
    ...(claims > 0 ? [text.things.claim({ count: claims })] : []),
    ...(fate > 0 ? [text.things.fate({ count: fate })] : []),
  ]
  return open.join(' / ')
}
