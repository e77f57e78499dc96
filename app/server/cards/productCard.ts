import type { CardPicture } from '../pageHead.ts'

/**
 * The content of the product's own card, for pages without a card of their own and as the fallback for a card that
 * fails.
 */
export const productCard: CardPicture = {
  kind: 'ファンの集い',
  title: '推し色を、かかげよう。',
  detail: '好きなチャンネルをフォローして、ライブも物語もガチャも、ファンどうしで楽しむ場所。',
}
