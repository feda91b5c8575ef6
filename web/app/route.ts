/** Addresses of pages: every page has one, and every address is a page. */
import type { Way } from '../host/storage/record.ts'

export type Route =
  | { readonly page: 'home' }
  /** Setting up a table: against bots, several people on this device, with real dice, or for one person alone. */
  | { readonly page: 'new'; readonly game: string; readonly way: Way }
  | { readonly page: 'table'; readonly id: string }
  | { readonly page: 'learn'; readonly game: string }
  /** `rule`: the one to open at. */
  | { readonly page: 'rules'; readonly game: string; readonly rule?: string }
  /** How strong the game's bots are. */
  | { readonly page: 'levels'; readonly game: string }
  /** The challenges of the day, of all games or of one. */
  | { readonly page: 'daily'; readonly game?: string }
  /** A game's campaign: the books of this device, or a group's. */
  | { readonly page: 'logbook'; readonly game: string; readonly id?: string }
  /** `review`: the game is reviewed at once, at its end or at `step`. */
  | { readonly page: 'replay'; readonly id: string; readonly review?: true; readonly step?: number }
  /** Check or watch a log from a file; `packed`: one that came with the address (game-link.ts), in the hash, so that no server sees it. */
  | { readonly page: 'open'; readonly packed?: string }
  /** A table on a server: its lobby, then the game; the big picture for a shared screen; the game again after its end. */
  | { readonly page: 'online'; readonly id: string }
  /** Without an id: a television that waits for a phone to send it a table. */
  | { readonly page: 'tv'; readonly id?: string }
  | { readonly page: 'rerun'; readonly id: string; readonly review?: true; readonly step?: number }
  /** Opening one. */
  | { readonly page: 'friends'; readonly game: string }
  | { readonly page: 'tables' }
  /** Four letters lead to a table; `code`: those of a link. */
  | { readonly page: 'join'; readonly code?: string }
  /** `token`: of a one-time link, which makes this device the same person's. It stands in the hash, so that no server logs it. */
  | { readonly page: 'me'; readonly token?: string }
  /** Reaction times and misses in a game that can be practised. */
  | { readonly page: 'practice'; readonly game: string }
  /** Puzzles: all of them, or a sitting with a set (`web/puzzles/sets.ts`); `kind`: only decisions of this kind. */
  | { readonly page: 'puzzles'; readonly set?: string; readonly kind?: string }
  | { readonly page: 'history' }
  /** What all games tell, and the medals won against the bots. */
  | { readonly page: 'insights' }
  | { readonly page: 'ladder' }
  | { readonly page: 'settings' }
  | { readonly page: 'about' }
  | { readonly page: 'lost'; readonly path: string }

const WAYS: readonly string[] = ['bots', 'device', 'real', 'alone'] satisfies Way[]
const PLAIN = ['history', 'insights', 'ladder', 'settings', 'about', 'tables', 'tv'] as const
/** Pages about one game, and nothing more. */
const OF_GAME = ['learn', 'levels', 'practice'] as const
const SCREENS: { readonly [name: string]: 'tv' | 'rerun' } = { tv: 'tv', replay: 'rerun' }

export function readRoute(path: string, hash = ''): Route {
  const [page, a, b, ...rest] = path.split('/').filter((part) => part !== '')
  if (page === undefined) return { page: 'home' }
  if (rest.length > 0) return { page: 'lost', path }
  if (page === 'new' && a !== undefined && b !== undefined && WAYS.includes(b)) return { page, game: a, way: b as Way }
  if (page === 't' && a !== undefined) return readOnline(a, b, hash) ?? { page: 'lost', path }
  if (page === 'logbook' && a !== undefined) return { page, game: a, ...(b === undefined ? {} : { id: b }) }
  if (page === 'puzzles') {
    const set = a === undefined ? {} : { set: b === undefined ? a : `${a}/${b}` }
    return { page, ...set, ...(a !== undefined && hash.length > 1 ? { kind: hash.slice(1) } : {}) }
  }
  if (b !== undefined) return { page: 'lost', path }
  if (page === 'friends' && a !== undefined) return { page, game: a }
  if (page === 'join') return { page, ...(a === undefined ? {} : { code: a }) }
  if (page === 'me' && a === undefined) return { page, ...(hash.length > 1 ? { token: hash.slice(1) } : {}) }
  if (page === 'open' && a === undefined) return { page, ...(hash.length > 1 ? { packed: hash.slice(1) } : {}) }
  if (page === 'table' && a !== undefined) return { page, id: a }
  if (page === 'replay' && a !== undefined) return { page, id: a, ...reviewIn(hash) }
  if (page === 'daily') return { page, ...(a === undefined ? {} : { game: a }) }
  const about = OF_GAME.find((name) => name === page)
  if (about !== undefined && a !== undefined) return { page: about, game: a }
  if (page === 'rules' && a !== undefined) return { page, game: a, ...(hash.length > 1 ? { rule: hash.slice(1) } : {}) }
  const plain = PLAIN.find((name) => name === page)
  return plain === undefined || a !== undefined ? { page: 'lost', path } : { page: plain }
}

interface Reviewed {
  readonly review?: true
  readonly step?: number
}

/** `#review`, or with a step `#review-12`. */
function reviewIn(hash: string): Reviewed {
  const [found, step] = /^#review(?:-(\d{1,6}))?$/.exec(hash) ?? []
  if (found === undefined) return {}
  return step === undefined ? { review: true } : { review: true, step: Number(step) }
}

function hashOf({ review, step }: Reviewed): string {
  if (review === undefined) return ''
  return step === undefined ? '#review' : `#review-${step}`
}

function readOnline(id: string, screen: string | undefined, hash: string): Route | null {
  if (screen === undefined) return { page: 'online', id }
  const page = Object.hasOwn(SCREENS, screen) ? SCREENS[screen] : undefined
  if (page === 'rerun') return { page, id, ...reviewIn(hash) }
  return page === undefined ? null : { page, id }
}

export function hrefOf(route: Route): string {
  switch (route.page) {
    case 'home':
      return '/'
    case 'new':
      return `/new/${route.game}/${route.way}`
    case 'table':
      return `/table/${route.id}`
    case 'replay':
      return `/replay/${route.id}${hashOf(route)}`
    case 'learn':
    case 'levels':
    case 'practice':
      return `/${route.page}/${route.game}`
    case 'daily':
      return `/daily${route.game === undefined ? '' : `/${route.game}`}`
    case 'logbook':
      return `/logbook/${route.game}${route.id === undefined ? '' : `/${route.id}`}`
    case 'puzzles':
      return `/puzzles${route.set === undefined ? '' : `/${route.set}`}${route.kind === undefined ? '' : `#${route.kind}`}`
    case 'rules':
      return `/rules/${route.game}${route.rule === undefined ? '' : `#${route.rule}`}`
    case 'online':
      return `/t/${route.id}`
    case 'tv':
      return route.id === undefined ? '/tv' : `/t/${route.id}/tv`
    case 'rerun':
      return `/t/${route.id}/replay${hashOf(route)}`
    case 'join':
      return `/join${route.code === undefined ? '' : `/${route.code}`}`
    case 'friends':
      return `/friends/${route.game}`
    case 'me':
      return `/me${route.token === undefined ? '' : `#${route.token}`}`
    case 'open':
      return `/open${route.packed === undefined ? '' : `#${route.packed}`}`
    case 'lost':
      return route.path
    default:
      return `/${route.page}`
  }
}
