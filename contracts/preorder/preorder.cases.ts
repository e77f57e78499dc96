import type { AreaCases } from '../case.ts'
import { state } from '../states.ts'
import type * as endpoints from './preorder.endpoints.ts'

const channel = state('a channel')
const open = [channel, state('a preorder')]
const bare = [state('a channel', { detail: 'minimal' }), state('a preorder', { detail: 'minimal' })]
const soldOut = [channel, state('a preorder', { phase: 'soldOut' })]
const over = [channel, state('a preorder', { phase: 'over' })]
const unpublished = [channel, state('a preorder', { phase: 'unpublished' })]

const here = { params: { id: 'preorder-hoshiyomi-1' } }
const nowhere = { params: { id: 'no-such-preorder' } }
const buy = (...cart: readonly (readonly [item: string, count: number])[]) => ({
  ...here,
  body: cart.map(([item, count]) => ({ itemId: `preorder-hoshiyomi-1-${item}`, count })),
})

const photo = {
  itemKind: 'PHOTO' as const,
  itemId: 'preorder-hoshiyomi-1-photo-1',
  name: 'オリオンの写真',
  image: 'photo/orion.webp',
  amount: 1,
}
const note = { itemKind: 'GOODS' as const, name: '星図ノート', amount: 1 }
const purchase = {
  purchaseId: 'preorder-purchase-1',
  purchasedTime: '2026-03-04T03:00:00Z',
  consumeCoin: 1000,
  itemList: [photo],
  bonusList: [photo],
}

const barePreorder = {
  id: 'preorder-hoshiyomi-1',
  ipId: 'ip-hoshiyomi',
  name: '星座の文具店',
  purchaseStartTime: '2026-03-01T03:00:00Z',
  purchaseEndTime: '2026-03-21T03:00:00Z',
}
const bonus = {
  targetItemId: 'preorder-hoshiyomi-1-item-1-bonus',
  itemName: 'オリオンの写真',
  itemImage: 'photo/orion.webp',
}
const normal = {
  categoryId: 'preorder-hoshiyomi-1-normal',
  name: '文具',
  categoryType: 'NORMAL' as const,
  normalConsumeCoin: 500,
  treadingSingleConsumeCoin: 0,
  treadingBoxConsumeCoin: 0,
  itemList: [{ itemId: 'preorder-hoshiyomi-1-item-1', name: '星図ノート', bonusList: [] }],
  lineupList: [],
}
const trading = {
  categoryId: 'preorder-hoshiyomi-1-treading',
  name: 'トレーディング写真',
  categoryType: 'TREADING' as const,
  normalConsumeCoin: 0,
  treadingSingleConsumeCoin: 200,
  treadingBoxConsumeCoin: 600,
  itemList: [
    {
      itemId: 'preorder-hoshiyomi-1-single',
      name: '一枚入りの袋',
      image: 'preorder/pack.webp',
      type: 'TREADING_SINGLE' as const,
      remainingCount: 10,
      bonusList: [bonus],
    },
  ],
  lineupList: [photo],
}
const withBonus = {
  itemId: 'preorder-hoshiyomi-1-item-1',
  name: '星図ノート',
  image: 'preorder/note.webp',
  remainingCount: 10,
  bonusList: [bonus],
}
const fullPreorder = {
  ...barePreorder,
  image: 'preorder/shop.webp',
  description: '星を読む夜に、ひとつだけ願いごとを。',
  cautionList: ['期間の途中で内容が変わることがあります。'],
  delivery: '来月下旬から順にお届けします。',
  categoryList: [{ ...normal, itemList: [withBonus] }, trading],
}

const balance = (free: number, paid = 1200) => ({ free, paid, total: free + paid })
const exactCoins = ['purchase.consumeCoin', 'balance.free', 'balance.paid', 'balance.total']

/** The example requests and answers ("cases") of the preorder endpoints. */
export const preorderCases = {
  getPreorder: {
    full: {
      as: 'member',
      given: [...open, state('a preorder purchase')],
      request: here,
      answer: { ...fullPreorder, latestPurchase: { ...purchase, consumeCoin: 200 } },
      exact: ['id', 'categoryList.length', 'latestPurchase.consumeCoin'],
    },
    minimal: { as: 'guest', given: bare, request: here, answer: { ...barePreorder, categoryList: [normal] } },
    soldOut: {
      as: 'guest',
      given: soldOut,
      request: here,
      answer: fullPreorder,
    },
    NotFound: { as: 'guest', request: nowhere, fails: 'NotFound' },
    OutOfTerm: { as: 'guest', given: unpublished, request: here, fails: 'OutOfTerm' },
  },
  buyPreorder: {
    /** The cart has two packs for 200 coins each and one box for 600 coins. Each item includes a bonus. */
    full: {
      as: 'member',
      given: open,
      request: { ...buy(['single', 2], ['box', 1]), query: { expectedPrice: 1000 } },
      answer: { purchase, balance: balance(2000) },
      exact: exactCoins,
    },
    minimal: {
      as: 'member',
      given: bare,
      request: buy(['item-1', 1], ['single', 0]),
      answer: { purchase: { ...purchase, consumeCoin: 500, itemList: [note], bonusList: [] }, balance: balance(2500) },
      exact: exactCoins,
    },
    sentToPresents: {
      as: 'member',
      given: [...open, state('a full holding', { of: 'ITEMS' })],
      request: buy(['single', 1]),
      answer: { purchase: { ...purchase, consumeCoin: 200 }, sentToPresents: [photo], balance: balance(2800) },
      exact: [...exactCoins, 'sentToPresents.amount'],
    },
    NotEnoughCoin: {
      as: 'member',
      given: [state('a member', { freeCoin: 599, paidCoin: 0 }), ...open],
      request: buy(['box', 1]),
      fails: 'NotEnoughCoin',
    },
    PriceChanged: {
      as: 'member',
      given: open,
      request: { ...buy(['single', 2], ['box', 1]), query: { expectedPrice: 999 } },
      fails: 'PriceChanged',
    },
    SpendingBreak: {
      as: 'member',
      given: [...open, state('a break from spending')],
      request: buy(['box', 1]),
      fails: 'SpendingBreak',
    },
    UnavailablePeriod: { as: 'member', given: over, request: buy(['item-1', 1]), fails: 'UnavailablePeriod' },
    FailedPrecondition: { as: 'member', given: soldOut, request: buy(['single', 1]), fails: 'FailedPrecondition' },
    InvalidArgument: { as: 'member', given: open, request: buy(['item-1', 101]), fails: 'InvalidArgument' },
    emptyCart: { as: 'member', given: open, request: buy(['item-1', 0]), fails: 'InvalidArgument' },
    NotFound: { as: 'member', request: { ...buy(['item-1', 1]), ...nowhere }, fails: 'NotFound' },
  },
} satisfies AreaCases<typeof endpoints>
