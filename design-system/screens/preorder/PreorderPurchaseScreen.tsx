import { useState } from 'react'
import { Artwork } from '../../components/Artwork.tsx'
import { Button } from '../../components/Button.tsx'
import type { Balance } from '../../components/CoinBalance.tsx'
import { CountField } from '../../components/CountField.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { FailedState } from '../../components/FailedState.tsx'
import { TextLink } from '../../components/TextLink.tsx'
import { TitleText } from '../../components/TitleText.tsx'
import type { Failure, Loadable } from '../../loadable.ts'
import { coinText } from '../../text/coinText.ts'
import { dateTimeText } from '../../text/dateTimeText.ts'
import { Actions } from '../parts/Actions.tsx'
import { CoinsAfter, missingCoins } from '../parts/CoinsAfter.tsx'
import { Fact, FactList } from '../parts/FactList.tsx'
import { MembersOnly } from '../parts/MembersOnly.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { focusOnMount } from '../focusOnMount.ts'
import { CartChanges } from './parts/CartChanges.tsx'
import { PreorderFrame } from './parts/PreorderFrame.tsx'
import { ItemBonuses } from './parts/PreorderItemRow.tsx'
import { cartPriceOf, cartLinesOf, maxCountOf, whyPreorderClosed, type CartLine } from './preorder.rules.ts'
import type { CampaignChannel, FoundCampaign } from '../campaign.types.ts'
import type { Preorder, PreorderCart, PreorderHrefs, PreorderPageData } from './preorder.types.ts'
import { isolated } from '../../text/isolated.ts'
import { PressButton } from '../../components/parts/PressButton.tsx'
import type { Viewer } from '../programme.types.ts'

export interface PreorderPurchaseScreenProps {
  now: string
  viewer: Viewer
  channel: CampaignChannel
  preorder: Loadable<FoundCampaign<PreorderPageData>>
  cart: PreorderCart
  balance: Balance | undefined
  /** Why the server refused the last attempt. */
  refused?: Failure | undefined
  /** Whether an address is registered; undefined while unknown. */
  hasAddress: boolean | undefined
  /** Called when the member wants to order; the caller opens the final confirmation. */
  onNext: () => void
  /** Called when the balance is too low; the caller opens the coin shop. */
  onOpenShop: () => void
  hrefs: PreorderHrefs
}

/**
 * The cart before payment (W115, R083): every item and bonus, the total, and the changes since the member last saw
 * it.
 */
export function PreorderPurchaseScreen(props: PreorderPurchaseScreenProps) {
  const { viewer, channel, preorder, refused, hrefs } = props
  if (viewer === 'guest') {
    return (
      <MembersOnly
        title="予約の確認"
        sentence="ログインすると、予約できます"
        description="カートの品は、ログインしたあともそのままです。"
        hrefs={hrefs}
      />
    )
  }
  return (
    <PreorderFrame channel={channel} preorder={preorder} hrefs={hrefs}>
      {(shown) => (
        <div className="pb-24">
          <PageHead title="予約の確認" lead={shown.preorder.name} />
          <div className="page mt-8">
            {refused && (
              <div className="mb-8">
                <FailedState failure={refused} />
              </div>
            )}
            <Cart {...props} loadedPreorder={shown.preorder} />
          </div>
        </div>
      )}
    </PreorderFrame>
  )
}

function Cart({ loadedPreorder, ...props }: PreorderPurchaseScreenProps & { loadedPreorder: Preorder }) {
  const { now, cart, hrefs } = props
  const { counts, changes, onCountChange, onAccept } = cart
  const [removed, setRemoved] = useState<CartLine>()
  const [returned, setReturned] = useState<string>()
  const lines = cartLinesOf(loadedPreorder, counts)
  const change = (line: CartLine, next: number) => {
    setRemoved(next === 0 ? line : undefined)
    setReturned(undefined)
    onCountChange(line.item.id, next)
  }
  const putBack = (line: CartLine) => {
    change(line, Math.min(line.count, maxCountOf(line.item)))
    setReturned(line.item.id)
  }
  /** The removed line, unless the item is in the cart again. */
  const gone = removed && !counts[removed.item.id] ? removed : undefined
  const why = whyPreorderClosed(loadedPreorder, now)
  if (why) {
    return (
      <EmptyState
        title={why.title}
        description={why.text}
        action={{ label: '予約のページへもどる', href: hrefs.preorder }}
      />
    )
  }
  return (
    <>
      {changes.length > 0 && <CartChanges changes={changes} onAccept={onAccept} />}
      <RemovedLine line={gone} onPutBack={putBack} />
      {lines.length === 0 ? (
        changes.length === 0 && (
          <EmptyState
            title="カートは空です"
            description="予約する品を、棚からえらんでください。"
            action={{ label: '品をえらぶ', href: hrefs.preorder }}
          />
        )
      ) : (
        <>
          <ul className="border-t border-ink">
            {lines.map((line) => (
              <CartRow
                key={line.item.id}
                line={line}
                isReturned={line.item.id === returned}
                onCountChange={(next) => change(line, next)}
              />
            ))}
          </ul>
          <Footer {...props} loadedPreorder={loadedPreorder} lines={lines} />
        </>
      )}
    </>
  )
}

interface RemovedLineProps {
  line: CartLine | undefined
  onPutBack: (line: CartLine) => void
}

/** Says that an item was removed, with a button that puts it back. It is announced, so it exists before its text. */
const RemovedLine = ({ line, onPutBack }: RemovedLineProps) => (
  <output className={line ? 'mb-5 block border-l-2 border-l-ink pl-3 text-reading' : 'sr-only'}>
    {line && (
      <>
        「{isolated(line.item.name)}」をカートから外しました。
        <PressButton
          ref={focusOnMount}
          onClick={() => onPutBack(line)}
          className="min-h-11 font-bold underline underline-offset-4"
        >
          {line.count}個にもどす
        </PressButton>
      </>
    )}
  </output>
)

interface CartRowProps {
  line: CartLine
  /** Whether the row takes the focus: set after the item was put back, because the button for that has disappeared. */
  isReturned: boolean
  onCountChange: (count: number) => void
}

function CartRow({ line, isReturned, onCountChange }: CartRowProps) {
  const { item, count, coins } = line
  return (
    <li className="grid grid-cols-[min(4.5rem,26vw)_minmax(0,1fr)] gap-x-4 gap-y-3 border-b border-hair py-4 desk:grid-cols-[4.5rem_minmax(0,1fr)_auto_9rem] desk:items-center desk:gap-x-6">
      <Artwork src={item.image} alt="" ratio="1:1" id={item.id} />
      <div className="min-w-0">
        <h2 tabIndex={-1} ref={isReturned ? focusOnMount : undefined} className="heading text-20">
          <TitleText>{item.name}</TitleText>
        </h2>
        <p className="text-14 text-quiet tabular-nums">
          1個{' '}
          <span translate="no" className="whitespace-nowrap">
            {coinText(item.coins)}
          </span>
        </p>
        {item.bonuses.length > 0 && <ItemBonuses bonuses={item.bonuses} />}
      </div>
      <div className="col-start-2 desk:col-start-3">
        <CountField
          id={`count-${item.id}`}
          label={isolated(item.name)}
          unit="個"
          max={Math.max(maxCountOf(item), 1)}
          value={count}
          onValueChange={onCountChange}
        />
      </div>
      <p translate="no" className="col-start-2 text-20 font-bold tabular-nums desk:col-start-4 desk:text-right">
        {coinText(coins)}
      </p>
    </li>
  )
}

function Footer(props: PreorderPurchaseScreenProps & { loadedPreorder: Preorder; lines: readonly CartLine[] }) {
  const { loadedPreorder, lines, cart, balance, hasAddress, onNext, onOpenShop, hrefs } = props
  const coins = cartPriceOf(lines)
  const hasChanges = cart.changes.length > 0
  return (
    <>
      <CoinsAfter coins={coins} balance={balance} className="py-5" />
      <FactList>
        <Fact about="お届け">{loadedPreorder.delivery ?? 'お届けの時期は、決まりしだいお知らせします。'}</Fact>
        <Fact about="お届け先">
          {hasAddress === true && '登録した住所にお送りします。'}
          {hasAddress === false && '登録されていません。'}
          <TextLink href={hrefs.address}>{hasAddress === false ? 'お届け先を登録する' : 'お届け先を確かめる'}</TextLink>
        </Fact>
        <Fact about="受付期限">{dateTimeText(loadedPreorder.end)}まで</Fact>
      </FactList>
      <Actions className="mt-8">
        {missingCoins(coins, balance) > 0 ? (
          <Button onClick={onOpenShop}>コインショップを開く</Button>
        ) : (
          <Button variant="solid" onClick={onNext} disabled={hasChanges}>
            最後の確認へ進む
          </Button>
        )}
        <TextLink href={hrefs.preorder}>品をえらびなおす</TextLink>
      </Actions>
      {hasChanges && <p className="mt-3 text-14">変わったところを確かめると、先へ進めます。</p>}
    </>
  )
}
