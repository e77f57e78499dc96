import { listBlocks } from '@tsudoi/contracts/block/block.endpoints'
import type { ResponseOf } from '@tsudoi/contracts/endpoint'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { memberQueryKey } from '../../queries/member.queries.ts'
import { seekQuery } from '../../queries/seekQuery.ts'

/** A row of the list of blocked members (C098). */
export type BlockedUser = ResponseOf<typeof listBlocks>['blockUserLists'][number]

/**
 * The members that this member has blocked, the latest first. A member who is unblocked stays in the list until it is
 * refetched (C098).
 */
export const blocksQuery = seekQuery({
  queryKey: memberQueryKey('blocks'),
  by: 'lastCreateTime',
  ask: (page, signal) => call(listBlocks, { query: page }, { signal }),
  itemsOf: ({ blockUserLists }) => blockUserLists,
})

/** The largest page size that the server accepts, to load the whole list in few requests. */
const wholePage = 100

/** All members that this member has blocked, in large pages. */
async function* blockPages(signal: AbortSignal): AsyncGenerator<BlockedUser[]> {
  let last: string | undefined
  do {
    const query = { 'seek.limit': wholePage, 'seek.lastCreateTime': last }
    const { blockUserLists, seek } = await call(listBlocks, { query }, { signal })
    yield blockUserLists
    last = seek.hasNext ? seek.lastCreateTime : undefined
  } while (last)
}

async function findBlocked(targetAccountId: string, signal: AbortSignal): Promise<BlockedUser | null> {
  for await (const page of blockPages(signal)) {
    const found = page.find((entry) => entry.targetAccountId === targetAccountId)
    if (found) return found
  }
  return null
}

async function findBlockedIds(signal: AbortSignal): Promise<string[]> {
  const ids: string[] = []
  for await (const page of blockPages(signal))
    ids.push(...page.filter(({ isHiddenByBlock }) => isHiddenByBlock).map(({ targetAccountId }) => targetAccountId))
  return ids
}

/** The ids of all accounts that the member has blocked, to hide their content that this device stores. */
export const blockedIdsQuery = queryOptions({
  queryKey: memberQueryKey('blockedIds'),
  queryFn: ({ signal }) => findBlockedIds(signal),
  meta: { isSilent: true },
})

/**
 * This member's block of the given account, or null. The profile of a blocked account answers NotFound (C023), so only
 * the list of blocks distinguishes it from a deleted account.
 */
export const blockOfAccountQuery = (targetAccountId: string) =>
  queryOptions({
    queryKey: memberQueryKey('blocked', targetAccountId),
    queryFn: ({ signal }) => findBlocked(targetAccountId, signal),
  })
