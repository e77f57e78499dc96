import { useQuery } from '@tanstack/react-query'
import { lazyComponent } from '@tsudoi/design-system/lazy'
import type { Loadable } from '@tsudoi/design-system/loadable'
import type { Programme } from '@tsudoi/design-system/screens/programme.types'
import { TopScreen } from '@tsudoi/design-system/screens/welcome/TopScreen'
import { paths } from '../../paths.ts'
import { channelsQuery, programmesQuery } from '../../queries/channel.queries.ts'
import { useChannels } from '../../queries/useChannels.ts'
import { queryClient } from '../../queryClient.ts'
import { useStateField } from '../../router/locationState.ts'
import { useIsMember } from '../../session/sessionStore.ts'
import { viewerOf } from '../../session/viewerOf.ts'
import { Page } from '../../shell/Page.tsx'
import { useNow } from '../../time/useNow.ts'
import { programmeView } from '../../mappers/channel.mappers.ts'
import { loadableOf } from '../../mappers/loadableOf.ts'

/** Number of channels that the page shows with their programme. */
const shownChannels = 6

/** Prefetches the data of the page. */
export function beforeRender() {
  void queryClient.prefetchInfiniteQuery(channelsQuery)
}

/** Tonight's programme of the shown channels. */
function useProgramme(channelIds: readonly string[] | undefined): Loadable<Programme[]> {
  const query = useQuery({ ...programmesQuery(channelIds ?? []), enabled: channelIds !== undefined })
  return loadableOf(query, (data) => data.map(programmeView).toSorted((a, b) => (a.start < b.start ? -1 : 1)))
}

const hrefs = {
  signUp: paths.signup,
  login: paths.login,
  home: paths.home,
  channels: paths.channels,
  campaigns: paths.campaigns(),
}

const AccountClosedContainer = lazyComponent(() =>
  import('./AccountClosedContainer.tsx').then((file) => file.AccountClosedContainer),
)

/** The cover page, on which guests land; members may open it too (R009, Q20). */
export function Component() {
  const hasLeft = useStateField('hasLeft') === true
  const { items: channels } = useChannels()
  const isMember = useIsMember()
  const shown = channels.state === 'ready' ? channels.data.slice(0, shownChannels) : undefined
  const programme = useProgramme(shown?.map(({ id }) => id))
  return (
    <Page>
      <TopScreen
        channels={channels}
        programme={channels.state === 'failed' ? channels : programme}
        now={useNow()}
        viewer={viewerOf(isMember)}
        hrefs={hrefs}
      />
      {hasLeft && !isMember && <AccountClosedContainer />}
    </Page>
  )
}
