import { expect, it } from 'vitest'
import { staffJoinOf, type HeardSlot } from './useStaffMedia.tsx'

const room = { role: 'STREAMER' as const, token: 'key', expireTime: '2026-02-01T11:05:05Z' }
const answer = (more: Partial<HeardSlot['channel']>): HeardSlot => ({
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

it('joins the room of a slot while it exists, and sends media only during the talk (W122, C141)', () => {
  expect(staffJoinOf('talk', answer({}))).toMatchObject({ channelId: 'talk-1', isTalking: false })
  expect(staffJoinOf('talk', answer({ state: 'TALKING' }))).toMatchObject({ isTalking: true })
  expect(staffJoinOf('talk', answer({ state: 'FORCED_OUT', room: undefined }))).toBeUndefined()
  expect(staffJoinOf('talk', undefined)).toBeUndefined()
})
