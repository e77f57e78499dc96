import { noticeMail, type Mail } from '../runtime/mail.ts'

/** The mail after a PIN was removed from a device because the member had forgotten it (Q526). */
export const pinRemovedMail = (recipient: string, deviceName: string): Mail =>
  noticeMail(recipient, '買い物の暗証番号をなくしました', [
    'お支払いの前に入力する暗証番号を、本人確認のあとでなくしました。',
    '',
    `端末：${deviceName}`,
    '',
    'この端末では、暗証番号なしでお支払いできます。必要な場合は、新しい番号を決めてください。',
    '身に覚えがない場合は、集いのお問い合わせからご連絡ください。',
  ])
