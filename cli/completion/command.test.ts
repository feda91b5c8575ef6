import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { LANGS } from '../../engine/text/lang.ts'
import { GAME_IDS } from '../../games/index.ts'
import { testFolder } from '../../scripts/testing/folder.ts'
import { type Command, GLOBAL } from '../command.ts'
import { COMMAND_NAMES, COMMANDS } from '../commands.ts'
import { EXIT } from '../exit.ts'
import { cli } from '../testing.ts'

const SHELLS = ['bash', 'zsh', 'fish'] as const
const installed = (shell: string): boolean => spawnSync(shell, ['--version']).status === 0
const without = (shell: string): string => (installed(shell) ? '' : `: ${shell} is not installed`)
const scripts: Record<string, string> = {}
const commands: [name: string, command: Command][] = []

/** Where files are completed: two logs, one with a blank in its name, and a folder. */
const folder = testFolder()
writeFileSync(join(folder, 'my game.log'), '')
writeFileSync(join(folder, 'other.log'), '')
mkdirSync(join(folder, 'logs'))

beforeAll(async () => {
  for (const shell of SHELLS) scripts[shell] = (await cli('completion', shell)).out
  for (const name of COMMAND_NAMES) commands.push([name, await COMMANDS[name]()])
})

const flagsOf = (command: Command): string[] => Object.keys({ ...command.flags, ...GLOBAL }).map((name) => `--${name}`)

describe.each(SHELLS)('%s', (shell) => {
  test('names every command, flag, value of a flag, and game', () => {
    const script = scripts[shell] as string
    for (const [name, command] of commands) {
      expect(script).toMatch(new RegExp(`\\b${name}\\b`))
      for (const flag of flagsOf(command)) expect(script).toContain(shell === 'fish' ? ` -l ${flag.slice(2)}` : flag)
      for (const { values } of Object.values(command.flags)) expect(script).toContain(values?.join(' ') ?? '')
    }
    for (const game of GAME_IDS) expect(script).toContain(game)
    expect(script).toContain(LANGS.join(' '))
    expect(script).not.toMatch(/undefined|\[object/)
  })

  test.each(LANGS)('is the same but for its words in %s', async (lang) => {
    const { exit, out, err } = await cli('completion', shell, '--lang', lang)
    expect([exit, err]).toEqual([EXIT.ok, ''])
    expect(out.split('\n').length).toBe(scripts[shell]?.split('\n').length)
  })

  test.skipIf(!installed(shell))(`is read without an error in every language${without(shell)}`, async () => {
    for (const lang of LANGS) {
      const file = join(testFolder(), shell)
      writeFileSync(file, (await cli('completion', shell, '--lang', lang)).out)
      expect(spawnSync(shell, ['-n', file], { encoding: 'utf8' }).stderr).toBe('')
    }
  })
})

/** What bash offers for the last word. */
function inBash(...words: readonly string[]): string[] {
  const call = `eval "$1"; shift; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _iacta; printf '%s\\n' "\${COMPREPLY[@]}"`
  const { stdout, stderr } = spawnSync(
    'bash',
    ['--norc', '-c', call, 'bash', scripts.bash as string, 'iacta', ...words],
    {
      cwd: folder,
      encoding: 'utf8',
    },
  )
  expect(stderr).toBe('')
  return stdout.split('\n').filter((line) => line !== '')
}

describe.skipIf(!installed('bash'))(`in a real bash${without('bash')}`, () => {
  test('commands', () => {
    expect(inBash('')).toEqual([...COMMAND_NAMES, 'help', '--lang', '--help', '-h', '--version', '-V'])
    expect(inBash('ver')).toEqual(['verify'])
    expect(inBash('--v')).toEqual(['--version'])
    expect(inBash('xyz')).toEqual([])
    expect(inBash('help', 're')).toEqual(['replay', 'review'])
  })

  test('flags of every command', () => {
    for (const [name, command] of commands) expect(inBash(name, '--')).toEqual(flagsOf(command))
    expect(inBash('verify', '-')).toContain('--json')
    expect(inBash('verify', 'other.log', '--j')).toEqual(['--json'])
  })

  test('values of flags, however the flag is written', () => {
    for (const [name, command] of commands) {
      for (const [flag, { values }] of Object.entries({ ...command.flags, ...GLOBAL })) {
        if (values === undefined) continue
        expect(inBash(name, `--${flag}`, '')).toEqual(values)
        expect(inBash(name, `--${flag}`, '=')).toEqual(values)
        expect(inBash(name, `--${flag}`, '=', values[0] as string)).toContain(values[0])
      }
    }
  })

  test('games, once', () => {
    for (const name of ['play', 'simulate', 'solve', 'odds', 'rules']) {
      expect(inBash(name, '')).toEqual(GAME_IDS)
      expect(inBash(name, '--lang', 'it', '')).toEqual(GAME_IDS)
      expect(inBash(name, '--lang', '=', 'it', '')).toEqual(GAME_IDS)
      expect(inBash(name, GAME_IDS[0] as string, '')).toEqual([])
    }
  })

  test('files and folders where they are asked for, with blanks in their names', () => {
    const all = ['logs', 'my game.log', 'other.log']
    for (const name of ['replay', 'review', 'verify']) {
      expect(inBash(name, '').sort()).toEqual(all)
      expect(inBash(name, '--json', 'my')).toEqual(['my game.log'])
      expect(inBash(name, 'other.log', '')).toEqual([])
    }
    expect(inBash('play', '--resume', '').sort()).toEqual(all)
    expect(inBash('simulate', '--log', '')).toEqual(['logs'])
  })

  test('nothing where nothing is known', () => {
    expect(inBash('play', '--seats', '')).toEqual([])
    expect(inBash('about', '')).toEqual([])
    expect(inBash('unknown', '')).toEqual([])
  })

  test('shells', () => {
    expect(inBash('completion', '')).toEqual([...SHELLS])
  })
})

describe.skipIf(!installed('fish'))(`in a real fish${without('fish')}`, () => {
  const inFish = (line: string): string[] => {
    const { stdout } = spawnSync('fish', ['--no-config', '-c', `${scripts.fish}\ncomplete -C '${line}'`], {
      cwd: folder,
      encoding: 'utf8',
    })
    return stdout
      .split('\n')
      .map((row) => row.replace(/\t.*/, ''))
      .filter((word) => word !== '')
      .sort()
  }

  test('commands, flags, values, games, files', () => {
    expect(inFish('iacta ')).toEqual([...COMMAND_NAMES, 'help'].sort())
    expect(inFish('iacta verify --')).toEqual(['--help', '--json', '--lang'])
    expect(inFish('iacta play --dice ')).toEqual(['app', 'real'])
    expect(inFish('iacta rules ')).toEqual([...GAME_IDS].sort())
    expect(inFish('iacta verify ')).toEqual(['logs/', 'my game.log', 'other.log'])
    expect(inFish('iacta about ')).toEqual([])
  })
})

test('a shell that is not known, or none', async () => {
  expect(await cli('completion')).toMatchObject({
    exit: EXIT.usage,
    out: '',
    err: expect.stringContaining('bash|zsh|fish'),
  })
  expect(await cli('completion', 'tcsh')).toMatchObject({
    exit: EXIT.usage,
    out: '',
    err: expect.stringContaining('tcsh'),
  })
})
