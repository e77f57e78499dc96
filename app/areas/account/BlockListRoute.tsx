import { useMutation } from '@tanstack/react-query'
import { BlockListScreen } from '@tsudoi/design-system/screens/account/BlockListScreen'
import { paths } from '../../paths.ts'
import { queryClient } from '../../queryClient.ts'
import { isMember } from '../../session/sessionStore.ts'
import { Page } from '../../shell/Page.tsx'
import { pictureOf } from '../../mappers/pictureOf.ts'
import { blockMutation, blocksQuery, type BlockedUser } from '../../posts/posts.ts'
import { usePagedList } from '../../queries/usePagedList.ts'

/** Prefetches the data of the page. */
export function beforeRender() {
  if (isMember()) void queryClient.prefetchInfiniteQuery(blocksQuery)
}

const blockedFan = ({ targetAccountId, image, ...fan }: BlockedUser) => ({
  ...fan,
  accountId: targetAccountId,
  image: pictureOf(image),
})

/** List of the accounts that the member has blocked (R029). */
export function Component() {
  const { mutate } = useMutation(blockMutation)
  return (
    <Page>
      <BlockListScreen
        fans={usePagedList(blocksQuery, blockedFan)}
        onBlock={(targetAccountId, block) => mutate({ targetAccountId, block })}
        accountHref={paths.account}
      />
    </Page>
  )
}
