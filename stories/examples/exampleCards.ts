import type { PaymentOption } from '../../design-system/screens/purchase/purchase.types.ts'
import type { RegisteredCard } from '../../design-system/screens/purchase/card.types.ts'

/** A valid Visa card. */
export const exampleCard: RegisteredCard = { id: 'card-visa', brand: 'VISA', lastFour: '4242', expiry: '203012' }

/** Three cards: a valid one, one that expires in the month of `exampleNow`, and an expired one. */
export const exampleCards: readonly RegisteredCard[] = [
  exampleCard,
  { id: 'card-amex', brand: 'AMEX', lastFour: '0005', expiry: '202601' },
  { id: 'card-mastercard', brand: 'MASTERCARD', lastFour: '4444', expiry: '202512' },
]

/** The payment methods of a member with one card. */
export const examplePaymentOptions: readonly PaymentOption[] = [
  {
    value: 'PERSISTENT_CARD.card-visa',
    method: 'PERSISTENT_CARD',
    card: 'card-visa',
    label: 'Visa 末尾4242（2030/12まで）',
    note: '登録したカードでお支払いします。カード会社の本人認証に進むことがあります。',
  },
  {
    value: 'CREDIT_CARD',
    method: 'CREDIT_CARD',
    label: 'クレジットカード',
    note: '次に、カードを入力します。',
    href: '/purchase/card/edit?id=coin-1000',
  },
  { value: 'PAY_PAY', method: 'PAY_PAY', label: 'PayPay', note: '次に、PayPayの画面が開きます。' },
  { value: 'DOCOMO', method: 'DOCOMO', label: 'd払い', note: '次に、d払いの画面が開きます。' },
  { value: 'AU', method: 'AU', label: 'auかんたん決済', note: '次に、auかんたん決済の画面が開きます。' },
  {
    value: 'SOFT_BANK',
    method: 'SOFT_BANK',
    label: 'ソフトバンクまとめて支払い',
    note: '次に、ソフトバンクまとめて支払いの画面が開きます。',
  },
  {
    value: 'CONVENIENCE',
    method: 'CONVENIENCE',
    label: 'コンビニ',
    note: '次の画面に、店頭で伝える番号と期限が出ます。',
  },
]
