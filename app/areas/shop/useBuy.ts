import { validateShopCoin } from '@tsudoi/contracts/shop/shop.endpoints'
import { mutationOptions, useMutation } from '@tanstack/react-query'
import { availabilityOf } from '@tsudoi/design-system/screens/shop/shop.rules'
import type { ShopItem } from '@tsudoi/design-system/screens/shop/shop.types'
import { useNavigate } from 'react-router-dom'
import { call } from '../../api/call.ts'
import { loadCatalogue } from '../../errors/failure.ts'
import { LocalFailure } from '../../errors/localFailure.ts'
import { paths } from '../../paths.ts'
import { isSending } from '../../queries/isSending.ts'
import { callbackOf } from '../../session/callback.ts'
import { serverNow } from '../../session/clock.ts'
import { isMember, requireLogin } from '../../session/sessionStore.ts'

const isOnSale = (item: ShopItem) =>
  !['notYet', 'ended'].includes(availabilityOf(item, new Date(serverNow()).toISOString()))

/**
 * What the shop asks before it sends anybody to pay: the period here (S130, E068), then the host (S131): over the cap on coins or the limit of the month
 * there is a dialog (E066, E067), and whatever else the host says is raised like any failure (E069).
 */
export const checkPackMutation = mutationOptions({
  mutationKey: ['check-pack'],
  mutationFn: async (item: ShopItem) => {
    if (!isOnSale(item)) {
      await loadCatalogue()
      throw new LocalFailure('notOnSale')
    }
    return call(validateShopCoin, { params: { id: item.id }, query: { platformType: 'WEB' } })
  },
})

/** The page one is on, to come back to: origin, path and query (S105, Q84). */
function here(): string {
  const { origin, pathname, search } = location
  return callbackOf(origin + pathname + search)
}

/** A pack that is pressed in the shop: a guest logs in first (Q31), a member goes to its purchase once both checks allow it. */
export function useBuy() {
  const navigate = useNavigate()
  const { mutate, isPending, variables } = useMutation(checkPackMutation)
  const buy = (item: ShopItem) => {
    if (!isMember()) return requireLogin()
    if (isSending(checkPackMutation.mutationKey)) return
    mutate(item, { onSuccess: () => void navigate(paths.purchase(item.id, here()), { replace: true }) })
  }
  return { buy, checking: isPending ? variables.id : undefined }
}
