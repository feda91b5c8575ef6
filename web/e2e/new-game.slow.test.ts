/** A game made as docs/NEW-GAME.md says passes the suites and plays in a page: Pig as `games/hog`, in a copy of this checkout. */
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { testFolder } from '../../scripts/testing/folder.ts'
import { filesOf, serveWeb } from '../../scripts/web/testing.ts'
import { HASTE, openPage, playOn, resultOf, winnerIn } from './person.ts'
import { visitors } from './site.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const copy = testFolder()
const run = (...args: readonly string[]): string =>
  execFileSync(process.execPath, args, {
    cwd: copy,
    encoding: 'utf8',
    stdio: 'pipe',
    env: { ...process.env, FAST: '1' },
  })

function edit(file: string, change: (text: string) => string): void {
  writeFileSync(join(copy, file), change(readFileSync(join(copy, file), 'utf8')))
}

const here = visitors(async () => {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  for (const file of files
    .trim()
    .split('\n')
    .filter((name) => existsSync(join(root, name))))
    cpSync(join(root, file), join(copy, file))
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction')
  execFileSync('git', ['init', '--quiet'], { cwd: copy })
  cpSync(join(copy, 'examples/pig'), join(copy, 'games/hog'), { recursive: true })
  for (const file of readdirSync(join(copy, 'games/hog'), { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.ts'))
      edit(join('games/hog', file), (text) => text.replaceAll('pig', 'hog').replaceAll('Pig', 'Hog'))
  const entry = (text: string): string => text.replace('} satisfies', '  hog: hogEntry,\n} satisfies')
  edit('games/index.ts', (text) => `import { hogEntry } from './hog/index.ts'\n${entry(text)}`)
  run('scripts/web/command.ts')
  return serveWeb(filesOf(join(copy, 'dist/web')))
})

// Without the pages that NEW-GAME.md asks for in words: README.md, golden playthroughs, a row in PROTOCOL.md.
test('the suites play it', () => {
  const games = ['conformance', 'index', 'ratings', 'texts', 'you'].map((name) => `games/${name}.test.ts`)
  const suites = [...games, 'games/hog', 'scripts/boundaries.test.ts', 'web/rules', 'web/setup']
  const out = run('node_modules/vitest/vitest.mjs', 'run', ...suites, '-t', 'hog|R\\d:|nothing of a game is outside')
  expect(out).toMatch(/Tests .* passed/)
})

test('its bot answers in a page, to the end of a game', async () => {
  const page = await openPage(await here.enter(), { ...HASTE, levels: { hog: 'casual' } })
  await page.goto(`${here.served.url}/new/hog/bots`)
  await page.getByText('Options', { exact: true }).click()
  await page.getByRole('radio', { name: '50 points' }).check({ force: true })
  await page.getByRole('button', { name: 'Start' }).click()
  await playOn(page)
  await winnerIn(resultOf(page)).waitFor()
})
