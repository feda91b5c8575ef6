/** The logbook in a page (R13). */
import type { GameText } from '../../../../engine/text/game.ts'
import type { CampaignWeb } from '../../../../kit/board.ts'
import { BONUS_IDS } from '../../rules/bonus-ids.ts'
import { STARTER } from '../../text/logbook.ts'
import { starText } from '../ui.ts'
import BonusPicture from './BonusPicture.svelte'
import LogbookMap from './LogbookMap.svelte'

const own = (text: GameText) => starText(text as Parameters<typeof starText>[0])

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
