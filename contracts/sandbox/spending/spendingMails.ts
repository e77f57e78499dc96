import { noticeMail, type Mail } from '../runtime/mail.ts'
import { japaneseTime } from '../runtime/clock.ts'

/** Path of the app's page on which members protect themselves from spending. */
const settingsPath = '/mypage/spending'

const contact = '身に覚えがない場合は、集いのお問い合わせからご連絡ください。'

/** The mail after a PIN was removed from a device because the member had forgotten it (Q526). */
export const pinRemovedMail = (recipient: string, deviceName: string): Mail =>
  noticeMail(recipient, '買い物の暗証番号をなくしました', [
    'お支払いの前に入力する暗証番号を、本人確認のあとでなくしました。',
    '',
    `端末：${deviceName}`,
    '',
    'この端末では、暗証番号なしでお支払いできます。必要な場合は、新しい番号を決めてください。',
    contact,
  ])

/** What the mail about a payment says. */
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
    `${appAddress}${settingsPath}`,
    '',
    `未成年の方が保護者の同意なしに購入したときは、取り消せる場合があります。${contact}`,
  ])
