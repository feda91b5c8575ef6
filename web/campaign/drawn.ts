/** A game's campaign with all that shows it: what every part of its pages is given. */
import type { Campaign } from '../../engine/parts/campaign.ts'
import type { GameText } from '../../engine/text/game.ts'
import type { GameId } from '../../games/index.ts'
import type { CampaignWeb } from '../../kit/board.ts'
import type { CampaignTexts } from './text/catalog.ts'

export interface DrawnCampaign {
  game: GameId
  campaign: Campaign
  web: CampaignWeb
  text: GameText
  say: CampaignTexts
}
