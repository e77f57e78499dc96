import { untouched } from '../../text/untouched.ts'
import { useId, useRef, useState } from 'react'
import { Button } from '../../components/Button.tsx'
import { PendingSticks } from '../../components/PendingSticks.tsx'
import { TextLink, textLinkClasses } from '../../components/TextLink.tsx'
import { focusPageStart } from '../../focusPageStart.ts'
import { coinText } from '../../text/coinText.ts'
import { yenText } from '../../text/yenText.ts'
import type { PaymentInDoubt, PaymentState } from '../payment.types.ts'

export interface PaymentLineProps {
  /** The payments, the oldest first; at least one. */
  payments: readonly PaymentInDoubt[]
  /** The reference code that was copied to the clipboard. */
  copied?: string | undefined
  /** The reference code that the browser refused to copy: the line then asks the user to copy it. */
  refused?: string | undefined
  onCopy: (payment: PaymentInDoubt) => void
  onResend: (payment: PaymentInDoubt) => void
  /** Called to dismiss a payment. Possible only when its outcome is known, or can no longer become known. */
  onClose: (payment: PaymentInDoubt) => void
}

const titles: Readonly<Record<PaymentState, string>> = {
  sending: 'お支払いを確認しています',
  asking: 'お支払いを確認しています',
  waiting: 'お支払いの確認が続いています',
  ordered: '注文は届いています',
  done: 'お支払いを確認できました',
  notDone: 'お支払いは行われていません',
}

/** The next step of a payment whose request cannot be sent again, such as one by card. */
const nextStepText = (state: PaymentState) =>
  state === 'waiting' ? '注文の履歴をひらくと、もう一度確かめます。' : 'わかり次第、ここでお知らせします。'

/** Whether coins or money were spent, as far as known. */
function coinsMovedText({ state, price, isUnproven, canResend, mayBeOtherDevice }: PaymentInDoubt): string {
  const amount = price.unit === 'yen' ? yenText(price.amount) : coinText(price.amount)
  const isMoney = price.unit === 'yen'
  if (state === 'done' && mayBeOtherDevice)
    return `${amount}のお支払いが、記録にありました。ほかの端末でも同じ購入をしたときは、購入履歴で件数を確かめてください。`
  if (state === 'done')
    return isMoney ? `${amount}のお支払いが済み、コインが届きました。` : `${amount}をお支払いいただきました。`
  if (state === 'notDone') return isMoney ? '代金はかかりません。' : untouched.coins
  if (state === 'ordered') return 'お支払いがまだのときは、注文のページで続けられます。'
  const moved = isMoney ? '代金がかかったか' : 'コインが減ったか'
  if (isUnproven)
    return `${moved}どうかは、ここではわかりません。購入履歴で確かめるか、確認番号でお問い合わせください。`
  return `${moved}どうかは、まだわかりません。${canResend ? 'もう一度送っても、二重に支払われることはありません。' : nextStepText(state)}`
}

const linkTexts: Readonly<Record<PaymentState, string>> = {
  sending: '注文の履歴',
  asking: '注文の履歴',
  waiting: '注文の履歴で確かめる',
  ordered: '注文のページへ',
  done: '結果を見る',
  notDone: '注文の履歴',
}

/**
 * A bar in `BottomBars` on every page. It lists the payments whose response was lost, and what is known about each. It
 * shows 確認中 until a failure is proven. Customer support finds a payment by its code. If there are several payments, the
 * bar shows the oldest and their number, and a press expands the list (X13).
 */
export function PaymentLine({ payments, onClose, ...acts }: PaymentLineProps) {
  const [isUnfolded, setIsUnfolded] = useState(false)
  const id = useId()
  const line = useRef<HTMLElement>(null)
  // The focused button disappears with its payment, so the focus is moved. The line disappears with the last payment.
  const close = (payment: PaymentInDoubt) => {
    onClose(payment)
    if (payments.length > 1) line.current?.focus()
    else focusPageStart()
  }
  const shown = isUnfolded ? payments : payments.slice(0, 1)
  return (
    <aside
      ref={line}
      tabIndex={-1}
      aria-label="お支払いの確認"
      className="max-h-[60dvh] overflow-y-auto border-t-2 border-ink bg-raised"
    >
      {payments.length > 1 && (
        <p className="page sticky top-0 z-1 flex flex-wrap items-center justify-between gap-x-5 border-b border-hair bg-raised text-14">
          <span>
            お支払いの確認が<strong className="tabular-nums">{payments.length}件</strong>あります
          </span>
          <button
            type="button"
            aria-expanded={isUnfolded}
            aria-controls={id}
            onClick={() => setIsUnfolded(!isUnfolded)}
            className={`${textLinkClasses} min-h-11`}
          >
            {isUnfolded ? '1件だけ見る' : 'すべて見る'}
          </button>
        </p>
      )}
      <ul id={id}>
        {shown.map((payment) => (
          <Entry key={payment.key} payment={payment} onClose={close} {...acts} />
        ))}
      </ul>
    </aside>
  )
}

type EntryProps = Omit<PaymentLineProps, 'payments'> & { payment: PaymentInDoubt }

function Entry({ payment, copied, refused, onCopy, onResend, onClose }: EntryProps) {
  const { state, what, quantity, price, code, canResend, href } = payment
  const isAsked = state === 'sending' || state === 'asking'
  const isOpen = isAsked || state === 'waiting'
  return (
    <li className="page grid gap-x-8 gap-y-2 border-b border-hair py-3 text-14 last:border-b-0 desk:grid-cols-[minmax(0,1fr)_auto] desk:items-center">
      <div>
        <output className="block">
          <strong className="flex items-center gap-2 text-16">
            {isAsked && <PendingSticks />}
            {payment.isUnproven ? 'お支払いを確かめられませんでした' : titles[state]}
          </strong>
          <span className="block">
            {what} {quantity}（{price.unit === 'yen' ? yenText(price.amount) : coinText(price.amount)}）。
            {coinsMovedText(payment)}
          </span>
        </output>
        <p className="flex flex-wrap items-center gap-x-3 text-quiet">
          <span>
            確認番号{' '}
            <span translate="no" className="font-bold tabular-nums text-ink select-all">
              {code}
            </span>
          </span>
          <button type="button" onClick={() => onCopy(payment)} className={`${textLinkClasses} min-h-11`}>
            {copied === code ? 'コピーしました' : '番号をコピー'}
          </button>
          {refused === code && (
            <strong role="alert">コピーできませんでした。番号を長押しするか選んで、コピーしてください。</strong>
          )}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        {isOpen && canResend && (
          <Button variant="outline" size="small" onClick={() => onResend(payment)}>
            もう一度送る
          </Button>
        )}
        <TextLink href={href} className="py-2.5">
          {linkTexts[state]}
        </TextLink>
        {(!isOpen || payment.isUnproven) && (
          <Button variant="outline" size="small" onClick={() => onClose(payment)}>
            閉じる
          </Button>
        )}
      </div>
    </li>
  )
}
