import type { FinalOrder } from '../../design-system/screens/finalOrder.types.ts'
import { drawOrder } from '../../design-system/screens/gacha/gacha.order.ts'
import { entriesOrder } from '../../design-system/screens/lottery/lottery.order.ts'
import { cartOrder } from '../../design-system/screens/preorder/preorder.order.ts'
import { packOrder } from '../../design-system/screens/purchase/purchase.order.ts'
import { episodeOrder } from '../../design-system/screens/story/story.order.ts'
import { videoOrder } from '../../design-system/screens/video/video.order.ts'
import { examplePaymentOptions } from './exampleCards.ts'
import { exampleLottery } from './exampleLotteries.ts'
import { examplePreorder, itemWithBonus, boxItem } from './examplePreorders.ts'
import { exampleShop } from './exampleShop.ts'
import { exampleStory, lockedEpisode } from './exampleStories.ts'
import { rentalVideo, videoForSale } from './exampleVideos.ts'

const legal = { terms: '/account/service', commercial: '#commercial', settlement: '/account/settlement' }

const thousand = exampleShop.find(({ coins }) => coins === 1_000)
const payPay = examplePaymentOptions.find(({ method }) => method === 'PAY_PAY')
if (!thousand || !payPay) throw new Error('The examples have no pack of 1,000 coins, or no PayPay.')

/** The order of ten draws, paid with coins that the member has. */
export const exampleDrawOrder: FinalOrder = {
  ...drawOrder({
    gachaName: '夏至のパレード',
    count: 10,
    coins: 300,
    until: '2026-02-28T23:59:00+09:00',
    oddsHref: '/channel/todai/gacha?gachaId=parade',
  }),
  legal,
}

/** The order of a coin pack, paid on the payment provider's page. */
export const examplePackOrder: FinalOrder = {
  ...packOrder({ ...thousand, end: '2026-02-01T12:00:00+09:00' }, payPay),
  legal,
}

/** The order of an episode of a story. */
export const exampleEpisodeOrder: FinalOrder = { ...episodeOrder(exampleStory, lockedEpisode), legal }

/** The order of a rented video. */
export const exampleRentalOrder: FinalOrder = { ...videoOrder(rentalVideo), legal }
/** The order of a bought video. */
export const exampleVideoOrder: FinalOrder = { ...videoOrder(videoForSale), legal }

/** The order of three entries in a lottery. */
export const exampleEntriesOrder: FinalOrder = { ...entriesOrder(exampleLottery, 3, '/lottery/lemonade-flag'), legal }

/** The order of a cart with two kinds of items. */
export const exampleCartOrder: FinalOrder = {
  ...cartOrder(
    examplePreorder,
    [
      { item: itemWithBonus, count: 2, coins: 800 },
      { item: boxItem, count: 1, coins: 580 },
    ],
    '/preorder/benio-festival',
  ),
  legal,
}
