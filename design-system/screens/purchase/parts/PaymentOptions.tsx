import { RadioGroup } from '../../../components/RadioGroup.tsx'
import { TextLink } from '../../../components/TextLink.tsx'
import type { PaymentOption } from '../purchase.types.ts'

export interface PaymentOptionsProps {
  ways: readonly PaymentOption[]
  /** The `value` of the selected option. */
  chosen: string
  onChoose: (value: string) => void
  /** The URL of the page that explains the methods (R038). */
  methodsHref: string
}

/** The payment options of a purchase: the member's cards first, then the other methods (W073, A§3). */
export function PaymentOptions({ ways, chosen, onChoose, methodsHref }: PaymentOptionsProps) {
  const way = ways.find(({ value }) => value === chosen)
  return (
    <>
      <RadioGroup
        label="お支払い方法"
        name="method"
        isStacked
        value={chosen}
        onValueChange={onChoose}
        options={ways.map(({ value, label }) => ({ value, label }))}
      />
      <p className="mt-1 text-14">
        <TextLink href={methodsHref} className="inline-flex min-h-11 items-center">
          お支払い方法とカードを見る
        </TextLink>
      </p>
      <p className="mt-2 text-14 text-quiet">{way?.note}お支払いが済むまで、コインは増えません。</p>
    </>
  )
}
