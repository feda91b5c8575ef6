import { describe } from 'vitest'
import { type Same, testCatalog, typedBy } from '../../scripts/testing/catalogs.ts'
import { loadCampaignText } from '../campaign/text/catalog.ts'
import { loadCoachText } from '../coach/text/catalog.ts'
import { loadDailyText } from '../daily/text/catalog.ts'
import { loadInsightText } from '../insights/text/catalog.ts'
import { loadTogetherText } from '../online/text/catalog.ts'
import { loadPuzzleText } from '../puzzles/text/catalog.ts'
import { loadWebText } from './catalog.ts'

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

const typed = (path: string) => typedBy(new URL(path, import.meta.url))

describe('every page', () =>
  testCatalog({
    sample: typed('en.ts'),
    load: loadWebText,
    same: SAME,
    alike: { de: ['home.seats', 'online.lobby.watching'] },
  }))

describe('coach', () =>
  testCatalog({ sample: typed('../coach/text/en.ts'), load: loadCoachText, alike: { de: ['whatIf.played'] } }))

describe('the table of the day', () =>
  testCatalog({
    sample: typed('../daily/text/en.ts'),
    load: loadDailyText,
    same: { fr: ['medalNames.bronze'], de: ['name'], pt: ['medalNames.bronze'] },
  }))

describe('campaign', () =>
  testCatalog({
    sample: typed('../campaign/text/en.ts'),
    load: loadCampaignText,
    same: {},
    alike: { de: ['people'] },
  }))

describe('puzzles', () =>
  testCatalog({
    sample: typed('../puzzles/text/en.ts'),
    load: loadPuzzleText,
    same: {},
  }))

describe('insights', () =>
  testCatalog({
    sample: typed('../insights/text/en.ts'),
    load: loadInsightText,
    same: { fr: ['accuracy.when'] },
  }))

describe('online', () =>
  testCatalog({
    sample: typed('../online/text/en.ts'),
    load: loadTogetherText,
    same: { fr: ['join.field'], de: ['join.field'] },
  }))
