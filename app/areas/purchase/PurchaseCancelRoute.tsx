import { PurchaseEnd } from './PurchaseEnd.tsx'

/** R043 */
export function Component() {
  return <PurchaseEnd end="cancel" />
}
