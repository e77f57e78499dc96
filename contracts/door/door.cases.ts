import type { AreaCases } from '../case.ts'
import { bareEpisode, bareEvent, fullEvent } from '../event/exampleEvents.ts'
import { state } from '../states.ts'
import type * as endpoints from './door.endpoints.ts'

const bareShow = {
  episodeId: 'episode-1',
  title: bareEvent.title,
  episodeTitle: bareEpisode.title,
  opensTime: '2026-01-31T11:00:00Z',
  startTime: bareEpisode.startTime,
  endTime: bareEpisode.endTime,
}
const fullShow = { ...bareShow, venue: fullEvent.venue }
const barePass = { passId: 'pass-1', doorNumber: '0427', state: 'UNUSED' as const }
const secret = 'verification-pass-secret'
const seat = '1階 3列 12番'
const usedTime = '2026-01-31T11:10:00Z'
const used = { ...barePass, state: 'USED' as const, seat, usedTime, secret }
const staffView = { ticketName: '星を読む夜 指定席', holder: 'ひ…' }
const expiresTime = '2026-01-31T20:00:00Z'

const door = [state('a channel'), state('an event'), state('a door')]
const bareDoor = [state('a channel', { detail: 'minimal' }), state('an event', { detail: 'minimal' }), state('a door')]
const ticket = state('a held ticket')
const bareTicket = state('a held ticket', { detail: 'minimal' })
const pass = state('a door pass')
const usedPass = state('a door pass', { passState: 'USED' })
const staff = state('staff of a door')

const here = { params: { id: 'episode-1' } }
const nowhere = { params: { id: 'no-such-episode' } }
/** The code of the pass `pass-1` at the time `usedTime`. */
const code = 'v1.episode-1.pass-1.58995260.zWs8mgzZg49JMBj_Rd2rnw'
const entrance = '正面入口'
const entry = { entryId: 'entry-0001', passId: 'pass-1', enteredTime: usedTime, isAdmitted: false }
const offlineEntry = { ...entry, code, isAdmitted: true }
const counted = { usedTime, door: entrance }
const recording = (...entries: (typeof entry & { code?: string })[]) => ({ ...here, body: { door: entrance, entries } })

/** The example requests and answers ("cases") of the endpoints of doors. */
export const doorCases = {
  listDoorPasses: {
    full: {
      as: 'member',
      given: [...door, ticket, usedPass, staff],
      request: {},
      answer: { list: [{ ...fullShow, ...used, ticketId: 'ticket-1' }], doors: [fullShow] },
      exact: ['list.passId', 'list.state', 'list.usedTime', 'list.ticketId', 'doors.episodeId'],
    },
    minimal: {
      as: 'member',
      given: [...bareDoor, bareTicket, state('a door pass', { passState: 'VOID' })],
      request: {},
      answer: { list: [{ ...bareShow, ...barePass, state: 'VOID', ticketId: 'ticket-1' }] },
      exact: ['list.passId', 'list.state'],
    },
    unused: {
      as: 'member',
      given: [...door, ticket, pass],
      request: {},
      answer: { list: [{ ...fullShow, ...barePass, seat, secret, ticketId: 'ticket-1' }] },
      exact: ['list.passId', 'list.doorNumber', 'list.state', 'list.secret'],
    },
    empty: { as: 'member', given: door, request: {}, answer: { list: [] }, exact: ['list.length'] },
  },
  getDoor: {
    full: {
      as: 'member',
      given: [...door, ticket, usedPass, staff],
      request: here,
      answer: { show: fullShow, list: [{ ...used, ...staffView }], doubleEntries: [], expiresTime },
      exact: ['show.episodeId', 'list.passId', 'list.state', 'list.usedTime', 'list.holder', 'doubleEntries.length'],
    },
    minimal: {
      as: 'member',
      given: [...bareDoor, bareTicket, state('a door pass', { passState: 'VOID' }), staff],
      request: here,
      answer: {
        show: bareShow,
        list: [{ ...barePass, state: 'VOID', ...staffView }],
        doubleEntries: [],
        expiresTime,
      },
      exact: ['list.passId', 'list.state', 'list.holder'],
    },
    unused: {
      as: 'member',
      given: [...door, ticket, pass, staff],
      request: here,
      answer: {
        show: fullShow,
        list: [{ ...barePass, seat, secret, ...staffView }],
        doubleEntries: [],
        expiresTime,
      },
      exact: ['list.passId', 'list.doorNumber', 'list.secret', 'list.state'],
    },
    NotFound: { as: 'member', given: door, request: nowhere, fails: 'NotFound' },
    PermissionDenied: { as: 'member', given: [...door, ticket, pass], request: here, fails: 'PermissionDenied' },
    OutOfTerm: {
      as: 'member',
      given: [state('a channel'), state('an event', { hasEnded: true }), state('a door'), staff],
      request: here,
      fails: 'OutOfTerm',
    },
  },
  recordEntries: {
    full: {
      as: 'member',
      given: [...door, ticket, pass, staff],
      request: recording(offlineEntry),
      answer: { results: [{ entryId: entry.entryId, result: 'ENTERED', ...counted }] },
      exact: ['results.entryId', 'results.result', 'results.usedTime', 'results.door'],
    },
    minimal: {
      as: 'member',
      given: [...door, ticket, state('a door pass', { passState: 'VOID' }), staff],
      request: recording(entry),
      answer: { results: [{ entryId: entry.entryId, result: 'VOID' }] },
      exact: ['results.entryId', 'results.result'],
    },
    again: {
      as: 'member',
      given: [...door, ticket, usedPass, staff],
      request: recording(entry),
      answer: { results: [{ entryId: entry.entryId, result: 'USED', ...counted }] },
      exact: ['results.result', 'results.usedTime', 'results.door'],
    },
    repeated: {
      as: 'member',
      given: [...door, ticket, usedPass, staff],
      request: recording({ ...entry, entryId: 'entry-0000' }),
      answer: { results: [{ entryId: 'entry-0000', result: 'ENTERED', ...counted }] },
      exact: ['results.result', 'results.usedTime'],
    },
    /** The entry was made offline, and before the entry that the host has already stored. The earlier entry counts. */
    earlierOffline: {
      as: 'member',
      given: [...door, ticket, usedPass, staff],
      request: recording({ ...entry, enteredTime: '2026-01-31T11:09:00Z', isAdmitted: true }),
      answer: {
        results: [{ entryId: entry.entryId, result: 'ENTERED', usedTime: '2026-01-31T11:09:00Z', door: entrance }],
      },
      exact: ['results.result', 'results.usedTime'],
    },
    laterOffline: {
      as: 'member',
      given: [...door, ticket, usedPass, staff],
      request: recording({ ...entry, enteredTime: '2026-01-31T11:12:00Z', isAdmitted: true }),
      answer: { results: [{ entryId: entry.entryId, result: 'USED', ...counted }] },
      exact: ['results.result', 'results.usedTime'],
    },
    /** The code expired long before this request, and its holder has not been let in. */
    expiredCode: {
      as: 'member',
      given: [...door, ticket, pass, staff],
      request: recording({ ...entry, code }),
      answer: { results: [{ entryId: entry.entryId, result: 'EXPIRED' }] },
      exact: ['results.result'],
    },
    forgedCode: {
      as: 'member',
      given: [...door, ticket, pass, staff],
      request: recording({ ...offlineEntry, code: code.replace(/.$/, 'A') }),
      answer: { results: [{ entryId: entry.entryId, result: 'NOT_FOUND' }] },
      exact: ['results.result'],
    },
    unknownPass: {
      as: 'member',
      given: [...door, staff],
      request: recording({ ...entry, passId: 'no-such-pass' }),
      answer: { results: [{ entryId: entry.entryId, result: 'NOT_FOUND' }] },
      exact: ['results.result'],
    },
    InvalidArgument: {
      as: 'member',
      given: [...door, staff],
      request: { ...here, body: { door: entrance, entries: [] } },
      fails: 'InvalidArgument',
    },
    NotFound: { as: 'member', given: door, request: { ...recording(entry), ...nowhere }, fails: 'NotFound' },
    PermissionDenied: {
      as: 'member',
      given: [...door, ticket, pass],
      request: recording(entry),
      fails: 'PermissionDenied',
    },
    afterTheEnd: {
      as: 'member',
      given: [state('a channel'), state('an event', { hasEnded: true }), state('a door'), ticket, pass, staff],
      request: recording(entry),
      answer: { results: [{ entryId: entry.entryId, result: 'EXPIRED' }] },
      exact: ['results.result'],
    },
  },
} satisfies AreaCases<typeof endpoints>
