import type { Area } from '../registry.ts'
import { accountHandlers } from './areas/account.ts'
import { authHandlers } from './areas/auth.ts'
import { channelHandlers } from './areas/channel.ts'
import { coinHandlers } from './areas/coin.ts'
import { collectionHandlers } from './areas/collection.ts'
import { gachaHandlers } from './areas/gacha.ts'
import { maintenanceHandlers } from './areas/maintenance.ts'
import { noticeHandlers } from './areas/notice.ts'
import { paymentHandlers } from './areas/payment.ts'
import { shopHandlers } from './areas/shop.ts'
import type { Handlers } from './http/ask.ts'

/** Every call of the registry has its handler: a missing area or call does not compile. */
export const handlers: { [A in Area]: Handlers<A> } = {
  account: accountHandlers,
  auth: authHandlers,
  channel: channelHandlers,
  coin: coinHandlers,
  collection: collectionHandlers,
  gacha: gachaHandlers,
  maintenance: maintenanceHandlers,
  notice: noticeHandlers,
  payment: paymentHandlers,
  shop: shopHandlers,
}
