import { afterEach, describe, expect, it, vi } from 'vitest'
import { resetSession, useSession } from '../../../session/sessionStore.ts'
import { tellHistory } from './countPlaying.ts'

const call = vi.hoisted(() => vi.fn<(endpoint: { path: string }, request: object) => Promise<object>>())
vi.mock('../../../api/call.ts', () => ({ call }))

afterEach(() => {
  resetSession()
  call.mockReset()
})

describe('the history of what was seen', () => {
  it('is told for a member, and the mark follows the host’s answer (S119, S137)', async () => {
    useSession.setState({ accountId: 'acc-hikari' })
    const answer = Promise.withResolvers<object>()
    call.mockReturnValue(answer.promise)
    const onSeen = vi.fn<() => void>()
    const told = tellHistory('video-1', onSeen)
    expect(call.mock.calls[0]?.[0].path).toBe('/v2/video/{id}/history')
    expect(onSeen).not.toHaveBeenCalled()
    answer.resolve({})
    await told
    expect(onSeen).toHaveBeenCalledOnce()
  })

  it('has no mark where the host did not take it (S119)', async () => {
    useSession.setState({ accountId: 'acc-hikari' })
    call.mockRejectedValue(new Error('refused'))
    const onSeen = vi.fn<() => void>()
    await tellHistory('video-1', onSeen)
    expect(onSeen).not.toHaveBeenCalled()
  })

  it('is nothing of a guest (S137)', async () => {
    const onSeen = vi.fn<() => void>()
    await tellHistory('video-1', onSeen)
    expect([call.mock.calls.length, onSeen.mock.calls.length]).toEqual([0, 0])
  })
})
