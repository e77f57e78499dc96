import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { count, imagePath, instant, nothing, openEnum, shownText } from '../schema.ts'
import {
  livetalk,
  livetalkGroup,
  livetalkIp,
  livetalkMember,
  livetalkTodo,
  slotReservation,
  slotVacancies,
  talkInfo,
  longestTalkInfo,
} from './livetalkShapes.ts'
import { nameOrNothing, paragraphOrNothing } from '../requestFields.ts'

export * from './livetalkShapes.ts'
export * from './meeting.endpoints.ts'

/**
 * Calls of a member before a talk. A live talk belongs to a group of one channel. A ticket for it is valid for one
 * slot; `ticketId` is the id of the ticket item, which a member may own more than once (C024).
 */
export const listGroupLivetalks = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/livetalk/group/{id}/livetalk',
  auth: 'anyone',
  response: z.object({ group: livetalkGroup, ip: livetalkIp, livetalkList: z.array(livetalk) }),
  codes: ['NotFound', 'OutOfTerm', 'UnavailableIpPublicationPeriod'],
  source: 'C130',
  summary: 'A group and its live talks in the order of time, for everyone',
})

/** Reads a live talk; for a member also the remaining tasks and the number of usable tickets. */
export const getLivetalk = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/livetalk/livetalk/{id}/detail',
  auth: 'anyone',
  response: z.object({
    livetalk,
    ip: livetalkIp,
    /** The caller as a participant. This and the following fields are present for members only. */
    member: z.optional(livetalkMember),
    /** Tasks that the member still has to do before they can wait for the talk. */
    todoList: z.optional(z.array(livetalkTodo)),
    /** Number of the member's tickets that have no slot yet. */
    ticketCount: z.optional(count),
  }),
  codes: ['NotFound', 'OutOfTerm', 'UnavailableIpPublicationPeriod'],
  source: 'C131',
  summary: 'A live talk; for a member with what is still to do and the tickets they can use',
})

/** Lists the caller's tickets for a live talk. */
export const listLivetalkTickets = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/livetalk/livetalk/{id}/ticket',
  auth: 'member',
  response: z.object({
    livetalk,
    /** Time (exclusive) until which the member can cancel a slot. */
    cancelDeadline: instant,
    /** The member's tickets that open this live talk. */
    list: z.array(
      z.object({
        /** Id of the ticket item; a member may own several tickets with the same id. */
        ticketId: z.string(),
        name: shownText,
        image: z.optional(imagePath),
        /** Number of tickets of this item that the member owns, including used ones. */
        ownedCount: count,
        /** Number of these tickets that have no slot yet in any live talk. */
        unusedCount: count,
        /** The slot of this live talk that the member reserved with the ticket; absent without one. */
        reservation: z.optional(slotReservation),
      }),
    ),
  }),
  codes: ['NotFound', 'OutOfTerm', 'UnavailableIpPublicationPeriod'],
  source: 'C132',
  summary: "The member's tickets for a live talk, with the slots they were used for",
})

/** Reads the slots of a live talk that the caller can choose with a ticket. */
export const getTicketSlots = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/livetalk/ticket/{ticketId}/livetalk/{livetalkId}/slot',
  auth: 'member',
  response: z.object({
    /** All slots of the live talk, ordered by start. */
    slotList: z.array(
      z.object({
        /** Id of the slot. */
        slotId: z.string(),
        /** When the talk begins. */
        startTime: instant,
        /** When the talk ends. */
        endTime: instant,
        /** Whether the slot can be reserved. Does not name the member who has reserved it. */
        vacancy: openEnum(slotVacancies),
      }),
    ),
    /** When the reservation period starts. */
    reservationStartTime: instant,
    /** When the reservation period ends. */
    reservationEndTime: instant,
    /** The slot that the member reserved with this ticket; absent without one. */
    reservation: z.optional(slotReservation),
  }),
  codes: ['NotFound', 'OutOfTerm', 'UnavailableIpPublicationPeriod'],
  source: 'C133',
  summary: 'The slots that a ticket can choose from; without the names of those who took the others',
})

const slotPath = '/v2/livetalk/ticket/{ticketId}/livetalk/{livetalkId}/slot/{slotId}'

/** Reserves a slot of a live talk with a ticket. */
export const reserveSlot = endpoint({
  host: 'app',
  method: 'POST',
  path: slotPath,
  auth: 'member',
  response: z.object({
    /** The reserved slot. */
    reservation: slotReservation,
  }),
  codes: [
    'NotFound',
    /** The request came outside the reservation period. */
    'OutOfTerm',
    /** Another member has reserved the slot. */
    'Aborted',
    /** The ticket already has a slot. */
    'AlreadyAssociated',
    /** The member has another talk at that time. */
    'FailedPrecondition',
    'UnavailableIpPublicationPeriod',
  ],
  source: 'C134',
  summary: 'Reserves a slot with a ticket; the same again changes nothing',
})

/** Cancels the caller's reservation of a slot. */
export const cancelSlot = endpoint({
  host: 'app',
  method: 'DELETE',
  path: slotPath,
  auth: 'member',
  response: nothing,
  codes: [
    'NotFound',
    /** The request came after `cancelDeadline`. */
    'OutOfTerm',
  ],
  source: 'C135',
  summary: 'Gives a slot back, and with it the ticket, until cancelDeadline',
})

const talkInfoPath = '/v2/livetalk/livetalk/{id}/talk_info'

/** Reads the name and topic that the caller has entered for the talk. */
export const getTalkInfo = endpoint({
  host: 'app',
  method: 'GET',
  path: talkInfoPath,
  auth: 'member',
  response: z.object({ talkInfo }),
  codes: ['NotFound', 'PermissionDenied'],
  source: 'C136',
  summary: 'What the member has told the streamer in advance; for a member who has a slot',
})

/** Saves the name and topic that the streamer sees before the talk. */
export const saveTalkInfo = endpoint({
  host: 'app',
  method: 'PATCH',
  path: talkInfoPath,
  auth: 'member',
  /** The texts to change. An empty text deletes the saved text, and a missing one leaves it unchanged. */
  body: z.object({
    /** How the streamer shall address the member: one line, up to 20 graphemes. */
    callName: z.optional(nameOrNothing(longestTalkInfo.callName)),
    /** What the member wants to talk about: up to 200 graphemes, with line breaks. */
    topic: z.optional(paragraphOrNothing(longestTalkInfo.topic)),
  }),
  response: z.object({ talkInfo }),
  codes: [
    'NotFound',
    'PermissionDenied',
    'InvalidArgument',
    'InvalidModeration',
    /** The live talk has ended. */
    'OutOfTerm',
  ],
  source: 'C137',
  summary: 'Tells the streamer what the member wants to be called and to talk about',
})

/** Reads a live talk with the caller's own slots. */
export const getMemberLivetalk = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/livetalk/member/livetalk/{id}/detail',
  auth: 'member',
  response: z.object({
    livetalk,
    ip: livetalkIp,
    member: livetalkMember,
    /** The member's slots, ordered by start. */
    slotList: z.array(slotReservation),
  }),
  codes: ['NotFound'],
  source: 'C138',
  summary: "A live talk with the member's own slots, also when the group is no longer published",
})

/** Lists the live talks of a group in which the caller has a slot. */
export const listMemberGroupLivetalks = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/livetalk/member/group/{id}/livetalk',
  auth: 'member',
  response: z.object({
    group: livetalkGroup,
    ip: livetalkIp,
    /** The live talks in which the member has slots, ordered by time. */
    livetalkList: z.array(
      z.object({
        livetalk,
        /** The member's slots, ordered by start. */
        slotList: z.array(slotReservation),
      }),
    ),
  }),
  codes: ['NotFound'],
  source: 'C139',
  summary: 'The live talks of a group in which the member has slots, also when it is no longer published',
})
