import { html } from 'hono/html'
import { sandboxPage } from '../../runtime/http/sandboxPage.ts'
import type { PaymentMethod } from '../../../payment/payment.endpoints.ts'
import { payerActions } from './payerActions.ts'
import { paymentPath, refundPath } from './addresses.ts'
import { isCardMethod, testCardNumbers } from './cards.ts'
import type { GatewayPayment } from './gateway.ts'
import type { OpenDataset } from '../../runtime/db/datasets.ts'
import type { RefundDue } from '../refunds.ts'

const methods: Readonly<Record<PaymentMethod, string>> = {
  CREDIT_CARD: 'クレジットカード',
  CONVENIENCE: 'コンビニ払い',
  DOCOMO: 'd払い（ドコモ）',
  AU: 'auかんたん決済',
  SOFT_BANK: 'ソフトバンクまとめて支払い',
  PAY_PAY: 'PayPay',
  PERSISTENT_CARD: '登録したカード',
}

const results: Readonly<Record<NonNullable<GatewayPayment['result']>, string>> = {
  SUCCEEDED: '支払い済み',
  CANCELLED: '取り消し',
  FAILED: '失敗',
  EXPIRED: '応答なし',
}

const time = new Intl.DateTimeFormat('ja-JP', { timeZone: 'Asia/Tokyo', dateStyle: 'short', timeStyle: 'short' })
const stateOf = ({ result, expires_at }: GatewayPayment, now: Date) =>
  result ? results[result] : expires_at > now ? '支払い待ち' : '期限切れ'

/** The texts of the buttons for a card payment, whose page imitates the bank's identity check (3-D Secure). */
const cardButtonTexts: Partial<Readonly<Record<string, string>>> = {
  pay: '本人であることを確かめて支払う',
  payTwice: '確かめて支払う（通知が2回届く）',
  payLate: '確かめて支払う（通知が10秒遅れる）',
  cancel: '本人認証をやめる',
  fail: '本人認証に失敗する',
}

/** The page on which the payer decides, in place of the provider's page. */
export const paymentPage = (payment: GatewayPayment, now: Date) =>
  frame(
    isCardMethod(payment.method) ? '本人認証（3Dセキュア）' : 'お支払い',
    html`<dl>
        <dt>商品</dt>
        <dd>${payment.item_name}</dd>
        <dt>金額</dt>
        <dd>${payment.amount.toLocaleString('ja-JP')}円</dd>
        <dt>支払い方法</dt>
        <dd>${methods[payment.method]}</dd>
        ${
          payment.slip_number
            ? html`<dt>払込票番号</dt>
                <dd>${payment.slip_number}</dd>`
            : ''
        }
        <dt>期限</dt>
        <dd>${time.format(payment.expires_at)}</dd>
        <dt>状態</dt>
        <dd>${stateOf(payment, now)}</dd>
      </dl>
      ${
        payment.result === null && payment.expires_at > now
          ? html`<form method="post">
              ${Object.entries(payerActions).map(
                ([act, { words }]) =>
                  html`<button name="act" value="${act}">
                    ${(isCardMethod(payment.method) && cardButtonTexts[act]) || words}
                  </button>`,
              )}
            </form>`
          : ''
      }`,
  )

/**
 * The gateway's overview: open payments including convenience-store slips, refunds owed to deleted members (Q103), and
 * the test card numbers.
 */
export const gatewayOverviewPage = (
  dataset: OpenDataset,
  payments: readonly GatewayPayment[],
  refunds: readonly RefundDue[],
) =>
  frame(
    '決済代行（サンドボックス）',
    html`<h2>支払い</h2>
      ${
        payments.length === 0
          ? html`<p>まだ支払いはありません。</p>`
          : html`<ul>
              ${payments.map(
                (payment) =>
                  html`<li>
                    <a href="${paymentPath(dataset.name, payment.id)}">
                      ${payment.item_name} ${payment.amount.toLocaleString('ja-JP')}円 ${methods[payment.method]}
                      ${payment.slip_number ?? ''}
                    </a>
                    ${stateOf(payment, dataset.clock.now())}
                  </li>`,
              )}
            </ul>`
      }
      <h2>返金</h2>
      ${refundList(dataset.name, refunds)}
      <h2>テスト用のカード番号</h2>
      <ul>
        ${testCardNumbers.map(({ number, words }) => html`<li><code>${number}</code> ${words}</li>`)}
      </ul>
      <p>有効期限はこれからの年月、セキュリティコードは3桁か4桁の数字なら何でもかまいません。</p>`,
  )

const refundList = (dataset: string, refunds: readonly RefundDue[]) =>
  refunds.length === 0
    ? html`<p>返金を待つお金はありません。</p>`
    : html`<ul>
        ${refunds.map(
          ({ order_id, amount, created_at, refunded_at }) =>
            html`<li>
              ${order_id} ${amount.toLocaleString('ja-JP')}円 入金 ${time.format(created_at)}
              ${
                refunded_at
                  ? html`返金済み ${time.format(refunded_at)}`
                  : html`<form method="post" action="${refundPath(dataset, order_id)}">
                      <button aria-label="${order_id} を返金する">返金する</button>
                    </form>`
              }
            </li>`,
        )}
      </ul>`

const frame = (title: string, body: ReturnType<typeof html>) =>
  sandboxPage({
    title,
    note: 'お金は動きません。決済代行会社の代わりに、ここで結果を選びます。',
    style,
    body,
  })

const style = html`<style>
  dt {
    color: #5b5b66;
    font-size: 0.875rem;
  }
  dd {
    margin: 0 0 0.75rem;
  }
  form {
    display: grid;
    gap: 0.5rem;
  }
  button {
    font: inherit;
    min-height: 44px;
    border: 1px solid #1d1d22;
    border-radius: 0.5rem;
    background: #fff;
    cursor: pointer;
  }
  button:first-child {
    color: #fff;
    background: #1d1d22;
  }
</style>`
