import { useMutation } from '@tanstack/react-query'
import type { ShopItem } from '@tsudoi/design-system/screens/shop/shop.types'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { hasMessageCode } from '../api/apiError.ts'
import { paths } from '../paths.ts'
import { isSending } from '../queries/isSending.ts'
import { callbackOf } from '../session/callback.ts'
import { isMember, requireLogin } from '../session/sessionStore.ts'
import { checkPackMutation } from './shop.mutations.ts'

/** URL of the current page without its hash. The user returns there after the purchase (S105, Q84). */
function currentPageUrl(): string {
  const { origin, pathname, search } = location
  return callbackOf(origin + pathname + search)
}

/**
 * Handles a press on a pack in the shop. A guest is asked to log in (Q31). For a member the purchase page opens if both
 * checks accept the pack. If the monthly limit is exceeded, a special dialog opens (W160).
 */
export function useBuyPack() {
  const navigate = useNavigate()
  const { mutate, isPending, variables } = useMutation(checkPackMutation)
  const [isOverMonth, setIsOverMonth] = useState(false)
  const buy = (item: ShopItem) => {
    if (!isMember()) return requireLogin()
    if (isSending(checkPackMutation.mutationKey)) return
    mutate(item, {
      onSuccess: () => void navigate(paths.purchase(item.id, currentPageUrl()), { replace: true }),
      onError: (error) => setIsOverMonth(hasMessageCode(error, 'MaxAmountExceed')),
    })
  }
  const closeLimit = () => setIsOverMonth(false)
  return { buy, checking: isPending ? variables.id : undefined, isOverMonth, closeLimit }
}
