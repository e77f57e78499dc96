import { blockAccount, listBlocks, unblockAccount } from '@tsudoi/contracts/block/block.endpoints'
import { infiniteQueryOptions, mutationOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { queryClient } from '../../queryClient.ts'

/** Whom the member has blocked, the latest first (C098). What was taken back stays in the list until it is read anew. */
export const blocksQuery = infiniteQueryOptions({
  queryKey: ['member', 'blocks'],
  initialPageParam: undefined as string | undefined,
  queryFn: ({ pageParam, signal }) =>
    call(listBlocks, { query: { 'seek.limit': 20, 'seek.lastCreateTime': pageParam } }, { signal }),
  getNextPageParam: ({ seek }) => (seek.hasNext ? seek.lastCreateTime : undefined),
})

export interface Block {
  targetAccountId: string
  block: boolean
}

function mark({ targetAccountId, block }: Block): void {
  queryClient.setQueryData(
    blocksQuery.queryKey,
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          blockUserLists: page.blockUserLists.map((entry) =>
            entry.targetAccountId === targetAccountId ? { ...entry, isHiddenByBlock: block } : entry,
          ),
        })),
      },
  )
}

/** Blocks or takes a block back: shown at once, and as it was when the call fails (S047). Calls go out in the order of the taps. */
export const blockMutation = mutationOptions({
  mutationKey: ['block'],
  scope: { id: 'block' },
  mutationFn: ({ targetAccountId, block }: Block) =>
    block
      ? call(blockAccount, { body: { targetAccountId } })
      : // The field goes as the query too: some proxies drop the body of a DELETE (Q62).
        call(unblockAccount, { query: { targetAccountId }, body: { targetAccountId } }),
  onMutate: async (change) => {
    await queryClient.cancelQueries({ queryKey: blocksQuery.queryKey })
    mark(change)
  },
  onError: (_error, { targetAccountId, block }) => mark({ targetAccountId, block: !block }),
})
