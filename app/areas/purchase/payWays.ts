import { orderMethodText } from '@tsudoi/design-system/screens/order/order.types'
import { cardText, expiryState, expiryText } from '@tsudoi/design-system/screens/purchase/registeredCard.rules'
import { cardBrandText, type CardBrand, type RegisteredCard } from '@tsudoi/design-system/screens/purchase/card.types'
import { payMethods, type PayWay, type PurchaseMethod } from '@tsudoi/design-system/screens/purchase/purchase.types'

/** What is said of each method below the ways: what comes next. */
const notes: Readonly<Record<PurchaseMethod, string>> = {
  PERSISTENT_CARD: '登録したカードでお支払いします。カード会社の本人認証に進むことがあります。',
  CREDIT_CARD: '入力したカードでお支払いします。カード会社の本人認証に進むことがあります。',
  CONVENIENCE: '次の画面に、店頭で伝える番号と期限が出ます。',
  PAY_PAY: '次に、PayPayの画面が開きます。',
  DOCOMO: `次に、${orderMethodText.DOCOMO}の画面が開きます。`,
  AU: `次に、${orderMethodText.AU}の画面が開きます。`,
  SOFT_BANK: `次に、${orderMethodText.SOFT_BANK}の画面が開きます。`,
}

interface Known {
  /** The member's cards, as far as they are known. */
  cards: readonly RegisteredCard[]
  /** The brand of a card that was typed in for this purchase (Q121). */
  held?: CardBrand
  /** Where a card is typed in. */
  cardHref: string
  now: string
}

const wayOfCard = (card: RegisteredCard): PayWay => ({
  value: `PERSISTENT_CARD.${card.id}`,
  method: 'PERSISTENT_CARD',
  card: card.id,
  label: `${cardText(card)}（${expiryText(card.expiry)}まで）`,
  note: notes.PERSISTENT_CARD,
})

/** A card that was typed in pays; without one it is typed in first. */
function wayOfNewCard({ held, cardHref }: Known): PayWay {
  const way = { value: 'CREDIT_CARD', method: 'CREDIT_CARD' } as const
  return held
    ? { ...way, label: `${orderMethodText.CREDIT_CARD}（入力した${cardBrandText[held]}）`, note: notes.CREDIT_CARD }
    : { ...way, label: orderMethodText.CREDIT_CARD, note: '次に、カードを入力します。', href: cardHref }
}

/** The ways to pay now (A§3): cards that have not expired, a card to type in, and the methods with a page or a till. */
export const payWays = (known: Known): readonly PayWay[] => [
  ...known.cards.filter((card) => expiryState(card, known.now) !== 'expired').map(wayOfCard),
  wayOfNewCard(known),
  ...payMethods.map((method) => ({ value: method, method, label: orderMethodText[method], note: notes[method] })),
]

/** The newest card; without one the first method that asks for nothing here. */
export const usualWay = (ways: readonly PayWay[]): string =>
  (ways.find(({ card }) => card !== undefined) ?? ways.find(({ method }) => method === payMethods[0]))?.value ?? ''

/** The way that the address names, if there is one like that: `method`, and `card` of a registered one. */
export function chosenWay(ways: readonly PayWay[], search: URLSearchParams): string | undefined {
  const [method, card] = [search.get('method'), search.get('card')]
  const isNamed = (way: PayWay) => way.method === method && (way.card === undefined || way.card === card)
  return ways.find(isNamed)?.value
}
