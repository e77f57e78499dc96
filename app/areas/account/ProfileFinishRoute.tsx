import { useQuery } from '@tanstack/react-query'
import { ProfileFinishScreen } from '@tsudoi/design-system/screens/profile/ProfileFinishScreen'
import { paths } from '../../paths.ts'
import { balanceQuery, profileQuery } from '../../queries/member.queries.ts'
import { queryClient } from '../../queryClient.ts'
import { useStateField } from '../../router/locationState.ts'
import { Page } from '../../shell/Page.tsx'
import { loadableOf } from '../../mappers/loadableOf.ts'

/** Prefetches the data of the page. */
export function beforeRender() {
  void queryClient.prefetchQuery(balanceQuery)
  void queryClient.prefetchQuery(profileQuery)
}

/**
 * Confirms that the profile is saved, and links to the next page: the channels for a new member, otherwise the member’s
 * own page (R013, Q24).
 */
export function Component() {
  const kind = useStateField('kind') === 'create' ? 'create' : 'change'
  const balance = useQuery(balanceQuery)
  const profile = useQuery(profileQuery)
  return (
    <Page>
      <ProfileFinishScreen
        kind={kind}
        nickName={profile.data?.profile?.nickName ?? ''}
        balance={loadableOf(balance)}
        nextHref={kind === 'create' ? paths.signupFollow : paths.mypage}
      />
    </Page>
  )
}
