import { describe } from 'vitest'
import { loadCampaignText } from '../campaign/text/catalog.ts'
import { loadCoachText } from '../coach/text/catalog.ts'
import { loadDailyText } from '../daily/text/catalog.ts'
import { loadPuzzleText } from '../puzzles/text/catalog.ts'
import { loadWebText } from './catalog.ts'
import { type Same, testCatalog } from './testing.ts'

/** Words that are the same in both languages. */
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
    'table.result.points',
    'table.view.points',
  ],
  es: ['home.set.bot', 'table.bot'],
  de: ['home.online', 'home.set.bot', 'settings.speeds.normal', 'settings.version'],
  pt: ['app.menu', 'home.online', 'home.set.bot', 'settings.volume', 'table.bot'],
}

const at = (path: string): URL => new URL(path, import.meta.url)

describe('every page', () =>
  testCatalog({
    schema: at('en.ts'),
    load: loadWebText,
    same: SAME,
    alike: { de: ['home.seats', 'online.lobby.watching'] },
  }))

describe('coach', () =>
  testCatalog({ schema: at('../coach/text/en.ts'), load: loadCoachText, alike: { de: ['whatIf.played'] } }))

describe('the table of the day', () =>
  testCatalog({
    schema: at('../daily/text/en.ts'),
    load: loadDailyText,
    same: { fr: ['medalNames.bronze'], de: ['name'], pt: ['medalNames.bronze'] },
  }))

describe('campaign', () =>
  testCatalog({
    schema: at('../campaign/text/en.ts'),
    load: loadCampaignText,
    same: {},
    alike: { de: ['people'] },
  }))

describe('puzzles', () =>
  testCatalog({
    schema: at('../puzzles/text/en.ts'),
    load: loadPuzzleText,
    same: {},
  }))
