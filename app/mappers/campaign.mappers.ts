import type { Campaign, CampaignKind } from '@tsudoi/contracts/campaign/campaign'
import type { CampaignSummary } from '@tsudoi/design-system/screens/campaign.types'
import { titleOf } from '@tsudoi/design-system/text/nameOr'
import { paths } from '../paths.ts'
import { normalisedInstant } from './channel.mappers.ts'
import { channelRefView } from './channelRef.mappers.ts'
import { periodView } from './periodView.ts'
import { pictureOf } from './pictureOf.ts'

const pageOf: Readonly<Record<CampaignKind, (id: string, ipId: string) => string>> = {
  VOTE_RANKING: paths.vote,
  VOTE_COOP: paths.coopVote,
  LOTTERY: paths.lottery,
  PREORDER: paths.preorder,
  DRAW: (id, ipId) => paths.draw(ipId, id),
  LIVE_TALK_GROUP: paths.livetalkGroup,
  EVENT: paths.event,
}

/**
 * Maps a campaign to its entry in a list. If this build does not know its kind, the entry links to the campaign's
 * channel.
 */
export function campaignView(campaign: Campaign): CampaignSummary {
  const { kind, campaignId, ipId, name, image, resultTime, state } = campaign
  return {
    id: `${kind}-${campaignId}`,
    kind,
    name: titleOf(name),
    image: pictureOf(image),
    channel: channelRefView(campaign),
    href: kind === 'UNKNOWN' ? paths.channel(ipId) : pageOf[kind](campaignId, ipId),
    ...periodView(campaign),
    result: resultTime && normalisedInstant(resultTime),
    state,
  }
}
