// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { Feed } from './Feed.tsx'

afterEach(cleanup)

const posts = ['一', '二', '三']
const itself = (post: string) => post

it('a feed renders each item only once while the user scrolls, however often the feed itself re-renders (W137)', () => {
  const item = vi.fn<(post: string) => string>(itself)
  const list = (isBusy: boolean) => (
    <Feed items={posts} keyOf={itself} label="投稿" isBusy={isBusy}>
      {item}
    </Feed>
  )
  const { rerender } = render(list(false))
  expect(screen.getAllByRole('article', { hidden: true }).map(({ textContent }) => textContent)).toEqual(posts)
  const before = item.mock.calls.length
  rerender(list(true))
  expect(screen.getByRole('feed').getAttribute('aria-busy')).toBe('true')
  expect(item.mock.calls.length).toBe(before)
})

it('a feed does not hide items on the screen that it has not measured yet, so that the browser computes their styles once (W137)', () => {
  const list = (isBusy: boolean) => (
    <Feed items={posts} keyOf={itself} label="投稿" isBusy={isBusy}>
      {itself}
    </Feed>
  )
  render(list(false)).rerender(list(true))
  expect(screen.getAllByRole('article').map(({ textContent }) => textContent)).toEqual(posts)
})

it('a feed moves the focus to the next item, after a key press, once that item is laid out (W137)', () => {
  vi.useFakeTimers()
  render(
    <Feed items={posts} keyOf={itself} label="投稿">
      {itself}
    </Feed>,
  )
  const [first, second] = screen.getAllByRole('article')
  if (second) second.style.display = 'none'
  first?.focus()
  fireEvent.keyDown(first ?? window, { key: 'PageDown' })
  vi.advanceTimersToNextFrame()
  expect(document.activeElement).toBe(first)
  if (second) second.style.display = ''
  vi.advanceTimersToNextFrame()
  expect(document.activeElement).toBe(second)
  vi.useRealTimers()
})

it('a feed keeps the row of a video that began to play before React hydrated the list (Q311)', async () => {
  // Loads the feed again with the spy, because another test file of this process may have loaded it without.
  vi.resetModules()
  vi.doMock('./useRowWindow.ts', { spy: true })
  onTestFinished(() => {
    vi.doUnmock('./useRowWindow.ts')
    vi.resetModules()
  })
  const { Feed: SpiedFeed } = await import('./Feed.tsx')
  const { useRowWindow } = await import('./useRowWindow.ts')
  const list = (
    <SpiedFeed items={posts} keyOf={itself} label="投稿">
      {(post) => (post === '二' ? <video muted /> : post)}
    </SpiedFeed>
  )
  const container = document.createElement('div')
  container.innerHTML = renderToString(list)
  document.body.append(container)
  const video = container.querySelector('video')
  if (video) vi.spyOn(video, 'paused', 'get').mockReturnValue(false)
  render(list, { container, hydrate: true })
  expect(container.querySelector('video')).toBe(video)
  expect(vi.mocked(useRowWindow).mock.calls.at(-1)?.[0].pinned).toBe(posts.indexOf('二'))
})

describe('the reading position of a feed (W137)', () => {
  const onPlace = vi.fn<() => void>()
  const read = () =>
    render(
      <Feed items={posts} keyOf={itself} label="投稿" onPlace={onPlace}>
        {itself}
      </Feed>,
    )

  beforeEach(() => vi.useFakeTimers())
  afterEach(() => {
    vi.useRealTimers()
    onPlace.mockClear()
  })

  it('is reported once for many frames of scrolling, because measuring in each frame would delay the rows', () => {
    read()
    for (let frame = 0; frame < 8; frame += 1) fireEvent.scroll(window)
    expect(onPlace).not.toHaveBeenCalled()
    vi.advanceTimersByTime(150)
    expect(onPlace).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(1_000)
    expect(onPlace).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['the page unloads', window, 'pagehide'],
    ['the page is hidden', document, 'visibilitychange'],
  ])(
    'is reported when %s right after scrolling, before other listeners of that event store the position',
    (_when, target, end) => {
      const written = vi.fn<(said: number) => void>()
      target.addEventListener(end, () => written(onPlace.mock.calls.length), { once: true })
      read()
      fireEvent.scroll(window)
      fireEvent(target, new Event(end, { bubbles: true }))
      expect(written.mock.calls).toEqual([[1]])
    },
  )

  it('is reported when the feed unmounts', () => {
    read()
    fireEvent.scroll(window)
    cleanup()
    expect(onPlace).toHaveBeenCalledTimes(1)
  })
})
