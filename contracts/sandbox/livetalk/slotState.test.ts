import { expect, it } from 'vitest'
import { slotStates, type SlotState } from '../../livetalk/livetalkShapes.ts'
import { timeAfter, minutes, seconds } from '../runtime/clock.ts'
import {
  historyChangesOf,
  isRecording,
  noShowAfterMs,
  presenceTimeoutMs,
  slotStateOf,
  slotStateAfter,
  talkTimes,
  type SlotAction,
  type SlotHistory,
} from './slotState.ts'

const start_time = new Date('2026-06-01T11:00:00Z')
const times = { start_time, end_time: timeAfter(start_time, seconds(60)) }
const at = (n: number) => timeAfter(start_time, seconds(n))
const nothing: SlotHistory = {
  waited_at: null,
  talk_started_at: null,
  talk_ended_at: null,
  forced_out_at: null,
  recording_started_at: null,
  recording_ended_at: null,
}

/** For each slot state, a history that gives a slot this state (at its start; NO_SHOW at its end). */
const examples: Record<SlotState, SlotHistory | undefined> = {
  FREE: undefined,
  RESERVED: nothing,
  WAITING: { ...nothing, waited_at: at(-5) },
  TALKING: { ...nothing, waited_at: at(-5), talk_started_at: at(-2) },
  ENDED: { ...nothing, talk_started_at: at(-2), talk_ended_at: at(-1) },
  FORCED_OUT: { ...nothing, forced_out_at: at(-1) },
  NO_SHOW: nothing,
}
const nowOf = (state: SlotState) => (state === 'NO_SHOW' ? at(60) : at(0))
const stored: SlotAction[] = ['wait', 'startTalk', 'endTalk', 'forceOut', 'startRecording', 'endRecording']

it.each(slotStates)(
  'each action on a slot in the state %s stores times that give the slot the documented next state',
  (state) => {
    const now = nowOf(state)
    const history = examples[state]
    expect(slotStateOf(times, history, now)).toBe(state)
    for (const action of stored) {
      const next = slotStateAfter(state, action)
      if (!next || !history) continue
      const written = { ...history, ...historyChangesOf(action, state, history, now) }
      expect([action, slotStateOf(times, written, now)]).toEqual([action, next])
      expect([action, slotStateAfter(next, action)]).toEqual([action, next])
    }
  },
)

it('a slot can change only between the states that the documented diagram connects', () => {
  const reached = slotStates.map((state) => {
    const changes = [...stored, 'reserve' as const, 'cancel' as const].map((action) => slotStateAfter(state, action))
    return [state, new Set(changes.filter((next) => next && next !== state))]
  })
  expect(Object.fromEntries(reached)).toEqual({
    FREE: new Set(['RESERVED']),
    RESERVED: new Set(['FORCED_OUT', 'FREE', 'WAITING']),
    WAITING: new Set(['FORCED_OUT', 'FREE', 'TALKING']),
    TALKING: new Set(['ENDED', 'FORCED_OUT']),
    ENDED: new Set(),
    FORCED_OUT: new Set(),
    NO_SHOW: new Set(),
  })
})

it('a waiting member without heartbeats counts as absent exactly from the time limit on', () => {
  const history = { ...nothing, waited_at: at(0) }
  expect(slotStateOf(times, history, timeAfter(at(0), presenceTimeoutMs - 1))).toBe('WAITING')
  expect(slotStateOf(times, history, timeAfter(at(0), presenceTimeoutMs))).toBe('RESERVED')
})

it('a slot becomes a no-show at its end if its member is absent, and later even if its member waits for a late streamer', () => {
  expect(slotStateOf(times, nothing, at(59))).toBe('RESERVED')
  expect(slotStateOf(times, nothing, at(60))).toBe('NO_SHOW')
  const late = timeAfter(times.end_time, noShowAfterMs)
  expect(slotStateOf(times, { ...nothing, waited_at: at(60) }, at(61))).toBe('WAITING')
  expect(slotStateOf(times, { ...nothing, waited_at: late }, late)).toBe('NO_SHOW')
})

it('a talk that starts late has its full length and ends automatically', () => {
  const history = { ...nothing, talk_started_at: at(300) }
  expect(talkTimes(times, history)).toEqual({ start_time: at(300), end_time: at(360) })
  expect(slotStateOf(times, history, at(359))).toBe('TALKING')
  expect(slotStateOf(times, history, at(360))).toBe('ENDED')
  expect(talkTimes(times, { ...history, talk_ended_at: at(320) }).end_time).toEqual(at(320))
  expect(talkTimes(times, { ...history, talk_ended_at: timeAfter(at(300), minutes(9)) }).end_time).toEqual(at(360))
})

it('a recording of a slot ends when the talk ends', () => {
  const history = { ...nothing, talk_started_at: at(0), recording_started_at: at(0) }
  expect(isRecording(slotStateOf(times, history, at(10)), history)).toBe(true)
  expect(isRecording(slotStateOf(times, history, at(60)), history)).toBe(false)
})
