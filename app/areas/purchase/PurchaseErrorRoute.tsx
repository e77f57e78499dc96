import { PurchaseEnd } from './PurchaseEnd.tsx'

/** R044 */
export function Component() {
  return <PurchaseEnd end="error" />
}
