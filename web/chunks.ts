/**
 * How the app is cut into files: few, so that a phone makes one round trip and not forty, and one for each page, so that none is loaded for
 * another. `base` is what the first page needs; every folder of pages, every board and every language has its own.
 */

/** A module's importers and imports, when chunks are made. */
interface Graph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null
}

type Chunk = (id: string, graph: Graph) => string | null

const slashes = (id: string): string => id.replaceAll('\\', '/')

/**
 * Folders that playing needs: one file, so that a table is loaded in one request. No folder imports one that imports it, directly or
 * through others (scripts/boundaries.test.ts), so chunks never wait for each other in a circle. Other folders are chunks of their own.
 */
const PLAYING: ReadonlySet<string> = new Set(
  'app table host learn practice online server coach replay daily campaign home setup'.split(' '),
)

/** The page's files, for sources below `root`, the folder of the project. */
export function pageChunk(root: string): Chunk {
  const first = [`${root}web/main.ts`, `${root}web/home/Home.svelte`]
  let base: ReadonlySet<string> | null = null
  return (id, graph) => {
    // The texts of every language are loaded with the first page, and form their sentences with it.
    base ??= reachedFrom([...first, `${root}engine/text/you/you.ts`], graph)
    if (first.includes(id)) return null
    if (base.has(id)) return 'base'
    const path = pathIn(root, id)
    const game = /^games\/([a-z0-9-]+)\//.exec(path)?.[1]
    if (game !== undefined) {
      const reaches = (...files: string[]): boolean =>
        reachedFrom(
          files.map((file) => `${root}games/${game}/${file}`),
          graph,
        ).has(id)
      if (reaches('board/box.ts')) return `${game}-box`
      return wordsChunk(game, path) ?? playChunk(game, path, reaches('rules/rules.ts', 'text/texts.ts'))
    }
    return languageOf(path) ?? sharedChunk(path)
  }
}

/** The workers' files: what they share, and one for each game. */
export function workerChunk(root: string): Chunk {
  return (id) => {
    const path = pathIn(root, id)
    if (path === 'web/worker.ts') return null
    const game = /^(?:games|examples)\/([a-z0-9-]+)\/(?!index\.ts$)/.exec(path)?.[1]
    return game === undefined ? 'beside' : `beside-${game}`
  }
}

function pathIn(root: string, id: string): string {
  const path = slashes(id).replace(/^\0/, '')
  return path.startsWith(root) ? path.slice(root.length).replace(/\?.*$/, '') : path
}

/** What the pages and the engine say first, and what further pages say. */
function languageOf(path: string): string | null {
  const [, folder, lang] = /^(.*)\/text\/(?:\w+\/)?([a-z]{2})\.ts$/.exec(path) ?? []
  if (lang === undefined) return null
  return folder === 'web' || folder === 'engine' || folder === 'fair' ? `lang-${lang}` : `more-${lang}`
}

function wordsChunk(game: string, path: string): string | null {
  const lang = /\/text\/(?:\w+\/)?([a-z]{2})\.ts$/.exec(path)?.[1]
  if (lang !== undefined) return `${game}-${lang}`
  if (path.endsWith('/text/covers.ts')) return 'covers'
  return path.endsWith('/bots/ratings.ts') ? 'levels' : null
}

/** What every table of a game needs, its challenge of a day, what it is drawn by, and what thinks about it: each may need those before it, and none after. */
function playChunk(game: string, path: string, always: boolean): string {
  const pack = /\/puzzles\/(\w+)\.ts$/.exec(path)?.[1]
  if (pack !== undefined) return `${game}-puzzles-${pack}`
  if (always) return `${game}-rules`
  if (path.startsWith(`games/${game}/daily/`)) return `${game}-daily`
  return path.startsWith(`games/${game}/board/`) ? `${game}-board` : `${game}-bots`
}

/** The protocol has a chunk of its own: its schemas are created on import, and need their dependencies first. */
function sharedChunk(path: string): string | null {
  if (/^node_modules\/(@noble|uqr|valibot)\//.test(path)) return 'wire'
  if (path.startsWith('node_modules/')) return 'kit'
  const [, top, folder = ''] = /^(\w+)\/(?:(\w+)\/)?/.exec(path) ?? []
  if (top === 'web') return folder === '' ? null : PLAYING.has(folder) ? 'table' : folder
  if (top === 'protocol' || top === 'fair') return 'wire'
  if (path.startsWith('kit/plain/')) return 'plain'
  return top ?? null
}

function reachedFrom(entries: readonly string[], graph: Graph): Set<string> {
  const reached = new Set<string>()
  const queue = [...entries]
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    if (reached.has(id)) continue
    reached.add(id)
    queue.push(...(graph.getModuleInfo(id)?.importedIds ?? []))
  }
  return reached
}
