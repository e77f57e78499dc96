import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { Player } from './Player.tsx'
import type { VideoPlayerProps } from './player.types.ts'

// Mocks the search for remote screens: happy-dom has the API for it, but no implementation.
vi.mock('./playerFeatures.ts', async (load) => ({ ...(await load<object>()), watchRemoteScreens: () => {} }))

const handlers = new Map<string, MediaSessionActionHandler>()

beforeEach(() => {
  handlers.clear()
  const setActionHandler = (action: string, handler: MediaSessionActionHandler | null) =>
    handler ? handlers.set(action, handler) : handlers.delete(action)
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { mediaSession: { setActionHandler } }))
  vi.stubGlobal('MediaMetadata', class {})
})
afterEach(() => vi.unstubAllGlobals())

const parts: VideoPlayerProps = {
  video: { id: 'video-1', title: '港の明け方', channelName: '灯台放送局', type: 'ONDEMAND' },
  loadSource: () => new Promise(() => {}),
  failureOf: () => ({ title: '読みこめませんでした' }),
}

it('the player gives the device’s media controls buttons for the previous and next video while these videos are known (W086)', () => {
  const [onPrevious, onNext] = [vi.fn<() => void>(), vi.fn<() => void>()]
  const press = (action: MediaSessionAction) => handlers.get(action)?.({ action })
  const { rerender, unmount } = render(<Player {...parts} />)
  press('nexttrack')
  rerender(<Player {...parts} onPrevious={onPrevious} onNext={onNext} />)
  press('nexttrack')
  press('previoustrack')
  expect([onPrevious.mock.calls.length, onNext.mock.calls.length]).toEqual([1, 1])
  rerender(<Player {...parts} onPrevious={onPrevious} />)
  expect([handlers.has('previoustrack'), handlers.has('nexttrack')]).toEqual([true, false])
  unmount()
  expect(handlers.size).toBe(0)
})

it('the player handles the shortcut keys on the whole page except ↑ and ↓, which scroll the page (W086)', () => {
  render(<Player {...parts} autoPlay />)
  const player = screen.getByRole('region', { name: /動画プレイヤー/ })
  // Whether the player handles a key, in which case it prevents the default action.
  const isTaken = (at: Element, key: string) => !fireEvent.keyDown(at, { key })
  expect(['k', 'm', 'ArrowUp', 'ArrowDown'].map((key) => isTaken(document.body, key))).toEqual([
    true,
    true,
    false,
    false,
  ])
  expect(isTaken(player, 'ArrowUp')).toBe(true)
  // A page moves the focus to its heading when it opens, and when a focused button disappears.
  const heading = document.body.appendChild(document.createElement('h1'))
  onTestFinished(() => heading.remove())
  expect(['k', 'ArrowUp'].map((key) => isTaken(heading, key))).toEqual([true, false])
})

it('the player leaves the waiting room of a broadcast at the start time that the page knows last (W087)', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')))
  const loadSource = vi.fn<VideoPlayerProps['loadSource']>(() => new Promise(() => {}))
  const startingIn = (ms: number): VideoPlayerProps => {
    const startTime = new Date(Date.now() + ms).toISOString()
    return { ...parts, loadSource, video: { ...parts.video, type: 'LIVE', startTime } }
  }
  const { rerender } = render(<Player {...startingIn(3_600_000)} />)
  expect(screen.getByRole('timer')).toBeTruthy()
  rerender(<Player {...startingIn(-1_000)} />)
  await waitFor(() => expect(loadSource).toHaveBeenCalledOnce())
})
