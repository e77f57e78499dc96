import type { Area } from '../registry.ts'
import { accountHandlers } from './areas/account.ts'
import { addressHandlers } from './areas/address.ts'
import { analyticsHandlers } from './areas/analytics.ts'
import { authHandlers } from './areas/auth.ts'
import { blockHandlers } from './areas/block.ts'
import { channelHandlers } from './areas/channel.ts'
import { coinHandlers } from './areas/coin.ts'
import { collectionHandlers } from './areas/collection.ts'
import { drawHandlers } from './areas/draw.ts'
import { eventHandlers } from './areas/event.ts'
import { gachaHandlers } from './areas/gacha.ts'
import { homeHandlers } from './areas/home.ts'
import { livetalkHandlers } from './areas/livetalk.ts'
import { lotteryHandlers } from './areas/lottery.ts'
import { maintenanceHandlers } from './areas/maintenance.ts'
import { noticeHandlers } from './areas/notice.ts'
import { offerHandlers } from './areas/offer.ts'
import { paymentHandlers } from './areas/payment.ts'
import { postHandlers } from './areas/post.ts'
import { preorderHandlers } from './areas/preorder.ts'
import { presentHandlers } from './areas/present.ts'
import { realtimeHandlers } from './areas/realtime.ts'
import { reportHandlers } from './areas/report.ts'
import { serialHandlers } from './areas/serial.ts'
import { shopHandlers } from './areas/shop.ts'
import { specialHandlers } from './areas/special.ts'
import { storyHandlers } from './areas/story.ts'
import { ticketHandlers } from './areas/ticket.ts'
import { videoHandlers } from './areas/video.ts'
import { voteHandlers } from './areas/vote.ts'
import type { Handlers } from './http/ask.ts'

/** Every call of the registry has its handler: a missing area or call does not compile. */
export const handlers: { [A in Area]: Handlers<A> } = {
  account: accountHandlers,
  address: addressHandlers,
  analytics: analyticsHandlers,
  auth: authHandlers,
  block: blockHandlers,
  channel: channelHandlers,
  coin: coinHandlers,
  collection: collectionHandlers,
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
  report: reportHandlers,
  serial: serialHandlers,
  shop: shopHandlers,
  special: specialHandlers,
  story: storyHandlers,
  ticket: ticketHandlers,
  video: videoHandlers,
  vote: voteHandlers,
}
