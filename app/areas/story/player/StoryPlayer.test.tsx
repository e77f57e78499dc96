import { act, cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { memberHost, queryWrapper as Queries } from '../../../testing/memberHost.tsx'
import { storeReading } from './readingStore.ts'
import { StoryPlayer } from './StoryPlayer.tsx'
import { stableHistoryEntryKey } from './stableHistoryEntryKey.ts'

memberHost()

const answer = {
  storyGroup: {
    storyGroupId: 'train',
    ipId: 'todai',
    ipName: '灯台放送局',
    name: '始発',
    genre: 'MAIN' as const,
    playType: 'STORY_PLAY_TYPE_PORTRAIT' as const,
  },
  episode: { storyEpisodeId: 'one', title: '百回めの灯り', consumeCoin: 0 },
  script: {
    characterList: [],
    sceneList: [{ background: '', lineList: ['一', '二', '三'].map((text) => ({ text })) }],
  },
}

function open(visit = 'first', path = '/'): void {
  render(
    <Queries>
      <MemoryRouter initialEntries={[path]}>
        <StoryPlayer
          answer={answer}
          names={{ lastName: '早瀬', firstName: '小春' }}
          form="PORTRAIT"
          accountId=""
          visit={visit}
          fullScreen={{ isFullScreen: false, toggle: () => {} }}
        />
      </MemoryRouter>
    </Queries>,
  )
}

const press = (key: string) => act(() => void dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true })))
const line = () => screen.getByRole('img', { name: /行のうち/ }).getAttribute('aria-label')

/** Makes the text one page longer than its visible part. */
function lengthen(): void {
  const text = document.querySelector<HTMLElement>('.story-text')
  if (!text) throw new Error('No words.')
  text.style.cssText = 'line-height: 20px; padding-bottom: 0px'
  let top = 0
  Object.defineProperties(text, {
    clientHeight: { configurable: true, value: 80 },
    scrollHeight: { configurable: true, value: 140 },
    scrollTop: { configurable: true, get: () => top },
    scrollTo: { configurable: true, value: () => (top = 0) },
    scrollBy: { configurable: true, value: (_x: number, by: number) => (top += by) },
  })
}

afterEach(() => {
  cleanup()
  localStorage.clear()
})

it('the story player scrolls through a line that is longer than its box before it shows the next line (W094, W095)', () => {
  open()
  lengthen()
  const lines: unknown[] = []
  for (let at = 0; at < 4; at += 1) {
    press('ArrowRight')
    lines.push([line(), document.querySelector('.story-text')?.scrollTop])
  }
  expect(lines).toEqual([
    ['3行のうち1行目', 0],
    ['3行のうち1行目', 60],
    ['3行のうち2行目', 0],
    ['3行のうち2行目', 0],
  ])
})

it('the story player adds its orientation and the reader’s names to its URL, but not if the user has already left it by Back (R062, X8)', () => {
  onTestFinished(() => history.replaceState(null, '', '/'))
  history.replaceState(null, '', '/channel/todai/story/train')
  open('first', '/story/STORY_PLAY_TYPE_PORTRAIT/MAIN/todai/train/one/a/b')
  expect(location.pathname).toBe('/channel/todai/story/train')
  cleanup()
  open('second', location.pathname)
  expect(decodeURI(location.pathname)).toBe('/story/STORY_PLAY_TYPE_PORTRAIT/MAIN/todai/train/one/早瀬/小春')
})

it('the story player shows a text that the reader has hidden before it scrolls the line (W094)', () => {
  open()
  press('ArrowRight')
  lengthen()
  press('h')
  press('ArrowRight')
  expect([line(), document.querySelector('.story-text')?.scrollTop]).toEqual(['3行のうち1行目', 0])
})

it('the story player does not skip, neither by key nor by button, if the next line is unread (W094)', () => {
  open()
  press('ArrowRight')
  press('s')
  expect(line()).toBe('3行のうち1行目')
})

it('the story player scrolls through a line that is longer than its box in auto mode, too (W094, S149)', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  open()
  press('ArrowRight')
  lengthen()
  press('a')
  const seen = [1, 2].map(() => {
    for (const step of [3_000, 0]) act(() => void vi.advanceTimersByTime(step))
    return [line(), document.querySelector('.story-text')?.scrollTop]
  })
  expect(seen).toEqual([
    ['3行のうち1行目', 60],
    ['3行のうち2行目', 0],
  ])
})

it('the story player opens a finished episode at its end after a reload, and at its beginning from a bookmark (Q168)', async () => {
  storeReading('', 'one', { position: 3, count: 3, visit: stableHistoryEntryKey('default') })
  for (const _reload of [1, 2]) {
    open('default')
    expect(await screen.findByRole('heading', { name: /おわり$/ })).toBeTruthy()
    cleanup()
  }
  history.pushState(null, '')
  open('default')
  expect(line()).toBe('3行のうち1行目')
})
