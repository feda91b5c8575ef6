/** A result as a picture to share: drawn on a canvas with the page's own colours and faces, no text but names and points. */
import { type Course, curveOf, HEIGHT, WIDTH } from './curve.ts'
import type { Row } from './teller.ts'

export interface Result {
  readonly game: string
  readonly title: string
  readonly rows: readonly Row[]
  readonly chances: Course | null
}

export const SIZE = { width: 1200, height: 1200 } as const
export const MARGIN = 96

export function drawResult(result: Result): Promise<Blob> {
  return paint((pen, token) => draw(pen, result, token))
}

/** A square picture with the page's paper, two dice and our name; `draw` adds the rest. */
export async function paint(draw: (pen: CanvasRenderingContext2D, token: Token) => void): Promise<Blob> {
  await document.fonts.ready
  const canvas = Object.assign(document.createElement('canvas'), SIZE)
  // Read back once, at the end: drawing it by the processor is quicker than by way of the graphics card.
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (pen === null) throw new Error('no canvas')
  const token = tokens()
  pen.fillStyle = token('--paper')
  pen.fillRect(0, 0, SIZE.width, SIZE.height)
  dice(pen, token)
  draw(pen, token)
  pen.fillStyle = token('--ink-soft')
  pen.font = `40px ${token('--font-display')}`
  pen.fillText('Iacta', MARGIN, SIZE.height - 64)
  return await new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('no picture')) : resolve(blob)), 'image/png')
  })
}

export type Token = (name: string) => string

/** Colours as the page resolves them: a canvas does not know of themes. */
function tokens(): Token {
  const style = getComputedStyle(document.documentElement)
  const probe = document.createElement('span')
  return (name) => {
    if (name.startsWith('--font')) return style.getPropertyValue(name).trim()
    document.body.append(probe)
    probe.style.color = `var(${name})`
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  }
}

function draw(pen: CanvasRenderingContext2D, { game, title, rows, chances }: Result, token: Token): void {
  const [display, text] = [token('--font-display'), token('--font-text')]
  heading(pen, game, title, token)
  const step = Math.min(110, 440 / rows.length)
  rows.forEach(({ seat, name, score }, i) => {
    const y = 400 + i * step
    pen.fillStyle = token(`--seat-${seat}`)
    pen.fillRect(MARGIN, y - step * 0.42, 14, step * 0.6)
    pen.fillStyle = token('--ink')
    setFont(pen, name, 56, text, SIZE.width - 2 * MARGIN - 260)
    pen.fillText(name, MARGIN + 48, y)
    pen.font = `64px ${display}`
    pen.textAlign = 'right'
    pen.fillText(String(score), SIZE.width - MARGIN, y)
    pen.textAlign = 'left'
  })

  if (chances !== null) for (const { seat } of rows) curve(pen, chances, seat, token)
}

export function heading(pen: CanvasRenderingContext2D, game: string, title: string, token: Token): void {
  pen.fillStyle = token('--ink-soft')
  pen.font = `44px ${token('--font-text')}`
  pen.fillText(game, MARGIN, 150)
  pen.fillStyle = token('--ink')
  setFont(pen, title, 104, token('--font-display'), SIZE.width - 2 * MARGIN)
  pen.fillText(title, MARGIN, 280)
}

/** The largest type, up to `size`, in which a text is no wider than `width`. */
export function setFont(pen: CanvasRenderingContext2D, text: string, size: number, face: string, width: number): void {
  pen.font = `${size}px ${face}`
  const wide = pen.measureText(text).width
  if (wide > width) pen.font = `${Math.floor((size * width) / wide)}px ${face}`
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
