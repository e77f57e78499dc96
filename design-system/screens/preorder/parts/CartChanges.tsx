import { Button } from '../../../components/Button.tsx'
import { focusOnMount } from '../../focusOnMount.ts'
import { cartChangeText } from '../preorder.rules.ts'
import type { CartChange } from '../preorder.types.ts'

export interface CartChangesProps {
  changes: readonly CartChange[]
  /** Called when the member accepts the changed cart. */
  onAccept: () => void
}

/** Lists the changes to the cart before payment (Q74). The order can continue once the member has accepted them. */
export function CartChanges({ changes, onAccept }: CartChangesProps) {
  return (
    <section aria-labelledby="cart-changes" className="mb-8 border-t-2 border-t-warning border-b border-b-hair py-5">
      <h2 id="cart-changes" ref={focusOnMount} tabIndex={-1} className="heading text-20">
        カートの内容が変わりました
      </h2>
      <p className="mt-1 text-reading">次のところを確かめてください。</p>
      <ul className="mt-4 grid gap-2">
        {changes.map((change) => (
          <li key={`${change.id} ${change.what}`} className="border-l-2 border-l-warning pl-3 text-reading">
            {cartChangeText(change)}
          </li>
        ))}
      </ul>
      <Button className="mt-5" onClick={onAccept}>
        確かめて、いまの内容にする
      </Button>
    </section>
  )
}
