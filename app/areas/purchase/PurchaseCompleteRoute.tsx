import { PurchaseEnd } from './PurchaseEnd.tsx'

/** R042 */
export function Component() {
  return <PurchaseEnd end="complete" />
}
