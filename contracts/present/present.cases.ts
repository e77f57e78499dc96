import type { AreaCases } from '../case.ts'
import { withFullLastPage } from '../pageCases.ts'
import { state } from '../states.ts'
import type * as endpoints from './present.endpoints.ts'

const bare = (number: number) => ({
  presentId: `present-${number}`,
  itemKind: 'COIN' as const,
  name: 'コイン',
  amount: 10,
  message: '星を読む夜 ご来場のお礼',
  sendTime: sentAt(number),
})
const full = (number: number) => ({
  ...bare(number),
  itemKind: 'PHOTO' as const,
  itemId: `ip-hoshiyomi-photo-${number}`,
  name: `星図 ${number}枚目`,
  image: 'setsugen/hero.svg',
  amount: 1,
  expireTime: '2099-01-01T00:00:00Z',
})
function sentAt(number: number) {
  return `2026-01-0${number}T09:00:00Z`
}
const receivedAt = (number: number) => `2026-01-0${number}T10:00:00Z`
const received = (number: number) => ({
  ...full(number),
  presentId: `received-${number}`,
  receiveTime: receivedAt(number),
})
const nowReceived = { receiveTime: '2026-02-01T12:00:00Z' }

const channel = state('a channel')
const five = [channel, state('waiting presents')]
const two = [channel, state('waiting presents', { count: 2 })]
const none = [channel, state('waiting presents', { count: 0 })]
const coins = [channel, state('waiting presents', { count: 1, detail: 'minimal' })]
const expired = [channel, state('waiting presents', { isExpired: true })]
const history = [channel, state('received presents')]

const page = (ascending: boolean, after?: string) => ({
  query: { ascending, 'seek.limit': 2, ...(after && { 'seek.lastSendTime': after }) },
})
const exactPage = ['list.length', 'seek.hasNext', 'seek.lastSendTime']
const exactHistory = ['history.length', 'seek.hasNext', 'seek.lastReceiveTime']
const exactReceives = ['receives.length', 'hasLimitExceededItems']

/** The example requests and answers ("cases") of the present endpoints. */
export const presentCases = {
  listPresents: {
    full: {
      as: 'member',
      given: five,
      request: page(true, sentAt(2)),
      answer: { list: [full(3), full(4)], seek: { hasNext: true, lastSendTime: sentAt(4) } },
      exact: exactPage,
    },
    minimal: {
      as: 'member',
      given: coins,
      request: { query: {} },
      answer: { list: [bare(1)], seek: { hasNext: false } },
    },
    empty: {
      as: 'member',
      given: none,
      request: { query: {} },
      answer: { list: [], seek: { hasNext: false } },
      exact: ['seek.hasNext'],
    },
    firstPage: {
      as: 'member',
      given: five,
      request: page(false),
      answer: { list: [full(5), full(4)], seek: { hasNext: true, lastSendTime: sentAt(4) } },
      exact: exactPage,
      ordered: ['list.sendTime'],
    },
    lastPage: {
      as: 'member',
      given: five,
      request: withFullLastPage(page(false, sentAt(2))),
      answer: { list: [full(1)], seek: { hasNext: false, lastSendTime: sentAt(1) } },
      exact: exactPage,
    },
    expired: { as: 'member', given: expired, request: { query: {} }, answer: { list: [], seek: { hasNext: false } } },
  },
  listPresentHistory: {
    full: {
      as: 'member',
      given: history,
      request: { query: { 'seek.limit': 2, 'seek.lastReceiveTime': receivedAt(4) } },
      answer: { history: [received(3), received(2)], seek: { hasNext: true, lastReceiveTime: receivedAt(2) } },
      exact: exactHistory,
    },
    minimal: {
      as: 'member',
      given: [channel, state('received presents', { count: 1, detail: 'minimal' })],
      request: { query: {} },
      answer: {
        history: [{ ...bare(1), presentId: 'received-1', receiveTime: receivedAt(1) }],
        seek: { hasNext: false },
      },
    },
    empty: {
      as: 'member',
      given: five,
      request: { query: {} },
      answer: { history: [], seek: { hasNext: false } },
      exact: ['seek.hasNext'],
    },
    firstPage: {
      as: 'member',
      given: history,
      request: { query: { 'seek.limit': 2 } },
      answer: { history: [received(5), received(4)], seek: { hasNext: true, lastReceiveTime: receivedAt(4) } },
      exact: exactHistory,
      ordered: ['history.receiveTime'],
    },
    lastPage: {
      as: 'member',
      given: history,
      request: withFullLastPage({ query: { 'seek.limit': 2, 'seek.lastReceiveTime': receivedAt(2) } }),
      answer: { history: [received(1)], seek: { hasNext: false, lastReceiveTime: receivedAt(1) } },
      exact: exactHistory,
    },
  },
  receivePresents: {
    full: {
      as: 'member',
      given: five,
      request: { body: { present_ids: ['present-1', 'present-2'] } },
      answer: {
        receives: [
          { ...full(1), ...nowReceived },
          { ...full(2), ...nowReceived },
        ],
        hasLimitExceededItems: false,
      },
      exact: exactReceives,
    },
    /** The request has no ids, so the member receives everything in the present box. */
    minimal: {
      as: 'member',
      given: coins,
      request: { body: {} },
      answer: { receives: [{ ...bare(1), ...nowReceived }], hasLimitExceededItems: false },
      exact: exactReceives,
    },
    nothingToReceive: {
      as: 'member',
      given: expired,
      request: { body: { present_ids: ['present-1'] } },
      answer: { receives: [], hasLimitExceededItems: false },
      exact: ['hasLimitExceededItems'],
    },
    limitExceeded: {
      as: 'member',
      given: [...two, state('a full holding', { of: 'PHOTO' })],
      request: { body: {} },
      answer: { receives: [], hasLimitExceededItems: true },
      exact: ['hasLimitExceededItems'],
    },
    NotFound: {
      as: 'member',
      given: two,
      request: { body: { present_ids: ['present-1', 'no-such-present'] } },
      fails: 'NotFound',
    },
    ofAnother: {
      as: 'member',
      given: [state('another member'), channel, state('waiting presents', { accountId: 'acc-sora' })],
      request: { body: { present_ids: ['present-1', 'present-2'] } },
      fails: 'NotFound',
    },
  },
} satisfies AreaCases<typeof endpoints>
