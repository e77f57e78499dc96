import type { Loadable } from '../../../loadable.ts'

/** The state of a slot. `unknown`: a state that this build does not know. */
export type SlotState = 'free' | 'reserved' | 'waiting' | 'talking' | 'ended' | 'forcedOut' | 'noShow' | 'unknown'

/** The user's role in a live talk: the person whom members talk with, or staff who supervise the talk. */
export type StaffRole = 'streamer' | 'official'

/** The guest of a slot, as the staff sees them. */
export interface TalkGuest {
  /** The name in the profile. */
  name: string
  image?: string | undefined
  /** What the guest wants to be called. */
  callName?: string | undefined
  /** What the guest wants to talk about. */
  topic?: string | undefined
  /** The text that the guest consented to, and when (ISO); absent without consent. */
  consent?: { version: string; time: string } | undefined
}

/** A slot in the schedule of a live talk. */
export interface ScheduledSlot {
  id: string
  /** The slot's number in the schedule, from 1. */
  number: number
  state: SlotState
  /** When the slot starts by server time, ISO 8601; the actual start once the talk has begun. */
  start: string
  end: string
  guest?: TalkGuest | undefined
  href: string
}

/** The data of a live talk for its staff. */
export interface StaffTalk {
  title: string
  channel: { id: string; name: string; seed?: string | undefined }
  role: StaffRole
  isRecorded: boolean
  needsIdentity: boolean
}

/** The slot that the staff runs now. */
export interface StreamerSlot extends ScheduledSlot {
  /** Whether the guest was online within the last half minute. */
  isPresent: boolean
  isRecording: boolean
}

/** The steps that the staff can take in a slot (S138). */
export const staffSteps = ['startRecording', 'endRecording', 'start', 'end', 'exit'] as const
/** A step of the staff in a slot; only one runs at a time. */
export type StaffStep = (typeof staffSteps)[number]

/** The reasons for a forced exit (C147). */
export const exitReasons = ['HARASSMENT', 'UNFIT_PICTURE', 'CAPTURE', 'OTHER_PERSON', 'OTHER'] as const
/** A reason code as stored on the server; `exitText` gives its text. */
export type ExitReason = (typeof exitReasons)[number]
/** A forced exit with its reason (C147, Q277). */
export interface ForcedExit {
  reason: ExitReason
  /** Details of the reason; required with OTHER. */
  note?: string | undefined
}

/** The details to compare with an identity document (C148); never saved. */
export interface GuestIdentity {
  lastName?: string | undefined
  firstName?: string | undefined
  /** A calendar day: 2004-02-29. */
  birthday?: string | undefined
  isComplete: boolean
}

/** The guest's identity details, which are hidden until the user requests them. */
export type ShownIdentity = 'hidden' | Loadable<GuestIdentity>

/** The data of a staff page; `missing` when it does not exist, `notStaff` when the user is not its staff. */
export type StaffPageData<T> = T | 'missing' | 'notStaff'

/** The steps of a slot: the one in flight, the last failure, and how to start a step. */
export interface SlotSteps {
  /** The step in flight; until it ends no other step can be started. */
  pending?: StaffStep | undefined
  /** Why the last step failed, as a sentence; the step can be retried. */
  failure?: { step: StaffStep; text: string } | undefined
  onStep: (step: StaffStep, exit?: ForcedExit) => void
}
