import { orderMethodText } from '@tsudoi/design-system/screens/order/order.types'
import {
  cardNameText,
  cardExpiryState,
  cardExpiryText,
} from '@tsudoi/design-system/screens/purchase/registeredCard.rules'
import { cardBrandText, type CardBrand, type RegisteredCard } from '@tsudoi/design-system/screens/purchase/card.types'
import {
  nonCardMethods,
  type PaymentOption,
  type PurchaseMethod,
} from '@tsudoi/design-system/screens/purchase/purchase.types'

/** The text below each payment method about what happens next. */
const notes: Readonly<Record<PurchaseMethod, string>> = {
  PERSISTENT_CARD: '登録したカードでお支払いします。カード会社の本人認証に進むことがあります。',
  CREDIT_CARD: '入力したカードでお支払いします。カード会社の本人認証に進むことがあります。',
  CONVENIENCE: '次の画面に、店頭で伝える番号と期限が出ます。',
  PAY_PAY: '次に、PayPayの画面が開きます。',
  DOCOMO: `次に、${orderMethodText.DOCOMO}の画面が開きます。`,
  AU: `次に、${orderMethodText.AU}の画面が開きます。`,
  SOFT_BANK: `次に、${orderMethodText.SOFT_BANK}の画面が開きます。`,
}

interface PaymentOptionContext {
  /** The member's registered cards; empty until they have loaded. */
  cards: readonly RegisteredCard[]
  /** Brand of a card that was typed for this purchase (Q121). */
  held?: CardBrand | undefined
  /** URL of the card form. */
  cardHref: string
  now: string
}

const wayOfCard = (card: RegisteredCard): PaymentOption => ({
  value: `PERSISTENT_CARD.${card.id}`,
  method: 'PERSISTENT_CARD',
  card: card.id,
  label: `${cardNameText(card)}（${cardExpiryText(card.expiry)}まで）`,
  note: notes.PERSISTENT_CARD,
})

/** The method "typed card". If no card was typed yet, it is a link to the card form. */
function wayOfNewCard({ held, cardHref }: PaymentOptionContext): PaymentOption {
  const way = { value: 'CREDIT_CARD', method: 'CREDIT_CARD' } as const
  return held
    ? { ...way, label: `${orderMethodText.CREDIT_CARD}（入力した${cardBrandText[held]}）`, note: notes.CREDIT_CARD }
    : { ...way, label: orderMethodText.CREDIT_CARD, note: '次に、カードを入力します。', href: cardHref }
}

/**
 * The selectable payment methods (A§3): each registered card that has not expired, a card to type, and the methods that
 * are paid at the gateway's page or in a shop.
 */
export const paymentOptions = (known: PaymentOptionContext): readonly PaymentOption[] => [
  ...known.cards.filter((card) => cardExpiryState(card, known.now) !== 'expired').map(wayOfCard),
  wayOfNewCard(known),
  ...nonCardMethods.map((method) => ({ value: method, method, label: orderMethodText[method], note: notes[method] })),
]

/**
 * The value of the method that is preselected: the newest card, otherwise the first method that needs no input here.
 */
export const defaultPaymentOption = (ways: readonly PaymentOption[]): string =>
  (ways.find(({ card }) => card !== undefined) ?? ways.find(({ method }) => method === nonCardMethods[0]))?.value ?? ''

/**
 * The value of the method that the URL names by `method`, and by `card` for a registered card. Undefined if there is
 * none.
 */
export function paymentOptionFromUrl(ways: readonly PaymentOption[], search: URLSearchParams): string | undefined {
  const [method, card] = [search.get('method'), search.get('card')]
  const isNamed = (way: PaymentOption) => way.method === method && (way.card === undefined || way.card === card)
  return ways.find(isNamed)?.value
}
