import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { BlockListScreen } from '@tsudoi/design-system/screens/account/BlockListScreen'
import { paths } from '../../paths.ts'
import { queryClient } from '../../queryClient.ts'
import { isMember } from '../../session/sessionStore.ts'
import { Page } from '../../shell/Page.tsx'
import { loadableOf } from '../../mappers/loadableOf.ts'
import { moreOf } from '../../mappers/moreOf.ts'
import { pictureOf } from '../../mappers/pictureOf.ts'
import { blockMutation } from '../../queries/block.mutations.ts'
import { blocksQuery } from '../../queries/block.queries.ts'

export function start() {
  if (isMember()) void queryClient.prefetchInfiniteQuery(blocksQuery)
}

/** R029: whom the member has blocked. */
export function Component() {
  const blocks = useInfiniteQuery(blocksQuery)
  const { mutate } = useMutation(blockMutation)
  return (
    <Page>
      <BlockListScreen
        fans={loadableOf(blocks, ({ pages }) =>
          pages
            .flatMap(({ blockUserLists }) => blockUserLists)
            .map(({ targetAccountId, image, ...fan }) => ({
              ...fan,
              accountId: targetAccountId,
              image: pictureOf(image),
            })),
        )}
        more={moreOf(blocks)}
        onMore={() => void blocks.fetchNextPage()}
        onBlock={(targetAccountId, block) => mutate({ targetAccountId, block })}
        accountHref={paths.account}
      />
    </Page>
  )
}
