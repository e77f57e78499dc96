import { describe, expect, it } from 'vitest'
import { monitorCallJoin, watchedRoom, type TimedRoomsAnswer } from './watchedRoom.ts'

const room = (at: number, state: 'TALKING' | 'WAITING') => ({
  slotId: `slot-${at}`,
  channelId: `talk-${at}`,
  state,
  startTime: '2026-02-01T11:00:00Z',
  endTime: '2026-02-01T11:01:00Z',
})
const rooms = [room(1, 'WAITING'), room(2, 'TALKING')]
const answer = (role: 'MONITOR' | 'OFFICIAL') =>
  ({
    livetalk: { livetalkId: 'talk' },
    room: { role, token: 'key', expireTime: '2026-02-01T11:05:05Z' },
    channelList: rooms,
    serverTime: '2026-02-01T11:00:05Z',
    clockAnswer: { from: 0, to: 0, askedAt: 0, answeredAt: 0 },
  }) as unknown as TimedRoomsAnswer

describe('the room that an official watches (C150, C151, Q278)', () => {
  it('is the room that the official has chosen; without a choice, or after the chosen room has ended, the room with a talk in progress', () => {
    expect(watchedRoom(rooms, 'talk-1')?.channelId).toBe('talk-1')
    expect(watchedRoom(rooms, undefined)?.channelId).toBe('talk-2')
    expect(watchedRoom(rooms, 'talk-over')?.channelId).toBe('talk-2')
    expect(watchedRoom([room(1, 'WAITING')], undefined)).toBeUndefined()
  })

  it('is joined with the watch key, and with the official’s own key only while the official wants to take part in the talk', () => {
    expect(monitorCallJoin(answer('MONITOR'), undefined, false)).toMatchObject({
      channelId: 'talk-2',
      isTalking: true,
      room: { role: 'MONITOR' },
    })
    expect(monitorCallJoin(answer('OFFICIAL'), undefined, true)).toMatchObject({ room: { role: 'OFFICIAL' } })
    expect(monitorCallJoin(answer('OFFICIAL'), undefined, false)).toBeUndefined()
    expect(monitorCallJoin(undefined, undefined, true)).toBeUndefined()
  })
})
