import type { AreaCases } from '../case.ts'
import { state } from '../states.ts'
import type { Deadline } from './deadline.ts'
import type * as endpoints from './deadline.endpoints.ts'

const present: Deadline = {
  deadlineId: 'present-present-1',
  kind: 'PRESENT',
  name: '星図 1枚目',
  endTime: '2099-01-01T00:00:00Z',
  path: '/present',
}
const lottery: Deadline = {
  ...present,
  deadlineId: 'lotteryEntry-LOTTERY-lottery-hoshiyomi-1',
  kind: 'LOTTERY_ENTRY',
  name: '流れ星の抽選',
  ipId: 'ip-hoshiyomi',
  ipName: '星詠み通信',
  path: '/lottery/lottery-hoshiyomi-1',
}
const gift: Deadline = {
  ...present,
  deadlineId: 'noticeGift-notice-1',
  kind: 'NOTICE_GIFT',
  name: '「冬の星座」ガチャが始まりました',
  path: '/notification/notice-1',
}
const noPresents = state('waiting presents', { count: 0 })
const noNotices = state('exactly so many notices', { count: 0 })
const ofLottery = [state('a channel'), state('a lottery'), state('a followed channel'), noPresents, noNotices]
const withGift = [state('a channel'), noPresents, noNotices, state('a notice with assets')]

/** The example requests and answers ("cases") of the deadline endpoints. */
export const deadlineCases = {
  listDeadlines: {
    full: {
      as: 'member',
      given: ofLottery,
      request: {},
      answer: { list: [lottery] },
      exact: ['list.deadlineId', 'list.kind'],
    },
    minimal: {
      as: 'member',
      given: [state('a channel'), state('waiting presents', { count: 1 }), noNotices],
      request: {},
      answer: { list: [present] },
      exact: ['list.deadlineId', 'list.kind', 'list.endTime', 'list.path'],
    },
    noticeGift: {
      as: 'member',
      given: withGift,
      request: {},
      answer: { list: [gift] },
      exact: ['list.deadlineId', 'list.kind'],
    },
    acquiredGift: {
      as: 'member',
      given: [...withGift, state('an acquired notice')],
      request: {},
      answer: { list: [] },
      exact: ['list.length'],
    },
    empty: {
      as: 'member',
      given: [state('a channel'), noPresents, noNotices],
      request: {},
      answer: { list: [] },
      exact: ['list.length'],
    },
  },
} satisfies AreaCases<typeof endpoints>
