import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { lazyModule, useLazyModule } from '@tsudoi/design-system/lazy'
import { loading } from '@tsudoi/design-system/loadable'
import { UserScreen } from '@tsudoi/design-system/screens/members/UserScreen'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import type { PageFile } from '../../pageSpec.ts'
import { paths } from '../../paths.ts'
import { blockMutation, loadReportDialog, preloadPosts, PostTimeline } from '../../posts/posts.ts'
import { followListQuery } from '../../queries/channel.queries.ts'
import { userQuery } from '../../queries/user.queries.ts'
import { queryClient } from '../../queryClient.ts'
import { requireLogin, useIsMember } from '../../session/sessionStore.ts'
import { Page } from '../../shell/Page.tsx'
import { channelView } from '../../mappers/channel.mappers.ts'
import { loadableOf } from '../../mappers/loadableOf.ts'
import { useMutedUser } from './useMutedUser.ts'
import { useUserPage } from './useUserPage.ts'

const report = lazyModule(loadReportDialog)

const noPosts = <p className="pt-5 text-quiet">投稿はまだありません。</p>

/** Prefetches the data of the page. */
export const beforeRender: PageFile['beforeRender'] = ({ params: { id = '' } }) => {
  preloadPosts()
  void queryClient.prefetchQuery(userQuery(id))
}

/** The page with another member's public profile (R032, X19). */
export function Component() {
  const { id = '' } = useParams()
  const isMember = useIsMember()
  const { user, profile } = useUserPage(id)
  const { muted, isKnown } = useMutedUser(profile)
  const enabled = user.state === 'ready' && user.data.kind === 'shown'
  const follows = useInfiniteQuery({ ...followListQuery(id), enabled })
  const { mutate } = useMutation(blockMutation)
  const [isReporting, setReporting] = useState(false)
  const reporting = useLazyModule(report, { isWanted: isReporting, onFailed: () => setReporting(false) })
  const block = (wanted: boolean) => mutate({ targetAccountId: id, block: wanted, user: profile })
  return (
    <Page title={enabled && isKnown && profile && !muted ? profile.nickName : undefined}>
      <UserScreen
        user={isKnown ? user : loading}
        muted={muted}
        follows={loadableOf(follows, ({ pages }) => (pages[0]?.items ?? []).map(channelView))}
        posts={<PostTimeline timeline={{ type: 'account', typeId: id }} label="投稿" empty={noPosts} />}
        mayAct={isMember}
        onRequireLogin={requireLogin}
        onBlock={block}
        onReport={() => setReporting(true)}
        hrefs={{
          top: isMember ? paths.home : paths.top,
          own: paths.profile,
          follows: paths.userFollows(id),
          channels: paths.channels,
          blocks: paths.blocks,
        }}
      />
      {profile && reporting.module && (
        <reporting.module.ReportContainer
          key={id}
          target={{ targetType: 'ACCOUNT', targetId: id }}
          nickName={profile.nickName}
          open={isReporting}
          onClose={() => setReporting(false)}
        />
      )}
    </Page>
  )
}
