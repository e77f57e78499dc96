import { lazyOnPress } from '@tsudoi/design-system/lazy'
import { useState, type ReactNode } from 'react'
import { hasSpendingLock } from '../../limits/storedSpendingLock.ts'
import { useSession } from '../../session/sessionStore.ts'

const PayPageGate = lazyOnPress(() => import('./PayPageGate.tsx').then((file) => file.PayPageGate))

/** An order with a link to its payment page. */
interface PayableOrder {
  payHref?: string | undefined
}

/**
 * Checks the member's own spending settings before the payment page of an order that was placed earlier (Q526).
 * `guarded` replaces the link of an order by a button if the member has any such settings; `gate` is the dialog that
 * the button opens.
 */
export function usePayPageGate(): {
  guarded: <Order extends PayableOrder>(order: Order) => Order & { onPay?: (() => void) | undefined }
  gate: ReactNode
} {
  const accountId = useSession((session) => session.accountId)
  const [href, setHref] = useState<string>()
  const isLocked = hasSpendingLock(accountId)
  return {
    guarded: (order) =>
      order.payHref !== undefined && isLocked ? { ...order, onPay: () => setHref(order.payHref) } : order,
    gate: href && <PayPageGate href={href} onClose={() => setHref(undefined)} onFailed={() => setHref(undefined)} />,
  }
}
