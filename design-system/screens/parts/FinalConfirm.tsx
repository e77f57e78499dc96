import { untouched } from '../../text/untouched.ts'
import type { ReactNode } from 'react'
import { Button } from '../../components/Button.tsx'
import { CoinButton } from '../../components/CoinButton.tsx'
import type { Balance } from '../../components/CoinBalance.tsx'
import { CoinText } from '../../components/CoinText.tsx'
import { Dialog } from '../../components/Dialog.tsx'
import { OfflineNote } from '../../components/OfflineNote.tsx'
import { TextLink } from '../../components/TextLink.tsx'
import { coinText } from '../../text/coinText.ts'
import { dateTimeText } from '../../text/dateTimeText.ts'
import { yenText } from '../../text/yenText.ts'
import type { OwnLimitUsage } from '../mypage/spending.types.ts'
import { remainingText } from '../../text/remainingText.ts'
import {
  balanceAfterOrder,
  isOrderExpired,
  priceChangeText,
  priceText,
  type BalanceAfterOrder,
} from '../finalOrder.rules.ts'
import type { ConfirmedPurchase, FinalLink, FinalOrder, FinalPrice } from '../finalOrder.types.ts'

export interface FinalConfirmProps<Paid extends object> {
  open: boolean
  order: FinalOrder
  /** The input of the request that costs money or coins; `onConfirm` receives it as `ConfirmedPurchase`. */
  paid: Paid
  /** The member's balance; undefined while unknown. */
  balance: Balance | undefined
  /** Server time, ISO 8601: from `order.until` on, the order cannot be confirmed. */
  now: string
  /** Called on every press of the confirm button; the caller ignores duplicates. */
  onConfirm: (confirmed: ConfirmedPurchase<Paid>) => void
  /** Called on cancel, Escape, or the close button. */
  onCancel: () => void
  /** Whether the request to pay is in flight: neither button can be pressed. */
  isPending?: boolean | undefined
  /**
   * The price that the member saw, if it has changed since. The dialog then shows both prices and asks again (Q353).
   */
  changedFrom?: FinalPrice | undefined
  /** This month's purchases and the member's own limit, above the buttons; undefined without a limit (Q529). */
  ownLimit?: OwnLimitUsage | undefined
  /** A note above the buttons that the order exceeds the member's own limit (Q132). It does not block the order. */
  reminder?: string | undefined
}

/**
 * The final confirmation before any payment in coins or money (特定商取引法 12条の6; X13): what, how many, the price, payment
 * and delivery, the deadline, the cancellation terms, and the coins before and after. All of it fits one viewport of
 * 390 × 844 without collapsed parts, and the confirm and cancel buttons have the same weight.
 */
export function FinalConfirm<Paid extends object>(props: FinalConfirmProps<Paid>) {
  const { open, order, paid, balance, now, onConfirm, onCancel, isPending = false } = props
  const { changedFrom, ownLimit, reminder } = props
  const leave = () => {
    if (!isPending) onCancel()
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && leave()}
      title={order.title}
      width={560}
      footer={
        <Answers
          order={order}
          now={now}
          isPending={isPending}
          changedFrom={changedFrom}
          ownLimit={ownLimit}
          reminder={reminder}
          onYes={() => onConfirm(paid as ConfirmedPurchase<Paid>)}
          onNo={leave}
        />
      }
    >
      <div className="-my-3 text-14 leading-6">
        <Rows order={order} now={now} />
        <Coins before={balance} after={balanceAfterOrder(balance, order.price)} order={order} />
        <Links order={order} />
        <Fade />
      </div>
    </Dialog>
  )
}

/**
 * The fade at the lower edge of an order that is taller than the viewport. At the end of the scroll it covers only the
 * dialog's padding.
 */
const Fade = () => (
  <div aria-hidden className="pointer-events-none sticky -bottom-3 h-0">
    <div data-fade className="absolute inset-x-0 -top-1 h-4 bg-linear-to-t from-raised to-transparent desk:h-6" />
  </div>
)

interface AnswersProps extends Pick<FinalConfirmProps<object>, 'changedFrom' | 'ownLimit' | 'reminder'> {
  order: FinalOrder
  now: string
  isPending: boolean
  onYes: () => void
  onNo: () => void
}

/** The confirm and cancel buttons: the same size and look, side by side where the width allows. */
function Answers({ order, now, isPending, changedFrom, ownLimit, reminder, onYes, onNo }: AnswersProps) {
  const { price, confirm, cancel } = order
  const isClosed = isOrderExpired(order, now)
  return (
    <>
      <output className={isClosed ? 'mb-3 block text-14 font-bold text-danger' : 'sr-only'}>
        {/* A request already in flight can still be paid, so the text does not promise otherwise. */}
        {isClosed && `申込期間が終わりました。${isPending ? '' : untouched.payment}`}
      </output>
      {changedFrom && (
        <p role="alert" className="mb-3 border-l-2 border-l-danger pl-3 text-14 leading-6 font-bold">
          {priceChangeText(changedFrom, price)}
        </p>
      )}
      {ownLimit && (
        <p className="mb-3 text-14 tabular-nums">
          今月{' '}
          <span translate="no" className="whitespace-nowrap">
            {yenText(ownLimit.spent)}
          </span>{' '}
          / 上限{' '}
          <span translate="no" className="whitespace-nowrap">
            {yenText(ownLimit.limit)}
          </span>
          <span className="text-quiet">（ご自身で決めた目安）</span>
        </p>
      )}
      {reminder && <p className="mb-3 border-l-2 border-l-warning pl-3 text-14 leading-6">{reminder}</p>}
      <OfflineNote className="mb-3" />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-3">
        <Button variant="outline" isFullWidth className="px-2!" onClick={onNo} disabled={isPending}>
          {cancel}
        </Button>
        {price.unit === 'coins' ? (
          <CoinButton
            label={confirm}
            coins={price.amount}
            variant="outline"
            isPending={isPending}
            disabled={isClosed}
            onClick={onYes}
          />
        ) : (
          <Button
            variant="outline"
            isFullWidth
            className="px-2!"
            isPending={isPending}
            pendingLabel="手続き中"
            disabled={isClosed}
            onClick={onYes}
          >
            {confirm}
          </Button>
        )}
      </div>
    </>
  )
}

function Rows({ order, now }: { order: FinalOrder; now: string }) {
  const { what, quantity, price, payment, delivery, until, cancelling } = order
  return (
    <dl>
      <Row term="内容">{what}</Row>
      <Row term="数量">
        <span translate="no">{quantity}</span>
      </Row>
      <Row term="お支払い金額">
        <strong translate="no" className="text-16 tabular-nums">
          {priceText(price)}
        </strong>
      </Row>
      <Row term="お支払い">{payment}</Row>
      <Row term="お届け">{delivery}</Row>
      <Row term="申込期間">{until === null ? '期限はありません' : <Until until={until} now={now} />}</Row>
      <Row term="取り消し">{cancelling}</Row>
    </dl>
  )
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-x-4 border-b border-hair py-1.5">
      <dt className="w-24 text-quiet">{term}</dt>
      <dd className="min-w-0 flex-[1_1_11rem]">{children}</dd>
    </div>
  )
}

/** The deadline, in red during the last day (S129). */
function Until({ until, now }: { until: string; now: string }) {
  const { text, isUrgent } = isOrderExpired({ until }, now)
    ? { text: '終了', isUrgent: true }
    : remainingText(until, now)
  return (
    <>
      {dateTimeText(until)}まで　
      <span className={`font-bold whitespace-nowrap ${isUrgent ? 'text-danger' : ''}`}>{text}</span>
    </>
  )
}

interface CoinsProps {
  before: Balance | undefined
  after: BalanceAfterOrder | undefined
  order: FinalOrder
}

/** The coins before and after the order: 有償 + 無償 = 計. Renders nothing for an order in yen that brings no coins. */
function Coins({ before, after, order: { price } }: CoinsProps) {
  if (price.unit === 'yen' && price.coins === 0) return null
  return (
    <div className="border-b border-ink py-2">
      <dl className="grid gap-x-8 gap-y-1">
        <CoinsRow term="いまのコイン" coins={before} />
        <CoinsRow term="お支払いのあと" coins={after} />
      </dl>
      {price.unit === 'coins' && price.first === 'free' && price.amount > 0 && (
        <p className="text-12 text-quiet">無償コインから先に使われます。</p>
      )}
    </div>
  )
}

function CoinsRow({ term, coins }: { term: string; coins: BalanceAfterOrder | undefined }) {
  const isSplit = coins?.paid !== undefined
  return (
    <div>
      <dt className="text-quiet">{term}</dt>
      <dd className="flex flex-wrap items-baseline gap-x-2">
        {isSplit && (
          <>
            <CoinText value={coins.paid} kind="paid" />
            <span>＋</span>
            <CoinText value={coins.free} kind="free" />
            <span>＝</span>
          </>
        )}
        <span className="font-bold tabular-nums">
          計 <span translate="no">{coins ? coinText(coins.total) : '—'}</span>
        </span>
      </dd>
    </div>
  )
}

function Links({ order: { legal, more = [] } }: { order: FinalOrder }) {
  const links: FinalLink[] = [
    ...more,
    { label: '利用規約', href: legal.terms },
    { label: '特定商取引法の表記', href: legal.commercial },
    { label: '資金決済法に基づく表示', href: legal.settlement },
  ]
  return (
    <ul className="flex flex-wrap gap-x-5">
      {links.map(({ label, href }) => (
        <li key={label} className="py-2.5">
          <TextLink href={href}>{label}</TextLink>
        </li>
      ))}
    </ul>
  )
}
