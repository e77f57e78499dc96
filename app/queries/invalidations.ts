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
 * What an event that several areas know makes stale in others. An event of one area alone lies with it: afterDraw in
 * areas/gacha.
 */

const readNow = (...keys: QueryKey[]) => {
  for (const queryKey of keys) void queryClient.invalidateQueries({ queryKey })
}
/** Read when it is looked at next: what is on the screen stays as it is. */
const readLater = (...keys: QueryKey[]) => {
  for (const queryKey of keys) void queryClient.invalidateQueries({ queryKey, refetchType: 'none' })
}

/** Something was handed over: the coins in the header at once, the rest of the inventory when it is looked at next. */
export function afterReceive(): void {
  readNow(balanceQuery.queryKey)
  readLater(collectionKeys.all, ticketKeys.all, presentKeys.all)
}

/** The member took part in a vote, lottery, preorder or draw: its state in the lists of campaigns changes. */
export function afterTakingPart(): void {
  afterReceive()
  readLater(campaignKeys.lists, channelKeys.overviews, homeKeys.one)
}

/**
 * A pack may bring more than coins; an episode or a video that was paid for opens. What a page of orders shows is asked
 * for again where it is looked at.
 */
export function afterPurchase(): void {
  afterReceive()
  readLater(orderKeys.all)
  readNow(storyKeys.all, videoKeys.all)
}

/** An episode was opened or read: its badge, how far one is, and what it gave. */
export function afterEpisode(): void {
  afterReceive()
  readNow(storyKeys.all)
}

/** A video was bought or rented: it opens, wherever it is listed. */
export function afterVideo(): void {
  afterReceive()
  readNow(videoKeys.all)
}

/** A notice was read: the figure beside the bell follows. */
export function afterRead(): void {
  readNow(unreadQuery.queryKey)
  readLater(noticeKeys.lists)
}
