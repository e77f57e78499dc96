import type { QueryKey } from '@tanstack/react-query'
import { queryClient } from '../queryClient.ts'
import { campaignKeys } from './campaign.keys.ts'
import { channelKeys } from './channel.keys.ts'
import { collectionKeys } from './collection.keys.ts'
import { homeKeys } from './home.keys.ts'
import { balanceQuery, unreadQuery } from './member.queries.ts'
import { noticeKeys } from './notice.keys.ts'
import { orderKeys } from './order.keys.ts'
import { presentKeys } from './present.keys.ts'
import { storyKeys } from './story.keys.ts'
import { ticketKeys } from './ticket.keys.ts'
import { videoKeys } from './video.keys.ts'

/**
 * Invalidates the queries that an event in one area makes stale in other areas. Events that concern only one area are
 * handled there, for example `afterDraw` in areas/gacha.
 */

const refetchNow = (...keys: QueryKey[]) => {
  for (const queryKey of keys) void queryClient.invalidateQueries({ queryKey })
}
/** Marks queries stale without refetching: what is visible stays unchanged until it is shown again. */
const markStale = (...keys: QueryKey[]) => {
  for (const queryKey of keys) void queryClient.invalidateQueries({ queryKey, refetchType: 'none' })
}

/**
 * Call it after the member received something. Refetches the coin balance at once, and the rest of the inventory when
 * it is shown next.
 */
export function invalidateAfterReceive(): void {
  refetchNow(balanceQuery.queryKey)
  markStale(collectionKeys.all, ticketKeys.all, presentKeys.all)
}

/**
 * Call it after the member took part in a vote, lottery, preorder or draw. Besides what a receipt invalidates, marks
 * the lists of campaigns stale, which show the member's participation.
 */
export function invalidateAfterTakingPart(): void {
  invalidateAfterReceive()
  markStale(campaignKeys.lists, channelKeys.overviews, homeKeys.one)
}

/**
 * Call it after a purchase. A pack may contain more than coins, and a bought episode or video is unlocked. Orders are
 * refetched when they are shown next.
 */
export function invalidateAfterPurchase(): void {
  invalidateAfterReceive()
  markStale(orderKeys.all)
  refetchNow(storyKeys.all, videoKeys.all)
}

/** Call it after an episode was unlocked or read. Refetches its badge, the reader's progress and its rewards. */
export function invalidateAfterEpisode(): void {
  invalidateAfterReceive()
  refetchNow(storyKeys.all)
}

/** Call it after a video was bought or rented. Refetches the lists that contain it, because it is unlocked now. */
export function invalidateAfterVideoPurchase(): void {
  invalidateAfterReceive()
  refetchNow(videoKeys.all)
}

/** Call it after a notice was read. Updates the count beside the bell. */
export function invalidateAfterNoticeRead(): void {
  refetchNow(unreadQuery.queryKey)
  markStale(noticeKeys.lists)
}
