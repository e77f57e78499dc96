import type { QueryKey } from '@tanstack/react-query'
import { queryClient } from '../queryClient.ts'
import { campaignKeys } from './campaign.keys.ts'
import { channelKeys } from './channel.keys.ts'
import { collectionKeys } from './collection.keys.ts'
import { homeKeys } from './home.keys.ts'
import { balanceQuery, unreadNoticeCountQuery } from './member.queries.ts'
import { noticeKeys } from './notice.keys.ts'
import { orderKeys } from './order.keys.ts'
import { presentKeys } from './present.keys.ts'
import { storyKeys } from './story.keys.ts'
import { ticketKeys } from './ticket.keys.ts'
import { videoKeys } from './video.keys.ts'

/**
 * Invalidates the queries that an event in one area makes stale in other areas. Events that concern only one area are
 * handled there, for example `afterDraw` in areas/gacha.
 *
 * A literal key is the first part of the keys of an area whose key file may not be imported here. A shared file with
 * these parts would cost every page bytes; invalidations.test.ts compares them with the areas' queries.
 */

const invalidate = (keys: QueryKey[], refetchType: 'active' | 'none' = 'active') => {
  for (const queryKey of keys) void queryClient.invalidateQueries({ queryKey, refetchType })
}
const refetchNow = (...keys: QueryKey[]) => invalidate(keys)
/** Marks queries as stale without refetching them. What is visible does not change until it is shown again. */
const markStale = (...keys: QueryKey[]) => invalidate(keys, 'none')

/**
 * Marks everything as stale that shows what the member owns: photos, tickets and points, and what they give access to.
 * A ticket admits to events and live talks, so it changes their state in the lists of campaigns.
 */
export const markInventoryStale = () =>
  markStale(
    collectionKeys.all,
    ticketKeys.all,
    presentKeys.all,
    ['gacha'],
    ['vote'],
    ['livetalk'],
    ['events'],
    ['event-episodes'],
    campaignKeys.lists,
    channelKeys.overviews,
    homeKeys.one,
  )

/**
 * Call it after the member has received something, or has taken part in a vote, lottery, preorder or prize draw.
 * Refetches the coin balance at once, and the rest when it is shown next.
 */
export function invalidateAfterReceive(): void {
  refetchNow(balanceQuery.queryKey)
  markInventoryStale()
}

/**
 * Call it when the outcome of a payment, in coins or money, was looked up. Refetches the balance and what was bought at
 * once, because its page may be open. The rest is refetched when it is shown next.
 */
export function invalidateAfterPurchase(): void {
  invalidateAfterReceive()
  markStale(orderKeys.all, ['shop'], ['gacha-list'])
  refetchNow(['lottery'], ['preorder'], storyKeys.all, videoKeys.all)
}

/**
 * Call it after the member has unlocked or read an episode. Refetches the episode's badge, the reading progress and the
 * rewards.
 */
export function invalidateAfterEpisode(): void {
  invalidateAfterReceive()
  refetchNow(storyKeys.all)
}

/**
 * Call it after the member has bought or rented a video. Refetches the lists that contain the video, because it is
 * unlocked now.
 */
export function invalidateAfterVideoPurchase(): void {
  invalidateAfterReceive()
  refetchNow(videoKeys.all)
}

/** Call it after the member has read a notice. Updates the count beside the bell. */
export function invalidateAfterNoticeRead(): void {
  refetchNow(unreadNoticeCountQuery.queryKey)
  markStale(noticeKeys.lists)
}
