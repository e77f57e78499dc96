import '@tsudoi/design-system/late.css'
import { useQuery } from '@tanstack/react-query'
import { MyPageScreen } from '@tsudoi/design-system/screens/mypage/MyPageScreen'
import type { Profile } from '@tsudoi/contracts/account/account.endpoints'
import { paths, withCallback } from '../../paths.ts'
import { followsQuery } from '../../queries/channel.queries.ts'
import { balanceQuery, profileQuery } from '../../queries/member.queries.ts'
import { queryClient } from '../../queryClient.ts'
import { isMember, useIsMember } from '../../session/sessionStore.ts'
import { Page } from '../../shell/Page.tsx'
import { useOpenShop } from '../../shell/useOpenShop.ts'
import { channelView } from '../../views/channelViews.ts'
import { loadableOf } from '../../views/loadableOf.ts'
import { pictureOf } from '../../views/pictureOf.ts'

export function start() {
  if (isMember()) void queryClient.prefetchQuery(profileQuery)
}

function view(profile: Profile | undefined) {
  return {
    nickName: profile?.nickName ?? 'プロフィール未登録',
    uniqueName: profile?.uniqueName ?? '',
    image: pictureOf(profile?.image),
    isOfficial: profile?.isOfficial,
    follows: profile?.channelFollowers,
  }
}

/** R030. The route is open; a guest gets the way in instead, and no member call is sent (Q17). */
export function MypageRoute() {
  const enabled = useIsMember()
  const profile = useQuery({ ...profileQuery, enabled })
  const balance = useQuery({ ...balanceQuery, enabled })
  const follows = useQuery({ ...followsQuery, enabled })
  return (
    <Page>
      <MyPageScreen
        viewer={enabled ? 'member' : 'guest'}
        profile={loadableOf(profile, (data) => view(data.profile))}
        balance={loadableOf(balance)}
        follows={loadableOf(follows, ({ list }) => list.map(channelView))}
        onOpenShop={useOpenShop()}
        hrefs={{
          login: withCallback(paths.login, location.origin + paths.mypage),
          signUp: paths.signup,
          edit: paths.profileEdit,
          channels: paths.channels,
          collection: paths.collection,
          notices: paths.notices,
          address: paths.address,
          account: paths.account,
          logout: paths.logout,
        }}
      />
    </Page>
  )
}
