import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { mayTake, useNewBuild } from '../../offline/newBuild.ts'
import type { CallJoin } from './call.types.ts'
import { useCall } from './useCall.ts'

// The room is on its way for as long as the test lasts.
vi.mock('./talk.queries.ts', () => ({ askEnvironment: () => new Promise(() => undefined) }))

const join: CallJoin = {
  livetalkId: 'todai-1',
  channelId: 'room-1',
  room: { role: 'MONITOR', token: 'key', expireTime: '2026-01-30T03:00:00Z' },
  isTalking: true,
  endTime: '2026-01-30T03:00:00Z',
  heard: { from: 0, to: 0, askedAt: 0, answeredAt: 0 },
}
const isTaken = () => mayTake('/livetalk/todai-1/staff', '/home')

afterEach(() => useNewBuild.setState({ build: undefined }))

it('holds a new build off while one is in a room, before anything plays in it and until it is left (Q284, W121)', () => {
  useNewBuild.setState({ build: '/assets/index-2.js' })
  const call = renderHook((props: { join?: CallJoin }) => useCall(props.join), { initialProps: {} })
  expect(isTaken()).toBe(true)
  call.rerender({ join })
  expect(isTaken()).toBe(false)
  act(() => call.result.current.onLeave())
  expect(isTaken()).toBe(true)
  call.unmount()
  const again = renderHook(() => useCall(join))
  expect(isTaken()).toBe(false)
  again.unmount()
  expect(isTaken()).toBe(true)
})
