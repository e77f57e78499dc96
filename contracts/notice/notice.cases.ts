import type { AreaCases } from '../case.ts'
import { withFullLastPage } from '../pageCases.ts'
import { state } from '../states.ts'
import type * as endpoints from './notice.endpoints.ts'

/** The notices that the state `exactly so many notices` creates, the latest first. */
function notices(from: number, to: number) {
  return Array.from({ length: from - to + 1 }, (_, index) => ({
    noticeId: `notice-${from - index}`,
    category: 'NOTICE' as const,
    title: `お知らせ その${from - index}`,
    publishedTime: time(from - index),
  }))
}

const time = (number: number) => `2026-01-0${number}T09:00:00Z`
const unread = <T>(list: T[]) => list.map((notice) => ({ ...notice, isRead: false }))

const five = [state('exactly so many notices')]
const none = [state('exactly so many notices', { count: 0 })]
const query = (after?: string) => ({
  query: { category: 'NOTICE' as const, 'seek.limit': 2, ...(after && { 'seek.lastPublishedTime': after }) },
})

const firstPage = {
  given: five,
  request: query(),
  exact: ['seek.hasNext'],
  ordered: ['list.publishedTime'],
}
const middlePage = { given: five, request: query(time(4)), exact: ['seek.hasNext', 'seek.lastPublishedTime'] }
const lastPage = { given: five, request: withFullLastPage(query(time(2))), exact: ['seek.hasNext'] }
const noPage = { given: none, request: query(), exact: ['seek.hasNext'] }
const middle = { hasNext: true, lastPublishedTime: time(2) }

const detail = {
  noticeId: 'notice-1',
  category: 'GACHA' as const,
  title: '「冬の星座」ガチャが始まりました',
  publishedTime: '2026-01-01T09:00:00Z',
  text: '星読み放送局のガチャに、冬の星座の写真が加わりました。\n期間は2月2日までです。',
}
/** The photo that the state `a notice with assets` attaches to its notice. */
const photo = {
  itemKind: 'PHOTO' as const,
  itemId: 'ip-hoshiyomi-photo-1',
  name: '星図 1枚目',
  image: 'setsugen/hero.svg',
  amount: 1,
}
const gift = { assetList: [photo], acquireEndTime: '2026-02-28T14:59:59Z' }
const given = [state('a channel'), state('a notice with assets')]
const here = { params: { id: 'notice-1' } }
const nowhere = { params: { id: 'no-such-notice' } }

/** The example requests and answers ("cases") of the notice endpoints. */
export const noticeCases = {
  listNotices: {
    full: { ...middlePage, as: 'member', answer: { list: unread(notices(3, 2)), seek: middle } },
    minimal: {
      as: 'member',
      given: none,
      request: { query: {} },
      answer: { list: [], seek: { hasNext: false } },
    },
    empty: { ...noPage, as: 'member', answer: { list: [], seek: { hasNext: false } } },
    firstPage: {
      ...firstPage,
      as: 'member',
      answer: { list: unread(notices(5, 4)), seek: { hasNext: true, lastPublishedTime: time(4) } },
    },
    lastPage: { ...lastPage, as: 'member', answer: { list: unread(notices(1, 1)), seek: { hasNext: false } } },
    otherCategory: {
      as: 'member',
      given: five,
      request: { query: { category: 'GACHA' } },
      answer: { list: [], seek: { hasNext: false } },
    },
    read: {
      as: 'member',
      given: [state('exactly so many notices', { count: 1 }), state('a read notice')],
      request: { query: {} },
      answer: { list: notices(1, 1).map((notice) => ({ ...notice, isRead: true })), seek: { hasNext: false } },
      exact: ['list.isRead'],
    },
  },
  listNoticesNologin: {
    full: { ...middlePage, as: 'guest', answer: { list: notices(3, 2), seek: middle } },
    minimal: {
      as: 'guest',
      given: five,
      request: { query: {} },
      answer: { list: notices(5, 1), seek: { hasNext: false } },
    },
    empty: { ...noPage, as: 'guest', answer: { list: [], seek: { hasNext: false } } },
    firstPage: {
      ...firstPage,
      as: 'guest',
      answer: { list: notices(5, 4), seek: { hasNext: true, lastPublishedTime: time(4) } },
    },
    lastPage: { ...lastPage, as: 'guest', answer: { list: notices(1, 1), seek: { hasNext: false } } },
  },
  getNotice: {
    full: {
      as: 'member',
      given,
      request: here,
      answer: { notice: { ...detail, category: 'CAMPAIGN', isRead: false, ...gift, isAcquired: false } },
      exact: ['notice.noticeId', 'notice.category', 'notice.isRead', 'notice.isAcquired'],
    },
    acquired: {
      as: 'member',
      given: [...given, state('an acquired notice')],
      request: here,
      answer: { notice: { ...detail, ...gift, isAcquired: true } },
      exact: ['notice.isAcquired'],
    },
    minimal: { as: 'member', given: [state('a notice')], request: here, answer: { notice: detail } },
    NotFound: { as: 'member', request: nowhere, fails: 'NotFound' },
  },
  getNoticeNologin: {
    full: { as: 'guest', given, request: here, answer: { notice: { ...detail, ...gift } } },
    minimal: {
      as: 'guest',
      given: [state('a notice')],
      request: here,
      answer: { notice: detail },
      exact: ['notice.noticeId', 'notice.category'],
    },
    NotFound: { as: 'guest', request: nowhere, fails: 'NotFound' },
  },
  readNotice: {
    full: { as: 'member', given: [state('a notice')], request: here, answer: {} },
    again: { as: 'member', given: [state('a notice'), state('a read notice')], request: here, answer: {} },
    NotFound: { as: 'member', request: nowhere, fails: 'NotFound' },
  },
  acquireNotice: {
    full: {
      as: 'member',
      given,
      request: here,
      answer: { hasLimitExceededItems: false },
      exact: ['hasLimitExceededItems'],
    },
    minimal: {
      as: 'member',
      given: [state('a channel'), state('a notice with assets', { detail: 'minimal' })],
      request: here,
      answer: {},
    },
    limitExceeded: {
      as: 'member',
      given: [...given, state('a full holding', { of: 'PHOTO' })],
      request: here,
      answer: { hasLimitExceededItems: true },
      exact: ['hasLimitExceededItems'],
    },
    sentToPresents: {
      as: 'member',
      given: [...given, state('a full holding', { of: 'ITEMS' })],
      request: here,
      answer: { hasLimitExceededItems: true, sentToPresents: [photo] },
      exact: ['hasLimitExceededItems', 'sentToPresents.itemId', 'sentToPresents.amount'],
    },
    NotFound: { as: 'member', request: nowhere, fails: 'NotFound' },
    NoAssetToAcquire: { as: 'member', given: [state('a notice')], request: here, fails: 'NoAssetToAcquire' },
    AlreadyAcquired: {
      as: 'member',
      given: [...given, state('an acquired notice')],
      request: here,
      fails: 'AlreadyAcquired',
    },
    AcquireTimeExpired: {
      as: 'member',
      given: [state('a channel'), state('a notice with assets', { isOver: true })],
      request: here,
      fails: 'AcquireTimeExpired',
    },
  },
  countUnreadNotices: {
    full: {
      as: 'member',
      given: [...five, state('a read notice')],
      request: { query: { platformType: 'WEB' } },
      answer: { noticeUnreadCount: 4 },
      exact: ['noticeUnreadCount'],
    },
    none: {
      as: 'member',
      given: none,
      request: { query: { platformType: 'WEB' } },
      answer: { noticeUnreadCount: 0 },
      exact: ['noticeUnreadCount'],
    },
  },
} satisfies AreaCases<typeof endpoints>
