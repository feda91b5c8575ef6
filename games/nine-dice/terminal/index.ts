/** 9 Dice in a terminal: the number, the pairs with their shapes and keys, and the taken discs. */
import type { Seat } from '../../../engine/contract.ts'
import {
  beside,
  centre,
  drawDie,
  type Hint,
  type Pressed,
  type Style,
  type StyledLine,
  sized,
  span,
  type TerminalBoard,
  type TerminalScene,
  widthOf,
} from '../../../engine/parts/terminal.ts'
import type { Lang } from '../../../engine/text/lang.ts'
import { type Move, STATE, TAKE } from '../rules/moves.ts'
import { BLACK, DISCS, type Disc, isTaken, playing, type State } from '../rules/state.ts'
import { COLOURS, type ColourId, diceOf, JOKER, SIGNS, type Signs, sumOf } from '../rules/sums.ts'
import { terms } from '../text/lines.ts'
import { loadText, type NineText } from '../text/texts.ts'

/** Where sums are said (R8): the disc that is reached for, or null, and the sum under the cursor. */
interface Ui {
  readonly disc: Disc | null
  readonly cursor: number
}

type NineScene = TerminalScene<State, Ui>

export const SHAPES: { readonly [colour in ColourId]: string } = { red: '●', orange: '▲', blue: '■', green: '★' }
const STOP_SHAPE = '✖'

export async function loadTerminal(lang: Lang): Promise<TerminalBoard<State, Move, Ui>> {
  const text = await loadText(lang)
  return { ask, press, draw: (scene) => draw(text, scene), hints: (scene) => hints(text, scene) }
}

const REACHING: Ui = { disc: null, cursor: 0 }

function ask(): Ui {
  return REACHING
}

/** 1 to 4 are the colours in their order, 5, Space and Enter STOP. */
function press(state: State, _seat: Seat, ui: Ui, key: string): Pressed<Move, Ui> {
  if (ui.disc !== null) return pressSum(state, ui.disc, ui.cursor, key)
  const disc = key === 'enter' ? BLACK : Number(key) - 1
  if (!(disc in DISCS)) return { kind: 'ignored' }
  if (isTaken(state, disc)) return { kind: 'refused', rule: 'R3' }
  if (disc !== BLACK && state.table.statement === 'on') return { kind: 'ui', ui: { disc, cursor: 0 } }
  return { kind: 'move', move: TAKE[disc] as Move }
}

function pressSum(state: State, disc: Disc, cursor: number, key: string): Pressed<Move, Ui> {
  const sums = sumsOf(state, disc)
  const step = key === 'up' || key === 'left' ? -1 : key === 'down' || key === 'right' ? 1 : 0
  if (step !== 0) return { kind: 'ui', ui: { disc, cursor: (cursor + step + sums.length) % sums.length } }
  if (key === 'escape') return { kind: 'ui', ui: REACHING }
  const picked = key === 'enter' ? cursor : /^[1-9]$/.test(key) ? Number(key) - 1 : -1
  const signs = sums[picked]
  if (signs === undefined) return { kind: 'ignored' }
  return { kind: 'move', move: STATE[disc]?.[SIGNS.indexOf(signs)] as Move }
}

/** The sums that can be picked: those that come to a number at all, whether or not it is the right one. */
function sumsOf({ dice }: State, disc: Disc): readonly Signs[] {
  return SIGNS.filter((signs) => sumOf(diceOf(dice, disc), signs) > 0)
}

function hints(text: NineText, { state, ui }: NineScene): Hint[] {
  if (ui === null) return []
  const own = (keys: string, label: string): Hint => ({ keys, label: { own: label } })
  if (ui.disc !== null) {
    const { say, clear } = text.board.keys
    return [own('↑ ↓ Enter', say), own('Esc', clear)]
  }
  return TAKE.flatMap((move) => {
    const keys = move.disc === BLACK ? 'Space' : String(move.disc + 1)
    return isTaken(state, move.disc) ? [] : [own(keys, text.move(move))]
  })
}

function draw(text: NineText, scene: NineScene): StyledLine[] {
  const roomy = [...drawSeats(scene), [], ...drawThrow(text, scene, 'wide'), ...drawSums(scene)]
  if (scene.columns >= WIDE && roomy.length <= scene.rows) return roomy
  return [...drawSeats(scene), ...drawThrow(text, scene, 'narrow'), ...drawSums(scene)]
}

/** Four pairs of dice, the joker and the number side by side. */
const WIDE = 78

const seatStyle = (seat: Seat): Style => `seat${seat}`

/** A line a seat: the spinner's mark, name, points, the discs it has, and what they brought once that is known. */
function drawSeats({ state, names, columns }: NineScene): StyledLine[] {
  const width = Math.min(24, Math.max(6, columns - 30), Math.max(...names.map(widthOf)))
  return names.map((name, seat) => {
    const discs = state.taken.filter((one) => one.seat === seat).map(({ disc }) => shapeOf(disc))
    const gain = state.gains[seat]
    const out = !playing(state).includes(seat)
    return [
      span(state.phase !== 'first' && state.spinner === seat ? '▸ ' : '  ', 'strong'),
      span(sized(name, width), out ? 'dim' : seatStyle(seat)),
      span(String(state.scores[seat]).padStart(4), 'strong'),
      span(state.table.rounds > 0 ? ` · ${state.round}/${state.table.rounds}` : ` / ${state.table.target}`, 'dim'),
      span(gain === undefined || gain === 0 ? '' : ` ${gain > 0 ? '+' : '−'}${Math.abs(gain)}`, 'good'),
      span(sized(`  ${discs.join(' ')}`, Math.min(14, columns - width - 16)), seatStyle(seat)),
    ]
  })
}

function shapeOf(disc: Disc): string {
  const colour = COLOURS[disc]
  return colour === undefined ? STOP_SHAPE : SHAPES[colour]
}

function drawThrow(text: NineText, scene: NineScene, shape: 'wide' | 'narrow'): StyledLine[] {
  const { state, tumble } = scene
  if (state.dice.length === 0) return []
  const dice = tumble === undefined ? state.dice : state.dice.map((_, die) => rolling(die, tumble))
  const number = tumble === undefined ? String(state.number) : '…'
  return shape === 'wide' ? widePairs(text, scene, dice, number) : narrowPairs(text, scene, dice, number)
}

/** A face in flight: it only has to look alive. */
function rolling(die: number, tumble: number): number {
  return 1 + ((die * 5 + tumble * (die + 2)) % 6)
}

function widePairs(text: NineText, scene: NineScene, dice: readonly number[], number: string): StyledLine[] {
  const pairs = COLOURS.map((id, colour) => {
    const [a, b] = diceOf(dice, colour)
    const style: Style = isTaken(scene.state, colour) ? 'dim' : 'strong'
    const name = `${colour + 1} ${SHAPES[id]} ${text.colours[id].name}`
    return [
      ...beside([drawDie(a, style, 'small'), drawDie(b, style, 'small')], ' '),
      [span(centre(sized(name, Math.min(13, widthOf(name))), 13), style)],
      [span(centre(takerName(scene, colour, 13), 13), takerStyle(scene, colour))],
    ]
  })
  const joker = [...drawDie(dice[JOKER] as number, 'accent', 'small'), [span(centre(text.joker, 8), 'accent')]]
  const padded = pairs.map((picture) => picture.map((line) => pad(line, 13)))
  const box = ['┏━━━━┓', `┃ ${number.padEnd(2)} ┃`, '┗━━━━┛', '', '']
  const target = box.map((row): StyledLine => [span(row, 'accent')])
  return [
    ...beside([target.map((line) => pad(line, 8)), ...padded, joker.map((line) => pad(line, 8))], ' '),
    stopLine(text, scene),
  ]
}

/** Filled up, so that pictures side by side keep their columns. */
function pad(line: StyledLine, width: number): StyledLine {
  const missing = width - line.reduce((sum, one) => sum + widthOf(one.text), 0)
  return missing > 0 ? [...line, span(' '.repeat(missing))] : line
}

function narrowPairs(text: NineText, scene: NineScene, dice: readonly number[], number: string): StyledLine[] {
  const width = Math.max(...COLOURS.map((id) => widthOf(text.colours[id].name)))
  const room = Math.max(0, Math.min(20, scene.columns - width - 14))
  return [
    [span(`→ ${number}`, 'accent'), span(`   ${text.joker} ${dice[JOKER]}`, 'strong')],
    ...COLOURS.map((id, colour): StyledLine => {
      const [a, b] = diceOf(dice, colour)
      const style: Style = isTaken(scene.state, colour) ? 'dim' : 'strong'
      const name = `${colour + 1} ${SHAPES[id]} ${sized(text.colours[id].name, width)}`
      return [span(`${name}  ${a} ${b}  `, style), span(takerName(scene, colour, room), takerStyle(scene, colour))]
    }),
    stopLine(text, scene),
  ]
}

function stopLine(text: NineText, scene: NineScene): StyledLine {
  const style: Style = isTaken(scene.state, BLACK) ? 'dim' : 'strong'
  return [span(`5 ${STOP_SHAPE} ${text.stop}  `, style), span(takerName(scene, BLACK, 16), takerStyle(scene, BLACK))]
}

function takerOf({ state }: NineScene, disc: Disc): Seat | null {
  return state.taken.find((one) => one.disc === disc)?.seat ?? null
}

function takerName(scene: NineScene, disc: Disc, width: number): string {
  const seat = takerOf(scene, disc)
  const name = seat === null ? '' : (scene.names[seat] ?? '')
  return sized(name, Math.min(width, widthOf(name)))
}

function takerStyle(scene: NineScene, disc: Disc): Style {
  const seat = takerOf(scene, disc)
  return seat === null ? 'dim' : seatStyle(seat)
}

/** The sums to choose from, without what they come to: that is the game. */
function drawSums({ state, ui }: NineScene): StyledLine[] {
  if (ui === null || ui.disc === null) return []
  const own = diceOf(state.dice, ui.disc)
  return sumsOf(state, ui.disc).map((signs, i) => {
    const picked = i === ui.cursor
    return [span(picked ? '▸ ' : '  ', 'accent'), span(`${i + 1} ${terms(own, signs)}`, picked ? 'marked' : 'plain')]
  })
}
