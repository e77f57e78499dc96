import { expect, it } from 'vitest'
import { staffCallJoin, type TimedSlotAnswer } from './useStaffMedia.tsx'

const room = { role: 'STREAMER' as const, token: 'key', expireTime: '2026-02-01T11:05:05Z' }
const answer = (more: Partial<TimedSlotAnswer['channel']>): TimedSlotAnswer => ({
  channel: {
    slotId: 'slot-1',
    state: 'WAITING',
    startTime: '2026-02-01T11:00:00Z',
    endTime: '2026-02-01T11:01:00Z',
    isPresent: true,
    isRecording: false,
    channelId: 'talk-1',
    room,
    ...more,
  },
  serverTime: '2026-02-01T11:00:05Z',
  clockAnswer: { from: 0, to: 0, askedAt: 0, answeredAt: 0 },
})

it('the streamer’s call joins the room of a slot until the slot ends, and sends media only during the talk (W122, C141)', () => {
  expect(staffCallJoin('talk', answer({}))).toMatchObject({ channelId: 'talk-1', isTalking: false })
  expect(staffCallJoin('talk', answer({ state: 'TALKING' }))).toMatchObject({ isTalking: true })
  expect(staffCallJoin('talk', answer({ state: 'FORCED_OUT', room: undefined }))).toBeUndefined()
  expect(staffCallJoin('talk', undefined)).toBeUndefined()
})
