import type { AreaCases } from '../case.ts'
import { state } from '../states.ts'
import type * as endpoints from './event.endpoints.ts'
import { bareEpisode, fullEpisode } from './exampleEvents.ts'

const channel = state('a channel')
const given = [channel, state('an event')]
const bare = [state('a channel', { detail: 'minimal' }), state('an event', { detail: 'minimal' })]
const ended = [channel, state('an event', { hasEnded: true })]

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

/** Cases of the endpoints about one episode: its bulletin board, its recording and its counts. */
export const episodeCases = {
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
    /** The request has both query parameters, but only one of them is allowed. */
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
} satisfies AreaCases<Pick<typeof endpoints, 'getEpisodeDetail' | 'getOnDemandVideo' | 'countUsers' | 'getBbsEntry'>>
