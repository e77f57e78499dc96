/** Where a live talk stands by the host's clock (C130, state). */
export type LivetalkPhase = 'before' | 'open' | 'closed' | 'onAir' | 'over'

/** A series of one-to-one video calls of one streamer (C130, C131). Times are ISO 8601. */
export interface Livetalk {
  id: string
  title: string
  image?: string
  /** Plain text; line breaks count. */
  description?: string
  /** Whom one talks with. */
  streamer: { name: string; image?: string }
  /** When the first slot begins and the last one ends. */
  start: string
  end: string
  /** How long each member talks, in seconds. */
  seconds: number
  /** Slots in all, and those that nobody has. */
  slots: number
  free: number
  /** Slots can be reserved: start inclusive, end exclusive (Q70). */
  reservation: { start: string; end: string }
  phase: LivetalkPhase
  /** What a member consents to before a recorded talk (Q276). */
  terms?: { version: string; text: string }
  /** Talks are recorded; a member consents to it first. */
  isRecorded: boolean
  /** A document is looked at before the talk. */
  needsIdentity: boolean
  cautions: string[]
  href: string
}

/** Live talks of a channel that belong together. */
export interface LivetalkGroup {
  id: string
  name: string
  image?: string
  description?: string
}

/** What has become of an own slot; the last three are final. */
export type OwnSlotState = 'reserved' | 'waiting' | 'talking' | 'ended' | 'forcedOut' | 'noShow'

/** A slot that the member has. */
export interface OwnSlot {
  id: string
  /** The ticket it was reserved with. */
  ticketId: string
  state: OwnSlotState
  start: string
  end: string
  /** Waiting can begin then. */
  entry: string
  /** Until then it can be given back, by the host's clock. */
  cancelDeadline: string
  /** Where the call takes place. */
  href?: string
}

/** A live talk in a list, with the own slots in it. */
export interface ListedLivetalk {
  livetalk: Livetalk
  own: OwnSlot[]
}

/** A group with what is in it, in the order of time. */
export interface ShownGroup {
  group: LivetalkGroup
  list: ListedLivetalk[]
}

/** What a member does before a talk, in this order. */
export type TodoType = 'profile' | 'identity' | 'talkInfo' | 'device' | 'consent'

/** One of them. */
export interface Todo {
  type: TodoType
  isDone: boolean
  /** Without it there is no joining. */
  isRequired: boolean
}

/** A live talk as its own page shows it. */
export interface ShownLivetalk {
  livetalk: Livetalk
  own: OwnSlot[]
  /** For members. */
  todos?: Todo[]
  /** Tickets for it that have no slot yet; for members. */
  tickets?: number
}

/** Whether a slot can be reserved; nobody sees who took the others. */
export type SlotVacancy = 'free' | 'taken' | 'own'

/** One slot of a live talk. */
export interface TalkSlot {
  id: string
  start: string
  end: string
  vacancy: SlotVacancy
}

/** A ticket of the member that opens the live talk, with the slot it is good for. */
export interface TalkTicket {
  id: string
  name: string
  image?: string
  /** Those of it that are good for no slot yet. */
  unused: number
  own?: OwnSlot
  /** The page with this ticket chosen. */
  href: string
}

/** What the page of slots shows: the tickets, and what can be had with the chosen one. */
export interface ShownSlots {
  livetalk: Livetalk
  tickets: TalkTicket[]
  /** The chosen one; undefined without a ticket. */
  ticket?: TalkTicket
}

/** What came of a reservation or of giving a slot back: nothing yet, under way, or a sentence. */
export type SlotAttempt =
  | { state: 'none' }
  | { state: 'sending'; slotId: string }
  | { state: 'reserved'; slotId: string }
  | { state: 'cancelled' }
  | { state: 'refused'; slotId: string; title: string; text: string }

/** What a member tells the streamer before. */
export interface TalkInfoValues {
  callName: string
  topic: string
}

/** Where the pages of a live talk lead. */
export interface LivetalkHrefs {
  group: string
  livetalk: string
  slots: string
  talkInfo: string
  /** The rehearsal room; absent where there is none. */
  rehearsal?: string
  /** Name and birthday are there. */
  profile: string
  tickets: string
  /** /home for a member, /top for a guest. */
  top: string
  login: string
  signUp: string
}
