import type { AreaCases } from '../case.ts'
import { state } from '../states.ts'
import type * as endpoints from './lottery.endpoints.ts'

const channel = state('a channel')
const lottery = (params: Parameters<typeof state<'a lottery'>>[1] = {}) => [channel, state('a lottery', params)]
const open = lottery()
const bare = [state('a channel', { detail: 'minimal' }), state('a lottery', { detail: 'minimal' })]
const announced = [...lottery({ phase: 'announced' }), state('own lottery entries')]
const chosen = [...announced, state('a chosen lottery item')]

const here = { params: { id: 'lottery-hoshiyomi-1' } }
const nowhere = { params: { id: 'no-such-lottery' } }
const buy = (count: number) => ({ ...here, body: { count } })
const select = (rewardId: string) => ({ ...here, body: { rewardId } })

const photo = {
  itemKind: 'PHOTO' as const,
  itemId: 'lottery-hoshiyomi-1-item-1',
  name: 'オリオンの写真',
  image: 'photo/orion.webp',
  amount: 1,
}
const coins = { itemKind: 'COIN' as const, name: '50コイン', amount: 50 }
const prize = { prizeId: 'lottery-hoshiyomi-1-prize-1', name: '一等星賞' }
const fullPrize = { ...prize, image: 'lottery/prize.webp' }

const bareLottery = {
  lotteryId: 'lottery-hoshiyomi-1',
  ipId: 'ip-hoshiyomi',
  name: '流れ星の抽選',
  state: 'OPEN' as const,
  entryStartTime: '2026-03-01T03:00:00Z',
  entryEndTime: '2026-03-08T03:00:00Z',
  announcementTime: '2026-03-10T03:00:00Z',
  consumeCoin: 100,
  maxEntryCount: 10,
  prizeList: [{ ...prize, winnerCount: 1, itemList: [coins] }],
}
const seenByGuest = {
  ...bareLottery,
  image: 'lottery/star.webp',
  description: '星を読む夜に、ひとつだけ願いごとを。',
  cautionList: ['期間の途中で内容が変わることがあります。'],
  remainingCount: 98,
  prizeList: [{ ...fullPrize, winnerCount: 1, itemList: [photo] }],
}
const fullLottery = { ...seenByGuest, entryCount: 2 }

const accItem = { rewardId: 'lottery-hoshiyomi-1-item-1', isSelected: false }
const accItems = [
  { ...accItem, ...photo },
  { ...accItem, ...photo, rewardId: 'lottery-hoshiyomi-1-item-2', itemId: 'lottery-hoshiyomi-1-item-2' },
]
const won = { rewardResultList: [{ ...fullPrize, accItemList: accItems }] }
const balance = (free: number) => ({ free, paid: 1200, total: free + 1200 })
const exactBalance = ['balance.free', 'balance.paid', 'balance.total']

/** Builds a case in which a guest reads a lottery that accepts no entries. `as` is the state in the answer. */
const seenAs = (phase: 'before' | 'soldOut' | 'closed', as: 'BEFORE' | 'SOLD_OUT' | 'CLOSED') => ({
  as: 'guest' as const,
  given: lottery({ phase }),
  request: here,
  answer: { lottery: { ...seenByGuest, state: as } },
  exact: ['lottery.state'],
})

/** The example requests and answers ("cases") of the lottery endpoints. */
export const lotteryCases = {
  getLottery: {
    full: {
      as: 'member',
      given: announced,
      request: here,
      answer: { lottery: { ...fullLottery, state: 'ANNOUNCED' }, result: won },
      exact: [
        'lottery.state',
        'lottery.entryCount',
        'lottery.remainingCount',
        'result.rewardResultList.accItemList.isSelected',
        'result.rewardResultList.accItemList.length',
      ],
    },
    minimal: { as: 'guest', given: bare, request: here, answer: { lottery: bareLottery } },
    chosen: {
      as: 'member',
      given: chosen,
      request: here,
      answer: {
        lottery: { ...fullLottery, state: 'ANNOUNCED' },
        result: { rewardResultList: [{ ...fullPrize, accItemList: [{ ...accItem, ...photo, isSelected: true }] }] },
      },
      exact: ['result.rewardResultList.accItemList.rewardId', 'result.rewardResultList.accItemList.isSelected'],
    },
    lost: {
      as: 'member',
      given: [...lottery(), state('own lottery entries', { hasLost: true })],
      request: here,
      answer: { lottery: { ...fullLottery, state: 'ANNOUNCED' }, result: { rewardResultList: [] } },
    },
    before: seenAs('before', 'BEFORE'),
    soldOut: seenAs('soldOut', 'SOLD_OUT'),
    closed: seenAs('closed', 'CLOSED'),
    NotFound: { as: 'guest', request: nowhere, fails: 'NotFound' },
    OutOfTerm: { as: 'guest', given: lottery({ phase: 'unpublished' }), request: here, fails: 'OutOfTerm' },
  },
  buyLottery: {
    full: {
      as: 'member',
      given: [...open, state('own lottery entries')],
      request: { ...buy(3), query: { expectedPrice: 300 } },
      answer: { lottery: { ...fullLottery, entryCount: 5, remainingCount: 95 }, balance: balance(2700) },
      exact: ['lottery.entryCount', 'lottery.remainingCount', ...exactBalance],
    },
    minimal: {
      as: 'member',
      given: bare,
      request: buy(1),
      answer: { lottery: bareLottery, balance: balance(2900) },
      exact: exactBalance,
    },
    NotEnoughCoin: {
      as: 'member',
      given: [state('a member', { freeCoin: 99, paidCoin: 0 }), ...open],
      request: buy(1),
      fails: 'NotEnoughCoin',
    },
    SpendingBreak: {
      as: 'member',
      given: [...open, state('a break from spending')],
      request: buy(1),
      fails: 'SpendingBreak',
    },
    /** The request is for three entries, but confirms the price of one. */
    PriceChanged: {
      as: 'member',
      given: open,
      request: { ...buy(3), query: { expectedPrice: 100 } },
      fails: 'PriceChanged',
    },
    UnavailablePeriod: {
      as: 'member',
      given: lottery({ phase: 'closed' }),
      request: buy(1),
      fails: 'UnavailablePeriod',
    },
    OutOfRange: {
      as: 'member',
      given: [...open, state('own lottery entries')],
      request: buy(9),
      fails: 'OutOfRange',
    },
    FailedPrecondition: {
      as: 'member',
      given: lottery({ phase: 'soldOut' }),
      request: buy(1),
      fails: 'FailedPrecondition',
    },
    InvalidArgument: { as: 'member', given: open, request: buy(0), fails: 'InvalidArgument' },
    NotFound: { as: 'member', request: { ...buy(1), ...nowhere }, fails: 'NotFound' },
  },
  selectLotteryItem: {
    full: {
      as: 'member',
      given: announced,
      request: select('lottery-hoshiyomi-1-item-1'),
      answer: { accItemList: [{ ...accItem, ...photo, isSelected: true }] },
      exact: ['accItemList.rewardId', 'accItemList.isSelected', 'accItemList.length'],
    },
    minimal: {
      as: 'member',
      given: [...lottery({ phase: 'announced', detail: 'minimal' }), state('own lottery entries')],
      request: select('lottery-hoshiyomi-1-item-1'),
      answer: { accItemList: [{ ...accItem, ...coins, isSelected: true }] },
    },
    sentToPresents: {
      as: 'member',
      given: [...announced, state('a full holding', { of: 'ITEMS' })],
      request: select('lottery-hoshiyomi-1-item-1'),
      answer: { accItemList: [{ ...accItem, ...photo, isSelected: true }], sentToPresents: [photo] },
      exact: ['sentToPresents.itemId', 'sentToPresents.amount'],
    },
    again: {
      as: 'member',
      given: chosen,
      request: select('lottery-hoshiyomi-1-item-1'),
      answer: { accItemList: [{ ...accItem, ...photo, isSelected: true }] },
      exact: ['accItemList.rewardId'],
    },
    AlreadyAcquired: {
      as: 'member',
      given: chosen,
      request: select('lottery-hoshiyomi-1-item-2'),
      fails: 'AlreadyAcquired',
    },
    NotFound: { as: 'member', given: announced, request: select('no-such-item'), fails: 'NotFound' },
    whoHasNotWon: {
      as: 'member',
      given: lottery({ phase: 'announced' }),
      request: select('lottery-hoshiyomi-1-item-1'),
      fails: 'NotFound',
    },
  },
} satisfies AreaCases<typeof endpoints>
