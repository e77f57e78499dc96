import { coinPaymentTexts } from '../finalOrder.rules.ts'
import type { OrderWithoutLegal } from '../finalOrder.types.ts'
import type { VideoSummary } from './video.types.ts'
import { isolated } from '../../text/isolated.ts'

/**
 * The order summary of a video (C123): the rental period is part of the quantity. Free coins are spent first. Even a
 * bought video is no longer available after its publication ends.
 */
export function videoOrder({ title, access, coins = 0, rentalHours, end }: VideoSummary): OrderWithoutLegal {
  const isRental = access === 'RENTAL'
  const hours = rentalHours === undefined ? '' : `お支払いから${rentalHours}時間。`
  return {
    ...coinPaymentTexts,
    title: isRental ? 'この動画をレンタルしますか' : 'この動画を購入しますか',
    what: `動画「${isolated(title)}」`,
    quantity: isRental
      ? `1本（${hours}公開の終わりのほうが早いときは、それまで）`
      : '1本（公開が終わるまで、何度でも見られます）',
    price: { unit: 'coins', amount: coins, first: 'free' },
    until: end,
    confirm: isRental ? 'レンタルして見る' : '購入して見る',
    cancel: isRental ? 'レンタルせずに閉じる' : '購入せずに閉じる',
  }
}
