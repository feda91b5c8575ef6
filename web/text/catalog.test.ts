import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { loadWebText } from './load.ts'
import { pt } from './pt.ts'
import { type Same, testCatalog } from './testing.ts'

/** What is the same word in both languages. */
const SAME: Same = {
  it: [
    'app.home',
    'app.menu',
    'home.online',
    'home.set.bot',
    'online.lobby.addBot',
    'online.lobby.host',
    'online.takeback.no',
    'replay.title',
    'settings.volume',
    'table.bot',
  ],
  fr: [
    'app.menu',
    'home.set.bot',
    'home.set.options',
    'race.ways.zones',
    'replay.pause',
    'settings.about.licences',
    'settings.speeds.normal',
    'settings.version',
    'settings.volume',
    'table.bot',
    'table.pointsWord',
    'table.result.points',
    'table.view.points',
  ],
  es: ['home.set.bot', 'table.bot'],
  de: ['home.online', 'home.set.bot', 'settings.speeds.normal', 'settings.version'],
  pt: ['app.menu', 'home.online', 'home.set.bot', 'settings.volume', 'table.bot'],
}

testCatalog({
  catalog: new URL('catalog.ts', import.meta.url),
  all: { en, it, fr, es, de, pt },
  load: loadWebText,
  same: SAME,
  alike: { de: ['home.seats', 'online.lobby.watching'] },
})
