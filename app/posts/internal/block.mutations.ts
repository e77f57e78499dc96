import { blockAccount, unblockAccount } from '@tsudoi/contracts/block/block.endpoints'
import { mutationOptions, type QueryKey } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { openTabChannel } from '../../platform/tabChannel.ts'
import { queryClient } from '../../queryClient.ts'
import { blockedIdsQuery, blockedQuery, blocksQuery, type BlockedUser } from './block.queries.ts'
import { followListQuery } from '../../queries/channel.queries.ts'
import { changeListItems } from '../../queries/changeListItems.ts'
import { createOptimisticToggle, type ToggleOutcome } from '../../queries/optimisticToggle.ts'
import { adjustAnswerCounts } from './post.cache.ts'
import { postsKey } from './post.keys.ts'
import { useSession } from '../../session/sessionStore.ts'
import { showAuthor, hideAuthor, useHiddenAuthors } from './hiddenAuthors.ts'
import { userQueryKey } from '../../queries/user.queries.ts'

/** An account to block, or to unblock if `block` is false. */
export interface BlockChange {
  targetAccountId: string
  block: boolean
  /** The blocked member, if the profile is visible: the page can then name whom it hides. */
  user?: Pick<BlockedUser, 'nickName' | 'uniqueName' | 'image'> | undefined
  /** The post that the block was started from: an undo link replaces it. */
  fromPostId?: string
}

/** Applies a block, or its removal, to every place in the cache that contains the account. */
function applyBlock({ targetAccountId, block, user, fromPostId }: BlockChange): void {
  const each = (entry: BlockedUser) =>
    entry.targetAccountId === targetAccountId ? { ...entry, isHiddenByBlock: block } : entry
  queryClient.setQueryData(
    blocksQuery.queryKey,
    changeListItems<BlockedUser>((entries) => entries.map(each)),
  )
  queryClient.setQueryData(blockedQuery(targetAccountId).queryKey, (known) => {
    if (!block) return null
    const entry = known ?? (user && { ...user, targetAccountId, createTime: '' })
    return entry && { ...entry, isHiddenByBlock: true }
  })
  if (block !== useHiddenAuthors.getState().hidden.has(targetAccountId))
    adjustAnswerCounts(targetAccountId, block ? -1 : 1)
  if (block)
    hideAuthor(targetAccountId, { ...(user && { nickName: user.nickName }), ...(fromPostId && { fromPostId }) })
  else showAuthor(targetAccountId)
}

/** A block or its removal that the server confirmed to another tab of this browser. */
interface BlockNews extends Pick<BlockChange, 'targetAccountId' | 'block'> {
  /** The account that is logged in in the other tab. */
  accountId: string
}

const otherTabs = openTabChannel<BlockNews>('tsudoi.blocks', (news) => {
  if (news.accountId !== useSession.getState().accountId) return
  applyBlock(news)
  void refetchAffected(news.targetAccountId, { truth: news.block, hasFailed: false })
})

const taps = createOptimisticToggle()

/** The queries that list the member's own blocks. */
const ownLists = (targetAccountId: string): QueryKey[] => [
  blocksQuery.queryKey,
  blockedIdsQuery.queryKey,
  blockedQuery(targetAccountId).queryKey,
]

/** Event boards (event.keys.ts). Boards have no block button, so no board is visible during a block. */
const boards = [['event-episodes'], ['event-entry']]

/** Drops cached boards, so that hidden content does not flash while they are refetched. */
const forgetBoards = () => boards.forEach((queryKey) => queryClient.removeQueries({ queryKey, type: 'inactive' }))

/** Refetches everything that the block hides or shows: visible queries at once, others when they are shown next. */
async function refetchAffected(targetAccountId: string, { truth, hasFailed }: ToggleOutcome): Promise<void> {
  // Drops the cached boards first. The list of blocks below keeps its rows, so that the user can undo a tap; it is
  // refetched only after a failure, when only the server knows the state.
  forgetBoards()
  const invalidate = (refetchType: 'active' | 'none', ...keys: readonly QueryKey[]) =>
    keys.map((queryKey) => queryClient.invalidateQueries({ queryKey, refetchType }))
  await Promise.all([
    ...invalidate(hasFailed ? 'active' : 'none', ...ownLists(targetAccountId)),
    ...invalidate('active', userQueryKey(targetAccountId), followListQuery(targetAccountId).queryKey, ...boards),
    // Refetches posts only after unblocking, which shows posts that were never fetched. After a block the cached posts
    // stay and are filtered.
    ...invalidate(truth ? 'none' : 'active', postsKey),
  ])
}

/** Blocks or unblocks a member (S047). Each tap is shown at once and sent after the one before. */
export const blockMutation = mutationOptions({
  mutationKey: ['block'],
  scope: { id: 'block' },
  mutationFn: ({ targetAccountId, block }: BlockChange) =>
    block
      ? call(blockAccount, { body: { targetAccountId } })
      : // The field is sent in the query too: some proxies drop the body of a DELETE (Q62).
        call(unblockAccount, { query: { targetAccountId }, body: { targetAccountId } }),
  onMutate: (change) => {
    const { targetAccountId, block } = change
    // Reads in flight began before this tap. They are cancelled, so that they do not undo it.
    for (const queryKey of ownLists(targetAccountId)) void queryClient.cancelQueries({ queryKey })
    taps.begin(targetAccountId, block)
    applyBlock(change)
  },
  onSettled: (answer, error, change) => {
    const { targetAccountId } = change
    const last = taps.settle(targetAccountId, error ? undefined : (answer?.isHiddenByBlock ?? change.block))
    if (!last) return undefined
    applyBlock({ ...change, block: last.truth })
    const { accountId } = useSession.getState()
    otherTabs?.postMessage({ accountId, targetAccountId, block: last.truth })
    return refetchAffected(targetAccountId, last)
  },
})
