import { act, renderHook, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { memberHost, queryWrapper } from '../../../testing/memberHost.tsx'
import { sendTalkCommand, TalkCommandFailure, type GuestPathParameters } from './sendTalkCommand.ts'
import { useTalkCommands } from './useTalkCommands.ts'

vi.mock('./sendTalkCommand.ts', { spy: true })

memberHost()
const send = vi.mocked(sendTalkCommand)
const guest = (slotId: string): GuestPathParameters => ({ id: 'talk', slotId, resId: 'res', accId: 'acc' })
const open = () =>
  renderHook(({ slotId }) => useTalkCommands(slotId), { wrapper: queryWrapper, initialProps: { slotId: '1' } })

beforeEach(() => void send.mockReset())

it('a step of the talk that fails is shown for its own guest only, not for the next one (W122)', async () => {
  send.mockRejectedValue(new TalkCommandFailure('endRecording', '通信できませんでした。', undefined))
  const { result, rerender } = open()
  act(() => result.current.take(guest('1'), 'endRecording'))
  await waitFor(() => expect(result.current.failure?.text).toBe('通信できませんでした。'))
  rerender({ slotId: '2' })
  expect(result.current.failure).toBeUndefined()
})

it('a step of the talk that is in flight does not block the steps of the next guest (W122)', async () => {
  send.mockReturnValue(new Promise(() => {}))
  const { result, rerender } = open()
  act(() => {
    result.current.take(guest('1'), 'endRecording')
    result.current.take(guest('1'), 'endRecording')
  })
  await waitFor(() => expect(result.current.pending).toBe('endRecording'))
  rerender({ slotId: '2' })
  expect(result.current.pending).toBeUndefined()
  act(() => result.current.take(guest('2'), 'exit'))
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2))
  expect(result.current.pending).toBe('exit')
})
