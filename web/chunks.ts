/**
 * How the page is cut into files. What the first page needs is one (`base`), so that a phone waits once and not forty times; every
 * page, board and language is its own.
 */

/** What is known of a module when chunks are made. */
interface Graph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null
}

const FIRST = [/\/web\/main\.ts$/, /\/web\/home\/Home\.svelte$/]
const slashes = (id: string): string => id.replaceAll('\\', '/')

/** Everything that the first page draws in, but the page itself. */
export function baseChunk(root: string): (id: string, graph: Graph) => string | null {
  let base: ReadonlySet<string> | null = null
  return (id, graph) => {
    base ??= reachedFrom([`${root}main.ts`, `${root}home/Home.svelte`], graph)
    return base.has(id) && !FIRST.some((entry) => entry.test(slashes(id))) ? 'base' : null
  }
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

/**
 * Names by what is inside: `lang-it` is what the pages say, `engine-it` what the engine says, `<game>-it` a game's words, `<game>-board`
 * its pieces.
 */
export function chunkName({ facadeModuleId, name }: { facadeModuleId: string | null; name: string }): string {
  const path = slashes(facadeModuleId ?? '')
  const text = /\/(web|engine|games\/[a-z0-9-]+)\/text\/([a-z]{2})\.ts$/.exec(path)
  const [, game, part] = /\/games\/([a-z0-9-]+)\/board\/(\w+)\.ts$/.exec(path) ?? []
  const folder = text?.[1]?.replace('games/', '').replace(/^web$/, 'lang')
  const board = game === undefined ? name : `${game}-${part === 'index' ? 'board' : part}`
  const readable = text === null ? board : `${folder}-${text[2]}`
  return `assets/${readable}-[hash].js`
}
