import { useQuery } from '@tanstack/react-query'
import { SignupFollowScreen } from '@tsudoi/design-system/screens/signup/SignupFollowScreen'
import { paths } from '../../paths.ts'
import { channelsQuery } from '../../queries/channel.queries.ts'
import { useFollow } from '../../queries/useFollow.ts'
import { queryClient } from '../../queryClient.ts'
import { Page } from '../../shell/Page.tsx'
import { channelView } from '../../views/channelViews.ts'
import { loadableOf } from '../../views/loadableOf.ts'

export function loader() {
  void queryClient.prefetchQuery(channelsQuery)
  return null
}

/** R008: the last step of a sign-up; it stays reachable (S028). */
export function SignupFollowRoute() {
  const channels = useQuery(channelsQuery)
  return (
    <Page>
      <SignupFollowScreen
        channels={loadableOf(channels, ({ list }) => list.map(channelView))}
        onFollow={useFollow()}
        hrefs={{ home: paths.home }}
      />
    </Page>
  )
}
