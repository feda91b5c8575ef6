/** The logbook in a page (R13). */
import type { GameText } from '../../../../engine/text/game.ts'
import type { Lang } from '../../../../engine/text/lang.ts'
import type { CampaignWeb } from '../../../../kit/board.ts'
import { BONUS_IDS } from '../../rules/options.ts'
import type { NamedRule } from '../../text/sky/en.ts'
import { starText } from '../ui.ts'
import BonusPicture from './BonusPicture.svelte'
import LogbookMap from './LogbookMap.svelte'

const own = (text: GameText) => starText(text as Parameters<typeof starText>[0])

/** What a logbook may begin with. */
const STARTER: { readonly [lang in Lang]: NamedRule } = {
  en: { name: 'With three bonuses', rule: 'The first three bonuses are unlocked from the beginning.' },
  it: { name: 'Con tre bonus', rule: 'I primi tre bonus sono sbloccati dall’inizio.' },
  fr: { name: 'Avec trois bonus', rule: 'Les trois premiers bonus sont débloqués dès le début.' },
  es: { name: 'Con tres bonificaciones', rule: 'Las tres primeras están desbloqueadas desde el principio.' },
  de: { name: 'Mit drei Boni', rule: 'Die ersten drei Boni sind von Anfang an freigeschaltet.' },
  pt: { name: 'Com três bónus', rule: 'Os três primeiros bónus estão desbloqueados desde o início.' },
}

export const campaign: CampaignWeb = {
  Map: LogbookMap,
  Choice: BonusPicture,
  pick: (id, text) => own(text).sheetName(id),
  choice: (id, text) => {
    const bonus = BONUS_IDS.find((one) => one === id)
    return bonus === undefined ? { name: id, rule: '' } : own(text).sky.bonuses[bonus]
  },
  setting: (_, text) => STARTER[text.lang],
}
