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

/** Renders the hook of a new page, on which its code has not loaded yet. */
async function open() {
  const { useMuting } = await import('./useMuting.ts')
  return renderHook(() => useMuting()).result
}

it('content is shown at once where nothing is muted, and the code of the covers loads after it (Q513)', async () => {
  const result = await open()
  expect(result.current?.coverOf(content)).toBeUndefined()
  expect(result.current).toBeDefined()
  const { muteStore } = await import('./muteStore.ts')
  act(() => void muteStore.save({ word: 'ライブ', isPart: false, channels: [] }))
  act(() => idle.run?.())
  await waitFor(() => expect(result.current?.coverOf(content)?.words).toEqual(['ライブ']))
})

it.each([
  ['a member', 'acc-hikari', 'tsudoi.mutes.acc-hikari'],
  ['a guest', '', 'tsudoi.mutes.guest'],
  ['a member whose guest had muted words on this device', 'acc-hikari', 'tsudoi.mutes.guest'],
] as const)(
  'content of %s with muted words is not shown before the covers are known (Q513)',
  async (_, accountId, key) => {
    localStorage.setItem(key, JSON.stringify(words))
    const { useSession } = await import('../../session/sessionStore.ts')
    useSession.setState({ accountId })
    const seen: unknown[] = []
    const { useMuting } = await import('./useMuting.ts')
    renderHook(() => seen.push(useMuting()?.coverOf(content)?.words ?? 'unknown'))
    await waitFor(() => expect(seen.at(-1)).toEqual(['ライブ']))
    expect(seen[0]).toBe('unknown')
  },
)
