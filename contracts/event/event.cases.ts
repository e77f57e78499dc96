import type { AreaCases } from '../case.ts'
import { withFullLastPage } from '../pageCases.ts'
import { state } from '../states.ts'
import { episodeCases } from './episode.cases.ts'
import type * as endpoints from './event.endpoints.ts'
import { eventTicketForLivetalkStates, exampleOpenedLivetalk } from '../livetalk/exampleLivetalk.ts'
import { bareEpisode, bareEvent, fullEpisode, fullEvent, publicEvent } from './exampleEvents.ts'

const channel = state('a channel')
const given = [channel, state('an event')]
const bare = [state('a channel', { detail: 'minimal' }), state('an event', { detail: 'minimal' })]
const ended = [channel, state('an event', { hasEnded: true })]

/** The provider states that create a channel with five events. */
const five = [channel, state('events of a channel')]
const start = (number: number) => `2099-01-0${number}T10:00:00Z`
const starting = (...numbers: number[]) =>
  numbers.map((number) => ({
    ...bareEvent,
    eventId: `event-${number}`,
    startTime: start(number),
    endTime: `2099-01-0${number}T12:00:00Z`,
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

/** The example requests and answers ("cases") of the event endpoints. */
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
      ordered: ['events.startTime'],
    },
    lastPage: {
      as: 'guest',
      given: five,
      request: withFullLastPage(pageAfter('ASC', start(4))),
      answer: { events: starting(5), seek: { hasNext: false, lastStartTime: start(5) } },
      exact: exactPage,
    },
  },
  getEvent: {
    full: {
      as: 'member',
      given: [...given, ...eventTicketForLivetalkStates],
      request: { ...here, query: normal },
      answer: {
        event: {
          ...fullEvent,
          description: '星座を一つずつ、客席の明かりを落として読みます。',
          cautionList: ['開演後のご入場は、曲間にご案内します。'],
          episodes: [fullEpisode],
          livetalkList: [exampleOpenedLivetalk],
        },
      },
      exact: ['event.eventId', 'event.hasFollowed', 'event.episodes.episodeId', 'event.livetalkList.livetalkId'],
    },
    minimal: {
      as: 'guest',
      given: bare,
      request: { ...here, query: normal },
      answer: { event: { ...bareEvent, episodes: [bareEpisode] } },
    },
    /** The host leaves cancelled episodes out of the answer. */
    cancelledEpisode: {
      as: 'guest',
      given: [...bare, state('a cancelled episode')],
      request: { ...here, query: normal },
      answer: { event: { ...bareEvent, episodes: [bareEpisode] } },
      exact: ['event.episodes.length', 'event.episodes.episodeId'],
      rules: ['S094'],
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
      request: withFullLastPage({ ...own, query: { 'seek.limit': 2, 'seek.lastFollowTime': followedAt(2) } }),
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
      ordered: ['followEventList.startTime'],
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
    NotFound: { as: 'member', request: { params: { id: 'no-such-account' }, query: {} }, fails: 'NotFound' },
    /** The caller requests the followed events of another member, which are private (X11). */
    ofAnother: {
      as: 'member',
      given: [state('another member'), ...given, state('a followed event', { accountId: 'acc-sora' })],
      request: { params: { id: 'acc-sora' }, query: {} },
      fails: 'NotFound',
    },
  },
  ...episodeCases,
} satisfies AreaCases<typeof endpoints>
