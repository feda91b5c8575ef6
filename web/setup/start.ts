/** A table as it usually is, against the bot last chosen, without a form. */
import { type GameId, partsOf, rulesOf } from '../../games/index.ts'
import { toasts } from '../../kit/toasts.svelte.ts'
import { device } from '../app/device.svelte.ts'
import { offerLesson } from '../app/lesson-offer.ts'
import { router } from '../app/router.svelte.ts'
import { words } from '../app/words.svelte.ts'
import { keep, recall } from '../host/storage/local-storage.ts'
import { companyOf, newPlan, offeredLevel } from './plan.ts'

/** Opens a new table and goes there; says so where that fails, with a way to try again. */
export async function playNow(id: GameId): Promise<void> {
  const made = await setUp(id).catch(() => null)
  if (made?.ok) return router.go({ page: 'table', id: made.value })
  const again = { label: words.say.app.tryAgain, act: () => void playNow(id) }
  toasts.tell(words.say.home.notSetUp, { kind: 'trouble', action: again })
}

async function setUp(id: GameId) {
  const [game, { levels: known }, { createTable }] = await Promise.all([
    rulesOf(id),
    partsOf(id).cover(words.lang),
    import('../host/local-tables.ts'),
  ])
  const levels = Object.keys(known)
  const level = offeredLevel(levels, device.settings.levels[id])
  const { places, options } = newPlan({ game, way: 'bots', levels, level, name: device.settings.name })
  const person = (number: number): string => words.say.home.player({ number })
  const company = companyOf(places, 'bots', { person, bot: (of) => known[of] ?? of })
  const fresh = await isFirst(id)
  // A player's first game of a kind: they move first.
  const made = await createTable({ game: id, options, company, ...(fresh ? { first: 0 } : {}) })
  if (made.ok && fresh) offerLesson(made.value, id)
  return made
}

/** Has this game never been played here? Only once true. */
async function isFirst(id: GameId): Promise<boolean> {
  const met = `met.${id}`
  if (recall(met) !== '') return false
  keep(met, 'yes')
  const { library } = await import('../host/library.ts')
  const listed = await library.list()
  return listed.ok && ![...listed.value.unfinished, ...listed.value.finished].some(({ game }) => game === id)
}
