import { useQuery } from '@tanstack/react-query'
import { ready, type Loadable } from '@tsudoi/design-system/loadable'
import type { FoundCampaign } from '@tsudoi/design-system/screens/campaign.types'
import { LivetalkGroupScreen } from '@tsudoi/design-system/screens/livetalk/LivetalkGroupScreen'
import type { LivetalkGroupPageData } from '@tsudoi/design-system/screens/livetalk/livetalk.types'
import { channelNameOf } from '@tsudoi/design-system/text/nameOr'
import { useParams } from 'react-router-dom'
import { loadableOf } from '../../mappers/loadableOf.ts'
import type { PageFile } from '../../pageSpec.ts'
import { paths } from '../../paths.ts'
import { queryClient } from '../../queryClient.ts'
import { isMember, useIsMember } from '../../session/sessionStore.ts'
import { Page } from '../../shell/Page.tsx'
import { useNow } from '../../time/useNow.ts'
import { missingOrHidden } from './missingOrHidden.ts'
import { livetalkGroupView, livetalkChannelView } from './livetalk.mappers.ts'
import { livetalkGroupQuery, ownLivetalkGroupQuery } from './livetalk.queries.ts'

/** Prefetches the data of the page. */
export const beforeRender: PageFile['beforeRender'] = ({ params: { id = '' } }) => {
  void queryClient.prefetchQuery(livetalkGroupQuery(id, isMember()))
  if (isMember()) void queryClient.prefetchQuery(ownLivetalkGroupQuery(id))
}

/** The page of a group of live talks. A member also sees the slots that they have reserved (W117, R088). */
export function Component() {
  const { id = '' } = useParams()
  const isMemberNow = useIsMember()
  const all = useQuery(livetalkGroupQuery(id, isMemberNow))
  const own = useQuery({ ...ownLivetalkGroupQuery(id), enabled: isMemberNow })
  const now = useNow()
  const shown = livetalkGroupView(all.data, own.data, now)
  const ip = (all.data ?? own.data)?.ip
  const groupState = (): Loadable<FoundCampaign<LivetalkGroupPageData>> => {
    if (shown && (all.data || shown.list.length > 0)) return ready(shown)
    return missingOrHidden(all.error) ?? loadableOf(all, () => 'missing')
  }
  return (
    <Page
      title={shown?.group.name}
      channel={ip && { id: ip.ipId, seed: ip.oshiColor }}
      back={{ label: ip ? channelNameOf(ip.name) : 'チャンネル', href: ip ? paths.channel(ip.ipId) : paths.channels }}
    >
      <LivetalkGroupScreen
        channel={livetalkChannelView(ip)}
        group={groupState()}
        hrefs={{ top: isMemberNow ? paths.home : paths.top, ...(isMemberNow && { staff: paths.livetalkStaff(id) }) }}
      />
    </Page>
  )
}
