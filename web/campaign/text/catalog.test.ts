import { testCatalog } from '../../text/testing.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { loadCampaignText } from './load.ts'
import { pt } from './pt.ts'

testCatalog({
  catalog: new URL('catalog.ts', import.meta.url),
  all: { en, it, fr, es, de, pt },
  load: loadCampaignText,
  same: {},
  alike: { de: ['people'] },
})
