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
import type * as endpoints from './meeting.endpoints.ts'

const serverTime = '2026-02-01T11:00:05Z'
const { slotId, startTime, endTime, reservationId } = exampleReservation
const channelId = `talk-${reservationId}`
const room = (role: 'STREAMER' | 'MEMBER' | 'OFFICIAL' | 'MONITOR') => ({
  role,
  token: 'eyJhbGciOiJIUzI1NiJ9.eyJhdWQiOiJyb29tIn0.c2lnbmVk',
  expireTime: '2026-02-01T11:05:05Z',
})

const fullGuest = {
  reservationId,
  accountId: guestId,
  nickName: 'ひかり',
  image: 'fan/sora.webp',
  talkInfo: { callName: 'ひかり', topic: 'はじめて見つけた星座の話' },
  hasPermittedRecording: true,
  recordingConsent: { version: '2026-01-10', consentTime: '2026-02-01T10:46:00Z' },
}
const slotIn = (slotState: 'FREE' | 'RESERVED' | 'WAITING' | 'TALKING' | 'ENDED' | 'FORCED_OUT') => ({
  slotId,
  state: slotState,
  startTime,
  endTime,
})
/** A slot after its talk has ended. The slot has no room, and the states below create no next slot. */
const channelOver = (slotState: 'ENDED' | 'FORCED_OUT') => ({
  ...slotIn(slotState),
  isPresent: true,
  isRecording: false,
  channelId,
  guest: fullGuest,
})

const onAir = [channelState, state('a live talk', { phase: 'ON_AIR' })]
const bareOnAir = [bareChannelState, state('a live talk', { phase: 'ON_AIR', detail: 'minimal' })]
const streamer = state('a streamer')
const official = state('a streamer', { role: 'OFFICIAL' })
const statesOfOtherSlot = (slotState: 'RESERVED' | 'WAITING' | 'TALKING' | 'ENDED' | 'FORCED_OUT') => [
  otherMemberState,
  state('a reserved slot', { accountId: guestId, slotState }),
]
const next = [
  state('another member', { accountId: 'acc-umi', email: 'umi@example.com', uniqueName: 'umi2026' }),
  state('a reserved slot', {
    accountId: 'acc-umi',
    slotId: 'livetalk-hoshiyomi-1-slot-2',
    reservationId: 'reservation-hoshiyomi-2',
  }),
]
const running = [...onAir, streamer]
const waiting = [...running, ...statesOfOtherSlot('WAITING')]
const talking = [...running, ...statesOfOtherSlot('TALKING')]
const own = [...onAir, state('a reserved slot')]
/** The states for another member's slot in a live talk whose staff the caller does not belong to. */
const foreign = (slotState: 'WAITING' | 'TALKING' = 'WAITING') => [
  ...onAir,
  state('another member', { accountId: 'acc-umi', email: 'umi@example.com', uniqueName: 'umi2026' }),
  state('a streamer', { accountId: 'acc-umi' }),
  ...statesOfOtherSlot(slotState),
]

const here = { params: { id: 'livetalk-hoshiyomi-1' } }
const nowhere = { params: { id: 'no-such-livetalk' } }
const slot = { params: { ...here.params, slotId } }
const noSlot = { params: { ...here.params, slotId: 'no-such-slot' } }
const withGuest = { params: { ...slot.params, resId: reservationId, accId: guestId } }
const withNobody = { params: { ...slot.params, resId: 'no-such-reservation', accId: guestId } }
const about = (member_id: string) => ({ query: { member_id } })
const consent = { camera: true, microphone: true, recording: true, recordingTermsVersion: '2026-01-10' }
const device = { camera: true, microphone: true, recording: false }
const captures = { ...withGuest, body: { reason: 'CAPTURE' as const } }

const refusals = (slotState?: 'TALKING') =>
  ({
    NotFound: { as: 'member', given: running, request: withNobody, fails: 'NotFound' },
    ofAnother: { as: 'member', given: foreign(slotState), request: withGuest, fails: 'PermissionDenied' },
  }) as const

const officialAnswer = (role: 'OFFICIAL' | 'MONITOR') => ({
  livetalk: { ...fullLivetalk, state: 'ON_AIR' as const },
  room: room(role),
  channelList: [{ ...slotIn('WAITING'), channelId }],
  serverTime,
})
const watching = [...onAir, official, ...statesOfOtherSlot('WAITING')]

/** The example requests and answers ("cases") of the endpoints for a running live talk. */
export const meetingCases = {
  checkStreamer: {
    full: {
      as: 'member',
      given: waiting,
      request: here,
      answer: {
        livetalk: { ...fullLivetalk, state: 'ON_AIR', freeSlotCount: 2 },
        ip: fullIp,
        role: 'STREAMER',
        slotList: [slotIn('WAITING')],
        guestList: [{ ...fullGuest, slotId }],
        serverTime,
      },
      exact: ['role', 'guestList.slotId', 'guestList.accountId'],
    },
    minimal: {
      as: 'member',
      given: [...bareOnAir, official],
      request: here,
      answer: {
        livetalk: { ...bareLivetalk, state: 'ON_AIR' },
        ip: bareIp,
        role: 'OFFICIAL',
        slotList: [slotIn('FREE')],
        guestList: [],
        serverTime,
      },
      exact: ['role', 'slotList.state'],
    },
    NotFound: { as: 'member', request: nowhere, fails: 'NotFound' },
    PermissionDenied: { as: 'member', given: own, request: here, fails: 'PermissionDenied' },
  },
  contactChannel: {
    full: {
      as: 'member',
      given: [...talking, ...next],
      request: slot,
      answer: {
        channel: {
          ...slotIn('TALKING'),
          isPresent: true,
          isRecording: true,
          channelId,
          guest: fullGuest,
          room: room('STREAMER'),
          nextSlotId: 'livetalk-hoshiyomi-1-slot-2',
        },
        serverTime,
      },
      exact: [
        'channel.state',
        'channel.isRecording',
        'channel.guest.accountId',
        'channel.room.role',
        'channel.nextSlotId',
      ],
    },
    /** The slot is free, so the answer contains neither a guest nor a room. */
    minimal: {
      as: 'member',
      given: running,
      request: slot,
      answer: { channel: { ...slotIn('FREE'), isPresent: false, isRecording: false }, serverTime },
      exact: ['channel.state'],
    },
    forcedOut: {
      as: 'member',
      given: [...running, ...statesOfOtherSlot('FORCED_OUT')],
      request: slot,
      answer: { channel: channelOver('FORCED_OUT'), serverTime },
      exact: ['channel.state'],
    },
    NotFound: { as: 'member', given: running, request: noSlot, fails: 'NotFound' },
    PermissionDenied: { as: 'member', given: own, request: slot, fails: 'PermissionDenied' },
    ofAnother: { as: 'member', given: foreign(), request: slot, fails: 'PermissionDenied' },
  },
  waitInChannel: {
    full: {
      as: 'member',
      given: own,
      request: slot,
      answer: {
        wait: { ...slotIn('WAITING'), isPresent: true, aheadCount: 0, channelId, room: room('MEMBER') },
        serverTime,
      },
      exact: ['wait.state', 'wait.isPresent', 'wait.aheadCount', 'wait.room.role'],
    },
    /** The caller is an official. Only a member's own request counts as presence in the waiting room. */
    minimal: {
      as: 'member',
      given: [...running, ...statesOfOtherSlot('RESERVED')],
      request: slot,
      answer: { wait: { ...slotIn('RESERVED'), isPresent: false, aheadCount: 0, channelId }, serverTime },
      exact: ['wait.state', 'wait.isPresent'],
    },
    talking: {
      as: 'member',
      given: [...onAir, state('a reserved slot', { slotState: 'TALKING' })],
      request: slot,
      answer: {
        wait: { ...slotIn('TALKING'), isPresent: true, aheadCount: 0, channelId, room: room('MEMBER') },
        serverTime,
      },
      exact: ['wait.state'],
    },
    ended: {
      as: 'member',
      given: [...onAir, state('a reserved slot', { slotState: 'ENDED' })],
      request: slot,
      answer: { wait: { ...slotIn('ENDED'), isPresent: true, aheadCount: 0, channelId }, serverTime },
      exact: ['wait.state'],
    },
    NotFound: { as: 'member', request: { params: { ...nowhere.params, slotId } }, fails: 'NotFound' },
    ofAnother: { as: 'member', given: foreign(), request: slot, fails: 'PermissionDenied' },
    OutOfTerm: {
      as: 'member',
      given: [channelState, state('a live talk'), state('a reserved slot')],
      request: slot,
      fails: 'OutOfTerm',
    },
    FailedPrecondition: {
      as: 'member',
      given: [...onAir, state('a reserved slot', { detail: 'minimal' })],
      request: slot,
      fails: 'FailedPrecondition',
    },
  },
  startWaitRecording: {
    full: {
      as: 'member',
      given: [...waiting, ...next],
      request: withGuest,
      answer: {
        channel: {
          ...slotIn('WAITING'),
          isPresent: true,
          isRecording: true,
          channelId,
          guest: fullGuest,
          room: room('STREAMER'),
          nextSlotId: 'livetalk-hoshiyomi-1-slot-2',
        },
        serverTime,
      },
      exact: ['channel.state', 'channel.isRecording'],
    },
    /** The caller is an official, who gets no room through this endpoint. */
    minimal: {
      as: 'member',
      given: [...onAir, official, ...statesOfOtherSlot('WAITING')],
      request: withGuest,
      answer: { channel: { ...slotIn('WAITING'), isPresent: true, isRecording: true }, serverTime },
      exact: ['channel.isRecording'],
    },
    ...refusals(),
    /** The live talk is not recorded, so no recording can start. */
    FailedPrecondition: {
      as: 'member',
      given: [...bareOnAir, streamer, ...statesOfOtherSlot('WAITING')],
      request: withGuest,
      fails: 'FailedPrecondition',
    },
  },
  endWaitRecording: {
    full: {
      as: 'member',
      given: [...talking, ...next],
      request: withGuest,
      answer: {
        channel: {
          ...slotIn('TALKING'),
          isPresent: true,
          isRecording: false,
          channelId,
          guest: fullGuest,
          room: room('STREAMER'),
          nextSlotId: 'livetalk-hoshiyomi-1-slot-2',
        },
        serverTime,
      },
      exact: ['channel.state', 'channel.isRecording'],
    },
    minimal: {
      as: 'member',
      given: [...onAir, official, ...statesOfOtherSlot('TALKING')],
      request: withGuest,
      answer: { channel: { ...slotIn('TALKING'), isPresent: true, isRecording: false }, serverTime },
      exact: ['channel.isRecording'],
    },
    ...refusals('TALKING'),
    /** No recording is running, so none can be ended. */
    FailedPrecondition: { as: 'member', given: waiting, request: withGuest, fails: 'FailedPrecondition' },
  },
  startTalk: {
    full: {
      as: 'member',
      given: [...waiting, ...next],
      request: withGuest,
      answer: {
        channel: {
          ...slotIn('TALKING'),
          isPresent: true,
          isRecording: false,
          channelId,
          guest: fullGuest,
          room: room('STREAMER'),
          nextSlotId: 'livetalk-hoshiyomi-1-slot-2',
        },
        serverTime,
      },
      exact: ['channel.state', 'channel.room.role'],
    },
    minimal: {
      as: 'member',
      given: [...bareOnAir, official, ...statesOfOtherSlot('WAITING')],
      request: withGuest,
      answer: { channel: { ...slotIn('TALKING'), isPresent: true, isRecording: false }, serverTime },
      exact: ['channel.state'],
    },
    ...refusals(),
    /** The member is not in the waiting room, so the talk cannot start. */
    FailedPrecondition: {
      as: 'member',
      given: [...running, ...statesOfOtherSlot('RESERVED')],
      request: withGuest,
      fails: 'FailedPrecondition',
    },
  },
  endTalk: {
    full: {
      as: 'member',
      given: [...talking, ...next],
      request: withGuest,
      answer: {
        channel: { ...channelOver('ENDED'), nextSlotId: 'livetalk-hoshiyomi-1-slot-2' },
        serverTime,
      },
      exact: ['channel.state', 'channel.isRecording'],
    },
    minimal: {
      as: 'member',
      given: talking,
      request: withGuest,
      answer: { channel: { ...slotIn('ENDED'), isPresent: true, isRecording: false }, serverTime },
      exact: ['channel.state'],
    },
    ...refusals('TALKING'),
    /** The talk has not started, so it cannot be ended. */
    FailedPrecondition: { as: 'member', given: waiting, request: withGuest, fails: 'FailedPrecondition' },
  },
  forceExit: {
    full: {
      as: 'member',
      given: [...talking, ...next],
      request: { ...withGuest, body: { reason: 'OTHER', note: 'お話の途中で、席を離れました。' } },
      answer: {
        channel: { ...channelOver('FORCED_OUT'), nextSlotId: 'livetalk-hoshiyomi-1-slot-2' },
        serverTime,
      },
      exact: ['channel.state'],
    },
    minimal: {
      as: 'member',
      given: talking,
      request: captures,
      answer: { channel: { ...slotIn('FORCED_OUT'), isPresent: true, isRecording: false }, serverTime },
      exact: ['channel.state'],
    },
    NotFound: { as: 'member', given: running, request: { ...captures, ...withNobody }, fails: 'NotFound' },
    ofAnother: { as: 'member', given: foreign(), request: captures, fails: 'PermissionDenied' },
    /** The talk has already ended, so the member cannot be removed any more. */
    FailedPrecondition: {
      as: 'member',
      given: [...running, ...statesOfOtherSlot('ENDED')],
      request: captures,
      fails: 'FailedPrecondition',
    },
    /** The reason OTHER requires a note, which the request lacks. */
    InvalidArgument: {
      as: 'member',
      given: talking,
      request: { ...withGuest, body: { reason: 'OTHER' } },
      fails: 'InvalidArgument',
    },
  },
  getIdentityVerification: {
    full: {
      as: 'member',
      given: waiting,
      request: about(guestId),
      answer: { memberId: guestId, lastName: '星野', firstName: 'ひかり', birthday: '2004-02-29', isComplete: true },
      exact: ['memberId', 'isComplete'],
    },
    /** The caller requests their own name and birthday, but has not entered any in the profile. */
    minimal: {
      as: 'member',
      given: [state('a member', { profile: 'minimal' })],
      request: about('acc-hikari'),
      answer: { memberId: 'acc-hikari', isComplete: false },
      exact: ['memberId', 'isComplete'],
    },
    /** The other member has no slot in the caller's live talk, so the staff may not see the data. */
    PermissionDenied: {
      as: 'member',
      given: [...running, otherMemberState],
      request: about(guestId),
      fails: 'PermissionDenied',
    },
    /** The caller is not staff, and may not see another member of the same live talk. */
    ofAnother: { as: 'member', given: foreign(), request: about(guestId), fails: 'PermissionDenied' },
  },
  getLivetalkEnvironment: {
    full: {
      as: 'member',
      request: {},
      answer: {
        iceServers: [
          {
            urls: ['stun:turn.example.jp:3478', 'turn:turn.example.jp:3478'],
            username: '1769947505:tsudoi',
            credential: 'ySPPHpY6Fk1zKPKvT0PsUcSxN5Q=',
          },
        ],
        expireTime: '2026-02-01T12:05:05Z',
        signallingUrl: 'wss://app.example.jp/v2/livetalk/signalling',
        browserList: [{ name: 'Chrome', version: 110 }],
        uplinkKbps: 800,
        rehearsal: {
          channelId: 'rehearsal-acc-hikari',
          room: { role: 'MEMBER', token: 'eyJhbGciOiJIUzI1NiJ9.e30.s', expireTime: '2026-02-01T12:05:05Z' },
        },
        heartbeatSeconds: 5,
      },
    },
  },
  signInMonitor: {
    full: {
      as: 'member',
      given: watching,
      request: here,
      answer: officialAnswer('MONITOR'),
      exact: ['room.role', 'channelList.state'],
    },
    minimal: {
      as: 'member',
      given: [...bareOnAir, official],
      request: here,
      answer: { ...officialAnswer('MONITOR'), livetalk: bareLivetalk, channelList: [] },
    },
    NotFound: { as: 'member', request: nowhere, fails: 'NotFound' },
    /** The caller is the streamer of the live talk; only its officials may watch. */
    PermissionDenied: { as: 'member', given: running, request: here, fails: 'PermissionDenied' },
  },
  signInTalk: {
    full: {
      as: 'member',
      given: watching,
      request: here,
      answer: officialAnswer('OFFICIAL'),
      exact: ['room.role', 'channelList.state'],
    },
    minimal: {
      as: 'member',
      given: [...bareOnAir, official],
      request: here,
      answer: { ...officialAnswer('OFFICIAL'), livetalk: bareLivetalk, channelList: [] },
    },
    NotFound: { as: 'member', request: nowhere, fails: 'NotFound' },
    PermissionDenied: { as: 'member', given: own, request: here, fails: 'PermissionDenied' },
    /** The official has not allowed camera and microphone, and may therefore only watch. */
    FailedPrecondition: {
      as: 'member',
      given: [...onAir, state('a streamer', { role: 'OFFICIAL', permit: 'NONE' })],
      request: here,
      fails: 'FailedPrecondition',
    },
  },
  permitMeeting: {
    full: {
      as: 'member',
      given: [...onAir, state('a reserved slot', { detail: 'minimal' })],
      request: { ...here, body: consent },
      answer: {
        todoList: [
          { type: 'IDENTITY_VERIFICATION', isDone: true, isRequired: true },
          { type: 'TALK_INFO', isDone: false, isRequired: false },
          { type: 'DEVICE_CHECK', isDone: true, isRequired: true },
        ],
      },
      exact: ['todoList'],
    },
    /** The member does not permit the recording, so the host stores no consent. */
    minimal: {
      as: 'member',
      given: own,
      request: { ...here, body: device },
      answer: {
        todoList: [
          { type: 'IDENTITY_VERIFICATION', isDone: true, isRequired: true },
          { type: 'TALK_INFO', isDone: true, isRequired: false },
          { type: 'DEVICE_CHECK', isDone: false, isRequired: true },
        ],
      },
      exact: ['todoList'],
    },
    /** The caller is an official, who allows camera and microphone before joining. */
    official: {
      as: 'member',
      given: [...onAir, state('a streamer', { role: 'OFFICIAL', permit: 'NONE' })],
      request: { ...here, body: device },
      answer: { todoList: [{ type: 'DEVICE_CHECK', isDone: true, isRequired: true }] },
      exact: ['todoList'],
    },
    /** The request consents to an outdated version of the recording terms. */
    FailedPrecondition: {
      as: 'member',
      given: own,
      request: { ...here, body: { ...consent, recordingTermsVersion: '2025-01-01' } },
      fails: 'FailedPrecondition',
    },
    NotFound: { as: 'member', request: { ...nowhere, body: consent }, fails: 'NotFound' },
    PermissionDenied: {
      as: 'member',
      given: foreign(),
      request: { ...here, body: consent },
      fails: 'PermissionDenied',
    },
    OutOfTerm: {
      as: 'member',
      given: [channelState, state('a live talk', { phase: 'ENDED' }), state('a reserved slot')],
      request: { ...here, body: consent },
      fails: 'OutOfTerm',
    },
  },
} satisfies AreaCases<typeof endpoints>
