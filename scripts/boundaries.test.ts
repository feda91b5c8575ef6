/** The arrows of ARCHITECTURE.md, and what the compiler and the linter must be set to, held by one short test. */
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { GAME_IDS } from '../games/index.ts'
import { testFolder } from './testing/folder.ts'

const shell = process.platform === 'win32'
const root = fileURLToPath(new URL('..', import.meta.url))

/** Folder → the folders it may import from, besides itself. */
const ARROWS: Record<string, readonly string[]> = {
  engine: [],
  games: ['engine', 'bots'],
  examples: ['engine'],
  bots: ['engine'],
  fair: ['engine'],
  protocol: ['engine'],
  kit: ['engine'],
  solving: ['engine', 'games'],
  server: ['engine', 'games', 'bots', 'fair', 'protocol', 'solving'],
  web: ['engine', 'games', 'bots', 'fair', 'protocol', 'kit'],
  cli: ['engine', 'games', 'bots', 'fair', 'protocol', 'solving'],
  simulation: ['engine', 'games', 'fair', 'protocol', 'server', 'web'],
}

/** Packages that pure folders may use. */
const PURE_PACKAGES: Record<string, readonly string[]> = { fair: ['@noble/hashes'], protocol: ['valibot'] }
const PURE = ['engine', 'games', 'bots', 'fair', 'protocol']

const git = (...patterns: readonly string[]): string[] =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...patterns], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '' && existsSync(`${root}/${file}`))
const files = git('*.ts', '*.svelte', '*.mjs')

interface Import {
  readonly file: string
  readonly from: string
}

function importsOf(file: string): Import[] {
  const code = readFileSync(`${root}/${file}`, 'utf8')
  const found = code.matchAll(/(?:\bfrom\s+|\bimport\s*\(\s*|^import\s+)'([^']+)'/gm)
  return [...found].map((match) => ({ file, from: match[1] as string }))
}

/** Tests, and what only tests and their scripts use. */
const isTest = (file: string): boolean => /\.test(ing)?\.ts$/.test(file) || file.startsWith('web/e2e/')

const imports = files.filter((file) => !isTest(file)).flatMap(importsOf)
const folderOf = (path: string): string => path.split('/')[0] as string
const target = ({ file, from }: Import): string => posix.join(dirname(file), from)

test('there is something to look at', () => {
  expect(files.length).toBeGreaterThan(30)
  expect(imports.some(({ file, from }) => file.startsWith('games/dicy-cards') && from.includes('engine'))).toBe(true)
})

/** The time limits of tests are also those of the programs and helpers that only tests start. */
const LIMITS = 'scripts/testing/limits.ts'
const helpsTests = (file: string): boolean => /(^|\/)(testing|soak|e2e)\//.test(file)

test('imports follow the arrows', () => {
  const wrong = imports.filter((one) => {
    const draws = /^games\/[a-z-]+\/board\//.test(one.file)
    const allowed = draws ? ['engine', 'kit'] : ARROWS[folderOf(one.file)]
    if (allowed === undefined || !one.from.startsWith('.')) return false
    const to = target(one)
    if (to === LIMITS && helpsTests(one.file)) return false
    return to !== 'package.json' && folderOf(to) !== folderOf(one.file) && !allowed.includes(folderOf(to))
  })
  expect(wrong).toEqual([])
})

test('a game imports the engine and itself, never another game', () => {
  const game = (path: string): string | null => /^games\/([a-z-]+)\//.exec(path)?.[1] ?? null
  const wrong = imports.filter((one) => {
    const [from, to] = [game(one.file), one.from.startsWith('.') ? target(one) : '']
    if (from === null) return false
    return (to.startsWith('games/') && game(to) !== from) || to.startsWith('bots/')
  })
  expect(wrong).toEqual([])
})

/** Outside its folder a game is known by its id in the list of games alone; each exception has a reason. */
const NAMES_GAMES: { readonly [path: string]: string } = {
  'bench/': 'compares speeds game by game',
  'cli/text/': 'examples of commands',
  'engine/text/explain.ts': 'an example of a log’s first line',
  'games/index.ts': 'the list',
  'games/yardsticks.testing.ts': 'bots of earlier versions, for tests',
  'scripts/': 'writes files into the games’ folders',
  'simulation/': 'chooses games with and without races',
  'web/gallery/': 'pages for translators',
}

test('nothing of a game is outside its folder: no id, no bot and no piece by name', () => {
  const own = files.filter((file) => /^games\/[a-z-]+\//.test(file))
  const ids = [...new Set(own.map((file) => file.split('/')[1] as string))]
  const bots = own
    .filter((file) => file.endsWith('/text/covers.ts'))
    .flatMap((file) => {
      const levels = /levels: \{([^}]*)\}/.exec(readFileSync(`${root}/${file}`, 'utf8'))?.[1] ?? ''
      const named = [...levels.matchAll(/(\w+):/g)].map(([, bot]) => bot as string)
      expect(named.length, file).toBeGreaterThan(1)
      return named
    })
  expect(ids.sort()).toEqual([...GAME_IDS].sort())
  expect(new Set(bots).size).toBe(bots.length)
  // A browser has a navigator too.
  const levels = bots.filter((bot) => bot !== 'navigator')
  const named = new RegExp(
    `(?<![\\w./-])(${[...ids, ...levels, 'frost', 'crowns?', 'skulls?', 'great-bear'].join('|')})(?![\\w-])`,
    'i',
  )
  const outside = files.filter(
    (file) =>
      !own.includes(file) &&
      !/^(archive|docs|examples)\/|\.cases\.ts$|(^|\/)testing\/|test-server/.test(file) &&
      !isTest(file) &&
      !Object.keys(NAMES_GAMES).some((path) => file.startsWith(path)),
  )
  const wrong = outside.flatMap((file) => {
    const code = readFileSync(`${root}/${file}`, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*$|<!--[\s\S]*?-->/gm, '')
    const found = named.exec(code)?.[0]
    return found === undefined ? [] : [`${file}: ${found}`]
  })
  expect(wrong).toEqual([])
})

test('only `web` loads what a game draws', () => {
  const wrong = imports.filter(
    (one) => /^games\/[a-z-]+\/board\//.test(target(one)) && !/^(web|games\/[a-z-]+\/board)\//.test(one.file),
  )
  expect(wrong).toEqual([])
})

test('pure folders import no package but the ones named, and nothing of Node', () => {
  const pure = imports.filter(({ file }) => PURE.includes(folderOf(file)) && !/^games\/[a-z-]+\/board\//.test(file))
  const wrong = pure.filter(({ file, from }) => {
    const packages = PURE_PACKAGES[folderOf(file)] ?? []
    return (
      !from.startsWith('.') &&
      from !== '#examples' &&
      !packages.some((name) => from === name || from.startsWith(`${name}/`))
    )
  })
  expect(wrong).toEqual([])
})

test('states become views in one place: engine/table/view.ts', () => {
  const makes = files.filter((file) => !isTest(file) && /\.view\(/.test(readFileSync(`${root}/${file}`, 'utf8')))
  expect(makes.filter((file) => !file.startsWith('engine/conformance/'))).toEqual(['engine/table/view.ts'])
})

/** They mark states as views for everybody, without blanking anything: each has a reason. */
const REVEALS: { readonly [file: string]: string } = {
  'bench/search.ts': 'games without secrets',
  'engine/table/table.ts': 'a game without secrets',
  'engine/table/visibility.ts': 'nothing is hidden now',
  'web/home/past.ts': 'the game is over',
  'web/host/lesson.ts': 'a script, the same for all learners',
  'web/host/remote/lines.ts': 'blanked by the server',
  'web/replay/ReplayScreen.svelte': 'the game is over',
}

test('only those listed call a state open; nothing else becomes a view by a cast', () => {
  const production = files.filter((file) => !isTest(file) && !file.includes('/testing/'))
  const having = (text: RegExp) => production.filter((file) => text.test(readFileSync(`${root}/${file}`, 'utf8')))
  expect(having(/\brevealed(Table)?(<\w+>)?\(/).filter((file) => file !== 'engine/table/view.ts')).toEqual(
    Object.keys(REVEALS),
  )
  expect(having(/\bas (unknown as )?(View|SeenTable)\b/)).toEqual(['engine/table/view.ts'])
})

test('chances come from bots/review/chances.ts: nobody else asks a game for its figures', () => {
  const asks = files.filter(
    (file) =>
      !isTest(file) &&
      !file.includes('/testing/') &&
      /\.(judge|prospects)\?\.\(|\bprospectsOf\(/.test(readFileSync(`${root}/${file}`, 'utf8')),
  )
  // The puzzles' script asks for a thorough evaluation, and hands it to `Chances`.
  expect(asks).toEqual(['bots/prospects.ts', 'bots/review/chances.ts', 'scripts/puzzles.ts'])
})

test('log text has one reader: engine/log.ts and engine/table/events.ts, and fair/ for its own lines', () => {
  const looksIntoLines =
    /(startsWith|endsWith|includes)\((['"`])(iacta|fair|void|throw|out|end) |endsWith\(' !'\)|includes\('@'\)|\/\^(iacta|fair|void|throw) |\/\^\\d[ /]|\/[^'"`/\n]*( @\\d|# (bot|clock))/
  const production = files.filter((file) => !isTest(file) && !/testing|\/e2e\//.test(file))
  const reads = production.filter((file) => looksIntoLines.test(readFileSync(`${root}/${file}`, 'utf8')))
  expect(reads.filter((file) => !/^(engine\/(log|table\/events)|fair\/\w+)\.ts$/.test(file))).toEqual([])
})

test('no folder of web/ imports another that imports it, directly or through others', () => {
  const folderIn = (path: string): string | null => /^web\/(\w+)\//.exec(path)?.[1] ?? null
  const graph = new Map<string, Set<string>>()
  for (const one of imports.filter(({ file }) => !file.includes('/testing/'))) {
    const [from, to] = [folderIn(one.file), one.from.startsWith('.') ? folderIn(target(one)) : null]
    if (from !== null && to !== null && from !== to) graph.set(from, (graph.get(from) ?? new Set()).add(to))
  }
  // Folders that import nothing of the rest are removed, again and again: what remains is a circle, or leads to one.
  for (let size = -1; size !== graph.size; ) {
    size = graph.size
    for (const [from, to] of graph) if (![...to].some((folder) => graph.has(folder))) graph.delete(from)
  }
  expect(graph).toEqual(new Map())
})

test('comments and documents name only files that exist', () => {
  const names = new Set(git('*').map((file) => posix.basename(file)))
  const documents = git('*.md', '*.ts', '*.svelte', '*.css').filter((file) => !/^archive\//.test(file))
  const lines = documents.flatMap((file) =>
    readFileSync(`${root}/${file}`, 'utf8')
      .split('\n')
      .filter((line) => file.endsWith('.md') || /^\s*(\/\/|\/?\*|<!--)/.test(line))
      .flatMap((line) =>
        [...line.matchAll(/(?<![\w.-])[\w-]+(?:\.[\w-]+)*\.(?:ts|svelte|md|mjs)\b(?!\()/g)].map(([name]) => ({
          file,
          name,
        })),
      ),
  )
  expect(lines.length).toBeGreaterThan(300)
  expect(lines.filter(({ name }) => !names.has(name) && !['utils.ts', 'SCREENS.md'].includes(name))).toEqual([])
})

test('documents name only paths that exist', () => {
  const all = git('*')
  const tops = new Set(all.filter((file) => file.includes('/')).map(folderOf))
  const wrong = git('*.md').flatMap((document) => {
    const text = readFileSync(`${root}/${document}`, 'utf8')
    const paths = [...text.matchAll(/`([a-z]+\/[\w/.<>-]+)`/g)].map(([, path]) => path as string)
    // Suites are named without their ending: `server/e2e/security`. Generated folders begin with a dot.
    return paths
      .filter((path) => tops.has(folderOf(path)) && !path.includes('/.') && !path.includes('<'))
      .filter((path) => {
        const from = [path, posix.join(dirname(document), path)].map((one) => one.replace(/\/$/, ''))
        return !all.some((file) => from.some((one) => file.startsWith(one) && /^($|[./])/.test(file.slice(one.length))))
      })
      .map((path) => `${document}: ${path}`)
  })
  expect(wrong).toEqual([])
})

/** Names that a program or a framework looks for, or that generated files begin with. */
const FOUND_BY_NAME = /^(archive|bench\/peers)\/|kernel|\.svelte$|vite\.config|vitest\.config/

test('no export is used by its own file alone', () => {
  const texts = files.map((file) => [file, readFileSync(`${root}/${file}`, 'utf8')] as const)
  const users = new Map<string, Set<string>>()
  for (const [file, text] of texts) {
    for (const word of text.match(/[A-Za-z_$][\w$]*/g) ?? []) users.set(word, (users.get(word) ?? new Set()).add(file))
  }
  const unused = texts.flatMap(([file, text]) => {
    if (FOUND_BY_NAME.test(file)) return []
    const names = [
      ...text.matchAll(/^export (?:async )?(?:const|function|class|type|interface) \*?([A-Za-z_$][\w$]*)/gm),
    ]
    return names.flatMap(([, name = '']) => (users.get(name)?.size === 1 ? [`${file}: ${name}`] : []))
  })
  expect(unused).toEqual([])
})

test('every file is imported, named by another, or a command that says so in its first lines', () => {
  const naming = git('*.ts', '*.svelte', '*.mjs', '*.html', '*.json', '*.css').filter(
    (file) => file !== 'package-lock.json',
  )
  const named = new Set(
    naming.flatMap((file) => {
      const text = readFileSync(`${root}/${file}`, 'utf8')
      const paths = [...text.matchAll(/[\w@./-]+\.(?:ts|svelte|mjs)\b/g)].map(([path]) => path)
      return paths.flatMap((path) => [posix.join(dirname(file), path), posix.join('web', path), posix.normalize(path)])
    }),
  )
  const unused = files.filter((file) => {
    if (
      named.has(file) ||
      /\.test\.ts$|\.d\.ts$|^archive\/|^vitest\.config|\/board\/(box|index)\.ts$|\/person\.testing\.ts$/.test(file)
    )
      return false
    return !readFileSync(`${root}/${file}`, 'utf8').slice(0, 400).includes(`node ${file}`)
  })
  expect(unused).toEqual([])
})

test('no file has more than 500 lines', () => {
  const long = files.filter((file) => readFileSync(`${root}/${file}`, 'utf8').split('\n').length > 500)
  expect(long).toEqual([])
})

test('no folder has more files than can be looked over', () => {
  const sizes = new Map<string, number>()
  for (const file of git('*')) sizes.set(dirname(file), (sizes.get(dirname(file)) ?? 0) + 1)
  // About 25; `archive` only grows.
  expect([...sizes].filter(([folder, size]) => size > 28 && !folder.startsWith('archive'))).toEqual([])
})

describe('the guards themselves', () => {
  const json = (file: string) => JSON.parse(readFileSync(`${root}/${file}`, 'utf8'))
  test('the pure folders are compiled without Node and DOM', () => {
    const pure = json('tsconfig.pure.json')
    expect(pure.compilerOptions).toMatchObject({ lib: ['ES2024'], types: [] })
    expect(pure.include).toEqual([...PURE, 'examples'])
  })

  test('lint refuses clocks and dice of its own in pure code', () => {
    const folder = testFolder()
    mkdirSync(join(folder, 'engine'))
    cpSync(join(root, 'scripts/lint'), join(folder, 'scripts/lint'), { recursive: true })
    writeFileSync(
      join(folder, 'biome.json'),
      JSON.stringify({ ...json('biome.json'), $schema: undefined, vcs: { enabled: false } }),
    )
    const lint = (code: string): string => {
      writeFileSync(join(folder, 'engine/guard.ts'), code)
      const { stdout, stderr, status } = spawnSync('biome', ['lint', '--error-on-warnings'], {
        cwd: folder,
        encoding: 'utf8',
        shell,
      })
      return `${status === 0 ? 'fine' : 'refused'}: ${stdout}${stderr}`
    }
    expect(lint('export const now = (): number => Date.now()\n')).toMatch(/^refused[\s\S]*time is an input/)
    expect(lint('export const roll = (): number => Math.random()\n')).toMatch(/^refused[\s\S]*Chance is an input/)
    expect(lint('export const one = (): number => 1\n')).toMatch(/^fine/)
  })
})
