import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { lazyComponent } from '@tsudoi/design-system/lazy'
import { HomeScreen } from '@tsudoi/design-system/screens/home/HomeScreen'
import { paths } from '../../paths.ts'
import { followsQuery } from '../../queries/channel.queries.ts'
import { profileQuery } from '../../queries/member.queries.ts'
import { noticesQuery } from '../../queries/notice.queries.ts'
import { queryClient } from '../../queryClient.ts'
import { Page } from '../../shell/Page.tsx'
import { useNow } from '../../time/useNow.ts'
import { channelView } from '../../mappers/channel.mappers.ts'
import { loadableOf } from '../../mappers/loadableOf.ts'
import { noticeSummaryView } from '../../mappers/notice.mappers.ts'
import { homeQuery } from './home.queries.ts'
import { homeView } from './home.mappers.ts'

// The next deadline. Lazy, because it is below the first view, and loads its data after the page's content.
const NextDeadlineContainer = lazyComponent(() =>
  import('../../deadlines/NextDeadlineContainer.tsx').then((file) => file.NextDeadlineContainer),
)

/** Number of notices on the home page. */
const noticesShown = 4

/** Prefetches the data of the page. */
export function beforeRender() {
  void queryClient.prefetchQuery(homeQuery)
  void queryClient.prefetchQuery(followsQuery)
  void queryClient.prefetchQuery(profileQuery)
  void queryClient.prefetchInfiniteQuery(noticesQuery(true))
}

const hrefs = {
  channels: paths.channels,
  notices: paths.notices,
  photos: paths.homePhotos,
  campaigns: paths.campaigns(),
}

/** The member's home page (R071). */
export function Component() {
  const home = useQuery(homeQuery)
  const follows = useQuery(followsQuery)
  const notices = useInfiniteQuery(noticesQuery(true))
  const profile = useQuery({ ...profileQuery, meta: { isSilent: true } })
  return (
    <Page>
      <HomeScreen
        now={useNow()}
        nickName={profile.data?.profile?.nickName}
        home={loadableOf(home, homeView)}
        follows={loadableOf(follows, ({ list }) => list.map(channelView))}
        notices={loadableOf(notices, ({ pages }) =>
          (pages[0]?.items ?? []).slice(0, noticesShown).map(noticeSummaryView),
        )}
        deadline={{ next: <NextDeadlineContainer />, href: paths.deadlines }}
        hrefs={hrefs}
      />
    </Page>
  )
}
