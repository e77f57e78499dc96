import type { AreaCases } from '../case.ts'
import { bareEpisode, bareEvent, fullEpisode, fullEvent } from '../event/exampleEvents.ts'
import { eventTicketForLivetalkStates, exampleOpenedLivetalk } from '../livetalk/exampleLivetalk.ts'
import { state } from '../states.ts'
import type * as endpoints from './ticket.endpoints.ts'

const bareTicket = {
  ticketId: 'ticket-1',
  name: '星を読む夜 指定席',
  ticketCount: 2,
  acquiredTime: '2026-01-20T12:00:00Z',
  event: bareEvent,
  episodes: [bareEpisode],
}
const fullTicket = {
  ...bareTicket,
  ticketCount: 1,
  image: 'lemonade/parade-ticket.svg',
  seat: '1階 3列 12番',
  event: fullEvent,
  episodes: [fullEpisode],
  livetalkList: [{ ...exampleOpenedLivetalk, slotStartTime: '2026-02-01T11:00:00Z' }],
}

const given = [state('a channel'), state('an event')]
const bare = [state('a channel', { detail: 'minimal' }), state('an event', { detail: 'minimal' })]
const ended = [state('a channel'), state('an event', { hasEnded: true })]

const bought = { purchaseTime: '2026-01-01T01:00:00Z' }
const purchased = [
  state('a channel'),
  state('events of a channel', { count: 3 }),
  ...[1, 2, 3].map((number) => state('a purchased viewing', { episodeId: `episode-${number}`, hours: number })),
]
const purchaseOf = (number: number) => {
  const purchaseTime = `2026-01-01T0${number}:00:00Z`
  return {
    event: { ...bareEvent, eventId: `event-${number}` },
    purchaseTime,
    episodes: [
      { ...bareEpisode, episodeId: `episode-${number}`, eventId: `event-${number}`, purchaseTime, price: 1500 },
    ],
  }
}
const pageAfter = (last?: string) => ({ query: { 'seek.limit': 1, ...(last && { 'seek.lastPurchaseTime': last }) } })
const exactPage = ['list.length', 'list.event.eventId', 'seek.hasNext', 'seek.lastPurchaseTime']

/** The example requests and answers ("cases") of the ticket endpoints. */
export const ticketCases = {
  listTickets: {
    full: {
      as: 'member',
      given: [...given, ...eventTicketForLivetalkStates],
      request: {},
      answer: { list: [fullTicket] },
      exact: [
        'list.ticketId',
        'list.ticketCount',
        'list.event.eventId',
        'list.episodes.episodeId',
        'list.livetalkList.livetalkId',
      ],
    },
    minimal: {
      as: 'member',
      given: [...bare, state('a held ticket', { detail: 'minimal' })],
      request: {},
      answer: { list: [bareTicket] },
    },
    empty: { as: 'member', given, request: {}, answer: { list: [] } },
    ended: {
      as: 'member',
      given: [...ended, state('a held ticket')],
      request: {},
      answer: { list: [{ ...bareTicket, event: { ...bareEvent, holding: 'HOLDING_END' } }] },
      exact: ['list.event.holding'],
    },
  },
  listViewingPurchases: {
    full: {
      as: 'member',
      given: [...given, state('a purchased viewing', { hours: 1 })],
      request: {
        query: {
          eventId: 'event-1',
          holding: 'IN_HOLDING',
          'seek.limit': 20,
          'seek.lastPurchaseTime': '2026-01-02T00:00:00Z',
        },
      },
      answer: {
        list: [{ event: fullEvent, ...bought, episodes: [{ ...fullEpisode, ...bought, price: 1500 }] }],
        seek: { hasNext: false, lastPurchaseTime: bought.purchaseTime },
      },
      exact: ['list.event.eventId', 'list.purchaseTime', 'list.episodes.price', 'seek.hasNext'],
    },
    minimal: {
      as: 'member',
      given: [...bare, state('a purchased viewing')],
      request: { query: {} },
      answer: {
        list: [{ event: bareEvent, ...bought, episodes: [{ ...bareEpisode, ...bought, price: 1500 }] }],
        seek: { hasNext: false },
      },
    },
    empty: {
      as: 'member',
      given,
      request: { query: {} },
      answer: { list: [], seek: { hasNext: false } },
      exact: ['seek.hasNext'],
    },
    firstPage: {
      as: 'member',
      given: purchased,
      request: pageAfter(),
      answer: { list: [purchaseOf(3)], seek: { hasNext: true, lastPurchaseTime: '2026-01-01T03:00:00Z' } },
      exact: exactPage,
    },
    middlePage: {
      as: 'member',
      given: purchased,
      request: pageAfter('2026-01-01T03:00:00Z'),
      answer: { list: [purchaseOf(2)], seek: { hasNext: true, lastPurchaseTime: '2026-01-01T02:00:00Z' } },
      exact: exactPage,
    },
    lastPage: {
      as: 'member',
      given: purchased,
      request: pageAfter('2026-01-01T02:00:00Z'),
      answer: { list: [purchaseOf(1)], seek: { hasNext: false, lastPurchaseTime: '2026-01-01T01:00:00Z' } },
      exact: exactPage,
    },
  },
} satisfies AreaCases<typeof endpoints>
