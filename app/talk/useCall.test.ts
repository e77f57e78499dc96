import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { mayLoadNewBuild, useNewBuild } from '../offline/internal/newBuild.ts'
import type { CallJoin } from './call.types.ts'
import { useCall } from './useCall.ts'

// Mocks an environment that never loads, so that the call keeps joining during the test.
vi.mock('./talk.queries.ts', () => ({ loadEnvironment: () => new Promise(() => undefined) }))

const join: CallJoin = {
  livetalkId: 'todai-1',
  channelId: 'room-1',
  room: { role: 'MONITOR', token: 'key', expireTime: '2026-01-30T03:00:00Z' },
  isTalking: true,
  endTime: '2026-01-30T03:00:00Z',
  clockAnswer: { from: 0, to: 0, askedAt: 0, answeredAt: 0 },
}
const mayLoadBuild = () => mayLoadNewBuild('/livetalk/todai-1/staff', '/home')

afterEach(() => useNewBuild.setState({ build: undefined }))

it('a call prevents the page from loading a new build, from joining a room until leaving it (Q284, W121)', () => {
  useNewBuild.setState({ build: '/assets/index-2.js' })
  const call = renderHook((props: { join?: CallJoin }) => useCall(props.join), { initialProps: {} })
  expect(mayLoadBuild()).toBe(true)
  call.rerender({ join })
  expect(mayLoadBuild()).toBe(false)
  act(() => call.result.current.onLeave())
  expect(mayLoadBuild()).toBe(true)
  call.unmount()
  const again = renderHook(() => useCall(join))
  expect(mayLoadBuild()).toBe(false)
  again.unmount()
  expect(mayLoadBuild()).toBe(true)
})
