import { Button } from '../../components/Button.tsx'
import { PendingSticks } from '../../components/PendingSticks.tsx'
import { TextLink, textLinkLook } from '../../components/TextLink.tsx'
import { coinText } from '../../text/coinText.ts'
import { yenText } from '../../text/yenText.ts'
import type { FinalPrice } from '../finalOrder.types.ts'
import type { PaymentInDoubt, PaymentState } from '../payment.types.ts'

export interface PaymentLineProps {
  payment: PaymentInDoubt
  /** A member's phone has the tab bar at its foot: the line stands on it. */
  isAboveTabBar?: boolean
  /** The code lies in the clipboard. */
  isCopied?: boolean
  onCopy: () => void
  onResend: () => void
  /** Puts it away; only what is known can be. */
  onClose: () => void
}

const titles: Readonly<Record<PaymentState, string>> = {
  sending: 'お支払いを確認しています',
  asking: 'お支払いを確認しています',
  waiting: 'お支払いの確認が続いています',
  ordered: '注文は届いています',
  done: 'お支払いを確認できました',
  notDone: 'お支払いは行われていません',
}

/** Whether coins or money moved, as far as it is known. */
function movedText(state: PaymentState, price: FinalPrice): string {
  const amount = price.unit === 'yen' ? yenText(price.amount) : coinText(price.amount)
  const isMoney = price.unit === 'yen'
  if (state === 'done')
    return isMoney ? `${amount}のお支払いが済み、コインが届きました。` : `${amount}をお支払いいただきました。`
  if (state === 'notDone') return isMoney ? '代金はかかりません。' : 'コインは減っていません。'
  if (state === 'ordered') return 'お支払いはまだ済んでいません。注文のページで続けられます。'
  const unknown = isMoney
    ? '代金がかかったかどうかは、まだわかりません。'
    : 'コインが減ったかどうかは、まだわかりません。'
  return `${unknown}もう一度送っても、二重に支払われることはありません。`
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
 * Over whatever page stands: a payment whose answer was lost, and what is known of it (X13). It says 確認中 and never
 * that it failed, until that is proven. Support finds the payment by its code.
 */
export function PaymentLine(props: PaymentLineProps) {
  const { payment, isAboveTabBar = false, isCopied = false, onCopy, onResend, onClose } = props
  const { state, what, quantity, price, code, canResend, href } = payment
  const isAsked = state === 'sending' || state === 'asking'
  const isOpen = isAsked || state === 'waiting'
  const foot = isAboveTabBar ? 'bottom-16 mb-(--safe-bottom) desk:bottom-0' : 'bottom-0 pb-(--safe-bottom)'
  return (
    <aside
      aria-label="お支払いの確認"
      className={`fixed inset-x-0 z-30 max-h-[60vh] overflow-y-auto border-t-2 border-ink bg-raised ${foot}`}
    >
      <div className="page grid gap-x-8 gap-y-2 py-3 text-14 desk:grid-cols-[minmax(0,1fr)_auto] desk:items-center">
        <div>
          <output className="block">
            <strong className="flex items-center gap-2 text-16">
              {isAsked && <PendingSticks />}
              {titles[state]}
            </strong>
            <span className="block">
              {what} {quantity}（{price.unit === 'yen' ? yenText(price.amount) : coinText(price.amount)}）。
              {movedText(state, price)}
            </span>
          </output>
          <p className="flex flex-wrap items-center gap-x-3 text-quiet">
            <span>
              確認番号 <span className="font-bold tabular-nums text-ink">{code}</span>
            </span>
            <button type="button" onClick={onCopy} className={`${textLinkLook} min-h-11`}>
              {isCopied ? 'コピーしました' : '番号をコピー'}
            </button>
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          {isOpen && canResend && (
            <Button variant="outline" size="small" onClick={onResend}>
              もう一度送る
            </Button>
          )}
          <TextLink href={href} className="py-2.5">
            {linkTexts[state]}
          </TextLink>
          {!isOpen && (
            <Button variant="outline" size="small" onClick={onClose}>
              閉じる
            </Button>
          )}
        </div>
      </div>
    </aside>
  )
}
