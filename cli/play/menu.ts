/** A list to choose from with arrows or digits. */
import type { ReadStream } from 'node:tty'
import { sized, span } from '../../engine/parts/terminal.ts'
import type { Context } from '../command.ts'
import { Keys } from './keys.ts'
import { paint } from './paint.ts'

export interface Item<Value> {
  readonly label: string
  readonly value: Value
}

/** The chosen value; null where the player leaves. */
export async function chooseFrom<Value>(
  { io, text }: Context,
  input: ReadStream,
  title: string,
  items: readonly Item<Value>[],
): Promise<Value | null> {
  const keys = new Keys(input)
  let at = 0
  const draw = (): void => {
    const rows = items.map(({ label }, i) => {
      const row = `${i === at ? '▸' : ' '} ${i + 1}  ${label}`
      return paint([span(row, i === at ? 'accent' : 'plain')], io.colour)
    })
    const lines = [
      paint([span(sized(title, Math.min(io.columns - 1, 100)).trimEnd(), 'strong')], io.colour),
      ...rows,
      paint([span(text.play.menuHelp, 'dim')], io.colour),
    ]
    io.out(lines.map((line) => `\r${line}\u001b[K\n`).join(''))
  }
  const up = `\u001b[${items.length + 2}A`
  try {
    for (;;) {
      draw()
      const key = await keys.next()
      const digit = Number(key)
      if (digit >= 1 && digit <= items.length) return (items[digit - 1] as Item<Value>).value
      if (key === 'enter' || key === 'space') return (items[at] as Item<Value>).value
      if (key === 'q' || key === 'escape' || key === 'ctrl-c') return null
      if (key === 'up' || key === 'k') at = (at + items.length - 1) % items.length
      if (key === 'down' || key === 'j') at = (at + 1) % items.length
      io.out(up)
    }
  } finally {
    // The menu is gone when the choice is made.
    io.out(`${up}\u001b[J`)
    keys.close()
  }
}
