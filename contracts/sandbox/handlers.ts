import type { Area } from '../registry.ts'
import { accountHandlers } from './account/account.handlers.ts'
import { addressHandlers } from './address/address.handlers.ts'
import { analyticsHandlers } from './analytics/analytics.handlers.ts'
import { authHandlers } from './auth/auth.handlers.ts'
import { blockHandlers } from './block/block.handlers.ts'
import { callLimits } from './callLimits.ts'
import { campaignHandlers, withCurrentCampaigns } from './campaign/campaign.handlers.ts'
import { channelHandlers } from './channel/channel.handlers.ts'
import { coinHandlers } from './coin/coin.handlers.ts'
import { collectionHandlers } from './collection/collection.handlers.ts'
import { deadlineHandlers } from './deadline/deadline.handlers.ts'
import { doorHandlers } from './door/door.handlers.ts'
import { drawHandlers } from './draw/draw.handlers.ts'
import { eventHandlers } from './event/event.handlers.ts'
import { gachaHandlers } from './gacha/gacha.handlers.ts'
import { homeHandlers } from './home/home.handlers.ts'
import { livetalkHandlers } from './livetalk/livetalk.handlers.ts'
import { lotteryHandlers } from './lottery/lottery.handlers.ts'
import { maintenanceHandlers } from './maintenance/maintenance.handlers.ts'
import { noticeHandlers } from './notice/notice.handlers.ts'
import { offerHandlers } from './offer/offer.handlers.ts'
import { paymentHandlers } from './payment/payment.handlers.ts'
import { postHandlers } from './post/post.handlers.ts'
import { preorderHandlers } from './preorder/preorder.handlers.ts'
import { presentHandlers } from './present/present.handlers.ts'
import { realtimeHandlers } from './realtime/realtime.handlers.ts'
import { reminderHandlers } from './reminder/reminder.handlers.ts'
import { reportHandlers } from './report/report.handlers.ts'
import { serialHandlers } from './serial/serial.handlers.ts'
import { shopHandlers } from './shop/shop.handlers.ts'
import { specialHandlers } from './special/special.handlers.ts'
import { spendingHandlers } from './spending/spending.handlers.ts'
import { storyHandlers } from './story/story.handlers.ts'
import { ticketHandlers } from './ticket/ticket.handlers.ts'
import { videoHandlers } from './video/video.handlers.ts'
import { voteHandlers } from './vote/vote.handlers.ts'
import type { Handlers } from './runtime/http/callContext.ts'
import { withCallLimits } from './runtime/http/withCallLimits.ts'

/** The handlers of every endpoint, still without rate limits. A missing area or endpoint does not compile. */
const unlimited: { [A in Area]: Handlers<A> } = {
  account: accountHandlers,
  address: addressHandlers,
  analytics: analyticsHandlers,
  auth: authHandlers,
  block: blockHandlers,
  campaign: campaignHandlers,
  channel: withCurrentCampaigns(channelHandlers),
  coin: coinHandlers,
  collection: collectionHandlers,
  deadline: deadlineHandlers,
  door: doorHandlers,
  draw: drawHandlers,
  event: eventHandlers,
  gacha: gachaHandlers,
  home: homeHandlers,
  livetalk: livetalkHandlers,
  lottery: lotteryHandlers,
  maintenance: maintenanceHandlers,
  notice: noticeHandlers,
  offer: offerHandlers,
  payment: paymentHandlers,
  post: postHandlers,
  preorder: preorderHandlers,
  present: presentHandlers,
  realtime: realtimeHandlers,
  reminder: reminderHandlers,
  report: reportHandlers,
  serial: serialHandlers,
  shop: shopHandlers,
  special: specialHandlers,
  spending: spendingHandlers,
  story: storyHandlers,
  ticket: ticketHandlers,
  video: videoHandlers,
  vote: voteHandlers,
}

/** The handlers of every endpoint. Each first checks its rate limit in `callLimits.ts`. */
export const handlers = withCallLimits(unlimited, callLimits)
