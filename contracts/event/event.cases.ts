import type { AreaCases } from '../case.ts'
import { state } from '../states.ts'
import type { Episode, Event } from './event.endpoints.ts'
import type * as endpoints from './event.endpoints.ts'

const bareEvent = {
  eventId: 'event-1',
  ipId: 'ip-hoshiyomi',
  ipName: '星詠み通信',
  kind: 'LIVE',
  holding: 'IN_HOLDING',
  title: '星を読む夜',
  startTime: '2026-01-31T12:00:00Z',
  endTime: '2026-01-31T14:00:00Z',
  episodeCount: 1,
} satisfies Event
const publicEvent = { ...bareEvent, oshiColor: '#5b6ee1', image: 'setsugen/hero.svg', venue: '海辺の小さな天文台' }
const fullEvent = { ...publicEvent, hasFollowed: false }

const bareEpisode = {
  episodeId: 'episode-1',
  eventId: 'event-1',
  title: '夜の部',
  holding: 'IN_HOLDING',
  startTime: '2026-01-31T12:00:00Z',
  endTime: '2026-01-31T14:00:00Z',
} satisfies Episode
const fullEpisode = { ...bareEpisode, image: 'setsugen/hero.svg' }

const channel = state('a channel')
const given = [channel, state('an event')]
const bare = [state('a channel', { detail: 'minimal' }), state('an event', { detail: 'minimal' })]
const ended = [channel, state('an event', { hasEnded: true })]

/** Of `events of a channel`. */
const five = [channel, state('events of a channel')]
const start = (number: number) => `2030-01-0${number}T10:00:00Z`
const starting = (...numbers: number[]) =>
  numbers.map((number) => ({
    ...bareEvent,
    eventId: `event-${number}`,
    startTime: start(number),
    endTime: `2030-01-0${number}T12:00:00Z`,
  }))
const pageAfter = (order: 'ASC' | 'DESC', after?: string) => ({
  query: {
    ipId: 'ip-hoshiyomi',
    'seek.limit': 2,
    'seek.order': order,
    ...(after && { 'seek.lastStartTime': after }),
  },
})
const exactPage = ['seek.hasNext', 'seek.lastStartTime', 'events.length']

const here = { params: { id: 'event-1' } }
const nowhere = { params: { id: 'no-such-event' } }
const normal = { episodeStatus: 'NORMAL' as const }

const own = { params: { id: 'acc-hikari' } }
const followed = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) =>
    state('a followed event', { eventId: `event-${from + index}`, hours: from + index }),
  )
const followedAt = (hours: number) => `2026-01-01T0${hours}:00:00Z`
const exactFollows = ['seek.hasNext', 'seek.lastFollowTime', 'followEventList.length']

const bareEntry = {
  bbsId: 'bbs-1',
  authorName: 'ひかり',
  isOfficial: false,
  text: '今夜の星を聞いています。その1',
  createTime: '2026-01-01T09:00:00Z',
}
const fullEntry = { ...bareEntry, accountId: 'acc-hikari', authorImage: 'fan/koharu.svg', image: 'setsugen/hero.svg' }
const bareData = {
  ...bareEpisode,
  ipId: 'ip-hoshiyomi',
  ipName: '星詠み通信',
  eventTitle: '星を読む夜',
  bbsList: [],
  hasOnDemandVideo: false,
}
const fullData = {
  ...bareData,
  ...fullEpisode,
  description: '冬の星座を中心に読みます。',
  bbsStartTime: '2026-01-29T12:00:00Z',
  bbsEndTime: '2026-02-07T12:00:00Z',
  bbsList: [fullEntry],
  hasTicket: false,
}
const episodeOf = (eventId: string, more = {}) => ({
  params: { episodeId: 'episode-1' },
  query: { eventId, ...more },
})
const board = (count: number) => [...given, state('a bulletin board', { count })]
const onlyPage = { page: 1, total: 0, hasNext: false }
const exactBoard = ['pagination.page', 'pagination.total', 'pagination.hasNext', 'data.bbsList.length']
const entries = (count: number) => Array.from({ length: count }, () => fullEntry)

const bareVideo = {
  videoId: 'episode-1-video',
  episodeId: 'episode-1',
  title: '星を読む夜 見逃し配信',
  url: '/videos/setsugen/master.m3u8',
  duration: 3600,
  publicationStartTime: '2026-01-31T15:00:00Z',
  publicationEndTime: '2026-02-07T15:00:00Z',
}
const recorded = [...ended, state('a recorded episode')]
const bbs = { params: { bbsId: 'bbs-1' } }
const place = { eventId: 'event-1', eventTitle: '星を読む夜', episodeId: 'episode-1', episodeTitle: '夜の部' }

export const eventCases = {
  listEvents: {
    full: {
      as: 'member',
      given,
      request: {
        query: {
          ipId: 'ip-hoshiyomi',
          kind: 'LIVE',
          holding: 'IN_HOLDING',
          'seek.limit': 20,
          'seek.order': 'ASC',
          'seek.lastStartTime': '2026-01-01T00:00:00Z',
        },
      },
      answer: { events: [fullEvent], seek: { hasNext: false, lastStartTime: '2026-01-31T12:00:00Z' } },
      exact: ['events.eventId', 'events.ipId', 'events.hasFollowed', 'seek.hasNext'],
    },
    minimal: {
      as: 'guest',
      given: bare,
      request: { query: {} },
      answer: { events: [bareEvent], seek: { hasNext: false } },
    },
    empty: {
      as: 'guest',
      given: [channel],
      request: pageAfter('ASC'),
      answer: { events: [], seek: { hasNext: false } },
      exact: ['seek.hasNext'],
    },
    followed: {
      as: 'member',
      given: [...given, state('a followed event')],
      request: pageAfter('ASC'),
      answer: { events: [{ ...fullEvent, hasFollowed: true }], seek: { hasNext: false } },
      exact: ['events.hasFollowed'],
    },
    ended: {
      as: 'guest',
      given: ended,
      request: { query: { ipId: 'ip-hoshiyomi', holding: 'HOLDING_END' } },
      answer: { events: [{ ...publicEvent, holding: 'HOLDING_END' }], seek: { hasNext: false } },
      exact: ['events.holding'],
    },
    otherKind: {
      as: 'guest',
      given: [channel, state('an event', { kind: 'PREMIER' })],
      request: { query: { ipId: 'ip-hoshiyomi', kind: 'LIVE' } },
      answer: { events: [], seek: { hasNext: false } },
    },
    firstPage: {
      as: 'guest',
      given: five,
      request: pageAfter('ASC'),
      answer: { events: starting(1, 2), seek: { hasNext: true, lastStartTime: start(2) } },
      exact: exactPage,
    },
    middlePage: {
      as: 'guest',
      given: five,
      request: pageAfter('DESC', start(4)),
      answer: { events: starting(3, 2), seek: { hasNext: true, lastStartTime: start(2) } },
      exact: exactPage,
    },
    lastPage: {
      as: 'guest',
      given: five,
      request: pageAfter('ASC', start(4)),
      answer: { events: starting(5), seek: { hasNext: false, lastStartTime: start(5) } },
      exact: exactPage,
    },
  },
  getEvent: {
    full: {
      as: 'member',
      given,
      request: { ...here, query: normal },
      answer: {
        event: {
          ...fullEvent,
          description: '星座を一つずつ、客席の明かりを落として読みます。',
          cautionList: ['開演後のご入場は、曲間にご案内します。'],
          episodes: [fullEpisode],
        },
      },
      exact: ['event.eventId', 'event.hasFollowed', 'event.episodes.episodeId'],
    },
    minimal: {
      as: 'guest',
      given: bare,
      request: { ...here, query: normal },
      answer: { event: { ...bareEvent, episodes: [bareEpisode] } },
    },
    NotFound: { as: 'guest', request: { ...nowhere, query: normal }, fails: 'NotFound' },
    UnavailableIpPublicationPeriod: {
      as: 'guest',
      given: [state('a channel whose publication has ended'), state('an event')],
      request: { ...here, query: normal },
      fails: 'UnavailableIpPublicationPeriod',
    },
  },
  followEvent: {
    full: { as: 'member', given, request: here, answer: {} },
    again: { as: 'member', given: [...given, state('a followed event')], request: here, answer: {} },
    NotFound: { as: 'member', request: nowhere, fails: 'NotFound' },
  },
  unfollowEvent: {
    full: { as: 'member', given: [...given, state('a followed event')], request: here, answer: {} },
    again: { as: 'member', given, request: here, answer: {} },
    NotFound: { as: 'member', request: nowhere, fails: 'NotFound' },
  },
  listFollowedEvents: {
    full: {
      as: 'member',
      given: [...given, state('a followed event', { hours: 1 })],
      request: { ...own, query: { 'seek.limit': 2, 'seek.lastFollowTime': followedAt(2) } },
      answer: {
        followEventList: [{ ...fullEvent, hasFollowed: true }],
        seek: { hasNext: false, lastFollowTime: followedAt(1) },
      },
      exact: ['followEventList.eventId', 'followEventList.hasFollowed', 'seek.hasNext'],
    },
    minimal: {
      as: 'member',
      given: [...bare, state('a followed event')],
      request: { ...own, query: {} },
      answer: { followEventList: [bareEvent], seek: { hasNext: false } },
    },
    empty: {
      as: 'member',
      given,
      request: { ...own, query: {} },
      answer: { followEventList: [], seek: { hasNext: false } },
      exact: ['seek.hasNext'],
    },
    firstPage: {
      as: 'member',
      given: [...five, ...followed(1, 5)],
      request: { ...own, query: { 'seek.limit': 2 } },
      answer: { followEventList: starting(5, 4), seek: { hasNext: true, lastFollowTime: followedAt(4) } },
      exact: exactFollows,
    },
    middlePage: {
      as: 'member',
      given: [...five, ...followed(1, 5)],
      request: { ...own, query: { 'seek.limit': 2, 'seek.lastFollowTime': followedAt(4) } },
      answer: { followEventList: starting(3, 2), seek: { hasNext: true, lastFollowTime: followedAt(2) } },
      exact: exactFollows,
    },
    lastPage: {
      as: 'member',
      given: [...five, ...followed(1, 5)],
      request: { ...own, query: { 'seek.limit': 2, 'seek.lastFollowTime': followedAt(2) } },
      answer: { followEventList: starting(1), seek: { hasNext: false, lastFollowTime: followedAt(1) } },
      exact: exactFollows,
    },
    /** Whom somebody else goes to see is not told (X11). */
    NotFound: { as: 'member', request: { params: { id: 'acc-sora' }, query: {} }, fails: 'NotFound' },
  },
  getEpisodeDetail: {
    full: {
      as: 'member',
      given: board(2),
      request: episodeOf('event-1', { bbsFilterQuery: 'その2', page: 1 }),
      answer: { data: fullData, pagination: { page: 1, total: 1, hasNext: false }, userCount: 34 },
      exact: [...exactBoard, 'data.hasTicket', 'data.hasOnDemandVideo', 'userCount'],
    },
    minimal: {
      as: 'guest',
      given: [...bare, state('a bulletin board', { detail: 'minimal' })],
      request: episodeOf('event-1'),
      answer: {
        data: { ...bareData, bbsList: [{ ...bareEntry, isOfficial: true }] },
        pagination: { page: 1, total: 2, hasNext: false },
        userCount: 34,
      },
      exact: ['data.bbsList.isOfficial', 'pagination.total'],
    },
    withoutBoard: {
      as: 'guest',
      given: bare,
      request: episodeOf('event-1'),
      answer: { data: bareData, pagination: onlyPage, userCount: 34 },
      exact: ['pagination.total', 'pagination.hasNext'],
    },
    closedBoard: {
      as: 'guest',
      given: [...given, state('a bulletin board', { isOpen: false })],
      request: episodeOf('event-1'),
      answer: { data: bareData, pagination: onlyPage, userCount: 34 },
      exact: ['pagination.total'],
    },
    firstPage: {
      as: 'guest',
      given: board(45),
      request: episodeOf('event-1'),
      answer: {
        data: { ...bareData, bbsList: entries(20) },
        pagination: { page: 1, total: 45, hasNext: true },
        userCount: 34,
      },
      exact: exactBoard,
    },
    middlePage: {
      as: 'guest',
      given: board(45),
      request: episodeOf('event-1', { page: 2 }),
      answer: {
        data: { ...bareData, bbsList: entries(20) },
        pagination: { page: 2, total: 45, hasNext: true },
        userCount: 34,
      },
      exact: exactBoard,
    },
    lastPage: {
      as: 'guest',
      given: board(45),
      request: episodeOf('event-1', { page: 3 }),
      answer: {
        data: { ...bareData, bbsList: entries(5) },
        pagination: { page: 3, total: 45, hasNext: false },
        userCount: 34,
      },
      exact: exactBoard,
    },
    withTicket: {
      as: 'member',
      given: [...recorded, state('a held ticket')],
      request: episodeOf('event-1'),
      answer: {
        data: { ...bareData, holding: 'HOLDING_END', hasOnDemandVideo: true, hasTicket: true },
        pagination: onlyPage,
        userCount: 34,
      },
      exact: ['data.holding', 'data.hasTicket', 'data.hasOnDemandVideo'],
    },
    NotFound: { as: 'guest', given, request: episodeOf('no-such-event'), fails: 'NotFound' },
    InvalidArgument: { as: 'guest', given, request: episodeOf('event-1', { page: 0 }), fails: 'InvalidArgument' },
  },
  getOnDemandVideo: {
    full: {
      as: 'member',
      given: [...recorded, state('a held ticket')],
      request: episodeOf('event-1'),
      answer: { video: { ...bareVideo, image: 'setsugen/hero.svg' } },
      exact: ['video.episodeId'],
    },
    minimal: {
      as: 'member',
      given: [...ended, state('a recorded episode', { detail: 'minimal' }), state('a purchased viewing')],
      request: episodeOf('event-1'),
      answer: { video: bareVideo },
    },
    PermissionDenied: { as: 'member', given: recorded, request: episodeOf('event-1'), fails: 'PermissionDenied' },
    UnavailableVideoPublicationPeriod: {
      as: 'member',
      given: [...ended, state('a recorded episode', { isAvailable: false }), state('a held ticket')],
      request: episodeOf('event-1'),
      fails: 'UnavailableVideoPublicationPeriod',
    },
    NotFound: {
      as: 'member',
      given: [...given, state('a held ticket')],
      request: episodeOf('event-1'),
      fails: 'NotFound',
    },
  },
  countUsers: {
    full: {
      as: 'guest',
      given,
      request: { query: { 'viewing.eventEpisodeId': 'episode-1' } },
      answer: { userCount: 34 },
      exact: ['userCount'],
    },
    booking: {
      as: 'member',
      given: [...given, state('a held ticket')],
      request: { query: { 'booking.eventEpisodeId': 'episode-1' } },
      answer: { userCount: 121 },
      exact: ['userCount'],
    },
    NotFound: { as: 'guest', request: { query: { 'viewing.eventEpisodeId': 'no-such-episode' } }, fails: 'NotFound' },
    /** One of the two, and only one. */
    InvalidArgument: {
      as: 'guest',
      given,
      request: { query: { 'booking.eventEpisodeId': 'episode-1', 'viewing.eventEpisodeId': 'episode-1' } },
      fails: 'InvalidArgument',
    },
  },
  getBbsEntry: {
    full: {
      as: 'member',
      given: board(1),
      request: bbs,
      answer: { bbs: { ...fullEntry, ...place } },
      exact: ['bbs.bbsId'],
    },
    minimal: {
      as: 'guest',
      given: [...given, state('a bulletin board', { detail: 'minimal' })],
      request: bbs,
      answer: { bbs: { ...bareEntry, ...place } },
    },
    NotFound: { as: 'guest', request: { params: { bbsId: 'no-such-entry' } }, fails: 'NotFound' },
    UnavailableChatPeriod: {
      as: 'guest',
      given: [...given, state('a bulletin board', { isOpen: false })],
      request: bbs,
      fails: 'UnavailableChatPeriod',
    },
  },
} satisfies AreaCases<typeof endpoints>
