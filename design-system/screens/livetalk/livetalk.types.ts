/** The phase of a live talk by server time (C130, state). */
export type LivetalkPhase = 'before' | 'open' | 'closed' | 'onAir' | 'over'

/** A series of one-to-one video calls of one streamer (C130, C131). Times are ISO 8601. */
export interface Livetalk {
  id: string
  title: string
  image?: string | undefined
  /** The description: plain text whose line breaks are kept. */
  description?: string | undefined
  /** The person the members talk with. */
  streamer: { name: string; image?: string | undefined }
  /** When the first slot begins (`start`) and when the last one ends (`end`). */
  start: string
  end: string
  /** The length of each member's talk, in seconds. */
  seconds: number
  /** The number of all slots, and of those still free. */
  slots: number
  free: number
  /** The reservation period: start inclusive, end exclusive (Q70). */
  reservation: { start: string; end: string }
  phase: LivetalkPhase
  /** The text that a member must consent to before a recorded talk (Q276). */
  terms?: { version: string; text: string } | undefined
  /** Whether talks are recorded; the member has to consent first. */
  isRecorded: boolean
  /** Whether staff check an identity document before the talk. */
  needsIdentity: boolean
  cautions: string[]
  href: string
}

/** A group of live talks of a channel. */
export interface LivetalkGroup {
  id: string
  name: string
  image?: string | undefined
  description?: string | undefined
}

/** The state of a member's slot; the last three are final. */
export type OwnSlotState = 'reserved' | 'waiting' | 'talking' | 'ended' | 'forcedOut' | 'noShow'

/** A slot reserved by the member. */
export interface OwnSlot {
  id: string
  /** The ticket with which the slot was reserved. */
  ticketId: string
  state: OwnSlotState
  start: string
  end: string
  /** When the waiting room opens. */
  entry: string
  /** The cancellation deadline, by server time. */
  cancelDeadline: string
  /** The URL of the page of the call. */
  href?: string | undefined
}

/** A live talk in a list, with the member's slots in it. */
export interface ListedLivetalk {
  livetalk: Livetalk
  own: OwnSlot[]
}

/** A group with its live talks, sorted by time. */
export interface LivetalkGroupPageData {
  group: LivetalkGroup
  list: ListedLivetalk[]
}

/** The to-do steps before a talk, in this order. */
export type TodoType = 'profile' | 'identity' | 'talkInfo' | 'device' | 'consent'

/** A to-do step before a talk, and whether it is done. */
export interface Todo {
  type: TodoType
  isDone: boolean
  /** Whether the member cannot join the talk without this step. */
  isRequired: boolean
}

/** The data of a live talk's own page. */
export interface LivetalkPageData {
  livetalk: Livetalk
  own: OwnSlot[]
  /** The member's to-do steps; absent for guests. */
  todos?: Todo[] | undefined
  /** The number of the member's tickets without a slot; members only. */
  tickets?: number | undefined
}

/** Whether a slot can be reserved. The server does not say who reserved the taken ones. */
export type SlotVacancy = 'free' | 'taken' | 'own'

/** One slot of a live talk. */
export interface TalkSlot {
  id: string
  start: string
  end: string
  vacancy: SlotVacancy
}

/**
 * A ticket of the member that gives access to the live talk, and the slot that the member reserved with this ticket.
 */
export interface TalkTicket {
  id: string
  name: string
  image?: string | undefined
  /** The number of tickets of this kind that the member holds and has not used for a slot. */
  unused: number
  own?: OwnSlot | undefined
  /** The URL of the page with this ticket selected. */
  href: string
}

/** The data of the slots page: the tickets, and the slots for the selected one. */
export interface LivetalkSlotsPageData {
  livetalk: Livetalk
  tickets: TalkTicket[]
  /** The selected ticket; undefined without a ticket. */
  ticket?: TalkTicket | undefined
}

/** The state of a reservation or cancellation: none, in flight, or a sentence about the outcome. */
export type SlotRequestState =
  | { state: 'none' }
  | { state: 'sending'; slotId: string }
  | { state: 'reserved'; slotId: string }
  | { state: 'cancelled' }
  | { state: 'refused'; slotId: string; title: string; text: string }

/** The member's information for the streamer. */
export interface TalkInfoValues {
  callName: string
  topic: string
}

/** The links of a live talk's pages. */
export interface LivetalkHrefs {
  group: string
  livetalk: string
  slots: string
  talkInfo: string
  /** The rehearsal page; absent where there is none. */
  rehearsal?: string | undefined
  /** The URL of the profile form with name and birthday. */
  profile: string
  tickets: string
  /** The URL of the start page: /home for a member, /top for a guest. */
  top: string
  login: string
  signUp: string
}
