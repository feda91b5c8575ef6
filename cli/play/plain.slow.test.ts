/** Lines of text instead of a picture: the real program, fed by a pipe. */
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { testFolder } from '../../scripts/testing/folder.ts'

const program = fileURLToPath(new URL('../../bin/iacta.mjs', import.meta.url))

function play(args: readonly string[], ...lines: readonly string[]) {
  return playGame('dicy-cards', args, ...lines)
}

function playGame(game: string, args: readonly string[], ...lines: readonly string[]) {
  const home = testFolder()
  const env = { ...process.env, LANG: 'en', IACTA_HOME: home }
  const { stdout, stderr, status } = spawnSync(process.execPath, [program, 'play', game, '--plain', ...args], {
    input: lines.map((line) => `${line}\n`).join(''),
    env,
    encoding: 'utf8',
  })
  return { stdout, stderr, status, home }
}

const TWO = ['--names', 'Anna,Ben', '--dice', 'real'] as const

test('moves are typed as in the log; real dice as they lie', () => {
  const { stdout, status } = play(TWO, '1', '665211', 'Score Straight', '6 6 5 2 1 1', 'reroll odds 2 1', '3 3')
  expect(stdout).toContain('Anna goes first')
  expect(stdout).toContain('Anna scores Straight with 5 6: 11 points')
  expect(stdout).toContain('Ben freezes Odds and rerolls 1 2')
  expect(stdout).toContain('Anna: 11, Ben: 0')
  expect(status).toBe(0) // the end of the input saves and leaves
  expect(stdout).toContain('--resume')
})

test('wrong input: a sentence, and the same question again', () => {
  const wrong = [
    'one',
    '3',
    '1',
    'two',
    '66521',
    '665217',
    '665211',
    '',
    'score strait',
    'score no-sixes',
    'hello',
    '1 2 3',
  ]
  const { stdout } = play(TWO, ...wrong, 'score odds !', 'pass', 'undo', 'score odds')
  expect(stdout).toContain('> Type a number from 1 to 2.\nWho goes first?')
  expect(stdout).toContain('“two” is not a roll')
  expect(stdout).toMatch(/Did you mean .straight/)
  expect(stdout).toContain('R6')
  expect(stdout).toContain('“1 2 3”')
  expect(stdout).toMatch(/Type one of these, or “\?” for help:\n {2}\S/)
  expect(stdout).toContain('Undone.')
  expect(stdout).toContain('Anna scores Odds with 1 1 5: 7 points')
})

test('a screen reader is told the cards, their points and what is frozen', () => {
  const { stdout } = play(TWO, '1', '665211', 'reroll no-sixes 1 1', '3 3')
  expect(stdout).toContain('Active: Any Two 12, No Sixes, Odds 7, Straight 11, Two Pairs 14')
  expect(stdout).toContain('Frozen: No Sixes')
  expect(stdout).toContain('Who goes first? Type a number: 1 = Anna, 2 = Ben. >')
})

test('dice that have fallen cannot be taken back; dice that were mistyped can', () => {
  expect(play(['--names', 'Anna,Ben'], '', 'undo').stdout).toContain('can’t be undone')
  const { stdout } = play(TWO, '1', '665211', 'undo', '111111', 'score odds')
  expect(stdout).toContain('Anna scores Odds with 1 1 1 1 1 1: 6 points')
})

test('a secret choice cannot be taken back once all are shown', () => {
  const { stdout, home } = playGame('star-maps', TWO, '6 6', 'connect c1', 'connect c2', 'undo', 'connect c3')
  expect(stdout).toContain('can’t be undone')
  const saved = readdirSync(home).find((name) => name.endsWith('.log')) ?? ''
  expect(readFileSync(join(home, saved), 'utf8')).toMatch(/throw 6 6\n0 connect c1\n1 connect c2\n$/)
})

test('a whole game against a bot', () => {
  const cards = ['two-pairs', 'straight', 'odds', 'any-two', 'no-sixes']
  const tries = ['score', 'freeze', 'wake'].flatMap((verb) => cards.map((card) => `${verb} ${card}`))
  const script = Array.from({ length: 300 }, () => ['', ...tries, 'pass']).flat()
  const { stdout, status, home } = play(['--options', '{"target":50}'], ...script)
  expect(stdout).toMatch(/wins\.|[Yy]ou win|share the win/)
  expect(status).toBe(0)
  expect(stdout).toContain(join(home, readdirSync(home).find((name) => name.endsWith('.log')) as string))
})

test.each<[string, string[], string]>([
  ['an unknown game', ['ten-dice'], 'ten-dice'],
  ['an unknown bot', ['--bots', 'god'], 'god'],
  ['too many seats', ['--seats', '9'], '--seats'],
  ['too many people', ['--names', 'A,B,C,D,E'], '5'],
  ['options that are no JSON', ['--options', 'target=50'], '--options'],
  ['an unknown option', ['--options', '{"targt":50}'], 'target'],
  ['other dice', ['--dice', 'loaded'], '--dice'],
  ['fewer seats than people', ['--names', 'A,B,C', '--seats', '2'], '--seats'],
  ['flags that do not go together', ['--resume', 'x.log', '--seats', '2'], '--resume'],
  ['a saved game that is not there', ['--resume', 'nowhere.log'], 'nowhere.log'],
])('%s is refused', (_, args, says) => {
  const { stderr, status } = args[0]?.startsWith('-')
    ? play(args)
    : (() => {
        const { stderr, status } = spawnSync(process.execPath, [program, 'play', ...args], {
          encoding: 'utf8',
          env: { ...process.env, LANG: 'en' },
        })
        return { stderr, status }
      })()
  expect(stderr).toContain(says)
  expect([64, 66]).toContain(status)
})
