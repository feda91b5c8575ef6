/** Pictures to share, drawn on a canvas with the page's own colours and faces. */
import { type Course, curveOf, HEIGHT, WIDTH } from './curve.ts'

export interface Result {
  readonly game: string
  readonly title: string
  readonly rows: readonly { readonly hue: number; readonly name: string; readonly told: string }[]
  /** The end in the game's own world; null where the game brings none. */
  readonly scene: HTMLImageElement | null
  /** Class of the game's world. */
  readonly world: string
  readonly date: string
  /** The address of this site, as people type it. */
  readonly site: string
}

export const SIZE = { width: 1200, height: 1200 } as const
export const SCENE = { width: 1200, height: 860 } as const
export const MARGIN = 96

/** The end of a game: the scene above; below it who won, everybody's score, the date and the address. */
export function drawResult(result: Result): Promise<Blob> {
  const height = SCENE.height + 270 + result.rows.length * ROW + FOOT
  return onCanvas({ width: SIZE.width, height, world: result.world }, (pen, token) => draw(pen, result, token))
}

/** A square picture with the page's paper, two dice and our name; `draw` adds the rest. */
export function paint(draw: Draw): Promise<Blob> {
  return onCanvas({ ...SIZE, world: '' }, (pen, token) => {
    dice(pen, token)
    draw(pen, token)
    pen.fillStyle = token('--ink-soft')
    pen.font = `40px ${token('--font-display')}`
    pen.fillText('Iacta', MARGIN, SIZE.height - 64)
  })
}

export type Token = (name: string) => string
type Draw = (pen: CanvasRenderingContext2D, token: Token) => void

async function onCanvas(
  { width, height, world }: { width: number; height: number; world: string },
  draw: Draw,
): Promise<Blob> {
  await document.fonts.ready
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  // Read back once, at the end: drawing it by the processor is quicker than by way of the graphics card.
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (pen === null) throw new Error('no canvas')
  const token = tokens(world)
  pen.fillStyle = token('--paper')
  pen.fillRect(0, 0, width, height)
  draw(pen, token)
  return await new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('no picture')) : resolve(blob)), 'image/png')
  })
}

/** Colours as the page resolves them in a world: a canvas does not know of themes. */
function tokens(world: string): Token {
  const style = getComputedStyle(document.documentElement)
  const around = document.createElement('div')
  around.className = world
  const probe = around.appendChild(document.createElement('span'))
  return (name) => {
    if (name.startsWith('--font')) return style.getPropertyValue(name).trim()
    document.body.append(around)
    probe.style.color = `var(${name})`
    const { color } = getComputedStyle(probe)
    around.remove()
    return color
  }
}

/** Heights of a row of the ranking and of the last line. */
const ROW = 84
const FOOT = 120

function draw(pen: CanvasRenderingContext2D, result: Result, token: Token): void {
  const { scene, rows } = result
  if (scene === null) dice(pen, token)
  else pen.drawImage(scene, 0, 0, SCENE.width, SCENE.height)
  const top = SCENE.height
  pen.fillStyle = token('--paper')
  pen.fillRect(0, top, SIZE.width, pen.canvas.height - top)
  caption(pen, result, top, token)
  rows.forEach((row, i) => {
    ranked(pen, row, top + 290 + i * ROW, token)
  })
  foot(pen, result, token)
}

function caption(pen: CanvasRenderingContext2D, { game, title }: Result, top: number, token: Token): void {
  pen.fillStyle = token('--ink-soft')
  pen.font = `40px ${token('--font-text')}`
  pen.fillText(game, MARGIN, top + 84)
  pen.fillStyle = token('--ink')
  setFont(pen, title, 96, faceFor(title, token), SIZE.width - 2 * MARGIN)
  pen.fillText(title, MARGIN, top + 188)
}

function ranked(pen: CanvasRenderingContext2D, row: Result['rows'][number], y: number, token: Token): void {
  const face = token('--font-text')
  pen.fillStyle = token(`--seat-${row.hue}`)
  pen.beginPath()
  pen.roundRect(MARGIN, y - 44, 16, 56, 8)
  pen.fill()
  pen.fillStyle = token('--ink')
  pen.textAlign = 'right'
  setFont(pen, row.told, 48, face, 420, 700)
  pen.fillText(row.told, SIZE.width - MARGIN, y)
  pen.textAlign = 'left'
  setFont(pen, row.name, 52, face, SIZE.width - 2 * MARGIN - 500)
  pen.fillText(row.name, MARGIN + 48, y)
}

/** For dates and addresses: the text face slashes its zeros. */
const PLAIN = 'system-ui, sans-serif'

function foot(pen: CanvasRenderingContext2D, { date, site }: Result, token: Token): void {
  const y = pen.canvas.height - 56
  pen.fillStyle = token('--ink-soft')
  pen.font = `34px ${PLAIN}`
  pen.fillText(date, MARGIN, y)
  pen.textAlign = 'right'
  setFont(pen, site, 34, PLAIN, 640)
  pen.fillText(site, SIZE.width - MARGIN, y)
  pen.textAlign = 'left'
}

/** The display face has old-style figures, which a canvas cannot change: texts with figures are set in the text face. */
function faceFor(text: string, token: Token): string {
  return token(/\d/.test(text) ? '--font-text' : '--font-display')
}

export function heading(pen: CanvasRenderingContext2D, game: string, title: string, token: Token): void {
  pen.fillStyle = token('--ink-soft')
  pen.font = `44px ${token('--font-text')}`
  pen.fillText(game, MARGIN, 150)
  pen.fillStyle = token('--ink')
  setFont(pen, title, 104, faceFor(title, token), SIZE.width - 2 * MARGIN)
  pen.fillText(title, MARGIN, 280)
}

/** The largest type, up to `size`, in which a text is no wider than `width`. */
export function setFont(
  pen: CanvasRenderingContext2D,
  text: string,
  size: number,
  face: string,
  ...[width, weight = 400]: [number, number?]
): void {
  pen.font = `${weight} ${size}px ${face}`
  const wide = pen.measureText(text).width
  if (wide > width) pen.font = `${weight} ${Math.floor((size * width) / wide)}px ${face}`
}

export function curve(pen: CanvasRenderingContext2D, review: Course, seat: number, token: Token): void {
  const area = { x: MARGIN, y: 830, width: SIZE.width - 2 * MARGIN, height: 220 }
  pen.strokeStyle = token(`--seat-${seat}`)
  pen.lineWidth = 7
  pen.lineJoin = 'round'
  pen.setLineDash([[], [22, 12], [6, 12], [30, 10, 6, 10]][seat % 4] ?? [])
  pen.beginPath()
  for (const [i, point] of curveOf(review, seat).split(' ').entries()) {
    const [x = 0, y = 0] = point.split(',').map(Number)
    const at = [area.x + (x / WIDTH) * area.width, area.y + (y / HEIGHT) * area.height] as const
    if (i === 0) pen.moveTo(...at)
    else pen.lineTo(...at)
  }
  pen.stroke()
  pen.setLineDash([])
}

/** Two dice in the corner: a four and a two, a little turned. */
function dice(pen: CanvasRenderingContext2D, token: Token): void {
  const pips: readonly (readonly (readonly [number, number])[])[] = [
    [
      [-1, -1],
      [1, -1],
      [-1, 1],
      [1, 1],
    ],
    [
      [-1, 1],
      [1, -1],
    ],
  ]
  pips.forEach((face, i) => {
    pen.save()
    pen.translate(SIZE.width - 250 + i * 140, 130 + i * 24)
    pen.rotate(i === 0 ? -0.2 : 0.28)
    pen.fillStyle = token('--die-face')
    pen.strokeStyle = token('--ink')
    pen.lineWidth = 4
    pen.beginPath()
    pen.roundRect(-56, -56, 112, 112, 22)
    pen.fill()
    pen.stroke()
    pen.fillStyle = token('--die-pip')
    for (const [x, y] of face) {
      pen.beginPath()
      pen.arc(x * 26, y * 26, 11, 0, 2 * Math.PI)
      pen.fill()
    }
    pen.restore()
  })
}
