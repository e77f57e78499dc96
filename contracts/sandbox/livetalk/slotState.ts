import type { SlotState } from '../../livetalk/livetalkShapes.ts'
import { timeAfter, minutes, seconds } from '../runtime/clock.ts'

/**
 * The states of a live talk's slot, as pure functions without database or clock:
 *
 *     FREE → RESERVED ⇄ WAITING → TALKING → ENDED
 *              ↓ cancel: FREE        ↓
 *            NO_SHOW            FORCED_OUT (also from RESERVED and WAITING)
 *
 * The database stores when each action happened. The state is derived from these times and the current time, so that no
 * background job is needed to end a talk or to detect a late member.
 */
interface SlotTimes {
  start_time: Date
  end_time: Date
}

/** The history of a reserved slot: when each action happened; null if it has not happened. */
export interface SlotHistory {
  waited_at: Date | null
  talk_started_at: Date | null
  talk_ended_at: Date | null
  forced_out_at: Date | null
  recording_started_at: Date | null
  recording_ended_at: Date | null
}

/** A member without a heartbeat for this long counts as absent. Heartbeats are sent every five seconds. */
export const presenceTimeoutMs = seconds(30)

/** Seconds between two polls of a client, which count as heartbeats. */
export const heartbeatSeconds = 5

/** How long before the start of their slot members can enter the waiting room. */
export const waitingRoomOpensBeforeMs = minutes(15)

/**
 * How long after its slot a talk may still start, because earlier talks take longer. Later, the slot counts as a
 * no-show.
 */
export const noShowAfterMs = minutes(30)

/** An action that may change the state of a slot. */
export type SlotAction =
  | 'reserve'
  | 'cancel'
  | 'wait'
  | 'startTalk'
  | 'endTalk'
  | 'forceOut'
  | 'startRecording'
  | 'endRecording'

/** The allowed actions per state, with the resulting state. A repeated action is not an error. */
const transitions: Readonly<Record<SlotState, Partial<Record<SlotAction, SlotState>>>> = {
  FREE: { reserve: 'RESERVED' },
  RESERVED: { cancel: 'FREE', wait: 'WAITING', forceOut: 'FORCED_OUT', endRecording: 'RESERVED' },
  WAITING: {
    cancel: 'FREE',
    wait: 'WAITING',
    startTalk: 'TALKING',
    forceOut: 'FORCED_OUT',
    startRecording: 'WAITING',
    endRecording: 'WAITING',
  },
  TALKING: {
    wait: 'TALKING',
    startTalk: 'TALKING',
    endTalk: 'ENDED',
    forceOut: 'FORCED_OUT',
    startRecording: 'TALKING',
    endRecording: 'TALKING',
  },
  ENDED: { endTalk: 'ENDED', endRecording: 'ENDED' },
  FORCED_OUT: { forceOut: 'FORCED_OUT', endRecording: 'FORCED_OUT' },
  NO_SHOW: { endRecording: 'NO_SHOW' },
}

/** The state after an action; undefined if the action is not allowed in this state. */
export const slotStateAfter = (state: SlotState, action: SlotAction): SlotState | undefined =>
  transitions[state][action]

/** Whether the state is final, so that the slot never changes again. */
export const isFinalSlotState = (state: SlotState) => state === 'ENDED' || state === 'FORCED_OUT' || state === 'NO_SHOW'

const isTaking = (state: SlotState) => state === 'WAITING' || state === 'TALKING'

/**
 * Derives the state of a slot from its times and its history. A slot without a history is free. Starts are inclusive,
 * ends exclusive (Q70).
 */
export function slotStateOf(times: SlotTimes, history: SlotHistory | undefined, now: Date): SlotState {
  if (!history) return 'FREE'
  if (history.forced_out_at) return 'FORCED_OUT'
  if (history.talk_ended_at) return 'ENDED'
  if (history.talk_started_at) return now < talkTimes(times, history).end_time ? 'TALKING' : 'ENDED'
  if (now >= timeAfter(times.end_time, noShowAfterMs)) return 'NO_SHOW'
  if (isMemberPresent(history, now)) return 'WAITING'
  return now < times.end_time ? 'RESERVED' : 'NO_SHOW'
}

/** Whether the member has sent a heartbeat within `presenceTimeoutMs`. */
export const isMemberPresent = ({ waited_at }: SlotHistory, now: Date) =>
  waited_at !== null && now < timeAfter(waited_at, presenceTimeoutMs)

/** Whether the slot is being recorded. A recording ends with the talk, even if it was not stopped. */
export const isRecording = (state: SlotState, { recording_started_at, recording_ended_at }: SlotHistory) =>
  isTaking(state) && recording_started_at !== null && recording_ended_at === null

/**
 * The times of a talk: before it starts, those of its slot; afterwards its actual times. A talk that starts late has
 * its full length unless it is ended early.
 */
export function talkTimes({ start_time, end_time }: SlotTimes, history: SlotHistory | undefined): SlotTimes {
  const from = history?.talk_started_at
  if (!from) return { start_time, end_time }
  const full = timeAfter(from, end_time.getTime() - start_time.getTime())
  const until = history.forced_out_at ?? history.talk_ended_at ?? full
  return { start_time: from, end_time: until < full ? until : full }
}

/**
 * Returns the columns of a reservation that an action changes, for a slot in the given state. A repeated action changes
 * nothing, except that each heartbeat (`wait`) stores its time.
 */
export function historyChangesOf(
  action: SlotAction,
  state: SlotState,
  history: SlotHistory,
  now: Date,
): Partial<SlotHistory> {
  const isRepeat = slotStateAfter(state, action) === state
  if (action === 'wait') return { waited_at: now }
  if (action === 'startTalk') return isRepeat ? {} : { talk_started_at: now }
  if (action === 'endTalk') return isRepeat ? {} : { talk_ended_at: now }
  if (action === 'forceOut') return isRepeat ? {} : { forced_out_at: now }
  if (action === 'startRecording')
    return { recording_started_at: history.recording_started_at ?? now, recording_ended_at: null }
  if (action === 'endRecording') return { recording_ended_at: history.recording_ended_at ?? now }
  return {}
}
