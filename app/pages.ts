import { accountPages } from './areas/account/account.pages.ts'
import { addressPages } from './areas/address/address.pages.ts'
import { authPages } from './areas/auth/auth.pages.ts'
import { campaignPages } from './areas/campaign/campaign.pages.ts'
import { channelPages } from './areas/channel/channel.pages.ts'
import { collectionPages } from './areas/collection/collection.pages.ts'
import { prizeDrawPages } from './areas/draw/draw.pages.ts'
import { eventPages } from './areas/event/event.pages.ts'
import { gachaPages } from './areas/gacha/gacha.pages.ts'
import { homePages } from './areas/home/home.pages.ts'
import { livetalkPages } from './areas/livetalk/livetalk.pages.ts'
import { lotteryPages } from './areas/lottery/lottery.pages.ts'
import { membersPages } from './areas/members/members.pages.ts'
import { noticePages } from './areas/notice/notice.pages.ts'
import { offerPages } from './areas/offer/offer.pages.ts'
import { orderPages } from './areas/order/order.pages.ts'
import { postPages } from './areas/post/post.pages.ts'
import { preorderPages } from './areas/preorder/preorder.pages.ts'
import { presentPages } from './areas/present/present.pages.ts'
import { privilegePages } from './areas/privilege/privilege.pages.ts'
import { purchasePages } from './areas/purchase/purchase.pages.ts'
import { serialPages } from './areas/serial/serial.pages.ts'
import { storyPages } from './areas/story/story.pages.ts'
import { storyPlayerPages } from './areas/story/player.pages.ts'
import { doorPages } from './areas/door/door.pages.ts'
import { ticketPages } from './areas/ticket/ticket.pages.ts'
import { topPages } from './areas/top/top.pages.ts'
import { streamerPages } from './areas/livetalk/streamer.pages.ts'
import { votePages } from './areas/vote/vote.pages.ts'
import { videoPages } from './areas/video/video.pages.ts'
import type { PageSpec } from './pageSpec.ts'
import { providePages } from './router/pageMap.ts'

/**
 * The map of pages: every page of every area with its guard, header and footer. All other URLs show the not-found page.
 */
export const pages: readonly PageSpec[] = [
  ...topPages,
  ...authPages,
  ...homePages,
  ...channelPages,
  ...campaignPages,
  ...gachaPages,
  ...prizeDrawPages,
  ...lotteryPages,
  ...preorderPages,
  ...livetalkPages,
  ...storyPages,
  ...storyPlayerPages,
  ...eventPages,
  ...votePages,
  ...videoPages,
  ...streamerPages,
  ...collectionPages,
  ...privilegePages,
  ...noticePages,
  ...ticketPages,
  ...doorPages,
  ...presentPages,
  ...serialPages,
  ...orderPages,
  ...purchasePages,
  ...offerPages,
  ...addressPages,
  ...membersPages,
  ...postPages,
  ...accountPages,
]

/** The page that every other path shows (R085). */
export const notFoundPage: PageSpec = {
  id: 'R085',
  path: '*',
  title: 'ページが見つかりません',
  guard: 'open',
  load: () => import('./areas/system/NotFoundRoute.tsx'),
}

/** Registers all pages at the router. */
export const provideAllPages = () => providePages([...pages, notFoundPage])
