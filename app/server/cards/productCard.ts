import type { CardPicture } from '../pageHead.ts'

/**
 * The content of the product's own card. It is for pages without a card, and replaces a card that could not be drawn.
 */
export const productCard: CardPicture = {
  kind: 'ファンの集い',
  title: '推し色を、かかげよう。',
  detail: '好きなチャンネルをフォローして、ライブも物語もガチャも、ファンどうしで楽しむ場所。',
}
