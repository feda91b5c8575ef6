/** Dicy Cards in a terminal: dice with numbers under them, cards with letters, frost over frozen cards. */
import type { Seat } from '../../../engine/contract.ts'
import { facesOf, handOf } from '../../../engine/dice/multiset.ts'
import {
  beside,
  centre,
  drawDie,
  type Hint,
  type Pressed,
  type Span,
  type Style,
  type StyledLine,
  sized,
  span,
  type TerminalBoard,
  type TerminalScene,
  widthOf,
  wrapWords,
} from '../../../engine/parts/terminal.ts'
import type { Lang } from '../../../engine/text/lang.ts'
import { type Card, DICE, idOf, points } from '../rules/cards.ts'
import { FREEZE, type Move, PASS, reroll, SCORE, WAKE } from '../rules/moves.ts'
import { dicyCards } from '../rules/rules.ts'
import { activeOf, cardAt, choosable, type Phase, PLACES, type State } from '../rules/state.ts'
import type { DicyText } from '../text/texts.ts'
import { loadText } from '../text/texts.ts'

/** The selection, not yet played: a card by its place, and dice by their position (a bit each). */
interface Ui {
  readonly place: number
  readonly held: number
  /** The player has moved the cursor: it stays where it is. */
  readonly moved: boolean
}

type DicyScene = TerminalScene<State, Ui>

const LETTERS = ['a', 'b', 'c', 'd', 'e'] as const

export async function loadTerminal(lang: Lang): Promise<TerminalBoard<State, Move, Ui>> {
  const text = await loadText(lang)
  return { ask, press, draw: (scene) => draw(text, scene), hints: (scene) => hints(text, scene) }
}

/** The cursor starts on the card that scores most, or on the first that may be chosen. */
function ask(state: State, seat: Seat): Ui {
  const worth = state.table.cards.map((card, place) => {
    if (state.phase !== 'choose') return choosable(state, seat) & (1 << place) ? 1 : 0
    return activeOf(state, seat) & (1 << place) ? 1 + stamp(state, seat, card, place) : 0
  })
  return { place: worth.indexOf(Math.max(...worth)), held: 0, moved: false }
}

/** Rerolling dice freezes a card: the cursor moves to the active card that is worth least now. */
function pickDie(state: State, seat: Seat, ui: Ui, die: number): Ui {
  const held = ui.held ^ (1 << die)
  if (ui.moved) return { ...ui, held }
  if (held === 0) return ask(state, seat)
  const places = state.table.cards.flatMap((_, place) => (activeOf(state, seat) & (1 << place) ? [place] : []))
  const worth = places.map((place) => stamp(state, seat, cardAt(state, place), place))
  return { ...ui, held, place: places[worth.indexOf(Math.min(...worth))] ?? ui.place }
}

/** What an active card would score now; 0 where it cannot. */
function stamp(state: State, seat: Seat, card: Card, place: number): number {
  const can = state.phase === 'choose' && seat === state.seat && state.dice >= DICE.full
  return can && activeOf(state, seat) & (1 << place) ? points(card, state.dice) : 0
}

function press(state: State, seat: Seat, ui: Ui, key: string): Pressed<Move, Ui> {
  const place = LETTERS.indexOf(key as 'a')
  if (place >= 0) return { kind: 'ui', ui: { ...ui, place, moved: true } }
  if (key === 'left' || key === 'right') {
    const next = (ui.place + (key === 'left' ? PLACES - 1 : 1)) % PLACES
    return { kind: 'ui', ui: { ...ui, place: next, moved: true } }
  }
  if (key === 'enter') return { kind: 'move', move: primary(state, ui) }
  if (key === 'escape') return { kind: 'ui', ui: ask(state, seat) }
  if (state.phase !== 'choose') return { kind: 'ignored' }
  if (/^[1-6]$/.test(key)) return { kind: 'ui', ui: pickDie(state, seat, ui, Number(key) - 1) }
  const card = cardAt(state, ui.place)
  switch (key) {
    case 's':
      return { kind: 'move', move: SCORE[card] as Move }
    case 'r':
      return ui.held === 0 ? { kind: 'refused', rule: 'R5' } : { kind: 'move', move: reroll(card, heldDice(state, ui)) }
    case 'p':
      return { kind: 'move', move: PASS }
    default:
      return { kind: 'ignored' }
  }
}

/** What Enter does: answer with the card; reroll the dice picked; otherwise score. */
function primary(state: State, ui: Ui): Move {
  const card = cardAt(state, ui.place)
  if (state.phase === 'freeze') return FREEZE[card] as Move
  if (state.phase === 'wake') return WAKE[card] as Move
  return ui.held === 0 ? (SCORE[card] as Move) : reroll(card, heldDice(state, ui))
}

function heldDice(state: State, { held }: Ui): number {
  return handOf(
    DICE,
    facesOf(DICE, state.dice).filter((_, die) => held & (1 << die)),
  )
}

/** The actions open now; Enter is offered only where its move is legal. */
function hints(text: DicyText, { state, seat, ui }: DicyScene): Hint[] {
  if (ui === null) return []
  const move = primary(state, ui)
  const enter: Hint[] =
    dicyCards.why(state, seat, move) === null ? [{ keys: 'Enter', label: { own: text.move(move) } }] : []
  const cards: Hint = { keys: 'a–e', label: { shared: 'cards' } }
  if (state.phase !== 'choose') return [...enter, cards]
  return [...enter, { keys: 'p', label: { own: text.move(PASS) } }, { keys: '1–6', label: { shared: 'dice' } }, cards]
}

/** From the richest picture to the leanest: the first that fits. */
const SHAPES = [
  { dice: 'large', rule: true, gap: true },
  { dice: 'small', rule: true, gap: true },
  { dice: 'small', rule: false, gap: true },
  { dice: 'small', rule: false, gap: false },
] as const

type Shape = (typeof SHAPES)[number]

function draw(text: DicyText, scene: DicyScene): StyledLine[] {
  const shapes = scene.columns >= 62 ? SHAPES : SHAPES.slice(1)
  const pictures = shapes.map((shape) => drawAs(text, scene, shape))
  return pictures.find((picture) => picture.length <= scene.rows) ?? (pictures.at(-1) as StyledLine[])
}

function drawAs(text: DicyText, scene: DicyScene, { dice, rule, gap }: Shape): StyledLine[] {
  const { state, seat, ui, columns } = scene
  const cards = columns >= 78 ? drawCards(text, scene) : listCards(text, scene)
  const card = ui === null || !rule ? undefined : cardAt(state, ui.place)
  const says = card === undefined ? '' : text.cards[idOf(card)].rule
  const empty: StyledLine[] = gap ? [[]] : []
  return [
    ...drawSeats(scene),
    ...empty,
    ...drawDice(scene, dice),
    ...empty,
    [span(scene.names[seat] ?? '', seatStyle(seat))],
    ...cards,
    ...(rule ? wrapWords(says, columns - 2).map((line): StyledLine => [span(line, 'dim')]) : []),
  ]
}

const seatStyle = (seat: Seat): Style => `seat${seat}`

/** Phases within a turn. */
const UNDER_WAY: ReadonlySet<Phase> = new Set(['roll', 'choose', 'reroll', 'freeze', 'wake'])

/** A line a seat: name, points, a bar to the target, and the letters of its cards, frozen ones as frost. */
function drawSeats({ state, names, columns }: DicyScene): StyledLine[] {
  // Everything but the name and the bar takes 26 columns.
  const width = Math.min(24, columns - 27, Math.max(...names.map(widthOf)))
  const room = Math.max(0, Math.min(30, columns - width - 27))
  return names.map((name, seat) => {
    const score = state.scores[seat] as number
    const full = Math.min(room, Math.round((score * room) / state.table.target))
    const active = activeOf(state, seat)
    const cards: Span[] = LETTERS.map((letter, place) => {
      if (state.table.cards.length === 0) return span('')
      return active & (1 << place) ? span(` ${letter}`, seatStyle(seat)) : span(' ❄', 'cool')
    })
    return [
      span(state.seat === seat && UNDER_WAY.has(state.phase) ? '▸ ' : '  ', 'strong'),
      span(sized(name, width), seatStyle(seat)),
      span(String(score).padStart(5), 'strong'),
      span(` / ${state.table.target}  `, 'dim'),
      span('█'.repeat(full), seatStyle(seat)),
      span('░'.repeat(room - full), 'dim'),
      span(' '),
      ...cards,
    ]
  })
}

function drawDice({ state, ui, tumble }: DicyScene, size: 'large' | 'small'): StyledLine[] {
  const lie = facesOf(DICE, state.dice)
  const faces = tumble === undefined ? lie : rolling(lie.length, tumble)
  const height = size === 'large' ? 6 : 4
  if (faces.length === 0) return Array.from({ length: height }, () => [])
  const pictures = faces.map((face, die) => {
    const held = ui !== null && (ui.held & (1 << die)) !== 0
    const style: Style = held ? 'marked' : tumble === undefined ? 'strong' : 'dim'
    const label = ui === null || state.phase !== 'choose' ? '' : held ? `▲ ${die + 1}` : `${die + 1}`
    const under = span(centre(label, size === 'large' ? 9 : 5), held ? 'accent' : 'dim')
    return [...drawDie(face, style, size), [under]]
  })
  return beside(pictures, ' ')
}

/** Faces in flight: they only have to look alive. */
function rolling(count: number, tumble: number): number[] {
  return Array.from({ length: count }, (_, die) => 1 + ((die * 5 + tumble * (die + 2)) % 6))
}

interface Face {
  readonly letter: string
  readonly name: string
  readonly frozen: boolean
  readonly picked: boolean
  /** What it would score, as text; empty where it cannot be scored. */
  readonly stamp: string
  readonly style: Style
}

function faceOf(text: DicyText, { state, seat, ui }: DicyScene, card: Card, place: number): Face {
  const frozen = (activeOf(state, seat) & (1 << place)) === 0
  const worth = stamp(state, seat, card, place)
  return {
    letter: LETTERS[place] as string,
    name: text.cards[idOf(card)].name,
    frozen,
    picked: ui?.place === place,
    stamp: frozen ? '❄' : worth === 0 ? '' : String(worth),
    style: frozen ? 'cool' : seatStyle(seat),
  }
}

function drawCards(text: DicyText, scene: DicyScene): StyledLine[] {
  const width = Math.min(20, Math.floor((scene.columns - 6) / PLACES) - 2)
  const pictures = scene.state.table.cards.map((card, place) => {
    const { letter, name, frozen, picked, stamp, style } = faceOf(text, scene, card, place)
    const edge = (frozen ? '┄' : picked ? '━' : '─').repeat(width)
    const side = span(frozen ? '┆' : picked ? '┃' : '│', picked ? 'accent' : style)
    const [tl, tr, bl, br] = picked && !frozen ? ['┏', '┓', '┗', '┛'] : ['╭', '╮', '╰', '╯']
    const row = (content: string, inner: Style): StyledLine => [side, span(content, inner), side]
    const [first, second] = twoLines(name, width - 3)
    return [
      [span(`${tl}${edge}${tr}`, picked ? 'accent' : style)],
      row(sized(`${letter} ${first}`, width), picked ? 'marked' : style),
      row(sized(`  ${second}`, width), picked ? 'marked' : style),
      row(centre(stamp, width), frozen ? 'cool' : 'good'),
      [span(`${bl}${edge}${br}`, picked ? 'accent' : style)],
    ]
  })
  return beside(pictures, ' ')
}

/** A name on two lines, broken at a blank where it is too long for one. */
function twoLines(name: string, width: number): readonly [string, string] {
  if ([...name].length <= width) return [name, '']
  const at = name.lastIndexOf(' ', width)
  return at > 0 ? [name.slice(0, at), name.slice(at + 1)] : [name, '']
}

function listCards(text: DicyText, scene: DicyScene): StyledLine[] {
  const width = Math.max(10, Math.min(24, scene.columns - 14))
  return scene.state.table.cards.map((card, place) => {
    const { letter, name, picked, stamp, style } = faceOf(text, scene, card, place)
    return [
      span(picked ? '▸ ' : '  ', 'accent'),
      span(`${letter} ${sized(name, width)}`, picked ? 'marked' : style),
      span(stamp.padStart(5), stamp === '❄' ? 'cool' : 'good'),
    ]
  })
}
