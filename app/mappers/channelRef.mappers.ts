import type { Channel as WireChannel } from '@tsudoi/contracts/channel/channel.endpoints'
import type { CampaignChannel } from '@tsudoi/design-system/screens/campaign.types'
import { paths } from '../paths.ts'

/** Maps the channel that an item belongs to. */
export const channelRefView = ({ ipId, ipName, oshiColor }: { ipId: string; ipName: string; oshiColor?: string }) => ({
  id: ipId,
  name: ipName,
  seed: oshiColor,
  href: paths.channel(ipId),
})

/** The channel of a campaign page. Until the channel is loaded, only its id is known. */
export const campaignChannelView = (ipId: string, channel: WireChannel | undefined): CampaignChannel =>
  channelRefView({ ipId, ipName: channel?.name ?? '', oshiColor: channel?.oshiColor })
