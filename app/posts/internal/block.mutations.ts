import { blockAccount, unblockAccount } from '@tsudoi/contracts/block/block.endpoints'
import { mutationOptions, type QueryKey } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { openTabChannel } from '../../platform/tabChannel.ts'
import { queryClient } from '../../queryClient.ts'
import { blockedIdsQuery, blockOfAccountQuery, blocksQuery, type BlockedUser } from './block.queries.ts'
import { followListQuery } from '../../queries/channel.queries.ts'
import { changeListItems } from '../../queries/changeListItems.ts'
import { createOptimisticToggle, type ToggleOutcome } from '../../queries/optimisticToggle.ts'
import { adjustAnswerCounts } from './post.cache.ts'
import { postsKey } from './post.keys.ts'
import { useSession } from '../../session/sessionStore.ts'
import { showAuthor, hideAuthor, useHiddenAuthors } from './hiddenAuthors.ts'
import { userQueryKey } from '../../queries/user.queries.ts'

/** A change of a block: `block` is true to block the account, and false to unblock it. */
export interface BlockChange {
  targetAccountId: string
  block: boolean
  /** The member to block, if the page shows the profile: it can then name whom it hides. */
  user?: Pick<BlockedUser, 'nickName' | 'uniqueName' | 'image'> | undefined
  /** The post from which the user blocked the account. An undo link replaces this post. */
  fromPostId?: string
}

/** Applies a block or unblock to every place in the cache that contains the account. */
function applyBlock({ targetAccountId, block, user, fromPostId }: BlockChange): void {
  const each = (entry: BlockedUser) =>
    entry.targetAccountId === targetAccountId ? { ...entry, isHiddenByBlock: block } : entry
  queryClient.setQueryData(
    blocksQuery.queryKey,
    changeListItems<BlockedUser>((entries) => entries.map(each)),
  )
  queryClient.setQueryData(blockOfAccountQuery(targetAccountId).queryKey, (known) => {
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

/** The message to other tabs of this browser: the server has confirmed a block or unblock. */
interface BlockNews extends Pick<BlockChange, 'targetAccountId' | 'block'> {
  /** The account that was logged in in the tab that sent the message. */
  accountId: string
}

const otherTabs = openTabChannel<BlockNews>('tsudoi.blocks', (news) => {
  if (news.accountId !== useSession.getState().accountId) return
  applyBlock(news)
  void refetchAffected(news.targetAccountId, { truth: news.block, hasFailed: false })
})

const taps = createOptimisticToggle()

/** Keys of the queries that list whom this member has blocked. */
const ownLists = (targetAccountId: string): QueryKey[] => [
  blocksQuery.queryKey,
  blockedIdsQuery.queryKey,
  blockOfAccountQuery(targetAccountId).queryKey,
]

/**
 * Keys of the queries of event boards (event.keys.ts). A board has no block button, so none is visible during a block.
 */
const boards = [['event-episodes'], ['event-entry']]

/** Deletes cached boards, so that hidden content does not flash while they are refetched. */
const forgetBoards = () => boards.forEach((queryKey) => queryClient.removeQueries({ queryKey, type: 'inactive' }))

/**
 * Refetches everything that the block hides or shows: visible queries at once, other queries when they are shown next.
 */
async function refetchAffected(targetAccountId: string, { truth, hasFailed }: ToggleOutcome): Promise<void> {
  // Drops the cached boards first. The list of blocked members keeps its rows, so that the user can undo a tap. It is
  // refetched only after a failure, when only the server knows the state.
  forgetBoards()
  const invalidate = (refetchType: 'active' | 'none', ...keys: readonly QueryKey[]) =>
    keys.map((queryKey) => queryClient.invalidateQueries({ queryKey, refetchType }))
  await Promise.all([
    ...invalidate(hasFailed ? 'active' : 'none', ...ownLists(targetAccountId)),
    ...invalidate('active', userQueryKey(targetAccountId), followListQuery(targetAccountId).queryKey, ...boards),
    // Refetches posts only after an unblock, because it shows posts that were never fetched. After a block the cached
    // posts are only filtered.
    ...invalidate(truth ? 'none' : 'active', postsKey),
  ])
}

/**
 * Blocks or unblocks a member. The app shows each tap at once, and sends it after the call of the tap before (S047).
 */
export const blockMutation = mutationOptions({
  mutationKey: ['block'],
  scope: { id: 'block' },
  mutationFn: ({ targetAccountId, block }: BlockChange) =>
    block
      ? call(blockAccount, { body: { targetAccountId } })
      : // Sends the field in the query, too, because some proxies drop the body of a DELETE (Q62).
        call(unblockAccount, { query: { targetAccountId }, body: { targetAccountId } }),
  onMutate: (change) => {
    const { targetAccountId, block } = change
    // Cancels reads in flight: they began before this tap, so their answers would undo it.
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
