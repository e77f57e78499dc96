import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { CallJoin } from './call.types.ts'
import { isTalkOpen } from './isTalkOpen.ts'
import { useTalkCall } from './useTalkCall.ts'

// Mocks an environment that never loads, so that the call does not get beyond joining during the test.
vi.mock('./talk.queries.ts', () => ({ loadTalkEnvironment: () => new Promise(() => undefined) }))

const join: CallJoin = {
  livetalkId: 'todai-1',
  channelId: 'room-1',
  room: { role: 'MONITOR', token: 'key', expireTime: '2026-01-30T03:00:00Z' },
  isTalking: true,
  endTime: '2026-01-30T03:00:00Z',
  clockAnswer: { from: 0, to: 0, askedAt: 0, answeredAt: 0 },
}

it('a call counts as open from entering a room until leaving the room, so that the app loads no new build during a call (Q284, W121)', () => {
  const call = renderHook((props: { join?: CallJoin }) => useTalkCall(props.join), { initialProps: {} })
  expect(isTalkOpen()).toBe(false)
  call.rerender({ join })
  expect(isTalkOpen()).toBe(true)
  act(() => call.result.current.onLeave())
  expect(isTalkOpen()).toBe(false)
  call.unmount()
  const again = renderHook(() => useTalkCall(join))
  expect(isTalkOpen()).toBe(true)
  again.unmount()
  expect(isTalkOpen()).toBe(false)
})
