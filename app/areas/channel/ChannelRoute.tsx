import { lazyComponent, lazyModule, useLazyModule } from '@tsudoi/design-system/lazy'
import { useQuery } from '@tanstack/react-query'
import type { getChannelOverview } from '@tsudoi/contracts/channel/channel.endpoints'
import type { ResponseOf } from '@tsudoi/contracts/endpoint'
import type { ChannelOverview } from '@tsudoi/design-system/screens/channel/channel.types'
import { ChannelScreen } from '@tsudoi/design-system/screens/channel/ChannelScreen'
import { useParams, useSearchParams } from 'react-router-dom'
import { isNotFound } from '../../api/apiError.ts'
import type { PageFile } from '../../pageSpec.ts'
import { paths } from '../../paths.ts'
import { channelQuery, overviewQuery } from '../../queries/channel.queries.ts'
import { loadTimeline } from '../../posts/posts.ts'
import { gachaListQuery } from '../../queries/gachaList.queries.ts'
import { storyListQuery } from '../../queries/story.queries.ts'
import { latestSpecialsQuery, latestVideosQuery } from '../../queries/video.queries.ts'
import { useFollow } from '../../queries/useFollow.ts'
import { queryClient } from '../../queryClient.ts'
import { isMember, useIsMember } from '../../session/sessionStore.ts'
import { Page } from '../../shell/Page.tsx'
import { useNow } from '../../time/useNow.ts'
import { channelView, programmeView } from '../../mappers/channel.mappers.ts'
import { campaignView } from '../../mappers/campaign.mappers.ts'
import { gachaSummaryView } from '../../mappers/gacha.mappers.ts'
import { loadableOf } from '../../mappers/loadableOf.ts'
import { pictureOf } from '../../mappers/pictureOf.ts'
import { storySummaryView } from '../../mappers/story.mappers.ts'
import { isolated } from '@tsudoi/design-system/text/isolated'
import { nameOr } from '@tsudoi/design-system/text/nameOr'

/** The module of the posts. Loaded only if the timeline’s tab is open, because the channel’s first tab has no posts. */
const posts = lazyModule(loadTimeline)

function ChannelPosts({ id, name }: { id: string; name: string }) {
  const { module } = useLazyModule(posts, { isWanted: true, onFailed: 'retry' })
  return (
    module && <module.PostTimeline timeline={{ type: 'ip', typeId: id }} label={`${isolated(name)}のタイムライン`} />
  )
}

/** Whether the URL opens the timeline’s tab, which replaces everything below the channel’s header. */
const isTimelineOf = (search: URLSearchParams) => search.get('tab') === 'posts'

/** Prefetches the data of the page. */
export const beforeRender: PageFile['beforeRender'] = ({ params: { id = '' }, search }) => {
  void queryClient.prefetchQuery(channelQuery(id, isMember()))
  if (isTimelineOf(search))
    return void posts.load().then(
      ({ preloadPosts }) => preloadPosts(),
      () => undefined,
    )
  void queryClient.prefetchQuery(overviewQuery(id))
  void queryClient.prefetchQuery(gachaListQuery(id))
}

function overviewView({ overview }: ResponseOf<typeof getChannelOverview>): ChannelOverview {
  return {
    programme: overview.programmeList.map(programmeView),
    campaigns: overview.campaignList?.map(campaignView),
    members: (overview.memberList ?? []).map(({ memberId, name, role, image }) => ({
      id: memberId,
      name: nameOr(name, '名前のないメンバー'),
      role,
      image: pictureOf(image),
    })),
  }
}

// Lazy, because it is the last section of the page, and only for members.
const ChannelCalendarContainer = lazyComponent(() =>
  import('./ChannelCalendarContainer.tsx').then((file) => file.ChannelCalendarContainer),
)

const MissingPage = lazyComponent(() => import('../../shell/MissingPage.tsx').then((file) => file.MissingPage))

/** Page of a channel. For an unknown id it shows the not-found page (R050). */
export function Component() {
  const { id = '' } = useParams()
  const isMemberNow = useIsMember()
  const isTimeline = isTimelineOf(useSearchParams()[0])
  /** Enables a query only while the first tab is open, because the timeline’s tab does not show its data. */
  const onTop = <Query extends object>(query: Query) => ({ ...query, enabled: !isTimeline })
  const channel = useQuery(channelQuery(id, isMemberNow))
  const overview = useQuery(onTop(overviewQuery(id)))
  const stories = useQuery(onTop(storyListQuery(id, isMemberNow)))
  const videos = useQuery(onTop(latestVideosQuery(id, isMemberNow)))
  const specials = useQuery(onTop(latestSpecialsQuery(id)))
  const gacha = useQuery(onTop(gachaListQuery(id)))
  const follow = useFollow()
  const now = useNow()
  const name = channel.data && channelView(channel.data.ip).name
  if (isNotFound(channel.error)) return <MissingPage />
  return (
    <Page
      title={name}
      back={{ label: 'チャンネル', href: paths.channels }}
      channel={{ id, seed: channel.data?.ip.oshiColor }}
    >
      <ChannelScreen
        now={now}
        channel={loadableOf(channel, ({ ip }) => channelView(ip))}
        overview={loadableOf(overview, overviewView)}
        stories={loadableOf(stories, ({ storyGroups }) => storyGroups.map(storySummaryView))}
        videos={loadableOf(videos)}
        specials={loadableOf(specials)}
        gacha={loadableOf(gacha, ({ gachaList }) => gachaList.map(gachaSummaryView))}
        tabs={[
          { value: 'top', label: 'トップ', href: paths.channel(id) },
          { value: 'posts', label: 'タイムライン', href: paths.channelPosts(id) },
        ]}
        timeline={isTimeline && <ChannelPosts key={id} id={id} name={name ?? ''} />}
        onFollow={(followed) => follow(id, followed)}
        calendar={isMemberNow && <ChannelCalendarContainer key={id} ipId={id} />}
        hrefs={{
          channels: paths.channels,
          stories: paths.stories(id),
          videos: paths.movies(id),
          specials: paths.specials(id),
          campaigns: paths.channelCampaigns(id),
        }}
      />
    </Page>
  )
}
