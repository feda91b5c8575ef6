/** One server and one browser for a file of tests, and people who go home after each. */
import type { BrowserContextOptions } from 'playwright-core'
import { rush } from '../person.ts'
import { visitors } from '../site.ts'
import {
  begin,
  type OnlineSettings,
  openTable,
  type Place,
  type Somebody,
  serveOnline,
  sitDown,
  somebody,
  type TableWishes,
} from './online.ts'

export const PHONE = { width: 390, height: 844 }
export const DESK = { width: 1280, height: 800 }

export interface Gathering {
  readonly place: Place
  person(viewport: typeof PHONE, settings?: object, more?: BrowserContextOptions): Promise<Somebody>
  /** Anna at a desk has opened a table, Ben with a phone has sat down by its link on plain http. */
  pair(wishes?: TableWishes): Promise<{ anna: Somebody; ben: Somebody; path: string }>
  /** The same, and it has begun. */
  two(wishes?: TableWishes): Promise<{ anna: Somebody; ben: Somebody; path: string }>
}

/** `hurried`: no test of this file is about how long something is shown, so pages show it for a tenth of the time. */
export function gathering(settings: OnlineSettings = {}, { hurried = false } = {}): Gathering {
  const all = visitors(() => serveOnline(settings))
  const here: Gathering = {
    get place() {
      return all.served
    },
    person: async (viewport, wanted = {}, more = {}) => {
      const one = await somebody(await all.enter({ viewport, ...more }), wanted)
      if (hurried) await rush(one.page)
      return one
    },
    pair: async (wishes) => {
      const anna = await here.person(DESK)
      const path = await openTable(anna, here.place.url, 'Anna', wishes)
      const ben = await here.person(PHONE)
      await sitDown(ben, `${here.place.elsewhere}${path}`, 'Ben')
      return { anna, ben, path }
    },
    two: async (wishes) => {
      const pair = await here.pair(wishes)
      await begin(pair.anna)
      return pair
    },
  }
  return here
}
