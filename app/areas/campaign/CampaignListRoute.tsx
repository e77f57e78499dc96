import { lazyComponent } from '@tsudoi/design-system/lazy'
import { useQuery } from '@tanstack/react-query'
import { CampaignListScreen, type CampaignPhase } from '@tsudoi/design-system/screens/campaign/CampaignListScreen'
import { useParams, useSearchParams } from 'react-router-dom'
import { isNotFound } from '../../api/apiError.ts'
import { campaignView } from '../../mappers/campaign.mappers.ts'
import { channelView } from '../../mappers/channel.mappers.ts'
import type { PageFile } from '../../pageSpec.ts'
import { paths } from '../../paths.ts'
import { campaignsQuery } from './campaign.queries.ts'
import { channelQuery } from '../../queries/channel.queries.ts'
import { usePagedList } from '../../queries/usePagedList.ts'
import { queryClient } from '../../queryClient.ts'
import { isMember, useIsMember, useSession } from '../../session/sessionStore.ts'
import { Page } from '../../shell/Page.tsx'
import { useNow } from '../../time/useNow.ts'

const phaseOf = (search: URLSearchParams): CampaignPhase => (search.get('list') === 'past' ? 'past' : 'current')

const MissingPage = lazyComponent(() => import('../../shell/MissingPage.tsx').then((file) => file.MissingPage))

/** Prefetches the data of the page. */
export const beforeRender: PageFile['beforeRender'] = ({ params: { id }, search }) => {
  void queryClient.prefetchInfiniteQuery(campaignsQuery(phaseOf(search), id, useSession.getState().accountId))
  if (id) void queryClient.prefetchQuery(channelQuery(id, isMember()))
}

/**
 * List of campaigns: of the channel in the URL’s path, otherwise of all channels. Not part of the specification (Q375).
 */
export function Component() {
  const { id } = useParams()
  const phase = phaseOf(useSearchParams()[0])
  const isMemberNow = useIsMember()
  const accountId = useSession((session) => session.accountId)
  const campaigns = usePagedList(campaignsQuery(phase, id, accountId), campaignView)
  const channel = useQuery({ ...channelQuery(id ?? '', isMemberNow), enabled: id !== undefined })
  const now = useNow()
  if (id !== undefined && (isNotFound(channel.error) || isNotFound(campaigns.error))) return <MissingPage />
  const { name, seed }: { name?: string; seed?: string | undefined } = channel.data ? channelView(channel.data.ip) : {}
  return (
    <Page
      title={name && `${name}のキャンペーン`}
      channel={id === undefined ? undefined : { id, seed }}
      back={id === undefined ? undefined : { label: name ?? 'チャンネル', href: paths.channel(id) }}
    >
      <CampaignListScreen
        channelName={name}
        phase={phase}
        campaigns={campaigns}
        now={now}
        hrefOf={(to) => (id === undefined ? paths.campaigns(to) : paths.channelCampaigns(id, to))}
        hrefs={{ channels: paths.channels }}
      />
    </Page>
  )
}
