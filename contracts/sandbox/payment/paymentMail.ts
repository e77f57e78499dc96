import { japaneseTime } from '../runtime/clock.ts'
import { noticeMail, type Mail } from '../runtime/mail.ts'

/** The order that a payment mail describes. */
interface PaidOrder {
  itemName: string
  /** The amount in yen with tax. */
  price: number
  paidAt: Date
  /** Address of the app, without a slash at its end. */
  appAddress: string
}

/** The mail after each payment in yen: the amount, what was bought, when, and how to stop (Q528). */
export const paymentMail = (recipient: string, { itemName, price, paidAt, appAddress }: PaidOrder): Mail =>
  noticeMail(recipient, 'お支払いのお知らせ', [
    'お支払いを受け付けました。',
    '',
    `内容：${itemName}`,
    `金額：${price.toLocaleString('ja-JP')}円（税込）`,
    `日時：${japaneseTime(paidAt)}`,
    '',
    `注文の履歴：${appAddress}/order-history`,
    '買い物を止める、お休みする、暗証番号を付けるときは、次のページから設定できます。',
    `${appAddress}/mypage/spending`,
    '',
    '未成年の方が保護者の同意なしに購入したときは、取り消せる場合があります。',
    '身に覚えがない場合は、集いのお問い合わせからご連絡ください。',
  ])
