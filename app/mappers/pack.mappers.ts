import type { ShopCoin } from '@tsudoi/contracts/shop/shop.endpoints'
import type { ShopItem } from '@tsudoi/design-system/screens/shop/shop.types'
import { normalisedInstant } from './channel.mappers.ts'

/** Maps a coin pack for the shop and its purchase page. */
export const packView = (pack: ShopCoin): ShopItem => ({
  id: pack.shopCoinId,
  coins: pack.webPaidCoin,
  yen: pack.webPrice,
  salesCopy: pack.salesCopy,
  maxQuantity: pack.maxQuantity,
  remainingQuantity: pack.remainingQuantity,
  start: normalisedInstant(pack.publicationStartTime),
  end: normalisedInstant(pack.publicationEndTime),
  showsTimeLeft: pack.hasShowedTimeLeft ?? false,
})
