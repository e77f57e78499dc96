import type { AreaCases } from '../case.ts'
import { state } from '../states.ts'
import {
  bareChannelState,
  bareIp,
  bareLivetalk,
  channelState,
  fullIp,
  fullLivetalk,
  otherMemberState,
  guestId,
  exampleReservation,
} from './exampleLivetalk.ts'
import type * as endpoints from './livetalk.endpoints.ts'
import { meetingCases } from './meeting.cases.ts'

const bareGroup = {
  groupId: 'group-hoshiyomi-1',
  ipId: 'ip-hoshiyomi',
  name: '星よみ 一分の夜話',
  publicationStartTime: '2025-12-01T03:00:00Z',
  publicationEndTime: '2026-04-01T03:00:00Z',
}
const fullGroup = {
  ...bareGroup,
  description: '月に一度、星を見上げながら一分ずつ話します。',
  image: 'livetalk/group.webp',
}
const member = { memberId: 'acc-hikari', nickName: 'ひかり', image: 'fan/hikari.webp' }
const todoList = [
  { type: 'IDENTITY_VERIFICATION' as const, isDone: true, isRequired: true },
  { type: 'TALK_INFO' as const, isDone: false, isRequired: false },
  { type: 'DEVICE_CHECK' as const, isDone: false, isRequired: true },
]
const slots = (vacancy: 'FREE' | 'TAKEN' | 'OWN') => [
  {
    slotId: exampleReservation.slotId,
    startTime: exampleReservation.startTime,
    endTime: exampleReservation.endTime,
    vacancy,
  },
]
const term = { reservationStartTime: '2026-01-18T03:00:00Z', reservationEndTime: '2026-01-31T03:00:00Z' }
const ticket = { ticketId: 'ticket-hoshiyomi-1', name: '夜話の一分券', ownedCount: 1, unusedCount: 1 }
const memberWithoutProfile = state('a member', { profile: 'none' })

const open = [channelState, state('a live talk')]
const bare = [bareChannelState, state('a live talk', { detail: 'minimal' })]
const withTicket = [...open, state('a live talk ticket')]
const reserved = [...open, state('a reserved slot')]
const unprepared = [...open, state('a reserved slot', { detail: 'minimal' })]
const closed = [channelState, state('a live talk', { phase: 'CLOSED' })]
const unpublished = [state('a channel whose publication has ended'), state('a live talk')]
const withdrawn = [channelState, state('a live talk', { phase: 'UNPUBLISHED' })]

/** The states for another live talk at the same time, in which the member already has a slot. */
const sameTime = [
  state('a live talk', {
    livetalkId: 'livetalk-hoshiyomi-2',
    groupId: 'group-hoshiyomi-2',
    ticketId: 'ticket-hoshiyomi-2',
  }),
  state('a reserved slot', {
    livetalkId: 'livetalk-hoshiyomi-2',
    ticketId: 'ticket-hoshiyomi-2',
    slotId: 'livetalk-hoshiyomi-2-slot-1',
    reservationId: 'reservation-hoshiyomi-2',
  }),
]
const ticketOfAnother = [...open, otherMemberState, state('a live talk ticket', { accountId: guestId })]
const taken = [...withTicket, otherMemberState, state('a reserved slot', { accountId: guestId })]

const group = { params: { id: 'group-hoshiyomi-1' } }
const noGroup = { params: { id: 'no-such-group' } }
const here = { params: { id: 'livetalk-hoshiyomi-1' } }
const nowhere = { params: { id: 'no-such-livetalk' } }
const ticketHere = { params: { ticketId: 'ticket-hoshiyomi-1', livetalkId: 'livetalk-hoshiyomi-1' } }
const slot = (slotId = exampleReservation.slotId) => ({ params: { ...ticketHere.params, slotId } })
const telling = (body: { callName?: string; topic?: string }) => ({ ...here, body })
const exampleTalkInfo = { callName: 'ひかり', topic: 'はじめて見つけた星座の話' }

/** The example requests and answers ("cases") of the live-talk endpoints. */
export const livetalkCases = {
  ...meetingCases,

  listGroupLivetalks: {
    full: {
      as: 'guest',
      given: open,
      request: group,
      answer: { group: fullGroup, ip: fullIp, livetalkList: [fullLivetalk] },
      exact: ['group.groupId', 'livetalkList.state'],
    },
    minimal: {
      as: 'guest',
      given: bare,
      request: group,
      answer: { group: bareGroup, ip: bareIp, livetalkList: [bareLivetalk] },
    },
    empty: {
      as: 'guest',
      given: [channelState, state('a live talk group')],
      request: group,
      answer: { group: fullGroup, ip: fullIp, livetalkList: [] },
    },
    NotFound: { as: 'guest', request: noGroup, fails: 'NotFound' },
    OutOfTerm: { as: 'guest', given: withdrawn, request: group, fails: 'OutOfTerm' },
    UnavailableIpPublicationPeriod: {
      as: 'guest',
      given: unpublished,
      request: group,
      fails: 'UnavailableIpPublicationPeriod',
    },
  },
  getLivetalk: {
    full: {
      as: 'member',
      given: withTicket,
      request: here,
      answer: { livetalk: fullLivetalk, ip: fullIp, member, todoList, ticketCount: 1 },
      exact: ['todoList', 'ticketCount'],
    },
    minimal: { as: 'guest', given: bare, request: here, answer: { livetalk: bareLivetalk, ip: bareIp } },
    /**
     * The member's profile has no name and no birthday to compare with an identity document. The member has already
     * reserved a slot with the ticket.
     */
    identityNeeded: {
      as: 'member',
      given: [memberWithoutProfile, ...reserved],
      request: here,
      answer: {
        livetalk: { ...fullLivetalk, freeSlotCount: 2 },
        ip: fullIp,
        member: { memberId: 'acc-hikari' },
        todoList: [
          { type: 'IDENTITY_VERIFICATION', isDone: false, isRequired: true },
          { type: 'TALK_INFO', isDone: true, isRequired: false },
          { type: 'DEVICE_CHECK', isDone: true, isRequired: true },
        ],
        ticketCount: 0,
      },
      exact: ['livetalk.freeSlotCount', 'todoList', 'ticketCount'],
    },
    NotFound: { as: 'guest', request: nowhere, fails: 'NotFound' },
    OutOfTerm: { as: 'guest', given: withdrawn, request: here, fails: 'OutOfTerm' },
    UnavailableIpPublicationPeriod: {
      as: 'guest',
      given: unpublished,
      request: here,
      fails: 'UnavailableIpPublicationPeriod',
    },
  },
  listLivetalkTickets: {
    full: {
      as: 'member',
      given: reserved,
      request: here,
      answer: {
        livetalk: fullLivetalk,
        cancelDeadline: exampleReservation.cancelDeadline,
        list: [{ ...ticket, image: 'ticket/winter.webp', unusedCount: 0, reservation: exampleReservation }],
      },
      exact: ['list.ticketId', 'list.unusedCount', 'list.reservation.slotId', 'list.reservation.state'],
    },
    minimal: {
      as: 'member',
      given: [...bare, state('a live talk ticket')],
      request: here,
      answer: { livetalk: bareLivetalk, cancelDeadline: exampleReservation.cancelDeadline, list: [ticket] },
      exact: ['list.unusedCount'],
    },
    empty: {
      as: 'member',
      given: open,
      request: here,
      answer: { livetalk: fullLivetalk, cancelDeadline: exampleReservation.cancelDeadline, list: [] },
    },
    NotFound: { as: 'member', request: nowhere, fails: 'NotFound' },
    OutOfTerm: { as: 'member', given: withdrawn, request: here, fails: 'OutOfTerm' },
    UnavailableIpPublicationPeriod: {
      as: 'member',
      given: unpublished,
      request: here,
      fails: 'UnavailableIpPublicationPeriod',
    },
  },
  getTicketSlots: {
    full: {
      as: 'member',
      given: reserved,
      request: ticketHere,
      answer: { slotList: slots('OWN'), ...term, reservation: exampleReservation },
      exact: ['reservation.slotId'],
    },
    minimal: {
      as: 'member',
      given: withTicket,
      request: ticketHere,
      answer: { slotList: slots('FREE'), ...term },
      exact: ['slotList.vacancy'],
    },
    NotFound: { as: 'member', given: open, request: ticketHere, fails: 'NotFound' },
    ofAnother: { as: 'member', given: ticketOfAnother, request: ticketHere, fails: 'NotFound' },
    OutOfTerm: { as: 'member', given: withdrawn, request: ticketHere, fails: 'OutOfTerm' },
    UnavailableIpPublicationPeriod: {
      as: 'member',
      given: unpublished,
      request: ticketHere,
      fails: 'UnavailableIpPublicationPeriod',
    },
  },
  reserveSlot: {
    full: {
      as: 'member',
      given: withTicket,
      request: slot(),
      answer: { reservation: exampleReservation },
      exact: ['reservation.slotId', 'reservation.ticketId', 'reservation.state'],
    },
    again: {
      as: 'member',
      given: reserved,
      request: slot(),
      answer: { reservation: exampleReservation },
      exact: ['reservation.reservationId'],
    },
    NotFound: { as: 'member', given: open, request: slot(), fails: 'NotFound' },
    /** The ticket in the request belongs to another member. */
    ofAnother: { as: 'member', given: ticketOfAnother, request: slot(), fails: 'NotFound' },
    OutOfTerm: { as: 'member', given: [...closed, state('a live talk ticket')], request: slot(), fails: 'OutOfTerm' },
    Aborted: { as: 'member', given: taken, request: slot(), fails: 'Aborted' },
    AlreadyAssociated: {
      as: 'member',
      given: reserved,
      request: slot('livetalk-hoshiyomi-1-slot-2'),
      fails: 'AlreadyAssociated',
    },
    FailedPrecondition: {
      as: 'member',
      given: [...withTicket, ...sameTime],
      request: slot(),
      fails: 'FailedPrecondition',
    },
    UnavailableIpPublicationPeriod: {
      as: 'member',
      given: unpublished,
      request: slot(),
      fails: 'UnavailableIpPublicationPeriod',
    },
  },
  cancelSlot: {
    full: { as: 'member', given: reserved, request: slot(), answer: {} },
    NotFound: { as: 'member', given: withTicket, request: slot(), fails: 'NotFound' },
    ofAnother: { as: 'member', given: taken, request: slot(), fails: 'NotFound' },
    OutOfTerm: { as: 'member', given: [...closed, state('a reserved slot')], request: slot(), fails: 'OutOfTerm' },
  },
  getTalkInfo: {
    full: { as: 'member', given: reserved, request: here, answer: { talkInfo: exampleTalkInfo } },
    minimal: { as: 'member', given: unprepared, request: here, answer: { talkInfo: {} } },
    NotFound: { as: 'member', request: nowhere, fails: 'NotFound' },
    PermissionDenied: { as: 'member', given: withTicket, request: here, fails: 'PermissionDenied' },
  },
  saveTalkInfo: {
    full: {
      as: 'member',
      given: unprepared,
      request: telling(exampleTalkInfo),
      answer: { talkInfo: exampleTalkInfo },
      exact: ['talkInfo.callName', 'talkInfo.topic'],
    },
    minimal: { as: 'member', given: unprepared, request: telling({}), answer: { talkInfo: {} } },
    NotFound: { as: 'member', request: { ...nowhere, body: exampleTalkInfo }, fails: 'NotFound' },
    PermissionDenied: { as: 'member', given: open, request: telling(exampleTalkInfo), fails: 'PermissionDenied' },
    InvalidArgument: {
      as: 'member',
      given: reserved,
      request: telling({ callName: '星'.repeat(21) }),
      fails: 'InvalidArgument',
    },
    InvalidModeration: {
      as: 'member',
      given: [...reserved, state('a word that moderation refuses')],
      request: telling({ topic: 'これは禁句禁句です' }),
      fails: 'InvalidModeration',
    },
    OutOfTerm: {
      as: 'member',
      given: [channelState, state('a live talk', { phase: 'ENDED' }), state('a reserved slot')],
      request: telling(exampleTalkInfo),
      fails: 'OutOfTerm',
    },
  },
  getMemberLivetalk: {
    full: {
      as: 'member',
      given: [channelState, state('a live talk', { phase: 'ENDED' }), state('a reserved slot')],
      request: here,
      answer: {
        livetalk: { ...fullLivetalk, state: 'ENDED', freeSlotCount: 2 },
        ip: fullIp,
        member,
        slotList: [{ ...exampleReservation, state: 'NO_SHOW' }],
      },
      exact: ['livetalk.state', 'slotList.state', 'slotList.length'],
    },
    minimal: {
      as: 'member',
      given: [memberWithoutProfile, ...bare],
      request: here,
      answer: { livetalk: bareLivetalk, ip: bareIp, member: { memberId: 'acc-hikari' }, slotList: [] },
    },
    NotFound: { as: 'member', request: nowhere, fails: 'NotFound' },
    OutOfTerm: { as: 'member', given: withdrawn, request: here, fails: 'OutOfTerm' },
  },
  listMemberGroupLivetalks: {
    full: {
      as: 'member',
      given: reserved,
      request: group,
      answer: {
        group: fullGroup,
        ip: fullIp,
        livetalkList: [{ livetalk: fullLivetalk, slotList: [exampleReservation] }],
      },
      exact: ['livetalkList.slotList.state'],
    },
    minimal: {
      as: 'member',
      given: [...bare, state('a reserved slot')],
      request: group,
      answer: {
        group: bareGroup,
        ip: bareIp,
        livetalkList: [{ livetalk: bareLivetalk, slotList: [exampleReservation] }],
      },
    },
    empty: {
      as: 'member',
      given: open,
      request: group,
      answer: { group: fullGroup, ip: fullIp, livetalkList: [] },
    },
    NotFound: { as: 'member', request: noGroup, fails: 'NotFound' },
    OutOfTerm: { as: 'member', given: withdrawn, request: group, fails: 'OutOfTerm' },
  },
} satisfies AreaCases<typeof endpoints>
