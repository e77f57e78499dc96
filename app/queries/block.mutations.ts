import { blockAccount, unblockAccount } from '@tsudoi/contracts/block/block.endpoints'
import { mutationOptions, type QueryKey } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { queryClient } from '../queryClient.ts'
import { blockedQuery, blocksQuery, type BlockedUser } from './block.queries.ts'
import { followListQuery } from './channel.queries.ts'
import { changeItems } from './changeItems.ts'
import { optimisticToggle, type LastAnswer } from './optimisticToggle.ts'
import { countAnswersOf } from './post.cache.ts'
import { postsKey } from './post.keys.ts'
import { useSession } from '../session/sessionStore.ts'
import { showAuthor, hideAuthor, useHiddenAuthors } from './hiddenAuthors.ts'
import { userKey } from './user.queries.ts'

export interface Block {
  targetAccountId: string
  block: boolean
  /** Who it is, where the profile is on the screen: the page can then say whom it hides. */
  user?: Pick<BlockedUser, 'nickName' | 'uniqueName' | 'image'>
  /** The post that it was begun from: its place offers the way back. */
  fromPostId?: string
}

/** Shows a block, or its end, wherever the account stands in the cache. */
function show({ targetAccountId, block, user, fromPostId }: Block): void {
  const each = (entry: BlockedUser) =>
    entry.targetAccountId === targetAccountId ? { ...entry, isHiddenByBlock: block } : entry
  queryClient.setQueryData(
    blocksQuery.queryKey,
    changeItems<BlockedUser>((entries) => entries.map(each)),
  )
  queryClient.setQueryData(blockedQuery(targetAccountId).queryKey, (known) => {
    if (!block) return null
    const entry = known ?? (user && { ...user, targetAccountId, createTime: '' })
    return entry && { ...entry, isHiddenByBlock: true }
  })
  if (block !== useHiddenAuthors.getState().hidden.has(targetAccountId)) countAnswersOf(targetAccountId, block ? -1 : 1)
  if (block) hideAuthor(targetAccountId, { nickName: user?.nickName, ...(fromPostId && { fromPostId }) })
  else showAuthor(targetAccountId)
}

/** A block, or its end, that another tab of this browser has got from the host. */
interface BlockNews extends Pick<Block, 'targetAccountId' | 'block'> {
  /** Whose tab it is. */
  accountId: string
}

const otherTabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel('tsudoi.blocks') : undefined

otherTabs?.addEventListener('message', ({ data }: MessageEvent<BlockNews>) => {
  if (data.accountId !== useSession.getState().accountId) return
  show(data)
  void readAnew(data.targetAccountId, { truth: data.block, hasFailed: false })
})

const taps = optimisticToggle()

/** Where the reader's own blocks are listed. */
const ownLists = (targetAccountId: string): QueryKey[] => [blocksQuery.queryKey, blockedQuery(targetAccountId).queryKey]

/** Boards of events (event.keys.ts): nobody is blocked from one, so none of them is on the screen. */
const boards = [['event-episodes'], ['event-entry']]

/** What a block hides on boards is not shown again, not for the moment of reading anew either. */
const forgetBoards = () => boards.forEach((queryKey) => queryClient.removeQueries({ queryKey, type: 'inactive' }))

/** Everything that a block hides or brings back is read anew: at once where it is on the screen. */
async function readAnew(targetAccountId: string, { truth, hasFailed }: LastAnswer): Promise<void> {
  // The list of blocks keeps its rows, so that a tap can be taken back; only after a failure nobody knows better than
  // the host.
  forgetBoards()
  const again = (refetchType: 'active' | 'none', ...keys: readonly QueryKey[]) =>
    keys.map((queryKey) => queryClient.invalidateQueries({ queryKey, refetchType }))
  await Promise.all([
    ...again(hasFailed ? 'active' : 'none', ...ownLists(targetAccountId)),
    ...again('active', userKey(targetAccountId), followListQuery(targetAccountId).queryKey, ...boards),
    // While somebody is hidden, what was read keeps its place on the screen; shown again, what was never read comes.
    ...again(truth ? 'none' : 'active', postsKey),
  ])
}

/** Blocks or takes a block back (S047): each tap is shown at once and goes out after the one before. */
export const blockMutation = mutationOptions({
  mutationKey: ['block'],
  scope: { id: 'block' },
  mutationFn: ({ targetAccountId, block }: Block) =>
    block
      ? call(blockAccount, { body: { targetAccountId } })
      : // The field goes as the query too: some proxies drop the body of a DELETE (Q62).
        call(unblockAccount, { query: { targetAccountId }, body: { targetAccountId } }),
  onMutate: (change) => {
    const { targetAccountId, block } = change
    // What is being read was asked for before this tap. It is dropped at once, not only when the promise says so.
    for (const queryKey of ownLists(targetAccountId)) void queryClient.cancelQueries({ queryKey })
    taps.begin(targetAccountId, block)
    show(change)
  },
  onSettled: (answer, error, change) => {
    const { targetAccountId } = change
    const last = taps.settle(targetAccountId, error ? undefined : (answer?.isHiddenByBlock ?? change.block))
    if (!last) return undefined
    show({ ...change, block: last.truth })
    const { accountId } = useSession.getState()
    otherTabs?.postMessage({ accountId, targetAccountId, block: last.truth } satisfies BlockNews)
    return readAnew(targetAccountId, last)
  },
})
