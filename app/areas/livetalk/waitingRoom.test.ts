import { describe, expect, it } from 'vitest'
import { waitInChannel } from '@tsudoi/contracts/livetalk/livetalk.endpoints'
import { ApiError } from '../../api/apiError.ts'
import { callJoinOf, memberCallStepOf, type WaitingRoomState } from './waitingRoom.ts'

const wait: WaitingRoomState = {
  slotId: 'slot-1',
  state: 'WAITING',
  startTime: '2026-02-01T11:00:00Z',
  endTime: '2026-02-01T11:01:00Z',
  isPresent: true,
  aheadCount: 1,
  channelId: 'talk-1',
  room: { role: 'MEMBER', token: 'key', expireTime: '2026-02-01T11:05:00Z' },
}
const at = { from: 0, to: 0, askedAt: 0, answeredAt: 0 }
const refused = (messageCode: string) =>
  new ApiError({ endpoint: waitInChannel, kind: 'status', status: 400, messageCode })

describe('the step of a member’s talk, as the call page shows it (W121)', () => {
  it.each([
    ['RESERVED', 'waiting'],
    ['WAITING', 'waiting'],
    ['TALKING', 'talking'],
    ['ENDED', 'ended'],
    ['FORCED_OUT', 'forcedOut'],
    ['NO_SHOW', 'noShow'],
  ] as const)('is, while the server’s slot state is %s, %s', (state, step) => {
    expect(memberCallStepOf({ state: 'reserved' }, true, { state }, null)).toBe(step)
  })

  it('is `early` until the server admits the member, and `unprepared` if the server reports open to-dos (C142)', () => {
    const reserved = { state: 'reserved' } as const
    expect(memberCallStepOf(reserved, true, undefined, refused('OutOfTerm'))).toBe('early')
    expect(memberCallStepOf(reserved, true, undefined, refused('FailedPrecondition'))).toBe('unprepared')
    expect(memberCallStepOf({ state: 'ended' }, false, undefined, null)).toBe('ended')
  })

  it('is computed from the reservation until the server has answered, and is never `talking` before the answer', () => {
    expect(memberCallStepOf({ state: 'reserved' }, false, undefined, null)).toBe('early')
    expect(memberCallStepOf({ state: 'reserved' }, true, undefined, null)).toBe('waiting')
    expect(memberCallStepOf({ state: 'talking' }, true, undefined, null)).toBe('waiting')
  })
})

describe('the call of a waiting member (W121)', () => {
  it('joins the room while the member waits, but sends no media before the talk', () => {
    expect(callJoinOf('pier', wait, at)).toMatchObject({ channelId: 'talk-1', isTalking: false })
    expect(callJoinOf('pier', { ...wait, state: 'TALKING' }, at)?.isTalking).toBe(true)
  })

  it.each(['ENDED', 'FORCED_OUT', 'NO_SHOW'] as const)('ends after the slot state %s', (state) => {
    expect(callJoinOf('pier', { ...wait, state }, at)).toBeUndefined()
  })
})
