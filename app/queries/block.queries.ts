import { listBlocks } from '@tsudoi/contracts/block/block.endpoints'
import type { ResponseOf } from '@tsudoi/contracts/endpoint'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { memberKey } from './member.queries.ts'
import { seekQuery } from './seekQuery.ts'

export type BlockedUser = ResponseOf<typeof listBlocks>['blockUserLists'][number]

/**
 * Whom the member has blocked, the latest first (C098). What was taken back stays in the list until it is read anew.
 */
export const blocksQuery = seekQuery({
  queryKey: memberKey('blocks'),
  by: 'lastCreateTime',
  ask: (page, signal) => call(listBlocks, { query: page }, { signal }),
  itemsOf: ({ blockUserLists }) => blockUserLists,
})

/** The most that a host gives in one page. */
const wholePage = 100

async function findBlocked(targetAccountId: string, signal: AbortSignal): Promise<BlockedUser | null> {
  let last: string | undefined
  for (;;) {
    const query = { 'seek.limit': wholePage, 'seek.lastCreateTime': last }
    const { blockUserLists, seek } = await call(listBlocks, { query }, { signal })
    const found = blockUserLists.find((entry) => entry.targetAccountId === targetAccountId)
    if (found) return found
    if (!seek.hasNext || !seek.lastCreateTime) return null
    last = seek.lastCreateTime
  }
}

/**
 * The member's own block of somebody, or null. Who is blocked cannot be read any more (C023 answers NotFound), so the
 * list of blocks is what tells a block of one's own from an account that is gone.
 */
export const blockedQuery = (targetAccountId: string) =>
  queryOptions({
    queryKey: memberKey('blocked', targetAccountId),
    queryFn: ({ signal }) => findBlocked(targetAccountId, signal),
  })
