import { Button } from '../../../components/Button.tsx'
import { dateTimeText, timeText } from '../../../text/dateTimeText.ts'
import { dayParts } from '../../../text/dayParts.ts'
import { yenText } from '../../../text/yenText.ts'
import { orderMethodText, orderStatusText, type Order, type OrderRecheck, type OrderStatus } from '../order.types.ts'

const tones: Partial<Record<OrderStatus, string>> = { PENDING: 'text-warning', SUCCEEDED: 'text-ink' }

/** One order: the date, the content, the state and the price. */
export function OrderRow({ order, look }: { order: Order; look: OrderRecheck }) {
  const { ordered, name, price, status, method } = order
  const { year, month, day } = dayParts(ordered)
  return (
    <li className="grid grid-cols-[minmax(3.5rem,max-content)_minmax(0,1fr)] gap-x-5 border-b border-hair py-5 desk:grid-cols-[6.5rem_minmax(0,1fr)_auto] desk:gap-x-6">
      <time dateTime={ordered} className="tabular-nums">
        <span className="block text-20 font-bold whitespace-nowrap desk:figure-40">
          {month === '' ? '－' : `${month}/${day}`}
        </span>
        {month !== '' && (
          <span className="block text-12 text-quiet desk:mt-2">
            {year}年 {timeText(ordered)}
          </span>
        )}
      </time>
      <div className="min-w-0">
        <p className="heading text-20">{name}</p>
        <p className="mt-0.5 flex flex-wrap gap-x-3.5 text-14">
          <span className={`font-bold ${tones[status] ?? 'text-quiet'}`}>{orderStatusText[status]}</span>
          {method && <span className="text-quiet">{orderMethodText[method]}</span>}
        </p>
        {status === 'PENDING' && <Payment order={order} look={look} />}
      </div>
      <p
        translate="no"
        className={`col-start-2 mt-2 text-20 font-bold tabular-nums desk:col-start-3 desk:mt-0 desk:text-24 ${status === 'SUCCEEDED' || status === 'PENDING' ? '' : 'text-quiet line-through decoration-1'}`}
      >
        {yenText(price)}
      </p>
    </li>
  )
}

/**
 * What the member needs to pay the order: the number for the till, the deadline, the payment page; and its current
 * state.
 */
function Payment({ order, look: { onLook, looking, looked } }: { order: Order; look: OrderRecheck }) {
  const { id, slipNumber, payUntil, payHref, onPay } = order
  return (
    <div className="mt-3 border-l-2 border-l-warning pl-4">
      {slipNumber && (
        <p className="text-14">
          お支払い番号{' '}
          <span translate="no" className="ml-1 text-20 font-bold tabular-nums">
            {slipNumber}
          </span>
        </p>
      )}
      {payUntil && <p className="text-14 tabular-nums">{dateTimeText(payUntil)}までにお支払いください。</p>}
      <div className="mt-3 flex flex-wrap gap-3">
        {payHref && (
          <Button {...(onPay ? { onClick: onPay } : { href: payHref })} variant="outline" size="small">
            お支払いページを開く
          </Button>
        )}
        <Button
          variant="quiet"
          size="small"
          className="border-hair!"
          onClick={() => onLook(id)}
          isPending={looking === id}
          pendingLabel="確かめています"
        >
          いまの状態を確かめる
        </Button>
      </div>
      <output className={looked?.id === id ? 'mt-2 block text-14 tabular-nums' : 'sr-only'}>
        {looked?.id === id && `${timeText(looked.time)}に確かめました。まだお支払いを待っています。`}
      </output>
    </div>
  )
}
