import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { resetSessionData } from '../../session/resetSessionData.ts'
import { resetSession, useSession } from '../../session/sessionStore.ts'
import { deviceStore } from '../../storage/textStore.ts'
import { useMutedUser } from './useMutedUser.ts'

const profile = {
  accountId: 'acc-sora',
  nickName: '星野そら',
  uniqueName: 'sora2026',
  isOfficial: false,
  channelFollowers: 0,
}
const mute = (word: string, key = word) =>
  deviceStore.setJson('tsudoi.mutes.acc-hikari', { [key]: { value: { word }, at: 1 } })

beforeEach(() => {
  localStorage.clear()
  useSession.setState({ accountId: 'acc-hikari' })
})
afterEach(() => {
  resetSessionData()
  resetSession()
})

describe('a profile (Q512)', () => {
  it.each([
    ['そら', 'ソラ'],
    ['sora2026', 'SORA2026'],
  ])('is covered, if %s is muted and part of its names, until the member opens it', async (word, key) => {
    mute(word, key)
    const { result } = renderHook(() => useMutedUser(profile))
    expect(result.current.isKnown && !result.current.muted).toBe(false)
    await waitFor(() => expect(result.current.muted?.words).toEqual([word]))
    act(() => result.current.muted?.onOpen())
    expect(result.current).toEqual({ muted: undefined, isKnown: true })
  })

  it('is not covered if its names contain no muted word, and never for its own member', async () => {
    mute('星野そらり', '星野ソラリ')
    const { result } = renderHook(() => useMutedUser(profile))
    await waitFor(() => expect(result.current).toEqual({ muted: undefined, isKnown: true }))
    mute('そら', 'ソラ')
    const own = renderHook(() => useMutedUser({ ...profile, accountId: 'acc-hikari' })).result
    await waitFor(() => expect(own.current).toEqual({ muted: undefined, isKnown: true }))
  })
})
