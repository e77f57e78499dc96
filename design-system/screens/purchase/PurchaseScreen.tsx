import { useState, type ReactNode } from 'react'
import { Button } from '../../components/Button.tsx'
import { FailedState } from '../../components/FailedState.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { TextLink } from '../../components/TextLink.tsx'
import type { Loadable } from '../../loadable.ts'
import { Actions } from '../parts/Actions.tsx'
import { FormPage } from '../parts/FormPage.tsx'
import { Loaded } from '../parts/Loaded.tsx'
import { MembersOnly } from '../parts/MembersOnly.tsx'
import type { Viewer } from '../programme.types.ts'
import { packAvailability } from '../shop/shop.rules.ts'
import type { ShopItem } from '../shop/shop.types.ts'
import { NotFoundScreen } from '../system/NotFoundScreen.tsx'
import { PackReceipt } from './parts/PackReceipt.tsx'
import { PaymentOptions } from './parts/PaymentOptions.tsx'
import type { OfferedPack, PaymentOption } from './purchase.types.ts'

export interface PurchaseScreenProps {
  /** Who views the page. A guest sees links to log in, and no request for member data is sent (Q17). */
  viewer: Viewer
  /** The pack for sale. The loaded value is undefined when the pack does not exist. */
  offered: Loadable<OfferedPack | undefined>
  /**
   * The limits by age group, a `MonthLimits`. Set where this month's limit is the reason for the refusal (E067, W160).
   */
  limits?: ReactNode | undefined
  now: string
  /** The payment options: the member's cards, a new card, and the other methods. */
  ways: readonly PaymentOption[]
  /** The `value` of the initially selected option. */
  chosen: string
  /** Called when the member chose a payment option: the final confirmation follows; nothing is ordered before it. */
  onPay: (way: PaymentOption) => void
  /** The links of the page. `back`: the page where the purchase started (S105). */
  hrefs: {
    login: string
    signUp: string
    back: string
    top: string
    methods: string
    settlement: string
    commercial: string
  }
}

const title = 'コインの購入'

/** A pack of coins with its price and the payment options (W073, R041). Pages about money have no decorative light. */
export function PurchaseScreen(props: PurchaseScreenProps) {
  const { viewer, offered, limits, hrefs } = props
  if (viewer === 'guest')
    return <MembersOnly title={title} sentence="ログインすると、コインを購入できます" hrefs={hrefs} />
  if (offered.state === 'ready' && !offered.data) return <NotFoundScreen topHref={hrefs.top} />
  const isRefused = offered.state === 'ready' && offered.data?.state === 'refused'
  const lead = isRefused ? undefined : <p>内容と金額を確かめて、お支払い方法を選んでください。</p>
  return (
    <FormPage title={title} lead={lead}>
      <Loaded value={offered} label="購入の内容を読みこみ中" skeleton={<SlipSkeleton />}>
        {(data) =>
          data?.state === 'refused' ? (
            <>
              <FailedState failure={data.failure} />
              {limits}
              <Button href={hrefs.back} className="mt-8">
                元の画面へもどる
              </Button>
            </>
          ) : (
            data && <Payment {...props} pack={data.pack} />
          )
        }
      </Loaded>
    </FormPage>
  )
}

function Payment(props: PurchaseScreenProps & { pack: ShopItem }) {
  const { pack, now, ways, chosen, onPay, hrefs } = props
  const [value, setValue] = useState(chosen)
  const way = ways.find((each) => each.value === value)
  return (
    <>
      <PackReceipt pack={pack} now={now} />
      <div className="mt-8">
        <PaymentOptions ways={ways} chosen={value} onChoose={setValue} methodsHref={hrefs.methods} />
      </div>
      <Actions className="mt-8">
        {way?.href ? (
          <Button href={way.href}>カードの入力へ進む</Button>
        ) : (
          <Button onClick={() => way && onPay(way)} disabled={packAvailability(pack, now) !== 'buyable'}>
            内容の確認へ進む
          </Button>
        )}
        <TextLink href={hrefs.back}>購入をやめる</TextLink>
      </Actions>
      <p className="mt-8 flex flex-wrap gap-x-5 border-t border-hair pt-3 text-14">
        <TextLink href={hrefs.settlement} className="py-2.5">
          資金決済法に基づく表示
        </TextLink>
        <TextLink href={hrefs.commercial} className="py-2.5">
          特定商取引法の表記
        </TextLink>
      </p>
    </>
  )
}

function SlipSkeleton() {
  return (
    <div className="grid gap-4 border-t border-ink pt-6">
      <Skeleton shape="figure" className="h-14 w-48" />
      <Skeleton shape="line" className="h-6 w-32" />
      <Skeleton shape="line" className="mt-8 h-40 w-full" />
    </div>
  )
}
