import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { count, day, imagePath, instant, openEnum, shownText } from '../schema.ts'
import {
  forceExitReasons,
  livetalk,
  livetalkIp,
  livetalkTodo,
  meetingRoom,
  slotStates,
  staffRoles,
  talkInfo,
} from './livetalkShapes.ts'

/**
 * The call itself. Clients poll: the streamer C141, the waiting member C142. A meeting is a live talk on its day: their
 * ids are the same.
 */

/** The host's clock, now: clients count down by it. */
const serverTime = instant

const meetingSlot = z.object({
  /** Id of the slot. */
  slotId: z.string(),
  state: openEnum(slotStates),
  /** Of the appointment; once there is a talk, of the talk itself. */
  startTime: instant,
  /** Of the appointment; once there is a talk, of the talk itself. */
  endTime: instant,
})

/** Who has a slot, as the staff of the live talk sees it. */
export const meetingGuest = z.object({
  /** The reservation of the slot. */
  reservationId: z.string(),
  /** Account of the member. */
  accountId: z.string(),
  nickName: z.optional(shownText),
  image: z.optional(imagePath),
  talkInfo,
  /** Whether the member lets the talk be recorded (C152). */
  hasPermittedRecording: z.boolean(),
  /** What the member has consented to, as the host keeps it (Q276); absent without consent. */
  recordingConsent: z.optional(
    z.object({
      /** Of the text that was shown. */
      version: z.string(),
      /** When the host was told. */
      consentTime: instant,
    }),
  ),
})

export const checkStreamer = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/livetalk/meeting/streamer/check/livetalk/{id}',
  auth: 'member',
  response: z.object({
    livetalk,
    ip: livetalkIp,
    /** What the caller is in this live talk. */
    role: openEnum(staffRoles),
    /** Every slot, by its beginning. */
    slotList: z.array(meetingSlot),
    /** Who has a slot, by its beginning. */
    guestList: z.array(
      z.extend(meetingGuest, {
        /** The slot that they have. */
        slotId: z.string(),
      }),
    ),
    serverTime,
  }),
  codes: ['NotFound', 'PermissionDenied'],
  source: 'C140',
  summary: 'Whether the caller runs this live talk, and its whole run',
})

/** One slot as the staff sees it; a free one has neither guest nor room. */
export const meetingChannel = z.extend(meetingSlot, {
  /** The member has been heard from within half a minute. */
  isPresent: z.boolean(),
  /** Whether it is being recorded now. */
  isRecording: z.boolean(),
  /** Whom a room is for changes with every reservation, and so does its id. */
  channelId: z.optional(z.string()),
  /** Absent when nobody has the slot. */
  guest: z.optional(meetingGuest),
  /** For the streamer, while the slot is not over. */
  room: z.optional(meetingRoom),
  /** Who comes after: the next slot that somebody has and that is not over. */
  nextSlotId: z.optional(z.string()),
})
export type MeetingChannel = z.infer<typeof meetingChannel>

const channelAnswer = z.object({
  /** The slot, as it is now. */
  channel: meetingChannel,
  serverTime,
})
/** After a move that ends the slot, and with it the room. */
const closedAnswer = z.object({
  /** The slot, as it is now, without a room. */
  channel: z.omit(meetingChannel, { room: true }),
  serverTime,
})

export const contactChannel = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/livetalk/meeting/streamer/channel/livetalk/{id}/slot/{slotId}/contact',
  auth: 'member',
  silent: true,
  response: channelAnswer,
  codes: ['NotFound', 'PermissionDenied'],
  source: 'C141',
  summary: 'How a slot stands, for the staff: who it is, whether they are there, who is next',
})

export const waitInChannel = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/livetalk/meeting/streamer/channel/livetalk/{id}/slot/{slotId}/wait',
  auth: 'member',
  silent: true,
  response: z.object({
    /** The member's slot, as it is now. */
    wait: z.extend(meetingSlot, {
      /** The member has been heard from within half a minute. */
      isPresent: z.boolean(),
      /** Slots before this one that somebody has and that are not over. */
      aheadCount: count,
      /** Id of the room; it changes with every reservation. */
      channelId: z.string(),
      /** For the member, while the slot is not over. */
      room: z.optional(meetingRoom),
    }),
    serverTime,
  }),
  codes: [
    'NotFound',
    'PermissionDenied',
    /** Before entryTime. */
    'OutOfTerm',
    /** Something required is still to be done (todoList). */
    'FailedPrecondition',
  ],
  source: 'C142',
  summary: "The waiting member's heartbeat, the only change that a GET makes (X12); the staff only looks on",
})

const guestPath = 'livetalk/{id}/slot/{slotId}/reservation/{resId}/account/{accId}' as const

export const startWaitRecording = endpoint({
  host: 'app',
  method: 'POST',
  path: `/v2/livetalk/meeting/streamer/recording/${guestPath}/wait/start`,
  auth: 'member',
  silent: true,
  response: channelAnswer,
  codes: [
    'NotFound',
    'PermissionDenied',
    /** The live talk is not recorded, the member has not consented to its text of now, or is not there. */
    'FailedPrecondition',
  ],
  source: 'C143',
  summary: 'Begins recording while the member waits or talks; again changes nothing',
})

export const endWaitRecording = endpoint({
  host: 'app',
  method: 'POST',
  path: `/v2/livetalk/meeting/streamer/recording/${guestPath}/wait/end`,
  auth: 'member',
  silent: true,
  response: channelAnswer,
  codes: ['NotFound', 'PermissionDenied', 'FailedPrecondition'],
  source: 'C144',
  summary: 'Ends recording; it also ends with the talk',
})

export const startTalk = endpoint({
  host: 'app',
  method: 'POST',
  path: `/v2/livetalk/meeting/streamer/talk/${guestPath}/start`,
  auth: 'member',
  silent: true,
  response: channelAnswer,
  codes: [
    'NotFound',
    'PermissionDenied',
    /** The member is not waiting, or another talk is still on. */
    'FailedPrecondition',
  ],
  source: 'C145',
  summary: 'Begins the talk with a waiting member, one at a time; its full length counts from here',
})

export const endTalk = endpoint({
  host: 'app',
  method: 'POST',
  path: `/v2/livetalk/meeting/streamer/talk/${guestPath}/end`,
  auth: 'member',
  silent: true,
  response: closedAnswer,
  codes: ['NotFound', 'PermissionDenied', 'FailedPrecondition'],
  source: 'C146',
  summary: 'Ends the talk; it also ends by itself after its length',
})

export const forceExit = endpoint({
  host: 'app',
  method: 'POST',
  path: `/v2/livetalk/meeting/streamer/operation/${guestPath}/force_exit`,
  auth: 'member',
  silent: true,
  /** Why (Q277): kept with who did it and when. */
  body: z.object({
    /** One of the reasons. */
    reason: z.enum(forceExitReasons),
    /** In one's own words, up to 200 graphemes; with OTHER never missing. */
    note: z.optional(z.string()),
  }),
  response: closedAnswer,
  codes: ['NotFound', 'PermissionDenied', 'FailedPrecondition', 'InvalidArgument'],
  source: 'C147',
  summary: 'Sends the member out for good; the ticket stays used',
})

export const getIdentityVerification = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/identity/verification',
  auth: 'member',
  query: z.object({
    /** Account of the member. */
    member_id: z.string(),
  }),
  response: z.object({
    /** Account of the member. */
    memberId: z.string(),
    /** Family name; absent when the member has not said it. */
    lastName: z.optional(z.string()),
    /** Given name; absent when the member has not said it. */
    firstName: z.optional(z.string()),
    /** A day of the calendar, `2004-02-29`; absent when the member has not said it. */
    birthday: z.optional(day),
    /** Everything is there that a document is compared with. */
    isComplete: z.boolean(),
  }),
  codes: ['PermissionDenied'],
  source: 'C148',
  summary:
    "What a member's document is compared with: for the member, and until the live talk is over for the staff of one they have a slot in (X11)",
})

export const getLivetalkEnvironment = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/livetalk/environment',
  auth: 'member',
  response: z.object({
    /** As RTCPeerConnection takes them. */
    iceServers: z.array(
      z.object({
        /** Addresses of one server: `stun:…`, `turn:…`. */
        urls: z.array(z.string()),
        /** Name for a TURN server, good until `expireTime`. */
        username: z.string(),
        /** Password for a TURN server, good until `expireTime`. */
        credential: z.string(),
      }),
    ),
    /** Until then the credentials count. */
    expireTime: instant,
    /** A WebSocket's address, or a path on the app host. */
    signallingUrl: z.string(),
    /** The oldest versions that work. */
    browserList: z.array(
      z.object({
        /** Of the browser: Chrome. */
        name: shownText,
        /** The oldest major version. */
        version: z.int(),
      }),
    ),
    /** What a talk sends, in kilobits a second. */
    uplinkKbps: count,
    /** A room in which the caller is alone and meets themself: to try devices and network out on what a talk uses. */
    rehearsal: z.object({
      /** Id of the room. */
      channelId: z.string(),
      /** Opens it; it belongs to no live talk. */
      room: meetingRoom,
    }),
    /** Seconds between two polls of a client. */
    heartbeatSeconds: z.int().check(z.positive()),
  }),
  source: 'C149',
  summary: 'What a call needs: ICE servers, signalling, and what the device must be able to do',
})

const officialAnswer = z.object({
  livetalk,
  /** Opens every room of this live talk. */
  room: meetingRoom,
  /** Slots that somebody has and that are not over. */
  channelList: z.array(
    z.extend(meetingSlot, {
      /** Id of the room. */
      channelId: z.string(),
    }),
  ),
  serverTime,
})

export const signInMonitor = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/livetalk/meeting/{id}/signin/monitor/official',
  auth: 'member',
  response: officialAnswer,
  codes: ['NotFound', 'PermissionDenied'],
  source: 'C150',
  summary: 'Lets an official of the live talk look on, unseen and unheard',
})

export const signInTalk = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/livetalk/meeting/{id}/signin/talk/official',
  auth: 'member',
  response: officialAnswer,
  codes: [
    'NotFound',
    'PermissionDenied',
    /** The official has not let camera and microphone be used (C152). */
    'FailedPrecondition',
  ],
  source: 'C151',
  summary: 'Lets an official of the live talk who has permitted it (C152) join the talks',
})

export const permitMeeting = endpoint({
  host: 'app',
  method: 'POST',
  path: '/v2/livetalk/meeting/{id}/permit',
  auth: 'member',
  /** What the caller agrees to; camera and microphone have been tried out before. */
  body: z.object({
    /** The caller lets their camera be used. */
    camera: z.boolean(),
    /** The caller lets their microphone be used. */
    microphone: z.boolean(),
    /** The member lets the talk be recorded. */
    recording: z.boolean(),
    /** `recordingTerms.version` of the text that was shown; where a talk is recorded, no consent counts without it. */
    recordingTermsVersion: z.optional(z.string()),
  }),
  response: z.object({
    /** What the caller still has to do; an official has nothing but the device. */
    todoList: z.array(livetalkTodo),
  }),
  codes: [
    'NotFound',
    'PermissionDenied',
    /** The live talk is over. */
    'OutOfTerm',
    /** Consent to a recording under a text that is not the one of now: nothing is kept. */
    'FailedPrecondition',
  ],
  source: 'C152',
  summary:
    'Consent before joining, of a member or an official, and the proof that the device works; the last one counts, the host keeps its text, version and time',
})
