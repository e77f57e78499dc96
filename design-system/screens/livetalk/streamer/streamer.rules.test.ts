import { describe, expect, it } from 'vitest'
import {
  remainingClockText,
  slotProgress,
  isStepDone,
  nextStep,
  currentSlotOf,
  whyStepImpossible,
} from './streamer.rules.ts'
import { streamerCommandOf } from './streamerKeys.rules.ts'
import { staffSteps, type StreamerSlot, type SlotState, type StaffTalk } from './streamer.types.ts'

const talk: StaffTalk = {
  title: '冬の夜話',
  channel: { id: 'hoshiyomi', name: '星よみ放送' },
  role: 'streamer',
  isRecorded: true,
  needsIdentity: true,
}
const consent = { version: '2026-01-10', time: '2026-02-01T10:46:00Z' }
const slotIn = (state: SlotState, more: Partial<StreamerSlot> = {}): StreamerSlot => ({
  id: 'slot-1',
  number: 1,
  state,
  start: '2026-02-01T11:00:00Z',
  end: '2026-02-01T11:01:00Z',
  guest: { name: 'ひかり', consent },
  href: '/',
  isPresent: state === 'waiting' || state === 'talking',
  isRecording: false,
  ...more,
})
const possible = (slot: StreamerSlot, of = talk) =>
  staffSteps.filter((step) => whyStepImpossible(step, slot, of) === undefined)

describe('the steps that staff can take in a live talk slot (W122, S138)', () => {
  it.each<[SlotState, readonly string[]]>([
    ['free', []],
    ['reserved', ['exit']],
    ['waiting', ['startRecording', 'start', 'exit']],
    ['talking', ['startRecording', 'end', 'exit']],
    ['ended', []],
    ['forcedOut', []],
    ['noShow', []],
    ['unknown', ['exit']],
  ])('in the state %s are %j', (state, steps) => {
    expect(possible(slotIn(state, state === 'free' ? { guest: undefined } : {}))).toEqual(steps)
  })

  it("do not include recording without the guest's consent, or where talks are not recorded (X11, Q276)", () => {
    expect(whyStepImpossible('startRecording', slotIn('waiting', { guest: { name: 'ひかり' } }), talk)).toMatch(
      '同意していません',
    )
    expect(whyStepImpossible('startRecording', slotIn('waiting'), { isRecorded: false })).toMatch('録画をしない回')
  })

  it('are suggested in the order start recording, start, end', () => {
    expect(nextStep(slotIn('reserved'), talk)).toBeUndefined()
    expect(nextStep(slotIn('waiting'), talk)).toBe('startRecording')
    expect(nextStep(slotIn('waiting', { isRecording: true }), talk)).toBe('start')
    expect(nextStep(slotIn('waiting'), { isRecorded: false })).toBe('start')
    expect(nextStep(slotIn('talking', { isRecording: true }), talk)).toBe('end')
    expect(nextStep(slotIn('ended'), talk)).toBeUndefined()
  })

  it('count as done once the slot has the state that they cause (Q279)', () => {
    expect(staffSteps.filter((step) => isStepDone(step, slotIn('talking', { isRecording: true })))).toEqual([
      'startRecording',
      'start',
    ])
    expect(staffSteps.filter((step) => isStepDone(step, slotIn('forcedOut')))).toEqual(['endRecording', 'exit'])
  })

  it('are displayed in their order, with a mark on the current step', () => {
    const at = (slot: StreamerSlot, of = talk) => slotProgress(slot, of).find((each) => each.isCurrent)?.name
    expect(at(slotIn('reserved'))).toBe('入室待ち')
    expect(at(slotIn('waiting', { isRecording: true }))).toBe('録画')
    expect(at(slotIn('talking'))).toBe('通話')
    expect(at(slotIn('noShow'))).toBe('終了')
    expect(slotProgress(slotIn('waiting'), { isRecorded: false }).map(({ name }) => name)).not.toContain('録画')
  })
})

it('the current slot of a live talk is the one that is talking, or otherwise the first one that has not ended', () => {
  const run = [
    slotIn('noShow'),
    slotIn('free', { guest: undefined }),
    slotIn('reserved', { id: 'b' }),
    slotIn('talking'),
  ]
  expect(currentSlotOf(run)?.state).toBe('talking')
  expect(currentSlotOf(run.slice(0, 3))?.id).toBe('b')
  expect(currentSlotOf(run.slice(0, 2))).toBeUndefined()
})

it('the remaining time of a talk is shown in minutes and seconds, for example as 1:05', () => {
  expect([65, 9.9, 0, -3].map(remainingClockText)).toEqual(['1:05', '0:09', '0:00', '0:00'])
})

describe("a shortcut key of the streamer's page (W122)", () => {
  const press = (key: string, slot: StreamerSlot, more = {}) =>
    streamerCommandOf(
      { key, ctrlKey: false, metaKey: false, altKey: false, repeat: false, target: { tagName: 'BODY' }, ...more },
      { slot, talk, hasNext: false, isPending: false },
    )

  it('runs a step that is possible, and explains why a step is not possible', () => {
    expect(press('R', slotIn('waiting'))).toEqual({ do: 'step', step: 'startRecording' })
    expect(press('r', slotIn('waiting', { isRecording: true }))).toEqual({ do: 'step', step: 'endRecording' })
    expect(press('s', slotIn('waiting'))).toEqual({ do: 'step', step: 'start' })
    expect(press('s', slotIn('reserved'))).toEqual({ do: 'nothing', said: 'お相手が入室すると、押せます。' })
    expect(press('n', slotIn('waiting'))).toMatchObject({ do: 'nothing' })
  })

  it('opens a confirmation when it would end a talk, and never ends the talk directly', () => {
    expect(press('e', slotIn('talking'))).toEqual({ do: 'confirmEnd' })
    expect(press('x', slotIn('talking'))).toEqual({ do: 'openExit' })
  })

  it('does nothing while the user types, when pressed with Ctrl, or when its press repeats because it is held down', () => {
    expect(press('s', slotIn('waiting'), { target: { tagName: 'TEXTAREA' } })).toBeUndefined()
    expect(press('s', slotIn('waiting'), { target: { tagName: 'INPUT', type: 'radio' } })).toBeUndefined()
    expect(press('r', slotIn('waiting'), { ctrlKey: true })).toBeUndefined()
    expect(press('s', slotIn('waiting'), { repeat: true })).toBeUndefined()
  })

  it('starts no step while a step is in flight, but can open a confirmation (Q279)', () => {
    const pressed = { ctrlKey: false, metaKey: false, altKey: false, repeat: false, target: { tagName: 'BODY' } }
    const during = (key: string, slot: StreamerSlot) =>
      streamerCommandOf({ key, ...pressed }, { slot, talk, hasNext: false, isPending: true })
    expect(during('s', slotIn('waiting'))).toEqual({ do: 'nothing', said: '前の操作を送っています。' })
    expect(during('e', slotIn('talking'))).toEqual({ do: 'confirmEnd' })
    expect(during('x', slotIn('talking'))).toEqual({ do: 'openExit' })
  })
})
