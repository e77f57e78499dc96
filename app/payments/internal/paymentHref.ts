import { paths } from '../../paths.ts'
import type { PaidDraw } from './actions/draw.ts'
import type { PaidPack } from './actions/coins.ts'
import type { PaidEntries } from './actions/lottery.ts'
import type { PaidCart } from './actions/preorder.ts'
import type { PaidEpisode } from './actions/story.ts'
import type { PaidVideo } from './actions/video.ts'
import { payableOrderHref } from './payableOrderHref.ts'
import type { OpenPayment } from './openPayments.ts'

/** The path of the page that shows the whole outcome of a payment. */
export function paymentHref({ kind, state, paid, orderId }: OpenPayment): string {
  if (kind === 'draw' && state === 'done') return paths.gachaResult((paid as PaidDraw).ipId)
  if (kind === 'lottery') return paths.lotteryResult((paid as PaidEntries).lotteryId)
  if (kind === 'preorder') return paths.preorderResult((paid as PaidCart).preorderId)
  if (kind === 'story') {
    const { ipId, storyGroupId } = paid as PaidEpisode
    return paths.storyGroup(ipId, storyGroupId)
  }
  if (kind === 'video') {
    const { ipId, videoId } = paid as PaidVideo
    return paths.movie(ipId, videoId)
  }
  if (kind === 'coins' && orderId !== undefined) {
    const { shopCoinId } = paid as PaidPack
    return payableOrderHref(shopCoinId, orderId)
  }
  return paths.orderHistory
}
