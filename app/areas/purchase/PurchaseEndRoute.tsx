import { useLocation } from 'react-router-dom'
import { PurchaseEnd } from './PurchaseEnd.tsx'
import { purchaseEndOf } from './purchaseEnd.mappers.ts'

/** The pages to which the payment gateway returns after success, cancellation or an error (R042, R043, R044). */
export function Component() {
  const { pathname, search } = useLocation()
  return <PurchaseEnd end={purchaseEndOf(pathname, new URLSearchParams(search))} />
}
