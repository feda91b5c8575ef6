/** The table as a person has it: the real program in a real pseudo-terminal, driven by keys. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type IPty, spawn } from '@lydell/node-pty'
import { afterEach, describe, expect, test } from 'vitest'
import { LANGS } from '../../engine/text/lang.ts'
import { partsOf } from '../../games/index.ts'
import { testFolder } from '../../scripts/testing/folder.ts'
import { WAIT_MS } from '../../scripts/testing/limits.ts'
import { cli } from '../testing.ts'

const program = fileURLToPath(new URL('../../bin/iacta.mjs', import.meta.url))
const SHORT = '{"target":50}'

/** Around a whole picture of the table. A menu only ends with the second, when its choice is made. */
const [START, END] = ['\u001b[H', '\u001b[J']

interface Exited {
  readonly exitCode: number
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences are what a terminal gets
const plain = (output: string): string => output.replace(/\u001b\[[0-9;?]*[A-Za-z]/g, '')

/** A terminal with the program in it. */
class Player {
  readonly home: string
  readonly #pty: IPty
  readonly exited: Promise<Exited>
  #output = ''

  constructor(args: readonly string[], { home = testFolder(), cols = 100, rows = 45, env = {} } = {}) {
    this.home = home
    this.#pty = spawn(process.execPath, [program, 'play', 'dicy-cards', ...args], {
      cols,
      rows,
      name: 'xterm-256color',
      env: { ...process.env, LANG: 'en_US.UTF-8', IACTA_HOME: home, ...env },
    })
    this.#pty.onData((data) => {
      this.#output += data
    })
    this.exited = new Promise((resolve) => this.#pty.onExit(resolve))
  }

  /** The last whole picture, without colours. After the program has ended, also what it said then. */
  screen(): string {
    const pictures = this.#output.split(START)
    const whole = pictures.findLast((picture) => picture.includes(END)) ?? this.#output
    return plain(whole)
  }

  raw(): string {
    return this.#output
  }

  press(keys: string): void {
    this.#pty.write(keys)
  }

  resize(cols: number, rows: number): void {
    this.#pty.resize(cols, rows)
  }

  /** Waits until the screen shows this. */
  async until(shown: string | RegExp, pictures = 0): Promise<string> {
    const isShown = (): boolean =>
      this.#pictures() >= pictures &&
      (typeof shown === 'string' ? this.screen().includes(shown) : shown.test(this.screen()))
    await this.#poll(isShown, () => `never shown: ${shown}\n${this.screen()}`)
    return this.screen()
  }

  /** Presses keys and waits until a new picture shows this. */
  type(keys: string, shown: string | RegExp): Promise<string> {
    const before = this.#pictures()
    this.press(keys)
    return this.until(shown, before + 1)
  }

  /** Presses keys and waits until a menu that was drawn since shows this. */
  async choose(keys: string, shown: RegExp): Promise<void> {
    const before = this.#output.length
    this.press(keys)
    await this.#poll(
      () => shown.test(plain(this.#output.slice(before))),
      () => `not in the menu: ${shown}\n${this.screen()}`,
    )
  }

  #pictures(): number {
    return this.#output.split(END).length - 1
  }

  async #poll(holds: () => boolean, complaint: () => string): Promise<void> {
    for (const end = Date.now() + WAIT_MS; !holds(); ) {
      if (Date.now() > end) expect.fail(complaint())
      await new Promise((resolve) => setTimeout(resolve, 40))
    }
  }

  log(): string {
    const file = readdirSync(this.home).find((name) => name.endsWith('.log')) as string
    return join(this.home, file)
  }

  kill(): void {
    this.#pty.kill('SIGKILL')
  }
}

let player: Player | null = null
function open(...given: ConstructorParameters<typeof Player>): Player {
  player = new Player(...given)
  return player
}
afterEach(() => player?.kill())

/** Plays to the end: rolls, takes what Enter offers, passes where nothing can be scored. */
async function playToTheEnd(table: Player): Promise<void> {
  const asked = /your choice|roll the dice|Press any key/
  let screen = await table.until(asked)
  for (let step = 0; step < 600; step++) {
    if (screen.includes('Press any key')) return
    const refused = /R6/.test(screen.split('\n').slice(-6).join('\n'))
    screen = await table.type(refused ? 'p' : '\r', asked)
  }
  expect.fail(`not over:\n${screen}`)
}

test('a whole game of two people, by keys alone', async () => {
  const table = open(['--names', 'Anna,Ben', '--speed', 'instant', '--options', SHORT])
  await playToTheEnd(table)
  expect(table.screen()).toMatch(/(Anna|Ben) wins|Anna and Ben share the win/)
  table.press('x')
  expect((await table.exited).exitCode).toBe(0)
  expect(table.screen()).toContain(table.log())
  const { out, exit } = await cli('replay', table.log(), '--json')
  expect(exit).toBe(0)
  expect(JSON.parse(out.trimEnd().split('\n').at(-1) as string).due).toBe('over')
})

test('a whole game against a bot', async () => {
  const { levels } = await partsOf('dicy-cards').bots()
  const table = open(['--bots', levels[0]?.id ?? '', '--speed', 'instant', '--options', SHORT])
  await playToTheEnd(table)
  table.press('x')
  expect((await table.exited).exitCode).toBe(0)
  expect(readFileSync(table.log(), 'utf8')).toContain('# bot')
})

test('a refused key names the rule, and ? opens it', async () => {
  const table = open(['--names', 'Anna,Ben', '--dice', 'real', '--speed', 'instant'])
  await table.until('Who goes first')
  await table.type('1\r', /6 dice/)
  await table.type('666666\r', 'your choice')
  await table.type('bs', /R6/)
  expect(await table.type('?', 'any other key')).toMatch(/^R6 /m)
  await table.type('x', 'your choice')
})

describe('real dice', () => {
  test('wrong input is refused with a reason and can be typed again', async () => {
    const table = open(['--names', 'Anna,Ben', '--dice', 'real', '--speed', 'instant'])
    await table.until('Who goes first? Type a number: 1 = Anna, 2 = Ben.')
    await table.type('3\r', 'Type a number from 1 to 2.')
    await table.type('\u007f2\r', /Ben: type what the 6 dice show/) // what was typed is still there
    await table.type('66521\r', '5 values')
    // A lone Escape: what follows at once would be part of its sequence.
    await table.type('\u001b', '(1–6): ▏')
    await table.type('\r', 'Type the numbers')
    await table.type('6652\u007f211\r', 'your choice')
    expect(readFileSync(table.log(), 'utf8')).toMatch(/fair 1 none=real-dice\nthrow 2\nthrow 6 6 5 2 1 1\n/)
  })
})

test('undo takes the last choice back, until the dice have fallen', async () => {
  const table = open(['--names', 'Anna,Ben', '--speed', 'instant'])
  await table.until('roll the dice')
  await table.type('\r', 'your choice')
  await table.type('u', 'can’t be undone')
  await table.type('p', 'roll the dice')
  expect(readFileSync(table.log(), 'utf8')).toMatch(/\d pass\n$/)
  await table.type('u', 'Undone')
  expect(readFileSync(table.log(), 'utf8')).not.toContain('pass')
})

test('real dice that were mistyped can be typed again', async () => {
  const table = open(['--names', 'Anna,Ben', '--dice', 'real', '--speed', 'instant'])
  await table.until('Who goes first')
  await table.type('1\r', '6 dice')
  await table.type('112233\r', 'your choice')
  await table.type('u', /Anna: type what/)
  await table.type('111111\r', 'your choice')
  expect(readFileSync(table.log(), 'utf8')).toMatch(/throw 1\nthrow 1 1 1 1 1 1\n$/)
})

test('what was picked stays picked when the rules refuse it', async () => {
  const table = open(['--names', 'Anna,Ben', '--dice', 'real', '--speed', 'instant'])
  await table.until('Who goes first')
  await table.type('1\r', '6 dice')
  await table.type('665211\r', 'your choice')
  await table.type('12br', '2 dice') // pays with No Sixes
  await table.type('33\r', 'your choice')
  expect(await table.type('12b\r', 'R5')).toMatch(/▲ 1 +▲ 2/)
})

test('Ctrl-C stops a table of bots', async () => {
  const table = open(['--seats', '2', '--bots', 'icicle,icicle', '--speed', 'slow'])
  await table.until('Icicle')
  await table.type('', 'Icicle') // They play without a key.
  table.press('\u0003')
  expect((await table.exited).exitCode).toBe(130)
})

test('80 by 24: every score, the dice and the question are on the screen', async () => {
  const table = open(['--names', 'Anna,Ben', '--speed', 'instant'], { cols: 80, rows: 24 })
  for (let turn = 0; turn < 3; turn++) {
    await table.until('roll the dice')
    const screen = await table.type('\r', 'your choice')
    expect(screen.split('\n').length).toBeLessThanOrEqual(24)
    expect(screen).toMatch(/Anna +\d+ \/ 100[\s\S]*Ben +\d+ \/ 100[\s\S]*│ \d │/)
    const next = await table.type('p', /wake|roll the dice/i)
    if (/wake/i.test(next)) await table.type('\r', 'roll the dice')
  }
})

describe('leaving and coming back', () => {
  test('Ctrl-C saves, says how to go on, and exits with 130', async () => {
    const table = open(['--names', 'Anna,Ben', '--speed', 'instant'])
    await table.until('roll the dice')
    await table.type('\r', 'your choice')
    table.press('\u0003')
    expect((await table.exited).exitCode).toBe(130)
    expect(table.screen()).toContain(`--resume ${table.log()}`)
    // The cursor is shown again, and the other screen is left.
    expect(table.raw()).toContain('\u001b[?25h\u001b[?1049l')
    const saved = readFileSync(table.log(), 'utf8')

    const again = open(['--resume', table.log(), '--speed', 'instant'])
    const screen = await again.until('your choice')
    // Looking at a saved game changes nothing.
    expect(readFileSync(table.log(), 'utf8')).toBe(saved)
    expect(screen).toContain('Anna')
    expect(screen).toContain('Ben')
    again.press('q')
    expect((await again.exited).exitCode).toBe(0)
  })

  test('killed without warning: nothing is lost, and the menu offers the game', async () => {
    const table = open(['--names', 'Anna,Ben', '--speed', 'instant'])
    await table.until('roll the dice')
    await table.type('\r', 'your choice')
    table.kill()
    await table.exited
    const again = open([], { home: table.home })
    await again.until('Continue your last game')
    await again.type('1', 'your choice')
  })
})

test('the menu: options are chosen, then the company', async () => {
  const table = open([])
  const menu = await table.until('Against Snowflake')
  const number = (label: RegExp): string =>
    /(\d) +\S/.exec(menu.split('\n').find((line) => label.test(line)) ?? '')?.[1] ?? ''
  await table.choose(number(/Rules:/), /Back/)
  await table.choose('2', /50 points/) // the target
  await table.choose('1', /50 points[\s\S]*Back/)
  await table.choose('\u001b[A', /▸ \d +Back/) // up, to the last
  await table.choose('\r', /Rules: .*50 points/)
  table.press(number(/2 people/))
  await table.until(/\/ 50/)
})

test('narrow and wide, and a window that changes its size', async () => {
  const table = open(['--names', 'Anna,Ben', '--speed', 'instant'], { cols: 40, rows: 30 })
  await table.until('roll the dice')
  expect(await table.type('\r', 'your choice')).toMatch(/│ \d │/)
  table.resize(120, 45)
  expect(await table.until('●')).toContain('╭')
})

test('NO_COLOR: no colour, and still everything to see', async () => {
  const table = open(['--names', 'Anna,Ben', '--speed', 'instant'], { env: { NO_COLOR: '1' } })
  await table.until('roll the dice')
  await table.type('\r', 'your choice')
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colours are escape sequences
  expect(table.raw()).not.toMatch(/\u001b\[[0-9;]*3[0-7]m/)
})

test.each(LANGS)('%s', async (lang) => {
  const table = open(['--names', 'Anna,Ben', '--speed', 'instant', '--lang', lang])
  await table.until('[?]')
  await table.type('\r', '[p]')
  await table.type('?', /^R1 /m)
  await table.type('x', '[p]')
  table.press('q')
  expect((await table.exited).exitCode).toBe(0)
  expect(existsSync(table.log())).toBe(true)
})
