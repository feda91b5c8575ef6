/** A review as a picture to share: who had how much luck, what the choices cost, and the course of the game. */
import type { Course } from './curve.ts'
import { curve, heading, MARGIN, paint, SIZE, setFont } from './result-picture.ts'

export interface Reviewed {
  readonly game: string
  readonly title: string
  /** Over the two columns. */
  readonly luck: string
  readonly skill: string
  readonly rows: readonly {
    readonly seat: number
    readonly name: string
    readonly luck: string
    readonly skill: string
  }[]
  readonly review: Course
}

const COLUMN = 290

export function drawReview({ game, title, luck, skill, rows, review }: Reviewed): Promise<Blob> {
  return paint((pen, token) => {
    heading(pen, game, title, token)
    const text = token('--font-text')
    const columns = [SIZE.width - MARGIN - COLUMN, SIZE.width - MARGIN]
    pen.textAlign = 'right'
    pen.fillStyle = token('--ink-soft')
    for (const [i, head] of [luck, skill].entries()) {
      setFont(pen, head, 34, text, COLUMN - 30)
      pen.fillText(head, columns[i] as number, 360)
    }
    const step = Math.min(100, 400 / rows.length)
    for (const [i, row] of rows.entries()) {
      const y = 440 + i * step
      pen.textAlign = 'left'
      pen.fillStyle = token(`--seat-${row.seat}`)
      pen.fillRect(MARGIN, y - step * 0.42, 14, step * 0.6)
      pen.fillStyle = token('--ink')
      setFont(pen, row.name, 52, text, SIZE.width - 2 * MARGIN - 2 * COLUMN - 60)
      pen.fillText(row.name, MARGIN + 44, y)
      pen.textAlign = 'right'
      for (const [column, figure] of [row.luck, row.skill].entries()) {
        setFont(pen, figure, 46, text, COLUMN - 30)
        pen.fillText(figure, columns[column] as number, y)
      }
    }
    pen.textAlign = 'left'
    for (const { seat } of rows) curve(pen, review, seat, token)
  })
}
