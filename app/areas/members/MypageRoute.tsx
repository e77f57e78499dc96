import { useQuery } from '@tanstack/react-query'
import { MyPageScreen } from '@tsudoi/design-system/screens/mypage/MyPageScreen'
import { lazyComponent } from '@tsudoi/design-system/lazy'
import { paths } from '../../paths.ts'
import { followsQuery } from '../../queries/channel.queries.ts'
import { balanceQuery, profileQuery, unreadNoticeCountQuery } from '../../queries/member.queries.ts'
import { queryClient } from '../../queryClient.ts'
import { isMember, useSession } from '../../session/sessionStore.ts'
import { postDraftKeys } from '../../posts/posts.ts'
import { Page } from '../../shell/Page.tsx'
import { useMembersOnly } from '../../shell/useMembersOnly.ts'
import { useOpenShop } from '../../shell/useOpenShop.ts'
import { channelView } from '../../mappers/channel.mappers.ts'
import { loadableOf } from '../../mappers/loadableOf.ts'
import { waitingPresentsQuery } from './mypage.queries.ts'
import { mypageLinkGroups } from './mypage.mappers.ts'
import { ownPages } from './ownPages.ts'
import { ownProfileView } from './profile.mappers.ts'

// The section of spending. Lazy, because it is below everything else on the page, and rarely used.
const SpendingContainer = lazyComponent(() => import('./SpendingContainer.tsx').then((file) => file.SpendingContainer))

// The section of live talks. Lazy, because only members who have reserved a slot need it.
const TalksContainer = lazyComponent(() => import('./TalksContainer.tsx').then((file) => file.TalksContainer))

// The section of drafts. Lazy, because few members have drafts. Whether a member has any is known synchronously, so
// that space is reserved.
const DraftsContainer = lazyComponent(() => import('./DraftsContainer.tsx').then((file) => file.DraftsContainer))

/** Prefetches the data of the page. */
export function beforeRender() {
  if (!isMember()) return
  void queryClient.prefetchQuery(profileQuery)
  void queryClient.prefetchQuery(followsQuery)
}

const unregistered = { id: '', nickName: 'プロフィール未登録', uniqueName: '' }

/**
 * The member's overview page /mypage. A guest may open it, is asked to log in, and no member call is sent (R030, Q17).
 */
export function Component() {
  const { viewer, hrefs } = useMembersOnly()
  const enabled = viewer === 'member'
  const profile = useQuery({ ...profileQuery, enabled })
  const balance = useQuery({ ...balanceQuery, enabled })
  const follows = useQuery({ ...followsQuery, enabled })
  const unread = useQuery({ ...unreadNoticeCountQuery, enabled, meta: { isSilent: true } })
  const accountId = useSession((session) => session.accountId)
  const presents = useQuery({ ...waitingPresentsQuery, enabled })
  return (
    <Page>
      <MyPageScreen
        viewer={viewer}
        pages={ownPages}
        profile={loadableOf(profile, (data) => ownProfileView(data.profile) ?? unregistered)}
        balance={loadableOf(balance)}
        follows={loadableOf(follows, ({ list }) => list.map(channelView))}
        groups={mypageLinkGroups({ unread: unread.data?.noticeUnreadCount, presents: presents.data })}
        talks={<TalksContainer />}
        spending={<SpendingContainer />}
        drafts={accountId !== '' && postDraftKeys(accountId).length > 0 && <DraftsContainer accountId={accountId} />}
        onOpenShop={useOpenShop()}
        hrefs={{
          ...hrefs,
          profile: paths.profile,
          follows: paths.mypageFollows,
          channels: paths.channels,
          coinHistory: paths.coinHistory,
        }}
      />
    </Page>
  )
}
