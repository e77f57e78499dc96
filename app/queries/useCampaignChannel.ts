import { useQuery } from '@tanstack/react-query'
import type { CampaignChannel } from '@tsudoi/design-system/screens/campaign.types'
import { channelNameOf } from '@tsudoi/design-system/text/nameOr'
import { paths } from '../paths.ts'
import { useIsMember } from '../session/sessionStore.ts'
import { channelQuery } from './channel.queries.ts'

/**
 * The channel of a campaign, for the page's accent colour and back link. `page` contains the props for `Page`.
 *
 * @param ipId empty until the campaign is loaded
 */
export function useCampaignChannel(ipId = '') {
  const isMember = useIsMember()
  const ip = useQuery({ ...channelQuery(ipId, isMember), enabled: ipId !== '' }).data?.ip
  const channel: CampaignChannel = {
    id: ipId,
    name: ip ? channelNameOf(ip.name) : '',
    seed: ip?.oshiColor,
    href: ipId ? paths.channel(ipId) : paths.channels,
  }
  return { channel, page: ipId ? { channel } : {} }
}
