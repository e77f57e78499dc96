import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { count, day, imagePath, instant, openEnum, shownText } from '../schema.ts'
import {
  forceExitReasons,
  livetalk,
  livetalkIp,
  livetalkTodo,
  longestExitNote,
  meetingRoom,
  slotStates,
  staffRoles,
  talkInfo,
} from './livetalkShapes.ts'
import { textInLines } from '../requestFields.ts'

/**
 * Calls during a live talk. The streamer polls C141, and the waiting member polls C142. A meeting is the live talk on
 * its day, and has the same id.
 */

/** The host's current time, by which clients count down. */
const serverTime = instant

const meetingSlot = z.object({
  /** Id of the slot. */
  slotId: z.string(),
  state: openEnum(slotStates),
  /** The scheduled start of the slot; once the talk has started, its actual start. */
  startTime: instant,
  /** The scheduled end of the slot; once the talk has started, its actual end. */
  endTime: instant,
})

/** The member of a slot, as shown to the live talk's staff. */
export const meetingGuest = z.object({
  /** Id of the slot's reservation. */
  reservationId: z.string(),
  /** Account of the member. */
  accountId: z.string(),
  nickName: z.optional(shownText),
  image: z.optional(imagePath),
  talkInfo,
  /** Whether the member permits the recording (C152). */
  hasPermittedRecording: z.boolean(),
  /** The member's stored consent to recording; absent without consent (Q276). */
  recordingConsent: z.optional(
    z.object({
      /** Version of the recording terms that the member saw. */
      version: z.string(),
      /** When the host received the consent. */
      consentTime: instant,
    }),
  ),
})

/** Reads a live talk with all slots, for its staff. */
export const checkStreamer = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/livetalk/meeting/streamer/check/livetalk/{id}',
  auth: 'member',
  response: z.object({
    livetalk,
    ip: livetalkIp,
    /** The caller's role in this live talk. */
    role: openEnum(staffRoles),
    /** All slots, ordered by start. */
    slotList: z.array(meetingSlot),
    /** The members with a slot, ordered by the slot's start. */
    guestList: z.array(
      z.extend(meetingGuest, {
        /** Id of the member's slot. */
        slotId: z.string(),
      }),
    ),
    serverTime,
  }),
  codes: ['NotFound', 'PermissionDenied'],
  source: 'C140',
  summary: 'Whether the caller is staff of this live talk, and all of its slots',
})

/** A slot as the live talk's staff sees it. A free slot has neither guest nor room. */
export const meetingChannel = z.extend(meetingSlot, {
  /** Whether the member has polled within the last 30 seconds. */
  isPresent: z.boolean(),
  /** Whether the talk is being recorded. */
  isRecording: z.boolean(),
  /** Id of the room; each reservation has a new room. */
  channelId: z.optional(z.string()),
  /** The slot's member; absent if the slot is free. */
  guest: z.optional(meetingGuest),
  /** Access to the room, for the streamer until the slot ends. */
  room: z.optional(meetingRoom),
  /** Id of the next reserved slot that has not ended. */
  nextSlotId: z.optional(z.string()),
})
/** A slot of a live talk as its staff sees it. */
export type MeetingChannel = z.infer<typeof meetingChannel>

const channelAnswer = z.object({
  /** Current state of the slot. */
  channel: meetingChannel,
  serverTime,
})
/** The answer after the slot and its room were closed. */
const closedAnswer = z.object({
  /** Current state of the slot, without a room. */
  channel: z.omit(meetingChannel, { room: true }),
  serverTime,
})

/** Reads the state of a slot, for the staff of the live talk. */
export const contactChannel = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/livetalk/meeting/streamer/channel/livetalk/{id}/slot/{slotId}/contact',
  auth: 'member',
  silent: true,
  response: channelAnswer,
  codes: ['NotFound', 'PermissionDenied'],
  source: 'C141',
  summary: 'State of a slot, for the staff: the member in it, whether they are present, and the next one',
})

/** Reads the state of a slot. For the waiting member, the request is also a heartbeat. */
export const waitInChannel = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/livetalk/meeting/streamer/channel/livetalk/{id}/slot/{slotId}/wait',
  auth: 'member',
  silent: true,
  response: z.object({
    /** Current state of the member's slot. */
    wait: z.extend(meetingSlot, {
      /** Whether the member has polled within the last 30 seconds. */
      isPresent: z.boolean(),
      /** Number of reserved slots before the member's that have not ended. */
      aheadCount: count,
      /** Id of the room; each reservation has a new room. */
      channelId: z.string(),
      /** Access to the room, for the member until the slot ends. */
      room: z.optional(meetingRoom),
    }),
    serverTime,
  }),
  codes: [
    'NotFound',
    'PermissionDenied',
    /** The request came before `entryTime`. */
    'OutOfTerm',
    /** The member has not done a required task of `todoList`. */
    'FailedPrecondition',
  ],
  source: 'C142',
  summary:
    "The waiting member's heartbeat, the only change that a GET makes (X12); a request of the staff changes nothing",
})

const guestPath = 'livetalk/{id}/slot/{slotId}/reservation/{resId}/account/{accId}' as const

/** Starts recording a slot. */
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
    /**
     * The live talk is not recorded, or the member has not consented to the current text, or the member is not present.
     */
    'FailedPrecondition',
  ],
  source: 'C143',
  summary: 'Begins recording while the member waits or talks; again changes nothing',
})

/** Ends the recording of a slot. */
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

/** Starts the talk with a waiting member. */
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
    /** The member is not waiting, or another talk is still running. */
    'FailedPrecondition',
  ],
  source: 'C145',
  summary: 'Begins the talk with a waiting member, one at a time; its full length counts from here',
})

/** Ends the talk with a member. */
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

/** Removes a member permanently from the live talk. */
export const forceExit = endpoint({
  host: 'app',
  method: 'POST',
  path: `/v2/livetalk/meeting/streamer/operation/${guestPath}/force_exit`,
  auth: 'member',
  silent: true,
  /** Reason of the removal, which the host stores with the caller and the time (Q277). */
  body: z.object({
    /** The reason, as listed in `forceExitReasons`. */
    reason: z.enum(forceExitReasons),
    /** Note on the reason: free text, up to 200 graphemes; required with OTHER. */
    note: z.optional(textInLines(longestExitNote)),
  }),
  response: closedAnswer,
  codes: ['NotFound', 'PermissionDenied', 'FailedPrecondition', 'InvalidArgument'],
  source: 'C147',
  summary: 'Removes the member from the talk for good; the ticket stays used',
})

/** Reads the profile data with which staff compare a member's identity document. */
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
    /** Family name in the member's profile; absent if not entered. */
    lastName: z.optional(z.string()),
    /** Given name in the member's profile; absent if not entered. */
    firstName: z.optional(z.string()),
    /** Birthday in the member's profile, such as `2004-02-29`; absent if not entered. */
    birthday: z.optional(day),
    /** Whether the profile has all data that staff compare with an identity document. */
    isComplete: z.boolean(),
  }),
  codes: ['PermissionDenied'],
  source: 'C148',
  summary:
    "What a member's document is compared with: for the member, and until the live talk is over for the staff of one they have a slot in (X11)",
})

/** Reads what a video call needs: ICE servers, signalling and the requirements for the device. */
export const getLivetalkEnvironment = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/livetalk/environment',
  auth: 'member',
  response: z.object({
    /** ICE servers for RTCPeerConnection. */
    iceServers: z.array(
      z.object({
        /** Addresses of one server: `stun:…`, `turn:…`. */
        urls: z.array(z.string()),
        /** User name for a TURN server, valid until `expireTime`. */
        username: z.string(),
        /** Password for a TURN server, valid until `expireTime`. */
        credential: z.string(),
      }),
    ),
    /** When the credentials expire. */
    expireTime: instant,
    /** Address of the signalling service: a WebSocket address, or a path on the app host. */
    signallingUrl: z.string(),
    /** The minimum versions of supported browsers. */
    browserList: z.array(
      z.object({
        /** Name of the browser, such as Chrome. */
        name: shownText,
        /** The oldest supported major version of the browser. */
        version: z.int(),
      }),
    ),
    /** Upload bandwidth that a talk requires, in kilobits per second. */
    uplinkKbps: count,
    /** The caller's private test room, for testing devices and network. */
    rehearsal: z.object({
      /** Id of the test room. */
      channelId: z.string(),
      /** Access to the test room, which belongs to no live talk. */
      room: meetingRoom,
    }),
    /** Interval between two polls of a client, in seconds. */
    heartbeatSeconds: z.int().check(z.positive()),
  }),
  source: 'C149',
  summary: 'What a call needs: ICE servers, signalling, and what the device must be able to do',
})

const officialAnswer = z.object({
  livetalk,
  /** Access to all rooms of this live talk. */
  room: meetingRoom,
  /** The slots that are reserved and have not ended, with their rooms. */
  channelList: z.array(
    z.extend(meetingSlot, {
      /** Id of the room. */
      channelId: z.string(),
    }),
  ),
  serverTime,
})

/** Gives an official access to watch a live talk. */
export const signInMonitor = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/livetalk/meeting/{id}/signin/monitor/official',
  auth: 'member',
  response: officialAnswer,
  codes: ['NotFound', 'PermissionDenied'],
  source: 'C150',
  summary: 'Lets an official of the live talk watch, unseen and unheard',
})

/** Gives an official access to join a live talk. */
export const signInTalk = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/livetalk/meeting/{id}/signin/talk/official',
  auth: 'member',
  response: officialAnswer,
  codes: [
    'NotFound',
    'PermissionDenied',
    /** The official has not permitted camera and microphone (C152). */
    'FailedPrecondition',
  ],
  source: 'C151',
  summary: 'Lets an official of the live talk who has permitted it (C152) join the talks',
})

/** Saves what the caller allows before joining a live talk: camera, microphone and recording. */
export const permitMeeting = endpoint({
  host: 'app',
  method: 'POST',
  path: '/v2/livetalk/meeting/{id}/permit',
  auth: 'member',
  /** The permissions that the caller gives after the device test. */
  body: z.object({
    /** Whether the live talk may use the camera. */
    camera: z.boolean(),
    /** Whether the live talk may use the microphone. */
    microphone: z.boolean(),
    /** Whether the talk may be recorded. */
    recording: z.boolean(),
    /** `recordingTerms.version` of the shown text; required for a consent to a recorded talk. */
    recordingTermsVersion: z.optional(z.string()),
  }),
  response: z.object({
    /** The caller's remaining tasks. An official's only task is the device test. */
    todoList: z.array(livetalkTodo),
  }),
  codes: [
    'NotFound',
    'PermissionDenied',
    /** The live talk has ended. */
    'OutOfTerm',
    /** The consent refers to an outdated version of the recording terms: nothing is stored. */
    'FailedPrecondition',
  ],
  source: 'C152',
  summary:
    'Consent before joining, of a member or an official, and the proof that the device works; the last one counts, the host keeps its text, version and time',
})
