import { validateShopCoin } from '@tsudoi/contracts/shop/shop.endpoints'
import { mutationOptions } from '@tanstack/react-query'
import { availabilityOf } from '@tsudoi/design-system/screens/shop/shop.rules'
import type { ShopItem } from '@tsudoi/design-system/screens/shop/shop.types'
import { call } from '../../api/call.ts'
import { loadCatalogue } from '../../errors/failure.ts'
import { LocalFailure } from '../../errors/localFailure.ts'
import { serverNow } from '../../session/clock.ts'

const isOnSale = (item: ShopItem) =>
  !['notYet', 'ended'].includes(availabilityOf(item, new Date(serverNow()).toISOString()))

/**
 * What the shop asks before it sends anybody to pay: the period here (S130, E068), then the host (S131): over the cap
 * on coins or the limit of the month there is a dialog (E066, E067), and whatever else the host says is raised like any
 * failure (E069).
 */
export const checkPackMutation = mutationOptions({
  mutationKey: ['check-pack'],
  // Its dialog has the limits per age (W160).
  meta: { handles: ['MaxAmountExceed'] },
  mutationFn: async (item: ShopItem) => {
    if (!isOnSale(item)) {
      await loadCatalogue()
      throw new LocalFailure('notOnSale')
    }
    return call(validateShopCoin, { params: { id: item.id }, query: { platformType: 'WEB' } })
  },
})
