import type { AreaCases } from '../case.ts'
import { state } from '../states.ts'
import type * as endpoints from './gacha.endpoints.ts'

const bareSummary = {
  gachaId: 'gacha-hoshiyomi-1',
  ipId: 'ip-hoshiyomi',
  name: '冬の星座',
  type: 'LIMIT' as const,
  stock: 'IN_STOCK' as const,
  publicationStartTime: '2026-01-01T00:00:00Z',
  publicationEndTime: '2026-03-31T14:59:59Z',
}
const fullSummary = { ...bareSummary, image: 'gacha/winter.webp', itemCount: 12 }

const drawOptionList = [
  { count: 1, consumeCoin: 30 },
  { count: 10, consumeCoin: 300 },
]
const fullGacha = {
  ...fullSummary,
  description: '冬の夜空から12枚。十連で一枚は必ずR以上です。',
  cautionList: ['景品はなくなり次第終了します。', '同じ景品が重なることがあります。'],
  terms: '引いた景品は、返品も交換もできません。',
  drawOptionList,
  remainingDrawCount: 50,
}

const bareItem = {
  itemId: 'gacha-hoshiyomi-1-item-1',
  name: '冬の大三角',
  type: 'PHOTO' as const,
  rarity: 'SSR' as const,
}
const image = 'photo/hoshiyomi-1.webp'

const channel = state('a channel')
const bareChannel = state('a channel', { detail: 'minimal' })
const open = [channel, state('a gacha that can be drawn')]
const bare = [bareChannel, state('a gacha that can be drawn', { detail: 'minimal' })]
const agreed = [...open, state('an agreed gacha')]
const over = [channel, state('a gacha that has ended')]
const announced = [channel, state('a gacha that is announced')]
const soldOut = [channel, state('a gacha that is sold out')]
const freePeriodOver = [channel, state('a gacha whose free period has ended')]

const list = { query: { ipId: 'ip-hoshiyomi' } }
const here = { params: { id: 'gacha-hoshiyomi-1' } }
const nowhere = { params: { id: 'no-such-gacha' } }

const times = (count: number) => ({ ...here, body: { count, platformType: 'WEB' as const } })
/** A request for `count` draws with the price that the member has confirmed. */
const expecting = (count: number, expectedPrice: number) => ({ ...times(count), query: { expectedPrice } })
const balance = (free: number, paid = 1200) => ({ free, paid, total: free + paid })
const exactBalance = ['balance.free', 'balance.paid', 'balance.total']

/** The example requests and answers ("cases") of the gacha endpoints. */
export const gachaCases = {
  listGacha: {
    full: { as: 'guest', given: open, request: list, answer: { gachaList: [fullSummary] }, exact: ['gachaList.ipId'] },
    minimal: { as: 'guest', given: bare, request: list, answer: { gachaList: [bareSummary] } },
    empty: { as: 'guest', given: [channel], request: list, answer: { gachaList: [] } },
    soldOut: {
      as: 'guest',
      given: soldOut,
      request: list,
      answer: { gachaList: [{ ...fullSummary, stock: 'OUT_OF_STOCK' }] },
      exact: ['gachaList.stock'],
    },
    announced: { as: 'guest', given: announced, request: list, answer: { gachaList: [fullSummary] } },
    NotFound: { as: 'guest', request: { query: { ipId: 'no-such-channel' } }, fails: 'NotFound' },
    UnavailableIpPublicationPeriod: {
      as: 'guest',
      given: [state('a channel whose publication has ended')],
      request: list,
      fails: 'UnavailableIpPublicationPeriod',
    },
  },
  getGacha: {
    full: {
      as: 'member',
      given: open,
      request: here,
      answer: { gacha: { ...fullGacha, hasAgreed: false } },
      exact: ['gacha.gachaId', 'gacha.hasAgreed'],
    },
    minimal: { as: 'guest', given: bare, request: here, answer: { gacha: { ...bareSummary, drawOptionList } } },
    agreed: {
      as: 'member',
      given: agreed,
      request: here,
      answer: { gacha: { ...fullGacha, hasAgreed: true } },
      exact: ['gacha.hasAgreed'],
    },
    soldOut: {
      as: 'guest',
      given: soldOut,
      request: here,
      answer: { gacha: { ...bareSummary, stock: 'OUT_OF_STOCK', drawOptionList } },
      exact: ['gacha.stock'],
    },
    announced: {
      as: 'guest',
      given: announced,
      request: here,
      answer: { gacha: { ...bareSummary, drawOptionList } },
    },
    NotFound: { as: 'guest', request: nowhere, fails: 'NotFound' },
    GachaUnavailable: { as: 'guest', given: over, request: here, fails: 'GachaUnavailable' },
  },
  getGachaDetail: {
    full: {
      as: 'member',
      given: [...open, state('owned gacha items')],
      request: here,
      answer: { itemList: [{ ...bareItem, image, ratePercent: 2.5, stock: 'IN_STOCK', ownedCount: 1 }] },
    },
    minimal: {
      as: 'guest',
      given: bare,
      request: here,
      answer: { itemList: [{ ...bareItem, ratePercent: 2.5, stock: 'IN_STOCK' }] },
    },
    NotFound: { as: 'guest', request: nowhere, fails: 'NotFound' },
    GachaUnavailable: { as: 'guest', given: over, request: here, fails: 'GachaUnavailable' },
  },
  drawGacha: {
    full: {
      as: 'member',
      given: agreed,
      request: expecting(10, 300),
      answer: {
        drawId: 'draw-1',
        resultList: Array.from({ length: 10 }, (_, index) => ({
          ...bareItem,
          image,
          rarity: index === 9 ? ('R' as const) : ('N' as const),
          ratePercent: 2.5,
          isNew: index === 0,
          ownedCount: index + 1,
        })),
        balance: balance(2700),
      },
      exact: [...exactBalance, 'resultList.length'],
    },
    minimal: {
      as: 'member',
      given: bare,
      request: times(1),
      answer: { drawId: 'draw-1', resultList: [{ ...bareItem, isNew: true, ownedCount: 1 }], balance: balance(2970) },
      exact: exactBalance,
    },
    /** The member's free coins are spent first. They are not enough, so the rest is paid with paid coins. */
    freeAndPaid: {
      as: 'member',
      given: [state('a member', { freeCoin: 100, paidCoin: 500 }), ...agreed],
      request: times(10),
      answer: {
        drawId: 'draw-1',
        resultList: [{ ...bareItem, image, isNew: true, ownedCount: 1 }],
        balance: balance(0, 300),
      },
      exact: exactBalance,
      rules: ['S020'],
    },
    sentToPresents: {
      as: 'member',
      given: [...agreed, state('a full holding', { of: 'ITEMS' })],
      request: times(1),
      answer: {
        drawId: 'draw-1',
        resultList: [{ ...bareItem, image, isNew: false, ownedCount: 999, isSentToPresents: true }],
        balance: balance(2970),
      },
      exact: [...exactBalance, 'resultList.ownedCount', 'resultList.isSentToPresents'],
    },
    NotEnoughCoin: {
      as: 'member',
      given: [state('a member', { freeCoin: 29, paidCoin: 0 }), ...agreed],
      request: times(1),
      fails: 'NotEnoughCoin',
    },
    PriceChanged: { as: 'member', given: agreed, request: expecting(10, 299), fails: 'PriceChanged' },
    SpendingBreak: {
      as: 'member',
      given: [...agreed, state('a break from spending')],
      request: times(1),
      fails: 'SpendingBreak',
    },
    GachaNotAgreed: { as: 'member', given: open, request: times(1), fails: 'GachaNotAgreed' },
    NoGachaItemToDraw: { as: 'member', given: soldOut, request: times(1), fails: 'NoGachaItemToDraw' },
    GachaUnavailable: { as: 'member', given: over, request: times(1), fails: 'GachaUnavailable' },
    /** The gacha is announced, but not open yet. */
    announced: { as: 'member', given: announced, request: times(1), fails: 'GachaUnavailable' },
    FailedPrecondition: { as: 'member', given: freePeriodOver, request: times(1), fails: 'FailedPrecondition' },
    InvalidArgument: { as: 'member', given: agreed, request: times(7), fails: 'InvalidArgument' },
    NotFound: { as: 'member', request: { ...times(1), ...nowhere }, fails: 'NotFound' },
  },
  agreeGacha: {
    full: { as: 'member', given: open, request: here, answer: {} },
    again: { as: 'member', given: agreed, request: here, answer: {} },
    NotFound: { as: 'member', request: nowhere, fails: 'NotFound' },
    GachaUnavailable: { as: 'member', given: over, request: here, fails: 'GachaUnavailable' },
  },
  getGachaStockout: {
    full: {
      as: 'guest',
      given: soldOut,
      request: here,
      answer: { items: [{ itemId: 'gacha-hoshiyomi-1-item-1', name: '冬の大三角', stock: 'OUT_OF_STOCK' }] },
    },
    empty: { as: 'guest', given: open, request: here, answer: { items: [] } },
    NotFound: { as: 'guest', request: nowhere, fails: 'NotFound' },
    GachaUnavailable: { as: 'guest', given: over, request: here, fails: 'GachaUnavailable' },
  },
} satisfies AreaCases<typeof endpoints>
