import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'

const idle = vi.hoisted(() => ({ run: undefined as (() => void) | undefined }))
vi.mock('../../shell/onNetworkIdle.ts', () => ({
  onNetworkIdle: (task: () => void) => {
    idle.run = task
    return () => undefined
  },
}))

const content = { key: 'post/1', texts: ['きのうのライブ'] }
const words = { ライブ: { value: { word: 'ライブ' }, at: 1 } }

afterEach(() => {
  vi.resetModules()
  localStorage.clear()
})

/** Opens a new page, on which the code of the covers has not loaded yet, for this account. */
async function open(accountId: string) {
  const { useSession } = await import('../../session/sessionStore.ts')
  useSession.setState({ accountId })
  const { useMuting } = await import('./useMuting.ts')
  const seen: unknown[] = []
  const { result } = renderHook(() => {
    const muting = useMuting()
    seen.push(muting ? (muting.coverOf(content)?.words ?? 'shown') : 'unknown')
    return muting
  })
  return { result, seen }
}
const storeWords = () => localStorage.setItem('tsudoi.mutes.acc-hikari', JSON.stringify(words))

it('content is shown at once if the member has muted nothing, and the code of the covers loads afterwards (Q513)', async () => {
  const { result, seen } = await open('acc-hikari')
  expect(seen).toEqual(['shown'])
  const { muteStore } = await import('./muteStore.ts')
  act(() => void muteStore.save({ word: 'ライブ', isPart: false, channels: [] }))
  act(() => idle.run?.())
  await waitFor(() => expect(result.current?.coverOf(content)?.words).toEqual(['ライブ']))
})

it('content with muted words is never shown before the covers are known (Q513)', async () => {
  storeWords()
  const { seen } = await open('acc-hikari')
  await waitFor(() => expect(seen.at(-1)).toEqual(['ライブ']))
  expect(seen[0]).toBe('unknown')
  expect(seen).not.toContain('shown')
})

it.each(['', 'acc-sora'])(
  'the muted words of another member cover no content for the account %j (Q513)',
  async (accountId) => {
    storeWords()
    const { seen, result } = await open(accountId)
    act(() => idle.run?.())
    await act(async () => undefined)
    expect(result.current?.coverOf(content)).toBeUndefined()
    expect(seen).not.toContain('unknown')
  },
)
