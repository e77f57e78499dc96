import type { Loadable } from '../../../loadable.ts'

/** How a slot stands. `unknown`: the host says something newer. */
export type SlotState = 'free' | 'reserved' | 'waiting' | 'talking' | 'ended' | 'forcedOut' | 'noShow' | 'unknown'

/** What one is in a live talk. */
export type StaffRole = 'streamer' | 'official'

/** Who has a slot, as the staff sees it. */
export interface TalkGuest {
  /** As the profile says. */
  name: string
  image?: string
  /** What the guest wants to be called. */
  callName?: string
  /** What the guest wants to talk about. */
  topic?: string
  /** The text that the guest consented to, and when (ISO); absent without consent. */
  consent?: { version: string; time: string }
}

/** A slot in the run of a live talk. */
export interface RunSlot {
  id: string
  /** From 1. */
  number: number
  state: SlotState
  /** ISO, by the host's clock; of the talk itself once there is one. */
  start: string
  end: string
  guest?: TalkGuest
  href: string
}

/** A live talk as its staff reads of it. */
export interface StaffTalk {
  title: string
  channel: { id: string; name: string; seed?: string }
  role: StaffRole
  isRecorded: boolean
  needsIdentity: boolean
}

/** A slot that is looked after now. */
export interface StreamerSlot extends RunSlot {
  /** The guest has been heard from within half a minute. */
  isPresent: boolean
  isRecording: boolean
}

/** What the staff can do in a slot (S138). */
export const talkSteps = ['startRecording', 'endRecording', 'start', 'end', 'exit'] as const
/** Something that the staff does in a slot, one at a time. */
export type TalkStep = (typeof talkSteps)[number]

/** Why somebody is sent out (C147). */
export const exitReasons = ['HARASSMENT', 'UNFIT_PICTURE', 'CAPTURE', 'OTHER_PERSON', 'OTHER'] as const
/** A reason as the host keeps it; its words are in `exitText`. */
export type ExitReason = (typeof exitReasons)[number]
/** Why somebody is sent out (C147, Q277). */
export interface Exit {
  reason: ExitReason
  /** More about it; needed with OTHER. */
  note?: string
}

/** What a document is compared with (C148); never kept. */
export interface GuestIdentity {
  lastName?: string
  firstName?: string
  /** A day of the calendar: 2004-02-29. */
  birthday?: string
  isComplete: boolean
}

/** Hidden until it is asked for. */
export type ShownIdentity = 'hidden' | Loadable<GuestIdentity>

/** A page of the staff: not there, or not one's own. */
export type StaffOnly<T> = T | 'missing' | 'notStaff'
