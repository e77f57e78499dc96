import type { CardPicture } from '../pageHead.ts'

/** The card of the product itself: for pages without a card of their own, and wherever another card fails. */
export const productCard: CardPicture = {
  kind: 'ファンの集い',
  title: '推し色を、かかげよう。',
  detail: '好きなチャンネルをフォローして、ライブも物語もガチャも、ファンどうしで楽しむ場所。',
}
