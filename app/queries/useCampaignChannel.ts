import { useQuery } from '@tanstack/react-query'
import type { CampaignChannel } from '@tsudoi/design-system/screens/campaign.types'
import { channelNameOf } from '@tsudoi/design-system/text/nameOr'
import { paths } from '../paths.ts'
import { useIsMember } from '../session/sessionStore.ts'
import { channelQuery } from './channel.queries.ts'

/**
 * The channel of a campaign, for the page's accent colour and back link. `page` contains the props for `Page`.
 *
 * @param ipId undefined until the campaign is loaded
 */
export function useCampaignChannel(ipId: string | undefined) {
  const isMember = useIsMember()
  const ip = useQuery({ ...channelQuery(ipId ?? '', isMember), enabled: ipId !== undefined }).data?.ip
  const seed = ip?.oshiColor
  const href = ipId === undefined ? paths.channels : paths.channel(ipId)
  const channel: CampaignChannel = { id: ipId ?? '', name: ip ? channelNameOf(ip.name) : '', seed, href }
  return { channel, page: ipId === undefined ? {} : { channel: { id: ipId, seed } } }
}
