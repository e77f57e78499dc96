import { SpendingGateDialog } from '@tsudoi/design-system/screens/spending/SpendingGateDialog'
import { useEffect, useEffectEvent } from 'react'
import { navigateOutside } from '../../platform/openOutside.ts'
import { useSpendingGate } from './useSpendingGate.ts'

export interface PayPageGateProps {
  /** The payment page of an order. */
  href: string
  onClose: () => void
}

/**
 * Opens the payment page of an order, once the member's own spending settings (PIN, break) allow it. The order's price
 * is never 0.
 */
export function PayPageGate({ href, onClose }: PayPageGateProps) {
  const gate = useSpendingGate(`page.${href}`, 1)
  const isOpen = gate !== undefined
  const leave = useEffectEvent(() => {
    navigateOutside(href)
    // Closes, so that the button works again when the user comes back through the browser's back-forward cache.
    onClose()
  })
  useEffect(() => {
    if (!isOpen) leave()
  }, [isOpen])
  return gate && <SpendingGateDialog {...gate} open onClose={onClose} />
}
