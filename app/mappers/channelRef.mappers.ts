import type { Channel as WireChannel } from '@tsudoi/contracts/channel/channel.endpoints'
import type { CampaignChannel } from '@tsudoi/design-system/screens/campaign.types'
import { paths } from '../paths.ts'
import { channelNameOf } from '@tsudoi/design-system/text/nameOr'

/** Maps the channel that an item belongs to, with its colour. */
export const channelRefView = ({
  ipId,
  ipName,
  oshiColor,
}: {
  ipId: string
  ipName: string
  oshiColor?: string | undefined
}) => ({
  id: ipId,
  name: channelNameOf(ipName),
  seed: oshiColor,
  href: paths.channel(ipId),
})

/** Maps the channel of a campaign page. Until the channel is loaded, only its id is known. */
export const campaignChannelView = (ipId: string, channel: WireChannel | undefined): CampaignChannel =>
  channel
    ? channelRefView({ ipId, ipName: channel.name, oshiColor: channel.oshiColor })
    : { id: ipId, name: '', href: paths.channel(ipId) }
