import { validateShopCoin } from '@tsudoi/contracts/shop/shop.endpoints'
import { mutationOptions } from '@tanstack/react-query'
import { packAvailability } from '@tsudoi/design-system/screens/shop/shop.rules'
import type { ShopItem } from '@tsudoi/design-system/screens/shop/shop.types'
import { call } from '../api/call.ts'
import { loadErrorTexts } from '../errors/failure.ts'
import { LocalFailure } from '../errors/localFailure.ts'
import { serverIso } from '../time/clock.ts'

const isOnSale = (item: ShopItem) => !['notYet', 'ended'].includes(packAvailability(item, serverIso()))

/**
 * Checks a coin pack before the user opens its purchase page: first its sale period, in the app (S130, E068), then by a
 * call to the server (S131). If a limit of coins or of the month is exceeded, a special dialog opens (E066, E067);
 * other errors open their own dialogs (E069).
 */
export const checkPackMutation = mutationOptions({
  mutationKey: ['check-pack'],
  // Opens no error dialog for this code: the dialog about the limit also shows the limits per age (W160).
  meta: { handles: ['MaxAmountExceed'] },
  mutationFn: async (item: ShopItem) => {
    if (!isOnSale(item)) {
      await loadErrorTexts()
      throw new LocalFailure('notOnSale')
    }
    return call(validateShopCoin, { params: { id: item.id }, query: { platformType: 'WEB' } })
  },
})
